// How exactly each target plays the selected curve.

import { brief } from "./numbers.js";
import { refusalOf } from "./copying.js";

/** The targets whose errors are measured, the best-known first. */
const measured = [
  "css", "swiftui", "uikit", "core-animation", "compose", "android-xml", "flutter", "motion", "react-spring", "reanimated", "gsap", "anime",
  "lottie", "figma", "unity", "godot",
];

/** How long after the last change the targets are measured, in milliseconds. */
const patienceOfProof = 400;

export class Proof {
  /**
   * @param {HTMLElement} list
   * @param {(name: string) => string} titleOf
   * @param {import("./background.js").Background} background
   * @param {(target: string) => void} choose
   */
  constructor(list, titleOf, background, choose) {
    Object.assign(this, { list, background });
    this.run = 0;
    this.rows = measured.map((name) => {
      const row = document.createElement("li");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: titleOf(name) });
      button.addEventListener("click", () => choose(name));
      const bar = document.createElement("i");
      const value = document.createElement("span");
      row.append(button, bar, value);
      list.append(row);
      return { name, row, bar, value };
    });
    new IntersectionObserver((entries) => {
      this.isSeen = entries.at(-1).isIntersecting;
      if (this.isSeen) this.measure();
    }).observe(list);
  }

  /** @param {any} item @param {number} error */
  show(item, error) {
    const key = `${item.facts.text} ${error}`;
    if (key === this.key) return;
    Object.assign(this, { item, error, key });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.measure(), patienceOfProof);
  }

  async measure() {
    if (!this.isSeen || !this.item || this.done === this.key) return;
    const run = (this.run += 1);
    const { item, error, key } = this;
    for (const { name, row, bar, value } of this.rows) {
      const refusal = refusalOf(item.facts, name);
      const found = refusal
        ? { refusal }
        : await this.background.ask("proof", { kind: "convert", text: item.facts.text, target: name, error, count: 2 });
      if (run !== this.run || key !== this.key || !found) return;
      const isExact = found.text && found.maximumError <= 1e-7;
      row.title = found.refusal ?? "";
      value.textContent = found.refusal ? "refused" : isExact ? "exact" : `${brief(Number((100 * found.maximumError).toPrecision(2)))} %`;
      // The length of the bar is logarithmic, from 1e-6 to 0.3.
      const share = found.refusal ? 0 : isExact ? 0 : Math.min(Math.max((Math.log10(found.maximumError) + 6) / 5.5, 0.03), 1);
      bar.style.setProperty("--share", String(share));
      row.classList.toggle("exact", Boolean(isExact));
    }
    this.done = key;
  }
}
