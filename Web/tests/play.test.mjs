// Plays of the module: the digits of the command line, one-line errors, and bounded memory. CURVETOOL names the tool.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { connect } from "../dist/door.js";
import { makePlay } from "../dist/plays.js";
import { random } from "./random.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
const bytes = readFileSync(new URL("../dist/curves.wasm", import.meta.url));
const classes = await connect(bytes);
const Play = makePlay(classes);

/** The output of the command line for a document. @param {object} document @param {string[]} options */
const told = (document, ...options) =>
  execFileSync(tool, ["play", JSON.stringify(document), "--quiet", ...options], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const systems = ["uiscrollview", "uiscrollview-fast", "compose", "android", "flutter", "flutter-clamping", "react-native", "reanimated",
  "motion", "chromium", "decay(velocity: 1, like: compose, frictionMultiplier: 2)"];
const trackers = ["lsq50", "android", "flutter", "compose", "motion"];

/** A seeded gesture, as a document and as a play. @param {() => number} next */
function gesture(next) {
  const count = next() < 0.6 ? 1 : 2;
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + (high - low) * next();
  const one = (/** @type {any[]} */ list) => list[Math.floor(next() * list.length)];
  const value = () => (count === 1 ? between(-800, 800) : [between(-800, 800), between(-800, 800)]);
  const spring = () => `spring(stiffness: ${between(20, 900)}, damping: ${between(2, 60)})`;
  const range = () => [between(-500, 0), between(0, 500)];
  const bounds = next() < 0.6 ? (count === 1 ? range() : one([[range(), null], [range(), range()]])) : undefined;
  const band = next() < 0.3 ? { dimension: between(100, 900), coefficient: between(0.2, 0.9) } : undefined;
  const start = { from: value(), spring: spring(), bounds, rubberBand: band };
  const play = new Play(start);
  const document = { value: start.from, spring: start.spring, ...(bounds && { bounds }), ...(band && { rubberBand: band }), commands: [] };
  const say = (/** @type {object} */ command) => /** @type {any[]} */ (document.commands).push(command);
  let [time, reading, speed, isPaused] = [0, 0, 1, false];
  const advance = (/** @type {number} */ by) => {
    time += by;
    if (!isPaused) reading += by * speed;
  };
  const kinds = {
    to() {
      const [target, own] = [value(), next() < 0.5 ? { spring: spring() } : {}];
      say({ at: time, to: target, ...own });
      play.to(target, time, own);
    },
    curve() {
      const target = value();
      const own = { curve: one(["ease", "cubic-bezier(0.3, -0.5, 0.2, 1.4)", "linear(0, 0.4 30%, 1)"]), duration: between(0.1, 1) };
      say({ at: time, to: target, ...own });
      play.to(target, time, own);
    },
    finger() {
      play.grab(time);
      const samples = Array.from({ length: 1 + Math.floor(next() * 12) }, () => {
        const sample = [time, ...[value()].flat()];
        play.move(count === 1 ? sample[1] : sample.slice(1), time);
        advance(between(0.004, 0.02));
        return sample;
      });
      say({ at: samples[0][0], grab: samples });
      const [decay, tracker] = [one(systems), one(trackers)];
      if (next() < 0.4) {
        const snap = Array.from({ length: 1 + Math.floor(next() * 4) }, value);
        say({ at: time, release: { decay, tracker, snap } });
        play.snap(snap, decay, time, { tracker });
      } else if (next() < 0.8) {
        const edge = bounds && one([undefined, "stop", "reflect", spring()]);
        say({ at: time, release: { decay, tracker, ...(edge && { edge }) } });
        play.release(decay, time, { tracker, edge });
      } else {
        const target = value();
        say({ at: time, to: target, tracker });
        play.to(target, time, { tracker });
      }
    },
    pause() {
      say({ at: time, pause: true });
      play.pause(time);
      isPaused = true;
    },
    resume() {
      say({ at: time, resume: true });
      play.resume(time);
      isPaused = false;
    },
    speed() {
      speed = between(0.3, 2);
      say({ at: time, speed });
      play.setSpeed(speed, time);
    },
    seek() {
      reading += 0.1;
      say({ at: time, seek: reading });
      play.seek(reading, time);
    },
    stop() {
      const position = one(["current", "end"]);
      say({ at: time, stop: position });
      play.stop(time, position);
    },
  };
  for (const kind of Array.from({ length: 3 + Math.floor(next() * 6) }, () => one(Object.keys(kinds)))) {
    advance(between(0.01, 0.4));
    kinds[kind]();
  }
  const times = [0, time, ...Array.from({ length: 30 }, () => between(0, time + 1))];
  return { document, play, count, times };
}

const same = (/** @type {any} */ a, /** @type {any} */ b) => Object.is(a + 0, b + 0);

test("values, velocities and facts equal the command line's to the last bit", () => {
  const next = random(7n);
  let [values, jumps] = [0, 0];
  for (let index = 0; index < 60; index += 1) {
    const { document, play, count, times } = gesture(next);
    const where = JSON.stringify(document);
    const rows = told(document, "--at", times.join(), "--format", "csv").trim().split("\n").slice(1);
    const [states, rates] = [play.values(times), play.velocities(times)];
    assert.equal(rows.length, times.length);
    rows.forEach((row, at) => {
      const numbers = row.split(",").slice(1).map(Number);
      assert.equal(numbers.length, 2 * count);
      const found = [...states.subarray(at * count, (at + 1) * count), ...rates.subarray(at * count, (at + 1) * count)];
      numbers.forEach((number, component) =>
        assert.ok(same(number, found[component]), `${number} ${found[component]} at ${times[at]} in ${where}`));
      const single = [play.value(times[at]), play.velocity(times[at])].flat();
      assert.deepEqual(single, found);
      values += numbers.length;
    });
    const facts = JSON.parse(told(document, "--json", "--at", "0"));
    assert.deepEqual(play.restingValue, facts.landing, where);
    assert.equal(play.duration, facts.duration, where);
    if (facts.settlingTime !== null) assert.equal(play.settlingTime(facts.threshold), facts.settlingTime, where);
    assert.deepEqual([play.facts.peakSpeed, play.facts.pathLength], [facts.peakSpeed, facts.pathLength], where);
    const large = play.discontinuities.filter(({ value, velocity }) => Math.max(...[value, velocity].flat().map(Math.abs)) >= 1e-6);
    assert.deepEqual(large.map(({ time, cause }) => [time, cause]), facts.jumps.map((jump) => [jump.time, jump.cause]), where);
    jumps += large.length;
    play.free();
  }
  assert.ok(values > 4000 && jumps > 100, `${values} values, ${jumps} jumps`);
});

test("what a play refuses is one line, and changes nothing", () => {
  const spring = { stiffness: 230, damping: 22 };
  const made = [
    [{ from: NaN }, /^from must be finite, but is nan$/], [{ from: [] }, /from needs a number/], [{ bounds: [600, 0] }, /not 600 and 0/],
    [{ bounds: [NaN, 1] }, /not NaN and 1/], [{ bounds: [0, Infinity] }, /^bounds must be finite, but is inf$/],
    [{ bounds: 5 }, /not undefined and undefined/],
    [{ from: [0, 0], bounds: [[0, 1]] }, /2 pairs/], [{ history: -1 }, /^history must be zero or positive, but is -1$/],
    [{ spring: { stiffness: -1 } }, /stiffness/], [{ spring: "ease" }, /not a spring/], [{ rubberBand: { dimension: 0 } }, /dimension/],
    [{ rubberBand: { dimension: 100, coefficient: -1 } }, /coefficient/],
  ];
  for (const [options, message] of made) {
    assert.throws(() => new Play(options), (error) => {
      assert.equal(error.name, "CurveError");
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    }, JSON.stringify(options));
  }
  const play = new Play({ from: 0, spring, bounds: [0, 600] }).to(300, 0.1);
  const refused = [
    [() => play.to(NaN, 0.2), /^value must be finite, but is nan$/],
    [() => play.to(5, 0.05), /^time must be at least 0\.1, the time of the command before, and finite, but is 0\.05$/],
    [() => play.to(5, NaN), /^time must be .* nan$/],
    [() => play.to(5, -1), /^time must be .* -1$/], [() => play.to(5), /^time must be .* nan$/],
    [() => play.to(5, 0.2, { curve: "ease" }), /a duration in seconds above 0, not undefined/],
    [() => play.to(5, 0.2, { duration: 1 }), /duration has no effect without curve/],
    [() => play.to(5, 0.2, { spring: "ease" }), /not a spring/],
    [() => play.to(5, 0.2, { curve: "ease", spring, duration: 1 }), /spring has no effect with curve/],
    [() => play.to(5, 0.2, { curve: "eaze", duration: 1 }), /ease/],
    [() => play.to(5, 0.2, { tracker: "lsq5" }), /unknown tracker 'lsq5': did you mean 'lsq50'\?/],
    [() => play.move(5, 0.2), /^time must be after a grab, but is 0\.2$/],
    [() => play.release("compose", 0.2), /^time must be after a grab, but is 0\.2$/],
    [() => play.snap([1], "compose", 0.2), /after a grab/], [() => play.snap([], "compose", 0.2), /after a grab/],
    [() => play.release("uiscrolview", 0.2), /unknown system 'uiscrolview': did you mean 'uiscrollview'\?/],
    [() => play.release(undefined, 0.2), /known are uiscrollview, /],
    [() => play.release("ease", 0.2), /unknown system 'ease'/],
    [() => play.setSpeed(0, 0.2), /^speed must be positive and finite, at most 1e150, but is 0$/],
    [() => play.setSpeed(NaN, 0.2), /^speed must be .* nan$/], [() => play.seek(0, 0.2), /^seek must be at least 0\.1, .* but is 0$/],
    [() => play.seek(Infinity, 0.2), /^seek must be .* inf$/],
    [() => play.stop(0.2, "begin"), /"current" or "end", not begin/], [() => play.settlingTime(0), /positive number, not 0/],
    [() => play.pause(0), /^time must be at least 0\.1, .* but is 0$/], [() => play.resume(Infinity), /^time must be .* inf$/],
    [() => play.grab(0), /^time must be .* is 0$/],
  ];
  for (const [attempt, message] of refused) {
    assert.throws(attempt, (error) => {
      assert.equal(error.name, "CurveError", String(error));
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    }, String(attempt));
  }
  assert.equal(play.lastTime, 0.1);
  assert.equal(play.facts.pieceCount, 2);
  play.grab(0.2).move(0, 0.2);
  assert.throws(() => play.move(1, 0.2), /^CurveError: time must be after 0\.2, the sample before, but is 0\.2$/);
  assert.throws(() => play.snap([], "compose", 0.3), /position count must be at least 1, but is 0/);
  assert.throws(() => play.seek(0.5, 0.3), /outside a grab/);
  assert.ok(play.isGrabbed);
  const card = new Play({ from: [0, 0], spring });
  for (const attempt of [() => card.to(5, 1), () => card.to([1], 1), () => card.to(undefined, 1)]) {
    assert.throws(attempt, /a value of this play has 2 numbers/);
  }
  [play, card].forEach((object) => object.free());
  const freed = [
    () => play.value(0), () => play.to(1, 1), () => play.facts, () => play.duration, () => play.settlingTime(1), () => card.values([0]),
  ];
  for (const attempt of freed) assert.throws(attempt, /^CurveError: this object was freed$/);
  play.free();
});

test("a play that is fed live does not grow, and gives its memory back", () => {
  const { handles, blocks } = classes.use();
  const play = new Play({ from: 0, spring: { stiffness: 230, damping: 22 }, bounds: [0, 600], history: 1 });
  let most = 0;
  const feed = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let index = from; index < to; index += 1) {
      const time = index * 0.05;
      play.grab(time).move(index % 7, time).move(index % 5, time + 0.01).release("uiscrollview", time + 0.02).to(index % 300, time + 0.03);
      most = Math.max(most, play.facts.pieceCount);
      assert.ok(Number.isFinite(play.value(time + 0.04)));
    }
  };
  feed(0, 400);
  const { bytes } = classes.use();
  feed(400, 5000);
  assert.equal(classes.use().bytes, bytes);
  assert.ok(most < 500, `${most} pieces`);
  play.free();
  assert.deepEqual({ handles: classes.use().handles, blocks: classes.use().blocks }, { handles, blocks });
});

test("curves that a command reads from a text or parameters are freed", () => {
  const play = new Play({ spring: "spring(duration: 0.5, bounce: 0.2)" });
  const { handles } = classes.use();
  play.to(1, 0, { spring: { duration: 0.3 } }).to(2, 0.1, { curve: "ease", duration: 1 });
  play.grab(0.2).release("compose", 0.3, { edge: { duration: 1 } });
  assert.throws(() => play.to(NaN, 1, { spring: { duration: 0.3 } }), /value must be finite, but is nan/);
  assert.equal(classes.use().handles, handles);
  play.free();
});

test("many times at once, and a limit", () => {
  const play = new Play({ from: [0, 5], spring: { stiffness: 230, damping: 22 } }).to([100, 50], 0);
  const times = Array.from({ length: 20_000 }, (_, index) => index / 1000);
  const values = play.values(times);
  assert.equal(values.length, 40_000);
  assert.deepEqual([...values.subarray(2000, 2002)], play.value(1));
  const out = new Float64Array(5).fill(-1);
  assert.equal(play.valuesInto(out, [0, 0.1, 0.2]), out);
  assert.deepEqual([...out], [0, 5, ...play.value(0.1), -1]);
  assert.throws(() => play.values({ length: 2 ** 24 }), /^CurveError: 33554432 numbers/);
  assert.equal(new Play().to(1, 0).values([]).length, 0);
  play.free();
});

test("a play is lost when the module restarts, and says so", async () => {
  const classes = await connect(bytes);
  const play = new (makePlay(classes))().to(1, 0);
  const curve = new classes.Curve("ease");
  // An address far outside the module's memory.
  assert.throws(() => classes.inner.call("curves_values", curve.handle, 2 ** 31, 2 ** 31, 1), /the module stopped and was restarted/);
  for (const attempt of [() => play.value(0), () => play.to(2, 1), () => play.duration]) {
    assert.throws(attempt, /^CurveError: the module was restarted, which lost this play$/);
  }
  assert.equal(curve.value(0.5), 0.802403387584857);
  play.free();
  assert.throws(() => play.value(0), /this object was freed/);
});
