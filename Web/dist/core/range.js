/**
 * Throws unless a parameter is in a range; NaN and a missing parameter are in no range.
 *
 * Between the default limits no product of two parameters comes near overflow.
 */
export const check = (name, value, least = -1e70, most = 1e70) => {
  if (!(value >= least && value <= most)) throw new RangeError(`${name} ${value} is not in ${least}...${most}`);
};
