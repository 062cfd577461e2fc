// The module against the command line: the same digits. CURVETOOL names the tool; run by scripts/check-web.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { connect, imports } from "../dist/door.js";
import { Curve, CubicBezier, init, Spring } from "../dist/node.js";
import { curveTexts, random } from "./random.mjs";

await init();
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
  const curves = curveTexts(count);
  const positions = [-0.1, 0, 0.001, 0.02, 0.1, 0.25, 0.5, 0.618, 0.9, 0.999, 1, 1.5];
  let compared = 0;
  let different = [];
  for (let start = 0; start < count; start += 500) {
    const part = curves.slice(start, start + 500);
    const [, ...rows] = columns(run("tabulate", ...part, "--at", positions.join(), "--format", "csv"));
    assert.equal(rows.length, part.length);
    part.forEach((text, index) => {
      const curve = new Curve(text);
      const values = curve.values(positions);
      curve.free();
      values.forEach((value, at) => {
        compared += 1;
        if (!Object.is(value + 0, rows[index][at] + 0)) different.push([text, positions[at], value, rows[index][at]]);
      });
    });
  }
  assert.deepEqual(different.slice(0, 5), []);
  assert.equal(compared, count * positions.length);
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

test("the module imports only the reader of long decimals", () => {
  const asked = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  const given = Object.keys(imports(() => new WebAssembly.Memory({ initial: 1 })).env);
  assert.deepEqual(asked, given);
  const isShort = spawnSync("wasm-opt", ["--version"]).status === 0;
  assert.ok(bytes.length <= (isShort ? 610_000 : 720_000), `${bytes.length} bytes`);
});

test("a million calls leave nothing behind", async () => {
  const { Curve, Spring, use } = await connect(bytes);
  const spring = new Spring({ stiffness: 230, damping: 22 });
  const curve = new Curve("ease-in-out");
  const inUse = () => {
    const { handles, blocks } = use();
    return { handles, blocks };
  };
  let before = inUse();
  for (let index = 0; index < 1_000_000; index += 1) {
    if (index % 10 === 0) {
      const motion = spring.motion({ from: index, to: 3 });
      motion.value(0.1);
      motion.free();
    } else {
      curve.value(index / 1_000_000);
    }
    if (index % 200 === 0) {
      const other = new Curve(`cubic-bezier(0.1, ${index}, 0.3, 0.4)`);
      other.difference(curve);
      other.facts;
      other.free();
      assert.throws(() => new Curve(`blended(ease, linear(0, ${index}), steps(${-index}))`));
    }
    if (index % 10_000 === 0) {
      const other = new Spring({ stiffness: 100 + index, damping: 10 });
      other.linear(0.001);
      other.facts;
      other.free();
    }
    // What the module allocates once and keeps is allocated by now.
    if (index === 20_000) before = inUse();
  }
  assert.deepEqual(inUse(), before);
  assert.equal(before.handles, 2);
  assert.ok(use().bytes < 1 << 24, `${use().bytes} bytes`);
  // A curve that is not freed is counted.
  const kept = new Curve("steps(3)");
  assert.notDeepEqual(inUse(), before);
  kept.free();
  assert.deepEqual(inUse(), before);
});

/** The shortest time of a call, in milliseconds. @param {() => void} call */
const fastest = (call) =>
  Math.min(...Array.from({ length: 15 }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  }));

test("a million values at once are those of one by one", (t) => {
  const curve = new Curve("cubic-bezier(0.25, 0.1, 0.25, 1)");
  const next = random(5n);
  const length = 1_000_000;
  const orders = { even: Float64Array.from({ length }, (_, index) => index / length), random: Float64Array.from({ length }, next) };
  for (const [order, positions] of Object.entries(orders)) {
    const values = curve.values(positions);
    let compared = 0;
    for (let index = 0; index < positions.length; index += 97) {
      const error = Math.abs(values[index] - curve.value(positions[index]));
      assert.ok(error <= 1e-15, `${positions[index]} ${error}`);
      compared += 1;
    }
    assert.equal(compared, 10_310);
    t.diagnostic(`1,000,000 values of a cubic-bezier, ${order}: ${fastest(() => curve.values(positions)).toFixed(1)} ms`);
  }
  let stiffness = 100;
  const thousand = orders.even.subarray(0, 1000);
  const redraw = fastest(() => {
    const spring = new Spring({ stiffness: (stiffness += 1), damping: 22 });
    spring.facts;
    spring.values(thousand);
    spring.free();
  });
  t.diagnostic(`a spring made, described and evaluated at 1,000 positions: ${redraw.toFixed(2)} ms`);
});

test("an array has the values of single calls, for every kind of curve and length", () => {
  const next = random(11n);
  const texts = ["linear", "ease-in", "steps(5, jump-both)", "mirrored(ease-out)", "decay(velocity: 900)", ...curveTexts(80, 9n)];
  const motion = new Spring({ stiffness: 230, damping: 22 }).motion({ from: 3, to: -2, initialVelocity: 7 });
  let compared = 0;
  for (const [index, curve] of [motion, ...texts.map((text) => new Curve(text))].entries()) {
    for (const length of [1 + index % 70, 65, 3000]) {
      const positions = Float64Array.from({ length }, () => 1.4 * next() - 0.2);
      const values = curve.values(positions);
      const velocities = curve.velocities(positions);
      for (let at = 0; at < length; at += 1 + (length >> 7)) {
        const [value, velocity] = [curve.value(positions[at]), curve.velocity(positions[at])];
        const where = `${texts[index - 1]} ${positions[at]}`;
        assert.ok(Number.isFinite(value) && Object.is(values[at], value), `${where}: ${values[at]} ${value}`);
        assert.ok(!Number.isNaN(velocity) && Object.is(velocities[at], velocity), `${where}: ${velocities[at]} ${velocity}`);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 15_000, `${compared}`);
});

test("a handle that is used again has the numbers of its new curve", () => {
  const first = new Curve("cubic-bezier(0.1, 2, 0.3, 1)");
  const before = first.value(0.4);
  first.free();
  const kinds = ["steps(2)", "spring(stiffness: 230, damping: 22)", "linear(0, 0.2, 1)", "cubic-bezier(0.1, 0, 0.3, 1)"];
  // More handles than the module first has memory for.
  const curves = Array.from({ length: 300 }, (_, index) => new Curve(kinds[index % 4]));
  for (let index = 0; index < 300; index += 1) {
    const other = new Curve(kinds[index % 4]);
    assert.equal(curves[index].value(0.4), other.value(0.4));
    assert.notEqual(other.value(0.4), before);
    other.free();
  }
  for (const curve of curves) curve.free();
});

test("a retargeted motion continues with its velocity", () => {
  const motion = new Spring({ stiffness: 230, damping: 22 }).motion({ to: 100 });
  const next = motion.retargeted(40, 0.1);
  assert.equal(next.value(0), motion.value(0.1));
  assert.equal(next.velocity(0), motion.velocity(0.1));
  assert.ok(Math.abs(next.value(20) - 40) < 1e-9);
});

test("errors have the library's messages", () => {
  assert.throws(() => new Curve("easeinn"), { name: "CurveError", message: /did you mean 'ease-in'/ });
  assert.throws(() => new CubicBezier(1.5, 0, 0, 1), /x1 in 0\.\.\.1/);
  assert.throws(() => new Spring({ stiffness: Infinity }), /finite number/);
  assert.throws(() => new Spring({ stiffness: NaN }), /number/);
  assert.throws(() => new Spring(/** @type {any} */ ({ stiffness: 1, initialVelocity: 2 })), /relativeVelocity/);
  assert.throws(() => new Spring({ stiffness: 1 }).motion(/** @type {any} */ ({ velocity: 2 })), /initialVelocity/);
  assert.throws(() => new Curve("\u0000\ud800é"), { name: "CurveError" });
});

test("long decimals read to the nearest double", () => {
  const decimals = ["0.1000000000000000055511151231257827", "123456789012345678901234567890e-30", "0.50000000000000011102230246251565404"];
  for (const text of decimals) {
    assert.equal(new Curve(`cubic-bezier(0, ${text}, 1, 1)`).facts.points[1], Number(text));
  }
});

test("linear() stays within its error", () => {
  let compared = 0;
  for (const text of curveTexts(80, 3n)) {
    const curve = new Curve(text);
    const found = curve.linear(0.001);
    // Springs that oscillate hundreds of times need too many stops.
    if (found === null) continue;
    compared += 1;
    const line = new Curve(found.text);
    // A spring's linear() ends at most a millisecond after its settling time.
    const share = found.duration === null ? 1 : curve.facts.duration / found.duration;
    assert.ok(share <= 1 && share > 0.99, `${text}: ${found.duration} s for ${curve.facts.duration} s`);
    for (let index = 1; index < 997; index += 1) {
      const error = Math.abs(line.value((index / 997) * share) - curve.value(index / 997));
      assert.ok(error <= found.maximumError + 1e-9, `${text} ${index} ${error}`);
    }
    if (found.duration !== null) assert.equal(line.value(1), 1);
  }
  assert.ok(compared > 60, `${compared}`);
});

test("what can't be computed is a CurveError", () => {
  const refused = (/** @type {() => void} */ body, /** @type {RegExp} */ message) => assert.throws(body, { name: "CurveError", message });
  const spring = new Spring({ stiffness: 230, damping: 22 });
  const motion = spring.motion({ to: 2 });
  const freed = new Curve("ease-in");
  freed.facts;
  freed.free();
  freed.free();
  // Takes the handle of the freed curve.
  const other = new Curve("steps(2)");
  refused(() => freed.value(0.5), /freed/);
  refused(() => freed.values([0.5]), /freed/);
  refused(() => freed.facts, /freed/);
  refused(() => freed.linear(), /freed/);
  refused(() => other.difference(freed), /freed/);
  for (const length of [2 ** 27, 2 ** 24 + 1, -1, 0.5, NaN]) {
    refused(() => spring.values({ length }), /positions/);
    refused(() => motion.velocities({ length }), /positions/);
  }
  for (const error of [NaN, 0, -1, Infinity]) refused(() => spring.linear(error), /positive number/);
  assert.equal(other.value(0.7), 0.5);
  assert.equal(motion.value(0), 0);
});

test("values go into an array that the caller keeps", () => {
  const spring = new Spring({ stiffness: 230, damping: 22 });
  const positions = Array.from({ length: 50 }, (_, index) => index / 49);
  const out = new Float64Array(40).fill(-1);
  assert.equal(spring.valuesInto(out, positions), out);
  assert.deepEqual(out, spring.values(positions.slice(0, 40)));
  out.fill(-1);
  spring.valuesInto(out, positions.slice(0, 3));
  assert.deepEqual([...out.subarray(0, 4)], [...spring.values(positions.slice(0, 3)), -1]);
});

test("an object is freed at the end of its scope", () => {
  const curve = new Curve("ease");
  const motion = new Spring({ stiffness: 230, damping: 22 }).motion();
  assert.equal(curve.value(1), 1);
  for (const object of [curve, motion]) {
    object[Symbol.dispose]();
    assert.throws(() => object.value(0.5), { name: "CurveError", message: /freed/ });
  }
});

test("a trap leaves the other curves as they were", async () => {
  const Instance = WebAssembly.Instance;
  let isBroken = false;
  let count = 0;
  // An instance whose facts trap on request; after that, every call traps.
  WebAssembly.Instance = /** @type {any} */ (
    class {
      constructor(/** @type {any} */ module, /** @type {any} */ given) {
        const { exports } = new Instance(module, given);
        let isDead = false;
        count += 1;
        this.exports = new Proxy({}, {
          get: (_, /** @type {string} */ name) => {
            const value = exports[name];
            if (typeof value !== "function") return value;
            return (/** @type {number[]} */ ...values) => {
              if (isBroken && name === "curves_facts") [isDead, isBroken] = [true, false];
              if (isDead) throw new WebAssembly.RuntimeError("unreachable");
              return value(...values);
            };
          },
        });
      }
    }
  );
  try {
    const { Curve, Spring } = await connect(bytes);
    const curve = new Curve("cubic-bezier(0.1, 2, 0.3, 1)");
    const motion = new Spring({ stiffness: 230, damping: 22 }).motion({ from: 3, to: 5, initialVelocity: -1 });
    const positions = [0, 0.1, 0.5];
    const before = [[...curve.values(positions)], [...motion.values(positions)]];
    for (let index = 0; index < 100; index += 1) {
      isBroken = true;
      assert.throws(() => new Curve("ease").facts, { name: "CurveError", message: /restarted/ });
      assert.deepEqual([[...curve.values(positions)], [...motion.values(positions)]], before);
    }
    assert.equal(count, 101);
    curve.free();
    assert.throws(() => curve.value(0), { name: "CurveError" });
  } finally {
    WebAssembly.Instance = Instance;
  }
});
