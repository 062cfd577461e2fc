// The package as its users get it: packed, installed, imported, bundled, served and type-checked.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { browsers, visit } from "./visit.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "package-"));
const installed = join(folder, "node_modules/motion-curves");

/** @param {string} program @param {string[]} options */
const has = (program, ...options) => spawnSync(program, [...options, "--version"]).status === 0;
const compilers = [["tsc"], ...(process.env.TSC ? [[process.execPath, process.env.TSC]] : [])];
const compiler = compilers.find(([program, ...options]) => has(program, ...options));
const bundler = has("esbuild") ? false : "esbuild is not installed";

/** Writes a file of the user's and returns its path. @param {string} name @param {string} text */
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** What a program writes, or its error. @param {string} program @param {string[]} options */
const run = (program, ...options) => execFileSync(program, options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

before(() => {
  const [archive] = JSON.parse(run("npm", "pack", "--json", dist));
  file("package.json", "{}");
  run("npm", "install", "--offline", "--no-audit", "--no-fund", archive.filename);
});
after(() => rmSync(folder, { recursive: true, force: true }));

const half = 0.802403387584857;

test("a clone whose module is not built says what builds it", () => {
  const clone = join(folder, "clone");
  cpSync(dist, clone, { recursive: true, filter: (path) => !path.endsWith(".wasm") });
  const answers = {
    "node.js": "curves.wasm is missing: in a clone of the repository, `Web/build` makes it", "curves.js": "in Node, import node.js",
  };
  for (const [name, answer] of Object.entries(answers)) {
    const script = `import { init, CurveError } from ${JSON.stringify(join(clone, name))};
      try { await init(); } catch (error) { console.log(error instanceof CurveError, error.message); }`;
    const told = run(process.execPath, "--input-type=module", "--eval", script);
    assert.match(told, /^true /);
    assert.ok(told.includes(answer) && told.trim().split("\n").length === 1, told);
  }
});

test("every file that the package names is in it", () => {
  const { exports, main, types, browser } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const exported = Object.values(exports).flatMap((entry) => typeof entry === "string" ? [entry] : Object.values(entry));
  const named = [main, types, browser, ...exported];
  assert.ok(named.length > 10);
  for (const path of named) assert.ok(readFileSync(join(installed, path)).length > 0, path);
  const files = readdirSync(installed);
  assert.deepEqual(files.filter((name) => /test|bench|tgz/.test(name)), []);
});

test("Node imports it", () => {
  const text = `
    import { Curve, init } from "motion-curves";
    import { Curve as Inline } from "motion-curves/inline";
    const messages = [];
    try { new Curve("ease") } catch ({ name, message }) { messages.push(name, message) }
    await Promise.all([init(), init()]);
    await init();
    console.log(JSON.stringify([...messages, new Curve("ease").value(0.5), new Inline("ease").value(0.5)]));`;
  assert.deepEqual(JSON.parse(run(process.execPath, file("node.mjs", text))),
    ["CurveError", "the module is not loaded: await init() before the first curve", half, half]);
});

test("bytes and addresses load it, and what can't be loaded may be tried again", () => {
  const text = `
    import { readFileSync } from "node:fs";
    import { Curve, init } from "motion-curves";
    const refused = [];
    for (const source of [new Uint8Array(8), new URL("file:///none.wasm"), "http://127.0.0.1:1/"]) {
      await init(source).catch((error) => refused.push(error.message.length > 0));
    }
    await init(readFileSync("node_modules/motion-curves/curves.wasm"));
    console.log(JSON.stringify([...refused, new Curve("ease").value(0.5)]));`;
  assert.deepEqual(JSON.parse(run(process.execPath, file("bytes.mjs", text))), [true, true, true, half]);
});

test("require works where Node allows it for modules, and else names import()", () => {
  const text = file("old.cjs", `console.log(new (require("motion-curves/inline").Curve)("ease").value(0.5))`);
  const flag = "--no-experimental-require-module";
  const isNew = process.allowedNodeEnvironmentFlags.has("--experimental-require-module");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...(isNew ? [flag] : []), text], { encoding: "utf8" });
  assert.equal(status, 1, stdout);
  assert.match(stderr, /dynamic import\(\)/);
  if (isNew) assert.equal(Number(run(process.execPath, "--disable-warning=ExperimentalWarning", text)), half);
});

test("esbuild bundles it for browsers without a warning or a module of Node's", { skip: bundler }, async (t) => {
  const entry = file("app.mjs", `
    import { Curve, init } from "motion-curves";
    import { Curve as Inline } from "motion-curves/inline";
    import bytes from "motion-curves/curves.wasm";
    init().then(() => "", (error) => error.message).then(async (message) => {
      await init(bytes);
      globalThis.report([message, new Curve("ease").value(0.5), new Inline("ease").value(0.5)]);
    });`);
  for (const format of ["esm", "iife"]) {
    const output = join(folder, `app.${format}.js`);
    const { status, stderr } = spawnSync("esbuild",
      [entry, "--bundle", "--minify", `--format=${format}`, "--loader:.wasm=binary", `--outfile=${output}`], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /warning/i);
    assert.doesNotMatch(readFileSync(output, "utf8"), /["']node:|require\(/);
    for (const browser of browsers) {
      await t.test(`${format} in ${browser.name}`, async () => {
        const tag = format === "iife" ? `<script src="/app.iife.js"></script>` : "";
        const [message, ...values] = await visit(browser, folder, tag, format === "esm" ? `import "/app.esm.js"` : "");
        assert.match(message, format === "iife" ? /give init\(\) that of curves.wasm/ : /curves.wasm: 404/);
        assert.deepEqual(values, [half, half]);
      });
    }
  }
});

for (const browser of browsers) {
  test(`${browser.name} loads it from a static server, without a bundler`, async () => {
    const map = { imports: { "motion-curves": "/node_modules/motion-curves/curves.js", "motion-curves/": "/node_modules/motion-curves/" } };
    const values = await visit(browser, folder, `<script type="importmap">${JSON.stringify(map)}</script>`, `
      import { Curve, init } from "motion-curves";
      import { Curve as Inline } from "motion-curves/inline.js";
      await init();
      report([new Curve("ease").value(0.5), new Inline("ease").value(0.5)]);`);
    assert.deepEqual(values, [half, half]);
  });
}

test("types resolve, and mixed parameters do not type-check", { skip: compiler ? false : "tsc is not installed" }, () => {
  const [program, ...options] = /** @type {string[]} */ (compiler);
  const good = file("good.mts", `
    import { Curve, init, Play, Spring, type PlayDiscontinuity, type SpringParameters } from "motion-curves";
    import { CubicBezier } from "motion-curves/inline";
    import { fromDuration, settlingTime, SpringMotion } from "motion-curves/core";
    await init(new Uint8Array());
    const sets: SpringParameters[] = [
      {}, { mass: 2, damping: 3 }, { stiffness: 1, dampingRatio: 2, relativeVelocity: 1 }, { duration: 1 }, { duration: 1, bounce: 0.1 },
      { response: 1, dampingRatio: 1 },
    ];
    const values: Float64Array = new Spring(sets[0]).motion({ to: 2 }).valuesInto(new Float64Array(2), [0, 1]);
    new CubicBezier(0, 0, 1, 1)[Symbol.dispose]();
    const seconds: number | null | undefined = new Curve("ease").linear(0.1)?.duration;
    const settled: number = settlingTime(new SpringMotion({ ...fromDuration(0.5, 0.3), to: 100 }));
    const list: number[] = new SpringMotion({ stiffness: 1, damping: 2 }).valuesInto([0], [1]);
    const card: Play = new Play({ from: 0, spring: { duration: 1 }, bounds: [0, 600], history: 1 });
    const position: number = card.grab(0).move(5, 0.1).release("compose", 0.2, { edge: "stop" }).to(5, 0.3).value(1);
    const pair: number[] = new Play({ from: [0, 0], bounds: [[0, 1], null] }).to([1, 2], 0, { curve: "ease", duration: 1 }).value(1);
    const jumps: PlayDiscontinuity[] = new Play().to(1, 0, { spring: "spring()" }).discontinuities;
    console.log(values, seconds, settled, list, position, pair, jumps);`);
  const bad = [
    "new Spring({ stiffness: 1, bounce: 0.1 })", "new Spring({ duration: 1, response: 1 })", "new Spring({ bounce: 0.1 })",
    "new Spring({ mass: 1, dampingRatio: 1, stiffness: 2 })", "new Spring({ stifness: 1 })", "new Curve(5)",
    "new Play({ from: 0, bounds: [[0, 1]] })", "new Play().to([1], 0)", "new Play().release('compose', 0, { tracker: 'lsq' })",
    "new Play().to(1)",
    "new SpringMotion({ stiffness: 1, bounce: 1 })", "new SpringMotion({ duration: 1, damping: 1 })", "new SpringMotion({ stiffness: 1 })",
  ];
  const imported = `import { Curve, Play, Spring } from "motion-curves"; import { SpringMotion } from "motion-curves/core";`;
  const rejected = file("bad.mts", `${imported}\n${bad.join(";\n")}`);
  for (const how of [["--module", "es2022", "--moduleResolution", "node"], ["--module", "nodenext", "--moduleResolution", "nodenext"]]) {
    const { stdout } = spawnSync(
      program, [...options, "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", ...how, good, rejected],
      { cwd: folder, encoding: "utf8" });
    const errors = stdout.split("\n").filter((line) => /error TS/.test(line));
    assert.deepEqual(errors.filter((line) => !line.startsWith("bad.mts(")), [], how.join(" "));
    const lines = errors.map((line) => Number(/^bad\.mts\((\d+),/.exec(line)?.[1]));
    assert.deepEqual([...new Set(lines)], bad.map((_, index) => index + 2), how.join(" "));
  }
});
