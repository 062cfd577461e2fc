import { cosine, sine } from "./circular.js";
import { plus, quotient, rest, squareRoot, times } from "./digits.js";
import { exponential, left, reduced } from "./exponential.js";
import { check } from "./range.js";

/**
 * The motion of a damped spring: m x'' + c x' + k (x - to) = 0. core.d.ts describes what is public.
 *
 * `y` and `v` are the displacement `to - value` and its rate at the start; with a = c/(2m) and d^2 = |k/m - a^2|,
 *
 *     displacement = e^(-a t) (y cos(d t) + sineY sin(d t)/d)
 *
 * Beyond critical damping it is e^(-slow t) (y + sineY (1 - e^(-2 d t))/(2 d)), with another sineY, and once the two exponentials
 * have parted, their sum. What follows from the three parameters is computed to 32 digits (`...Low`), because k/m - a^2 cancels
 * next to critical damping.
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
    const root = squareRoot(Math.abs(difference), difference < 0 ? -rest[0] : rest[0]);
    const rootLow = rest[0];
    const perMass = quotient(1, 0, mass, 0, 1 / mass);
    const perMassLow = rest[0];
    const d = times(root, rootLow, perMass, perMassLow);
    const dLow = rest[0];
    const a = times(perMass, perMassLow, half, 0);
    const aLow = rest[0];
    const tension = times(perMass, perMassLow, stiffness, 0);
    const tensionLow = rest[0];
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
    this.d = d;
    this.dLow = dLow;
    this.tension = tension;
    this.tensionLow = tensionLow;
    if (difference < 0) {
      const total = plus(root, rootLow, half, 0);
      const totalLow = rest[0];
      const slow = quotient(stiffness, 0, total, totalLow, 1 / (Math.sqrt(-difference) + half));
      const slowLow = rest[0];
      const fast = times(perMass, perMassLow, total, totalLow);
      const fastLow = rest[0];
      const slowSum = plus(times(fast, fastLow, y, 0), rest[0], v, 0);
      this.slowY = quotient(slowSum, rest[0], 2 * d, 2 * dLow, 0.5 / d);
      const fastSum = plus(times(slow, slowLow, y, 0), rest[0], v, 0);
      const fastSumLow = rest[0];
      this.fastY = -quotient(fastSum, fastSumLow, 2 * d, 2 * dLow, 0.5 / d);
      this.rate = slow;
      this.rateLow = slowLow;
      this.sum = slowSum;
      this.slowV = -slow * this.slowY;
      this.fastV = -fast * this.fastY;
      this.sineY = fastSum;
      this.sineV = -times(fast, fastLow, fastSum, fastSumLow);
    } else {
      this.rate = a;
      this.rateLow = aLow;
      this.sineY = v ? plus(times(a, aLow, y, 0), rest[0], v, 0) : a * y;
      this.sineV = -(v ? plus(times(tension, tensionLow, y, 0), rest[0], times(a, aLow, v, 0), rest[0]) : tension * y);
    }
  }

  /** The displacement at a time above 0 for the factors with `Y`; its rate for those with `V`. */
  displacement(time, y, sineY, slowY, fastY) {
    const { difference, d } = this;
    const decay = exponential(-times(this.rate, this.rateLow, time, 0), -rest[0]);
    if (!decay) return 0;
    if (difference < 0) {
      const distance = times(2 * d, 2 * this.dLow, time, 0);
      // The rest of a long time is no longer small.
      const change = reduced(-Math.min(distance, 700), distance < 2 ** 52 ? -rest[0] : 0) + left[0];
      const scale = left[1];
      return distance > 1
        ? slowY * decay + fastY * (decay * (scale * (1 + change)))
        : y * decay + sineY * (decay * (((1 - scale) - scale * change) * (0.5 / d)));
    }
    let c = 1;
    let s = time;
    if (difference > 0) {
      c = cosine(times(d, this.dLow, time, 0), rest[0]);
      s = sine[0] / d;
    }
    return y * (decay * c) + sineY * (decay * s);
  }

  value(time) {
    return time <= 0 ? this.from : this.to - this.displacement(time, this.y, this.sineY, this.slowY, this.fastY);
  }

  velocity(time) {
    return time <= 0 ? -this.v : 0 - this.displacement(time, this.v, this.sineV, this.slowV, this.fastV);
  }

  valuesInto(out, times) {
    for (let i = Math.min(out.length, times.length); i--; ) out[i] = this.value(times[i]);
    return out;
  }
}
