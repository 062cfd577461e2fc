// The page in a headless Chromium. Run by scripts/check-web; skipped where there is no Chromium.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";

import { Browser, chromium } from "./browser.mjs";

const tool = process.env.CURVETOOL ?? ".build/debug/curvetool";
const folder = mkdtempSync(join(tmpdir(), "preview-"));

/** A page of the tool, as an address. @param {string[]} options */
function preview(name, ...options) {
  const path = join(folder, name);
  execFileSync(tool, ["preview", ...options, "-o", path]);
  return pathToFileURL(path).href;
}

/** The numbers below each name of a table. @param {string} csv @returns {Record<string, number[]>} */
function columns(csv) {
  const [names, ...rows] = csv.trim().split("\n").map((row) => row.split(","));
  return Object.fromEntries(names.map((name, index) => [name, rows.map((row) => Number(row[index]))]));
}

describe("page", { skip: chromium ? false : "Chromium is not installed: scripts/setup-browser installs it" }, () => {
  /** @type {Browser} */ let browser;
  let playground = "";
  before(() => {
    browser = new Browser();
    playground = preview("playground.html");
  });
  after(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const text = (page, selector) => page.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`);

  test("is small, asks for nothing and has no error", async () => {
    assert.ok(statSync(join(folder, "playground.html")).size <= 700_000);
    const page = await browser.open(playground, { still: false });
    await page.until("document.querySelector('#play').textContent === 'Pause'");
    assert.deepEqual(page.requests, [playground]);
    assert.deepEqual(page.troubles, []);
    // Even a request that a script tries is refused.
    assert.equal(await page.evaluate("fetch('https://example.org/').then(() => 'sent', () => 'refused')"), "refused");
    await page.close();
  });

  test("plays each curve as the library computes it", async () => {
    const texts = ["cubic-bezier(0.3, -0.5, 0.7, 1.6)", "steps(5, jump-both)", "linear(0, 0.7 30%, 1.2 60%, 1)", "spring(stiffness: 230, damping: 22)", "penner.out-elastic"];
    for (const [index, words] of texts.entries()) {
      const page = await browser.open(preview(`play-${index}.html`, words));
      const worst = await page.evaluate(`(() => {
        const curve = new curves.Curve(${JSON.stringify(words)});
        const animation = document.getAnimations()[0];
        const duration = animation.effect.getComputedTiming().duration;
        animation.pause();
        // A spring's linear() lasts to the next millisecond.
        const share = curve.facts.duration ? duration / 1000 / curve.facts.duration : 1;
        let [worst, count] = [0, 0];
        for (let index = 0; index < 50; index += 1) {
          const place = (index + 0.37) / 50;
          animation.currentTime = place * duration;
          const shown = animation.effect.getComputedTiming().progress;
          const error = Math.abs(shown - curve.value(place * share));
          if (!(error <= worst)) worst = error;
          count += 1;
        }
        return count === 50 ? worst : NaN;
      })()`);
      // Three native functions, a spring's linear() and another's.
      assert.ok(worst <= [1e-6, 1e-6, 1e-6, 1.000001e-3, 2.000001e-4][index], `${words}: ${worst}`);
      await page.close();
    }
  });

  test("a dragged handle changes curve, facts and text", async () => {
    const page = await browser.open(preview("drag.html", "cubic-bezier(0.25, 0.1, 0.25, 1)"));
    const before = [await text(page, "#facts"), await text(page, "#text"), await page.evaluate("document.querySelector('polyline').getAttribute('points')")];
    await page.drag('[data-handle="p0"]', 120, -60);
    const value = await page.evaluate("document.querySelector('#curves input[type=text]').value");
    assert.match(value, /^cubic-bezier\([\d.]+, [\d.]+, 0\.25, 1\)$/);
    assert.notEqual(value, "cubic-bezier(0.25, 0.1, 0.25, 1)");
    const now = [await text(page, "#facts"), await text(page, "#text"), await page.evaluate("document.querySelector('polyline').getAttribute('points')")];
    now.forEach((part, index) => assert.notEqual(part, before[index]));
    assert.equal(await text(page, "#text"), value);
    assert.deepEqual(page.troubles, []);
    // The keyboard moves it too.
    await page.evaluate("document.querySelector('[data-handle=p1]').focus()");
    await page.key("ArrowUp");
    assert.match(await page.evaluate("document.querySelector('#curves input[type=text]').value"), /0\.25, 1\.01\)$/);
    assert.equal(await page.evaluate("document.activeElement.getAttribute('data-handle')"), "p1");
    await page.close();
  });

  test("stops of linear() can be dragged", async () => {
    const page = await browser.open(preview("stops.html", "linear(0, 0.5 50%, 1)"));
    await page.drag('[data-handle="s1"]', 60, -40);
    const [, input, output] = await page.evaluate("(() => { const { inputs, outputs } = new curves.Curve(document.querySelector('#curves input[type=text]').value).facts; return [0, inputs[1], outputs[1]]; })()");
    assert.ok(input > 0.51 && output > 0.51, `${input} ${output}`);
    await page.close();
  });

  test("three parameterisations follow each other", async () => {
    const page = await browser.open(preview("spring.html", "spring(stiffness: 230, damping: 22)"));
    await page.type("#field-bounce", "0.3");
    const fact = (name) => page.evaluate(`[...document.querySelectorAll('#facts dt')].find((term) => term.textContent === ${JSON.stringify(name)}).nextSibling.textContent`);
    assert.equal(await fact("Damping ratio"), "0.7");
    assert.equal(await page.evaluate("document.querySelector('#field-dampingRatio').value"), "0.7");
    await page.type("#field-dampingRatio", "1");
    assert.equal(await fact("Regime"), "critical");
    await page.type("#field-stiffness", "100");
    await page.type("#field-damping", "20");
    await page.type("#field-velocity", "5");
    assert.equal(await page.evaluate("document.querySelector('#field-response').value"), "0.6283");
    const told = JSON.parse(execFileSync(tool, ["spring", "--stiffness", "100", "--damping", "20", "--initial-velocity", "5", "--json", "--samples", "2"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    assert.equal(await fact("Settles within 0.1 %"), `${Number(told.settling.exact).toPrecision(6) * 1} s`);
    await page.close();
  });

  test("what is wrong shows the library's own message", async () => {
    const page = await browser.open(playground);
    for (const [words, message] of [["1e400", /expected a finite number/], ["nonsense", /expected a curve/], ["cubic-bezier(2, 0, 0, 1)", /x1 in 0\.\.\.1/]]) {
      await page.type("#curves input[type=text]", words);
      assert.match(await text(page, "#curves .error"), message);
      assert.equal(await page.evaluate("document.querySelector('#curves input[type=text]').getAttribute('aria-invalid')"), "true");
    }
    await page.type("#field-stiffness", "1e400");
    assert.match(await text(page, "#curves .error"), /finite/);
    await page.type("#curves input[type=text]", "spring(stiffness: 100, damping: 10)");
    assert.equal(await page.evaluate("document.querySelector('#curves .error').hidden"), true);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("a hostile title runs nothing", async () => {
    const title = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "'&\u2028`;
    const page = await browser.open(preview("hostile.html", "ease", "--title", title));
    assert.equal(await page.evaluate("document.querySelectorAll('img').length"), 0);
    assert.match(await text(page, "#title"), /<script>alert\(1\)<\/script>/);
    assert.deepEqual(page.troubles, []);
    await page.evaluate(`location.hash = "#curve=" + encodeURIComponent("<img src=x onerror=alert(3)>") + "&name=%3Cscript%3E"`);
    await page.until("document.querySelector('#curves .error').textContent !== ''");
    assert.equal(await page.evaluate("document.querySelectorAll('img').length"), 0);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("the address holds the state", async () => {
    const page = await browser.open(playground);
    await page.type("#curves input[type=text]", "spring(duration: 0.4, bounce: 0.25)");
    const address = await page.evaluate("location.href");
    const other = await browser.open(address);
    assert.equal(await other.evaluate("document.querySelector('#curves input[type=text]').value"), "spring(duration: 0.4, bounce: 0.25)");
    await page.close();
    await other.close();
  });

  test("plays, pauses, scrubs, slows and rests for those who ask", async () => {
    const page = await browser.open(playground, { still: true });
    assert.equal(await text(page, "#play"), "Play");
    await page.click("#play");
    await page.until("Number(document.querySelector('#scrub').value) > 0.05");
    await page.evaluate("(() => { const speed = document.querySelector('#speed'); speed.value = '0.1'; speed.dispatchEvent(new Event('change')); })()");
    assert.equal(await page.evaluate("document.getAnimations()[0].playbackRate"), 0.1);
    await page.evaluate("(() => { const scrub = document.querySelector('#scrub'); scrub.value = '0.2'; scrub.dispatchEvent(new Event('input')); })()");
    assert.equal(await text(page, "#play"), "Play");
    assert.ok(Math.abs((await page.evaluate("document.getAnimations()[0].currentTime")) - 200) < 1e-6);
    await page.close();
  });

  test("rests at the end where it does not loop", async () => {
    const page = await browser.open(playground);
    await page.click("#loop");
    await page.evaluate("(() => { const speed = document.querySelector('#speed'); speed.value = '0.1'; speed.dispatchEvent(new Event('change')); })()");
    await page.evaluate("(() => { const scrub = document.querySelector('#scrub'); scrub.value = scrub.max - 0.1; scrub.dispatchEvent(new Event('input')); })()");
    await page.evaluate("document.querySelector('#plot').focus()");
    await page.key(" ", "Space");
    await page.until("document.querySelector('#play').textContent === 'Pause'");
    await page.until("document.querySelector('#play').textContent === 'Play'");
    assert.ok(await page.evaluate("document.querySelector('#scrub').max - document.querySelector('#scrub').value < 1e-9"));
    await page.click("#play");
    await page.until("Number(document.querySelector('#scrub').value) < 0.3");
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("reads values under the pointer, and their largest difference", async () => {
    const page = await browser.open(preview("hover.html", "ease", "spring(duration: 0.4, bounce: 0.2)"));
    const { x, y } = await page.middle("#plot");
    await page.mouse("mouseMoved", x, y, { button: "none", buttons: 0 });
    const [seconds, ...values] = (await text(page, "#readout")).match(/\d+\.\d+/g).map(Number);
    assert.ok(seconds > 0.2 && seconds < 0.5, `${seconds}`);
    const told = await page.evaluate(`(() => {
      const [first, second] = [new curves.Curve("ease"), new curves.Curve("spring(duration: 0.4, bounce: 0.2)")];
      return [first.value(Math.min(${seconds} / 0.6, 1)), second.value(Math.min(${seconds} / second.facts.duration, 1)), first.difference(second).maximum];
    })()`);
    assert.equal(values.length, 2);
    values.forEach((value, index) => assert.ok(Math.abs(value - told[index]) < 3e-3, `${value} ${told[index]}`));
    const difference = Number((await text(page, "#difference")).match(/: ([\d.]+)/)[1]);
    assert.ok(Math.abs(difference - told[2]) < 1e-5, `${difference} ${told[2]}`);
    // The arrows move the place that is read.
    const before = await text(page, "#readout");
    await page.evaluate("document.querySelector('#plot').focus()");
    await page.key("ArrowRight");
    assert.notEqual(await text(page, "#readout"), before);
    await page.close();
  });

  test("curves are added and removed, sliders moved by keys", async () => {
    const page = await browser.open(playground);
    const list = () => page.evaluate("[...document.querySelectorAll('#curves input[type=text]')].map((field) => field.value)");
    await page.click("#add");
    assert.equal((await list()).length, 3);
    await page.click("#curves li:last-child .remove");
    await page.click("#curves li:last-child .remove");
    assert.deepEqual(await list(), ["spring(stiffness: 230, damping: 22)"]);
    assert.equal(await page.evaluate("document.querySelector('#curves .remove').disabled"), true);
    await page.evaluate("document.querySelector('#settings input[type=range]').focus()");
    await page.key("ArrowRight");
    const [now] = await list();
    assert.match(now, /^spring\(stiffness: \d+/);
    assert.ok(Number(now.match(/\d+/)[0]) > 230, now);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("a click moves the target in flight", async () => {
    const page = await browser.open(preview("target.html", "spring(stiffness: 60, damping: 6)"));
    const { x, y } = await page.middle("#arena");
    const place = "new DOMMatrix(getComputedStyle(document.querySelector('#box')).transform).m41";
    const home = await page.evaluate(place);
    for (const shift of [120, -120]) {
      await page.mouse("mousePressed", x + shift, y);
      await page.mouse("mouseReleased", x + shift, y);
      await page.until(`Math.abs(${place} - ${home + shift}) < 40`);
    }
    await page.until(`Math.abs(${place} - ${home - 120}) < 1`);
    await page.close();
  });

  test("a thrown box flies on and comes back", async () => {
    const page = await browser.open(preview("throw.html", "spring(stiffness: 120, damping: 8)"));
    const place = "new DOMMatrix(getComputedStyle(document.querySelector('#box')).transform).m41";
    const home = await page.evaluate(place);
    await page.drag("#box", 90, 0, 6);
    await page.until(`${place} > ${home + 95}`);
    await page.until(`Math.abs(${place} - ${home}) < 1`);
    // A new target in flight: the box goes there.
    await page.evaluate("document.querySelector('#arena').focus()");
    await page.key("ArrowRight");
    await page.until(`${place} > ${home + 40}`);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("a scene's boxes are where timeline says", async () => {
    const path = join(folder, "slide.json");
    writeFileSync(path, JSON.stringify({
      name: "slide", duration: 2, layers: [{ name: "card", model: { position: [300, 40], opacity: 1 }, animations: [
        { key: "slide", type: "basic", keyPath: "position.x", from: 100, to: 300, duration: 2 }] }] }));
    const page = await browser.open(preview("scene.html", path));
    const place = "new DOMMatrix(document.querySelector('#boxes span').style.transform).m41";
    const seek = (seconds) => page.evaluate(`(() => { const scrub = document.querySelector('#scrub'); scrub.value = ${seconds}; scrub.dispatchEvent(new Event('input')); return ${place}; })()`);
    const [start, middle, end] = [await seek(0), await seek(1), await seek(1.99)];
    assert.ok(end > start + 50 && Math.abs(middle - (start + end) / 2) < (end - start) * 0.01, `${start} ${middle} ${end}`);
    assert.equal(await page.evaluate("document.querySelectorAll('#bars li:not(.times)').length"), 1);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("a scene's boxes turn and grow, its curves are listed by name", async () => {
    const path = join(folder, "turn.json");
    writeFileSync(path, JSON.stringify({
      name: "turn", duration: 2, layers: [{ name: "card", model: { position: [30, 40] }, animations: [
        { key: "turn", type: "basic", keyPath: "transform", valueFunction: "rotateZ", from: 0, to: 2, duration: 2, timingFunction: "ease-in" },
        { key: "grow", type: "basic", keyPath: "bounds.size.width", from: 40, to: 120, duration: 1 }] }] }));
    const page = await browser.open(preview("turn.html", path));
    const rows = columns(execFileSync(tool, ["timeline", path, "--at", "0.5,1.25", "--format", "csv"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    for (const [index, seconds] of [0.5, 1.25].entries()) {
      const [m11, m12] = await page.evaluate(`(() => {
        const scrub = document.querySelector('#scrub');
        scrub.value = ${seconds};
        scrub.dispatchEvent(new Event('input'));
        const { m11, m12 } = new DOMMatrix(document.querySelector('#boxes span').style.transform);
        return [m11, m12];
      })()`);
      assert.ok(Math.abs(m11 - rows["card.transform.m11"][index]) < 1e-3 && Math.abs(m12 - rows["card.transform.m12"][index]) < 1e-3, `${seconds}: ${m11} ${m12}`);
    }
    assert.equal(await text(page, "#title"), "turn");
    assert.equal(await text(page, "#curves .name"), "card turn");
    assert.equal(await page.evaluate("document.querySelector('#curves input[type=text]').value"), "ease-in");
    const names = await page.evaluate("[...document.querySelectorAll('#bars li:not(.times) > span:first-child')].map((label) => label.textContent)");
    assert.deepEqual(names, ["card.transform", "card.bounds"]);
    assert.deepEqual(page.troubles, []);
    await page.close();
  });

  test("computes in the browser as in Node", async (t) => {
    const page = await browser.open(playground);
    const { error, batch, redraw } = await page.evaluate(`(() => {
      const fastest = (call) => Math.min(...Array.from({ length: 15 }, () => { const start = performance.now(); call(); return performance.now() - start; }));
      const places = Float64Array.from({ length: 1_000_000 }, (_, index) => index / 1_000_000);
      const curve = new curves.Curve("cubic-bezier(0.25, 0.1, 0.25, 1)");
      const values = curve.values(places);
      let error = 0;
      for (let index = 0; index < places.length; index += 997) {
        const difference = Math.abs(values[index] - curve.value(places[index]));
        if (!(difference <= error)) error = difference;
      }
      const thousand = places.subarray(0, 1000);
      let stiffness = 100;
      const redraw = () => {
        const spring = new curves.Spring({ stiffness: (stiffness += 1), damping: 22 });
        spring.facts;
        spring.values(thousand);
        spring.free();
      };
      return { error, batch: fastest(() => curve.values(places)), redraw: fastest(() => { for (let run = 0; run < 20; run += 1) redraw(); }) / 20 };
    })()`);
    assert.ok(error <= 1e-15, `${error}`);
    t.diagnostic(`in Chromium, 1,000,000 values of a cubic-bezier: ${batch.toFixed(1)} ms; a spring at 1,000 places: ${redraw.toFixed(2)} ms`);
    await page.close();
  });

  test("copies as every target", async () => {
    const page = await browser.open(playground);
    const targets = await page.evaluate("curves.targets().map(({ name }) => name)");
    assert.ok(targets.length >= 20);
    for (const target of targets) {
      const [shown, cost] = await page.evaluate(`(() => {
        const select = document.querySelector("#target-language");
        select.value = ${JSON.stringify(target)};
        select.dispatchEvent(new Event("change"));
        return [document.querySelector("#text").textContent, document.querySelector("#cost").textContent];
      })()`);
      const told = execFileSync(tool, ["convert", "spring(stiffness: 230, damping: 22)", "--to", target, "--quiet"], { encoding: "utf8" });
      assert.equal(shown.trimEnd(), told.trimEnd(), target);
      assert.match(cost, /exact|largest error/);
    }
    await page.close();
  });

  for (const [width, dark] of [[1280, false], [1280, true], [390, false], [390, true]]) {
    test(`fits, reads and has names at ${width} px, ${dark ? "dark" : "light"}`, async () => {
      const page = await browser.open(preview("look.html", "spring(stiffness: 230, damping: 22)", "ease", "penner.out-back"), { width, height: 900, dark });
      const found = await page.evaluate(`(${inspect})()`);
      assert.ok(found.texts > 30, "texts were looked at");
      assert.deepEqual(found.problems, []);
      const { nodes } = await page.send("Accessibility.getFullAXTree");
      const controls = nodes.filter(({ role, ignored }) => !ignored && ["button", "slider", "textbox", "combobox", "checkbox", "radio"].includes(role?.value));
      assert.ok(controls.length > 15);
      assert.deepEqual(controls.filter(({ name }) => !name?.value).map(({ role }) => role.value), []);
      await page.close();
    });
  }
});

/** Run in the page: what is too small, too faint or too wide. */
function inspect() {
  const problems = [];
  if (document.documentElement.scrollWidth > innerWidth) problems.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  const luminance = (colour) => {
    const [red, green, blue] = parts(colour).map((part) => channel(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      const [, , , alpha = 1] = parts(colour);
      if (alpha === 1) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility() || element.closest("script, style, .hidden, datalist, option")) continue;
    texts += 1;
    const style = getComputedStyle(element);
    const name = `${element.tagName} "${walker.currentNode.textContent.trim().slice(0, 30)}"`;
    if (parseFloat(style.fontSize) < 12) problems.push(`${name}: ${style.fontSize}`);
    const ink = element instanceof SVGElement ? style.fill : style.color;
    const [a, b] = [luminance(ink), luminance(background(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5 && !element.closest(":disabled")) problems.push(`${name}: contrast ${contrast.toFixed(2)}`);
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) problems.push(`${name}: beyond the window`);
  }
  return { texts, problems };
}
