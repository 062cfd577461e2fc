import { cosine, sine } from "./circular.js";
import { plus, quotient, rest, squareRoot, times } from "./digits.js";
import { exponential, terms } from "./exponential.js";
import { check } from "./range.js";

const inverse = (mass) => quotient(1, 0, mass, 0, 1 / mass);

/** e^(-(rate + low) time). */
const decayed = (rate, low, time) => exponential(-times(rate, low, time, 0), -rest[0]);

/**
 * The motion of a damped spring: m x'' + c x' + k (x - to) = 0. core.d.ts describes what is public.
 *
 * `y` and `v` are the displacement `to - value` and its rate at the start; with a = c/(2m) and d^2 = |k/m - a^2|,
 *
 *     displacement = e^(-a t) (y cos(d t) + sineY sin(d t)/d)
 *
 * with cosh and sinh beyond critical damping. There the two exponentials, `slow` and `fast`, serve once they have parted. What
 * follows from the three parameters is computed to 32 digits (`...Low`), because k/m - a^2 cancels next to critical damping.
 */
export class SpringMotion {
  constructor({ mass = 1, stiffness, damping, from = 0, to = 1, velocity = 0 }) {
    check("mass", mass, 1e-70);
    check("stiffness", stiffness, 1e-70);
    check("damping", damping, 0);
    check("from", from);
    check("to", to);
    check("velocity", velocity);
    const half = damping / 2;
    const difference = plus(times(mass, 0, stiffness, 0), rest[0], -times(half, 0, half, 0), -rest[0]);
    let d = squareRoot(Math.abs(difference), difference < 0 ? -rest[0] : rest[0]);
    let dLow = rest[0];
    this.root = d;
    this.rootLow = dLow;
    let a = half;
    let aLow = 0;
    let tension = stiffness;
    let tensionLow = 0;
    if (mass !== 1) {
      const perMass = inverse(mass);
      const perMassLow = rest[0];
      d = times(d, dLow, perMass, perMassLow);
      dLow = rest[0];
      a = times(perMass, perMassLow, half, 0);
      aLow = rest[0];
      tension = times(perMass, perMassLow, stiffness, 0);
      tensionLow = rest[0];
    }
    const y = to - from;
    const v = -velocity;
    this.mass = mass;
    this.stiffness = stiffness;
    this.damping = damping;
    this.from = from;
    this.to = to;
    this.difference = difference;
    this.y = y;
    this.v = v;
    this.a = a;
    this.aLow = aLow;
    this.d = d;
    this.dLow = dLow;
    this.tension = tension;
    this.tensionLow = tensionLow;
    this.sineY = v ? plus(times(a, aLow, y, 0), rest[0], v, 0) : a * y;
    this.sineV = -(v ? plus(times(tension, tensionLow, y, 0), rest[0], times(a, aLow, v, 0), rest[0]) : tension * y);
    this.fast = 0;
  }

  /** Computes the two exponentials of an overdamped spring. */
  part() {
    const { stiffness, difference, y, v } = this;
    const half = this.damping / 2;
    const sum = plus(this.root, this.rootLow, half, 0);
    const sumLow = rest[0];
    const slow = quotient(stiffness, 0, sum, sumLow, 1 / (Math.sqrt(-difference) + half));
    const slowLow = rest[0];
    const fast = times(inverse(this.mass), rest[0], sum, sumLow);
    const fastLow = rest[0];
    const width = 2 * this.d;
    const widthLow = 2 * this.dLow;
    this.slow = slow;
    this.slowLow = slowLow;
    this.fast = fast;
    this.fastLow = fastLow;
    const slowSum = plus(times(fast, fastLow, y, 0), rest[0], v, 0);
    this.slowY = quotient(slowSum, rest[0], width, widthLow, 1 / width);
    const fastSum = plus(times(slow, slowLow, y, 0), rest[0], v, 0);
    this.fastY = -quotient(fastSum, rest[0], width, widthLow, 1 / width);
  }

  /** The displacement at a time above 0 for `y` and `sineY`; its rate for `v` and `sineV`. */
  displacement(time, cosineFactor, sineFactor, isRate) {
    const { difference, d } = this;
    const phase = d * time;
    if (difference < 0 && phase > 1) {
      if (!this.fast) this.part();
      return (isRate ? -this.slow : 1) * this.slowY * decayed(this.slow, this.slowLow, time) +
        (isRate ? -this.fast : 1) * this.fastY * decayed(this.fast, this.fastLow, time);
    }
    const decay = decayed(this.a, this.aLow, time);
    if (!decay) return 0;
    let c;
    let s;
    if (difference > 0) {
      c = cosine(times(d, this.dLow, time, 0), rest[0]);
      s = sine[0] / d;
    } else {
      const z = phase * phase;
      const z4 = (z * z) * (z * z);
      c = 1 + z * (0.5 + z * (terms(4, 2, z) + terms(12, 2, z) * z4));
      s = (1 + z * (terms(3, 2, z) + terms(11, 2, z) * z4)) * time;
    }
    return cosineFactor * (decay * c) + sineFactor * (decay * s);
  }

  value(time) {
    return time <= 0 ? this.from : this.to - this.displacement(time, this.y, this.sineY);
  }

  velocity(time) {
    return time <= 0 ? -this.v : 0 - this.displacement(time, this.v, this.sineV, true);
  }

  valuesInto(out, times) {
    for (let i = Math.min(out.length, times.length); i--; ) out[i] = this.value(times[i]);
    return out;
  }
}
