// What the page shows, and its form as the address's fragment.

/** @typedef {{ name: string, text: string }} NamedText */

/** The first example: a spring people use beside CSS's default. */
const example = [
  { name: "", text: "spring(stiffness: 230, damping: 22)" },
  { name: "", text: "cubic-bezier(0.25, 0.1, 0.25, 1)" },
];

/** How many curves can be told apart by their colours. */
export const colourCount = 8;

/**
 * The state of a fragment; null where it has none.
 *
 * @param {string} fragment
 */
export function parseFragment(fragment) {
  const words = new URLSearchParams(fragment.replace(/^#/, ""));
  const texts = words.getAll("curve").slice(0, 40);
  if (texts.length === 0) return null;
  const names = words.getAll("name");
  return {
    curves: texts.map((text, index) => ({ name: names[index] ?? "", text: text.slice(0, 20_000) })),
    selected: Math.min(Math.max(Number.parseInt(words.get("selected") ?? "0") || 0, 0), texts.length - 1),
    duration: readDuration(words.get("duration")),
  };
}

/** @param {string | null} text */
function readDuration(text) {
  const value = Number(text);
  return value > 0 && value <= 60 ? value : 0.6;
}

/** @param {{ curves: NamedText[], selected: number, duration: number }} state */
export function fragmentOf(state) {
  const words = new URLSearchParams();
  for (const { name, text } of state.curves) {
    words.append("curve", text);
    if (state.curves.some((curve) => curve.name)) words.append("name", name);
  }
  if (state.selected > 0) words.set("selected", String(state.selected));
  if (state.duration !== 0.6) words.set("duration", String(state.duration));
  return "#" + words;
}

/**
 * The state to begin with: the fragment's, else the preview's, else the example.
 *
 * @param {{ curves?: NamedText[] }} preview
 */
export function firstState(preview) {
  const curves = preview.curves?.length ? preview.curves : example;
  return parseFragment(location.hash) ?? { curves, selected: 0, duration: 0.6 };
}
