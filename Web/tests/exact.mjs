// Springs and cubic-béziers in 75-digit arithmetic, by the textbook formulas: the true values for the tests and the benchmark.

const bits = 250n;
const one = 1n << bits;

/** A double, exactly, as a multiple of 2^-250; a smaller part is dropped. @param {number} x */
const fixed = (x) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const pattern = view.getBigUint64(0);
  const exponent = (pattern >> 52n) & 0x7ffn;
  const significand = (pattern & 0xf_ffff_ffff_ffffn) | (exponent ? 1n << 52n : 0n);
  const shift = (exponent || 1n) - 1075n + bits;
  const size = shift < 0n ? significand >> -shift : significand << shift;
  return x < 0 ? -size : size;
};

const times = (/** @type {bigint} */ a, /** @type {bigint} */ b) => (a * b) >> bits;
const over = (/** @type {bigint} */ a, /** @type {bigint} */ b) => (a << bits) / b;

/** @param {bigint} x */
const squareRoot = (x) => {
  const square = x << bits;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** The sum of x^n/n! with every second term negative if `sign` is -1, for the n of one parity. */
const series = (/** @type {bigint} */ x, /** @type {bigint} */ first, /** @type {bigint} */ sign) => {
  let term = first ? x : one;
  let sum = 0n;
  for (let n = first; term !== 0n; n += 2n) {
    sum += term;
    term = (sign * times(times(term, x), x)) / ((n + 1n) * (n + 2n));
  }
  return sum;
};

/** e^x, by halving x. @param {bigint} x */
const exponential = (x) => {
  let halvings = 0;
  for (; x > one || x < -one; x >>= 1n) halvings += 1;
  let power = series(x, 0n, 1n) + series(x, 1n, 1n);
  while (halvings--) power = times(power, power);
  return power;
};

/** The difference of a double from an exact number. @param {number} value @param {bigint} exact */
export const error = (value, exact) => Number(fixed(value) - exact) / Number(one);

/**
 * The value of a spring at a time; phases of up to some hundred radians.
 *
 * @param {{ mass?: number, stiffness: number, damping: number, from?: number, to?: number, initialVelocity?: number }} spring
 * @param {number} time
 */
export const springValue = ({ mass = 1, stiffness, damping, from = 0, to = 1, initialVelocity = 0 }, time) => {
  const [m, t, y] = [fixed(mass), fixed(time), fixed(to) - fixed(from)];
  const a = over(fixed(damping), 2n * m);
  const square = over(fixed(stiffness), m) - times(a, a);
  const sine = times(a, y) - fixed(initialVelocity);
  const d = squareRoot(square < 0n ? -square : square);
  if (square < 0n) {
    // Two exponentials, which do not cancel as cosh and sinh would.
    const [slow, fast] = [exponential(-times(a - d, t)), exponential(-times(a + d, t))];
    return fixed(to) - over(times(times(d, y) + sine, slow) + times(times(d, y) - sine, fast), 2n * d);
  }
  const phase = times(d, t);
  const ratio = d ? over(series(phase, 1n, -1n), d) : t;
  return fixed(to) - times(exponential(-times(a, t)), times(y, series(phase, 0n, -1n)) + times(sine, ratio));
};

/** The value of cubic-bezier(x1, y1, x2, y2) at a progress, by bisection. @param {number[]} points @param {number} progress */
export const bezierValue = ([x1, y1, x2, y2], progress) => {
  const at = (/** @type {number} */ first, /** @type {number} */ second, /** @type {bigint} */ t) => {
    const s = one - t;
    return times(t, times(3n * times(s, s), fixed(first)) + times(3n * times(t, s), fixed(second)) + times(t, t));
  };
  let [low, high] = [0n, one];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (at(x1, x2, middle) < fixed(progress)) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
};
