// A scene: a box for each layer, and the values of each property over time, as curvetool computed them.

import { svg, write } from "./graph.js";
import { brief, clamp, ticks } from "./numbers.js";

/** The suffix of a column's name: the component of its property. */
const component = /\.(?:m[1-4][1-4]|(?:origin\.)?[xyz]|(?:size\.)?(?:width|height)|[rgba])$/;

/** The properties that a box can show, as the ends of column names without their components. */
const shown =
  /\.(?:position|opacity|transform(?:\.(?:rotation|scale|translation))?|bounds|(?:background|fill|border)Color|borderWidth|cornerRadius|stroke(?:Start|End))$/;

/** The side of a box without a size, in the scene's units. */
const side = 44;

/** A run of changes ends after this many samples without one. */
const pause = 4;

/** The entries of a matrix, row by row. */
const entries = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `transform.m${row}${column}`));

/** @typedef {{ name: string, values: (number | null)[] }} Column */

/**
 * How a column follows a curve, which has an index in the preview: each value is `span * curve(progress)` from a start. A spring
 * animation plays a spring in its own duration.
 *
 * @typedef {{ curve: number, column: number, isSpring: boolean, progress: number[], spans: number[] }} Response
 */

export class Scene {
  /**
   * @param {HTMLElement} area
   * @param {HTMLElement} bars
   * @param {{ duration: number, columns: Column[], responses: Response[] }} scene
   */
  constructor(area, bars, scene) {
    Object.assign(this, { area, bars });
    this.duration = scene.duration;
    this.columns = scene.columns;
    this.responses = scene.responses;
    /** The column values with the scene's own curves. */
    this.given = scene.columns.map(({ values }) => values.slice());
    /** The values of the scene's own curve for each response, computed when another curve replaces it. @type {(Float64Array | undefined)[]} */
    this.ownValues = [];
    /** The texts of the curves that replace the scene's own now. */
    this.played = "";
    /** The columns of each layer by property and component. @type {Map<string, Map<string, Column["values"]>>} */
    this.layers = new Map();
    /** The columns of each property that changes. @type {Map<string, Column[]>} */
    const properties = new Map();
    for (const column of scene.columns) {
      const property = column.name.replace(component, "");
      if (shown.test(property)) {
        const layer = property.replace(shown, "");
        if (!this.layers.has(layer)) this.layers.set(layer, new Map());
        this.layers.get(layer)?.set(column.name.slice(layer.length + 1), column.values);
      }
      if (!properties.has(property)) properties.set(property, []);
      properties.get(property)?.push(column);
    }
    this.names = [...this.layers.keys()];
    this.boxes = this.names.map((name) => Object.assign(document.createElement("span"), { title: name }));
    area.replaceChildren(...this.boxes);
    this.arrangeOthers();
    this.frame = this.extent(scene.columns[0]?.values.length ?? 0);
    /**
     * For each property the paths of its values, and the element that shows the current ones.
     *
     * @type {{ value: HTMLElement, moving: Column[], paths: SVGElement[] }[]}
     */
    this.readings = [];
    bars.replaceChildren(...[...properties].flatMap(([name, columns]) => this.bar(name, columns)), this.axis());
    this.size = [0, 0];
    new ResizeObserver(() => {
      this.size = [area.clientWidth - 32, area.clientHeight - 32];
      this.show(this.time ?? 0);
    }).observe(area);
  }

  /** Arranges the boxes without a position in rows. */
  arrangeOthers() {
    const others = this.names.filter((name) => !["position.x", "position.y"].some((key) => this.layers.get(name)?.has(key)));
    this.standard = new Map(others.map((name, index) => [name, { x: (index % 6) * 2 * side, y: Math.floor(index / 6) * 2 * side }]));
  }

  /** A layer at a share of the duration: its centre, size and look in the scene's units. */
  at(name, share) {
    const tracks = /** @type {Map<string, Column["values"]>} */ (this.layers.get(name));
    const value = (/** @type {string} */ key, /** @type {number} */ standard) => {
      const track = tracks.get(key);
      if (!track) return standard;
      const position = share * (track.length - 1);
      const before = Math.floor(position);
      const [from, to] = [track[before], track[Math.min(before + 1, track.length - 1)]];
      return from === null || to === null ? standard : from + (to - from) * (position - before);
    };
    const { x, y } = this.standard?.get(name) ?? { x: 0, y: 0 };
    const matrix = entries.map((key, index) => value(key, index % 5 === 0 ? 1 : 0));
    const even = value("transform.scale", 1);
    const colour = (/** @type {string} */ key) => {
      if (!tracks.has(`${key}.r`)) return "";
      const [red, green, blue] = ["r", "g", "b"].map((channel) => value(`${key}.${channel}`, 0));
      return `color(srgb ${red} ${green} ${blue} / ${value(`${key}.a`, 1)})`;
    };
    return {
      x: value("position.x", x) + value("transform.translation.x", 0) + matrix[12],
      y: value("position.y", y) + value("transform.translation.y", 0) + matrix[13],
      width: value("bounds.width", value("bounds.size.width", side)),
      height: value("bounds.height", value("bounds.size.height", side)),
      scale: [even * value("transform.scale.x", 1), even * value("transform.scale.y", 1)],
      rotation: value("transform.rotation", value("transform.rotation.z", 0)),
      turns: [value("transform.rotation.x", 0), value("transform.rotation.y", 0)],
      // Its translation is in x and y already.
      matrix: matrix.map((entry, index) => (index === 12 || index === 13 ? 0 : entry)),
      opacity: value("opacity", 1), radius: value("cornerRadius", 6), fill: colour("backgroundColor") || colour("fillColor"),
      edge: colour("borderColor"), edgeWidth: value("borderWidth", 0),
      stroke: tracks.has("strokeStart") || tracks.has("strokeEnd") ? [value("strokeStart", 0), value("strokeEnd", 1)] : null,
    };
  }

  /** The rectangle that contains every box at all times. @param {number} count Of samples. */
  extent(count) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const name of this.names) {
      for (let index = 0; index < count; index += 1) {
        const { x, y, width, height, scale, matrix } = this.at(name, index / Math.max(count - 1, 1));
        const stretch = Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[4], matrix[5]));
        const reach = (Math.hypot(width, height) / 2) * Math.max(Math.abs(scale[0]), Math.abs(scale[1])) * stretch;
        [left, right] = [Math.min(left, x - reach), Math.max(right, x + reach)];
        [top, bottom] = [Math.min(top, y - reach), Math.max(bottom, y + reach)];
      }
    }
    return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
  }

  /** The row of a property; none if it never changes. @param {string} name @param {Column[]} columns */
  bar(name, columns) {
    const runs = changes(columns);
    if (runs.length === 0) return [];
    const row = document.createElement("li");
    const label = Object.assign(document.createElement("span"), { textContent: name, title: name });
    const lane = Object.assign(document.createElement("span"), { className: "lane" });
    const last = columns[0].values.length - 1;
    const seconds = (/** @type {number} */ index) => brief(Number(((index / last) * this.duration).toPrecision(3)));
    lane.setAttribute("role", "img");
    lane.setAttribute("aria-label", `changes ${runs.map(([from, to]) => `from ${seconds(from)} to ${seconds(to)} s`).join(", ")}`);
    const layer = this.names.indexOf(name.replace(shown, ""));
    row.style.setProperty("--accent", layer < 0 ? "var(--muted)" : colourOf(layer));
    const moving = columns.filter(({ values }) => values.some((value) => value !== values[0]));
    const drawing = svg("svg", { viewBox: `0 0 ${last} 1`, preserveAspectRatio: "none", "aria-hidden": "true" });
    const paths = moving.map(() => svg("path", { "vector-effect": "non-scaling-stroke" }));
    drawing.append(...paths);
    lane.append(drawing);
    const value = Object.assign(document.createElement("span"), { className: "value" });
    const reading = { value, moving, paths };
    this.readings.push(reading);
    drawLines(reading);
    row.append(label, lane, value);
    return [row];
  }

  /**
   * Plays the scene with other curves.
   *
   * @param {{ curve: any, facts: any, text: string }[]} own The scene's curves.
   * @param {({ curve: any, facts: any, text: string } | undefined)[]} played The curves that replace them, in the same order.
   * @returns {boolean} Whether each changed curve moves a property.
   */
  follow(own, played) {
    const changed = played.map((item, index) => (item?.curve && item.text !== own[index].text ? item : null));
    const key = changed.map((item) => item?.text ?? "").join("\n");
    const isFollowed = changed.every((item, index) => !item || this.responses.some(({ curve }) => curve === index));
    if (key === this.played) return isFollowed;
    this.played = key;
    this.columns.forEach(({ values }, column) => this.given[column].forEach((value, row) => (values[row] = value)));
    this.responses.forEach(({ curve, column, isSpring, progress, spans }, index) => {
      const item = changed[curve];
      if (!item) return;
      const pace = isSpring && item.facts.duration ? own[curve].facts.duration / item.facts.duration : 1;
      const before = (this.ownValues[index] ??= own[curve].curve.values(paced(progress, 1)));
      const now = item.curve.values(paced(progress, pace));
      const { values } = this.columns[column];
      spans.forEach((span, row) => {
        const value = values[row];
        if (value !== null && span !== 0) values[row] = value + span * (now[row] - before[row]);
      });
    });
    this.readings.forEach(drawLines);
    this.show(this.time ?? 0);
    return isFollowed;
  }

  /** The row of times below the bars. */
  axis() {
    const row = Object.assign(document.createElement("li"), { className: "times" });
    row.setAttribute("aria-hidden", "true");
    const lane = Object.assign(document.createElement("span"), { className: "lane" });
    for (const time of ticks(0, this.duration, 4)) {
      const mark = Object.assign(document.createElement("b"), { textContent: `${brief(time)} s` });
      mark.style.left = `${(100 * time) / this.duration}%`;
      mark.style.translate = time === 0 ? "0" : time > this.duration * 0.95 ? "-100%" : "-50%";
      lane.append(mark);
    }
    row.append(document.createElement("span"), lane);
    return row;
  }

  /** @param {number} seconds @param {boolean} isRead Whether to update the numbers too. */
  show(seconds, isRead = true) {
    this.time = seconds;
    const share = clamp(seconds / this.duration, 0, 1);
    if (isRead) this.showReadings(share);
    this.showBoxes(share);
  }

  /** @param {number} share Of the duration. */
  showReadings(share) {
    this.bars.style.setProperty("--share", `${100 * share}%`);
    for (const { value, moving } of this.readings) {
      const texts = moving.slice(0, 4).map(({ values }) => {
        const current = values[Math.round(share * (values.length - 1))];
        return current === null ? "–" : brief(Number(current.toPrecision(4)));
      });
      write(value, texts.join(", "));
    }
  }

  /** @param {number} share Of the duration. */
  showBoxes(share) {
    const { left, top, width, height } = this.frame;
    const [across, down] = this.size;
    const unit = Math.min(across / width, down / height, 2);
    const corner = { x: 16 + (across - width * unit) / 2, y: 16 + (down - height * unit) / 2 };
    this.names.forEach((name, index) => {
      const box = this.at(name, share);
      const [x, y] = [corner.x + (box.x - left - box.width / 2) * unit, corner.y + (box.y - top - box.height / 2) * unit];
      const own = colourOf(index);
      // Translucent, so that you see the boxes below it.
      const fill = box.fill || (box.stroke ? own : `color-mix(in srgb, ${own} 72%, transparent)`);
      restyle(this.boxes[index], {
        width: `${box.width * unit}px`,
        height: `${box.height * unit}px`,
        opacity: String(box.opacity),
        borderRadius: box.stroke ? "50%" : `${box.radius * unit}px`,
        border: box.edgeWidth > 0 ? `${box.edgeWidth * unit}px solid ${box.edge || "currentColor"}` : "",
        boxShadow: box.fill || box.stroke || box.edgeWidth > 0 ? "" : `inset 0 0 0 1.5px ${own}`,
        background: box.stroke
          ? `conic-gradient(transparent ${box.stroke[0]}turn, ${fill} 0 ${box.stroke[1]}turn, transparent 0)`
          : fill,
        mask: box.stroke ? "radial-gradient(closest-side, transparent 80%, #000 0)" : "",
        transform:
          `translate(${x}px, ${y}px) rotateX(${box.turns[0]}rad) rotateY(${box.turns[1]}rad) rotate(${box.rotation}rad) ` +
          `scale(${box.scale}) matrix3d(${box.matrix})`,
      });
    });
  }
}

/** Writes only what changed, because the browser parses every text that is assigned. @param {any} box @param {Record<string, string>} looks */
function restyle(box, looks) {
  box.looks ??= {};
  for (const name in looks) {
    if (box.looks[name] === looks[name]) continue;
    box.looks[name] = looks[name];
    box.style[name] = looks[name];
  }
}

/** The progress of a curve that plays at another pace. @param {number[]} progress @param {number} pace */
const paced = (progress, pace) => Float64Array.from(progress, (share) => Math.min(share * pace, 1));

/** Draws the values of a property over time; its components share a scale. @param {{ moving: Column[], paths: SVGElement[] }} reading */
function drawLines({ moving, paths }) {
  const all = moving.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = all.reduce((least, value) => Math.min(least, value), Infinity);
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity);
  moving.forEach(({ values }, index) => {
    const points = values.flatMap((value, row) => (value === null ? [] : [`${row} ${(1 - (value - low) / (high - low || 1)).toFixed(4)}`]));
    paths[index].setAttribute("d", points.length > 0 ? `M${points.join(" ")}` : "");
  });
}

/** @param {number} index */
function colourOf(index) {
  return `var(--c${index % 8})`;
}

/** The runs of samples in which one of the columns changes. @param {Column[]} columns */
function changes(columns) {
  /** @type {[number, number][]} */
  const runs = [];
  const count = columns[0].values.length;
  for (let index = 1; index < count; index += 1) {
    if (columns.every(({ values }) => values[index] === values[index - 1])) continue;
    const last = runs[runs.length - 1];
    if (last && index - 1 - last[1] < pause) last[1] = index;
    else runs.push([index - 1, index]);
  }
  return runs;
}
