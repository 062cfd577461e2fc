// Springs, cubic-béziers and throws in plain JavaScript, as exact as the Swift library. Nothing is loaded.

export { CubicBezier } from "./core/cubicBezier.js";
export { ExponentialDecay, landingTime } from "./core/exponentialDecay.js";
export { fromDampingRatio, fromDuration, fromResponse } from "./core/parameters.js";
export { settlingTime } from "./core/settling.js";
export { SpringMotion } from "./core/springMotion.js";
