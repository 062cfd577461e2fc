// The JavaScript core against the command line and the module, in Node and in browsers; and its size. Curves and throws
// have the same bits; springs are within the bounds of both.

import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import {
  CubicBezier, ExponentialDecay, fromDampingRatio, fromDuration, fromResponse, landingTime, settlingTime, SpringMotion,
} from "../dist/core.js";
import { Spring } from "../dist/inline.js";
import { beziers, decays, springBounds, springs } from "./corpus.mjs";
import { bezierValue, error, springValue } from "./exact.mjs";
import { random } from "./random.mjs";
import { browsers, visit } from "./visit.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
/** The number of compared numbers; the full comparison has a million. */
const numbers = Number(process.env.CORE_NUMBERS ?? 60_000);

/** @param {string[]} options @returns {Promise<any>} */
const run = async (...options) => (await promisify(execFile)(tool, options, { encoding: "utf8", maxBuffer: 1 << 28 })).stdout;

/** Rows of a CSV without its head; an infinite number is an empty field. @param {string} text */
const rows = (text) => text.trim().split("\n").slice(1).map((row) => row.split(",").map((field) => (field ? Number(field) : Infinity)));

/** Counts numbers that differ; -0 and 0 are the same number in text. */
class Comparison {
  compared = 0;
  /** @type {unknown[]} */ different = [];
  /** @param {number} a @param {number} b @param {unknown[]} where */
  check(a, b, ...where) { this.within(0, a, b, ...where); }
  /** @param {number} bound @param {number} a @param {number} b @param {unknown[]} where */
  within(bound, a, b, ...where) {
    this.compared += 1;
    if (!Object.is(a + 0, b + 0) && !(Math.abs(a - b) <= bound)) this.different.push([...where, a, b]);
  }
  /** @param {number} least */
  end(least) {
    assert.deepEqual(this.different.slice(0, 5), []);
    assert.ok(this.compared >= least, `${this.compared}`);
  }
}

/** Calls a function for each item, two at a time, since it waits for another process. */
async function forEach(items, body) {
  const left = items.values();
  await Promise.all([0, 1].map(async () => {
    for (const item of left) await body(item);
  }));
}

test("values, velocities and settling times of springs are within the bounds of both from the command line's", async () => {
  const comparison = new Comparison();
  const count = Math.ceil(numbers / 2 / 800);
  await forEach(springs(count), async ({ parameters, times }) => {
    const { mass, stiffness, damping, from, to, initialVelocity } = parameters;
    const at = times(400);
    const { samples, settlingTime: settling } = JSON.parse(await run(
      "spring", `--mass=${mass}`, `--stiffness=${stiffness}`, `--damping=${damping}`, `--from=${from}`,
      `--to=${to}`, `--absolute-velocity=${initialVelocity}`, `--at=${at}`, "--json", "--quiet"));
    const motion = new SpringMotion(parameters);
    comparison.within(8e-15 * settling, settlingTime(motion), settling, parameters);
    assert.equal(samples.length, at.length);
    const bound = springBounds(parameters);
    for (const { time, value, velocity } of samples) {
      comparison.within(bound.value, motion.value(time), value, parameters, time);
      comparison.within(bound.velocity, motion.velocity(time), velocity, parameters, time);
    }
  });
  comparison.end(count * 801);
});

test("values and velocities of a cubic-bezier equal the command line's to the last bit", async () => {
  const comparison = new Comparison();
  const count = Math.ceil(numbers / 2 / 800);
  await forEach(beziers(count), async ({ points, progress }) => {
    const at = progress(400);
    const curve = new CubicBezier(points[0], points[1], points[2], points[3]);
    const table = rows(await run("bezier", ...points.map(String), `--at=${at}`, "--format=csv", "--quiet"));
    assert.equal(table.length, at.length);
    for (const [x, value, velocity] of table) {
      comparison.check(curve.value(x), value, points, x);
      comparison.check(velocity < Infinity ? curve.velocity(x) : Math.abs(curve.velocity(x)), velocity, points, x);
    }
  });
  comparison.end(count * 800);
});

test("values and velocities of throws equal the command line's to the last bit", async () => {
  const comparison = new Comparison();
  const rates = {
    uiscrollview: 2.0020026706730794, "uiscrollview-fast": 10.050335853501451, "react-native": 1000 * (1 - 0.998), motion: 1 / 0.325,
  };
  const next = random(21n);
  for (const [system, decayRate] of Object.entries(rates)) {
    for (let index = 0; index < 3; index += 1) {
      const [from, given] = [200 * next() - 100, 4000 * next() - 2000];
      const velocity = system === "motion" ? 0.8 * given / 0.325 : given;
      const decay = new ExponentialDecay({ from, velocity, decayRate });
      const at = Array.from({ length: 200 }, () => 3 * next());
      const table = rows(await run(
        "decay", `--like=${system}`, `--velocity=${given}`, `--from-value=${from}`, `--at=${at}`, "--format=csv", "--quiet"));
      for (const [time, value, velocity] of table) {
        comparison.check(decay.value(time), value, system, time);
        comparison.check(decay.velocity(time), velocity, system, time);
      }
    }
  }
  comparison.end(4 * 3 * 400);
});

test("a throw follows its formula, and lands when it says", () => {
  for (const { parameters, times } of decays(200)) {
    const { from, velocity, decayRate } = parameters;
    const decay = new ExponentialDecay(parameters);
    for (const time of times(50)) {
      const size = Math.abs(from) + Math.abs(velocity / decayRate);
      assert.ok(Math.abs(decay.value(time) - (from - velocity / decayRate * Math.expm1(-decayRate * time))) <= 1e-15 * size);
    }
    const within = Math.abs(decay.distance) / 1000;
    const time = landingTime(decay, within);
    const left = Math.abs(decay.restingValue - decay.value(time));
    assert.ok(Math.abs(left - within) <= 1e-12 * Math.abs(from) + 1e-13 * Math.abs(decay.distance), `${left} ${within}`);
    assert.equal(landingTime(decay, 2 * Math.abs(decay.distance)), 0);
    assert.equal(decay.value(-1), from);
    assert.equal(decay.velocity(0), velocity);
    assert.equal(decay.value(Infinity), decay.restingValue);
  }
});

test("parameters of other kinds make the module's springs", () => {
  const next = random(22n);
  const comparison = new Comparison();
  for (let index = 0; index < 300; index += 1) {
    const [time, ratio, bounce, stiffness] = [0.05 + 3 * next(), 3 * next(), 1.9 * next() - 0.95, 1 + 1000 * next()];
    const pairs = /** @type {const} */ ([
      [fromResponse(time, ratio), new Spring({ response: time, dampingRatio: ratio })],
      [fromDuration(time, bounce), new Spring({ duration: time, bounce })],
      [fromDampingRatio(stiffness, ratio), new Spring({ stiffness, dampingRatio: ratio })],
    ]);
    for (const [parameters, spring] of pairs) {
      const { motion } = spring.facts;
      comparison.check(parameters.stiffness, motion?.stiffness ?? NaN, time, ratio, bounce);
      comparison.check(parameters.damping, motion?.damping ?? NaN, time, ratio, bounce);
      spring.free();
    }
  }
  comparison.end(1800);
});

test("values are within 1e-15 of 75-digit arithmetic", () => {
  let checked = 0;
  for (const { parameters, times } of springs(120, 24n)) {
    const { mass, stiffness, damping, from, to, initialVelocity } = parameters;
    const motion = new SpringMotion(parameters);
    // The largest size that the motion's terms can have.
    const push = Math.abs(initialVelocity) / Math.max(Math.sqrt(stiffness / mass), damping / mass / 2);
    const size = Math.abs(to) + 2 * (Math.abs(to - from) + push);
    for (const time of times(10)) {
      if (time * Math.sqrt(stiffness / mass) > 1000) continue;
      const difference = Math.abs(error(motion.value(time), springValue(parameters, time)));
      assert.ok(difference <= 1e-15 * size, `${JSON.stringify(parameters)} ${time} ${difference}`);
      checked += 1;
    }
  }
  for (const { points, progress } of beziers(120, 25n)) {
    const curve = new CubicBezier(points[0], points[1], points[2], points[3]);
    const size = Math.max(1, Math.abs(points[1]), Math.abs(points[3]));
    for (const x of progress(10)) {
      if (x < 0 || x > 1) continue;
      const difference = Math.abs(error(curve.value(x), bezierValue(points, x)));
      assert.ok(difference <= 1e-15 * size, `${points} ${x} ${difference}`);
      checked += 1;
    }
  }
  assert.ok(checked > 1800, `${checked}`);
});

test("the motion obeys its differential equation", () => {
  let checked = 0;
  for (const { parameters } of springs(300, 23n)) {
    const { mass, stiffness, damping, to } = parameters;
    const motion = new SpringMotion(parameters);
    const unit = 1 / Math.max(Math.sqrt(stiffness / mass), damping / mass);
    const size = Math.max(Math.abs(to - parameters.from), Math.abs(parameters.initialVelocity) * unit) / unit / unit;
    for (let index = 1; index <= 10; index += 1) {
      const [time, h] = [index * unit, 1e-4 * unit];
      const acceleration = (motion.velocity(time + h) - motion.velocity(time - h)) / (2 * h);
      const force = damping * motion.velocity(time) + stiffness * (motion.value(time) - to);
      assert.ok(Math.abs(mass * acceleration + force) <= 1e-6 * mass * size, JSON.stringify(parameters));
      checked += 1;
    }
  }
  assert.equal(checked, 3000);
});

test("before its start a motion is at the start, and after long times at its target", () => {
  for (const damping of [0, 5, 20, 80]) {
    const motion = new SpringMotion({ stiffness: 100, damping, from: 2, to: 5, initialVelocity: -3 });
    assert.deepEqual([motion.value(0), motion.velocity(0), motion.value(-1), motion.velocity(-Infinity)], [2, -3, 2, -3]);
    assert.equal(motion.value(Infinity), 5);
    assert.equal(motion.velocity(Infinity), 0);
    if (damping > 0) for (const time of [1e3, 1e100, 1e300]) assert.equal(motion.value(time), 5);
    for (const time of [1e-300, 1e5, 1e9, 1e300]) assert.ok(Math.abs(motion.value(time) - 5) <= 3.1);
    assert.equal(settlingTime(motion) < Infinity, damping > 0);
  }
  assert.equal(settlingTime(new SpringMotion({ stiffness: 100, damping: 5, to: 0 })), 0);
  assert.equal(settlingTime(new SpringMotion({ stiffness: 100, damping: 5 }), 0), Infinity);
  const curve = new CubicBezier(0.25, 0.1, 0.25, 1);
  assert.deepEqual([0, 1, -1, 2].map((x) => curve.value(x)), [0, 1, -0.4, 1]);
});

test("values go into an array that the caller keeps", () => {
  const positions = [-1, 0, 0.1, 0.7, 1, 3];
  const spring = new SpringMotion({ stiffness: 100, damping: 5 });
  for (const object of [spring, new CubicBezier(0.4, 0, 0.2, 1), new ExponentialDecay({ velocity: 3, decayRate: 2 })]) {
    const out = new Float64Array(8).fill(7);
    assert.equal(object.valuesInto(out, positions), out);
    assert.deepEqual([...out], [...positions.map((x) => object.value(x)), 7, 7]);
    assert.deepEqual(object.valuesInto([0, 0], positions), positions.slice(0, 2).map((x) => object.value(x)));
  }
});

test("what is out of range is a RangeError with the name, the value and the range", () => {
  const spring = { stiffness: 100, damping: 5 };
  /** @type {[() => unknown, RegExp][]} */
  const refused = [
    [() => new SpringMotion(/** @type {any} */ ({ duration: 1, bounce: 0.1 })), /^stiffness undefined is not in 1e-70\.\.\.1e\+70$/],
    [() => new SpringMotion({ ...spring, damping: -1 }), /^damping -1 is not in 0\.\.\./],
    [() => new SpringMotion({ ...spring, mass: NaN }), /^mass NaN/],
    [() => new SpringMotion({ ...spring, to: Infinity }), /^to Infinity/],
    [() => new SpringMotion({ ...spring, initialVelocity: 1e300 }), /^initialVelocity 1e\+300/],
    [() => new CubicBezier(1.5, 0, 0, 1), /^x1 1.5 is not in 0\.\.\.1$/],
    [() => new CubicBezier(0, 0, 0, NaN), /^y2 NaN/],
    [() => new ExponentialDecay({ velocity: 1, decayRate: 0 }), /^decayRate 0/],
    [() => fromDuration(0, 0), /^response 0/],
    [() => fromDuration(1, 1.5), /^bounce 1.5 is not in -1\.\.\.1$/],
    [() => fromDampingRatio(1, -1), /^dampingRatio -1/],
  ];
  for (const [body, message] of refused) {
    assert.throws(body, (error) => error instanceof RangeError && message.test(error.message), `${message}`);
  }
});

/** What a page computes and compares: the core with the module, in that browser. */
const comparison = (/** @type {number} */ count) => `
  import { CubicBezier, SpringMotion, settlingTime } from "/dist/core.js";
  import { Spring, CubicBezier as Exact } from "/dist/inline.js";
  import { beziers, springBounds, springs } from "/tests/corpus.mjs";
  let compared = 0;
  const different = [];
  const check = (bound, a, b, ...where) => {
    compared += 1;
    if (!Object.is(a + 0, b + 0) && !(Math.abs(a - b) <= bound)) different.push([...where, a, b]);
  };
  const compare = (object, exact, at, bound = { value: 0, velocity: 0 }) => {
    const values = exact.values(at);
    const velocities = exact.velocities(at);
    at.forEach((x, index) => {
      check(bound.value, object.value(x), values[index], object, x);
      check(bound.velocity, object.velocity(x), velocities[index], object, x);
    });
    exact.free();
  };
  for (const { parameters, times } of springs(${count})) {
    const { mass, stiffness, damping } = parameters;
    const spring = new Spring({ mass, stiffness, damping });
    const exact = spring.motion(parameters);
    const motion = new SpringMotion(parameters);
    const settling = exact.facts.settlingTime;
    check(8e-15 * settling, settlingTime(motion), settling, motion);
    compare(motion, exact, times(200), springBounds(parameters));
    spring.free();
  }
  for (const { points, progress } of beziers(${count})) compare(new CubicBezier(...points), new Exact(...points), progress(200));
  report({ compared, different: different.slice(0, 5) });`;

const count = Math.ceil(numbers / 800);

for (const browser of browsers) {
  test(`${browser.name} has the module's numbers`, async () => {
    const { compared, different } = await visit(browser, fileURLToPath(new URL("..", import.meta.url)), "", comparison(count));
    assert.deepEqual(different, []);
    assert.equal(compared, count * 801);
  });
}

const bundler = spawnSync("esbuild", ["--version"]).status === 0 ? false : "esbuild is not installed";
test("a bundle has only what it uses", { skip: bundler }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), "core-"));
  const core = fileURLToPath(new URL("../dist/core.js", import.meta.url));
  /** @type {[string, number][]} */
  const limits = [
    ["SpringMotion", 1710], ["CubicBezier", 1700], ["SpringMotion, settlingTime", 4400], ["ExponentialDecay", 1000], ["*", 6500],
  ];
  for (const [names, limit] of limits) {
    writeFileSync(join(folder, "entry.js"), `export ${names === "*" ? "*" : `{ ${names} }`} from ${JSON.stringify(core)};`);
    const { stdout } = spawnSync("esbuild", [join(folder, "entry.js"), "--bundle", "--minify", "--format=esm"], { encoding: "utf8" });
    const size = gzipSync(stdout, { level: 9 }).length;
    t.diagnostic(`${names}: ${stdout.length} bytes, ${size} compressed`);
    assert.ok(size > 500 && size <= limit, `${names}: ${size}`);
  }
  rmSync(folder, { recursive: true });
});
