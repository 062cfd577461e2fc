// The same classes with the module inside, ready without `init`. The file has about 0.8 MB.
export { CubicBezier, Curve, CurveError, Play, Spring, SpringMotion } from "./curves.js";
export type {
  CurveFacts, CurvePoint, Evaluable, PlayDiscontinuity, PlayFacts, PlayOptions, PlayValue, SpringFacts, SpringParameters,
} from "./curves.js";
