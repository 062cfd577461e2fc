// The Worker: converts, compares and samples. Its page posts the module first, then one request at a time.

import { connect } from "../dist/door.js";
import { writtenCurve } from "./written.js";

/** @type {Promise<any>} */
let library;

/** The last curves that were read, by their texts. @type {Map<string, any>} */
const known = new Map();

function curveOf(library, text) {
  let curve = known.get(text);
  if (!curve) {
    curve = new library.Curve(text);
    if (known.size >= 16) {
      const [oldest, first] = known.entries().next().value;
      first.free();
      known.delete(oldest);
    }
    known.set(text, curve);
  }
  return curve;
}

/** @type {Record<string, (library: any, request: any) => any>} */
const answers = {
  /** A curve in a target's notation, and the values of that text if the library can read it. */
  convert(library, { text, target, error, count }) {
    const curve = curveOf(library, text);
    const found = library.convert(curve, target, error);
    return { ...found, played: found.text ? played(library, found, curve, count) : null };
  },

  /** Many curves in the notation of one target. */
  convertAll(library, { curves, target, error }) {
    return curves.map(({ name, text }) => ({ name, ...library.convert(curveOf(library, text), target, error) }));
  },

  difference: (library, { first, second }) => curveOf(library, first).difference(curveOf(library, second)),

  linear: (library, { text, error }) => curveOf(library, text).linear(error),
};

/** The values of the target's text at evenly spaced times of the curve; null if the page can't read the text. */
function played(library, found, curve, count) {
  let own;
  try {
    own = new library.Curve(found.text);
  } catch {
    try {
      own = new library.Curve(writtenCurve(found.text)?.text ?? "");
    } catch {
      return null;
    }
  }
  const seconds = curve.facts.duration;
  const span = own.facts.duration ?? found.duration;
  const progress = Float64Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return seconds && span ? Math.min((share * seconds) / span, 1) : share;
  });
  const values = own.values(progress);
  own.free();
  return values;
}

onmessage = async ({ data }) => {
  if (data.module) return void (library = connect(data.module));
  try {
    postMessage(answers[data.kind](await library, data));
  } catch (error) {
    postMessage({ refusal: error instanceof Error ? error.message : String(error) });
  }
};
