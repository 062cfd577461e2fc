import { rest, sum } from "./digits.js";

/** Added to a number below 2^51 and subtracted again, it rounds to the nearest whole number. */
export const rounding = 6755399441055744; // 1.5 * 2^52

/** 2^-1022 to 2^1023. */
const powers = /* @__PURE__ */ (() => {
  const numbers = new Float64Array(2046);
  for (let n = 0, power = 2 ** -1022; n < 2046; n += 1, power *= 2) numbers[n] = power;
  return numbers;
})();

/** 1/n! for n to 18, the last factorial below 2^53. */
const inverse = /* @__PURE__ */ (() => {
  const numbers = [1];
  for (let n = 1, factorial = 1; n < 19; n += 1) numbers.push(1 / (factorial *= n));
  return numbers;
})();

/** Four terms of the series of an exponential, from n on, that are `step` apart. */
export const terms = (n, step, z) =>
  (inverse[n] + inverse[n + step] * z) + (inverse[n + 2 * step] + inverse[n + 3 * step] * z) * (z * z);

/** (e^r - 1 - r)/r^2 for |r| of at most (ln 2)/2: Taylor's polynomial; the remainder is below 5e-18. */
const tail = (r) => {
  const r4 = (r * r) * (r * r);
  return terms(2, 1, r) + (terms(6, 1, r) + terms(10, 1, r) * r4) * r4;
};

/** What `reduced` leaves: the small part and the power of two. */
export const left = /* @__PURE__ */ new Float64Array(2);

/** The r of e^(x + low) = scale (1 + r + small). */
export const reduced = (x, low = 0) => {
  // n ln 2 + r + small, with 33 bits of ln 2, so that their product with n is exact, and the remaining ones.
  const n = (x * 1.4426950408889634 + rounding) - rounding;
  const main = x - n * 0.6931471804855391;
  const further = n * 7.440617110012397e-11 - low;
  const r = main - further;
  left[0] = r * r * tail(r) + ((main - r) - further) * (1 + r);
  left[1] = powers[n + 1022];
  return r;
};

/** e^(high + low), within 1 ulp; 0 below e^-708. */
export const exponential = (high, low) => {
  if (!(high > -708)) return 0;
  const r = reduced(high, low);
  const whole = 1 + r;
  return (whole + (((1 - whole) + r) + left[0])) * left[1];
};

/** e^x - 1 for an x of at most 0, within 1 ulp, also next to 0. */
export const exponentialMinusOne = (x) => {
  if (!(x > -700)) return -1;
  const r = reduced(x);
  const [small, scale] = left;
  const part = scale * r;
  const whole = sum(scale - 1, part);
  return whole + (rest[0] + scale * small);
};
