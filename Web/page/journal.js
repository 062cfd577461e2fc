// Keeps the page's states in the browser's history, so that Back and Forward undo and redo.

/** The shortest time between two writes of the address, in milliseconds. Browsers refuse more than some 200 in 30 s. */
const interval = 250;

/** The longest pause between two changes of one kind that share an entry, in milliseconds. */
const session = 900;

export class Journal {
  /**
   * @param {() => string} fragment The fragment of the address.
   * @param {() => void} onSteps Called when undo or redo may have become possible or impossible.
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
      // The next write begins an entry.
      this.begins = true;
    }
    this.kind = kind;
    this.changed = now;
    if (this.timer === 0) this.timer = window.setTimeout(() => this.write(), Math.max(0, this.written + interval - now));
  }

  /** Writes the state now. */
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
