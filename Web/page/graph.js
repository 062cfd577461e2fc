// The graph: curves over time or progress, their marks and handles, and the values under the pointer.

import { brief, clamp, rounded, ticks } from "./numbers.js";
import { View } from "./view.js";

const svgNamespace = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} [attributes] @returns {any} */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(svgNamespace, name);
  set(element, attributes);
  return element;
}

/** @param {Element} element @param {Record<string, string | number>} attributes */
export function set(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}

/** Reuses elements of one kind, so that a drag makes no new ones. */
class Pool {
  constructor(parent, name, attributes = {}) {
    Object.assign(this, { parent, name, attributes });
    /** @type {any[]} */ this.elements = [];
  }

  /** @param {number} count */
  take(count) {
    while (this.elements.length < count) {
      const element = svg(this.name, this.attributes);
      this.parent.append(element);
      this.elements.push(element);
    }
    this.elements.forEach((element, index) => element.toggleAttribute("hidden", index >= count));
    return this.elements.slice(0, count);
  }
}

/** The dash patterns of curves that are not selected, because not everybody can tell the colours apart. */
export const dashes = ["none", "9 5", "3 4", "12 4 3 4", "6 3", "2 6", "14 6", "5 2 2 2"];

/** The distance at which a handle snaps to 0, 1 and the other handle, in pixels. */
const snapping = 6;

/** How long the arm of a spring's first tangent is, in pixels. */
const armLength = 72;

/** How long the axes take to reach their new ends, in milliseconds. */
const glideTime = 320;

export class Graph {
  /**
   * @param {SVGSVGElement} element
   * @param {{
   *   points(points: number[]): void, stop(index: number, input: number, output: number): void,
   *   spring(change: { peak?: { overshoot: number, time: number }, settled?: number, velocity?: number }): void,
   *   select(index: number): void, read(text: Node[] | null): void, released(): void,
   * }} on
   */
  constructor(element, on) {
    Object.assign(this, { element, on, view: new View() });
    /** @type {any[]} Curves, the selected one last. */
    this.items = [];
    this.inSeconds = false;
    this.held = null;
    this.hoverAt = null;
    const group = (/** @type {string} */ name, /** @type {Record<string, string>} */ more = {}) => {
      const made = svg("g", { class: name, ...more });
      element.append(made);
      return made;
    };
    const axes = group("axes", { "aria-hidden": "true" });
    this.lines = new Pool(axes, "line");
    this.labels = new Pool(axes, "text");
    const wash = group("washes", { "aria-hidden": "true" });
    this.band = svg("path", { class: "band" });
    this.wash = svg("path", { class: "wash" });
    wash.append(this.wash, this.band);
    const curves = group("curves", { "aria-hidden": "true" });
    this.paths = new Pool(curves, "path", { class: "curve" });
    this.played = svg("path", { class: "played" });
    curves.append(this.played);
    const marks = group("marks", { "aria-hidden": "true" });
    this.guides = new Pool(marks, "line", { class: "guide" });
    this.bigs = new Pool(marks, "text", { class: "big" });
    this.smalls = new Pool(marks, "text", { class: "small" });
    this.riseDots = new Pool(marks, "circle", { class: "fact-dot", r: 3.5 });
    this.riseAreas = new Pool(group("facts"), "circle", { class: "fact", r: 14 });
    this.trails = group("trails", { "aria-hidden": "true" });
    this.arms = new Pool(group("arms", { "aria-hidden": "true" }), "line", { class: "arm" });
    this.handleGroup = group("handles");
    /** @type {Map<string, any>} */ this.handles = new Map();
    const cursor = group("cursor", { "aria-hidden": "true" });
    this.cursor = svg("line", { class: "hover", hidden: "" });
    cursor.append(this.cursor);
    this.dots = new Pool(cursor, "circle", { r: 4 });
    element.addEventListener("pointerdown", (event) => this.grab(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", () => this.release());
    element.addEventListener("pointercancel", () => this.release());
    element.addEventListener("pointerleave", () => this.held || this.hover(null));
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("focusin", (event) => this.tell(event.target));
    element.addEventListener("focusout", () => this.hover(null));
  }

  /**
   * @param {any[]} items Curves with their names, colours and seconds; the selected one last.
   * @param {number} span @param {boolean} inSeconds
   */
  show(items, span, inSeconds) {
    const isNew = this.items.length === 0 || this.inSeconds !== inSeconds || this.items.length !== items.length;
    Object.assign(this, { items, wholeSpan: span, inSeconds });
    this.resize();
    if (this.view.width === 0) return;
    if (!this.held) this.refit(isNew);
    else this.sample(), this.draw();
  }

  get selected() {
    return this.items[this.items.length - 1];
  }

  resize() {
    const { width, height } = this.element.getBoundingClientRect();
    this.view.resize(width, height, Math.max(this.items.length, 1));
  }

  /** Fits the axes to the curves, at once or gradually. */
  refit(atOnce = false) {
    const { view } = this;
    const before = { span: view.span, low: view.low, high: view.high };
    view.span = this.wholeSpan;
    this.sample();
    const { facts } = this.selected ?? { facts: {} };
    const values = this.items.flatMap((item) => [item.lowest, item.highest]);
    if (facts.points) values.push(facts.points[1], facts.points[3]);
    const margin = facts.points || this.stops ? "handles" : facts.motion ? "marks" : "none";
    const next = view.fitted(values, this.wholeSpan, margin);
    const isStill = atOnce || matchMedia("(prefers-reduced-motion: reduce)").matches;
    cancelAnimationFrame(this.gliding);
    const began = performance.now();
    const glide = () => {
      const passed = isStill ? 1 : clamp((performance.now() - began) / glideTime, 0, 1);
      const share = 1 - (1 - passed) ** 4;
      for (const key of /** @type {const} */ (["span", "low", "high"])) view[key] = before[key] + (next[key] - before[key]) * share;
      if (passed === 1) Object.assign(view, next);
      else this.gliding = requestAnimationFrame(glide);
      this.draw();
      this.onView?.();
    };
    glide();
  }

  /** The progress of an item at a point of the horizontal axis, which shows times or progress. */
  progress(item, abscissa) {
    return this.inSeconds ? clamp(abscissa / item.seconds, 0, 1) : abscissa;
  }

  /** Computes the values of every curve at every pixel. */
  sample() {
    const { view } = this;
    const width = Math.max(view.right - view.left, 50);
    for (const item of this.items) {
      const share = this.inSeconds ? Math.min(item.seconds / this.wholeSpan, 1) : 1;
      // A curve that oscillates within a pixel is drawn as the band it fills.
      const swings = item.facts.motion ? (item.seconds * item.facts.motion.naturalFrequency) / Math.PI : 0;
      const count = clamp(Math.round(width * share * (swings > width * share * 0.15 ? 8 : 0.8)), 60, 12_000);
      const key = `${item.facts.text} ${count}`;
      if (item.sampled === key) continue;
      item.sampled = key;
      const even = Array.from({ length: count + 1 }, (_, index) => index / count);
      // Both sides of a jump, and the turning points between two pixels.
      const extra = item.breakpoints.filter((x) => x >= 0 && x <= 1).flatMap((x) => [x, Math.max(x - 1e-9, 0)]);
      item.progress = extra.length > 0 ? [...even, ...extra].sort((a, b) => a - b) : even;
      item.values = item.curve.values(item.progress);
      item.lowest = item.values.reduce((low, value) => (value < low ? value : low), 0);
      item.highest = item.values.reduce((high, value) => (value > high ? value : high), 1);
    }
  }

  draw() {
    const { view, selected } = this;
    if (view.width === 0 || !selected) return;
    this.drawAxes();
    this.paths.take(this.items.length).forEach((path, index) => {
      const item = this.items[index];
      set(path, {
        d: this.outline(item, item.progress, item.values), class: item === selected ? "curve selected" : "curve", "data-index": item.index,
        style: `stroke: ${item.colour}; stroke-dasharray: ${item === selected ? "none" : dashes[item.index % dashes.length]}`,
      });
    });
    const end = this.inSeconds ? selected.seconds : 1;
    const line = this.outline(selected, selected.progress, selected.values, false);
    set(this.wash, { d: `${line}L${view.x(end).toFixed(1)} ${view.y(0).toFixed(1)}H${view.left}Z`, style: `fill: ${selected.colour}` });
    this.drawPlayed();
    this.drawHandles();
    this.drawMarks();
  }

  /** A curve as the data of a path. */
  outline(item, progress, values, isWhole = true) {
    const { view } = this;
    const scale = this.inSeconds ? item.seconds : 1;
    let text = "M";
    for (let index = 0; index < values.length; index += 1) {
      text += `${view.x(progress[index] * scale).toFixed(1)} ${view.y(values[index]).toFixed(1)} `;
    }
    if (isWhole && this.inSeconds && item.seconds < view.span) text += `H${view.right.toFixed(1)}`;
    return text;
  }

  drawAxes() {
    const { view } = this;
    const { left, right, bottom } = view;
    const values = ticks(view.low, view.high, clamp(Math.round((bottom - view.top) / 90), 2, 8));
    const abscissae = ticks(0, view.span, clamp(Math.round((right - left) / 110), 2, 8)).filter((abscissa) => view.x(abscissa) < right + 2);
    const lines = this.lines.take(values.length + abscissae.length);
    const labels = this.labels.take(values.length + abscissae.length);
    values.forEach((value, index) => {
      const y = Math.round(view.y(value)) + 0.5;
      const isAxis = value === 0 || value === 1;
      set(lines[index], { class: isAxis ? "axis" : "grid", x1: left, x2: isAxis ? view.lane : right, y1: y, y2: y });
      set(labels[index], { x: left - 10, y: y + 4, "text-anchor": "end" });
      write(labels[index], Math.abs(value) < 1e5 ? brief(value) : value.toExponential(0));
    });
    abscissae.forEach((abscissa, index) => {
      const [line, label] = [lines[values.length + index], labels[values.length + index]];
      const x = Math.round(view.x(abscissa)) + 0.5;
      set(line, { class: "tick", x1: x, x2: x, y1: bottom, y2: bottom + 5 });
      set(label, { x, y: bottom + 21, "text-anchor": "middle" });
      write(label, this.inSeconds ? `${brief(abscissa)} s` : brief(abscissa));
    });
  }

  /** The target's own result, if it is shown. @param {{ values: Float64Array, error: number } | null} played */
  showPlayed(played) {
    this.playedResult = played;
    this.drawPlayed();
  }

  /** Draws the curve of the result, and at the foot of the graph the difference, enlarged. */
  drawPlayed() {
    const { playedResult: played, view, selected } = this;
    this.played.toggleAttribute("hidden", !played);
    this.band.toggleAttribute("hidden", !played);
    if (!played || !selected) return;
    const { values } = played;
    const last = values.length - 1;
    const progress = Array.from(values, (_, index) => index / last);
    set(this.played, { d: this.outline(selected, progress, values, false) });
    const scale = this.inSeconds ? selected.seconds : 1;
    const exact = selected.curve.values(progress);
    const unit = 26 / Math.max(played.error, 1e-300);
    let text = `M${view.x(0).toFixed(1)} ${view.bottom} `;
    for (let index = 0; index <= last; index += 1) {
      const height = clamp(Math.abs(values[index] - exact[index]) * unit, 0, 26);
      text += `L${view.x(progress[index] * scale).toFixed(1)} ${(view.bottom - height).toFixed(1)} `;
    }
    set(this.band, { d: `${text}L${view.x(scale).toFixed(1)} ${view.bottom}Z` });
  }

  /** Draws the facts that belong to a point: peak, settled, rise; the largest value of an easing. */
  drawMarks() {
    const { view, selected } = this;
    const { facts } = selected;
    const guides = [];
    const texts = [];
    if (facts.motion && this.inSeconds) {
      const { peak, settled } = this.springMarks();
      const [x, y] = [view.x(peak.time), view.y(peak.value)];
      const size = view.isWide ? 66 : 60;
      texts.push({
        x: clamp(x - 10, view.left + 4, view.right - 120), y: Math.max(y - size + 24, 22), anchor: "start",
        big: peak.isReal ? `+${brief(rounded(100 * (peak.value - 1), peak.value < 1.1 ? 1 : 0))} %` : "No overshoot",
        small: peak.isReal ? `peak at ${brief(rounded(peak.time, 3))} s` : "pull up to add some",
      });
      if (peak.isReal) guides.push([x, y + 10, x, view.y(0)]);
      const end = view.x(settled);
      guides.push([end, view.y(1) + 10, end, view.y(0)]);
      texts.push({
        x: end - 12, y: view.y(1) + (view.isWide ? 56 : 44), anchor: "end",
        big: `${brief(rounded(settled, 3))} s`, small: "settled to 0.1 %",
      });
    } else if (facts.maximum && facts.maximum.value > 1.0005) {
      const scale = this.inSeconds ? selected.seconds : 1;
      texts.push({
        x: clamp(view.x(facts.maximum.progress * scale), view.left + 40, view.right - 60), y: view.y(facts.maximum.value) - 32,
        anchor: "middle", big: `+${brief(rounded(100 * (facts.maximum.value - 1), 1))} %`,
        small: `at ${brief(rounded(facts.maximum.progress, 3))}`,
      });
    }
    this.drawRise();
    this.guides.take(guides.length).forEach((line, index) => {
      const [x1, y1, x2, y2] = guides[index];
      set(line, { x1, y1, x2, y2 });
    });
    const bigs = this.bigs.take(texts.length);
    const smalls = this.smalls.take(texts.length);
    texts.forEach(({ x, y, anchor, big, small }, index) => {
      set(bigs[index], { x, y, "text-anchor": anchor });
      set(smalls[index], { x, y: y + 17, "text-anchor": anchor });
      write(bigs[index], big);
      write(smalls[index], small);
    });
  }

  /** Marks where a spring passes 10 and 90 %, the ends of its rise. */
  drawRise() {
    const { view, selected } = this;
    const { motion } = selected.facts;
    const hasRise = Boolean(motion?.riseTime) && this.inSeconds && motion.riseTime / view.span > 0.02;
    const end = hasRise ? selected.values.findIndex((value) => value >= 0.9) : -1;
    const last = end < 0 ? null : selected.progress[end] * selected.seconds;
    const times = last === null ? [] : [Math.max(last - motion.riseTime, 0), last];
    const dots = this.riseDots.take(times.length);
    this.riseAreas.take(times.length).forEach((area, index) => {
      const centre = { cx: view.x(times[index]), cy: view.y(selected.curve.value(Math.min(times[index] / selected.seconds, 1))) };
      set(area, { ...centre, "data-fact": `Rise, 10 to 90 %: ${brief(rounded(motion.riseTime, 4))} s` });
      set(dots[index], centre);
    });
  }

  /** A spring's peak and settling time. Without an overshoot, the peak is where a small one would begin. */
  springMarks() {
    const { motion, duration } = this.selected.facts;
    const isReal = motion.overshoot > 5e-4 && motion.peakTime !== null && motion.peakValue > 1;
    const peak = isReal
      ? { isReal, time: motion.peakTime, value: motion.peakValue }
      : { isReal, time: Math.min(motion.response * 0.625, duration * 0.7), value: 1 };
    return { peak, settled: motion.settlingTime ?? duration };
  }

  /** The stops of a linear() that can be moved. */
  get stops() {
    const { inputs, outputs } = this.selected?.facts ?? {};
    return inputs && inputs.length <= 60 ? inputs.map((x, index) => [x, outputs[index]]) : null;
  }

  /** The handles of the selected curve: their positions in pixels, names and values. */
  handleStates() {
    const { view, selected } = this;
    const { facts } = selected;
    const scale = this.inSeconds ? selected.seconds : 1;
    const at = (x, y) => ({ x: view.x(x * scale), y: view.y(y) });
    const pointText = (x, y) => `progress ${brief(x)}, value ${brief(y)}`;
    if (facts.points) {
      const [x1, y1, x2, y2] = facts.points;
      return [
        { id: "p0", name: "First control point", ...at(x1, y1), now: x1, text: pointText(x1, y1), arm: at(0, 0) },
        { id: "p1", name: "Second control point", ...at(x2, y2), now: x2, text: pointText(x2, y2), arm: at(1, 1) },
      ];
    }
    if (this.stops) {
      return this.stops.map(([x, y], index) => ({
        id: `s${index}`, name: `Stop ${index + 1}`, ...at(x, y), now: x, text: pointText(x, y),
      }));
    }
    if (!facts.motion || !this.inSeconds) return [];
    const { peak, settled } = this.springMarks();
    const velocity = facts.motion.initialVelocity;
    const slope = Math.atan2(velocity * (view.y(0) - view.y(1)), view.x(1) - view.x(0));
    const start = { x: view.x(0), y: view.y(0) };
    return [
      {
        id: "velocity", name: "Initial velocity", now: velocity,
        x: start.x + armLength * Math.cos(slope), y: start.y - armLength * Math.sin(slope),
        text: `${brief(velocity)} distances per second`, arm: start,
      },
      {
        id: "peak", name: "Peak", x: view.x(peak.time), y: view.y(peak.value), now: peak.value - 1, isEmpty: !peak.isReal,
        text: peak.isReal ? `overshoot ${brief(rounded(100 * (peak.value - 1), 2))} % at ${brief(peak.time)} s` : "no overshoot",
      },
      { id: "settled", name: "Settled", x: view.x(settled), y: view.y(1), now: settled, text: `within 0.1 % after ${brief(settled)} s` },
    ];
  }

  drawHandles() {
    const { view } = this;
    const states = this.handleStates();
    const arms = states.filter(({ arm }) => arm);
    this.arms.take(arms.length).forEach((line, index) => {
      const { arm, x, y } = arms[index];
      set(line, { x1: arm.x, y1: arm.y, x2: x, y2: y });
    });
    for (const [id, element] of this.handles) {
      if (states.some((state) => state.id === id)) continue;
      element.remove();
      this.handles.delete(id);
    }
    for (const { id, name, x, y, now, text, isEmpty } of states) {
      let element = this.handles.get(id);
      if (!element) {
        element = svg("g", { class: "handle", "data-handle": id, tabindex: 0, role: "slider", "aria-label": name });
        element.append(svg("circle", { class: "area", r: 20 }), svg("circle", { class: "knob", r: 7 }));
        this.handleGroup.append(element);
        this.handles.set(id, element);
      }
      // The handle of a point beyond the graph stays at its edge.
      const [inX, inY] = [clamp(x, view.left - 8, view.right + 8), clamp(y, view.top + 8, view.bottom + 8)];
      set(element, {
        transform: `translate(${inX.toFixed(1)} ${inY.toFixed(1)})`, class: isEmpty ? "handle empty" : "handle",
        "aria-valuenow": rounded(now, 4), "aria-valuetext": text,
      });
      element.position = { x: inX, y: inY };
    }
  }

  /** Where an event is on the graph. @param {{ clientX: number, clientY: number }} event */
  at(event) {
    const bounds = this.element.getBoundingClientRect();
    return { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
  }

  grab(event) {
    const handle = event.target.closest?.("[data-handle]");
    if (event.button !== 0 || !handle) return;
    const { x, y } = this.at(event);
    event.preventDefault();
    handle.focus({ preventScroll: true, focusVisible: false });
    this.element.setPointerCapture(event.pointerId);
    cancelAnimationFrame(this.gliding);
    // A grab off the handle's centre does not move it.
    this.held = { id: handle.getAttribute("data-handle"), dx: x - handle.position.x, dy: y - handle.position.y };
    this.element.classList.add("holds");
  }

  move(event) {
    if (this.view.width === 0 || !this.selected) return;
    const { x, y } = this.at(event);
    const { view } = this;
    if (!this.held) {
      if (event.pointerType === "touch") return;
      const handle = event.target.closest?.("[data-handle]");
      const fact = event.target.closest?.("[data-fact]")?.getAttribute("data-fact");
      if (fact) return this.hover(null), this.on.read([document.createTextNode(fact)]);
      return handle ? this.tell(handle) : this.hover(clamp(view.abscissaAt(x), 0, view.span));
    }
    this.put(
      this.held.id, clamp(x - this.held.dx, view.left, this.held.id[0] === "p" ? view.right : view.lane),
      clamp(y - this.held.dy, view.top, view.bottom), !event.altKey);
  }

  release() {
    if (!this.held) return;
    this.held = null;
    this.element.classList.remove("holds");
    this.refit();
    this.on.released();
  }

  /** Moves a handle to a point in pixels. @param {string} id @param {number} x @param {number} y @param {boolean} snaps */
  put(id, x, y, snaps = false) {
    const { view, selected } = this;
    const { facts } = selected;
    const scale = this.inSeconds ? selected.seconds : 1;
    const index = Number(id.slice(1));
    let [abscissa, value] = [view.abscissaAt(x), view.valueAt(y)];
    if (id === "peak") return this.on.spring({ peak: { overshoot: Math.max(value - 1, 0), time: clamp(abscissa, view.span * 0.01, 60) } });
    if (id === "settled") return this.on.spring({ settled: clamp(abscissa, view.span * 0.02, 600) });
    if (id === "velocity") {
      const angle = clamp(Math.atan2(view.y(0) - y, Math.max(x - view.left, 1)), -1.5, 1.5);
      const slope = Math.abs(angle) < 0.05 ? 0 : Math.tan(angle);
      return this.on.spring({ velocity: (slope * (view.x(1) - view.x(0))) / (view.y(0) - view.y(1)) });
    }
    if (snaps) {
      const lines = facts.points ? [0, 1, facts.points[index === 0 ? 3 : 1]] : [0, 1];
      value = lines.find((line) => Math.abs(view.y(line) - y) < snapping) ?? value;
      abscissa = [0, scale].find((line) => Math.abs(view.x(line) - x) < snapping) ?? abscissa;
    }
    if (facts.points) {
      const points = [...facts.points];
      points[2 * index] = rounded(clamp(abscissa / scale, 0, 1), 3);
      points[2 * index + 1] = Number(value.toPrecision(4)) + 0;
      if (Math.abs(value) < 10) points[2 * index + 1] = rounded(value, 3);
      return this.on.points(points);
    }
    const { inputs } = facts;
    const isEnd = index === 0 || index === inputs.length - 1;
    const input = isEnd ? inputs[index] : rounded(clamp(abscissa / scale, inputs[index - 1], inputs[index + 1]), 4);
    this.on.stop(index, input, rounded(value, 3));
  }

  /** Moves a handle by the arrow keys; on the graph itself they move the cursor. */
  key(event) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    const handle = event.target.closest("[data-handle]");
    const { view, selected } = this;
    if (!handle) return this.hover(clamp((this.hoverAt ?? 0) + (dx + dy) * step * view.span * 0.01, 0, view.span));
    const id = handle.getAttribute("data-handle");
    const { facts } = selected;
    const { peak, settled } = facts.motion ? this.springMarks() : {};
    if (id === "peak") {
      this.on.spring({ peak: { overshoot: Math.max(peak.value - 1 + dy * step * 0.005, 0), time: peak.time * (1 + dx * step * 0.02) } });
    } else if (id === "settled") this.on.spring({ settled: settled * (1 + (dx + dy) * step * 0.02) });
    else if (id === "velocity") this.on.spring({ velocity: facts.motion.initialVelocity + (dx + dy) * step * 0.1 });
    else if (facts.points) {
      const index = Number(id[1]);
      const points = [...facts.points];
      points[2 * index] = rounded(clamp(points[2 * index] + dx * step * 0.01, 0, 1), 3);
      points[2 * index + 1] = rounded(points[2 * index + 1] + dy * step * 0.01, 3);
      this.on.points(points);
    } else {
      const index = Number(id.slice(1));
      const { inputs, outputs } = facts;
      const isEnd = index === 0 || index === inputs.length - 1;
      const input = isEnd ? inputs[index] : rounded(clamp(inputs[index] + dx * step * 0.01, inputs[index - 1], inputs[index + 1]), 4);
      this.on.stop(index, input, rounded(outputs[index] + dy * step * 0.01, 3));
    }
    this.tell(this.handles.get(id));
  }

  /** Shows the name and the value of a handle. @param {any} target */
  tell(target) {
    const handle = target?.closest?.("[data-handle]");
    if (!handle) return;
    this.hover(null);
    this.on.read([document.createTextNode(`${handle.getAttribute("aria-label")}: ${handle.getAttribute("aria-valuetext")}`)]);
  }

  /** Shows the values of the curves at a point of the horizontal axis. @param {number | null} abscissa */
  hover(abscissa) {
    this.hoverAt = abscissa;
    this.cursor.toggleAttribute("hidden", abscissa === null);
    const dots = this.dots.take(abscissa === null ? 0 : this.items.length);
    if (abscissa === null) return this.on.read(null);
    const { view } = this;
    const x = view.x(abscissa);
    set(this.cursor, { x1: x, x2: x, y1: view.top, y2: view.bottom });
    const nodes = [document.createTextNode(this.inSeconds ? `${abscissa.toFixed(3)} s` : `progress ${abscissa.toFixed(3)}`)];
    [...this.items].sort((a, b) => a.index - b.index).forEach((item, index) => {
      const value = item.curve.value(this.progress(item, abscissa));
      set(dots[index], { cx: x, cy: view.y(value), style: `fill: ${item.colour}` });
      const label = document.createElement("b");
      label.style.setProperty("--accent", item.colour);
      label.textContent = value.toFixed(4);
      nodes.push(/** @type {any} */ (label));
    });
    this.on.read(nodes);
  }

  /** The curve whose line passes near a point, if it is not the selected one. @param {{ x: number, y: number }} point */
  near({ x, y }) {
    const abscissa = clamp(this.view.abscissaAt(x), 0, this.view.span);
    const distance = (/** @type {any} */ item) => Math.abs(this.view.y(item.curve.value(this.progress(item, abscissa))) - y);
    return this.items.find((item) => item !== this.selected && distance(item) < 8)?.index ?? null;
  }
}

/** Changes a text without a new node. @param {Element} element @param {string} text */
export function write(element, text) {
  const node = /** @type {Text | null} */ (element.firstChild);
  if (!node) element.append(text);
  else if (node.data !== text) node.data = text;
}
