import { check } from "./range.js";

/** SwiftUI's and UIKit's response, 2 pi/omega in seconds, and damping ratio. */
export const fromResponse = (response, dampingRatio) => {
  check("response", response, 1e-30, 1e30);
  check("dampingRatio", dampingRatio, 0, 1e30);
  const frequency = 2 * Math.PI / response;
  return { stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency };
};

/** SwiftUI's duration, the same 2 pi/omega, and bounce. */
export const fromDuration = (duration, bounce) => {
  check("bounce", bounce, -1, 1);
  return fromResponse(duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce);
};

/** Jetpack Compose's stiffness and damping ratio. */
export const fromDampingRatio = (stiffness, dampingRatio) => {
  check("stiffness", stiffness, 1e-70);
  check("dampingRatio", dampingRatio, 0, 1e30);
  return { stiffness, damping: dampingRatio * (2 * Math.sqrt(stiffness)) };
};
