// Prints the tables of the package's README: speed in one process and true errors. node Web/benchmark/run.mjs

import { CubicBezier, settlingTime, SpringMotion } from "../dist/core.js";
import { CubicBezier as ModuleBezier, Spring } from "../dist/inline.js";
import { bezierValue, error, springValue } from "../tests/exact.mjs";
import { random } from "../tests/random.mjs";
import { closedFormSpring, tableBezier } from "./methods.mjs";

let sink = 0;

/**
 * The nanoseconds per call: the best of short runs, which other processes seldom interrupt.
 *
 * @param {(index: number) => number} call
 */
const nanoseconds = (call, count = 2000, runs = 1500) => {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index += 1) sink += call(index);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / count);
  }
  return best;
};

const next = random(31n);
const positions = Array.from({ length: 2000 }, next);
const short = (/** @type {number} */ x) => (x === 0 ? "0" : x >= 1e-3 && x < 1e4 ? String(Number(x.toPrecision(2))) : x.toExponential(0));

/**
 * The largest errors over seeded springs of a range of damping ratios, as fractions of the distance.
 *
 * @param {() => number} ratio @param {((spring: any) => { value(t: number): number })[]} methods
 */
const springErrors = (ratio, methods) => {
  const worst = methods.map(() => 0);
  for (let index = 0; index < 300; index += 1) {
    const [mass, stiffness] = [1, 10 ** (1 + 3 * next())];
    const spring = { mass, stiffness, damping: 2 * ratio() * Math.sqrt(mass * stiffness) };
    const end = settlingTime(new SpringMotion(spring));
    const objects = methods.map((method) => method(spring));
    for (let sample = 0; sample < 20; sample += 1) {
      const time = end * next();
      const exact = springValue(spring, time);
      objects.forEach((object, method) => (worst[method] = Math.max(worst[method], Math.abs(error(object.value(time), exact)))));
    }
  }
  return worst;
};

/** @param {() => number} abscissa @param {((...points: any) => { value(x: number): number })[]} methods */
const bezierErrors = (abscissa, methods) => {
  const worst = methods.map(() => 0);
  for (let index = 0; index < 300; index += 1) {
    const points = [abscissa(), next(), abscissa(), next()];
    const objects = methods.map((method) => method(...points));
    for (let sample = 0; sample < 20; sample += 1) {
      const x = next();
      const exact = bezierValue(points, x);
      objects.forEach((object, method) => (worst[method] = Math.max(worst[method], Math.abs(error(object.value(x), exact)))));
    }
  }
  return worst;
};

const springs = [(/** @type {any} */ spring) => new SpringMotion(spring), closedFormSpring];
const curves = [(/** @type {any[]} */ ...points) => new CubicBezier(points[0], points[1], points[2], points[3]), tableBezier];

console.log("| | `core`: create | one value | largest error | published method: create | one value | largest error |");
console.log("|---|---|---|---|---|---|---|");
/** @type {[string, number, () => number][]} */
const kinds = [
  ["spring, damping ratio 0.5", 0.5, () => 0.05 + 0.9 * next()], ["spring, 1", 1, () => 1 + 1e-9 * (next() - 0.5)],
  ["spring, 3", 3, () => 1.1 * 100 ** next()],
];
for (const [name, ratio, range] of kinds) {
  const errors = springErrors(range, springs);
  const cells = springs.map((make, method) => {
    const object = make({ stiffness: 100, damping: 20 * ratio });
    const making = nanoseconds((index) => make({ stiffness: 100 + (ratio === 1 ? 0 : index * 1e-9), damping: 20 * ratio }).value(0));
    return `${making.toFixed(0)} ns | ${nanoseconds((index) => object.value(positions[index])).toFixed(0)} ns | ${short(errors[method])}`;
  });
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
const usual = bezierErrors(next, curves);
const flat = bezierErrors(() => (next() < 0.5 ? 0 : 1), curves);
const cells = curves.map((make, method) => {
  const object = make(0.25, 0.1, 0.25, 1);
  const making = nanoseconds((index) => make(0.25 + index * 1e-9, 0.1, 0.25, 1).value(0));
  const value = nanoseconds((index) => object.value(positions[index]));
  const errors = `${short(usual[method])}; ${short(flat[method])} with flat ends`;
  return `${making.toFixed(0)} ns | ${value.toFixed(0)} ns | ${errors}`;
});
console.log(`| \`cubic-bezier(0.25, 0.1, 0.25, 1)\` | ${cells.join(" | ")} |`);

console.log("\n| values in one call | spring: `core` | module | cubic-bezier: `core` | module |\n|---|---|---|---|---|");
const motion = new SpringMotion({ stiffness: 230, damping: 22 });
const exactMotion = new Spring({ stiffness: 230, damping: 22 }).motion();
const curve = new CubicBezier(0.25, 0.1, 0.25, 1);
const exactCurve = new ModuleBezier(0.25, 0.1, 0.25, 1);
for (const count of [1, 10, 100, 1000, 8192, 100_000, 1_000_000]) {
  const at = Float64Array.from({ length: count }, next);
  const out = new Float64Array(count);
  const columns = [motion, exactMotion, curve, exactCurve].map((object) => {
    const calls = Math.max(1, Math.round(2000 / count));
    return `${(nanoseconds(() => object.valuesInto(out, at)[0], calls, count > 1e4 ? 20 : 500) / count).toFixed(0)} ns`;
  });
  console.log(`| ${count.toLocaleString("en")} | ${columns.join(" | ")} |`);
}
const settling = nanoseconds((index) => settlingTime(new SpringMotion({ stiffness: 230 + index * 1e-9, damping: 22 })));
console.log(`\nA spring with its settling time: ${settling.toFixed(0)} ns. Node ${process.version}, ${sink ? process.arch : ""}.`);
