/** A text or a number that the library refuses; the message is the library's own. */
export class CurveError extends Error {}

/** A place on the graph of a curve. */
export interface CurvePoint {
  /** Progress in, 0 to 1. */
  progress: number;
  /** Value there; null where it is infinite. */
  value: number | null;
}

/** What is known of a spring's motion. Times are seconds; null means never. */
export interface SpringFacts {
  mass: number;
  stiffness: number;
  damping: number;
  from: number;
  to: number;
  /** Value units per second. */
  initialVelocity: number;
  regime: "undamped" | "underdamped" | "critical" | "overdamped";
  dampingRatio: number;
  /** Radians per second. */
  naturalFrequency: number;
  /** The period of the undamped spring: SwiftUI's `response` and perceptual duration. */
  response: number;
  bounce: number;
  /** The last time that the value is further than 0.1 % of the distance from its target; exact. */
  settlingTime: number | null;
  /** The settling durations that these systems answer. */
  coreAnimation: number | null;
  swiftUI: number | null;
  uiKit: number | null;
  /** Fractions of the distance. */
  overshoot: number;
  undershoot: number;
  /** From 10 % to 90 % of the way. */
  riseTime: number | null;
  /** The first peak beyond the target; missing where there is none. */
  peakTime?: number;
  peakValue?: number;
}

/** What is known of a curve. */
export interface CurveFacts {
  /** The shortest text that reads back to the same curve. */
  text: string;
  kind: "cubic-bezier" | "linear" | "steps" | "spring" | "other";
  /** x1, y1, x2 and y2 of a cubic-bezier. */
  points?: [number, number, number, number];
  minimum?: CurvePoint;
  maximum?: CurvePoint;
  steepest?: CurvePoint;
  monotonic?: boolean;
  /** The stops of a linear(). */
  inputs?: number[];
  outputs?: number[];
  /** The number of steps. */
  steps?: number;
  /** What progress 1 stands for, in seconds; of springs. */
  duration?: number;
  motion?: SpringFacts;
}

/** What curves and motions have in common. */
export interface Evaluable<Facts> {
  readonly facts: Facts;
  /** The value at a progress, or of a motion at a time in seconds. */
  value(place: number): number;
  /** The rate of change there. */
  velocity(place: number): number;
  /** The values at many places: one call, however many there are. */
  values(places: ArrayLike<number>): Float64Array;
  velocities(places: ArrayLike<number>): Float64Array;
  /** Frees the memory now; otherwise the garbage collector does. */
  free(): void;
}

/** A timing function: CSS, a preset's name, four numbers or a spring. */
export class Curve implements Evaluable<CurveFacts> {
  /**
   * @param words Such as `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `linear(0, 0.3 20%, 1)`, `material.emphasized` or
   *   `spring(duration: 0.5, bounce: 0.3)`.
   * @throws CurveError with the column and what was expected there.
   */
  constructor(words: string);
  readonly facts: CurveFacts;
  value(place: number): number;
  velocity(place: number): number;
  values(places: ArrayLike<number>): Float64Array;
  velocities(places: ArrayLike<number>): Float64Array;
  /**
   * The `linear()` with the fewest stops that is nowhere further off than an error in units of the distance; null if
   * it needs more than 1,000. A spring's ends on 1 and lasts `duration` seconds, its settling time for the error; unless
   * the spring has an `over` of its own. Other curves have null there.
   */
  linear(maximumError?: number): { text: string; maximumError: number; stops: number; duration: number | null } | null;
  /** The largest difference over progress 0 to 1, where it is, and the root mean square. */
  difference(other: Curve): { maximum: number; at: number; rootMeanSquare: number };
  toString(): string;
  free(): void;
}

/** A cubic Bézier curve from (0, 0) to (1, 1), within 1e-15 of the exact one. */
export class CubicBezier extends Curve {
  /** @throws CurveError unless x1 and x2 are in 0 to 1 and y1 and y2 are finite. */
  constructor(x1: number, y1: number, x2: number, y2: number);
}

/** The parameters of a spring: one of three sets. The initial velocity is in distances per second toward the target. */
export type SpringParameters =
  | { mass?: number; stiffness?: number; damping?: number; initialVelocity?: number }
  | { duration?: number; bounce?: number; initialVelocity?: number }
  | { response?: number; dampingRatio?: number; initialVelocity?: number };

/** A damped spring; as a curve, its motion from 0 to 1 over its settling time. */
export class Spring extends Curve {
  /** @throws CurveError that names the parameter. */
  constructor(parameters?: SpringParameters);
  /** A motion in seconds; the velocity is in value units per second. */
  motion(options?: { from?: number; to?: number; velocity?: number }): SpringMotion;
}

/** The exact motion of a spring from one value to another. */
export class SpringMotion implements Evaluable<SpringFacts> {
  private constructor();
  readonly facts: SpringFacts;
  value(seconds: number): number;
  velocity(seconds: number): number;
  values(seconds: ArrayLike<number>): Float64Array;
  velocities(seconds: ArrayLike<number>): Float64Array;
  /** The motion that goes on from where this one is at a time, with its velocity, toward a new target. */
  retargeted(to: number, seconds: number): SpringMotion;
  free(): void;
}
