// Exact motion curves: loads curves.wasm, which stands beside this file, and exports its classes.

import { CurveError, connect } from "./door.js";

const place = new URL("./curves.wasm", import.meta.url);

async function bytes() {
  if (place.protocol !== "file:") return (await fetch(place)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return readFile(place);
}

export const { Curve, CubicBezier, Spring, SpringMotion } = await connect(await bytes());
export { CurveError };
