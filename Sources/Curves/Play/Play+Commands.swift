import CurveArithmetic
import Spring

extension Play {
  /// Whether a finger holds the value.
  public var isGrabbed: Bool { finger != nil }

  /// The time of the last command or sample, in seconds: the earliest time of the next.
  public var lastTime: Double { clock.wall }

  func check(_ time: Double) throws(ParameterError) {
    guard time >= clock.wall, time.isFinite else {
      let allowed =
        clock.wall == 0
        ? "0 or later, and finite"
        : "at least \(cssNumber(clock.wall)), the time of the command before, and finite"
      throw ParameterError(parameter: .time, value: time, allowed: allowed)
    }
  }

  func check(_ time: Double, _ target: Value) throws(ParameterError) {
    try check(time)
    guard target.componentCount == from.componentCount else {
      throw ParameterError(
        parameter: "component count", value: Double(target.componentCount),
        allowed: "\(from.componentCount), that of the value")
    }
    try Self.requireFinite(target, "value")
  }

  /// The values, and the velocities per second of the clock.
  func state(
    at time: Double, _ tracker: VelocityTracker
  ) -> (values: [Double], velocities: [Double]) {
    let last = last
    let local = last.time(at: time)
    let motions = pieces.motions(of: last)
    let values = motions.map { $0.value(at: local) }
    guard let finger else { return (values, motions.map { $0.velocity(at: local) }) }
    let velocities = finger.values.indices.map { index in
      let speed = tracker.velocity(
        times: finger.times, values: finger.values[index], at: time)
      let slope = finger.limits[index]?.slope(atDrag: finger.drag(index)) ?? 1
      return speed * slope / clock.speed
    }
    return (values, velocities)
  }

  /// Larger speeds are refused: their squares, and their products with the clock's speed, would not be
  /// numbers.
  static var speedLimit: Double { 1e150 }

  static func requireSpeed(_ speed: Double, of value: Double) throws(ParameterError) {
    guard speed <= speedLimit else {
      throw ParameterError(
        parameter: "value", value: value,
        allowed: "such that no speed is above 1e150 per second")
    }
  }

  /// A spring for each component; ``spring`` if nil.
  func springs(
    _ spring: DampedSpring?, from values: [Double], _ velocities: [Double], to target: Value
  ) throws(ParameterError) -> [PlayMotion] {
    var motions: [PlayMotion] = []
    let frequency = (spring ?? self.spring).naturalFrequency
    for index in values.indices {
      // Energy never increases: no later speed is above this sum.
      let speed = abs(velocities[index]) + frequency * abs(target[component: index] - values[index])
      try Self.requireSpeed(speed, of: target[component: index])
      motions.append(
        .spring(
          try SpringMotion(
            spring ?? self.spring, from: values[index], to: target[component: index],
            initialVelocity: velocities[index])))
    }
    return motions
  }

  /// Starts motions at the clock's reading.
  mutating func begin(_ motions: [PlayMotion], at time: Double, _ cause: PlayCause) {
    clock.advance(to: time)
    clock.origin = clock.reading
    finger = nil
    pieces.append(start: time, offset: 0, rate: clock.rate, cause: cause, motions)
    dropHistory()
  }

  /// Drops the pieces before the history once they are half of all.
  mutating func dropHistory() {
    guard history < .infinity else { return }
    let needed = pieces.index(at: last.start - history)
    if needed * 2 >= pieces.list.count { pieces.removeFirst(needed) }
  }
}

extension VectorValue {
  /// The positions of the components.
  var componentRange: Range<Int> { 0..<componentCount }
}
