import { exponential, exponentialMinusOne } from "./exponential.js";
import { logarithm } from "./logarithm.js";
import { check } from "./range.js";

/** A throw that slows down: x'' = -k x'. core.d.ts describes what is public. */
export class ExponentialDecay {
  constructor({ from = 0, velocity, decayRate }) {
    check("from", from);
    check("velocity", velocity);
    check("decayRate", decayRate, 1e-70);
    this.from = from;
    this.initialVelocity = velocity;
    this.decayRate = decayRate;
    this.distance = velocity / decayRate;
    this.restingValue = from + this.distance;
  }

  value(time) {
    return time > 0 ? this.from - this.distance * exponentialMinusOne(-this.decayRate * time) : this.from;
  }

  velocity(time) {
    return this.initialVelocity * (time > 0 ? exponential(-this.decayRate * time, 0) : 1);
  }

  valuesInto(out, times) {
    for (let i = Math.min(out.length, times.length); i--; ) out[i] = this.value(times[i]);
    return out;
  }
}

/** The time after which a throw stays within a distance of where it lands. */
export const landingTime = ({ distance, decayRate }, within) => {
  const ratio = Math.abs(distance) / within;
  return ratio > 1 ? logarithm(ratio) / decayRate : 0;
};
