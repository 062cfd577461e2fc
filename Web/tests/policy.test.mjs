// The page's content security policy: only the page's own script runs.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the policy allows the page's script by its hash, and no other", () => {
  const page = readFileSync(new URL("../../docs/playground.html", import.meta.url), "utf8");
  const policy = /script-src ([^;"]*)/.exec(page)?.[1] ?? "";
  const scripts = [...page.matchAll(/<script type="module">([^]*?)<\/script>/g)];
  assert.equal(scripts.length, 1);
  const hash = createHash("sha256").update(scripts[0][1]).digest("base64");
  assert.deepEqual(policy.split(" "), [`'sha256-${hash}'`, "'wasm-unsafe-eval'"]);
});
