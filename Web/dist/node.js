// The package in Node, whose fetch does not read files.

import { readFile } from "node:fs/promises";
import { init as load } from "./curves.js";

export { Curve, CubicBezier, CurveError, Play, Spring, SpringMotion } from "./curves.js";

/** @param {BufferSource | string | URL} source */
export async function init(source = new URL("./curves.wasm", import.meta.url)) {
  const isFile = source instanceof URL && source.protocol === "file:";
  await load(isFile ? await readFile(source) : source);
}
