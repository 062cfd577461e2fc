import Spring

/// Android's fling: cubic-bezier(.175, .5, .35, 1) over a distance and a duration that follow from the
/// velocity (`AndroidFling`), as in `OverScroller` and Compose's `splineBasedDecay`.
///
/// Both read the curve from a table of 100 single-precision points with lines between, up to 8.8e-5 of
/// the distance off; ``Form/table`` does the same. They also cut the duration to whole milliseconds.
///
/// **Error bound.** 2e-15 times `abs(from) + abs(distance)` beyond that of `AndroidFling`.
public struct SplineDecay: Decay, Hashable {
  /// What is evaluated: the curve, or Android's table.
  public struct Form: Hashable, Sendable {
    let isTable: Bool
    /// The curve itself.
    public static var exact: Self { Self(isTable: false) }
    /// Android's table of 100 points.
    public static var table: Self { Self(isTable: true) }
  }

  /// The value at time 0.
  public let from: Double
  /// The velocity that was given. The curve's own first speed is .5/.175 of distance/duration, which is
  /// 1.0 to 1.3 times as much.
  public let initialVelocity: Double
  /// The coefficient of friction.
  public let friction: Double
  /// Pixels per density-independent pixel.
  public let density: Double
  /// The distance and the duration.
  public let fling: AndroidFling
  /// What is evaluated.
  public let form: Form

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - from: The offset at time 0, finite.
  ///   - initialVelocity: The velocity in pixels per second, finite.
  ///   - friction: `ViewConfiguration.getScrollFriction()`, 0.015; positive.
  ///   - density: Pixels per density-independent pixel, positive.
  ///   - form: What is evaluated: the curve or Android's table.
  /// - Throws: `ParameterError` that names the parameter; also if the motion leaves the range of doubles.
  public init(
    from: Double = 0, initialVelocity: Double, friction: Double = 0.015, density: Double = 1,
    form: Form = .exact
  ) throws(ParameterError) {
    fling = try AndroidFling(velocity: initialVelocity, friction: friction, density: density)
    guard (from + fling.distance).isFinite else {
      throw ParameterError(
        parameter: .from, value: from, allowed: "finite, and the motion must stay finite")
    }
    (self.from, self.initialVelocity) = (from, initialVelocity)
    (self.friction, self.density, self.form) = (friction, density, form)
  }

  /// The value at which the motion lands.
  public var restingValue: Double { from + fling.distance }

  /// The fling's duration in seconds. Android cuts it to whole milliseconds.
  public var duration: Double? { fling.duration }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    let progress = time / fling.duration
    guard progress < 1 else { return restingValue }
    guard progress >= 0 else { return from }
    return from + fling.distance
      * (form.isTable ? SplineTable.position(at: progress) : Self.curve.value(at: progress))
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    let progress = max(time, 0) / fling.duration
    guard progress < 1 else { return 0 }
    return fling.distance / fling.duration
      * (form.isTable ? SplineTable.slope(at: progress) : Self.curve.velocity(at: progress))
  }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    guard abs(fling.distance) > threshold else { return 0 }
    return time(covering: 1 - threshold / abs(fling.distance)) ?? fling.duration
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    if value == restingValue { return fling.duration }
    let part = (value - from) / fling.distance
    return part > 0 && part < 1 ? time(covering: part) : nil
  }

  private func time(covering part: Double) -> Double? {
    let progress =
      form.isTable ? SplineTable.progress(ofPosition: part) : Self.curve.inverse(of: part).first
    return progress.map { $0 * fling.duration }
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == self.velocity(at: 0) { return 0 }
    let slope = velocity * fling.duration / fling.distance
    guard slope >= 0, slope <= Self.curve.velocity(at: 0) else { return nil }
    if form.isTable { return SplineTable.progress(ofSlope: slope).map { $0 * fling.duration } }
    // The slope falls monotonically: bisect it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.curve.velocity(at: middle) > slope { low = middle } else { high = middle }
    }
    return high * fling.duration
  }

  package static let curve = CubicBezier(valid: 0.175, 0.5, 0.35, 1)
}

/// Android's table of the fling's positions: 100 points in single precision, found by bisection to 1e-5
/// in time, with lines between.
enum SplineTable {
  static let positions: [Float] = {
    var positions: [Float] = []
    var low: Float = 0
    for index in 0..<100 {
      let time = Float(index) / 100
      var high: Float = 1
      var x: Float = 0
      var weight: Float = 0
      for _ in 0..<64 {
        x = low + (high - low) / 2
        weight = 3 * x * (1 - x)
        let reached = weight * ((1 - x) * 0.175 + x * 0.35) + x * x * x
        // The comparison is one of doubles in Android.
        if Double(abs(reached - time)) < 1e-5 { break }
        if reached > time { high = x } else { low = x }
      }
      positions.append(weight * ((1 - x) * 0.5 + x) + x * x * x)
    }
    return positions + [1]
  }()

  static func slope(at progress: Double) -> Double {
    let index = min(Int(100 * progress), 99)
    return (Double(positions[index + 1]) - Double(positions[index])) * 100
  }

  static func position(at progress: Double) -> Double {
    let index = min(Int(100 * progress), 99)
    return Double(positions[index]) + (progress - Double(index) / 100) * slope(at: progress)
  }

  static func progress(ofPosition part: Double) -> Double? {
    guard let next = positions.firstIndex(where: { Double($0) >= part }) else { return nil }
    guard next > 0 else { return 0 }
    let start = Double(positions[next - 1])
    return (Double(next - 1) + (part - start) / (Double(positions[next]) - start)) / 100
  }

  /// The first progress whose line rises no faster.
  static func progress(ofSlope slope: Double) -> Double? {
    for index in 0..<100 where self.slope(at: (Double(index) + 0.5) / 100) <= slope {
      return Double(index) / 100
    }
    return slope >= 0 ? 1 : nil
  }
}
