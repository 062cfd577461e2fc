// A scene: boxes that follow sampled tracks, and a bar for each animation. The samples were computed by curvetool.

/**
 * @typedef {{ name: string, frame: number[], colour?: string | null,
 *   tracks: Record<string, number[]> }} Box Values of a property at even times.
 * @typedef {{ name: string, start: number, end: number }} Bar
 */

export class Scene {
  /**
   * @param {HTMLElement} boxes
   * @param {HTMLElement} bars
   * @param {{ duration: number, size: number[], boxes: Box[], bars: Bar[] }} scene
   */
  constructor(boxes, bars, scene) {
    this.scene = scene;
    this.area = boxes;
    this.elements = scene.boxes.map((box, index) => {
      const element = document.createElement("span");
      element.title = box.name;
      element.style.width = `${box.frame[2]}px`;
      element.style.height = `${box.frame[3]}px`;
      element.style.background = box.colour ?? `var(--c${index % 8})`;
      return element;
    });
    boxes.replaceChildren(...this.elements);
    bars.replaceChildren(
      ...scene.bars.map(({ name, start, end }, index) => {
        const row = document.createElement("li");
        const label = document.createElement("span");
        label.textContent = name;
        const lane = document.createElement("span");
        const bar = document.createElement("i");
        bar.style.setProperty("--accent", `var(--c${index % 8})`);
        bar.style.marginLeft = `${(100 * start) / scene.duration}%`;
        bar.style.width = `${Math.max((100 * (end - start)) / scene.duration, 0.5)}%`;
        lane.append(bar);
        row.append(label, lane);
        return row;
      }));
  }

  /** @param {number} seconds */
  show(seconds) {
    const { duration, size, boxes } = this.scene;
    const scale = Math.min(this.area.clientWidth / size[0], this.area.clientHeight / size[1]);
    boxes.forEach((box, index) => {
      const at = (/** @type {string} */ name, /** @type {number} */ standard) => {
        const track = box.tracks[name];
        if (!track) return standard;
        const place = Math.min((seconds / duration) * (track.length - 1), track.length - 1);
        const before = Math.floor(place);
        const after = Math.min(before + 1, track.length - 1);
        return track[before] + (track[after] - track[before]) * (place - before);
      };
      const [x, y, width, height] = box.frame;
      const style = this.elements[index].style;
      const left = at("x", x) - width / 2;
      const top = at("y", y) - height / 2;
      style.transform =
        `scale(${scale}) translate(${left}px, ${top}px) rotate(${at("rotation", 0)}rad) scale(${at("scaleX", 1)}, ${at("scaleY", 1)})`;
      style.transformOrigin = "0 0";
      style.opacity = String(at("opacity", 1));
    });
  }
}
