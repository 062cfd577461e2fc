import { rounding } from "./exponential.js";

/** The arc tangents of the eighths. */
const arcs = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
  0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
];

/** The angle of the vector (x, y) in 0...pi for a positive y, within 2 ulp, from that of the slope's nearest multiple of 1/8. */
export const angle = (y, x) => {
  const width = Math.abs(x);
  const isSteep = y > width;
  const short = isSteep ? width : y;
  const long = isSteep ? y : width;
  let t = short / long;
  const eighth = (t * 8 + rounding) - rounding;
  if (eighth) {
    const c = eighth / 8;
    t = (short - long * c) / (long + short * c);
  }
  const z = t * t;
  const polynomial = (-1 / 3 + 1 / 5 * z) + (-1 / 7 + 1 / 9 * z) * (z * z) + (-1 / 11 + 1 / 13 * z) * ((z * z) * (z * z));
  const near = arcs[eighth] + (t + t * (z * polynomial));
  const acute = isSteep ? Math.PI / 2 - near : near;
  return x < 0 ? Math.PI - acute : acute;
};
