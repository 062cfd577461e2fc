// Opens a page of a local server in a browser, without input, and returns what its script reports.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

import { removeProfile } from "./folders.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };

/** The installed browsers: a name, the program and its options for a profile. */
export const browsers = [
  {
    name: "Chromium",
    programs: ["chromium", "chromium-browser", "google-chrome"],
    options: (/** @type {string} */ profile) => [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
      "--disable-dev-shm-usage", `--user-data-dir=${profile}`,
    ],
  },
  {
    name: "Firefox",
    programs: ["firefox-esr", "firefox"],
    options: (/** @type {string} */ profile) => ["--headless", "--no-remote", "--profile", profile],
  },
].flatMap(({ name, programs, options }) => {
  const program = programs.map((file) => `/usr/bin/${file}`).find((path) => existsSync(path));
  return program ? [{ name, program, options }] : [];
});

/**
 * Runs the body of a module in a page of a folder; it calls `report` with a value that JSON can hold.
 *
 * @param {{ program: string, options: (profile: string) => string[] }} browser
 * @param {string} folder The folder that the server serves.
 * @param {string} head The page's elements before the module, such as an import map.
 * @param {string} body
 * @returns {Promise<any>} The reported value; an error of the page rejects it.
 */
export async function visit(browser, folder, head, body) {
  const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script>
  var report = (value) => fetch("/report", { method: "POST", body: JSON.stringify(value) });
  const fail = (event) => report({ failure: String(event.reason ?? event.message ?? event.target.src) });
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
</script>
${head}
<script type="module">${body}</script>`;
  const profile = mkdtempSync(join(tmpdir(), "visit-"));
  /** @type {(text: string) => void} */
  let receive = () => {};
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    if (path === "/report") {
      let text = "";
      request.on("data", (part) => (text += part)).on("end", () => {
        response.end();
        receive(text);
      });
      return;
    }
    try {
      const bytes = path === "/" ? page : readFileSync(join(folder, path));
      response.setHeader("content-type", path === "/" ? "text/html" : (types[extname(path)] ?? "text/plain"));
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const process = spawn(browser.program, [...browser.options(profile), `http://127.0.0.1:${port}/`], { stdio: "ignore" });
  const ended = new Promise((resolve) => process.once("exit", resolve));
  try {
    const value = JSON.parse(
      await new Promise((resolve, reject) => {
        receive = resolve;
        process.once("error", reject);
        ended.then((code) => reject(new Error(`${browser.program} ended with ${code}`)));
        setTimeout(() => reject(new Error(`${browser.program} reported nothing within two minutes`)), 120_000).unref();
      }));
    if (value?.failure) throw new Error(value.failure);
    return value;
  } finally {
    process.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    removeProfile(profile);
  }
}
