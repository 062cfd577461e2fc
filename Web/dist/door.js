// The JavaScript side of the module's interface: texts, arrays and handles. curves.js and inline.js export these classes; the
// playground connects them to a module of its own.

/** The error for a text or a number that the library rejects, with the library's message. */
export class CurveError extends Error {
  name = "CurveError";
}

/**
 * The function that the module imports: the nearest double of a decimal that is too long for its own reader.
 *
 * @param {() => WebAssembly.Memory} memory
 */
export function imports(memory) {
  return {
    env: {
      /** @param {number} text @param {number} target */
      _swift_stdlib_strtod_clocale(text, target) {
        const bytes = new Uint8Array(memory().buffer);
        const end = bytes.indexOf(0, text);
        const value = Number(new TextDecoder().decode(bytes.subarray(text, end)));
        new DataView(memory().buffer).setFloat64(target, value, true);
        return end;
      },
    },
  };
}

/** How many positions one call may have. */
const positionLimit = 2 ** 24;

/** How many of them the module computes at once. */
const blockSize = 2 ** 20;

/**
 * Makes the classes and loads their module.
 *
 * @param {BufferSource | WebAssembly.Module} bytes The module, curves.wasm.
 */
export async function connect(bytes) {
  const classes = makeClasses();
  classes.load(bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes));
  return classes;
}

/**
 * Makes the classes; load their module before you create an object.
 *
 * A trap leaves an instance in an unknown state. A new instance replaces it, in which objects are created again when they
 * are next used.
 */
export function makeClasses() {
  /** @type {WebAssembly.Module} */
  let module;
  /** @type {any} The exports of the instance. */
  let door;
  /** The number of the instance. */
  let generation = 0;
  /** Memory for the positions and then the results of one call, kept for the next one, and a view of it. */
  const buffer = { address: 0, count: 0, numbers: new Float64Array(0) };

  const open = () => {
    door = new WebAssembly.Instance(module, imports(() => door.memory)).exports;
    generation += 1;
    buffer.count = 0;
    buffer.numbers = new Float64Array(0);
  };

  /** @param {WebAssembly.Module} compiled */
  const load = (compiled) => {
    module = compiled;
    open();
  };

  /** Replaces the instance after a trap, and returns the error for the caller. @param {unknown} error */
  const restarted = (error) => {
    open();
    return new CurveError(`the module stopped and was restarted (${error instanceof Error ? error.message : error})`);
  };

  /**
   * Calls the module.
   *
   * @param {string} name
   * @param {number[]} values
   */
  const call = (name, ...values) => {
    if (!door) throw new CurveError("the module is not loaded: await init() before the first curve");
    try {
      return door[name](...values);
    } catch (error) {
      throw restarted(error);
    }
  };

  const abandoned = new FinalizationRegistry((/** @type {{ handle: number, generation: number }} */ entry) => {
    if (entry.generation === generation) call("curves_free", entry.handle);
  });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** The text that the last call wrote. */
  const text = () =>
    decoder.decode(new Uint8Array(door.memory.buffer, door.curves_text(), door.curves_text_length()));

  /** @param {number} handle */
  const checked = (handle) => {
    if (handle === 0) throw new CurveError(text());
    return handle;
  };

  /**
   * Allocates memory of the module.
   *
   * @param {number} count
   */
  const allocated = (count) => {
    const address = call("curves_allocate", count);
    if (address === 0) throw new CurveError("the module has no memory left");
    return address >>> 0;
  };

  /**
   * Calls a function with a text. Its arguments are those before, the address and the length of the text, and those after.
   *
   * @param {string} name
   * @param {string} string
   * @param {{ before?: number[], after?: number[] }} others
   */
  const callWithText = (name, string, { before = [], after = [] } = {}) => {
    const bytes = encoder.encode(string);
    const address = allocated(bytes.length);
    new Uint8Array(door.memory.buffer, address, bytes.length).set(bytes);
    const result = call(name, ...before, address, bytes.length, ...after);
    call("curves_release", address);
    return result;
  };

  /** Makes the buffer large enough. @param {number} count */
  const reserve = (count) => {
    if (buffer.count > 0) call("curves_release", buffer.address);
    buffer.count = 0;
    const capacity = Math.min(Math.max(1024, 2 * count), blockSize);
    buffer.address = allocated(capacity * 16);
    buffer.count = capacity;
    buffer.numbers = new Float64Array(0);
  };

  /** The buffer's numbers. When the module's memory grows, the engine detaches the view, whose length becomes 0. */
  const numbers = () => {
    if (buffer.numbers.length === 0) buffer.numbers = new Float64Array(door.memory.buffer, buffer.address, 2 * buffer.count);
    return buffer.numbers;
  };

  /**
   * @param {"curves_values" | "curves_velocities"} name
   * @param {number} handle
   * @param {ArrayLike<number>} positions
   * @param {Float64Array} [results] Receives as many numbers as the shorter array has.
   */
  const evaluate = (name, handle, positions, results) => {
    const count = results ? Math.min(positions.length, results.length) : positions.length;
    if (!Number.isInteger(count) || count < 0 || count > positionLimit) {
      throw new CurveError(`${count} positions: a call takes 0...${positionLimit} of them`);
    }
    const given = positions instanceof Float64Array ? positions : Float64Array.from(positions);
    const values = results ?? new Float64Array(count);
    if (Math.min(count, blockSize) > buffer.count) reserve(count);
    for (let start = 0; start < count; start += blockSize) {
      const length = Math.min(count - start, blockSize);
      copyNumbers(numbers(), 0, given, start, length);
      call(name, handle, buffer.address, buffer.address + 8 * buffer.count, length);
      copyNumbers(values, start, numbers(), buffer.count, length);
    }
    return values;
  };

  /** An object of the module: a curve or a motion. */
  class Handle {
    /** Creates the object in the module, and again after a restart. @type {() => number} */ #make;
    /** @type {{ handle: number, generation: number }} */ #entry;
    /** @type {any} */ #facts;

    /** @param {() => number} make */
    constructor(make) {
      this.#make = make;
      const handle = make();
      this.#entry = { handle, generation };
      abandoned.register(this, this.#entry, this);
    }

    /** The number of this object in the module. */
    get handle() {
      const entry = this.#entry;
      if (entry.handle === 0) throw new CurveError("this object was freed");
      if (entry.generation !== generation) {
        entry.handle = this.#make();
        entry.generation = generation;
      }
      return entry.handle;
    }

    /** @param {number} position */
    value(position) {
      const { handle } = this;
      const number = +position;
      // Not by `call`, whose list of arguments takes as long as the module.
      try {
        return door.curves_value(handle, number);
      } catch (error) {
        throw restarted(error);
      }
    }

    /** @param {number} position */
    velocity(position) {
      const { handle } = this;
      const number = +position;
      // Not by `call`, whose list of arguments takes as long as the module.
      try {
        return door.curves_velocity(handle, number);
      } catch (error) {
        throw restarted(error);
      }
    }

    /** @param {ArrayLike<number>} positions */
    values(positions) {
      return evaluate("curves_values", this.handle, positions);
    }

    /** @param {ArrayLike<number>} positions */
    velocities(positions) {
      return evaluate("curves_velocities", this.handle, positions);
    }

    /** @param {Float64Array} out @param {ArrayLike<number>} positions */
    valuesInto(out, positions) {
      return evaluate("curves_values", this.handle, positions, out);
    }

    get facts() {
      const { handle } = this;
      if (!this.#facts) {
        call("curves_facts", handle);
        this.#facts = JSON.parse(text());
      }
      return this.#facts;
    }

    /** Frees the memory now; otherwise the garbage collector does. */
    free() {
      const entry = this.#entry;
      if (entry.handle === 0) return;
      abandoned.unregister(this);
      if (entry.generation === generation) call("curves_free", entry.handle);
      entry.handle = 0;
    }
  }
  // For `using`, where the engine has it.
  if (Symbol.dispose) Handle.prototype[Symbol.dispose] = Handle.prototype.free;

  /** A timing function: CSS, a preset's name, four numbers or a spring, in the notation of curvetool. */
  class Curve extends Handle {
    /** @param {string} source */
    constructor(source) {
      const given = String(source);
      super(() => checked(callWithText("curves_make", given)));
    }

    /**
     * The `linear()` with the fewest stops whose error is at most a given one.
     *
     * @param {number} maximumError As a fraction of the distance.
     * @returns {{text: string, maximumError: number, stops: number, duration: number | null} | null} Null beyond 1,000
     *   stops. The duration is a spring's, in seconds.
     */
    linear(maximumError = 0.001) {
      if (!(maximumError > 0 && maximumError < Infinity)) {
        throw new CurveError(`the largest error is a positive number, not ${maximumError}`);
      }
      call("curves_linear", this.handle, maximumError);
      const found = JSON.parse(text());
      return found.text ? found : null;
    }

    /**
     * The largest difference from another curve over progress 0...1.
     *
     * @param {Curve} other
     * @returns {{maximum: number, at: number, rootMeanSquare: number}}
     */
    difference(other) {
      call("curves_difference", this.handle, other.handle);
      return JSON.parse(text());
    }

    /** The shortest text that reads back to the same curve. */
    toString() {
      return this.facts.text;
    }
  }

  /** A cubic Bézier curve from (0, 0) to (1, 1). */
  class CubicBezier extends Curve {
    /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
    constructor(x1, y1, x2, y2) {
      super(`cubic-bezier(${[x1, y1, x2, y2].map(decimal)})`);
    }
  }

  /** A damped spring; as a curve, its motion from 0 to 1 over its settling time. */
  class Spring extends Curve {
    /** @param {Record<string, number>} parameters */
    constructor(parameters = {}) {
      if ("initialVelocity" in parameters) {
        throw new CurveError("the velocity of a spring's parameters is relativeVelocity, in distances per second");
      }
      // The text has Core Animation's name for it.
      const name = (/** @type {string} */ key) => key === "relativeVelocity" ? "initialVelocity" : key;
      super(`spring(${Object.entries(parameters).map(([key, value]) => `${name(key)}: ${decimal(value)}`)})`);
    }

    /**
     * A motion of this spring in seconds.
     *
     * @param {{from?: number, to?: number, initialVelocity?: number}} options The velocity is in value units per second.
     */
    motion({ from = 0, to = 1, initialVelocity = 0, ...others } = {}) {
      if ("velocity" in others) {
        throw new CurveError("the velocity of a motion is initialVelocity, in value units per second");
      }
      return new SpringMotion(this, from, to, initialVelocity);
    }
  }

  /** The exact motion of a spring from one value to another. */
  class SpringMotion extends Handle {
    /** @type {Spring} */ #spring;

    /** @param {Spring} spring @param {number} from @param {number} to @param {number} initialVelocity */
    constructor(spring, from, to, initialVelocity) {
      super(() => checked(call("curves_motion", spring.handle, from, to, initialVelocity)));
      this.#spring = spring;
    }

    /**
     * The motion that continues from this one's value and velocity at a time, toward a new target.
     *
     * @param {number} to
     * @param {number} seconds
     */
    retargeted(to, seconds) {
      return new SpringMotion(this.#spring, this.value(seconds), to, this.velocity(seconds));
    }
  }

  /** The targets that the page's module writes. @returns {{ name: string, title: string }[]} */
  const targets = () => {
    call("curves_targets");
    return JSON.parse(text());
  };

  /** A curve in a target's notation, with its error. @param {Curve} curve @param {string} target @param {number} error */
  const convert = (curve, target, error) => {
    callWithText("curves_convert", target, { before: [curve.handle], after: [error] });
    return JSON.parse(text());
  };

  /** A text as the page's module reads it: the curve, the seconds that the text states, and notes. @param {string} source */
  const read = (source) => {
    const curve = new Curve(source);
    return { curve, ...JSON.parse(text()) };
  };

  /** The named curves and springs of other systems. @returns {{ name: string, family: string, kind: string, source: string }[]} */
  const presets = () => {
    call("curves_presets");
    return JSON.parse(text());
  };

  /** The systems with a decay of their own. @returns {{ name: string, title: string }[]} */
  const decaySystems = () => {
    call("curves_decay_systems");
    return JSON.parse(text());
  };

  /** A system's decay between two edges. */
  class BoundedDecay extends Handle {
    /** @param {string} system @param {number} from @param {number} velocity @param {number} low @param {number} high */
    constructor(system, from, velocity, low, high) {
      super(() => checked(callWithText("curves_decay", system, { after: [from, velocity, low, high] })));
    }
  }

  /** The spring from rest with an overshoot and the time of its peak. @param {number} overshoot @param {number} peakTime */
  const design = (overshoot, peakTime) => {
    call("curves_design", overshoot, peakTime);
    return JSON.parse(text());
  };

  // For plays.js.
  const inner = { Handle, allocated, call, callWithText, checked, memory: () => door.memory.buffer, text };

  /** How many handles, blocks and bytes of memory are in use. */
  const use = () =>
    ({ handles: door.curves_count(), blocks: door.curves_blocks(), bytes: door.memory.buffer.byteLength });

  return {
    load, Curve, CubicBezier, Spring, SpringMotion, BoundedDecay, inner, read, targets, presets, decaySystems, design, convert, use,
  };
}

/**
 * A number as the library reads it. A number that is not finite becomes one that it rejects.
 *
 * @param {number} value
 */
function decimal(value) {
  if (Number.isNaN(value)) return "NaN";
  return value === Infinity ? "1e400" : value === -Infinity ? "-1e400" : String(value);
}

/**
 * Copies numbers: a few one by one, because the engine's own copy then takes longer.
 *
 * @param {Float64Array} target @param {number} offset
 * @param {Float64Array} source @param {number} start
 * @param {number} count
 */
function copyNumbers(target, offset, source, start, count) {
  if (count > 64) target.set(source.subarray(start, start + count), offset);
  else for (let index = 0; index < count; index += 1) target[offset + index] = source[start + index];
}
