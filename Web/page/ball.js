// The balls at the right edge, which move by the curves. You can throw the large one; the selected spring catches it.

import { clamp } from "./numbers.js";
import { svg } from "./graph.js";

/** The time over which the speed of a throw is measured, in milliseconds. */
const speedWindow = 80;

/** A hand that is still for this long before it lets go throws nothing, in milliseconds. */
const stillness = 90;

/** The longest flight that is drawn, in seconds. */
const flightLimit = 20;

/** The radius of the ball, in pixels. */
const radius = 18;

/** How long the ball stays where a throw ended, in seconds. */
const stay = 0.9;

/** How many points of a throw's path are drawn per second. */
const pathRate = 240;

export class Ball {
  /**
   * @param {HTMLElement} stage
   * @param {import("./graph.js").Graph} graph
   * @param {{
   *   library: any, thrown(thrown: import("./state.js").Throw): void, ended(): void, grabbed(): void, select(index: number): void,
   * }} on
   */
  constructor(stage, graph, on) {
    Object.assign(this, { stage, graph, on, view: graph.view });
    this.element = /** @type {HTMLElement} */ (stage.querySelector("#ball"));
    this.head = /** @type {HTMLElement} */ (stage.querySelector("#head"));
    this.thread = /** @type {HTMLElement} */ (stage.querySelector("#thread"));
    this.echo = /** @type {HTMLElement} */ (stage.querySelector("#echo"));
    /** Small balls of the other curves. @type {HTMLElement[]} */
    this.others = [];
    /** The followed curves, the selected one last. @type {any[]} */
    this.items = [];
    /** @type {"play" | "held" | "flight"} */
    this.mode = "play";
    this.position = { x: 0, y: 0 };
    this.motions = null;
    this.spring = null;
    this.springText = "";
    /** How a throw ends: "spring" for the selected curve, or a system whose decay slows it down. */
    this.ending = "spring";
    this.trail = [];
    this.path = null;
    this.fly = (/** @type {number} */ now) => this.flight(now);
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.release(event));
    stage.addEventListener("pointercancel", (event) => this.release(event));
    stage.addEventListener("click", (event) => this.click(event));
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * @param {any[]} items Curves with their seconds and colours, the selected one last.
   * @param {any} played The target's own result, or null.
   */
  show(items, played) {
    this.items = items;
    this.played = played;
    this.echo.hidden = !played;
    if (items.length > 0) this.moveEcho(Math.min((this.seconds ?? 0) / items[items.length - 1].seconds, 1));
    while (this.others.length < items.length - 1) {
      const ball = document.createElement("i");
      ball.className = "other";
      this.element.before(ball);
      this.others.push(ball);
    }
    this.others.forEach((ball, index) => {
      ball.hidden = index >= items.length - 1;
      if (!ball.hidden) ball.style.setProperty("--accent", items[index].colour);
    });
    const { facts } = items[items.length - 1] ?? { facts: {} };
    const text = facts.motion ? facts.text : "";
    if (text !== this.springText) {
      this.spring?.free();
      const { mass, stiffness, damping } = facts.motion ?? {};
      this.spring = facts.motion ? new this.on.library.Spring({ mass, stiffness, damping }) : null;
      this.springText = text;
      // A new spring takes over in flight.
      if (this.mode === "flight" && this.motions) this.launch(this.position, this.goal, this.speed());
    }
  }

  /** Where the ball stays at rest. */
  get home() {
    return { x: this.view.lane, y: this.view.y(1) };
  }

  /** Follows the player. @param {number} seconds @param {boolean} isBack */
  follow(seconds, isBack) {
    this.seconds = seconds;
    this.isBack = isBack;
    const { view, items } = this;
    const last = items.length - 1;
    if (last < 0 || view.width === 0) return;
    for (let index = 0; index <= last; index += 1) {
      const item = items[index];
      const progress = Math.min(seconds / item.seconds, 1);
      const value = item.curve.value(progress);
      const y = view.y(isBack ? 1 - value : value);
      if (index < last) {
        put(this.others[index], view.lane - (last - index) * view.laneStep, y);
        continue;
      }
      this.moveEcho(progress);
      if (this.mode !== "play") continue;
      this.position = { x: view.lane, y };
      put(this.element, view.lane, y);
      const x = view.x(this.graph.inSeconds ? seconds : progress);
      const isShown = !isBack;
      if (this.headShown !== isShown) this.stage.classList.toggle("away", !(this.headShown = isShown));
      if (!isShown) continue;
      put(this.head, x, y);
      const length = Math.max(view.lane - 18 - x, 0) / 1000;
      this.thread.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scaleX(${length.toFixed(4)})`;
    }
  }

  /** Moves the ball of the target's result to its value at a progress. @param {number} progress 0 to 1. */
  moveEcho(progress) {
    if (!this.played) return;
    const { values } = this.played;
    const own = values[Math.round(progress * (values.length - 1))];
    put(this.echo, this.view.lane, this.view.y(this.isBack ? 1 - own : own));
  }

  /** Moves the balls after the graph changed its size or axes. */
  redraw() {
    if (this.mode === "flight") return;
    this.follow(this.seconds ?? 0, this.isBack ?? false);
  }

  down(event) {
    if (event.button !== 0) return;
    const at = this.graph.at(event);
    // In flight the ball is small and fast: a grab next to it counts.
    const isNear = Math.hypot(at.x - this.position.x, at.y - this.position.y) < (this.mode === "flight" ? 40 : 26);
    if (event.target !== this.element && (!isNear || event.target.closest?.("[data-handle]"))) return;
    event.preventDefault();
    this.element.focus({ preventScroll: true, focusVisible: false });
    this.stage.setPointerCapture(event.pointerId);
    const wasFlying = this.mode === "flight";
    cancelAnimationFrame(this.frame);
    this.on.grabbed();
    // A catch leaves a ghost where it happened.
    if (wasFlying) this.leave(true);
    this.forget();
    this.mode = "held";
    this.stage.classList.add("thrown", "held", "away");
    this.headShown = false;
    this.offset = { x: at.x - this.position.x, y: at.y - this.position.y };
    this.trail = [{ ...this.position, time: event.timeStamp }];
    this.drawTrail([], this.home);
  }

  move(event) {
    if (this.mode !== "held") return;
    for (const part of event.getCoalescedEvents?.() ?? [event]) {
      const at = this.graph.at(part);
      this.position = { x: at.x - this.offset.x, y: at.y - this.offset.y };
      this.trail.push({ ...this.position, time: part.timeStamp });
    }
    while (this.trail.length > 2 && this.trail[0].time < event.timeStamp - speedWindow) this.trail.shift();
    put(this.element, this.position.x, this.position.y);
  }

  release(event) {
    if (this.mode !== "held") return;
    this.stage.classList.remove("held");
    const [first, last] = [this.trail[0], this.trail[this.trail.length - 1]];
    const seconds = (last.time - first.time) / 1000;
    const isStill = event.type === "pointercancel" || event.timeStamp - last.time > stillness || seconds <= 0;
    const velocity = isStill ? { x: 0, y: 0 } : { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
    // The click that follows belongs to this throw.
    this.releasedAt = event.timeStamp;
    this.throwFrom(this.position, velocity);
  }

  /** @param {{ x: number, y: number }} from In pixels. @param {{ x: number, y: number }} velocity In pixels per second. */
  throwFrom(from, velocity) {
    const { width, height } = this.view;
    this.on.thrown({ x: clamp(from.x / width, 0, 1), y: clamp(from.y / height, 0, 1), vx: velocity.x / width, vy: velocity.y / height });
    this.launch(from, this.home, velocity, this.ending);
  }

  /** Repeats the throw that the address holds. @param {import("./state.js").Throw} thrown */
  replay({ x, y, vx, vy }) {
    const { width, height } = this.view;
    cancelAnimationFrame(this.frame);
    this.on.grabbed();
    this.launch({ x: x * width, y: y * height }, this.home, { x: vx * width, y: vy * height }, this.ending);
  }

  /** A click on a line selects it; elsewhere it sends the ball there, with its current velocity. */
  click(event) {
    if (event.timeStamp - (this.releasedAt ?? -Infinity) < 50) return;
    if (event.target.closest?.("[data-handle]") || event.target === this.element) return;
    const at = this.graph.at(event);
    const other = this.graph.near(at);
    if (other !== null) return this.on.select(other);
    if (!this.spring || at.y > this.view.bottom) return;
    const speed = this.mode === "flight" ? this.speed() : { x: 0, y: this.playSpeed() };
    if (this.mode === "flight") this.leave(false);
    else this.on.grabbed();
    this.launch(this.position, at, speed);
  }

  /** How fast the ball follows the curve, in pixels per second. */
  playSpeed() {
    const item = this.items[this.items.length - 1];
    if (!this.wasPlaying?.() || !item) return 0;
    const progress = this.seconds / item.seconds;
    if (!(progress > 0 && progress < 1)) return 0;
    const rate = item.curve.velocity(progress) / item.seconds;
    return (this.isBack ? -1 : 1) * rate * (this.view.y(1) - this.view.y(0));
  }

  key(event) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    event.stopPropagation();
    // An arrow flicks the ball.
    const { width, height } = this.view;
    this.on.grabbed();
    this.throwFrom(this.mode === "flight" ? this.position : this.home, { x: dx * width * 2, y: dy * height * 4 });
  }

  speed() {
    if (!this.motions) return { x: 0, y: 0 };
    const seconds = this.passed();
    return { x: this.motions.x.velocity(seconds), y: this.motions.y.velocity(seconds) };
  }

  passed() {
    return Math.max(performance.now() - this.began, 0) / 1000;
  }

  /**
   * Moves the ball to a point by the selected curve: a spring continues with its velocity, an easing can't. Or a system's decay slows
   * it down between the edges of the graph, wherever it lands.
   */
  launch(from, to, velocity, release = "spring") {
    this.forget();
    this.mode = "flight";
    const { width, height, bottom } = this.view;
    this.stage.classList.add("thrown", "away");
    this.headShown = false;
    const edges = { x: [radius, Math.max(width - radius, radius)], y: [radius, Math.max(Math.min(bottom, height) - radius, radius)] };
    const along = (/** @type {"x" | "y"} */ axis) => {
      if (release !== "spring") return new this.on.library.BoundedDecay(release, from[axis], velocity[axis], ...edges[axis]);
      if (this.spring) return this.spring.motion({ from: from[axis], to: to[axis], initialVelocity: velocity[axis] });
      const item = this.items[this.items.length - 1];
      return eased(item.curve, item.seconds, from[axis], to[axis]);
    };
    this.motions = { x: along("x"), y: along("y") };
    if (release !== "spring") to = { x: this.motions.x.facts.to, y: this.motions.y.facts.to };
    this.goal = to;
    const limits = (/** @type {"x" | "y"} */ axis) => {
      const { settlingTime } = this.motions[axis].facts;
      return settlingTime ?? flightLimit;
    };
    this.end = clamp(Math.max(limits("x"), limits("y")), 0.1, flightLimit);
    const times = Float64Array.from({ length: Math.ceil(this.end * pathRate) + 1 }, (_, index) => index / pathRate);
    const [xs, ys] = [this.motions.x.values(times), this.motions.y.values(times)];
    this.drawTrail(Array.from(xs, (x, index) => [x, ys[index]]), to, { from, velocity });
    this.began = performance.now();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.began -= this.end * 1000;
    this.frame = requestAnimationFrame(this.fly);
  }

  flight() {
    const seconds = this.passed();
    const end = Math.min(seconds, this.end);
    this.position = { x: this.motions.x.value(end), y: this.motions.y.value(end) };
    put(this.element, this.position.x, this.position.y);
    if (seconds < this.end + stay) return void (this.frame = requestAnimationFrame(this.fly));
    this.leave(false);
    this.endFlight();
  }

  /** Ends a flight: the ball belongs to the player again. */
  endFlight() {
    cancelAnimationFrame(this.frame);
    this.forget();
    this.path?.remove();
    this.path = null;
    this.mode = "play";
    this.stage.classList.remove("thrown", "held");
    this.on.ended();
    this.redraw();
  }

  /** Frees the motions of a flight. */
  forget() {
    this.motions?.x.free();
    this.motions?.y.free();
    this.motions = null;
  }

  /** Draws a flight once: its path, a bead for each frame at 60 Hz, its target and its speed at the start. */
  drawTrail(points, goal, start = null) {
    this.path?.remove();
    this.path = svg("g", { class: "trail" });
    const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
    const beads = points.filter((_, index) => index > 0 && index % (pathRate / 60) === 0 && index / pathRate < 3);
    this.path.append(svg("circle", { class: "goal", cx: goal.x, cy: goal.y, r: 18 }));
    if (points.length > 0) {
      const dots = beads.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("") || "M0 0";
      this.path.append(svg("path", { class: "line", d: `M${line}` }), svg("path", { class: "beads", d: dots }));
    }
    const speed = start ? Math.hypot(start.velocity.x, start.velocity.y) : 0;
    if (speed > 20) {
      const { from, velocity } = start;
      const length = Math.min(28 + speed / 18, 130);
      const [ux, uy] = [velocity.x / speed, velocity.y / speed];
      const tip = { x: from.x + ux * length, y: from.y + uy * length };
      const side = (/** @type {number} */ sign) => `${tip.x - 9 * ux - sign * 5 * uy} ${tip.y - 9 * uy + sign * 5 * ux}`;
      const label = svg("text", {
        class: "speed", "text-anchor": ux < -0.3 ? "end" : ux > 0.3 ? "start" : "middle",
        x: clamp(tip.x + 10 * ux, 40, this.view.width - 44), y: clamp(tip.y + 16 * uy + 4, 14, this.view.height - 6),
      });
      label.append(`${Math.round(speed).toLocaleString("en")} px/s`);
      const arrow = `M${from.x} ${from.y}L${tip.x} ${tip.y}M${side(1)}L${tip.x} ${tip.y}L${side(-1)}`;
      this.path.append(svg("path", { class: "arrow", d: arrow }), label);
    }
    this.graph.trails.append(this.path);
  }

  /** Fades the path out; after a catch it shows the ball where it was caught. @param {boolean} isCaught */
  leave(isCaught) {
    const { path } = this;
    this.path = null;
    if (!path) return;
    if (isCaught) path.append(svg("circle", { class: "caught", cx: this.position.x, cy: this.position.y, r: 14 }));
    path.animate([{ opacity: 0.6 }, { opacity: 0 }], { duration: 2200, easing: "ease-out" }).onfinish = () => path.remove();
  }
}

/** The motion of an easing, which can't continue with a velocity: from rest, in its own duration. */
function eased(curve, seconds, from, to) {
  const value = (/** @type {number} */ time) => from + (to - from) * curve.value(clamp(time / seconds, 0, 1));
  return {
    value, velocity: () => 0, values: (/** @type {Float64Array} */ times) => times.map(value), facts: { settlingTime: seconds }, free() {},
  };
}

/** @param {HTMLElement} element @param {number} x @param {number} y */
function put(element, x, y) {
  element.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
