// Rounding and formatting of numbers.

/** Six significant digits at most, as on the command line's screen. @param {number | null | undefined} value */
export function brief(value) {
  if (value === null || value === undefined) return "never";
  if (value === 0) return "0";
  const text = Number(value.toPrecision(6));
  return Math.abs(text) >= 1e-4 && Math.abs(text) < 1e7 ? String(text) : text.toExponential();
}

/** @param {number} value @param {number} digits */
export function rounded(value, digits) {
  return Number(value.toFixed(digits)) + 0;
}

/** @param {number} value @param {number} low @param {number} high */
export function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/** Round values for a scale with about `count` steps. @param {number} low @param {number} high @param {number} count */
export function ticks(low, high, count) {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const values = [];
  for (let index = Math.ceil(low / step - 1e-9); index * step <= high + step * 1e-9; index += 1) {
    values.push(Number((index * step).toPrecision(12)));
  }
  return values;
}
