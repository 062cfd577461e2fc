// The page's module, whose integers have 32 bits, against the command line: the same results and the same messages.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { connect } from "../dist/door.js";
import { corpus, mutations, numbers } from "./texts.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
const bytes = readFileSync(new URL("../../.build/web/whole/playground.wasm", import.meta.url));
const { Curve, convert } = await connect(bytes);
const positions = [-0.1, 0, 0.25, 0.3, 0.5, 0.999, 1, 1.5];

// Messages of the command line alone, because its arguments are typed in a shell.
const hints = [
  /^Error: (curves are separate arguments|a spring is one argument|the numbers of a spring need names|did you mean )/,
  /^Error: (cubic-bezier takes four numbers|'[^']+' is not a curve: |a time has a unit, |keyframes have values[:,] )/,
  /^Error: (keyframes are not read from code|numbers take a decimal point)/,
];

/** @param {string[]} options */
function run(...options) {
  const { status, stdout, stderr } = spawnSync(tool, options, { encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

/**
 * The command line's results for curves: for each its values and its CSS text, or its message.
 *
 * @param {string[]} texts @param {boolean} withCSS
 */
function answers(texts, withCSS) {
  const table = run("tabulate", ...texts, "--at", positions.join(), "--csv", "-", "--quiet");
  const css = withCSS && table.status === 0 ? run("convert", ...texts, "--to", "css", "--json", "--quiet") : undefined;
  if (table.status === 0 && (!css || css.stdout.startsWith("["))) {
    const columns = table.stdout.trimEnd().split("\n").slice(-positions.length).map((row) => row.split(",").slice(1));
    const results = css ? JSON.parse(css.stdout) : texts.map(() => ({}));
    assert.equal(results.length, texts.length);
    return texts.map((_, index) => ({
      values: columns.map((row) => Number(row[index])),
      text: results[index].text,
      error: results[index].maxError,
    }));
  }
  if (texts.length === 1) return [{ message: (css ?? table).stderr.trimEnd() }];
  // One of them is refused: halve until it is alone.
  const half = texts.length >> 1;
  return [...answers(texts.slice(0, half), withCSS), ...answers(texts.slice(half), withCSS)];
}

/** The module's result for a curve. @param {string} text @param {boolean} withCSS */
function answer(text, withCSS) {
  try {
    const curve = new Curve(text);
    try {
      const { refusal, text: css, maximumError } = withCSS ? convert(curve, "css", 0.001) : {};
      return refusal ? { message: refusal } : { values: [...curve.values(positions)], text: css, error: maximumError };
    } finally {
      curve.free();
    }
  } catch (error) {
    return { message: error.message };
  }
}

/**
 * The texts for which module and command line have different results.
 *
 * @param {string[]} texts
 * @param {{ withCSS?: boolean }} options Whether to compare the CSS text too, which takes seconds for some springs.
 */
function differences(texts, { withCSS = true } = {}) {
  const found = texts.map((text) => ({ text, module: answer(text, withCSS) }));
  const refused = found.filter(({ module }) => module.message !== undefined);
  const accepted = found.filter(({ module }) => module.message === undefined);
  const pairs = refused.map((entry) => ({ ...entry, tool: answers([entry.text], withCSS)[0] }));
  for (let start = 0; start < accepted.length; start += 250) {
    const part = accepted.slice(start, start + 250);
    const told = answers(part.map(({ text }) => text), withCSS);
    part.forEach((entry, index) => pairs.push({ ...entry, tool: told[index] }));
  }
  assert.equal(pairs.length, texts.length);
  return pairs.filter(({ module, tool }) => {
    if (module.message !== undefined) {
      // The command line adds a hint, or prints only the hint.
      return !tool.message?.includes(module.message) && !hints.some((hint) => hint.test(tool.message ?? ""));
    }
    return tool.text !== module.text || tool.error !== module.error ||
      tool.values.some((value, index) => !Object.is(value + 0, module.values[index] + 0));
  });
}

test("texts of all corpora", (t) => {
  const texts = corpus();
  assert.ok(texts.length > 450, `${texts.length}`);
  assert.deepEqual(differences(texts).slice(0, 5), []);
  t.diagnostic(`${texts.length} texts`);
});

test("letters, digits and white space of all kinds", () => {
  const texts = [
    "ease 300ms", "transition: opacity 300ms ease-in 100ms", "Power2.easeOut", "power2.out", "QEasingCurve::OutBack",
    "EASE-IN", "Ease-In", "  ease\t", "\u00a0ease", "ease\u3000", "ease\u2003200ms", "transition: \u00a0all 1s linear",
    "ease-[cubic-bezier(0.2,0.5,0.8,1)] duration-300", "0 0.2;1 1", "\u0130n-out", "e\u0301ase", "ea\u017fe", "bac\u212a.out",
  ];
  assert.deepEqual(differences(texts), []);
});

test("texts with numbers beyond 32 bits", (t) => {
  const named = [
    "steps(0)", "steps(-1)", "steps(2147483648)", "steps(9007199254740992, jump-both)", "spring(damping: 1e-8)",
    "spring(stiffness: 1e20, damping: 1)", "stiffness: 1e17, damping: .5", "repeated(ease, 2147483648)",
  ];
  const texts = [...named, ...mutations(1200)];
  assert.deepEqual(differences(texts, { withCSS: false }).slice(0, 5), []);
  t.diagnostic(`${texts.length} texts`);
});

test("10,000 numbers", () => {
  const texts = numbers(10_000).map((number) => `cubic-bezier(0, ${number}, 1, 1)`);
  assert.equal(texts.length, 10_000);
  assert.deepEqual(differences(texts).slice(0, 5), []);
});
