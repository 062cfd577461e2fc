// Exact motion curves: the classes, and the function that loads their module, curves.wasm.

import { CurveError, makeClasses } from "./door.js";
import { makePlay } from "./plays.js";

const classes = makeClasses();
export const { Curve, CubicBezier, Spring, SpringMotion } = classes;
export const Play = makePlay(classes);
export { CurveError };

/** @type {Promise<void> | undefined} */
let loading;

/**
 * Loads the module, once: further calls wait for the first one. After a failure the next call tries again.
 *
 * @param {BufferSource | string | URL} [source]
 */
export async function init(source) {
  loading ??= load(source ?? neighbour());
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The address of the module next to this file. Only a script that is a module has an address. */
function neighbour() {
  const { url } = import.meta;
  if (!url) throw new CurveError("this script has no address: give init() that of curves.wasm, or its bytes");
  return new URL("./curves.wasm", url);
}

/** @param {BufferSource | string | URL} source */
async function load(source) {
  const isAddress = typeof source === "string" || source instanceof URL;
  classes.load(await WebAssembly.compile(isAddress ? await bytes(source) : source));
}

/** @param {string | URL} address */
async function bytes(address) {
  const response = await fetch(address).catch((/** @type {Error} */ error) => {
    const hint = String(address).startsWith("file:") ? ": in Node, import node.js, which reads files" : "";
    throw new CurveError(`${address}: ${error.message}${hint}`);
  });
  if (!response.ok) throw new CurveError(`${address}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
