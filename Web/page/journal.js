// The states that the page went through, as entries of the browser's history: Back and Forward are undo and redo.

/** The shortest time between two writes of the address, in milliseconds. Browsers refuse more than some 200 in 30 s. */
const interval = 250;

/** Changes of one kind belong to one entry while no pause between them is longer, in milliseconds. */
const session = 900;

export class Journal {
  /**
   * @param {() => string} fragment What the address is to hold.
   * @param {() => void} onSteps Told when what can be undone or redone changed.
   */
  constructor(fragment, onSteps) {
    Object.assign(this, { fragment, onSteps });
    this.kind = "";
    this.changed = -Infinity;
    this.written = -Infinity;
    this.begins = false;
    this.timer = 0;
    this.depth = history.state?.depth ?? 0;
    this.deepest = this.depth;
    addEventListener("pagehide", () => this.write());
    addEventListener("popstate", (event) => {
      this.depth = event.state?.depth ?? this.depth;
      this.onSteps();
    });
  }

  /** Notes a change. @param {string} kind What was changed: a drag, a field. */
  note(kind) {
    const now = performance.now();
    if (kind !== this.kind || now - this.changed > session) {
      // What waits still belongs to the entry before.
      this.begins = true;
    }
    this.kind = kind;
    this.changed = now;
    if (this.timer === 0) this.timer = window.setTimeout(() => this.write(), Math.max(0, this.written + interval - now));
  }

  /** Writes what waits. */
  write() {
    clearTimeout(this.timer);
    this.timer = 0;
    const fragment = this.fragment();
    if (fragment === (location.hash || "#")) return;
    this.written = performance.now();
    if (this.begins) {
      this.depth += 1;
      this.deepest = this.depth;
      history.pushState({ depth: this.depth }, "", fragment);
    } else {
      history.replaceState({ depth: this.depth }, "", fragment);
    }
    this.begins = false;
    this.onSteps();
  }

  get canUndo() {
    return this.depth > 0;
  }

  get canRedo() {
    return this.depth < this.deepest;
  }

  undo() {
    this.write();
    this.kind = "";
    if (this.canUndo) history.back();
  }

  redo() {
    this.kind = "";
    if (this.canRedo) history.forward();
  }
}
