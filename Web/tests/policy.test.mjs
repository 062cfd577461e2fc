// The page's content security policy: only the page's own script runs.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { playground as page } from "../playground.mjs";

test("the policy allows the page's script by its hash, and no other", () => {
  const policy = /script-src ([^;"]*)/.exec(page)?.[1] ?? "";
  const scripts = [...page.matchAll(/<script type="module"[^>]*>([^]*?)<\/script>/g)];
  assert.equal(scripts.length, 1);
  const hash = createHash("sha256").update(scripts[0][1]).digest("base64");
  assert.deepEqual(policy.split(" "), [`'sha256-${hash}'`, "'wasm-unsafe-eval'"]);
});
