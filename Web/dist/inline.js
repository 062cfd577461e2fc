// Exact motion curves with the module inside: ready without init, and compiled when this file is imported.

import { CurveError, makeClasses } from "./door.js";
import { base64 } from "./module.js";
import { makePlay } from "./plays.js";

const classes = makeClasses();
classes.load(new WebAssembly.Module(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))));

export const { Curve, CubicBezier, Spring, SpringMotion } = classes;
export const Play = makePlay(classes);
export { CurveError };
