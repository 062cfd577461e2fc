import { plus, quotient, lowPart, squareRoot, times } from "./digits.js";
import { exponential, left, reduced, rounding } from "./exponential.js";
import { check } from "./range.js";

/** (a + aLow) y + v + vLow. */
const pushed = (a, aLow, y, v, vLow) => plus(times(a, aLow, y, 0), lowPart[0], v, vLow);

/**
 * The motion of a damped spring: m x'' + c x' + k (x - to) = 0. core.d.ts describes what is public.
 *
 * `y` and `v` are the displacement `to - value` and its rate at the start; with a = c/(2m) and d^2 = |k/m - a^2|,
 *
 *     displacement = e^(-a t) (y cos(d t) + sineY sin(d t)/d)
 *
 * Beyond critical damping it is e^(-slow t) (y + sineY (1 - e^(-2 d t))/(2 d)), with another sineY, and once the two exponentials
 * differ enough, their sum. Quantities of the three parameters alone have 32 digits (`...Low`), because `delta`, k m - c^2/4,
 * cancels next to critical damping.
 */
export class SpringMotion {
  constructor({ mass = 1, stiffness, damping, from = 0, to = 1, initialVelocity = 0 }) {
    check("mass", mass, 1e-70);
    check("stiffness", stiffness, 1e-70);
    check("damping", damping, 0);
    check("from", from);
    check("to", to);
    check("initialVelocity", initialVelocity);
    const half = damping / 2;
    const delta = plus(times(mass, 0, stiffness, 0), lowPart[0], -times(half, 0, half, 0), -lowPart[0]);
    const root = squareRoot(Math.abs(delta), delta < 0 ? -lowPart[0] : lowPart[0]);
    const rootLow = lowPart[0];
    const perMass = quotient(1, 0, mass, 0);
    const perMassLow = lowPart[0];
    const d = times(perMass, perMassLow, root, rootLow);
    const dLow = lowPart[0];
    const a = times(perMass, perMassLow, half, 0);
    const aLow = lowPart[0];
    const y = to - from;
    const v = -initialVelocity;
    this.mass = mass;
    this.stiffness = stiffness;
    this.damping = damping;
    this.from = from;
    this.to = to;
    this.delta = delta;
    this.y = y;
    this.v = v;
    this.d = d;
    this.dLow = dLow;
    if (delta < 0) {
      const total = plus(root, rootLow, half, 0);
      const totalLow = lowPart[0];
      const slow = quotient(stiffness, 0, total, totalLow, 1 / (Math.sqrt(-delta) + half));
      const slowLow = lowPart[0];
      const fast = times(perMass, perMassLow, total, totalLow);
      const fastLow = lowPart[0];
      this.sum = pushed(fast, fastLow, y, v, 0);
      this.slowY = quotient(this.sum, lowPart[0], d, dLow) / 2;
      this.sineY = pushed(slow, slowLow, y, v, 0);
      const sineLow = lowPart[0];
      this.fastY = quotient(this.sineY, sineLow, d, dLow) / -2;
      this.rate = slow;
      this.rateLow = slowLow;
      this.fast = fast;
      this.sineV = -times(fast, fastLow, this.sineY, sineLow);
    } else {
      this.rate = a;
      this.rateLow = aLow;
      this.sineY = v ? pushed(a, aLow, y, v, 0) : a * y;
      const tension = times(perMass, perMassLow, stiffness, 0);
      this.sineV = -(v ? pushed(tension, lowPart[0], y, times(a, aLow, v, 0), lowPart[0]) : tension * y);
    }
  }

  /** The displacement at a time above 0, or its rate. It is one function because engines inline only small ones. */
  displacement(time, isRate) {
    const { delta, d } = this;
    let y = isRate ? this.v : this.y;
    let sineY = isRate ? this.sineV : this.sineY;
    let decay = exponential(-times(this.rate, this.rateLow, time, 0), -lowPart[0]);
    if (!decay) return 0;
    const high = times(d, this.dLow, time, 0);
    let low = lowPart[0];
    let c = 1;
    let s = time;
    if (d * 11599872 <= this.rate) {
      // Critical damping up to rounding: the first terms of the series in the split of the rates.
      const z = 2 * d * time;
      c -= delta > 0 ? z * z / 8 : 0;
      s *= 1 - (delta < 0 ? z * (1 / 2 - z * (1 / 6 - 1 / 24 * z)) : 1 / 24 * (z * z));
    } else if (delta < 0) {
      // From 2^51 on the low part is not small.
      const change = reduced(-Math.min(2 * high, 700), high < 2 ** 51 ? -2 * low : 0) + left[0];
      s = left[1];
      if (high > 0.5) {
        y = this.slowY * (isRate ? -this.rate : 1);
        sineY = this.fastY * (isRate ? -this.fast : 1);
        s *= 1 + change;
      } else s = ((1 - s) - s * change) * (0.5 / d);
    } else if (high < 1048576) {
      // As in circular.js, but inline: a call would cost a fourth of a value. From 2^20 on, the engine's own functions.
      // n pi/2 + r + low, with 33 bits of pi/2, so that their product with n is exact, and the remaining ones.
      const n = (high * 0.6366197723675813 + rounding) - rounding;
      const main = high - n * 1.5707963267341256;
      low = n * 6.077100506506192e-11 - low;
      const r = main - low;
      low = (main - r) - low;
      const z = r * r;
      const z2 = z * z;
      const z4 = z2 * z2;
      const half = 0.5 * z;
      const whole = 1 - half;
      const far = (1 / 479001600 - 1 / 87178291200 * z) + 1 / 20922789888000 * z2;
      c = whole + (((1 - whole) - half) +
        (z2 * (((1 / 24 - 1 / 720 * z) + (1 / 40320 - 1 / 3628800 * z) * z2) + far * z4) - r * low));
      s = r + (low * whole - r * z * (((1 / 6 - 1 / 120 * z) + (1 / 5040 - 1 / 362880 * z) * z2) +
        ((1 / 39916800 - 1 / 6227020800 * z) + (1 / 1307674368000 - 1 / 355687428096000 * z) * z2) * z4));
      if (n & 1) [c, s] = [-s, c];
      if (n & 2) decay = -decay;
      s /= d;
    } else {
      c = Math.cos(high) - low * Math.sin(high);
      s = (Math.sin(high) + low * Math.cos(high)) / d;
    }
    return y * (decay * c) + sineY * (decay * s);
  }

  value(time) {
    return time <= 0 ? this.from : this.to - this.displacement(time);
  }

  velocity(time) {
    return time <= 0 ? -this.v : 0 - this.displacement(time, true);
  }

  valuesInto(out, times) {
    for (let i = Math.min(out.length, times.length); i--; ) out[i] = this.value(times[i]);
    return out;
  }
}
