import { point, solveFlat } from "./flatBezier.js";
import { check } from "./range.js";

const { abs, fround } = Math;

/** The slope at the start; infinite where it is vertical. */
const startSlope = (x1, y1, x2, y2) => (x1 ? y1 / x1 : y1 ? y1 * Infinity : x2 ? y2 / x2 : y2 ? y2 * Infinity : 1);

const endSlope = ({ x1, y1, x2, y2 }) => startSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1);

/** The slope of an end; the continuation of a vertical end is level. */
const limit = (isEnd, slope) => (isEnd || abs(slope) < Infinity ? slope : 0);

/** A straight continuation. */
const along = (x, slope) => (x ? x * limit(false, slope) : 0);

/**
 * The timing function cubic-bezier(x1, y1, x2, y2). core.d.ts describes what is public.
 *
 * The curve is solved from the nearest of 17 anchors t = k/16, whose polynomials are exact: a step of third order and one of
 * fifth order, the reverted series of the local cubic. x1 and x2 are split into multiples of 2^-36 and remainders, so that the
 * anchor's x has no rounding error either. Where x'(t) is small, flatBezier.js takes over.
 */
export class CubicBezier {
  constructor(x1, y1, x2, y2) {
    check("x1", x1, 0, 1);
    check("y1", y1);
    check("x2", x2, 0, 1);
    check("y2", y2);
    this.x1 = x1;
    this.y1 = y1;
    this.x2 = x2;
    this.y2 = y2;
    this.high1 = (x1 + 98304) - 98304;
    this.high2 = (x2 + 98304) - 98304;
    this.cubic = 1 + 3 * (x1 - x2);
    // x at t = 1/32, 3/32, ... 31/32, the borders of the anchors, to 14 bits by way of single precision.
    const a = fround(this.cubic);
    const b = fround(3 * (x2 - 2 * x1));
    const c = fround(3 * x1);
    this.borders = [];
    for (let t = 1 / 32; t < 1; t += 1 / 16) {
      this.borders.push(fround(fround(fround(fround(fround(fround(t * a) + b) * t) + c) * t) + 768) - 768);
    }
  }

  /** The t of a progress between 0 and 1, 1 - t, x' and half of x''. */
  solve(x) {
    const { x1, x2, high1, high2, cubic, borders } = this;
    const key = (x + 412316860416) - 412316860416;
    let index = borders[7] < key ? 8 : 0;
    if (borders[index + 3] < key) index += 4;
    if (borders[index + 1] < key) index += 2;
    if (borders[index] < key) index += 1;
    if (borders[index] < key) index += 1;
    const t = index / 16;
    const s = 1 - t;
    const weight1 = 3 * t * s * s;
    const weight2 = 3 * t * t * s;
    const rise = (x - ((weight1 * high1 + weight2 * high2) + t * t * t)) - (weight1 * (x1 - high1) + weight2 * (x2 - high2));
    const c = 3 * ((t * t + s * (s - 2 * t) * x1) + t * (2 * s - t) * x2);
    const b = 3 * (x2 - 2 * x1) + 3 * cubic * t;
    const d = rise * c / (c * c + rise * b);
    const halfBend = b + 3 * cubic * d;
    const slope = c + d * (b + halfBend);
    const inverse = 1 / slope;
    const w = (((cubic * d + b) * d + c) * d - rise) * inverse;
    const e = halfBend * inverse * w;
    const q = cubic * inverse * (w * w);
    const square = e * e;
    const change = (e + (square + square - q)) + 5 * e * (square - q);
    const length = (d - w) - w * change;
    if (!(square + abs(q) < 2 ** -23 && slope > 0.125)) return solveFlat(this, x);
    point[0] = s - length;
    point[1] = c + length * (b + (b + 3 * cubic * length));
    return t + length;
  }

  value(x) {
    const { x1, y1, x2, y2 } = this;
    if (!(x > 0)) return along(x, startSlope(x1, y1, x2, y2));
    if (!(x < 1)) return 1 + along(x - 1, endSlope(this));
    if (x1 === y1 && x2 === y2) return x;
    const t = this.solve(x);
    const s = point[0];
    return t * t * t + (3 * t * s) * (y1 * s + y2 * t);
  }

  velocity(x) {
    const { x1, y1, x2, y2 } = this;
    if (x1 === y1 && x2 === y2) return 1;
    if (!(x > 0)) return limit(x === 0, startSlope(x1, y1, x2, y2));
    if (!(x < 1)) return limit(x === 1, endSlope(this));
    const t = this.solve(x);
    const [s, slope] = point;
    // From the nearer end, so that it vanishes with x'.
    const rise = t <= s
      ? 3 * (y1 * s * (s - 2 * t) + y2 * t * (2 * s - t) + t * t)
      : 3 * ((1 - y2) * t * (t - 2 * s) + (1 - y1) * s * (2 * t - s) + s * s);
    // The vertical middle of (1, y1, 0, y2), from the right.
    return slope > 0 ? rise / slope : startSlope(0, 1 + y2 - y1, 0, 1 - y1 - y2);
  }

  valuesInto(out, progress) {
    for (let i = Math.min(out.length, progress.length); i--; ) out[i] = this.value(progress[i]);
    return out;
  }
}
