import { cosine, sine } from "./circular.js";
import { exponential, rounding } from "./exponential.js";
import { logarithmNearOne, roughLogarithm } from "./logarithm.js";

/** A fitted phase at which the displacement has lost some nepers since an extremum, within 1.4 %. */
const guess = (tangent, loss, stiffness) => {
  const s = Math.sqrt((loss + loss) * (1 / stiffness));
  const v = tangent * s;
  const square = s * s;
  const top = (1 + v * (0.29446 - 0.05117 * v)) + s * (s * (-0.11368 + 0.01832 * v) - 0.09661 * v);
  const bottom = (1 - 0.11818 * v) + (square * (0.01953 * v - 0.02449) - 0.04484 * (s * v));
  return s * (top / bottom);
};

/** One step from it, with polynomials accurate to 1e-7. */
const approach = (u, tangent, loss, stiffness) => {
  const z = u * u;
  const z2 = z * z;
  const s = u + (u * z) * (((-0.16666664 + 0.0083331983 * z) + (-0.000198303215 + 2.724479721e-6 * z) * z2) - 2.136082253e-8 * (z2 * z2));
  const c = 1 + z * (((-0.4999999953 + 0.04166663244 * z) + (-0.001388848507 + 2.478410855e-5 * z) * z2) +
    (-2.721338972e-7 + 1.77152209e-9 * z) * (z2 * z2));
  const height = c + tangent * s;
  const excess = (tangent * u - roughLogarithm(height)) - loss;
  const inclination = stiffness * s;
  const slope = inclination / height;
  const inverse = height / inclination;
  const a2 = 0.5 * (((slope - (tangent + tangent)) * slope + stiffness) * inverse);
  const e = -(excess * inverse);
  return u + (e - a2 * (e * e));
};

/**
 * The phase, from the first extremum, after which an oscillating displacement stays in a band; NaN where plain doubles do not
 * decide it.
 *
 * From an extremum to the next zero the logarithm of the displacement falls by tangent u - ln(cos u + tangent sin u), and
 * from one extremum to the next by pi times the tangent. So a quotient gives the last extremum above the band, and two steps the
 * phase after it.
 *
 * @param {number} tangent a/d.
 * @param {number} loss The logarithm of the height of the first extremum over the band.
 * @param {number} start The phase of the first extremum.
 */
export const swingPhase = (tangent, loss, start) => {
  const spacing = tangent * Math.PI;
  const stiffness = 1 + tangent * tangent;
  const count = loss * (1 / spacing);
  const index = ((count - 0.5) + rounding) - rounding;
  const left = loss - index * spacing;
  const u = approach(guess(tangent, left, stiffness), tangent, left, stiffness);
  const height = cosine(u, 0) + tangent * sine[0];
  const fall = left - tangent * u;
  const excess = logarithmNearOne(height * exponential(fall, 0) - 1);
  const inclination = stiffness * sine[0];
  const slope = inclination / height;
  const inverse = height / inclination;
  const bend = ((slope - (tangent + tangent)) * slope + stiffness) * inverse;
  const e = excess * inverse;
  const a2 = 0.5 * bend;
  const a3 = 1 / 3 * (slope - tangent) * bend;
  const reach = e + (e * e) * (((a2 + a2) * a2 - a3) * e - a2);
  const phase = index * Math.PI + (u + reach);
  // The last step was small, and rounding of the loss does not matter: the last swing does more than touch the band.
  return Math.abs(reach) <= 3e-5 * u && Math.abs(excess) <= 1e-3 && Math.abs(fall) < 700 && u < Math.PI && height > 0 &&
    slope * (start + phase) * 6 >= loss + tangent * start + 1 && count < 1048576 && count - index < 1 - 1e-9
    ? phase : NaN;
};
