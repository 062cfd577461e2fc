// The graph as a file.

/** The properties that a picture takes from the computed style. */
const looks = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity",
  "font-family", "font-size", "font-weight", "letter-spacing",
];

/** The parts that a picture leaves out. */
const interactive = ".handles, .cursor, .arms, .facts, .trails";

/** Saves a graph as an SVG file that looks the same elsewhere. @param {SVGSVGElement} graph @param {string} title */
export function savePicture(graph, title) {
  saveFile(new Blob([pictureOf(graph, title)], { type: "image/svg+xml" }), title, "svg");
}

/** Saves a file under a title. @param {Blob} blob @param {string} title @param {string} extension */
export function saveFile(blob, title, extension) {
  const name = title.replace(/[^\w.() -]+/g, " ").trim().slice(0, 60) || "curve";
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: `${name}.${extension}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {SVGSVGElement} graph @param {string} title */
export function pictureOf(graph, title) {
  const { width, height } = graph.getBoundingClientRect();
  const copy = /** @type {SVGSVGElement} */ (graph.cloneNode(true));
  const own = graph.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    const style = getComputedStyle(own[index]);
    if (style.display === "none" || own[index].closest(interactive)) return element.setAttribute("data-gone", "");
    const text = looks.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    for (const name of ["class", "style", "tabindex", "role", "data-index"]) element.removeAttribute(name);
    element.setAttribute("style", text);
  });
  for (const element of copy.querySelectorAll("[data-gone]")) element.remove();
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", getComputedStyle(document.documentElement).backgroundColor);
  const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
  name.textContent = title;
  copy.prepend(name, ground);
  for (const attribute of [...copy.attributes]) copy.removeAttribute(attribute.name);
  copy.setAttribute("viewBox", `0 0 ${Math.round(width)} ${Math.round(height)}`);
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  return new XMLSerializer().serializeToString(copy);
}
