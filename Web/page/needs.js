// Tells which feature the page needs and the browser lacks.

/** The features that a browser must have. */
const needs = [
  { name: "WebAssembly", isThere: () => typeof WebAssembly === "object" },
  { name: "DecompressionStream", isThere: () => typeof DecompressionStream === "function" },
];

/** The first versions with all of them. */
const floor = "Chrome 113, Firefox 113 or Safari 17.2";

/**
 * Shows what is missing, and the curves as plain text, which can still be copied.
 *
 * @param {HTMLElement} element @param {{ name: string, text: string }[]} curves
 */
export function showNeeds(element, curves) {
  const missing = needs.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return false;
  const list = document.createElement("pre");
  list.textContent = curves.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join("\n");
  element.replaceChildren(
    `This browser lacks ${missing.join(" and ")}, which the page needs: use ${floor}, or newer. The curves as text:`, list);
  element.hidden = false;
  document.documentElement.dataset.ready = "missing";
  return true;
}
