import { rounding, terms } from "./exponential.js";

/** The sine of the last phase that `cosine` had. */
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
  const c = whole + (((1 - whole) - half) + (z2 * (terms(4, 2, -z) + far * z4) - r * small));
  const s = r + (small * whole - r * z * (terms(3, 2, -z) + terms(11, 2, -z) * z4));
  const isOdd = n & 1;
  const b = isOdd ? c : s;
  sine[0] = n & 2 ? -b : b;
  const a = isOdd ? s : c;
  return (n + 1) & 2 ? -a : a;
};
