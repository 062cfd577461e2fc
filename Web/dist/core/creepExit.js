import { exponential, left, reduced } from "./exponential.js";
import { coarseLogarithm, logarithmNearOne, roughLogarithm } from "./logarithm.js";

/** The least ratio of push to parting. At -1 only the fast exponential remains; close to it the logarithm's argument loses digits. */
export const leastPush = -0.9375;

/** The ratio of displacement to the slow exponential, and of the fast one to it, at a depth x. */
const heightAt = (x, parting, push) => {
  const r = reduced(-Math.min(parting * x, 700));
  const [small, scale] = left;
  const change = r + small;
  return [1 + push / parting * ((1 - scale) - scale * change), push * (scale * (1 + change))];
};

/**
 * The depth, the slow rate times the time, after which a displacement without oscillation stays in a band; NaN where plain
 * doubles do not decide it.
 *
 * The logarithm of the displacement falls by f(x) = x - ln(1 + push (1 - e^(-parting x))/parting). A guess from approximate
 * logarithms is followed by two steps.
 *
 * @param {number} parting The difference of the two rates over the slow one.
 * @param {number} push 1 + v/(slow y), at least `leastPush` times the parting.
 * @param {number} loss The logarithm of the displacement at the start over the band.
 */
export const creepDepth = (parting, push, loss) => {
  parting += 2 ** -500; // This changes only a parting of 0.
  // With a push below 0 the motion ends before the slow exponential alone would; then the loss is an upper bound.
  const late = loss + coarseLogarithm(1 + Math.max(push, 0) * (loss + 2));
  const z = parting * late;
  const reach = late / ((1 + 0.5 * z) + z * z / (12 + z));
  let x = loss + coarseLogarithm(1 + push * reach);
  let [height, rise] = heightAt(x, parting, push);
  let inverse = 1 / (height - rise);
  let e = ((loss - x) + roughLogarithm(height)) * (height * inverse);
  x += e - 0.5 * ((parting + rise / height) * (rise * inverse)) * (e * e);
  [height, rise] = heightAt(x, parting, push);
  inverse = 1 / (height - rise);
  const fall = loss - x;
  const excess = logarithmNearOne(height * exponential(fall, 0) - 1);
  const q = rise / height;
  e = excess * (height * inverse);
  const bend = (parting + q) * (rise * inverse);
  const a2 = 0.5 * bend;
  const a3 = -1 / 6 * ((parting + (q + q)) * bend);
  const step = e + (e * e) * (((a2 + a2) * a2 - a3) * e - a2);
  // The last step was small, and the result is not sensitive to rounding.
  return Math.abs(step) <= 3e-5 * x && 1 - q > 0.125 && Math.abs(excess) <= 1e-3 && Math.abs(fall) < 700 && x > 0.5 && loss > 0
    ? x + step : NaN;
};
