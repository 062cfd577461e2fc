// Runs the examples of the README and of the article on gestures like a user of the package: each line with a comment has
// that value.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const article = fileURLToPath(new URL("../../Sources/Curves/Curves.docc/Follow-a-finger.md", import.meta.url));
const examples = [join(dist, "README.md"), article].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^```js\n([^]*?)^```$/gm)].map((match) => match[1]));

test("the examples say what they compute", () => {
  const folder = mkdtempSync(join(tmpdir(), "readme-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(dist, join(folder, "node_modules/motion-curves"));
  let compared = 0;
  for (const [index, example] of examples.entries()) {
    /** @type {unknown[]} */
    const said = [];
    const text = example.replace(/^(?!const|import|await)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
      said.push(JSON.parse(value));
      return `said.push(${expression});`;
    });
    const path = join(folder, `example-${index}.mjs`);
    writeFileSync(path, `const said = [];\n${text}\nconsole.log(JSON.stringify(said));`);
    assert.deepEqual(JSON.parse(execFileSync(process.execPath, [path], { encoding: "utf8" })), said, example);
    assert.ok(said.length > 0, example);
    compared += said.length;
  }
  rmSync(folder, { recursive: true });
  assert.ok(examples.length >= 7 && compared >= 22, `${examples.length} ${compared}`);
});
