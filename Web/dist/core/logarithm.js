import { lost, ordered, lowPart, sum } from "./digits.js";

const number = /* @__PURE__ */ new Float64Array(1);
const halves = /* @__PURE__ */ new Int32Array(number.buffer); // The lower one first, as in every engine.

/** The exponent of a positive, normal number for a significand between sqrt(1/2) and sqrt(2), which it writes to `number`. */
const exponentOf = (x) => {
  number[0] = x;
  // The exponent counts from the bits of sqrt(1/2).
  const exponent = ((halves[1] + (halves[0] >>> 0 < 1719614413 ? 1662817 : 1662818)) >>> 20) - 1024;
  halves[1] -= exponent << 20;
  return exponent;
};

/** (2 atanh s - 2 s)/s for s^2 = z of at most 0.0295. */
const tail = (z) => {
  const z2 = z * z;
  const low = (2 / 5 + 2 / 7 * z) + (2 / 9 + 2 / 11 * z) * z2;
  const high = (2 / 13 + 2 / 15 * z) + (2 / 17 + 2 / 19 * z) * z2;
  const z4 = z2 * z2;
  return 2 / 3 * z + z2 * (low + (high + 2 / 21 * z4) * z4);
};

/** ln(x + low), within 0.55 ulp, for a normal x: 2^k m with m next to 1, and ln m = 2 atanh s with s = (m - 1)/(m + 1). */
export const logarithm = (x, low = 0) => {
  const k = exponentOf(x);
  const m = number[0];
  const f = sum(m - 1, low * (m / x));
  const fLow = lowPart[0];
  const d = ordered(2, f);
  const inverse = 1 / d;
  const dLow = lowPart[0];
  const s = f * inverse;
  const product = s * d;
  const left = ((f - product) - lost(s, d, product)) + (fLow - s * (dLow + fLow));
  const sLow = left * inverse;
  // 33 bits of ln 2, so that their product with k is exact, and the remaining ones.
  const whole = sum(k * 0.6931471804855391, s + s);
  return whole + (lowPart[0] + (((sLow + sLow) + s * tail(s * s)) + k * 7.440617110012397e-11));
};

/** ln(1 + x) for an x above 0. */
export const logarithmOnePlus = (x) => x < 2 ** -54 ? x : x < 2 ** 60 ? logarithm(sum(1, x), lowPart[0]) : logarithm(x);

/** ln(a/b), to full relative accuracy next to 0. */
export const logarithmOfRatio = (a, b) => {
  const s = (a - b) / (a + b);
  return Math.abs(s) < 0.17 ? 2 * s + s * tail(s * s) : logarithm(a / b);
};

/** ln x, to 3e-8 of the significand's part. */
export const roughLogarithm = (x) => {
  const k = exponentOf(x);
  const s = (number[0] - 1) / (number[0] + 1);
  const z = s * s;
  return k * 0.6931471805599453 + ((s + s) + s * (z * (2 / 3 + z * (2 / 5 + 2 / 7 * z))));
};

/** ln x to about 0.01. */
export const coarseLogarithm = (x) => {
  const k = exponentOf(x);
  const f = number[0] - 1;
  return k * 0.693 + (f - f * f * (0.5 - 0.3 * f));
};

/** ln(1 + x) for |x| of at most 1e-3. */
export const logarithmNearOne = (x) => x - (x * x) * (0.5 - x * (1 / 3 - x * (1 / 4 - x * (1 / 5))));
