import { lowPart, sum } from "./digits.js";

/** Added to a number below 2^51 and subtracted again, it rounds to the nearest whole number. */
export const rounding = 6755399441055744; // 1.5 * 2^52

/** 2^-1022 to 2^1023. */
const powers = /* @__PURE__ */ ((power) => Float64Array.from({ length: 2046 }, () => (power *= 2)))(2 ** -1023);

/** (e^r - 1 - r)/r^2 for |r| of at most (ln 2)/2: Taylor's polynomial; the remainder is below 5e-18. */
const tail = (r) => {
  const r2 = r * r;
  const r4 = r2 * r2;
  return (1 / 2 + 1 / 6 * r) + (1 / 24 + 1 / 120 * r) * r2 +
    ((1 / 720 + 1 / 5040 * r) + (1 / 40320 + 1 / 362880 * r) * r2 +
      ((1 / 3628800 + 1 / 39916800 * r) + (1 / 479001600 + 1 / 6227020800 * r) * r2) * r4) * r4;
};

/** The other results of `reduced`: the small part and the power of two. */
export const left = [0.5, 0.5];

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
  return whole + (lowPart[0] + scale * small);
};
