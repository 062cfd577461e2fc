// Converts times and values to pixels of the graph, and back.

import { clamp } from "./numbers.js";

/** Values beyond this are drawn at the edge: only mistakes reach that far. */
const reach = 1e12;

/** The margin that a handle needs above and below it, as a share of the range. */
const reserve = 0.25;

export class View {
  constructor() {
    Object.assign(this, { width: 0, height: 0, left: 0, right: 0, top: 0, bottom: 0 });
    /** The axes: from time or progress 0 to the span, from low to high. */
    this.span = 1;
    this.low = -0.1;
    this.high = 1.3;
  }

  /** @param {number} width @param {number} height @param {number} lanes How many curves have a ball. */
  resize(width, height, lanes) {
    const isWide = width > 560;
    Object.assign(this, { width, height, isWide });
    this.lane = width - (isWide ? 44 : 30);
    this.laneStep = isWide ? 30 : 20;
    this.left = isWide ? 44 : 36;
    this.right = this.lane - (lanes - 1) * this.laneStep - (isWide ? 56 : 34);
    this.top = 8;
    this.bottom = height - 28;
  }

  x(abscissa) {
    return this.left + (abscissa / this.span) * (this.right - this.left);
  }

  y(value) {
    const share = (clamp(value, -reach, reach) - this.low) / (this.high - this.low);
    return clamp(this.bottom - share * (this.bottom - this.top), -4000, 8000);
  }

  abscissaAt(x) {
    return ((x - this.left) / (this.right - this.left)) * this.span;
  }

  valueAt(y) {
    return this.low + ((this.bottom - y) / (this.bottom - this.top)) * (this.high - this.low);
  }

  /**
   * The axes that hold values and handles.
   *
   * @param {number[]} values @param {number} span @param {"handles" | "marks" | "none"} margin What needs a margin above and below.
   */
  fitted(values, span, margin) {
    let [low, high] = [0, 1];
    for (const value of values) {
      if (value < low) low = Math.max(value, -reach);
      if (value > high) high = Math.min(value, reach);
    }
    const range = high - low;
    if (margin === "handles") return { span, low: low - reserve * range, high: high + reserve * range };
    const height = Math.max(this.bottom - this.top, 1);
    const above = margin === "marks" ? Math.min(this.isWide ? 84 : 68, height / 4) : 24;
    const below = low < 0 ? 24 : 10;
    const unit = range / Math.max(height - above - below, 1);
    return { span, low: low - below * unit, high: high + above * unit };
  }
}
