// Double-double numbers, of 32 digits: the sum of a double and a smaller one. A function returns the first and writes the
// second to `lowPart[0]`, an array, because a variable that holds a double costs an allocation at each change.
//
// The core computes with + - * / and Math.sqrt only, which IEEE 754 defines to the last bit, in the order of the Swift
// library. So every engine has the same digits.
//
// Source: Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building blocks of double-word arithmetic"
// (ACM TOMS 44, 2017).

export const lowPart = [0.5]; // Engines store an array of fractions as plain doubles.

/** a + b for |a| >= |b|. */
export const ordered = (a, b) => {
  const whole = a + b;
  lowPart[0] = b - (whole - a);
  return whole;
};

/** a + b. */
export const sum = (a, b) => {
  const whole = a + b;
  const part = whole - a;
  lowPart[0] = (a - (whole - part)) + (b - part);
  return whole;
};

/** The rounding error of the product of two numbers. */
export const lost = (a, b, product) => {
  const c = 134217729 * a; // 2^27 + 1 splits a double in halves.
  const d = 134217729 * b;
  const aHigh = c - (c - a);
  const aLow = a - aHigh;
  const bHigh = d - (d - b);
  const bLow = b - bHigh;
  return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
};

/** (a + aLow) (b + bLow). */
export const times = (a, aLow, b, bLow) => {
  const product = a * b;
  return ordered(product, lost(a, b, product) + (a * bLow + aLow * b));
};

/** a + aLow + b + bLow. */
export const plus = (a, aLow, b, bLow) => {
  const high = sum(a, b);
  const highError = lowPart[0];
  const low = sum(aLow, bLow);
  const lowError = lowPart[0];
  const middle = ordered(high, highError + low);
  return ordered(middle, lowError + lowPart[0]);
};

/** (a + aLow)/(b + bLow), with the inverse of b. */
export const quotient = (a, aLow, b, bLow, inverse = 1 / b) => {
  const ratio = a * inverse;
  const product = ratio * b;
  return ordered(ratio, (((a - product) - lost(ratio, b, product)) + (aLow - ratio * bLow)) * inverse);
};

/** The square root of a + aLow. */
export const squareRoot = (a, aLow) => {
  const root = Math.sqrt(a);
  const square = root * root;
  // 2^-1000 changes no root but that of 0.
  return ordered(root, (((a - square) - lost(root, root, square)) + aLow) * (0.5 / (root + 2 ** -1000)));
};
