// Real surfaces that the curve moves: by its exact values, and next to them by its CSS text as the browser plays it.

import { clamp } from "./numbers.js";

/** The pause at each end, in milliseconds. */
const hold = 700;

/** How much later each row of a list starts, in milliseconds. */
const stagger = 45;

/**
 * A moving part: its look at a progress, by properties that a browser interpolates linearly.
 *
 * @typedef {{ selector: string, frame: (progress: number) => Record<string, string | number> }} Part
 */

/** @type {Record<string, { title: string, html: string, parts: Part[] }>} */
const surfaceKinds = {
  sheet: {
    title: "Sheet",
    html: `<i class="line a"></i><i class="line b"></i><i class="tile"></i><i class="scrim"></i><div class="panel"><i class="grip"></i><i class="line a"></i><i class="line b"></i><i class="line c"></i><i class="pill"></i></div>`,
    parts: [
      { selector: ".panel", frame: (p) => ({ transform: `translateY(${(100 * (1 - p)).toFixed(3)}%)` }) },
      { selector: ".scrim", frame: (p) => ({ opacity: 0.35 * p }) },
    ],
  },
  toast: {
    title: "Toast",
    html: `<i class="line a"></i><i class="line b"></i><i class="tile"></i><div class="toast"><i class="badge"></i><i class="line b"></i></div>`,
    parts: [{ selector: ".toast", frame: (p) => ({ transform: `translateY(${(120 * (p - 1)).toFixed(3)}px)` }) }],
  },
  switch: {
    title: "Switch",
    html: `<div class="setting"><i class="line b"></i><div class="switch"><i class="on"></i><i class="thumb"></i></div></div><div class="setting"><i class="line a"></i><div class="switch"><i class="on"></i><i class="thumb"></i></div></div>`,
    parts: [
      { selector: ".thumb", frame: (p) => ({ transform: `translateX(${(24 * p).toFixed(3)}px)` }) },
      { selector: ".on", frame: (p) => ({ opacity: p }) },
    ],
  },
  list: {
    title: "List",
    html: Array.from({ length: 5 }, () => `<div class="item"><i class="badge"></i><i class="line a"></i></div>`).join(""),
    parts: [{ selector: ".item", frame: (p) => ({ transform: `translateX(${(110 * (1 - p)).toFixed(3)}%)` }) }],
  },
  card: {
    title: "Card",
    html: `<div class="card"><div class="face"><i class="badge"></i><i class="line a"></i><i class="line b"></i></div><div class="face back"><i class="tile"></i></div></div>`,
    parts: [{ selector: ".card", frame: (p) => ({ transform: `perspective(700px) rotateY(${(180 * p).toFixed(3)}deg)` }) }],
  },
};

export class Surfaces {
  /** @param {{ tabs: HTMLElement, exact: HTMLElement, css: HTMLElement, play: HTMLButtonElement }} parts @param {any} library */
  constructor(parts, library) {
    Object.assign(this, { ...parts, library });
    this.name = "sheet";
    this.curve = null;
    this.own = 1;
    this.text = "";
    this.seconds = 1;
    this.rate = 1;
    this.isBack = true;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Animation[]} */ this.animations = [];
    this.tabs.replaceChildren(
      ...Object.entries(surfaceKinds).map(([name, { title }]) => {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: title });
        button.setAttribute("aria-pressed", String(name === this.name));
        button.addEventListener("click", () => {
          for (const other of this.tabs.children) other.setAttribute("aria-pressed", String(other === button));
          this.name = name;
          this.build();
          this.run(false);
        });
        return button;
      }));
    this.play.addEventListener("click", () => this.run(!this.isBack));
    this.step = () => this.move();
    new IntersectionObserver((entries) => {
      // A busy page gets several entries at once; the last one is current.
      this.isSeen = entries.at(-1).isIntersecting;
      if (this.isSeen && !this.still.matches) this.run(false);
      else this.stop();
    }, { threshold: 0.3 }).observe(this.exact);
    this.build();
  }

  build() {
    const { html, parts } = surfaceKinds[this.name];
    for (const screen of [this.exact, this.css]) screen.innerHTML = html;
    this.moving = parts.flatMap(({ selector, frame }) => {
      const twins = this.css.querySelectorAll(selector);
      return [...this.exact.querySelectorAll(selector)].map((element, index) =>
        ({ element, twin: twins[index], frame, delay: this.name === "list" ? index * stagger : 0 }));
    });
    this.put(0);
    this.pair();
  }

  /** Moves the parts of the CSS screen to those of the exact one. */
  pair() {
    for (const { element, twin } of this.moving) twin.style.cssText = element.style.cssText;
  }

  /**
   * @param {string} selected The text of the selected curve. @param {number} own Its seconds.
   * @param {string} text Its CSS text; empty if it can't be played. @param {number} seconds How long the CSS text lasts.
   */
  show(selected, own, text, seconds) {
    this.curve?.free();
    this.curve = new this.library.Curve(selected);
    Object.assign(this, { own, text, seconds });
    if (this.isSeen && !this.still.matches && !this.waits) {
      // Plays from the start after a pause in the drag.
      this.waits = setTimeout(() => {
        this.waits = 0;
        this.run(false);
      }, 250);
    }
  }

  /** Sets every part of the exact screen. @param {number} milliseconds */
  put(milliseconds) {
    const length = this.own * 1000;
    for (const { element, frame, delay } of this.moving) {
      const value = this.curve ? this.curve.value(clamp((milliseconds - delay) / length, 0, 1)) : 0;
      Object.assign(element.style, frame(this.isBack ? 1 - value : value));
    }
  }

  /** @param {boolean} isBack */
  run(isBack) {
    this.stop();
    if (!this.curve) return;
    this.isBack = isBack;
    const [from, to] = isBack ? [1, 0] : [0, 1];
    this.animations = this.text
      ? this.moving.map(({ twin, frame, delay }) =>
          twin.animate([frame(from), frame(to)], { duration: this.seconds * 1000, delay, easing: this.text, fill: "both" }))
      : [];
    for (const animation of this.animations) animation.playbackRate = this.rate;
    this.began = null;
    this.frame = requestAnimationFrame(this.step);
  }

  stop() {
    cancelAnimationFrame(this.frame ?? 0);
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.pair();
  }

  /** Moves the exact parts by the document's clock, as the browser moves the others. */
  move() {
    const now = Number(document.timeline.currentTime);
    if (this.began === null) {
      this.began = now;
      for (const animation of this.animations) animation.startTime = now;
    }
    const passed = (now - this.began) * this.rate;
    this.put(passed);
    const end = Math.max(this.own, this.seconds) * 1000 + (this.name === "list" ? 4 * stagger : 0) + hold;
    if (passed < end) this.frame = requestAnimationFrame(this.step);
    else if (!this.still.matches) this.run(!this.isBack);
  }
}
