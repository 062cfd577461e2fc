import { plus, lowPart, sum, times } from "./digits.js";

/** The other results of a solution: 1 - t with its own digits, and x'. */
export const point = /* @__PURE__ */ new Float64Array(2);

const number = /* @__PURE__ */ new Float64Array(1);
const bits = /* @__PURE__ */ new BigInt64Array(number.buffer);
const bitsOf = (x) => {
  number[0] = x;
  return bits[0];
};
const fromBits = (pattern) => {
  bits[0] = pattern;
  return number[0];
};

/**
 * Solves a curve where x' may be small: next to its ends, or next to the middle of a pinched one.
 *
 * It is anchored at t = 0, 1/2 and 1, where x' and x'' are small without cancellation. From the nearest of the three, x rises
 * by c v + b v^2 + a v^3 for v in 0...1/4, in which no terms cancel to much less than the largest. So v has a relative error
 * near the rounding unit although dv/dx is unbounded.
 */
export const solveFlat = ({ x1, x2, cubic: a }, x) => {
  const u1 = 1 - x1;
  const u2 = 1 - x2;
  let anchor = 0;
  let sign = 1;
  let rise = x;
  let c = 3 * x1;
  let b = 3 * (x2 - 2 * x1);
  if (64 * x > 27 * x1 + 9 * x2 + 1) {
    if (64 * x >= 9 * x1 + 27 * x2 + 27) {
      anchor = 1;
      sign = -1;
      rise = 1 - x;
      c = 3 * u2;
      b = 3 * (u1 - 2 * u2);
    } else {
      const middle = plus(times(sum(x1, x2), lowPart[0], 3, 0), lowPart[0], 1, 0);
      rise = (x - 0.125 * middle) - 0.125 * lowPart[0];
      if (rise < 0) sign = -1;
      anchor = 0.5;
      rise *= sign;
      c = 0.75 * (u1 + x2);
      b = sign * 1.5 * (u1 - x2);
    }
  }

  let slope = 0;
  let halfBend = 0;
  let missing = 0;
  let newton = 0;
  const move = (v) => {
    halfBend = b + 3 * a * v;
    slope = c + v * (b + halfBend);
    missing = ((a * v + b) * v + c) * v - rise;
  };
  /** The v after a step by the reverted series of the cubic at v. */
  const next = (v) => {
    move(v);
    const inverse = 1 / slope;
    newton = missing * inverse;
    const e = halfBend * inverse * newton;
    return v - newton * (1 + (e + (2 * e * e - a * inverse * (newton * newton))));
  };

  // The root of the quadratic that remains when an approximate cube root replaces one factor of a v^3; a third of a difference
  // of bits is that of logarithms. Then a step of third order, and one of fourth.
  const whole = ((a * 0.25 + b) * 0.25 + c) * 0.25;
  const rough = fromBits(bitsOf(0.25) + (bitsOf(rise) - bitsOf(whole)) / 3n);
  const guess = 2 * rise / (c + Math.sqrt(Math.max(c * c + 4 * rise * (b + a * rough), 0)));
  move(guess);
  const start = guess - missing * slope / (slope * slope - missing * halfBend);
  let v = next(start);
  if (!(rise >= 2 ** -80 && Math.abs(newton) < 2 ** -12 * start)) {
    let low = v = 0;
    let high = 0.2500002;
    let after = Math.min(rise, 0.125);
    for (let count = rise > 0 ? 200 : 0; count--; ) {
      // A bisection of the bit pattern replaces a step that leaves the bracket: it reaches any magnitude in 64 halvings.
      v = after > low && after < high ? after : fromBits((bitsOf(low) + bitsOf(high)) / 2n);
      after = next(v);
      if (missing > 0) high = v;
      else low = v;
      if (Math.abs(newton) < 2 ** -14 * v) {
        v = after;
        break;
      }
      if (bitsOf(low) + 1n >= bitsOf(high)) break;
    }
  }
  move(v);
  point[0] = (1 - anchor) - sign * v;
  point[1] = slope;
  return anchor + sign * v;
};
