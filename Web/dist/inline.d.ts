// The same classes with the module inside: ready without `init`. The file has about 0.6 MB.
export { CubicBezier, Curve, CurveError, Spring, SpringMotion } from "./curves.js";
export type { CurveFacts, CurvePoint, Evaluable, SpringFacts, SpringParameters } from "./curves.js";
