// The public site, as Web/site builds it. scripts/site adds DocC's pages and the shared picture.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { document } from "../site/markdown.mjs";
import { Browser, chromium } from "./browser.mjs";

const builder = fileURLToPath(new URL("../site/build.mjs", import.meta.url));
const url = "https://motion-curves.example/some/folder";

describe("site", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  /** @type {string[]} */ let pages = [];
  before(() => {
    execFileSync("node", [builder, folder, url]);
    pages = readdirSync(folder, { recursive: true }).map(String).filter((path) => path.endsWith(".html"));
  });
  after(() => rmSync(folder, { recursive: true }));

  const read = (path) => readFileSync(join(folder, path), "utf8");

  test("has a page for every preset and every document", () => {
    const presets = pages.filter((path) => path.startsWith("presets/") && path !== "presets/index.html");
    assert.ok(presets.length > 100, `${presets.length} presets`);
    const listed = [...read("presets/index.html").matchAll(/<li><a href="([^"]+)"/g)].map(([, file]) => `presets/${file}`);
    assert.deepEqual([...listed].sort(), [...presets].sort());
    for (const name of ["about", "index", "exactness", "porting", "web"]) assert.ok(pages.includes(`docs/${name}.html`), name);
  });

  test("has no broken links", () => {
    let count = 0;
    for (const path of pages) {
      const html = read(path).replace(/<script[^]*?<\/script>/g, "");
      for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(data|https?):/.test(address) || address.startsWith("#")) continue;
        const [file] = address.split(/[#?]/);
        assert.ok(existsSync(join(folder, normalize(join(dirname(path), file)))), `${path}: ${address}`);
        count += 1;
      }
    }
    assert.ok(count > 1000, `${count} links`);
  });

  test("describes every page and its address", () => {
    for (const path of pages) {
      const html = read(path);
      assert.match(html, /<title>[^<]{8,}<\/title>/, path);
      assert.match(html, /<meta name="description" content="[^"]{20,}">/, path);
      assert.match(html, /<meta property="og:title" content="[^"]+">/, path);
      assert.ok(html.includes(`<link rel="canonical" href="${url}/${path === "index.html" ? "" : path}">`), path);
      assert.ok(html.includes(`<meta property="og:image" content="${url}/og.png">`), path);
    }
    const addresses = [...read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const listed = addresses.map((address) => address.slice(url.length + 1) || "index.html");
    assert.deepEqual(listed.sort(), pages.filter((path) => path !== "404.html").sort());
  });

  test("keeps the page's policy and its script", () => {
    const page = read("index.html");
    const hash = /'sha256-([^']+)'/.exec(page)?.[1];
    assert.equal(createHash("sha256").update(/<script type="module"[^>]*>([^]*?)<\/script>/.exec(page)?.[1] ?? "").digest("base64"), hash);
  });

  test("refuses missing and invalid addresses", () => {
    for (const list of [[], [folder], [folder, "motion-curves"], [folder, "https://motion-curves.example/"]]) {
      const { status, stderr } = spawnSync("node", [builder, ...list], { encoding: "utf8" });
      assert.equal(status, 64);
      assert.match(stderr, /^usage: .*\n$/);
    }
  });

  test("opens in a browser without an error", { skip: !chromium }, async () => {
    const browser = new Browser();
    try {
      const page = await browser.open(pathToFileURL(join(folder, "index.html")).href, { still: false });
      assert.equal(await page.evaluate("document.querySelector('nav a').getAttribute('href')"), "presets/index.html");
      await page.send("Page.navigate", { url: pathToFileURL(join(folder, "presets/swiftui.bouncy.html")).href });
      await page.until("document.querySelector('h1').textContent === 'swiftui.bouncy'");
      // The ball moves by the text that the page shows.
      const easing = `document.querySelector(".ball").getAnimations()[0]?.effect.getKeyframes()[0].easing ??
        getComputedStyle(document.querySelector(".ball")).animationTimingFunction`;
      assert.match(await page.evaluate(easing), /^linear\(0/);
      assert.deepEqual(page.troubles, []);
    } finally {
      await browser.close();
    }
  });
});

test("Markdown becomes HTML, and no tag in it stays one", () => {
  const text = [
    "# A `b` <c>", "", "Text **strong** *soft* [link](a.md) [gone](b.md)", "goes on.", "", "- one", "  more", "- `<two>`", "",
    "| a | b |", "|---|---|", "| 1 | `x\\|y` |", "", "```sh", "<run>", "```", "",
  ].join("\n");
  const { title, html } = document(text, (address) => (address === "a.md" ? "a.html" : null));
  assert.equal(title, "A b <c>");
  assert.equal(html, [
    '<h1 id="a-b-c">A <code>b</code> &lt;c&gt;</h1>',
    '<p>Text <strong>strong</strong> <em>soft</em> <a href="a.html">link</a> gone goes on.</p>',
    "<ul><li>one more</li><li><code>&lt;two&gt;</code></li></ul>",
    '<div class="scroll"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
      "<tbody><tr><td>1</td><td><code>x|y</code></td></tr></tbody></table></div>",
    "<pre><code>&lt;run&gt;</code></pre>"].join("\n"));
  assert.doesNotMatch(document("<script>alert(1)</script> `</code><b>`", () => null).html, /<script|<b>/);
});
