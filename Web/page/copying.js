// The texts to copy: chips for the most wanted targets, a list of the others, the text and its error.

import { brief } from "./numbers.js";

/** The targets with a chip of their own, and its label. @type {Record<string, string>} */
const shortTitles = { css: "CSS", swiftui: "SwiftUI", compose: "Compose", motion: "Motion", flutter: "Flutter" };

/** Targets that write a spring by its parameters: no approximation is computed for them. */
const springTargets = [
  "swiftui", "uikit", "core-animation", "compose", "flutter", "motion", "react-spring", "reanimated", "anime", "figma", "swift",
];

/** How many turning points a spring may have before it settles, for targets that write points or keyframes. */
const turnLimit = 400;

/** How many values of the target's own result the graph shows. */
const playedCount = 600;

/** Why this page does not convert a curve to a target's points; empty if it does. @param {any} facts @param {string} target */
export function refusalOf(facts, target) {
  const { motion, duration } = facts;
  if (!motion || motion.dampingRatio >= 1 || springTargets.includes(target)) return "";
  const turns = (duration * motion.naturalFrequency * Math.sqrt(1 - motion.dampingRatio ** 2)) / Math.PI;
  if (turns <= turnLimit) return "";
  return `this spring turns ${brief(Math.round(turns))} times before it settles; the page writes at most ${turnLimit} turns as points. ` +
    "Choose a target that has springs, such as SwiftUI, or use the command line.";
}

export class Copying {
  /**
   * @param {{
   *   chips: HTMLElement, more: HTMLSelectElement, error: HTMLInputElement, errorValue: HTMLElement, text: HTMLElement, cost: HTMLElement,
   *   notes: HTMLElement, button: HTMLButtonElement,
   * }} parts
   * @param {{ name: string, title: string, comment: string[] }[]} targets
   * @param {import("./background.js").Background} background
   * @param {{
   *   choose(target: string): void, error(error: number): void, copy(text: string, button: HTMLElement): void, played(played: any): void,
   * }} on
   */
  constructor(parts, targets, background, on) {
    Object.assign(this, { ...parts, targets, background, on });
    this.found = null;
    this.asked = 0;
    /** @type {HTMLButtonElement[]} */
    this.buttons = Object.entries(shortTitles).map(([name, textContent]) => {
      const chip = Object.assign(document.createElement("button"), { type: "button", textContent });
      chip.dataset.target = name;
      chip.setAttribute("aria-pressed", "false");
      chip.addEventListener("click", () => this.take(name, chip));
      return chip;
    });
    this.chips.prepend(...this.buttons);
    this.more.replaceChildren(
      Object.assign(document.createElement("option"), { value: "", textContent: "More" }),
      ...targets.map(({ name, title }) => Object.assign(document.createElement("option"), { value: name, textContent: title })));
    this.more.addEventListener("change", () => this.more.value && this.on.choose(this.more.value));
    // The slider's scale is logarithmic, and its values have two digits.
    this.error.addEventListener("input", () => this.on.error(Number((10 ** Number(this.error.value)).toPrecision(2))));
    this.button.addEventListener("click", () => this.found?.text && this.on.copy(this.found.text, this.button));
  }

  titleOf(name) {
    return shortTitles[name] ?? this.targets.find((target) => target.name === name)?.title ?? name;
  }

  /** Chooses a chip's target and copies its text. @param {string} name @param {HTMLButtonElement} chip */
  async take(name, chip) {
    this.on.choose(name);
    await this.answer;
    if (this.found?.text && this.target === name) this.on.copy(this.found.text, chip);
  }

  /**
   * Shows a curve in a target's notation.
   *
   * @param {any} item @param {string} target @param {number} error
   * @param {boolean} isGhostly Whether the graph shows the target's result.
   */
  show(item, target, error, isGhostly) {
    if (!this.targets.some(({ name }) => name === target)) target = "css";
    this.target = target;
    for (const chip of this.buttons) chip.setAttribute("aria-pressed", String(chip.dataset.target === target));
    this.more.value = target in shortTitles ? "" : target;
    this.more.classList.toggle("chosen", this.more.value !== "");
    this.error.value = String(Math.log10(error));
    this.errorValue.textContent = brief(error);
    this.error.setAttribute("aria-valuetext", brief(error));
    const key = `${item.facts.text} ${target} ${error} ${isGhostly}`;
    if (key === this.key) return;
    this.key = key;
    const refusal = refusalOf(item.facts, target);
    if (refusal) {
      this.answer = Promise.resolve();
      // A result for an earlier curve that still arrives is dropped.
      this.asked += 1;
      return this.tell({ refusal });
    }
    const asked = (this.asked += 1);
    this.text.setAttribute("aria-busy", "true");
    this.answer = this.background
      .ask("text", { kind: "convert", text: item.facts.text, target, error, count: isGhostly ? playedCount : 2 })
      .then((found) => asked === this.asked && found && this.tell(found));
  }

  tell(found) {
    this.found = found;
    this.text.removeAttribute("aria-busy");
    this.text.textContent = found.text ?? "";
    this.text.hidden = !found.text;
    this.button.disabled = !found.text;
    const cost = [];
    if (found.refusal) cost.push(found.refusal);
    if (found.duration) cost.push(`lasts ${brief(found.duration)} s`);
    if (found.points) cost.push(`${found.points} points`);
    const isExact = found.lossless && found.maximumError <= 1e-12;
    if (found.text) cost.push(isExact ? "exact" : `largest error ${brief(Number(found.maximumError.toPrecision(3)))}`);
    this.cost.textContent = cost.join(" · ");
    this.notes.replaceChildren(...(found.notes ?? []).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    const isWhole = found.text && found.played?.length === playedCount;
    this.on.played(
      isWhole ? { values: found.played, error: found.maximumError, exact: isExact, title: this.titleOf(this.target) } : null);
  }
}
