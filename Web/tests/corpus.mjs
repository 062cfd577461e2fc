// Seeded motions and curves for the JavaScript core, of all regimes and with degenerate ones; the same in Node and in browsers.

import { random } from "./random.mjs";

/** @param {bigint} seed */
const draws = (seed) => {
  const next = random(seed);
  return {
    next,
    /** @param {number} low @param {number} high */
    between: (low, high) => low + (high - low) * next(),
    /** @param {number} low @param {number} high */
    logarithmic: (low, high) => low * (high / low) ** next(),
  };
};

/** Springs with their motions: parameters that oscillate, creep, and come as near to critical damping as doubles allow. */
export function springs(/** @type {number} */ count, seed = 11n) {
  const { next, between, logarithmic } = draws(seed);
  const ratios = [
    () => between(0.01, 1), () => logarithmic(1e-3, 1e4), () => 1, () => 1 + logarithmic(1e-12, 1e-2),
    () => 1 - logarithmic(1e-12, 1e-2), () => logarithmic(1, 50),
  ];
  return Array.from({ length: count }, (_, index) => {
    const mass = index % 3 === 0 ? logarithmic(0.01, 100) : 1;
    const stiffness = logarithmic(0.1, 1e5);
    const damping = ratios[index % ratios.length]() * 2 * Math.sqrt(mass * stiffness);
    const from = index % 4 === 0 ? between(-100, 100) : 0;
    const to = index % 20 === 0 ? from : index % 4 === 0 ? between(-100, 100) : 1;
    const initialVelocity = index % 5 > 2 ? between(-1000, 1000) : 0;
    // The times go from the first instants to long after the end.
    const end = 30 / Math.min(Math.sqrt(stiffness / mass), damping / (2 * mass), stiffness / damping);
    const time = (/** @type {number} */ k) => k % 4 ? end * next() : logarithmic(1e-12, 1) * end;
    return {
      parameters: { mass, stiffness, damping, from, to, initialVelocity },
      times: (/** @type {number} */ length) => Array.from({ length }, (_, k) => time(k)),
    };
  });
}

/** Control points of a cubic-bezier: usual ones, vertical and doubly flat ends, and next to these. */
export function beziers(/** @type {number} */ count, seed = 12n) {
  const { next, between, logarithmic } = draws(seed);
  const abscissae = [
    () => 0, () => 1, next, next, () => logarithmic(1e-12, 1e-2), () => 1 - logarithmic(1e-12, 1e-2), () => between(0, 0.1),
    () => between(0.9, 1),
  ];
  const abscissa = () => abscissae[Math.floor(next() * abscissae.length)]();
  return Array.from({ length: count }, (_, index) => {
    const [x1, x2] = index % 2 ? [next(), next()] : [abscissa(), abscissa()];
    const [y1, y2] = index % 3 ? [between(-2, 3), between(-2, 3)] : [abscissa(), abscissa()];
    const points = index % 50 === 0 ? [x1, x1, x2, x2] : [x1, y1, x2, y2];
    const kinds = [
      next, () => logarithmic(1e-20, 1), () => 1 - logarithmic(1e-16, 1), () => 0.5 + logarithmic(1e-16, 0.4), () => between(-1, 2),
    ];
    return {
      points,
      progress: (/** @type {number} */ length) => Array.from({ length }, (_, k) => k < 2 ? k : kinds[k % kinds.length]()),
    };
  });
}

/** Throws: the value at the start, the velocity and the rate. */
export function decays(/** @type {number} */ count, seed = 13n) {
  const { next, between, logarithmic } = draws(seed);
  return Array.from({ length: count }, (_, index) => {
    const decayRate = logarithmic(0.01, 1000);
    const parameters = { from: index % 2 ? between(-1000, 1000) : 0, velocity: between(-1e4, 1e4), decayRate };
    const time = (/** @type {number} */ k) => (k % 4 ? 30 * next() : logarithmic(1e-12, 30)) / decayRate;
    return { parameters, times: (/** @type {number} */ length) => Array.from({ length }, (_, k) => time(k)) };
  });
}

/**
 * The largest difference of two implementations that are each within 1e-15 of the terms of a spring's solution.
 *
 * @param {{ mass: number, stiffness: number, damping: number, from: number, to: number, initialVelocity: number }} parameters
 */
export function springBounds({ mass, stiffness, damping, from, to, initialVelocity }) {
  const frequency = Math.sqrt(stiffness / mass);
  const fastest = frequency + damping / mass;
  const distance = Math.abs(to - from) + Math.abs(initialVelocity) / frequency;
  return { value: 4e-15 * (distance + Math.abs(to)), velocity: 4e-15 * (Math.abs(initialVelocity) + fastest * distance) };
}
