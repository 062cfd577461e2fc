import { rounding } from "./exponential.js";

/** The sine of the last phase of `cosine`. */
export const sine = /* @__PURE__ */ new Float64Array(1);

/** The cosine of a phase of high + low radians, within 2^-52; from 2^20 on by the engine's own functions. */
export const cosine = (high, low) => {
  if (!(high < 1048576)) {
    sine[0] = Math.sin(high) + low * Math.cos(high);
    return Math.cos(high) - low * Math.sin(high);
  }
  // n pi/2 + r + small, with 33 bits of pi/2, so that their product with n is exact, and the remaining ones.
  const n = (high * 0.6366197723675813 + rounding) - rounding;
  const main = high - n * 1.5707963267341256;
  const further = n * 6.077100506506192e-11 - low;
  const r = main - further;
  const small = (main - r) - further;
  const z = r * r;
  const z2 = z * z;
  const z4 = z2 * z2;
  const half = 0.5 * z;
  const whole = 1 - half;
  const far = (1 / 479001600 - 1 / 87178291200 * z) + 1 / 20922789888000 * z2;
  const near = (1 / 24 - 1 / 720 * z) + (1 / 40320 - 1 / 3628800 * z) * z2;
  const c = whole + (((1 - whole) - half) + (z2 * (near + far * z4) - r * small));
  const s = r + (small * whole - r * z * (((1 / 6 - 1 / 120 * z) + (1 / 5040 - 1 / 362880 * z) * z2) +
    ((1 / 39916800 - 1 / 6227020800 * z) + (1 / 1307674368000 - 1 / 355687428096000 * z) * z2) * z4));
  const isOdd = n & 1;
  const b = isOdd ? c : s;
  sine[0] = n & 2 ? -b : b;
  const a = isOdd ? s : c;
  return (n + 1) & 2 ? -a : a;
};
