// The clock: it plays forwards, pauses, plays backwards, and pauses.

/** The pause at each end, in seconds. */
const endPause = 0.6;

/** How often numbers and sliders are updated during play, in milliseconds: they cost more than the moving parts. */
const readingTime = 45;

export class Player {
  /** @param {(isPlaying: boolean) => void} onPlaying */
  constructor(onPlaying) {
    this.onPlaying = onPlaying;
    this.span = 1;
    this.rate = 1;
    this.loops = true;
    this.isPlaying = false;
    this.isBack = false;
    this.time = 0;
    this.last = 0;
    this.frame = 0;
    this.read = 0;
    /** Called with every time, and whether to update numbers. @type {((seconds: number, isBack: boolean, isRead: boolean) => void)[]} */
    this.followers = [];
    this.step = (/** @type {number} */ now) => this.tick(now);
  }

  play() {
    if (this.time >= this.span && !this.loops) this.time = 0;
    this.isBack &&= this.loops;
    this.isPlaying = true;
    this.last = 0;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.step);
    this.onPlaying(true);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.frame);
    this.onPlaying(false);
    this.tell();
  }

  /** Plays from the start. */
  replay() {
    this.time = 0;
    this.isBack = false;
    this.play();
  }

  /** @param {number} seconds */
  seek(seconds) {
    this.isBack = false;
    this.time = seconds;
    this.pause();
    this.tell();
  }

  /** @param {number} now */
  tick(now) {
    if (!this.isPlaying) return;
    // A page in the background gets no frames; it continues where it stopped.
    this.time += this.last === 0 ? 0 : Math.min((now - this.last) / 1000, 0.1) * this.rate;
    this.last = now;
    if (this.time >= this.span && !this.loops) {
      this.time = this.span;
      return this.pause();
    }
    if (this.time >= this.span + endPause * this.rate) {
      this.time = 0;
      this.isBack = !this.isBack;
    }
    this.tell();
    this.frame = requestAnimationFrame(this.step);
  }

  tell() {
    const shown = Math.min(this.time, this.span);
    const now = performance.now();
    const isRead = !this.isPlaying || now - this.read >= readingTime;
    if (isRead) this.read = now;
    for (const follow of this.followers) follow(shown, this.isBack, isRead);
  }
}
