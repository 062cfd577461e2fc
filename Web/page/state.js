// What the page shows, and its form as the address's fragment.

import { clamp } from "./numbers.js";

/** A curve as people wrote it. The seconds are those that a token or a text states with the curve. @typedef {{ name: string, text: string, seconds?: number | null }} NamedText */

/** The ball let go: where, in shares of the graph from its upper left corner, and with which shares per second. @typedef {{ x: number, y: number, vx: number, vy: number }} Throw */

/**
 * @typedef {{ curves: NamedText[], selected: number, duration: number, target: string, error: number, speed: number,
 *   loop: boolean, ghost: boolean, release: string, title: string, throw: Throw | null }} State
 */

/** How many curves the graph shows, each in a colour of its own. */
export const curveLimit = 8;

/** The longest text that is read, in characters. */
export const textLimit = 100_000;

/** The example of a page without curves. */
const example = [{ name: "", text: "spring(duration: 0.5, bounce: 0.4)" }];

/** @type {State} */
const standard = {
  curves: [], selected: 0, duration: 0.6, target: "css", error: 0.001, speed: 1, loop: true, ghost: false, release: "spring", title: "", throw: null,
};

/** The largest error that texts may have: from the smallest that a phone computes at once to what is plainly seen. */
const errors = { low: 1e-4, high: 0.03 };
export const speeds = [1, 0.5, 0.25, 0.1];

/** The state of a fragment; null where it has no curve. @param {string} fragment @returns {State | null} */
export function parseFragment(fragment) {
  const words = new URLSearchParams(fragment.replace(/^#/, ""));
  const texts = words.getAll("curve").slice(0, curveLimit);
  if (texts.length === 0) return null;
  const names = words.getAll("name");
  const seconds = words.getAll("seconds").map(Number);
  const number = (/** @type {string} */ name) => Number(words.get(name) ?? NaN);
  return {
    ...standard,
    curves: texts.map((text, index) => ({
      name: names[index] ?? "", text: text.slice(0, textLimit), seconds: seconds[index] > 0 ? Math.min(seconds[index], 60) : null,
    })),
    selected: clamp(Math.trunc(number("selected")) || 0, 0, texts.length - 1),
    duration: number("duration") > 0 ? Math.min(number("duration"), 60) : standard.duration,
    target: words.get("target") ?? standard.target,
    error: number("error") > 0 ? clamp(number("error"), errors.low, errors.high) : standard.error,
    speed: speeds.includes(number("speed")) ? number("speed") : 1,
    loop: words.get("loop") !== "off",
    ghost: words.get("ghost") === "on",
    release: words.get("release") ?? standard.release,
    title: (words.get("title") ?? "").slice(0, 200),
    throw: parseThrow(words.get("throw")),
  };
}

/** @param {string | null} text @returns {Throw | null} */
function parseThrow(text) {
  const [x, y, vx, vy, ...rest] = (text ?? "").split(",").map((word) => (word === "" ? NaN : Number(word)));
  const isWhole = [x, y, vx, vy].every(Number.isFinite) && rest.length === 0;
  return isWhole ? { x: clamp(x, 0, 1), y: clamp(y, 0, 1), vx: clamp(vx, -50, 50), vy: clamp(vy, -50, 50) } : null;
}

/** @param {State} state */
export function fragmentOf(state) {
  const words = new URLSearchParams();
  for (const { name, text, seconds } of state.curves) {
    words.append("curve", text);
    if (state.curves.some((curve) => curve.name)) words.append("name", name);
    if (state.curves.some((curve) => curve.seconds)) words.append("seconds", String(seconds ?? 0));
  }
  for (const name of /** @type {const} */ (["selected", "duration", "target", "error", "speed", "release", "title"])) {
    if (state[name] !== standard[name]) words.set(name, String(state[name]));
  }
  if (!state.loop) words.set("loop", "off");
  if (state.ghost) words.set("ghost", "on");
  if (state.throw) words.set("throw", Object.values(state.throw).map((part) => Number(part.toFixed(4))).join(","));
  return "#" + words;
}

/** The state to begin with: the fragment's, else the preview's, else the example. @param {{ curves?: NamedText[] }} preview */
export function firstState(preview) {
  const curves = preview.curves?.length ? preview.curves.slice(0, curveLimit) : example;
  return parseFragment(location.hash) ?? { ...standard, curves: curves.map((curve) => ({ ...curve })) };
}
