// Reads what the library writes for other programs but does not read as one curve: CSS keyframes, samples and tokens.

/** A curve as text, and the seconds that its source states. @typedef {{ text: string, seconds: number | null }} Found */

/**
 * A keyframe; `out` and `into` are its handles as times and values, missing at straight lines.
 *
 * @typedef {{ x: number, y: number, out?: number[] | null, into?: number[] | null, holds?: boolean }} Key
 */

/** The numbers of a text. @param {string} text */
const numbersIn = (text) => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);

/** The seconds of `motion 719ms`. @param {string} text */
function secondsIn(text) {
  const milliseconds = /\b(\d+(?:\.\d+)?)ms\b/.exec(text);
  return milliseconds && Number(milliseconds[1]) > 0 ? Number(milliseconds[1]) / 1000 : null;
}

/** Keyframes as one curve from 0 to 1. @param {Key[]} keys @param {number | null} seconds @returns {Found | null} */
function curveOf(keys, seconds) {
  const [first, last] = [keys[0], keys[keys.length - 1]];
  const [width, height] = [last?.x - first?.x, last?.y - first?.y];
  if (keys.length < 2 || !(width > 0) || !(Math.abs(height) > 0)) return null;
  if (keys.some(({ x }, index) => index > 0 && !(x >= keys[index - 1].x))) return null;
  const x = (/** @type {number} */ abscissa) => (abscissa - first.x) / width;
  const y = (/** @type {number} */ value) => (value - first.y) / height;
  if (!keys.some(({ out }) => out)) {
    const stops = keys.flatMap((key, index) => {
      const stop = `${y(key.y)} ${Number((100 * x(key.x)).toPrecision(12))}%`;
      return key.holds && index + 1 < keys.length ? [stop, `${y(key.y)} ${Number((100 * x(keys[index + 1].x)).toPrecision(12))}%`] : [stop];
    });
    return { text: `linear(${stops.join(", ")})`, seconds };
  }
  const parts = keys.slice(1).map((key, index) => {
    const before = keys[index];
    const [a, b] = [before.out ?? [before.x, before.y], key.into ?? [key.x, key.y]];
    return before.out ? `C${x(a[0])},${y(a[1])} ${x(b[0])},${y(b[1])} ${x(key.x)},${y(key.y)}` : `L${x(key.x)},${y(key.y)}`;
  });
  return { text: `M0,0 ${parts.join(" ")}`, seconds };
}

/**
 * Keyframes with a cubic-bezier to the next one each.
 *
 * @param {{ x: number, y: number, points?: number[] | null, holds?: boolean }[]} keys @param {number | null} seconds
 */
const easedCurveOf = (keys, seconds) => curveOf(keys.map(({ x, y, points, holds }, index) => {
  const [before, after] = [keys[index - 1], keys[index + 1]];
  return {
    x, y, holds,
    out: points && after ? [x + points[0] * (after.x - x), y + points[1] * (after.y - y)] : null,
    into: before?.points ? [before.x + before.points[2] * (x - before.x), before.y + before.points[3] * (y - before.y)] : null,
  };
}), seconds);

/** @param {number[]} xs @param {number[]} ys @param {number | null} seconds */
const tableOf = (xs, ys, seconds) => (xs.length === ys.length ? curveOf(xs.map((x, index) => ({ x, y: ys[index] })), seconds) : null);

/** The control points in the text of a timing function; null if there are none. @param {string} text */
function pointsOf(text) {
  const numbers = text.includes("bezier") ? numbersIn(text) : [];
  return numbers.length === 4 ? numbers : null;
}

/** The readers, each for the texts of one kind of target: null if a text is not of its kind. @type {((text: string) => Found | null)[]} */
const readers = [
  function keyframes(text) {
    if (!/^\s*@keyframes\b/.test(text)) return null;
    const keys = [];
    for (const [, share, body] of text.matchAll(/([\d.]+)%\s*\{([^}]*)\}/g)) {
      const [, value] = /translateX\(([^)]*?)(?:px)?\)/.exec(body) ?? [];
      const [, ease = "linear"] = /animation-timing-function:\s*([^;]+)/.exec(body) ?? [];
      const y = value === undefined ? NaN : Number(value);
      keys.push({ x: Number(share), y, points: pointsOf(ease), holds: ease.trim() === "step-end" });
    }
    return easedCurveOf(keys, secondsIn(text));
  },

  function csv(text) {
    const [, column, rows] = /^\s*(time|progress),value\s*\n([^]*)$/.exec(text) ?? [];
    if (!column) return null;
    const numbers = numbersIn(rows);
    return ofRows(column, numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1));
  },

  function json(text) {
    if (!/^\s*[[{]/.test(text)) return null;
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      return null;
    }
    if (Array.isArray(value)) {
      const column = ["time", "progress"].find((name) =>
        value.every((row) => typeof row?.[name] === "number" && typeof row.value === "number"));
      return column ? ofRows(column, value.map((row) => row[column]), value.map((row) => row.value)) : null;
    }
    const [token, ...others] = Object.values(value);
    return others.length === 0 && token?.$value ? ofToken(token.$value) : null;
  },
];

/** @param {string} column @param {number[]} xs @param {number[]} ys */
const ofRows = (column, xs, ys) => tableOf(xs, ys, column === "time" ? xs[xs.length - 1] : null);

/** A token's value as a curve, with the seconds next to it. @param {any} value @returns {Found | null} */
export function ofToken(value) {
  if (typeof value === "string") return value.startsWith("{") ? null : { text: value, seconds: null };
  if (Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === "number")) {
    return { text: `cubic-bezier(${value.join(", ")})`, seconds: null };
  }
  if (value?.physics) {
    const { mass = 1, stiffness, damping, initialVelocity = 0 } = value.physics;
    const parameters = Object.entries({ mass, stiffness, damping, initialVelocity });
    return { text: `spring(${parameters.map(([name, number]) => `${name}: ${Number(number)}`).join(", ")})`, seconds: null };
  }
  if (value?.timingFunction === undefined) return null;
  const found = ofToken(value.timingFunction);
  return found && { ...found, seconds: secondsOf(value.duration) };
}

/** @param {any} duration `{ value: 300, unit: "ms" }` or "300ms". */
function secondsOf(duration) {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(typeof duration === "string" ? duration : `${duration?.value}${duration?.unit}`) ?? [];
  const seconds = Number(number) / (unit === "ms" ? 1000 : 1);
  return seconds > 0 ? seconds : null;
}

/** The curve in a text that the library can't read as one curve; null without one. @param {string} text @returns {Found | null} */
export function writtenCurve(text) {
  for (const read of readers) {
    const found = read(text);
    if (found) return found;
  }
  return null;
}
