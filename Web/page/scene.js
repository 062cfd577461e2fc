// A scene: a box for each layer, and for each property a bar where it changes. The values were computed by curvetool.

/** The properties that a box can show, as the ends of column names. */
const properties = /\.(position\.x|position\.y|opacity|transform\.rotation(?:\.z)?|transform\.scale(?:\.[xy])?|transform\.translation\.[xy])$/;

/** The side of a box, in the scene's units. */
const side = 44;

export class Scene {
  /**
   * @param {HTMLElement} area
   * @param {HTMLElement} bars
   * @param {{ duration: number, columns: { name: string, values: (number | null)[] }[] }} scene
   */
  constructor(area, bars, scene) {
    this.area = area;
    this.duration = scene.duration;
    /** @type {Map<string, Map<string, (number | null)[]>>} */
    this.layers = new Map();
    for (const { name, values } of scene.columns) {
      const property = name.match(properties)?.[1];
      if (!property) continue;
      const layer = name.slice(0, -property.length - 1);
      if (!this.layers.has(layer)) this.layers.set(layer, new Map());
      this.layers.get(layer)?.set(property, values);
    }
    this.boxes = [...this.layers.keys()].map((name, index) => {
      const box = document.createElement("span");
      box.title = name;
      box.style.background = `var(--c${index % 8})`;
      return box;
    });
    area.replaceChildren(...this.boxes);
    this.frame = this.extent();
    bars.replaceChildren(...scene.columns.filter(({ values }) => changes(values)).map((column, index) => this.bar(column, index)));
  }

  /** The rectangle that holds every place of every box. */
  extent() {
    const ends = (/** @type {string} */ axis) => {
      const values = [...this.layers.values()].flatMap((tracks) => tracks.get(`position.${axis}`) ?? [0]).filter((value) => value !== null);
      return [Math.min(...values, 0), Math.max(...values, 1)];
    };
    const [[left, right], [top, bottom]] = [ends("x"), ends("y")];
    return { left: left - side, top: top - side, width: right - left + 2 * side, height: bottom - top + 2 * side };
  }

  bar({ name, values }, index) {
    const row = document.createElement("li");
    const label = Object.assign(document.createElement("span"), { textContent: name });
    const lane = document.createElement("span");
    const bar = document.createElement("i");
    const { first, last } = /** @type {{ first: number, last: number }} */ (changes(values));
    bar.style.setProperty("--accent", `var(--c${index % 8})`);
    bar.style.marginLeft = `${(100 * first) / (values.length - 1)}%`;
    bar.style.width = `${(100 * (last - first)) / (values.length - 1)}%`;
    lane.append(bar);
    row.append(label, lane);
    return row;
  }

  /** @param {number} seconds */
  show(seconds) {
    const { left, top, width, height } = this.frame;
    const scale = Math.min(this.area.clientWidth / width, this.area.clientHeight / height, 2);
    [...this.layers.values()].forEach((tracks, index) => {
      const at = (/** @type {string} */ name, /** @type {number} */ standard) => {
        const track = tracks.get(name);
        if (!track) return standard;
        const place = Math.min((seconds / this.duration) * (track.length - 1), track.length - 1);
        const before = Math.floor(place);
        const [from, to] = [track[before], track[Math.min(before + 1, track.length - 1)]];
        return from === null || to === null ? standard : from + (to - from) * (place - before);
      };
      const style = this.boxes[index].style;
      const size = side * scale;
      const x = (at("position.x", 0) + at("transform.translation.x", 0) - left) * scale - size / 2;
      const y = (at("position.y", 0) + at("transform.translation.y", 0) - top) * scale - size / 2;
      const even = at("transform.scale", 1);
      style.width = style.height = `${size}px`;
      style.opacity = String(at("opacity", 1));
      style.transform =
        `translate(${x}px, ${y}px) rotate(${at("transform.rotation", at("transform.rotation.z", 0))}rad) ` +
        `scale(${even * at("transform.scale.x", 1)}, ${even * at("transform.scale.y", 1)})`;
    });
  }
}

/** The first and the last place of a change; null if there is none. @param {(number | null)[]} values */
function changes(values) {
  let first = -1;
  let last = -1;
  for (let index = 1; index < values.length; index += 1) {
    if (values[index] === values[index - 1]) continue;
    if (first < 0) first = index - 1;
    last = index;
  }
  return first < 0 ? null : { first, last };
}
