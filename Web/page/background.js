// Work that may take longer than a frame: a second instance of the module, in a Worker.

/** How long one answer may take, in milliseconds. */
const deadline = 4000;

/** How long a request may still run when a newer one for the same purpose waits, in milliseconds. */
const patience = 150;

/** @typedef {{ kind: string, [name: string]: any }} Request */

export class Background {
  /**
   * @param {string} source The Worker's script.
   * @param {WebAssembly.Module} module
   */
  constructor(source, module) {
    this.address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.module = module;
    /** The waiting requests, one for each purpose. @type {Map<string, { request: Request, resolve: (answer: any) => void }>} */
    this.waiting = new Map();
    /** @type {{ purpose: string, began: number, resolve: (answer: any) => void } | null} */
    this.running = null;
    this.limit = 0;
    this.start();
  }

  start() {
    this.worker = new Worker(this.address);
    this.worker.onmessage = ({ data }) => this.finish(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.restart({ refusal: "this browser allows no Worker here, so the page cannot convert" });
    };
    this.worker.postMessage({ module: this.module });
  }

  /**
   * Asks for an answer; null if a newer request for the same purpose replaced this one.
   *
   * @param {string} purpose What the answer is for.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  ask(purpose, request) {
    return new Promise((resolve) => {
      this.waiting.get(purpose)?.resolve(null);
      this.waiting.delete(purpose);
      this.waiting.set(purpose, { request, resolve });
      if (this.running?.purpose === purpose) this.hurry(this.running.began + patience);
      this.next();
    });
  }

  next() {
    if (this.running || this.waiting.size === 0) return;
    const [purpose, { request, resolve }] = this.waiting.entries().next().value;
    this.waiting.delete(purpose);
    this.running = { purpose, began: performance.now(), resolve };
    this.hurry(this.running.began + deadline);
    this.worker.postMessage(request);
  }

  /** Stops the running request at a time. @param {number} time */
  hurry(time) {
    clearTimeout(this.limit);
    this.limit = window.setTimeout(() => {
      const isOld = this.waiting.has(this.running?.purpose ?? "");
      this.restart(isOld ? null : { refusal: `this takes longer than the page waits, ${deadline / 1000} s: use the command line` });
    }, Math.max(0, time - performance.now()));
  }

  /** @param {any} answer What the running request gets. */
  restart(answer) {
    this.worker.terminate();
    this.start();
    this.finish(answer);
  }

  /** @param {any} answer */
  finish(answer) {
    clearTimeout(this.limit);
    const resolve = this.running?.resolve;
    this.running = null;
    resolve?.(answer);
    this.next();
  }
}
