// Seeded random calls of the module: each returns numbers or a text, or throws a CurveError. A trap, a NaN from finite input,
// or memory that is never freed fails. DOOR_CALLS sets the number of calls.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { connect } from "../dist/door.js";
import { random } from "./random.mjs";
import { corpus } from "./texts.mjs";

const calls = Number(process.env.DOOR_CALLS ?? 1000);
const extremes = [
  0, -0, 1, -1, 0.5, 2, 100, 1e-8, 1e-300, 5e-324, -5e-324, 1e17, 1e20, 1e100, 1e300, -1e300, Number.MAX_VALUE, 2 ** 31, 2 ** 32,
  2 ** 53, NaN, Infinity, -Infinity,
];

test(`${calls} calls of curves.wasm`, async (t) => {
  const bytes = readFileSync(new URL("../dist/curves.wasm", import.meta.url));
  const { Curve, CubicBezier, Spring, use } = await connect(bytes);
  const next = random(BigInt(process.env.DOOR_SEED ?? 31));
  const whole = (/** @type {number} */ count) => Math.floor(next() * count);
  const bits = new DataView(new ArrayBuffer(8));
  const number = () => {
    const kind = next();
    if (kind < 0.35) return extremes[whole(extremes.length)];
    if (kind < 0.8) return 4 * next() - 1.5;
    bits.setUint32(0, whole(2 ** 32));
    bits.setUint32(4, whole(2 ** 32));
    return bits.getFloat64(0);
  };
  const known = corpus().filter((text) => text.length < 200);
  const curveText = () => {
    const base = known[whole(known.length)];
    const kind = next();
    if (kind < 0.4) return base;
    if (kind < 0.6) return base.replace(/\d+(\.\d+)?/g, () => `${number()}`);
    const [start, end] = [whole(base.length), whole(base.length)];
    return base.slice(0, start) + String.fromCharCode(whole(300)) + base.slice(end);
  };
  const names = ["mass", "stiffness", "damping", "duration", "bounce", "response", "dampingRatio", "relativeVelocity", "x"];
  const makers = [
    () => new Curve(curveText()),
    () => new CubicBezier(number(), number(), number(), number()),
    () => new Spring(Object.fromEntries(Array.from({ length: whole(4) }, () => [names[whole(names.length)], number()]))),
  ];
  /** @type {any[]} */
  const alive = [new Curve("ease"), new Spring({ stiffness: 230, damping: 22 })];
  let [refused, answered] = [0, 0];
  for (let index = 0; index < calls; index += 1) {
    const subject = alive[whole(alive.length)];
    const positions = Array.from({ length: whole(12) }, number);
    const log = [String(subject.handle)];
    try {
      switch (whole(9)) {
        case 0:
        case 1: alive.push(makers[whole(3)]()); break;
        case 2: {
          log.push("values", ...positions.map(String));
          const values = subject.values(positions);
          assert.equal(values.length, positions.length);
          positions.forEach((position, at) => {
            if (Number.isFinite(position)) assert.ok(!Number.isNaN(values[at]), `${subject} at ${position}`);
          });
          break;
        }
        case 3: {
          const velocities = subject.velocities(positions);
          positions.forEach((position, at) => {
            if (Number.isFinite(position)) assert.ok(!Number.isNaN(velocities[at]), `velocity of ${subject} at ${position}`);
          });
          break;
        }
        case 4: assert.equal(typeof subject.facts, "object"); break;
        case 5:
          if (!subject.difference) break;
          assert.ok(subject.difference(alive.find((other) => other.difference)).maximum >= 0);
          break;
        case 6: if (subject.motion) alive.push(subject.motion({ from: number(), to: number(), initialVelocity: number() })); break;
        case 7: {
          if (!subject.linear) break;
          const found = index % 4 === 0 ? subject.linear([0.1, 0.01, number()][whole(3)]) : null;
          if (found) assert.ok(found.maximumError >= 0 && found.text.startsWith("linear("));
          break;
        }
        default: {
          if (alive.length < 3) break;
          const [freed] = alive.splice(2 + whole(alive.length - 2), 1);
          freed.free();
          assert.throws(() => freed.values([0]), { name: "CurveError" });
        }
      }
      answered += 1;
    } catch (error) {
      assert.equal(error.name, "CurveError", `${error} after ${log}`);
      assert.doesNotMatch(error.message, /restarted/, `a trap: ${error.message}`);
      refused += 1;
    }
    if (alive.length > 60) alive.splice(2, 20).forEach((object) => object.free());
  }
  assert.ok(answered > calls / 2 && refused > calls / 50, `${answered} answers, ${refused} refusals`);
  alive.forEach((object) => object.free());
  assert.equal(use().handles, 0);
  assert.ok(use().bytes < 2 ** 28, `${use().bytes} bytes`);
  t.diagnostic(`${answered} answers, ${refused} refusals`);
});
