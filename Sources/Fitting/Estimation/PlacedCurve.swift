import Curves

/// A timing function from a start over a duration, from one value to another, as a motion of samples.
struct PlacedCurve: MotionVector {
  /// The index of a parameter.
  enum Slot: Int, CaseIterable, Sendable {
    case to, from, start, duration
  }

  static let count = Slot.allCases.count
  static let linearCount = 2
  /// The parameters in the order of the slots.
  var values = SIMD8<Double>.zero
  let easing: Easing

  init(_ easing: Easing, start: Double, duration: Double) {
    self.easing = easing
    self[.start] = start
    self[.duration] = duration
  }

  subscript(slot: Slot) -> Double {
    get { values[slot.rawValue] }
    set { values[slot.rawValue] = newValue }
  }

  /// It starts at most two samples before the first one: the second half of an in-out curve is an ease-out.
  ///
  /// - Parameter known: The end whose value is that of the first or the last sample.
  static func freedom(
    leastDuration: Double, known: Slot? = nil
  ) -> MotionMinimum<PlacedCurve>.Freedom {
    MotionMinimum.Freedom(
      Slot.allCases.filter { $0 != known }.map { $0.rawValue },
      ranges: [
        Slot.start.rawValue: -min(2 * leastDuration, 1)...1,
        Slot.duration.rawValue: leastDuration...4,
      ])
  }

  var trajectory: Trajectory { Trajectory(curve: self) }

  struct Trajectory: MotionTrajectory {
    let curve: PlacedCurve

    func slopes(at time: Double) -> (value: Double, slopes: SIMD8<Double>) {
      let (from, to) = (curve[.from], curve[.to])
      let progress = (time - curve[.start]) / curve[.duration]
      guard progress > 0 else { return (from, SIMD8(0, 1, 0, 0, 0, 0, 0, 0)) }
      guard progress < 1 else { return (to, SIMD8(1, 0, 0, 0, 0, 0, 0, 0)) }
      let output = curve.easing.value(at: progress)
      // A vertical tangent has no slope to follow.
      let velocity = curve.easing.velocity(at: progress)
      let slope = velocity.isFinite ? (to - from) * velocity / curve[.duration] : 0
      return (
        from + (to - from) * output,
        SIMD8(output, 1 - output, -slope, -slope * progress, 0, 0, 0, 0)
      )
    }
  }
}

extension WeightedSamples {
  /// The times at which the samples first reach some fractions of the way from the first value to the last.
  func crossings(_ fractions: [Double]) -> [Double] {
    let (from, to) = (value(0), value(count - 1))
    var index = 0
    return fractions.map { fraction in
      let sought = from + fraction * (to - from)
      while index < count - 1, to > from ? value(index) < sought : value(index) > sought {
        index += 1
      }
      return time(index)
    }
  }

  /// A named curve with the duration that fits best; nil if the samples end where they begin.
  ///
  /// - Parameter known: The end whose value is that of the first or the last sample.
  func placed(
    _ easing: Easing, known: PlacedCurve.Slot? = nil
  ) -> MotionMinimum<PlacedCurve>? {
    let seen = crossings([0.1, 0.5, 0.9])
    guard value(0) != value(count - 1), seen[2] > seen[0] else { return nil }
    // The progress at which the curve first reaches the same fractions.
    let steps = 64
    func reached(_ fraction: Double) -> Double {
      let index = (0...steps).first { easing.value(at: Double($0) / Double(steps)) >= fraction }
      return Double(index ?? steps) / Double(steps)
    }
    let (early, late) = (reached(0.1), reached(0.9))
    let duration = min(max((seen[2] - seen[0]) / max(late - early, 0.02), 2 * medianGap), 4)
    var start = PlacedCurve(easing, start: seen[0] - early * duration, duration: duration)
    start[.start] = min(max(start[.start], -min(2 * medianGap, 1)), 1)
    (start[.from], start[.to]) = (value(0), value(count - 1))
    let freedom = PlacedCurve.freedom(leastDuration: medianGap, known: known)
    return MotionMinimum(self, from: start, freedom, steps: 40)
  }

  /// Where a named curve fits best, in the samples' own units; nil if they end where they begin.
  func placement(of easing: Easing) -> CurvePlacement? {
    guard let found = placed(easing)?.vector else { return nil }
    return CurvePlacement(
      start: scale.origin + found[.start] * scale.span, duration: found[.duration] * scale.span,
      from: scale.original(found[.from]), to: scale.original(found[.to]))
  }

  private var medianGap: Double { 2 / highestFrequency }
}
