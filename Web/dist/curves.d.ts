// For TypeScript before 5.2, whose library does not have it.
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/**
 * Loads the module. Await it before the first curve; further calls wait for the first.
 *
 * @param source The bytes of `curves.wasm` or its address; by default the file next to the package's own.
 * @throws CurveError if the address does not answer with the file.
 */
export function init(source?: BufferSource | string | URL): Promise<void>;

/** The error for an invalid text or number, and for the use of an object after `free()`. */
export class CurveError extends Error {}

/** A point of a curve's graph. */
export interface CurvePoint {
  /** The progress, 0 to 1. */
  progress: number;
  /** The value at that progress; null where it is infinite. */
  value: number | null;
}

/** The facts of a spring's motion. Times are in seconds; null means never. */
export interface SpringFacts {
  /** The mass. */
  mass: number;
  /** The stiffness. */
  stiffness: number;
  /** The damping. */
  damping: number;
  /** The velocity at the start; value units per second. */
  initialVelocity: number;
  /** The value at the start. */
  from: number;
  /** The value at rest. */
  to: number;
  /** The band of the settling rules, as a fraction of the distance. */
  threshold: number;
  /** Undamped, underdamped, critical or overdamped. */
  regime: "undamped" | "underdamped" | "critical" | "overdamped";
  /** The damping over the critical damping. */
  dampingRatio: number;
  /** The angular frequency without damping; rad/s. */
  naturalFrequency: number;
  /** The angular frequency of the oscillation; rad/s. */
  dampedFrequency: number | null;
  /** The rate at which the envelope decays; 1/s. */
  decayRate: number;
  /** The period without damping; s. */
  response: number;
  /** The duration of SwiftUI and Core Animation, which is the response; s. */
  perceptualDuration: number;
  /** The bounce of SwiftUI: 0 is critical. */
  bounce: number;
  /** The last time outside the band, exact; s. */
  settlingTime: number | null;
  /** CASpringAnimation.settlingDuration; s. */
  settlingDuration: number | null;
  /** The settling time by the exact rule; s. */
  exact: number | null;
  /** The settling time by the rule of Core Animation; s. */
  coreAnimation: number | null;
  /** The settling time by the rule of SwiftUI; s. */
  swiftUI: number | null;
  /** The settling time by the rule of UIKit; s. */
  uiKit: number | null;
  /** The settling time by the envelope rule; s. */
  envelope: number | null;
  /** The largest overshoot, as a fraction of the distance. */
  overshoot: number;
  /** The time of the largest overshoot; s. */
  peakTime: number | null;
  /** The value at the largest overshoot. */
  peakValue: number | null;
  /** The time from 10 to 90 % of the distance; s. */
  riseTime: number | null;
  /** The first 16 times at which the value crosses the target; s. */
  zeroCrossings: number[];
  /** The undershoot after the overshoot, as a fraction of the distance. */
  undershoot: number;
}

/** The facts of a cubic-bezier. */
export interface CubicBezierFacts {
  /** The control points: x1, y1, x2 and y2. */
  points: [number, number, number, number];
  /** Whether the value never decreases. */
  monotonic: boolean;
  /** The smallest value, and where it is. */
  minimum: CurvePoint;
  /** The largest value, and where it is. */
  maximum: CurvePoint;
  /** Where the curve turns back. */
  extremes: CurvePoint[];
  /** Where the curvature changes its sign. */
  inflections: CurvePoint[];
  /** The largest slope, and where it is. */
  steepest: CurvePoint;
  /** The slope at progress 0; null if it is vertical. */
  startSlope: number | null;
  /** The slope at progress 1; null if it is vertical. */
  endSlope: number | null;
}

/** The facts of a curve; those of a cubic-bezier are missing for other curves. */
export interface CurveFacts extends Partial<CubicBezierFacts> {
  /** The shortest text that reads back to the same curve. */
  text: string;
  kind: "cubic-bezier" | "linear" | "steps" | "spring" | "other";
  /** The stops of a linear(). */
  inputs?: number[];
  outputs?: number[];
  /** The number of steps. */
  steps?: number;
  /** The seconds that progress 0 to 1 spans; only for springs. */
  duration?: number;
  motion?: SpringFacts;
}

/** The members that curves and motions share. A curve is a function of progress, a motion one of seconds. */
export interface Evaluable<Facts, Value = number> {
  readonly facts: Facts;
  value(at: number): Value;
  /** The rate of change. */
  velocity(at: number): Value;
  /** The values at up to 2^24 positions, in one call of the module. */
  values(at: ArrayLike<number>): Float64Array;
  velocities(at: ArrayLike<number>): Float64Array;
  /** Writes the values into your array, as many as the shorter array has, and returns it. */
  valuesInto(out: Float64Array, at: ArrayLike<number>): Float64Array;
  /** Frees the memory now; otherwise the garbage collector does. Any use after that throws a CurveError. */
  free(): void;
  /** Frees the memory at the end of a `using` scope. */
  [Symbol.dispose](): void;
}

/** A timing function: CSS, a preset's name, four numbers or a spring. */
export class Curve implements Evaluable<CurveFacts> {
  /**
   * @param text Such as `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `linear(0, 0.3 20%, 1)`, `material.emphasized` or
   *   `spring(duration: 0.5, bounce: 0.3)`.
   * @throws CurveError with the column and what was expected there.
   */
  constructor(text: string);
  readonly facts: CurveFacts;
  value(progress: number): number;
  velocity(progress: number): number;
  values(progress: ArrayLike<number>): Float64Array;
  velocities(progress: ArrayLike<number>): Float64Array;
  valuesInto(out: Float64Array, progress: ArrayLike<number>): Float64Array;
  /**
   * The `linear()` with the fewest stops whose error is at most `maximumError`, as a fraction of the distance; null
   * if it needs more than 1,000 stops. For a spring it ends on 1 after `duration` seconds, the settling time for that error,
   * unless the spring's text has its own duration (`over`). `duration` is null for other curves.
   *
   * @throws CurveError unless the error is positive and finite.
   */
  linear(maximumError?: number): { text: string; maximumError: number; stops: number; duration: number | null } | null;
  /** The largest difference over progress 0 to 1, where it is, and the root mean square. */
  difference(other: Curve): { maximum: number; at: number; rootMeanSquare: number };
  /** The shortest text that reads back to the same curve. */
  toString(): string;
  free(): void;
  [Symbol.dispose](): void;
}

/** A cubic Bézier curve from (0, 0) to (1, 1), within 1e-15 of the exact one. */
export class CubicBezier extends Curve {
  /** @throws CurveError unless x1 and x2 are in 0 to 1 and y1 and y2 are finite. */
  constructor(x1: number, y1: number, x2: number, y2: number);
}

/** The keys that a set of parameters must not have. */
type Without<Keys extends string> = { [Key in Keys]?: never };

/**
 * The parameters of a spring: one of four sets. The relative velocity is in distances per second, positive toward the target.
 */
export type SpringParameters = { relativeVelocity?: number } & (
  | ({ mass?: number; stiffness?: number; damping?: number } & Without<"duration" | "bounce" | "response" | "dampingRatio">)
  | ({ stiffness: number; dampingRatio: number } & Without<"mass" | "damping" | "duration" | "bounce" | "response">)
  | ({ duration: number; bounce?: number } & Without<"mass" | "stiffness" | "damping" | "response" | "dampingRatio">)
  | ({ response: number; dampingRatio?: number } & Without<"mass" | "stiffness" | "damping" | "duration" | "bounce">)
);

/** A damped spring; as a curve, its motion from 0 to 1 over its settling time. */
export class Spring extends Curve {
  /** @throws CurveError that names the parameter. */
  constructor(parameters?: SpringParameters);
  /** A motion in seconds; the velocity is in value units per second. */
  motion(options?: { from?: number; to?: number; initialVelocity?: number }): SpringMotion;
}

/** The exact motion of a spring from one value to another. */
export class SpringMotion implements Evaluable<SpringFacts> {
  private constructor();
  readonly facts: SpringFacts;
  value(seconds: number): number;
  velocity(seconds: number): number;
  values(seconds: ArrayLike<number>): Float64Array;
  velocities(seconds: ArrayLike<number>): Float64Array;
  valuesInto(out: Float64Array, seconds: ArrayLike<number>): Float64Array;
  /** The motion that continues from this one's value and velocity at a time, toward a new target. */
  retargeted(to: number, seconds: number): SpringMotion;
  free(): void;
  [Symbol.dispose](): void;
}

/** The value of a play that starts at a `From`: a number, or a list of numbers with one for each component. */
export type PlayValue<From> = From extends number ? number : number[];

/** A least and a largest value. */
type Bounds = readonly [number, number];

/** A spring: its parameters, its text, or a curve that is one. Its initial velocity is ignored. */
type SpringLike = SpringParameters | string | Curve;

/** How a play starts. */
export interface PlayOptions<From> {
  /** The value at time 0; 0 by default. */
  from?: From;
  /** The spring of commands without one; mass 1, stiffness 100 and damping 10 by default. */
  spring?: SpringLike;
  /** Where a finger meets the rubber band, and a decay its edge: a pair, or one for each component, null without an edge. */
  bounds?: (From extends number ? Bounds : readonly (Bounds | null)[]) | null;
  /** The resistance beyond a bound; UIScrollView's over the extent of the bounds by default (coefficient 0.55). */
  rubberBand?: { dimension: number; coefficient?: number };
  /** How many seconds before the last command to keep; everything by default. Set it for a play that never ends. */
  history?: number;
}

/** A jump of a play's value or velocity. */
export interface PlayDiscontinuity<From = number> {
  /** Seconds. */
  time: number;
  cause:
    | "start" | "to" | "grab" | "release" | "pause" | "resume" | "speed" | "seek" | "stop" | "edge" | "end" | "curve" | "frame"
    | "round" | "then";
  /** The jump of the value. */
  value: PlayValue<From>;
  /** The jump of the velocity, in value units per second. */
  velocity: PlayValue<From>;
}

/** The facts of a play. Times are in seconds; null means never, or infinite. */
export interface PlayFacts<From = number> {
  from: PlayValue<From>;
  restingValue: PlayValue<From>;
  duration: number | null;
  lastTime: number;
  isGrabbed: boolean;
  pieceCount: number;
  /** The largest speed, in value units per second, and when it occurs. */
  peakSpeed: { time: number; speed: number };
  pathLength: number | null;
  /** When a decay meets an edge and a spring takes over its value and velocity. */
  handOffs: number[];
}

/**
 * A gesture as one motion: a value that springs to targets, is grabbed by a finger, thrown and caught again.
 *
 * Commands come in order of time, in seconds; each returns the play, and throws a CurveError that names the number without
 * changing anything. Value and velocity are exact at any time and continuous, except where `discontinuities` says otherwise.
 * A failure of the module loses its plays: using one then throws a CurveError.
 */
export class Play<From extends number | readonly number[] = number> implements Evaluable<PlayFacts<From>, PlayValue<From>> {
  /** @throws CurveError unless the numbers are finite, each pair of bounds is in order, and the history is not negative. */
  constructor(options?: PlayOptions<From>);
  /** Springs to a value with the current velocity, or follows a curve to it for a duration in seconds. */
  to(
    target: PlayValue<From>, time: number,
    options?: { spring?: SpringLike; tracker?: VelocityTracker } | { curve: Curve | string; duration: number },
  ): this;
  /** A finger takes the value, which stops it. */
  grab(time: number): this;
  /** The finger is at a position: only its changes count. Between two positions the value moves linearly. */
  move(position: PlayValue<From>, time: number): this;
  /**
   * The finger lets go, and the value slows down as on a system.
   *
   * @param system Such as `uiscrollview`, `android`, `compose` or `decay(velocity: 1, like: compose, frictionMultiplier: 2)`.
   */
  release(system: string, time: number, options?: { edge?: "stop" | "reflect" | SpringLike; tracker?: VelocityTracker }): this;
  /** The finger lets go, and the value springs to the position nearest to where a system's decay would land. */
  snap(
    positions: readonly PlayValue<From>[], system: string, time: number,
    options?: { spring?: SpringLike; tracker?: VelocityTracker },
  ): this;
  /** Stops the clock; a finger can still move the value. */
  pause(time: number): this;
  resume(time: number): this;
  /** Seconds of the clock per second, above 0. */
  setSpeed(speed: number, time: number): this;
  /** Moves the clock within the current motion. */
  seek(reading: number, time: number): this;
  /** Ends the motion where it is, or where it would land. */
  stop(time: number, position?: "current" | "end"): this;
  /** The value at which it lands; in a pause or under a finger, the current value. */
  readonly restingValue: PlayValue<From>;
  /** When the last motion ends by its own rule, in seconds; null if it never does. */
  readonly duration: number | null;
  /** The time of the last command: the earliest time of the next. */
  readonly lastTime: number;
  readonly isGrabbed: boolean;
  /** The last time at which the value is further from its landing than a threshold in value units. */
  settlingTime(threshold: number): number;
  readonly discontinuities: PlayDiscontinuity<From>[];
  readonly facts: PlayFacts<From>;
  value(seconds: number): PlayValue<From>;
  velocity(seconds: number): PlayValue<From>;
  /** The values at many times; of several components, one after the other for each time. */
  values(seconds: ArrayLike<number>): Float64Array;
  velocities(seconds: ArrayLike<number>): Float64Array;
  valuesInto(out: Float64Array, seconds: ArrayLike<number>): Float64Array;
  free(): void;
  [Symbol.dispose](): void;
}

/** How a finger's velocity is computed: `lsq50` by default. */
type VelocityTracker = "lsq50" | "android" | "flutter" | "compose" | "motion";
