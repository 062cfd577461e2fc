// The parameters of the selected curve: sliders and number fields. A spring has three sets of words for one thing, each of
// which follows the others.

import { brief, clamp, rounded } from "./numbers.js";

/**
 * The fields of a spring, by set. Sliders of quantities that span decades are logarithmic.
 *
 * @type {{ title: string, fields: { key: string, label: string, low: number, high: number, logarithmic?: boolean }[] }[]}
 */
const springSets = [
  {
    title: "Physical",
    fields: [
      { key: "stiffness", label: "Stiffness", low: 1, high: 2000, logarithmic: true },
      { key: "damping", label: "Damping", low: 0.5, high: 200, logarithmic: true },
      { key: "mass", label: "Mass", low: 0.1, high: 20, logarithmic: true },
      { key: "velocity", label: "Initial velocity", low: -20, high: 20 },
    ],
  },
  {
    title: "Perceptual",
    fields: [
      { key: "duration", label: "Duration, s", low: 0.05, high: 3, logarithmic: true },
      { key: "bounce", label: "Bounce", low: -0.9, high: 0.95 },
    ],
  },
  {
    title: "Response",
    fields: [
      { key: "response", label: "Response, s", low: 0.05, high: 3, logarithmic: true },
      { key: "dampingRatio", label: "Damping ratio", low: 0.05, high: 3, logarithmic: true },
    ],
  },
];

const bezierFields = ["x1", "y1", "x2", "y2"].map((key) => ({
  key, label: key, low: key[0] === "x" ? 0 : -1, high: key[0] === "x" ? 1 : 2,
}));

/** What the fields show for a spring's facts. @param {any} motion */
function springValues(motion) {
  return {
    stiffness: motion.stiffness, damping: motion.damping, mass: motion.mass, velocity: motion.initialVelocity,
    duration: motion.response, bounce: motion.bounce, response: motion.response, dampingRatio: motion.dampingRatio,
  };
}

/** The text of a spring after one field of a set was changed. @param {string} title @param {Record<string, string>} values */
function springText(title, values) {
  const velocity = Number(values.velocity) === 0 ? "" : `, initialVelocity: ${values.velocity}`;
  if (title === "Perceptual") return `spring(duration: ${values.duration}, bounce: ${values.bounce}${velocity})`;
  if (title === "Response") return `spring(response: ${values.response}, dampingRatio: ${values.dampingRatio}${velocity})`;
  const mass = Number(values.mass) === 1 ? "" : `mass: ${values.mass}, `;
  return `spring(${mass}stiffness: ${values.stiffness}, damping: ${values.damping}${velocity})`;
}

/** The panel of parameters. */
export class Settings {
  /**
   * @param {HTMLElement} element
   * @param {(text: string) => void} onText
   * @param {(seconds: number) => void} onDuration
   */
  constructor(element, onText, onDuration) {
    Object.assign(this, { element, onText, onDuration, kind: "" });
    /** @type {Map<string, { slider: HTMLInputElement, number: HTMLInputElement, field: any }>} */
    this.rows = new Map();
  }

  /** @param {any} facts @param {number} duration Of curves without a time of their own. */
  show(facts, duration) {
    const kind = facts.kind === "spring" || facts.kind === "cubic-bezier" ? facts.kind : "other";
    if (kind !== this.kind) this.build(kind);
    this.kind = kind;
    this.facts = facts;
    const values =
      kind === "spring"
        ? springValues(facts.motion)
        : { ...(facts.points ? Object.fromEntries(facts.points.map((value, index) => [`x1 y1 x2 y2`.split(" ")[index], value])) : {}), seconds: duration };
    for (const [key, { slider, number, field }] of this.rows) {
      const value = values[key];
      if (document.activeElement !== number) number.value = String(rounded(value, 4));
      const place = field.logarithmic ? Math.log(Math.max(value, 1e-12)) : value;
      if (document.activeElement !== slider || Math.abs(Number(slider.value) - place) > 0.01) slider.value = String(place);
      slider.setAttribute("aria-valuetext", brief(value));
    }
  }

  /** @param {string} kind */
  build(kind) {
    this.rows.clear();
    const sets =
      kind === "spring"
        ? springSets
        : [
            ...(kind === "cubic-bezier" ? [{ title: "Control points", fields: bezierFields }] : []),
            { title: "Playing", fields: [{ key: "seconds", label: "Duration, s", low: 0.1, high: 3 }] },
          ];
    this.element.replaceChildren(
      ...sets.map(({ title, fields }) => {
        const set = document.createElement("fieldset");
        const legend = document.createElement("legend");
        legend.textContent = title;
        set.append(legend, ...fields.map((field) => this.row(title, field)));
        return set;
      }));
  }

  row(title, field) {
    const row = document.createElement("div");
    row.className = "row";
    const id = `field-${field.key}`;
    const label = document.createElement("label");
    label.htmlFor = id;
    label.textContent = field.label;
    const slider = document.createElement("input");
    const [low, high] = field.logarithmic ? [Math.log(field.low), Math.log(field.high)] : [field.low, field.high];
    Object.assign(slider, { type: "range", min: low, max: high, step: "any" });
    slider.setAttribute("aria-label", `${field.label}, slider`);
    const number = document.createElement("input");
    Object.assign(number, { type: "text", inputMode: "decimal", id, autocomplete: "off", spellcheck: false });
    slider.addEventListener("input", () => {
      const place = Number(slider.value);
      const value = field.logarithmic ? Math.exp(place) : place;
      this.change(title, field.key, String(Number(value.toPrecision(3))));
    });
    number.addEventListener("input", () => this.change(title, field.key, number.value.trim()));
    number.addEventListener("keydown", (event) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!sign || !Number.isFinite(Number(number.value))) return;
      event.preventDefault();
      const step = (field.high - field.low > 100 ? 1 : 0.01) * (event.shiftKey ? 10 : 1);
      number.value = String(rounded(Number(number.value) + sign * step, 4));
      this.change(title, field.key, number.value);
    });
    this.rows.set(field.key, { slider, number, field });
    row.append(label, slider, number);
    return row;
  }

  /** @param {string} title @param {string} key @param {string} text What was typed, however wrong: the library judges. */
  change(title, key, text) {
    if (key === "seconds") {
      const value = Number(text);
      if (value > 0) this.onDuration(clamp(value, 0.01, 60));
      return;
    }
    if (this.kind === "spring") {
      const values = Object.fromEntries(Object.entries(springValues(this.facts.motion)).map(([name, value]) => [name, String(value)]));
      values[key] = text;
      // The initial velocity belongs to every set; the text keeps the set it is in.
      const own = key === "velocity" ? setOf(this.facts.text) : title;
      return this.onText(springText(own, values));
    }
    const points = this.facts.points.map(String);
    points[["x1", "y1", "x2", "y2"].indexOf(key)] = text;
    this.onText(`cubic-bezier(${points.join(", ")})`);
  }
}

/** @param {string} text */
function setOf(text) {
  if (text.includes("bounce")) return "Perceptual";
  return text.includes("response") ? "Response" : "Physical";
}
