// The page reads back what it writes for each target: the same curve within the error that the target states.

import assert from "node:assert/strict";
import { test } from "node:test";

import { connect } from "../dist/door.js";
import { readCurve } from "../page/reading.js";
import { carried } from "../playground.mjs";

const library = await connect(carried);

/** Curves of each kind, and the least number of targets with a text for it. @type {[string, number][]} */
const curves = [
  ["spring(stiffness: 230, damping: 22)", 24], ["spring(duration: 0.5, bounce: 0.4)", 24],
  ["spring(mass: 2, stiffness: 100, damping: 40)", 24], ["cubic-bezier(0.2, 0, 0, 1)", 24], ["cubic-bezier(0.3, 1.6, 0.5, 1)", 20],
  ["steps(4)", 15], ["steps(3, jump-none)", 15],
  ["linear(0, 0.3 20%, 1)", 20], ["penner.in-out-quart", 20], ["penner.out-bounce", 20],
];

/** The largest difference of two curves over the target's duration, or over progress. */
function difference(curve, read, found) {
  const seconds = curve.facts.duration;
  const span = read.facts.duration ?? read.stated ?? found.duration;
  let largest = 0;
  for (let index = 0; index <= 500; index += 1) {
    const share = (index + 0.37) / 501;
    const progress = seconds && span ? (share * span) / seconds : share;
    const distance = Math.abs(curve.value(Math.min(progress, 1)) - read.curve.value(share));
    if (!(distance <= largest)) largest = distance;
  }
  return largest;
}

for (const [text, least] of curves) {
  test(`${text} comes back from every target`, () => {
    const curve = new library.Curve(text);
    let read = 0;
    const wrong = [];
    for (const { name } of library.targets()) {
      const found = library.convert(curve, name, 0.001);
      if (!found.text) continue;
      const back = readCurve(library, found.text);
      if (back.message) {
        wrong.push(`${name}: ${back.message}`);
        continue;
      }
      read += 1;
      const error = difference(curve, back, found);
      // Between their points, tables have errors besides those that they state.
      if (!(error <= found.maximumError + 2e-3)) {
        wrong.push(`${name}: ${error} from the curve, not ${found.maximumError}: ${found.text.slice(0, 300)}`);
      }
      back.curve.free();
    }
    curve.free();
    assert.deepEqual(wrong, []);
    assert.ok(read >= least, `${read} targets`);
  });
}

test("a broken text has the library's message", () => {
  const texts = [
    "@keyframes a { 0% { } }", "time,value\n0,0\n", "x = []; y = [];", '{"a": {"$value": 1}}', "[]", "add_point(Vector2(0, 0), 0, 0)",
  ];
  for (const text of texts) {
    assert.notEqual(readCurve(library, text).message, "", text);
  }
});
