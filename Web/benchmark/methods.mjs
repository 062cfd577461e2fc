// The published methods of popular libraries for the same functions, in our own code, for comparison.

/**
 * bezier-easing's method (G. Renaudeau): a table of eleven x in single precision gives a first t; then four of Newton's steps, or
 * where the slope is below 0.001 at most ten bisections to 1e-7.
 *
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 */
export function tableBezier(x1, y1, x2, y2) {
  const cubic = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) =>
    ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t;
  const slopeAt = (/** @type {number} */ t) => 3 * (1 - 3 * x2 + 3 * x1) * t * t + 2 * (3 * x2 - 6 * x1) * t + 3 * x1;
  const table = Float32Array.from({ length: 11 }, (_, index) => cubic(x1, x2, index / 10));
  const solve = (/** @type {number} */ x) => {
    let index = 0;
    while (index < 9 && table[index + 1] <= x) index += 1;
    let low = index / 10;
    let t = low + (x - table[index]) / (table[index + 1] - table[index]) / 10;
    const slope = slopeAt(t);
    if (slope === 0) return t;
    if (slope >= 0.001) {
      for (let step = 0; step < 4; step += 1) {
        const slope = slopeAt(t);
        if (slope === 0) return t;
        t -= (cubic(x1, x2, t) - x) / slope;
      }
      return t;
    }
    let high = low + 0.1;
    for (let step = 0; step < 10; step += 1) {
      t = (low + high) / 2;
      const excess = cubic(x1, x2, t) - x;
      if (Math.abs(excess) <= 1e-7) break;
      if (excess > 0) high = t;
      else low = t;
    }
    return t;
  };
  return { value: (/** @type {number} */ x) => (x <= 0 || x >= 1 || (x1 === y1 && x2 === y2) ? x : cubic(y1, y2, solve(x))) };
}

/**
 * Motion's method: the closed forms with the engine's exponential, sine, cosine and hyperbolic functions, by three cases of the
 * damping ratio; beyond critical damping the argument of the hyperbolic functions is at most 300.
 *
 * @param {{ mass?: number, stiffness: number, damping: number, from?: number, to?: number, initialVelocity?: number }} spring
 */
export function closedFormSpring({ mass = 1, stiffness, damping, from = 0, to = 1, initialVelocity = 0 }) {
  const ratio = damping / (2 * Math.sqrt(stiffness * mass));
  const distance = to - from;
  const frequency = Math.sqrt(stiffness / mass);
  const push = ratio * frequency * distance - initialVelocity;
  if (ratio < 1) {
    const damped = frequency * Math.sqrt(1 - ratio * ratio);
    return {
      value: (/** @type {number} */ t) =>
        to - Math.exp(-ratio * frequency * t) * (push / damped * Math.sin(damped * t) + distance * Math.cos(damped * t)),
    };
  }
  if (ratio === 1) return { value: (/** @type {number} */ t) => to - Math.exp(-frequency * t) * (distance + push * t) };
  const split = frequency * Math.sqrt(ratio * ratio - 1);
  return {
    value: (/** @type {number} */ t) => {
      const argument = Math.min(split * t, 300);
      return to - Math.exp(-ratio * frequency * t) * (push * Math.sinh(argument) + split * distance * Math.cosh(argument)) / split;
    },
  };
}
