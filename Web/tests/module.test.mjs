// The module against the command line: the same digits. CURVETOOL names the tool; run by scripts/check-web.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { connect, imports } from "../dist/door.js";
import { Curve, CubicBezier, Spring } from "../dist/curves.js";
import { random, words } from "./random.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
const bytes = readFileSync(new URL("../dist/curves.wasm", import.meta.url));

/** @param {string[]} options */
const run = (...options) =>
  execFileSync(tool, options, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });

/** Columns of numbers below a line of names. @param {string} text */
const columns = (text) => {
  const rows = text.trim().split("\n").slice(1).map((row) => row.split(",").map(Number));
  return rows[0].map((_, column) => rows.map((row) => row[column]));
};

test("values equal the command line's to the last bit", () => {
  const count = 10_000;
  const curves = words(count);
  const places = [-0.1, 0, 0.001, 0.02, 0.1, 0.25, 0.5, 0.618, 0.9, 0.999, 1, 1.5];
  let compared = 0;
  let different = [];
  for (let start = 0; start < count; start += 500) {
    const part = curves.slice(start, start + 500);
    const [, ...rows] = columns(run("tabulate", ...part, "--at", places.join(), "--format", "csv"));
    assert.equal(rows.length, part.length);
    part.forEach((text, index) => {
      const curve = new Curve(text);
      const values = curve.values(places);
      curve.free();
      values.forEach((value, place) => {
        compared += 1;
        if (!Object.is(value + 0, rows[index][place] + 0)) different.push([text, places[place], value, rows[index][place]]);
      });
    });
  }
  assert.deepEqual(different.slice(0, 5), []);
  assert.equal(compared, count * places.length);
});

test("facts of springs equal the command line's", () => {
  const next = random(2n);
  for (let index = 0; index < 40; index += 1) {
    const [mass, stiffness, damping] = [0.1 + 10 * next(), 1 + 1000 * next(), 0.1 + 80 * next()];
    const spring = new Spring({ mass, stiffness, damping });
    const told = JSON.parse(
      run("spring", "--mass", `${mass}`, "--stiffness", `${stiffness}`, "--damping", `${damping}`, "--json", "--samples", "2"));
    const { motion } = spring.facts;
    assert.equal(motion.dampingRatio, told.dampingRatio);
    assert.equal(motion.overshoot, told.overshoot);
    assert.equal(motion.regime, told.regime);
  }
});

test("a module that asks for nothing but long decimals", () => {
  const asked = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  const given = Object.keys(imports(() => new WebAssembly.Memory({ initial: 1 })).env);
  assert.deepEqual(asked, given);
  assert.ok(bytes.length <= 402_000, `${bytes.length} bytes`);
});

test("a million calls leave nothing behind", async () => {
  const { Curve, Spring, use } = await connect(bytes);
  const spring = new Spring({ stiffness: 230, damping: 22 });
  const curve = new Curve("ease-in-out");
  let bytesBefore = 0;
  for (let index = 0; index < 1_000_000; index += 1) {
    if (index % 10 === 0) {
      const motion = spring.motion({ from: index, to: 3 });
      motion.value(0.1);
      motion.free();
    } else {
      curve.value(index / 1_000_000);
    }
    if (index % 1000 === 0) {
      const other = new Curve(`cubic-bezier(0.1, ${index}, 0.3, 0.4)`);
      other.difference(curve);
      other.free();
    }
    if (index === 10_000) bytesBefore = use().bytes;
  }
  assert.deepEqual(use(), { handles: 2, bytes: bytesBefore });
});

test("a motion goes on with its velocity", () => {
  const motion = new Spring({ stiffness: 230, damping: 22 }).motion({ to: 100 });
  const next = motion.retargeted(40, 0.1);
  assert.equal(next.value(0), motion.value(0.1));
  assert.equal(next.velocity(0), motion.velocity(0.1));
  assert.ok(Math.abs(next.value(20) - 40) < 1e-9);
});

test("refusals have the library's own words", () => {
  assert.throws(() => new Curve("easeinn"), { name: "CurveError", message: /did you mean "ease-in"/ });
  assert.throws(() => new CubicBezier(1.5, 0, 0, 1), /x1 in 0\.\.\.1/);
  assert.throws(() => new Spring({ stiffness: Infinity }), /finite number/);
  assert.throws(() => new Spring({ stiffness: NaN }), /number/);
  assert.throws(() => new Curve("\u0000\ud800é"), { name: "CurveError" });
});

test("long decimals read to the nearest double", () => {
  for (const text of ["0.1000000000000000055511151231257827", "123456789012345678901234567890e-30", "0.50000000000000011102230246251565404"]) {
    assert.equal(new Curve(`cubic-bezier(0, ${text}, 1, 1)`).facts.points[1], Number(text));
  }
});

test("linear() stays within its error", () => {
  for (const text of words(80, 3n)) {
    const curve = new Curve(text);
    const found = curve.linear(0.001);
    if (found === null) continue;
    const line = new Curve(found.text);
    const isSpring = text.startsWith("spring");
    for (let index = 1; index <= 997; index += 1) {
      const error = Math.abs(line.value(index / 997) - curve.value(index / 997));
      assert.ok(error <= (isSpring && index === 997 ? 0.0010001 : found.maximumError * (1 + 1e-9)), `${text} ${index} ${error}`);
    }
  }
});
