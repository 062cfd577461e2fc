// Gestures: a value that springs, is grabbed, thrown and caught again. curves.js and inline.js export the class.

import { CurveError } from "./door.js";

/**
 * Makes the class from those of makeClasses().
 *
 * @param {ReturnType<typeof import("./door.js").makeClasses>} classes
 */
export function makePlay({ Curve, Spring, inner }) {
  const { Handle, allocated, call, callWithText, checked, memory, text } = inner;

  /**
   * Calls a function with the address of numbers.
   *
   * @template Result
   * @param {ArrayLike<number>} numbers
   * @param {(address: number) => Result} use
   */
  const withNumbers = (numbers, use) => {
    const address = allocated(8 * Math.max(numbers.length, 1));
    new Float64Array(memory(), address, numbers.length).set(numbers);
    const result = use(address);
    call("curves_release", address);
    return result;
  };

  /**
   * Calls a function with the handle of a curve; 0 without one.
   *
   * @param {any} given A Curve, its text or the parameters of a spring.
   * @param {(handle: number) => number} use
   */
  const withCurve = (given, use) => {
    if (given === undefined || given === null) return use(0);
    if (given instanceof Curve) return use(given.handle);
    const curve = typeof given === "string" ? new Curve(given) : new Spring(given);
    try {
      return use(curve.handle);
    } finally {
      curve.free();
    }
  };

  /** Joins texts as lines; line feeds in them become spaces. @param {string[]} list */
  const lines = (...list) => list.map((line) => String(line).replaceAll("\n", " ")).join("\n");

  /** A gesture as one motion: commands in order of time, and values at any time. */
  class Play extends Handle {
    /** Whether the value is a number, not a list. */ #isScalar;
    /** How many components the value has. */ #count;

    /** @param {any} options */
    constructor({ from = 0, spring = { mass: 1 }, bounds, rubberBand, history = Infinity } = {}) {
      const isScalar = typeof from === "number";
      const numbers = isScalar ? [from] : Array.from(from);
      if (numbers.length === 0) throw new CurveError("from needs a number");
      const pairs = bounds === undefined ? [] : isScalar ? [bounds] : Array.from(bounds);
      if (pairs.length > 0 && pairs.length !== numbers.length) {
        throw new CurveError(`bounds have ${numbers.length} pairs, one for each component, not ${pairs.length}`);
      }
      const ends = numbers.flatMap((_, index) => {
        // For the module a reversed pair means no edge.
        if (pairs[index] === undefined || pairs[index] === null) return [1, 0];
        const [low, high] = Array.from(pairs[index]);
        if (low <= high) return [low, high];
        throw new CurveError(`bounds are a least and a largest value, not ${low} and ${high}`);
      });
      if (rubberBand && !(rubberBand.dimension > 0)) {
        throw new CurveError(`the dimension of a rubber band is positive, not ${rubberBand.dimension}`);
      }
      const { dimension = 0, coefficient = 0.55 } = rubberBand ?? {};
      let isMade = false;
      super(() => {
        // A play can't be created again, because its commands are not kept.
        if (isMade) throw new CurveError("the module was restarted, which lost this play");
        const handle = withCurve(spring, (curve) => withNumbers(numbers, (start) => withNumbers(ends, (edges) =>
          call("curves_play", curve, start, edges, numbers.length, dimension, coefficient, history))));
        isMade = true;
        return checked(handle);
      });
      this.#isScalar = isScalar;
      this.#count = numbers.length;
    }

    /** The components of a value. @param {any} value */
    #components(value) {
      const numbers = this.#isScalar ? [value] : Array.from(value ?? []);
      if (numbers.length === this.#count) return numbers;
      throw new CurveError(`a value of this play has ${this.#count} numbers, not ${numbers.length}`);
    }

    /** A value of the play from its components. @param {any} numbers */
    #shaped(numbers) {
      return this.#isScalar ? numbers[0] : Array.from(numbers);
    }

    /** The values or velocities at many times, component after component. @param {string} name @param {ArrayLike<number>} times */
    #states(name, times) {
      const { handle } = this;
      const size = times.length * this.#count;
      if (!(size <= 2 ** 24)) throw new CurveError(`${size} numbers: a call writes up to ${2 ** 24}`);
      return withNumbers(times, (address) => {
        const target = allocated(8 * Math.max(size, 1));
        call(name, handle, address, target, times.length);
        const states = new Float64Array(memory(), target, size).slice();
        call("curves_release", target);
        return states;
      });
    }

    /** @param {number} time */
    value(time) {
      return this.#isScalar ? super.value(time) : this.#shaped(this.#states("curves_values", [time]));
    }

    /** @param {number} time */
    velocity(time) {
      return this.#isScalar ? super.velocity(time) : this.#shaped(this.#states("curves_velocities", [time]));
    }

    /** @param {ArrayLike<number>} times */
    values(times) {
      return this.#isScalar ? super.values(times) : this.#states("curves_values", times);
    }

    /** @param {ArrayLike<number>} times */
    velocities(times) {
      return this.#isScalar ? super.velocities(times) : this.#states("curves_velocities", times);
    }

    /** @param {Float64Array} out @param {ArrayLike<number>} times */
    valuesInto(out, times) {
      if (this.#isScalar) return super.valuesInto(out, times);
      const count = Math.min(Math.floor(out.length / this.#count), times.length);
      out.set(this.#states("curves_values", Array.from(times).slice(0, count)));
      return out;
    }

    /** @param {any} target @param {number} time @param {any} options */
    to(target, time, { spring, curve, duration, tracker } = {}) {
      if (curve === undefined && duration !== undefined) throw new CurveError("duration has no effect without curve");
      if (curve !== undefined && spring !== undefined) throw new CurveError("spring has no effect with curve");
      if (curve !== undefined && tracker !== undefined) throw new CurveError("tracker has no effect with curve");
      if (curve !== undefined && !(duration > 0)) {
        throw new CurveError(`a curve needs a duration in seconds above 0, not ${duration}`);
      }
      const seconds = curve === undefined ? 0 : duration;
      return this.#command((handle) => withCurve(curve ?? spring, (given) =>
        withNumbers(this.#components(target), (numbers) =>
          callWithText("curves_play_to", lines(tracker ?? ""), { before: [handle, numbers, time, given, seconds] }))));
    }

    /** @param {number} time */
    grab(time) {
      return this.#command((handle) => call("curves_play_grab", handle, time));
    }

    /** @param {any} position @param {number} time */
    move(position, time) {
      return this.#command((handle) =>
        withNumbers(this.#components(position), (numbers) => call("curves_play_move", handle, numbers, time)));
    }

    /** @param {string} system @param {number} time @param {any} options */
    release(system, time, { edge, tracker = "" } = {}) {
      const isNamed = edge === "stop" || edge === "reflect";
      return this.#command((handle) => withCurve(isNamed ? undefined : edge, (spring) =>
        callWithText("curves_play_release", lines(system, tracker, isNamed ? edge : ""), { before: [handle, time, spring] })));
    }

    /** @param {any[]} positions @param {string} system @param {number} time @param {any} options */
    snap(positions, system, time, { spring, tracker = "" } = {}) {
      const numbers = Array.from(positions).flatMap((position) => this.#components(position));
      const count = numbers.length / this.#count;
      return this.#command((handle) => withCurve(spring, (given) => withNumbers(numbers, (address) =>
        callWithText("curves_play_snap", lines(system, tracker), { before: [handle, time, address, count, given] }))));
    }

    /** @param {number} time */
    pause(time) {
      return this.#command((handle) => call("curves_play_clock", handle, 0, 0, time));
    }

    /** @param {number} time */
    resume(time) {
      return this.#command((handle) => call("curves_play_clock", handle, 1, 0, time));
    }

    /** @param {number} speed @param {number} time */
    setSpeed(speed, time) {
      return this.#command((handle) => call("curves_play_clock", handle, 2, speed, time));
    }

    /** @param {number} reading @param {number} time */
    seek(reading, time) {
      return this.#command((handle) => call("curves_play_clock", handle, 3, reading, time));
    }

    /** @param {number} time @param {"current" | "end"} position */
    stop(time, position = "current") {
      if (position !== "current" && position !== "end") throw new CurveError(`a play stops at "current" or "end", not ${position}`);
      return this.#command((handle) => call("curves_play_stop", handle, position === "end" ? 1 : 0, time));
    }

    /** @param {(handle: number) => number} apply */
    #command(apply) {
      checked(apply(this.handle));
      return this;
    }

    get #state() {
      call("curves_play_state", this.handle);
      return JSON.parse(text());
    }

    get restingValue() {
      return this.#shaped(this.#state.restingValue);
    }

    /** @returns {number | null} */
    get duration() {
      return this.#state.duration;
    }

    /** @returns {number} */
    get lastTime() {
      return this.#state.lastTime;
    }

    /** @returns {boolean} */
    get isGrabbed() {
      return this.#state.isGrabbed;
    }

    /** @param {number} threshold */
    settlingTime(threshold) {
      if (!(threshold > 0)) throw new CurveError(`the threshold is a positive number, not ${threshold}`);
      return call("curves_play_settling", this.handle, threshold);
    }

    get discontinuities() {
      call("curves_play_discontinuities", this.handle);
      return JSON.parse(text()).map((/** @type {any} */ jump) =>
        ({ ...jump, value: this.#shaped(jump.value), velocity: this.#shaped(jump.velocity) }));
    }

    get facts() {
      call("curves_facts", this.handle);
      const facts = JSON.parse(text());
      return { ...facts, from: this.#shaped(facts.from), restingValue: this.#shaped(facts.restingValue) };
    }
  }
  return Play;
}
