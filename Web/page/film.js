// The graph and its balls as a film that plays once, for pages that run no script.

import { saveFile } from "./picture.js";

/** The formats that browsers write, the most widely played first. */
const formats = [["video/mp4;codecs=avc1.42E01E", "mp4"], ["video/webm;codecs=vp9", "webm"], ["video/webm", "webm"]];

/** The longest film, and the pause at its end, in seconds. */
const filmLimit = 10;
const filmPause = 0.6;

function filmFormat() {
  if (typeof MediaRecorder !== "function" || !("captureStream" in HTMLCanvasElement.prototype)) return undefined;
  return formats.find(([type]) => MediaRecorder.isTypeSupported(type));
}

export const canFilm = () => filmFormat() !== undefined;

/**
 * Films the curves in real time and saves the film.
 *
 * @param {SVGSVGElement} element @param {any[]} items The curves, the selected one last.
 * @param {import("./graph.js").Graph} graph @param {string} title
 */
export async function saveFilm(element, items, graph, title) {
  const [type, extension] = /** @type {string[]} */ (filmFormat());
  const { width, height } = element.getBoundingClientRect();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * Math.round(width), height: 2 * Math.round(height) });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(2, 2);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const lines = [...element.querySelectorAll(".axes line:not([hidden]), path.curve:not([hidden])")].map((line) => {
    const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(line);
    const at = (/** @type {string} */ name) => line.getAttribute(name);
    const path = new Path2D(at("d") ?? `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`);
    return { path, stroke, width: parseFloat(strokeWidth), dash: (strokeDasharray.match(/[\d.]+/g) ?? []).map(Number) };
  });
  const colours = [...element.querySelectorAll("path.curve:not([hidden])")].map((line) => getComputedStyle(line).stroke);
  const span = Math.min(Math.max(...items.map((item) => item.seconds)), filmLimit);
  const draw = (/** @type {number} */ seconds) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    for (const line of lines) {
      context.strokeStyle = line.stroke;
      context.lineWidth = line.width;
      context.setLineDash(line.dash);
      context.stroke(line.path);
    }
    items.forEach((item, index) => {
      const away = items.length - 1 - index;
      const y = graph.view.y(item.curve.value(Math.min(seconds / item.seconds, 1)));
      context.fillStyle = colours[index];
      context.beginPath();
      context.arc(graph.view.lane - away * graph.view.laneStep, y, away === 0 ? 18 : 9, 0, 7);
      context.fill();
    });
  };
  const recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: type, videoBitsPerSecond: 8e6 });
  /** @type {Blob[]} */ const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  draw(0);
  recorder.start();
  const began = performance.now();
  await new Promise((resolve) => {
    const step = () => {
      const seconds = (performance.now() - began) / 1000;
      draw(Math.min(seconds, span));
      if (seconds < span + filmPause) requestAnimationFrame(step);
      else resolve(undefined);
    };
    step();
  });
  recorder.stop();
  await ended;
  saveFile(new Blob(parts, { type }), title, extension);
}
