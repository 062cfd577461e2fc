// A headless Chromium that speaks the DevTools protocol over a pipe.

import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { removeProfile } from "./folders.mjs";

/** The program, or null where it is not installed. */
export const chromium =
  ["chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  }) ?? null;

export class Browser {
  #pending = new Map();
  #next = 1;
  #partial = "";
  /** @type {((message: any) => void)[]} */ listeners = [];

  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), "playground-"));
    this.process = spawn(
      /** @type {string} */ (chromium),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
        "--hide-scrollbars", "--disable-dev-shm-usage", "--font-render-hinting=none", "--remote-debugging-pipe",
        `--user-data-dir=${this.profile}`, "about:blank",
      ],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.input = /** @type {import("node:stream").Writable} */ (this.process.stdio[3]);
    const output = /** @type {import("node:stream").Readable} */ (this.process.stdio[4]);
    output.setEncoding("utf8");
    output.on("data", (text) => {
      const parts = (this.#partial + text).split("\0");
      this.#partial = parts.pop() ?? "";
      for (const part of parts) this.#receive(JSON.parse(part));
    });
  }

  #receive(message) {
    const waiting = this.#pending.get(message.id);
    if (!waiting) return this.listeners.forEach((listener) => listener(message));
    this.#pending.delete(message.id);
    if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    this.input.write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, method }));
  }

  /** Opens a page and waits until it says that it is ready. */
  async open(address, { width = 1280, height = 1000, dark = false, still = true, forced = false, before = "" } = {}) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, targetId, sessionId);
    await page.send("Page.enable");
    await page.send("Runtime.enable");
    await page.send("Network.enable");
    await page.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
    await page.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
        { name: "forced-colors", value: forced ? "active" : "none" },
      ],
    });
    if (before) await page.send("Page.addScriptToEvaluateOnNewDocument", { source: before });
    await page.send("Page.navigate", { url: address });
    await page.until("document.documentElement.dataset.ready !== undefined");
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.send("Browser.close").catch(() => {});
    await ended;
    removeProfile(this.profile);
  }
}

class Page {
  /** Addresses that the page asked for. @type {string[]} */ requests = [];
  /** Errors and dialogs. @type {string[]} */ troubles = [];

  constructor(browser, targetId, sessionId) {
    Object.assign(this, { browser, targetId, sessionId });
    browser.listeners.push((message) => {
      if (message.sessionId !== sessionId) return;
      const { method, params } = message;
      if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
      if (method === "Runtime.exceptionThrown") {
        const { exception, text } = params.exceptionDetails;
        this.troubles.push(exception?.description ?? text);
      }
      if (method === "Runtime.consoleAPICalled" && params.type === "error") this.troubles.push(JSON.stringify(params.args));
      if (method === "Page.javascriptDialogOpening") {
        this.troubles.push(`dialog: ${params.message}`);
        this.send("Page.handleJavaScriptDialog", { accept: false });
      }
    });
  }

  send(method, params = {}) {
    return this.browser.send(method, params, this.sessionId);
  }

  /** The value of an expression, which may be a promise. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits for frames until a condition holds; at most some 20 seconds of them. */
  async until(condition) {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await this.evaluate(condition).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never: ${condition}; ${this.troubles.join("; ")}`);
  }

  /** The middle of an element, scrolled into view. */
  middle(selector) {
    return this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  mouse(type, x, y, extra = {}) {
    const buttons = type === "mouseReleased" ? 0 : 1;
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1, ...extra });
  }

  async drag(selector, dx, dy, steps = 5) {
    const { x, y } = await this.middle(selector);
    await this.mouse("mousePressed", x, y);
    for (let step = 1; step <= steps; step += 1) {
      await this.mouse("mouseMoved", x + (dx * step) / steps, y + (dy * step) / steps);
    }
    await this.mouse("mouseReleased", x + dx, y + dy);
  }

  async click(selector) {
    const { x, y } = await this.middle(selector);
    await this.mouse("mousePressed", x, y);
    await this.mouse("mouseReleased", x, y);
  }

  async key(key, code = key, modifiers = 0) {
    const keyCode = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Tab: 9, " ": 32, z: 90 }[key];
    await this.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code, windowsVirtualKeyCode: keyCode, modifiers });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, code, windowsVirtualKeyCode: keyCode, modifiers });
  }

  /** The events in the browser's trace of some work. @param {() => Promise<void>} work */
  async traced(work) {
    const events = [];
    const ended = new Promise((resolve) => {
      this.browser.listeners.push(({ method, params, sessionId }) => {
        if (sessionId !== this.sessionId) return;
        if (method === "Tracing.dataCollected") events.push(...params.value);
        if (method === "Tracing.tracingComplete") resolve(undefined);
      });
    });
    await this.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline"] } });
    await work();
    await this.send("Tracing.end");
    await ended;
    return events;
  }

  /** Puts a text into a field as if it had been typed. */
  type(selector, text) {
    return this.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.focus();
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
  }

  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
    return Buffer.from(data, "base64");
  }

  /** Closes the page, and throws if it had an error or a dialog. @param {RegExp} allowed The errors that a test means to cause. */
  async close(allowed = /^(?!)/) {
    await this.browser.send("Target.closeTarget", { targetId: this.targetId });
    const others = this.troubles.filter((trouble) => !allowed.test(trouble));
    if (others.length > 0) throw new Error(`the page had errors: ${others.join("; ")}`);
  }
}
