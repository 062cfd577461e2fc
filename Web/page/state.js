// The state of the page, and its form as the fragment of the address.

import { clamp } from "./numbers.js";

/**
 * A curve as it was written. The seconds are those that a token or a text states with the curve.
 *
 * @typedef {{ name: string, text: string, seconds?: number | null }} NamedText
 */

/**
 * The release of the ball: its position as shares of the graph, from the upper left corner, and its velocity in shares per second.
 *
 * @typedef {{ x: number, y: number, vx: number, vy: number }} Throw
 */

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
  curves: [], selected: 0, duration: 0.6, target: "css", error: 0.001, speed: 1, loop: true, ghost: false, release: "spring", title: "",
  throw: null,
};

/** The range of the error that you can choose: a phone computes the smallest at once, and the largest is plainly visible. */
const errors = { low: 1e-4, high: 0.03 };
const speeds = [1, 0.5, 0.25, 0.1];

/** The state of a fragment; null where it has no curve. @param {string} fragment @returns {State | null} */
export function parseFragment(fragment) {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const texts = parameters.getAll("curve").slice(0, curveLimit);
  if (texts.length === 0) return null;
  const names = parameters.getAll("name");
  const seconds = parameters.getAll("seconds").map(Number);
  const number = (/** @type {string} */ name) => Number(parameters.get(name) ?? NaN);
  return {
    ...standard,
    curves: texts.map((text, index) => ({
      name: names[index] ?? "", text: text.slice(0, textLimit), seconds: seconds[index] > 0 ? Math.min(seconds[index], 60) : null,
    })),
    selected: clamp(Math.trunc(number("selected")) || 0, 0, texts.length - 1),
    duration: number("duration") > 0 ? Math.min(number("duration"), 60) : standard.duration,
    target: parameters.get("target") ?? standard.target,
    error: number("error") > 0 ? clamp(number("error"), errors.low, errors.high) : standard.error,
    speed: speeds.includes(number("speed")) ? number("speed") : 1,
    loop: parameters.get("loop") !== "off",
    ghost: parameters.get("ghost") === "on",
    release: parameters.get("release") ?? standard.release,
    title: (parameters.get("title") ?? "").slice(0, 200),
    throw: parseThrow(parameters.get("throw")),
  };
}

/** @param {string | null} text @returns {Throw | null} */
function parseThrow(text) {
  const [x, y, vx, vy, ...others] = (text ?? "").split(",").map((part) => (part === "" ? NaN : Number(part)));
  const isWhole = [x, y, vx, vy].every(Number.isFinite) && others.length === 0;
  return isWhole ? { x: clamp(x, 0, 1), y: clamp(y, 0, 1), vx: clamp(vx, -50, 50), vy: clamp(vy, -50, 50) } : null;
}

/** @param {State} state */
export function fragmentOf(state) {
  const parameters = new URLSearchParams();
  for (const { name, text, seconds } of state.curves) {
    parameters.append("curve", text);
    if (state.curves.some((curve) => curve.name)) parameters.append("name", name);
    if (state.curves.some((curve) => curve.seconds)) parameters.append("seconds", String(seconds ?? 0));
  }
  for (const name of /** @type {const} */ (["selected", "duration", "target", "error", "speed", "release", "title"])) {
    if (state[name] !== standard[name]) parameters.set(name, String(state[name]));
  }
  if (!state.loop) parameters.set("loop", "off");
  if (state.ghost) parameters.set("ghost", "on");
  if (state.throw) parameters.set("throw", Object.values(state.throw).map((part) => Number(part.toFixed(4))).join(","));
  return "#" + parameters;
}

/** The first state: the fragment's, else the preview's, else the example. @param {{ curves?: NamedText[] }} preview */
export function firstState(preview) {
  const curves = preview.curves?.length ? preview.curves.slice(0, curveLimit) : example;
  return parseFragment(location.hash) ?? { ...standard, curves: curves.map((curve) => ({ ...curve })) };
}
