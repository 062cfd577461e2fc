/// When platforms end a spring by themselves.
extension SpringMotion {
  /// The first time at which the motion is near its target and slow, as engines test it at every frame;
  /// nil without damping.
  ///
  /// - Parameters:
  ///   - distance: The largest distance from the target at rest; positive.
  ///   - speed: The largest speed at rest, per second; positive.
  /// - Complexity: A few hundred evaluations.
  package func firstRest(within distance: Double, below speed: Double) -> Double? {
    let target = to
    let isResting = { (time: Double) in
      abs(self.value(at: time) - target) <= distance && abs(self.velocity(at: time)) <= speed
    }
    // At rest the energy is at most this, and it never grows.
    let frequency = spring.naturalFrequency
    let most = 0.5 * (frequency * frequency * distance * distance + speed * speed)
    guard var low = time(ofEnergy: most) else { return nil }
    if isResting(low) { return low }
    let step = spring.response / 64
    var high = low + step
    for count in 1...20_000 {
      if isResting(high) { break }
      if count == 20_000 { return nil }
      low = high
      // Overdamped springs creep: their speed only falls.
      high += spring.dampingRatio < 1 ? step : step * Double(count)
    }
    return Self.bisected(low, high, isResting)
  }

  /// The first time at which the energy has fallen to a fraction of the first one; nil without damping.
  package func restByEnergy(_ fraction: Double) -> Double? {
    time(ofEnergy: energy(at: 0) * fraction)
  }

  private func time(ofEnergy least: Double) -> Double? {
    guard spring.damping > 0 else { return nil }
    let isBelow = { (time: Double) in self.energy(at: time) <= least }
    if isBelow(0) { return 0 }
    var high = (spring.mass / spring.stiffness).squareRoot()
    for _ in 0..<200 {
      if isBelow(high) { return Self.bisected(0, high, isBelow) }
      high *= 2
    }
    return nil
  }

  /// The smallest time up to which a condition that holds at `high` does not hold, to a billionth.
  private static func bisected(
    _ low: Double, _ high: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 where high - low > 1e-9 * high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
