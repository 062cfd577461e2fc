// The gallery: presets of every system, or the curves of a file, as moving thumbnails with a search.

import { familyTitles } from "./families.js";
import { readCurve } from "./reading.js";
import { svg } from "./graph.js";
import { brief, clamp } from "./numbers.js";

/** The least width of a thumbnail, its height, and the size of its drawing, in pixels. */
const cell = { width: 150, height: 154, across: 108, down: 74 };

/** How many rows are shown until you ask for all. */
const firstRows = 3;

/** How many points a thumbnail's line has. */
const pointCount = 72;

/** How long a thumbnail pauses before it moves again, in seconds. */
const breath = 0.9;

/** How many curves are converted at a time. */
const batch = 6;

/** @typedef {{ name: string, text: string, family: string, source: string, seconds?: number | null, thumb?: any }} Entry */

export class Gallery {
  /**
   * @param {{
   *   section: HTMLElement, families: HTMLElement, search: HTMLInputElement, grid: HTMLElement, count: HTMLElement, all: HTMLButtonElement,
   *   copy: HTMLButtonElement,
   * }} parts
   * @param {any} library
   * @param {import("./background.js").Background} background
   * @param {{
   *   open(entry: Entry): void, pin(entry: Entry): void, copy(text: string, button: HTMLElement): void,
   *   target(): { name: string, comment: string[], error: number },
   * }} on
   */
  constructor(parts, library, background, on) {
    Object.assign(this, { ...parts, library, background, on });
    // Springs first, because the graph can do most with them.
    const isSpring = (/** @type {{ kind: string }} */ { kind }) => Number(kind === "spring");
    /** @type {Entry[]} */
    this.presets = library.presets().sort((one, other) => isSpring(other) - isSpring(one)).map(({ name, family, source }) => ({
      name: name.startsWith(`${family}.`) ? name.slice(family.length + 1) : name, text: name,
      family: familyTitles[family] ?? family, source,
    }));
    /** @type {Entry[]} */
    this.entries = this.presets;
    this.family = "";
    this.isWhole = false;
    /** @type {Map<number, HTMLElement>} */ this.cells = new Map();
    this.texts = new Set();
    this.search.addEventListener("input", () => this.filter());
    this.all.addEventListener("click", () => {
      this.isWhole = true;
      this.layOut();
    });
    this.copy.addEventListener("click", () => this.copyAll());
    this.showFamilies();
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.step = (/** @type {number} */ now) => this.move(now);
    new IntersectionObserver((entries) => {
      this.isSeen = entries.at(-1).isIntersecting;
      this.wake();
    }).observe(this.grid);
    new ResizeObserver(() => this.layOut()).observe(this.grid);
    addEventListener("scroll", () => this.layOut(), { passive: true });
    this.filter();
  }

  /** Shows the curves of a file next to the presets. @param {string} name @param {import("./state.js").NamedText[]} curves */
  open(name, curves) {
    this.entries = [...curves.map((curve) => ({ ...curve, name: curve.name || curve.text, family: name, source: name })), ...this.presets];
    this.family = name;
    this.showFamilies();
    this.filter();
  }

  showFamilies() {
    const families = ["", ...new Set(this.entries.map(({ family }) => family))];
    this.families.replaceChildren(
      ...families.map((family) => {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: family || "All" });
        button.setAttribute("aria-pressed", String(family === this.family));
        button.addEventListener("click", () => {
          this.family = family;
          for (const other of this.families.children) other.setAttribute("aria-pressed", String(other === button));
          this.filter();
        });
        return button;
      }));
  }

  filter() {
    const terms = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.found = this.entries.filter((entry) => {
      const text = `${entry.family} ${entry.name} ${entry.text}`.toLowerCase();
      return (!this.family || entry.family === this.family) && terms.every((term) => text.includes(term));
    });
    this.count.textContent = `${this.found.length.toLocaleString("en")} ${this.found.length === 1 ? "curve" : "curves"}`;
    for (const element of this.cells.values()) element.remove();
    this.cells.clear();
    this.layOut();
  }

  /** Marks the cells of the texts that the graph shows. @param {string[]} texts */
  mark(texts) {
    this.texts = new Set(texts);
    for (const [index, element] of this.cells) this.markCell(element, this.found[index]);
  }

  markCell(element, entry) {
    const isShown = this.texts.has(entry.text);
    element.children[0].setAttribute("aria-current", String(isShown));
    element.children[1].disabled = isShown;
  }

  /** Makes the cells of the rows in sight, and only these. */
  layOut() {
    const { width, top } = this.grid.getBoundingClientRect();
    if (width === 0) return;
    this.columns = Math.max(2, Math.floor(width / cell.width));
    const rows = Math.ceil(this.found.length / this.columns);
    const shown = this.isWhole ? rows : Math.min(rows, firstRows);
    this.all.hidden = shown === rows;
    this.all.textContent = `Show all ${this.found.length.toLocaleString("en")}`;
    this.grid.style.height = `${shown * cell.height}px`;
    const first = Math.max(0, Math.floor(-top / cell.height) - 1);
    const last = Math.min(shown, Math.ceil((innerHeight - top) / cell.height) + 1);
    const end = Math.min(last * this.columns, this.found.length);
    const wanted = (/** @type {number} */ index) => index >= first * this.columns && index < end;
    for (const [index, element] of this.cells) {
      if (wanted(index) || element.contains(document.activeElement)) continue;
      element.remove();
      this.cells.delete(index);
    }
    for (let index = first * this.columns; wanted(index); index += 1) {
      let element = this.cells.get(index);
      if (!element) {
        element = this.made(this.found[index]);
        this.cells.set(index, element);
        // In the order of the list, because Tab follows the order of the elements.
        const next = [...this.cells.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
        this.grid.insertBefore(element, next === undefined ? null : this.cells.get(next) ?? null);
      }
      const unit = width / this.columns;
      element.style.transform = `translate(${(index % this.columns) * unit}px, ${Math.floor(index / this.columns) * cell.height}px)`;
      element.style.width = `${unit - 10}px`;
    }
    this.wake();
  }

  /** @param {Entry} entry */
  made(entry) {
    const element = document.createElement("li");
    const title = `${entry.text} (${entry.source})`;
    const open = Object.assign(document.createElement("button"), { type: "button", className: "open", title });
    const drawing = svg("svg", { viewBox: `0 0 ${cell.across + 26} ${cell.down}`, "aria-hidden": "true" });
    const dot = svg("circle", { r: 6, cx: cell.across + 14, cy: -20, class: "dot" });
    const axis = svg("line", { class: "axis", x1: 0, x2: cell.across + 26 });
    drawing.append(axis, svg("path", { class: "line" }), svg("text", { x: cell.across, y: cell.down - 6 }), dot);
    open.append(
      drawing, Object.assign(document.createElement("b"), { textContent: entry.name }),
      Object.assign(document.createElement("span"), { textContent: entry.family }));
    open.addEventListener("click", () => this.on.open(entry));
    const pin = Object.assign(document.createElement("button"), { type: "button", className: "pin", textContent: "+", title: "Compare" });
    pin.setAttribute("aria-label", `Compare ${entry.name}`);
    pin.addEventListener("click", () => this.on.pin(entry));
    element.append(open, pin);
    this.markCell(element, entry);
    return element;
  }

  /** Reads and draws the cells in sight, a few per frame. @param {number} [limit] In milliseconds. */
  draw(limit = 4) {
    const end = performance.now() + limit;
    let isDone = true;
    for (const [index, element] of this.cells) {
      const entry = this.found[index];
      if (element.dataset.drawn) continue;
      if (performance.now() > end) return false;
      entry.thumb ??= thumbOf(this.library, entry);
      const { values, low, high, duration } = entry.thumb;
      const y = (/** @type {number} */ value) => cell.down - 6 - ((value - low) / (high - low)) * (cell.down - 12);
      const points = values.map((value, point) => `${((point / (pointCount - 1)) * cell.across).toFixed(1)} ${y(value).toFixed(1)}`);
      element.querySelector(".line")?.setAttribute("d", values.length > 0 ? `M${points.join(" ")}` : "");
      const axis = element.querySelector(".axis");
      axis?.setAttribute("y1", y(1).toFixed(1));
      axis?.setAttribute("y2", y(1).toFixed(1));
      element.querySelector(".dot")?.setAttribute("cy", y(1).toFixed(1));
      Object.assign(element, { entry, y, dot: element.querySelector(".dot") });
      const time = element.querySelector("text");
      if (time && duration > 0) time.textContent = `${brief(Number(duration.toPrecision(3)))} s`;
      element.dataset.drawn = "true";
    }
    return isDone;
  }

  wake() {
    if (this.frame || !this.isSeen) return;
    this.frame = requestAnimationFrame(this.step);
  }

  /** @param {number} now */
  move(now) {
    this.frame = 0;
    const isDone = this.draw();
    if (this.isSeen && !this.still.matches) {
      for (const [index, element] of this.cells) {
        const { entry, y, dot } = /** @type {any} */ (element);
        if (!dot || entry.thumb.values.length === 0) continue;
        const { values, seconds } = entry.thumb;
        const time = (now / 1000 + index * 0.37) % (seconds + breath);
        const position = Math.min(time / seconds, 1) * (pointCount - 1);
        const before = Math.floor(position);
        const value = values[before] + ((values[before + 1] ?? values[before]) - values[before]) * (position - before);
        dot.setAttribute("cy", y(value).toFixed(1));
      }
    } else if (isDone) return;
    this.wake();
  }

  /** Copies every listed curve in the notation of the chosen target. */
  async copyAll() {
    const { name: target, comment, error } = this.on.target();
    const label = "Copy all";
    if (!comment.length) return this.say(`${target} holds one curve per file: choose another target`);
    const texts = [];
    let refused = 0;
    this.copy.disabled = true;
    for (let start = 0; start < this.found.length; start += batch) {
      this.copy.textContent = `${Math.round((100 * start) / this.found.length)} %`;
      const curves = this.found.slice(start, start + batch).map(({ name, text, family }) => ({ name: `${family} ${name}`, text }));
      const list = await this.background.ask("all", { kind: "convertAll", curves, target, error });
      if (!Array.isArray(list)) refused += curves.length;
      else {
        for (const found of list) {
          if (!found.text) refused += 1;
          else if (target === "css") texts.push(`--${propertyName(found.name)}: ${found.text};`);
          else texts.push(`${comment[0]}${found.name}${comment[1]}\n${found.text}`);
        }
      }
    }
    this.copy.disabled = false;
    this.copy.textContent = label;
    this.on.copy(texts.join("\n"), this.copy);
    this.say(`${texts.length} curves copied${refused > 0 ? `, ${refused} refused` : ""}`);
  }

  /** @param {string} text */
  say(text) {
    this.count.textContent = text;
  }
}

/** The name of a custom property without its dashes. @param {string} name */
const propertyName = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** The values and the scale that a thumbnail draws. @param {any} library @param {Entry} entry */
function thumbOf(library, entry) {
  const { curve, facts, stated } = readCurve(library, entry.text);
  if (!curve) return { values: [], low: 0, high: 1, seconds: 1, duration: 0 };
  const values = [...curve.values(Float64Array.from({ length: pointCount }, (_, index) => index / (pointCount - 1)))];
  curve.free();
  const duration = facts.duration ?? stated ?? entry.seconds ?? 0;
  // All thumbnails have the same scale, unless a curve exceeds it.
  return { values, low: Math.min(-0.1, ...values), high: Math.max(1.2, ...values), duration, seconds: clamp(duration || 0.8, 0.1, 4) };
}
