// The parameters of the selected curve: sliders and number fields. A spring has a tab for each of three parameterisations, which
// follow each other.

import { brief, clamp, rounded } from "./numbers.js";

/** @typedef {{ key: string, label: string, low: number, high: number, unit?: string, logarithmic?: boolean }} Field */

const velocity = { key: "velocity", label: "Velocity", low: -20, high: 20, unit: "/s" };

/**
 * The fields of a spring, by set. Sliders of quantities that span decades are logarithmic.
 *
 * @type {{ name: string, title: string, fields: Field[] }[]}
 */
const springSets = [
  {
    name: "duration", title: "Duration and bounce",
    fields: [
      { key: "duration", label: "Duration", low: 0.05, high: 3, unit: "s", logarithmic: true },
      { key: "bounce", label: "Bounce", low: -0.9, high: 0.95 },
      velocity,
    ],
  },
  {
    name: "physical", title: "Physical",
    fields: [
      { key: "mass", label: "Mass", low: 0.1, high: 20, logarithmic: true },
      { key: "stiffness", label: "Stiffness", low: 1, high: 2000, logarithmic: true },
      { key: "damping", label: "Damping", low: 0.5, high: 200, logarithmic: true },
    ],
  },
  {
    name: "response", title: "Response",
    fields: [
      { key: "response", label: "Response", low: 0.05, high: 3, unit: "s", logarithmic: true },
      { key: "dampingRatio", label: "Damping ratio", low: 0.05, high: 3, logarithmic: true },
      velocity,
    ],
  },
];

const bezierNames = ["x1", "y1", "x2", "y2"];
const seconds = { key: "seconds", label: "Duration", low: 0.1, high: 3, unit: "s", logarithmic: true };
const bezierSet = {
  name: "points", title: "Control points",
  fields: [...bezierNames.map((key) => ({ key, label: key, low: key[0] === "x" ? 0 : -1, high: key[0] === "x" ? 1 : 2 })), seconds],
};
const otherSet = { name: "playing", title: "Playing", fields: [seconds] };

/** The values of the fields for a spring's facts. @param {any} motion @returns {Record<string, number>} */
function springValues(motion) {
  return {
    stiffness: motion.stiffness, damping: motion.damping, mass: motion.mass, velocity: motion.initialVelocity,
    duration: motion.response, bounce: motion.bounce, response: motion.response, dampingRatio: motion.dampingRatio,
  };
}

/** The text of a spring by the parameters of a set. @param {string} set @param {Record<string, string | number>} values */
function springText(set, values) {
  const end = Number(values.velocity) === 0 ? "" : `, initialVelocity: ${values.velocity}`;
  if (set === "duration") return `spring(duration: ${values.duration}, bounce: ${values.bounce}${end})`;
  if (set === "response") return `spring(response: ${values.response}, dampingRatio: ${values.dampingRatio}${end})`;
  const mass = Number(values.mass) === 1 ? "" : `mass: ${values.mass}, `;
  return `spring(${mass}stiffness: ${values.stiffness}, damping: ${values.damping}${end})`;
}

/** The set whose parameters a spring's text has. @param {string} text */
function setOf(text) {
  if (text.includes("bounce") || /^spring\(duration/.test(text)) return "duration";
  return text.includes("response") ? "response" : "physical";
}

/** Rounds a value to the precision of a drag. @param {number} value */
const short = (value) => Number(value.toPrecision(value < 1 && value > -1 ? 3 : 4)) + 0;

export class Settings {
  /**
   * @param {HTMLElement} tabs
   * @param {HTMLElement} panel
   * @param {(text: string, kind: string) => void} onText
   * @param {(seconds: number) => void} onDuration
   */
  constructor(tabs, panel, onText, onDuration) {
    Object.assign(this, { tabs, panel, onText, onDuration, shown: "" });
    this.set = "duration";
    /** @type {Map<string, { slider: HTMLInputElement, number: HTMLInputElement, field: Field }>} */
    this.rows = new Map();
    tabs.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {any} item The selected curve. @param {number} duration Of curves without one of their own. */
  show(item, duration) {
    const { facts } = item;
    const text = facts.text;
    // Another curve opens the tab of its parameters; a drag keeps the open tab.
    if (facts.motion && !this.keeps && text !== this.text && setOf(text) !== this.set) this.set = setOf(text);
    this.keeps = false;
    this.text = text;
    this.facts = facts;
    const kind = facts.motion ? "spring" : facts.points ? "points" : "playing";
    const shown = kind === "spring" ? this.set : kind;
    if (shown !== this.shown) this.build(kind);
    this.shown = shown;
    const values = facts.motion
      ? springValues(facts.motion)
      : { ...Object.fromEntries(bezierNames.map((name, index) => [name, facts.points?.[index]])), seconds: item.own ?? duration };
    for (const [key, { slider, number, field }] of this.rows) {
      const value = values[key];
      const label = brief(rounded(value, 4));
      if (document.activeElement !== number && number.value !== label) number.value = label;
      const position = field.logarithmic ? Math.log(Math.max(value, 1e-12)) : value;
      if (document.activeElement !== slider || Math.abs(Number(slider.value) - position) > 0.01) slider.value = String(position);
      const share = (low, high) => clamp((position - low) / (high - low), 0, 1);
      slider.style.setProperty("--share", String(share(Number(slider.min), Number(slider.max))));
      slider.setAttribute("aria-valuetext", `${label}${field.unit ? ` ${field.unit}` : ""}`);
    }
  }

  /** @param {string} kind */
  build(kind) {
    const focused = document.activeElement?.id;
    const sets = kind === "spring" ? springSets : [kind === "points" ? bezierSet : otherSet];
    const open = sets.find((set) => set.name === this.set) ?? sets[0];
    this.tabs.replaceChildren(
      ...sets.map((set) => {
        const tab = document.createElement("button");
        Object.assign(tab, { type: "button", id: `tab-${set.name}`, textContent: set.title, tabIndex: set === open ? 0 : -1 });
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-selected", String(set === open));
        tab.setAttribute("aria-controls", "settings");
        tab.addEventListener("click", () => this.open(set.name));
        return tab;
      }));
    this.panel.setAttribute("aria-labelledby", `tab-${open.name}`);
    this.rows.clear();
    this.panel.replaceChildren(...open.fields.map((field) => this.row(field)));
    if (focused?.startsWith("tab-")) document.getElementById(`tab-${open.name}`)?.focus();
  }

  /** @param {string} name */
  open(name) {
    if (!this.facts.motion) return;
    this.set = name;
    this.build("spring");
    this.shown = name;
    this.keeps = true;
    this.show({ facts: this.facts }, 0);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !this.facts.motion) return;
    event.preventDefault();
    const index = springSets.findIndex((set) => set.name === this.set);
    this.open(springSets[(index + step + springSets.length) % springSets.length].name);
  }

  /** @param {Field} field */
  row(field) {
    const row = Object.assign(document.createElement("div"), { className: "row" });
    const id = `field-${field.key}`;
    const label = Object.assign(document.createElement("label"), { htmlFor: id, textContent: field.label });
    const slider = document.createElement("input");
    const [low, high] = field.logarithmic ? [Math.log(field.low), Math.log(field.high)] : [field.low, field.high];
    Object.assign(slider, { type: "range", min: low, max: high, step: "any" });
    slider.setAttribute("aria-label", `${field.label}, slider`);
    const box = Object.assign(document.createElement("span"), { className: "number" });
    const number = document.createElement("input");
    Object.assign(number, { type: "text", inputMode: "decimal", id, autocomplete: "off", spellcheck: false });
    box.append(number, Object.assign(document.createElement("span"), { textContent: field.unit ?? "" }));
    slider.addEventListener("input", () => {
      const position = Number(slider.value);
      this.change(field.key, String(short(field.logarithmic ? Math.exp(position) : position)));
    });
    number.addEventListener("input", () => this.change(field.key, number.value.trim().replace(",", ".").replace("−", "-")));
    number.addEventListener("keydown", (event) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!sign || !Number.isFinite(Number(number.value))) return;
      event.preventDefault();
      const step = (field.high - field.low > 100 ? 1 : 0.01) * (event.shiftKey ? 10 : 1);
      number.value = String(rounded(Number(number.value) + sign * step, 4));
      this.change(field.key, number.value);
    });
    this.rows.set(field.key, { slider, number, field });
    row.append(label, slider, box);
    return row;
  }

  /** @param {string} key @param {string} text What was typed; the library tells what is wrong with it. */
  change(key, text) {
    if (key === "seconds") {
      const value = Number(text);
      if (value > 0) this.onDuration(clamp(value, 0.01, 60));
      return;
    }
    if (this.facts.motion) {
      // The other parameters keep all of their digits.
      this.keeps = true;
      return this.onText(springText(this.set, { ...springValues(this.facts.motion), [key]: text }), key);
    }
    const points = this.facts.points.map(String);
    points[bezierNames.indexOf(key)] = text;
    this.onText(`cubic-bezier(${points.join(", ")})`, key);
  }

  /**
   * The text of a spring that was dragged on the graph, by the parameters of the open tab.
   *
   * @param {{ response: number, dampingRatio: number, velocity: number, mass: number }} spring
   */
  textOf({ response, dampingRatio, velocity: initial, mass }) {
    const frequency = (2 * Math.PI) / response;
    const stiffness = mass * frequency ** 2;
    const bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1;
    const damping = 2 * dampingRatio * frequency * mass;
    const values = { response, dampingRatio, velocity: initial, mass, stiffness, damping, duration: response, bounce };
    const digits = (/** @type {number} */ value) => (Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(5)));
    this.keeps = true;
    return springText(this.set, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, digits(value)])));
  }
}
