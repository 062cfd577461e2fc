import { angle } from "./arc.js";
import { creepDepth, leastPush } from "./creepExit.js";
import { quotient, lowPart, squareRoot, times } from "./digits.js";
import { exponential, exponentialMinusOne } from "./exponential.js";
import { logarithm, logarithmOfRatio, logarithmOnePlus } from "./logarithm.js";
import { swingPhase } from "./swingExit.js";

/** The first time at which a combination of cosine and sine is 0; NaN if it always is. */
const firstZero = (d, cosineFactor, sineFactor) => {
  if (!cosineFactor) return sineFactor ? Math.PI / d : NaN;
  return angle(Math.abs(cosineFactor), cosineFactor > 0 ? -sineFactor / d : sineFactor / d) / d;
};

/** The time at which two exponentials balance: (e^(2 d t) - 1)/(2 d) = x; NaN if they never do. */
const balance = (d, x) => {
  if (!(x > 0)) return NaN;
  const time = d ? logarithmOnePlus(2 * d * x) / (2 * d) : x;
  return time > 0 && time < Infinity ? time : NaN;
};

/** A parameter over the mass, with 32 digits. */
const perMass = ({ mass }, parameter) => times(quotient(1, 0, mass, 0), lowPart[0], parameter, 0);

/** |displacement| at a time. */
const height = (motion, time) => Math.abs(motion.displacement(time));

/**
 * The time at which |displacement| falls to a level, between two times where it decreases. The steps go to the root of a parabola
 * through its logarithm, which is concave. Bisection replaces a step that leaves the bracket.
 */
const fall = (motion, slow, level, low, high, guess) => {
  const { d, delta } = motion;
  const a = perMass(motion, motion.damping / 2);
  const tension = perMass(motion, motion.stiffness);
  const middle = () => (high < Infinity ? low + (high - low) / 2 : Math.max(2 * low, 1 / slow));
  let time = guess > low && guess < high ? guess : middle();
  for (let count = 0; count < 200; count += 1) {
    const displacement = motion.displacement(time);
    const slope = motion.displacement(time, true) / displacement;
    const excess = logarithmOfRatio(Math.abs(displacement), level);
    if (excess > 0) low = time;
    else high = time;
    // Once the slow exponential dominates, the logarithm is almost a straight line, and rounding hides its curvature.
    const isStraight = delta < 0 && d * time > 1;
    const bend = isStraight ? 0 : -((slope + 2 * a) * slope + tension);
    const reach = slope * slope - 2 * bend * excess;
    const step = reach > 0 && slope < 0 ? 2 * excess / (Math.sqrt(reach) - slope) : -excess / slope;
    const next = time + step;
    const twist = (2 * slope + 2 * a) * bend;
    const isLast = isStraight
      ? Math.abs(step) <= 2e-15 * time
      : Math.abs(twist * step * step * step) <= 6e-16 * next * Math.abs(slope + bend * step) && Math.abs(step) <= 0.01 * time;
    if (isLast) return next;
    time = next > low && next < high ? next : middle();
    if (time === low || time === high) return time;
  }
  return time;
};

/** The settling time of a motion that oscillates. */
const swing = (motion, level) => {
  const { rate: a, d, y, v } = motion;
  const first = firstZero(d, v, motion.sineV);
  const sine = motion.sineY / d;
  const envelope = Math.sqrt(y * y + sine * sine);
  if (!(envelope > level)) return 0;
  if (!a) return Infinity;
  // At extrema the displacement is this part of the envelope.
  const part = d / squareRoot(perMass(motion, motion.stiffness), lowPart[0]);
  const tangent = a / d;
  const start = v ? first * d : 0;
  const loss = v ? logarithm(envelope / level * part) - tangent * start : logarithm(Math.abs(y) / level);
  const phase = loss >= 0 ? swingPhase(tangent, loss, start) : NaN;
  if (phase >= 0) return (start + phase) / d;

  const spacing = Math.PI / d;
  const end = logarithm(envelope / level * part) / a;
  const count = (end - first) / spacing;
  if (!(count < 2 ** 53)) return logarithm(envelope / level) / a;
  let last = Math.max(Math.floor(count), -1);
  // Too close for the logarithm to decide: evaluate the extremum.
  if (Math.abs(count - Math.round(count)) < 1e-9 * (2 + Math.abs(count))) {
    const ratio = height(motion, first) / level;
    if (ratio > 1) {
      last = Math.floor(logarithm(ratio) / (a * spacing));
      const isAbove = (index) => height(motion, first + index * spacing) > level;
      if (isAbove(last + 1)) last += 1;
      else if (last > 0 && !isAbove(last)) last -= 1;
    } else {
      last = -1;
    }
  }
  if (last < 0 && !(Math.abs(y) > level)) return 0;
  const extremum = first + last * spacing;
  const width = (Math.PI / 2 + angle(a, d)) / d;
  // A guess that matches the parabola at the extremum and the zero at infinity, within 5 %.
  const left = a * (end - extremum);
  const turn = width * d;
  const below = exponential(a * width - left, 0) * part;
  const share = below * tangent + below < 0.4
    ? 1 - below / (1 + tangent * below) / turn
    : Math.sqrt(-exponentialMinusOne(-(2 / ((1 + tangent * tangent) * turn * turn)) * Math.max(left, 0)));
  // An extremum before time 0 does not belong to the motion.
  return fall(motion, a, level, Math.max(extremum, 0), extremum + width, extremum + width * share);
};

/** The settling time of a motion that does not oscillate. */
const creep = (motion, level) => {
  const { d, y, v, sineY, delta } = motion;
  const slow = motion.rate;
  const push = v ? 1 + v / (slow * y) : 1;
  const parting = 2 * d / slow;
  if (push >= leastPush * parting && Math.abs(y) > level) {
    const depth = creepDepth(parting, push, logarithm(Math.abs(y) / level));
    if (depth >= 0) return depth / slow;
  }
  const sum = delta ? motion.sum : sineY;
  const turn = v ? balance(d, v / (slow * sum)) : NaN;
  const zero = v ? balance(d, -y / sum) : NaN;
  const isLate = height(motion, turn) > level;
  if (!isLate && !(Math.abs(y) > level)) return 0;
  const low = isLate ? turn : 0;
  const high = !isLate && zero > 0 ? zero : Infinity;
  return fall(motion, slow, level, low, high, high < Infinity ? high / 2 : tailGuess(motion, slow, level));
};

/** A guess of the time at which the last exponential has fallen to a level. */
const tailGuess = (motion, slow, level) => {
  const { d, y, sineY, delta, slowY } = motion;
  const a = perMass(motion, motion.damping / 2);
  const time = delta ? logarithm(Math.abs(slowY) / level) / slow : 0;
  if (d * time > 1) return time;
  const after = (growth) => logarithm((Math.abs(y) + Math.abs(sineY) * growth) / level) / a;
  let guess = logarithm((Math.abs(y) + Math.abs(sineY) / a) / level) / a;
  for (let count = 0; count < 2; count += 1) guess = after(Math.max(guess, 0));
  return guess;
};

/**
 * The exact settling time: the last time at which the value is further from `to` than a threshold, which is a fraction of the
 * distance |to - from|, or in value units where that is 0.
 */
export const settlingTime = (motion, threshold = 0.001) => {
  const { y, v } = motion;
  const level = y ? threshold * Math.abs(y) : threshold;
  if (!y && !v) return 0;
  if (!(level > 0)) return Infinity;
  return motion.delta > 0 ? swing(motion, level) : creep(motion, level);
};
