// The package for Node, whose fetch does not read files.

import { readFile } from "node:fs/promises";
import { CurveError, init as load } from "./curves.js";

export { Curve, CubicBezier, CurveError, Play, Spring, SpringMotion } from "./curves.js";

/** @param {BufferSource | string | URL} source */
export async function init(source = new URL("./curves.wasm", import.meta.url)) {
  const isFile = source instanceof URL && source.protocol === "file:";
  await load(isFile ? await file(source) : source);
}

/** @param {URL} address */
async function file(address) {
  try {
    return await readFile(address);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new CurveError(`${address.pathname} is missing: in a clone of the repository, \`Web/build\` makes it`);
  }
}
