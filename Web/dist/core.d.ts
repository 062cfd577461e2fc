// Springs, cubic-béziers and throws in plain JavaScript: nothing to load, and bundlers keep only what you import.
//
// Curves and throws have the digits of the Swift library and of its command line, to the last bit, in every JavaScript
// engine. Springs have the same digits in every engine, within 1e-15 of the terms of the solution as the library's are, for
// phases below 2^20 radians (a damped oscillation is over long before) and while more than 1e-307 of the motion is left.
// Parameters are in -1e70...1e70; a parameter out of range throws a RangeError that names it.

/** A function of progress or of seconds. */
export interface Evaluable {
  value(at: number): number;
  /** The rate of change. */
  velocity(at: number): number;
  /** Writes the values at many positions into `out`, as many as the shorter array has, and returns it. */
  valuesInto<Out extends number[] | Float64Array | Float32Array>(out: Out, at: ArrayLike<number>): Out;
}

/** The parameters of a spring; the functions `from...` compute them from other parameters. */
export interface SpringParameters {
  /** The mass, positive; 1 if missing. */
  mass?: number;
  /** The stiffness, positive. */
  stiffness: number;
  /** The damping, 0 or positive. */
  damping: number;
}

/**
 * The exact motion of a damped spring over seconds. Up to time 0 it is at its start.
 *
 * Displacement and velocity are each within 1e-15 of the sum of their two terms' sizes.
 */
export class SpringMotion implements Evaluable {
  /**
   * @param options The spring; where the motion starts (0) and rests (1); and its velocity at time 0, in value units per second.
   * @throws RangeError that names the parameter.
   */
  constructor(options: SpringParameters & { from?: number; to?: number; initialVelocity?: number });
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
  readonly from: number;
  readonly to: number;
  value(seconds: number): number;
  velocity(seconds: number): number;
  valuesInto<Out extends number[] | Float64Array | Float32Array>(out: Out, seconds: ArrayLike<number>): Out;
}

/**
 * The exact settling time in seconds: the last time at which a spring's value is further from `to` than a threshold. It is 0 if
 * the value never is, and Infinity without damping.
 *
 * @param threshold A fraction of the distance from `from` to `to`, positive; 0.001 if missing. In value units if they are equal.
 *   Up to 0.9 the result has the library's digits, within 4e-15; from there to 1 it loses some.
 */
export function settlingTime(motion: SpringMotion, threshold?: number): number;

/**
 * The spring with a response, 2 pi/omega in seconds, and a damping ratio (SwiftUI, UIKit).
 *
 * @throws RangeError unless both are finite, the response positive and the ratio not negative.
 */
export function fromResponse(response: number, dampingRatio: number): SpringParameters;

/**
 * The spring with a perceptual duration in seconds and a bounce (SwiftUI, Core Animation).
 *
 * @throws RangeError unless the duration is positive and the bounce above -1 and at most 1.
 */
export function fromDuration(duration: number, bounce: number): SpringParameters;

/**
 * The spring with a stiffness and a damping ratio (Jetpack Compose).
 *
 * @throws RangeError unless the stiffness is positive and the ratio not negative.
 */
export function fromDampingRatio(stiffness: number, dampingRatio: number): SpringParameters;

/**
 * The timing function of CSS, over progress 0 to 1. Outside it continues along the tangent at the nearer end, or level if that
 * is vertical.
 *
 * Values are within 1e-15 of max(1, |y1|, |y2|).
 */
export class CubicBezier implements Evaluable {
  /** @throws RangeError unless x1 and x2 are in 0...1. */
  constructor(x1: number, y1: number, x2: number, y2: number);
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  value(progress: number): number;
  /** At a vertical end it is infinite. */
  velocity(progress: number): number;
  valuesInto<Out extends number[] | Float64Array | Float32Array>(out: Out, progress: ArrayLike<number>): Out;
}

/**
 * A throw that slows down by itself, over seconds: its velocity falls by e^(-decayRate t).
 *
 * Rates of systems, in 1/s: a scroll view on iOS 2.0020026706730794 (normal) or 10.050335853501451 (fast), Jetpack Compose 4.2,
 * React Native 2. For Motion it is 1/0.325, with 0.8/0.325 of the velocity.
 */
export class ExponentialDecay implements Evaluable {
  /**
   * @param options Where it starts (0), its velocity at time 0 in value units per second, and the rate in 1/s, positive.
   * @throws RangeError that names the parameter.
   */
  constructor(options: { from?: number; velocity: number; decayRate: number });
  readonly from: number;
  readonly initialVelocity: number;
  readonly decayRate: number;
  /** The distance from the start to the landing. */
  readonly distance: number;
  /** Where it lands: `from` plus the distance. */
  readonly restingValue: number;
  value(seconds: number): number;
  velocity(seconds: number): number;
  valuesInto<Out extends number[] | Float64Array | Float32Array>(out: Out, seconds: ArrayLike<number>): Out;
}

/** The time in seconds after which a throw stays within a distance, in value units, of where it lands. */
export function landingTime(decay: ExponentialDecay, within: number): number;
