// Examples/recordings/record.js in a headless Chromium: the recorded animation is fitted by the tool. Run by scripts/check-web;
// skipped where there is no Chromium.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, describe, test } from "node:test";

import { Browser, chromium } from "./browser.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
const card = new URL("../../Examples/recordings/card.html", import.meta.url).href;
const ready = "document.addEventListener('DOMContentLoaded', () => { document.documentElement.dataset.ready = ''; });";

describe("recording", { skip: chromium ? false : "Chromium is not installed: `scripts/setup browser` installs it" }, () => {
  /** @type {Browser} */ let browser;
  before(() => {
    browser = new Browser();
  });
  after(() => browser.close());

  test("the spring of a transition is recovered", async () => {
    let text = "";
    // A busy machine draws few frames; then record again.
    for (let run = 0; run < 5 && text.split("\n").length < 55; run++) {
      const page = await browser.open(card, { before: ready, still: false });
      text = await page.evaluate(`
        setTimeout(() => document.querySelector(".card").click(), 250);
        record(".card", { seconds: 1.2, download: false })`);
      assert.deepEqual(page.troubles, []);
    }
    const rows = JSON.parse(text);
    assert.ok(rows.length > 30, `${rows.length} frames`);
    for (const column of ["transform", "transform.x", "x"]) {
      const options = ["fit", "-", "--to", "spring", "--json", "--columns", `ms,${column}`];
      const fit = JSON.parse(execFileSync(tool, options, { input: text, stdio: ["pipe", "pipe", "ignore"] }).toString());
      // linear() is within 0.0002 of the spring, and the frames' times are rounded to 0.1 ms.
      assert.ok(Math.abs(fit.stiffnessPerMass.value - 230) <= 2, `${column}: ${fit.stiffnessPerMass.value}`);
      assert.ok(Math.abs(fit.dampingPerMass.value - 22) <= 0.2, `${column}: ${fit.dampingPerMass.value}`);
      assert.ok(Math.abs(fit.to.value - fit.from.value - 320) <= 1);
      assert.ok(fit.start.value > 0.2 && fit.start.value < 0.4, `${fit.start.value}`);
      const best = fit.designs.slice(0, 3).map((/** @type {{ text: string }} */ design) => design.text);
      assert.ok(best.includes("stiffness 230, damping 22"), `${column}: ${best}`);
    }
  });
});
