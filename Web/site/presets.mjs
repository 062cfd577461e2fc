// A page for each preset: its picture, its numbers, and its text for the most wanted targets.

import { escaped } from "./markdown.mjs";

/** The targets whose texts a preset's page shows. */
const targets = ["css", "swiftui", "compose", "motion", "flutter", "uikit", "android-xml", "gsap", "reanimated", "dtcg"];

/** How many points a picture's line has. */
const count = 160;

/** The file of a preset. @param {string} name */
export const fileOf = (name) => `${name.replace(/[^a-z0-9.-]/gi, "-")}.html`;

/** @param {number} value */
const short = (value) => String(Number(value.toPrecision(4)));

/** A curve's values at evenly spaced progress. @param {any} curve */
function valuesOf(curve) {
  return [...curve.values(Float64Array.from({ length: count }, (_, index) => index / (count - 1)))];
}

/** @param {number[]} values @param {{ width: number, height: number, label?: string, css?: { text: string, seconds: number } }} size */
export function pictureOf(values, { width, height, label, css }) {
  const [low, high] = [Math.min(0, ...values) - 0.06, Math.max(1, ...values) + 0.06];
  const right = css ? width - 60 : width - 4;
  const y = (/** @type {number} */ value) => (height - ((value - low) / (high - low)) * height).toFixed(1);
  const points = values.map((value, index) => `${(4 + (index / (count - 1)) * (right - 8)).toFixed(1)} ${y(value)}`).join(" ");
  // The ball moves by the CSS text itself.
  const ball = css
    ? `<style>@keyframes fly { from { transform: translateY(${y(0)}px) } to { transform: translateY(${y(1)}px) } } ` +
      `.ball { animation: fly ${css.seconds}s ${css.text} 0.4s infinite alternate both }</style>` +
      `<circle class="ball" cx="${width - 24}" cy="0" r="14"/>`
    : "";
  const name = label ? ` role="img" aria-label="${escaped(label)}"` : ` aria-hidden="true"`;
  const axes = `<path class="axis" d="M4 ${y(0)}H${width}M4 ${y(1)}H${width}"/>`;
  return `<svg viewBox="0 0 ${width} ${height}"${name}>${axes}<path class="line" d="M${points}"/>${ball}</svg>`;
}

/**
 * The page of a preset.
 *
 * @param {any} library @param {{ name: string, family: string, kind: string, source: string }} preset
 * @returns {{ title: string, description: string, body: string, values: number[] }}
 */
export function presetPage(library, preset) {
  const curve = new library.Curve(preset.name);
  const { facts } = curve;
  const values = valuesOf(curve);
  const rows = [["Source", preset.source]];
  if (facts.motion) {
    const { motion } = facts;
    rows.push(
      ["Settles within 0.1 %", `${short(motion.settlingTime)} s`],
      ["Overshoot", motion.overshoot > 1e-9 ? `${short(100 * motion.overshoot)} %` : "none"],
      ["Damping ratio", short(motion.dampingRatio)], ["Response", `${short(motion.response)} s`],
      ["Stiffness, damping", `${short(motion.stiffness)}, ${short(motion.damping)}`]);
  } else {
    rows.push(["Range", `${short(Math.min(...values))} to ${short(Math.max(...values))}`]);
  }
  if (facts.points) rows.push(["Control points", facts.points.map(short).join(", ")]);
  const texts = targets.flatMap((name) => {
    const found = library.convert(curve, name, 0.001);
    if (!found.text) return [];
    const error = found.maximumError <= 1e-7 ? "exact" : `within ${Number((100 * found.maximumError).toPrecision(2))} %`;
    const title = library.targets().find((target) => target.name === name)?.title ?? name;
    return [{ title, name, error, text: found.text, duration: found.duration }];
  });
  curve.free();
  const css = texts.find(({ name }) => name === "css");
  const seconds = css?.duration ?? 0.8;
  const picture = pictureOf(values, {
    width: 560, height: 360, label: `${preset.name} over time`,
    css: css ? { text: css.text.replace(/\/\*.*?\*\//g, "").trim(), seconds } : undefined,
  });
  const kind = facts.motion ? "spring" : "easing";
  const blocks = texts.map(({ title, error, text }) =>
    `<h2>${escaped(title)} <span class="soft">${error}</span></h2>\n<pre class="wrap"><code>${escaped(text)}</code></pre>`);
  const body = `<h1>${escaped(preset.name)}</h1>
<p class="soft">The ${kind} ${escaped(preset.name)} of ${escaped(preset.source)}.</p>
<div class="curve">${picture}
<div><dl>${rows.map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`).join("")}</dl>
<a class="button" href="../index.html#curve=${encodeURIComponent(preset.name)}">Open in the playground</a></div></div>
${blocks.join("\n")}`;
  return {
    title: `${preset.name}: CSS, SwiftUI, Compose · Motion curves`, values, body,
    description:
      `${preset.name} as exact text for CSS, SwiftUI, Jetpack Compose, Motion, Flutter and others, with its picture and numbers.`,
  };
}
