/**
 * Numbers in 0..<1 that are the same in every run.
 *
 * Source: SplitMix64, G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators" (2014).
 *
 * @param {bigint} seed
 */
export function random(seed) {
  let state = seed;
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
  };
}

/** Seeded texts of curves: springs of all regimes and parameterisations, Béziers and other kinds. */
export function curveTexts(count, seed = 1n) {
  const next = random(seed);
  /** @param {number} low @param {number} high */
  const between = (low, high) => low + (high - low) * next();
  /** @param {number} low @param {number} high */
  const logarithmic = (low, high) => low * (high / low) ** next();
  const kinds = [
    () =>
      `spring(mass: ${logarithmic(0.1, 100)}, stiffness: ${logarithmic(1, 1e4)}, ` +
      `damping: ${logarithmic(0.5, 1000)}, initialVelocity: ${between(-20, 20)})`,
    () => `spring(duration: ${logarithmic(0.05, 5)}, bounce: ${between(-0.9, 0.95)})`,
    () => `spring(response: ${logarithmic(0.05, 5)}, dampingRatio: ${logarithmic(0.02, 20)})`,
    () => `cubic-bezier(${next()}, ${between(-2, 3)}, ${next()}, ${between(-2, 3)})`,
    () => `cubic-bezier(${next()}, ${next()}, ${next()}, ${next()})`,
    () => `linear(${between(-1, 1)}, ${next()} ${between(0, 50)}% ${between(50, 99)}%, ${between(0, 2)})`,
    () => `penner.in-out-elastic(amplitude: ${between(1, 3)}, period: ${between(0.1, 1)})`,
    () => `blended(ease, penner.out-expo, ${next()})`,
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]());
}
