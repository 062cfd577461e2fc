// Reads texts and files as curves: the library decides whether a text is one.

import { textLimit } from "./state.js";
import { ofToken, writtenCurve } from "./written.js";

/** @typedef {import("./state.js").NamedText} NamedText */

/**
 * Reads a curve: the object, its facts, and the progress at which it jumps or turns; or the library's message.
 *
 * @param {any} library
 * @param {string} text
 */
export function readCurve(library, text) {
  if (text.length > textLimit) return { message: `this text has ${text.length} characters: the page reads ${textLimit} of them` };
  try {
    return found(library.read(text));
  } catch (error) {
    const written = writtenCurve(text);
    if (written) {
      try {
        const { curve, duration, notes } = library.read(written.text);
        return found({ curve, duration: written.seconds ?? duration, notes });
      } catch {
        // The message for the original text is more useful.
      }
    }
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {{ curve: any, duration: number | null, notes: string[] }} read */
function found({ curve, duration, notes }) {
  const facts = curve.facts;
  return { curve, facts, stated: duration, notes, breakpoints: breakpointsOf(facts), message: "" };
}

/** The progress at which a curve may jump or turn between two pixels. @param {any} facts */
function breakpointsOf(facts) {
  if (facts.inputs) return facts.inputs;
  if (facts.steps) return Array.from({ length: Math.min(facts.steps, 500) + 1 }, (_, index) => index / Math.min(facts.steps, 500));
  if (facts.motion?.peakTime) return [facts.motion.peakTime / facts.duration];
  return [];
}

/** How many curves of a file the page keeps. */
const fileLimit = 10_000;

/** How long reading a file may block the page before it lets other events in, in milliseconds. */
const slice = 8;

/**
 * The curves of a file: design tokens or other JSON, declarations of a style sheet, `name: curve` lines, or one text.
 *
 * @param {any} library
 * @param {string} text
 * @returns {Promise<{ curves: NamedText[], skipped: number }>}
 */
export async function readFile(library, text) {
  const candidates = /^\s*[{[]/.test(text) ? ofJSON(text) ?? ofLines(text) : ofLines(text);
  const curves = [];
  let skipped = 0;
  let began = performance.now();
  for (const candidate of candidates) {
    const { curve, message } = readCurve(library, candidate.text);
    curve?.free();
    if (message || curves.length >= fileLimit) skipped += 1;
    else curves.push(candidate);
    if (performance.now() - began > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
  }
  if (curves.length === 0 && !readCurve(library, text).message) return { curves: [{ name: "", text: text.trim() }], skipped: 0 };
  return { curves, skipped };
}

/** Every value of a JSON text that could be a curve, by its path; null if it is no JSON. @param {string} text */
function ofJSON(text) {
  let root;
  try {
    root = JSON.parse(text);
  } catch {
    return null;
  }
  const found = [];
  // No recursion, because a file may be nested to any depth.
  const pending = [{ path: "", node: root }];
  while (pending.length > 0) {
    const { path, node } = /** @type {{ path: string, node: any }} */ (pending.pop());
    const own = ofToken(node?.$value ?? node?.value ?? node);
    if (own) found.push({ name: path, ...own });
    else if (node && typeof node === "object") {
      const parts = Object.entries(node).filter(([key]) => !["$type", "$description", "$extensions", "type", "description"].includes(key));
      for (const [key, part] of parts.reverse()) pending.push({ path: path ? `${path}.${key}` : key, node: part });
    }
  }
  return found;
}

/** The declarations of a text: `--name: value;` or `name: value` lines. @param {string} text */
function ofLines(text) {
  const plain = text.replace(/\/\*[^]*?\*\//g, "");
  const found = [];
  for (const line of plain.split(/[;\n{}]/)) {
    const [, name, value] = /^\s*["']?(--[\w-]+|[\w.$ -]+?)["']?\s*[:=]\s*(\S.*?)\s*,?\s*$/.exec(line) ?? [];
    if (value) found.push({ name: name.trim(), text: value });
  }
  return found;
}
