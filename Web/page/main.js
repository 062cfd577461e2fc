// The page: one state, which its parts show and its controls change.

import { connect } from "../dist/door.js";
import { brief } from "./numbers.js";
import { bezierFacts, settlingSystems, springFacts } from "./facts.js";
import { curveLimit, firstState, fragmentOf, parseFragment } from "./state.js";
import { carriedModule } from "./carried.js";
import { Journal } from "./journal.js";
import { Background } from "./background.js";
import { readCurve, readFile } from "./reading.js";
import { Graph, dashes, write } from "./graph.js";
import { Player } from "./player.js";
import { Ball } from "./ball.js";
import { Settings } from "./settings.js";
import { Copying, refusalOf } from "./copying.js";
import { Gallery } from "./gallery.js";
import { Surfaces } from "./surfaces.js";
import { Proof } from "./proof.js";
import { savePicture } from "./picture.js";
import { canFilm, saveFilm } from "./film.js";
import { Scene } from "./scene.js";
import { showNeeds } from "./needs.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

const preview = JSON.parse(byId("preview").textContent);
/** The state of the address, or of the page itself. */
function beginning() {
  const first = firstState(preview);
  first.title ||= preview.title ?? "";
  return first;
}

const state = beginning();
const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");

if (showNeeds(byId("needs"), state.curves)) throw new Error(byId("needs").firstChild.textContent);
const wasm = await WebAssembly.compile(carriedModule(byId("expander").textContent, byId("module").textContent));
const library = await connect(wasm);
// The page's script begins with what the Worker shares, so that the page has it only once.
const [shared] = byId("scripts").textContent.split("\n// The page alone\n");
const background = new Background(`${shared}\n${byId("worker").textContent}`, wasm);

/** The curves of the state with what was read; a text that can't be read keeps its last curve. @type {any[]} */
let items = state.curves.map(item);

/** @param {import("./state.js").NamedText} curve */
function item(curve) {
  return { name: curve.name, text: curve.text, given: curve.seconds ?? null, ...readCurve(library, curve.text) };
}

/** Selects a curve that can be read, if there is one. */
function selectReadable() {
  const readable = items.findIndex((item) => item.curve);
  if (readable >= 0 && !items[state.selected]?.curve) state.selected = readable;
}
selectReadable();

const colour = (/** @type {number} */ index) => `var(--c${index % curveLimit})`;
const selected = () => items[state.selected];

const journal = new Journal(() => fragmentOf(state), () => {
  byId("undo").disabled = !journal.canUndo;
  byId("redo").disabled = !journal.canRedo;
});

/** Created after the other parts. @type {Gallery | null} */
let gallery = null;

/** The scene of the page, and its own curves. @type {Scene | null} */
let scene = null;
/** @type {any[]} */
let sceneCurves = [];
let sceneNote = "";

/** The message about a file, until the next change. */
let notice = "";

/** Shows the state after a change and records it. @param {string} kind */
function changed(kind) {
  if (kind !== "select") notice = "";
  show();
  journal.note(kind);
}

const graph = new Graph(byId("graph"), {
  points: (points) => setText(`cubic-bezier(${points.join(", ")})`, "drag"),
  stop(index, input, output) {
    const { inputs, outputs } = selected().facts;
    const stops = inputs.map((x, stop) => (stop === index ? `${output} ${brief(100 * input)}%` : `${outputs[stop]} ${brief(100 * x)}%`));
    setText(`linear(${stops.join(", ")})`, "drag");
  },
  spring: dragSpring,
  select: (index) => select(index),
  read(nodes) {
    byId("readout").setAttribute("aria-live", nodes && document.activeElement === byId("graph") ? "polite" : "off");
    byId("readout").replaceChildren(...(nodes ?? hint()));
  },
  released: () => player.isPlaying && player.replay(),
});

/** Changes the spring so that it follows what is dragged: its peak, its settled mark, its first tangent. */
function dragSpring({ peak, settled, velocity }) {
  const { motion } = selected().facts;
  const spring = { response: motion.response, dampingRatio: motion.dampingRatio, velocity: motion.initialVelocity, mass: motion.mass };
  if (peak) {
    spring.velocity = 0;
    const found = peak.overshoot > 6e-4
      ? library.design(Math.min(peak.overshoot, 0.95), peak.time)
      : { dampingRatio: 1, response: peak.time / 0.625 };
    if (found.refusal) return byId("readout").replaceChildren(found.refusal);
    Object.assign(spring, found);
  } else if (settled) {
    // The same motion, faster or slower.
    const factor = settled / motion.settlingTime;
    spring.response *= factor;
    spring.velocity /= factor;
  } else spring.velocity = Number(velocity.toPrecision(3));
  setText(settings.textOf(spring), "drag");
}

const player = new Player((isPlaying) => {
  byId("play").textContent = isPlaying ? "Pause" : "Play";
  byId("play").setAttribute("aria-pressed", String(isPlaying));
});

const ball = new Ball(byId("stage"), graph, {
  library,
  thrown(thrown) {
    state.throw = thrown;
    byId("again").hidden = false;
    journal.note("throw");
    byId("status").textContent = "Thrown";
  },
  grabbed() {
    ball.resumes = player.isPlaying;
    player.pause();
  },
  ended: () => ball.resumes && player.replay(),
  select: (index) => select(index),
});
ball.wasPlaying = () => ball.resumes;
graph.onView = () => ball.redraw();

player.followers.push((seconds, isBack, isRead) => {
  ball.follow(seconds, isBack);
  if (!isRead) return;
  byId("scrub").value = String(seconds);
  write(byId("clock"), `${seconds.toFixed(2)} s`);
});

const settings = new Settings(byId("tabs"), byId("settings"), (text, kind) => setText(text, `field ${kind}`), (seconds) => {
  state.duration = seconds;
  state.curves[state.selected].seconds = null;
  items[state.selected].given = null;
  items[state.selected].stated = null;
  changed("duration");
});

const targets = library.targets();
const copying = new Copying(
  {
    chips: byId("chips"), more: byId("target-language"), error: byId("error"), errorValue: byId("error-value"), text: byId("text"),
    cost: byId("cost"), notes: byId("notes"), button: byId("copy"),
  }, targets, background, {
    choose(target) {
      state.target = target;
      changed("target");
    },
    error(error) {
      state.error = error;
      changed("error");
    },
    copy: (text, button) => copy(text, button, "Text copied"),
    played(played) {
      const shown = state.ghost ? played : null;
      graph.showPlayed(shown);
      ball.show(ball.items, shown);
      showRemark(state.ghost ? verdictOn(played) : "");
    },
  });

/** Tells how exactly the target plays the curve. @param {any} played Its result; null if the page can't read its text. */
function verdictOn(played) {
  if (!played) return "The page can't read this target's text back to show it.";
  if (played.exact) return `${played.title} plays it exactly.`;
  return `${played.title} differs by at most ${percent(played.error, 3)} %: the area at the foot of the graph, enlarged.`;
}

const percent = (/** @type {number} */ share, /** @type {number} */ digits) => brief(Number((100 * share).toPrecision(digits)));

const surfaces = new Surfaces(
  { tabs: byId("surface-tabs"), exact: byId("exact"), css: byId("played-css"), play: byId("surface-play") }, library);
const proof = new Proof(byId("errors"), (name) => copying.titleOf(name), background, (target) => {
  state.target = target;
  changed("target");
  scrollTo({ top: 0, behavior: prefersStillness.matches ? "auto" : "smooth" });
});

/** Moves the surfaces by a curve and by its CSS text. */
async function showSurfaces(current) {
  const key = `${current.facts.text} ${state.error} ${current.seconds}`;
  if (key === surfaces.key) return;
  surfaces.key = key;
  const refusal = refusalOf(current.facts, "css");
  const found = refusal
    ? { refusal }
    : await background.ask("css", { kind: "convert", text: current.facts.text, target: "css", error: state.error, count: 2 });
  if (!found || surfaces.key !== key) return;
  const text = (found.text ?? "").replace(/\/\*.*?\*\//g, "").trim();
  const isPlayed = text !== "" && CSS.supports("animation-timing-function", text);
  surfaces.show(current.facts.text, current.seconds, isPlayed ? text : "", found.duration ?? current.seconds);
  byId("exact-caption").textContent =
    current.facts.motion ? "as SwiftUI, Compose and this library compute it" : "as this library computes it";
  byId("css-caption").textContent = found.refusal ?? (!isPlayed
    ? "this browser has no linear(): Chrome 113, Firefox 112 and Safari 17.2 play it"
    : found.maximumError <= 1e-7 ? "plays it exactly"
    : `differs by at most ${percent(found.maximumError, 2)} %${found.points ? `, with ${found.points} points` : ""}`);
}

/** Changes the text of the selected curve. @param {string} text @param {string} kind */
function setText(text, kind) {
  change(state.selected, text, kind);
  const field = fieldOf(state.selected);
  if (field && document.activeElement !== field) field.value = oneLine(text);
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, " ");
const fieldOf = (/** @type {number} */ index) => byId("curves").querySelectorAll("input[type=text]")[index];

/** Changes the text of a curve; a text that can't be read shows the library's message and keeps the last curve. */
function change(index, text, kind) {
  const next = readCurve(library, text);
  const before = items[index];
  if (next.message === "") {
    // A new object, so that no sampled values of the last curve remain.
    items[index] = { name: before.name, given: before.given, text, ...next };
    state.curves[index].text = text;
    // A text that becomes readable is the one being edited: select it.
    if (!before.curve) pick(index);
  } else {
    before.message = next.message;
  }
  changed(kind);
  // The graph and the ball used it until now.
  if (items[index] !== before) before.curve?.free();
}

/** Shows the state. */
function show() {
  const known = items.map((item, index) => Object.assign(item, { index })).filter((item) => item.curve);
  for (const item of known) {
    item.own = item.facts.duration ?? item.stated ?? item.given;
    item.seconds = item.own ?? state.duration;
    item.colour = colour(item.index);
  }
  showErrors();
  gallery?.mark(items.map((item) => item.text));
  const current = known.find((item) => item.index === state.selected);
  document.title = state.title || (current ? `${oneLine(current.text).slice(0, 60)} · Motion curves` : "Motion curves");
  byId("title").textContent = state.title || "Motion curves";
  if (known.length === 0) return;
  const inSeconds = known.some((item) => item.own !== null);
  const longest = Math.max(...known.map((item) => item.seconds));
  player.span = Math.max(longest, preview.scene?.duration ?? 0);
  const isFollowed = scene?.follow(sceneCurves, sceneCurves.map(({ name }) => known.find((item) => item.name === name))) ?? true;
  sceneNote = isFollowed ? "" : "The scene below keeps its own curve: this one times a group, or a rotation.";
  byId("scrub").max = String(player.span);
  // The selected curve is drawn last, on top.
  const inOrder = [...known].sort((a, b) => Number(a.index === state.selected) - Number(b.index === state.selected));
  ball.show(inOrder, ball.played);
  // The axis goes on beyond the end of a spring; an easing fills the graph.
  graph.show(inOrder, inSeconds ? longest * (known.some((item) => item.facts.motion) ? 1.12 : 1) : 1, inSeconds);
  ball.redraw();
  if (!current) return;
  document.body.style.setProperty("--accent", current.colour);
  settings.show(current, state.duration);
  showFacts(current);
  showDifference(current, known);
  copying.show(current, state.target, state.error, state.ghost);
  showSurfaces(current);
  proof.show(current, state.error);
  if (!state.ghost) showRemark("");
}

/** Shows a message below the curves: about a file, the target's result, or what the reader left out. @param {string} verdict */
function showRemark(verdict) {
  byId("remark").textContent = notice || verdict || sceneNote || (selected()?.notes?.join(" · ") ?? "");
}

/** @param {string} text */
function notify(text) {
  notice = text;
  byId("status").textContent = text;
  showRemark("");
}

function showErrors() {
  byId("curves").querySelectorAll("li").forEach((row, index) => {
    const field = row.querySelector("input[type=text]");
    const error = row.querySelector(".error");
    error.textContent = items[index].message;
    error.hidden = items[index].message === "";
    field.setAttribute("aria-invalid", String(items[index].message !== ""));
  });
}

/** Builds the list of curves, when their number changes. */
function showList() {
  byId("curves").classList.toggle("single", items.length === 1);
  byId("add").disabled = items.length >= curveLimit;
  byId("curves").replaceChildren(
    ...items.map((item, index) => {
      const row = document.createElement("li");
      row.style.setProperty("--accent", colour(index));
      const label = item.name || `Curve ${index + 1}`;
      const pick = Object.assign(document.createElement("input"), { type: "radio", name: "selected", checked: index === state.selected });
      pick.setAttribute("aria-label", `Edit ${label}`);
      pick.addEventListener("change", () => select(index));
      const swatch = document.createElement("label");
      swatch.className = "swatch";
      swatch.title = label;
      swatch.innerHTML =
        `<svg viewBox="0 0 22 24" aria-hidden="true"><line x1="1" y1="12" x2="21" y2="12" stroke-dasharray="${dashes[index]}"/></svg>`;
      swatch.append(pick);
      const field = document.createElement("input");
      Object.assign(field, { type: "text", value: oneLine(item.text), spellcheck: false, autocomplete: "off" });
      field.setAttribute("list", "names");
      field.setAttribute("autocapitalize", "off");
      field.setAttribute("aria-label", label);
      field.setAttribute("aria-describedby", `error-${index}`);
      field.addEventListener("input", () => change(index, field.value, `text ${index}`));
      field.addEventListener("paste", (event) => paste(event, index));
      field.addEventListener("focus", () => select(index));
      const remove = Object.assign(document.createElement("button"), { type: "button", className: "remove", textContent: "×" });
      remove.setAttribute("aria-label", `Remove ${label}`);
      remove.addEventListener("click", () => removeCurve(index));
      const error = Object.assign(document.createElement("p"), { className: "error", id: `error-${index}`, hidden: true });
      row.append(swatch, field, remove, error);
      if (item.name) row.prepend(Object.assign(document.createElement("p"), { className: "name", textContent: item.name }));
      return row;
    }));
}

/** Pastes a text of several lines: as a curve, which keeps its lines although the field shows one, or as a file. */
function paste(event, index) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const field = event.target;
  const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (!text.includes("\n") || !isWhole) return;
  event.preventDefault();
  field.value = oneLine(text);
  const { curve, message } = readCurve(library, text.trim());
  curve?.free();
  if (message) openText(text, "the pasted text");
  else change(index, text.trim(), `text ${index}`);
}

/** @param {number} index */
function select(index) {
  if (state.selected === index) return;
  // A text without a curve has nothing to show; its field can still be edited.
  pick(items[index].curve ? index : state.selected);
  if (state.selected === index) changed("select");
}

/** @param {number} index */
function pick(index) {
  state.selected = index;
  byId("curves").querySelectorAll("input[type=radio]").forEach((radio, row) => (radio.checked = row === index));
}

/** @param {number} index */
function removeCurve(index) {
  const [removed] = items.splice(index, 1);
  state.curves.splice(index, 1);
  state.selected = Math.min(state.selected > index ? state.selected - 1 : state.selected, items.length - 1);
  selectReadable();
  showList();
  changed("remove");
  removed.curve?.free();
  fieldOf(Math.min(index, items.length - 1)).focus();
}

/** @param {import("./state.js").NamedText} curve @param {boolean} takesFocus */
function addCurve(curve, takesFocus = true) {
  if (items.length >= curveLimit) return;
  state.curves.push(curve);
  items.push(item(curve));
  state.selected = items.length - 1;
  showList();
  changed("add");
  if (takesFocus) fieldOf(state.selected).focus();
  else byId("status").textContent = `${oneLine(curve.text)} is on the graph`;
}

/** Shows other curves. @param {import("./state.js").NamedText[]} curves */
function replaceCurves(curves) {
  const last = items;
  state.curves = curves.slice(0, curveLimit).map((curve) => ({ ...curve }));
  state.selected = 0;
  items = state.curves.map(item);
  selectReadable();
  showList();
  changed("open");
  for (const item of last) item.curve?.free();
}

/** Opens the text of a file. @param {string} text @param {string} name */
async function openText(text, name) {
  const { curves, skipped } = await readFile(library, text);
  if (curves.length === 0) return notify(`${name} has no curve that the page can read.`);
  replaceCurves(curves);
  if (curves.length > 1) gallery.open(name, curves);
  const parts = [`${curves.length} ${curves.length === 1 ? "curve" : "curves"} of ${name}`];
  if (curves.length > curveLimit) parts.push(`the graph shows the first ${curveLimit}, the gallery all`);
  if (skipped > 0) parts.push(`${skipped} other values are not curves`);
  notify(`${parts.join("; ")}.`);
}

function showFacts({ facts, text }) {
  const rows = [];
  const factText = (fact) => {
    if (typeof fact === "number") return brief(fact);
    return fact === null || fact.value === null ? "vertical" : `${brief(fact.value)} at ${brief(fact.progress)}`;
  };
  if (facts.motion) {
    const { motion } = facts;
    const seconds = (value) => (value === null ? "never" : `${brief(value)} s`);
    rows.push(["Settles within 0.1 %", seconds(motion.settlingTime)]);
    rows.push(["Overshoot", motion.overshoot > 0 ? `${brief(100 * motion.overshoot)} %` : "none"]);
    if (motion.peakTime !== null) rows.push(["Peak", `${brief(motion.peakValue)} at ${seconds(motion.peakTime)}`]);
    for (const [key, title, unit] of springFacts) {
      const value = motion[key];
      if (value !== null) rows.push([title, typeof value === "string" ? value : `${brief(value)} ${unit}`.trim()]);
    }
    for (const [key, title] of settlingSystems) rows.push([`${title} says`, seconds(motion[key])]);
  } else if (facts.points) {
    rows.push(["Range", `${brief(facts.minimum.value)} to ${brief(facts.maximum.value)}`]);
    for (const [key, title] of bezierFacts) {
      rows.push([title, [facts[key]].flat().map(factText).join(", ") || "none"]);
    }
    rows.push(["Monotonic", facts.monotonic ? "yes" : "no"]);
  } else if (facts.inputs) {
    rows.push(["Stops", String(facts.inputs.length)]);
  } else if (facts.steps) {
    rows.push(["Steps", String(facts.steps)]);
  }
  if (facts.text !== text) rows.push(["Shortest text", facts.text.length > 200 ? `${facts.text.slice(0, 200)} …` : facts.text]);
  byId("facts").replaceChildren(
    ...rows.map(([name, value]) => {
      const row = document.createElement("div");
      row.append(
        Object.assign(document.createElement("dt"), { textContent: name }),
        Object.assign(document.createElement("dd"), { textContent: value }));
      return row;
    }));
}

async function showDifference(current, known) {
  const other = known.find((item) => item.index !== current.index);
  const note = byId("difference");
  if (!other) return note.replaceChildren();
  const found = await background.ask("difference", { kind: "difference", first: current.facts.text, second: other.facts.text });
  if (!found) return;
  note.textContent = found.refusal ??
    `Largest difference from ${other.name || `curve ${other.index + 1}`}: ` +
    `${brief(found.maximum)}, at ${brief(100 * found.at)} % of each one's duration.`;
}

/** What you can do, while no values are shown. */
function hint() {
  const verb = (/** @type {string} */ text) => Object.assign(document.createElement("strong"), { textContent: text });
  const { facts } = selected() ?? {};
  if (facts?.motion) return [verb("Throw"), " the ball", verb("Pull"), " the peak", verb("Tap"), " to send it elsewhere"];
  if (facts?.points || facts?.inputs) return [verb("Drag"), " the handles", verb("Throw"), " the ball: an easing cannot keep its speed"];
  return [verb("Throw"), " the ball: an easing cannot keep its speed"];
}

async function copy(text, button, done) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page opened from a file may have no clipboard access; a selection can still be copied.
    const area = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
    document.body.append(area);
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
    button.focus();
  }
  const before = button.dataset.label ?? button.textContent;
  button.dataset.label = before;
  button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
  byId("status").textContent = isCopied ? done : "Copying was refused";
  setTimeout(() => (button.textContent = before), 1500);
}

/** Shows the state of an address that the page did not write itself. */
function adopt() {
  // Before the first change the address has no fragment; a fragment without a state is a link to a part of the page.
  if (location.hash !== "" && !parseFragment(location.hash)) return;
  const next = beginning();
  if (fragmentOf(next) === fragmentOf(state)) return;
  const last = items;
  Object.assign(state, next);
  items = state.curves.map(item);
  selectReadable();
  showList();
  showControls();
  show();
  for (const item of last) item.curve?.free();
}

/** Shows the settings of the page, which belong to no curve. */
function showControls() {
  byId("speed").value = String(state.speed);
  byId("loop").checked = player.loops = state.loop;
  player.rate = surfaces.rate = state.speed;
  byId("ghost").checked = state.ghost;
  byId("again").hidden = !state.throw;
  byId("release").value = state.release;
  if (byId("release").value !== state.release) byId("release").value = state.release = "spring";
  ball.ending = state.release;
}

const narrow = matchMedia("(max-width: 720px)");

/** Reorders the elements for a phone, because Tab follows their order. */
function arrange() {
  const [copied, field, release] = [".copy", ".field", ".release"].map((name) => document.querySelector(name));
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  if (narrow.matches) {
    field.before(copied);
    byId("sheet").before(release, byId("saves"));
  } else {
    byId("sheet").after(copied);
    byId("readout").after(release);
    byId("share").before(byId("saves"));
  }
  focused?.focus({ preventScroll: true });
}
arrange();
narrow.addEventListener("change", arrange);

const examples = [
  "ease-in-out", "swiftui.bouncy", "material.emphasized", "penner.out-bounce", "penner.out-elastic", "swiftui.snappy", "ease",
];
byId("add").addEventListener("click", () => addCurve({ name: "", text: examples[(items.length - 1) % examples.length] }));
byId("play").addEventListener("click", () => {
  if (player.isPlaying) return player.pause();
  if (ball.mode === "flight") ball.endFlight();
  player.play();
});
byId("scrub").addEventListener("input", (event) => {
  if (ball.mode === "flight") {
    ball.resumes = false;
    ball.endFlight();
  }
  player.seek(Number(event.target.value));
});
byId("speed").addEventListener("change", (event) => {
  player.rate = surfaces.rate = state.speed = Number(event.target.value);
  journal.note("speed");
});
byId("loop").addEventListener("change", (event) => {
  player.loops = state.loop = event.target.checked;
  journal.note("loop");
});
byId("ghost").addEventListener("change", (event) => {
  state.ghost = event.target.checked;
  changed("ghost");
});
byId("release").addEventListener("change", (event) => {
  state.release = ball.ending = event.target.value;
  journal.note("release");
  if (state.throw) ball.replay(state.throw);
});
byId("again").addEventListener("click", () => state.throw && ball.replay(state.throw));
byId("picture").addEventListener("click", () => savePicture(byId("graph"), document.title));
byId("film").hidden = !canFilm();
byId("film").addEventListener("click", async () => {
  byId("film").disabled = true;
  notify("Filming …");
  await saveFilm(byId("graph"), ball.items, graph, document.title);
  byId("film").disabled = false;
  notify("The video is saved.");
});
byId("adjust").addEventListener("click", () => {
  const isOpen = byId("sheet").classList.toggle("open");
  byId("adjust").setAttribute("aria-expanded", String(isOpen));
  byId("adjust").textContent = isOpen ? "Done" : "Adjust";
});
byId("undo").addEventListener("click", () => journal.undo());
byId("redo").addEventListener("click", () => journal.redo());
byId("share").addEventListener("click", (event) => {
  journal.write();
  copy(location.href, event.target, "Link copied");
});
addEventListener("keydown", (event) => {
  const isText = event.target.matches?.("input[type=text], textarea");
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !isText && ["z", "y"].includes(event.key.toLowerCase())) {
    event.preventDefault();
    if (event.key.toLowerCase() === "y" || event.shiftKey) journal.redo();
    else journal.undo();
  }
  const isFree = event.target === document.body || event.target === byId("graph") || event.target === byId("ball");
  if (event.key !== " " || !isFree) return;
  event.preventDefault();
  byId("play").click();
});
addEventListener("popstate", adopt);
addEventListener("hashchange", adopt);
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  if (file.size > 1 << 24) notify(`${file.name} has ${file.size} bytes: the page reads files up to ${1 << 24}.`);
  else openText(await file.text(), file.name);
});
new ResizeObserver(() => {
  show();
  graph.refit(true);
}).observe(byId("stage"));

const isPreset = (/** @type {string} */ text) => gallery.presets.some((preset) => preset.text === text);
gallery = new Gallery(
  {
    section: byId("gallery"), families: byId("families"), search: byId("search"), grid: byId("thumbs"), count: byId("found"),
    all: byId("show-all"), copy: byId("copy-all"),
  }, library, background, {
    open({ text, name, seconds, family }) {
      // A file's curves keep their names and durations.
      const last = items[state.selected].name;
      // A scene's curve keeps its name, by which the scene finds the curve that replaces it.
      const kept = sceneCurves.some((curve) => curve.name === last) ? last : isPreset(text) ? "" : name;
      Object.assign(state.curves[state.selected], { name: kept, seconds: seconds ?? null });
      Object.assign(items[state.selected], { name: kept, given: seconds ?? null });
      setText(text, `gallery ${family} ${name}`);
      showList();
      showErrors();
      scrollTo({ top: 0, behavior: prefersStillness.matches ? "auto" : "smooth" });
      player.isPlaying && player.replay();
    },
    pin: ({ text, name, seconds }) => addCurve({ name: isPreset(text) ? "" : name, text, seconds }, false),
    copy: (text, button) => copy(text, button, "Texts copied"),
    target: () => ({ ...targets.find(({ name }) => name === copying.target), error: state.error }),
  });

byId("names").replaceChildren(
  ...gallery.presets.map(({ text }) => Object.assign(document.createElement("option"), { value: text })));
if (preview.curves?.length > curveLimit) gallery.open(state.title || "This page", preview.curves);
if (preview.scene) {
  scene = new Scene(byId("boxes"), byId("bars"), preview.scene);
  sceneCurves = preview.curves.slice(0, curveLimit).map(item);
  byId("scene").hidden = false;
  player.followers.push((seconds, isBack, isRead) => scene?.show(isBack ? preview.scene.duration : seconds, isRead));
}
if (new URLSearchParams(location.search).has("embed")) {
  document.documentElement.dataset.embed = "true";
  // In a frame on another page, a link opens the whole page.
  const whole = byId("whole");
  whole.hidden = false;
  whole.addEventListener("click", () => (whole.href = `${location.href.split(/[?#]/)[0]}${fragmentOf(state)}`));
  whole.href = location.href.split(/[?#]/)[0];
}
byId("readout").replaceChildren(...hint());
byId("release").append(...library.decaySystems().map(({ name, title }) =>
  Object.assign(document.createElement("option"), { value: name, textContent: title })));
showList();
showControls();
show();
journal.onSteps();
player.tell();
if (prefersStillness.matches) player.seek(player.span);
else if (state.throw) {
  ball.resumes = true;
  setTimeout(() => state.throw && ball.replay(state.throw), 500);
} else player.play();
prefersStillness.addEventListener("change", () => prefersStillness.matches && player.pause());

// For the console: `new curves.Curve("ease").value(0.5)`.
Object.assign(globalThis, { curves: library });
document.documentElement.dataset.ready = "true";
