// Folders that another process may still write to.

import { rmSync } from "node:fs";

/** The number of attempts, and the milliseconds between them. */
const [rounds, pause] = [30, 100];

/**
 * Removes the profile of a browser that has ended. Its last processes may still write, so each attempt lists the folder
 * anew; Node's own `maxRetries` does not. What remains after three seconds stays in the system's temporary folder.
 *
 * @param {string} folder
 */
export function removeProfile(folder) {
  for (let round = 0; round < rounds; round += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}
