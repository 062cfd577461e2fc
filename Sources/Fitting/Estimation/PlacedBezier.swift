import Curves

/// A cubic-bezier from a start over a duration, from one value to another, as a motion of samples.
struct PlacedBezier: MotionVector {
  /// The index of a parameter.
  enum Slot: Int, CaseIterable, Sendable {
    case to, from, start, duration, x1, y1, x2, y2
  }

  static let count = Slot.allCases.count
  static let linearCount = 2
  /// The parameters in the order of the slots.
  var values = SIMD8<Double>.zero

  subscript(slot: Slot) -> Double {
    get { values[slot.rawValue] }
    set { values[slot.rawValue] = newValue }
  }

  init(_ placed: PlacedCurve, _ curve: CubicBezier) {
    (self[.to], self[.from]) = (placed[.to], placed[.from])
    (self[.start], self[.duration]) = (placed[.start], placed[.duration])
    (self[.x1], self[.y1], self[.x2], self[.y2]) = (curve.x1, curve.y1, curve.x2, curve.y2)
  }

  static func freedom(
    _ slots: [Slot], leastDuration: Double
  ) -> MotionMinimum<PlacedBezier>.Freedom {
    MotionMinimum.Freedom(
      slots.map { $0.rawValue },
      ranges: [
        Slot.start.rawValue: -1...1, Slot.duration.rawValue: leastDuration...4,
        Slot.x1.rawValue: 0...1, Slot.x2.rawValue: 0...1, Slot.y1.rawValue: -2...3,
        Slot.y2.rawValue: -2...3,
      ])
  }

  var trajectory: Trajectory { Trajectory(vector: self) }

  struct Trajectory: MotionTrajectory {
    let vector: PlacedBezier
    let curve: CubicBezier?

    init(vector: PlacedBezier) {
      self.vector = vector
      curve = try? CubicBezier(vector[.x1], vector[.y1], vector[.x2], vector[.y2])
    }

    func slopes(at time: Double) -> (value: Double, slopes: SIMD8<Double>) {
      let (from, to) = (vector[.from], vector[.to])
      let progress = (time - vector[.start]) / vector[.duration]
      guard progress > 0, let curve else { return (from, SIMD8(0, 1, 0, 0, 0, 0, 0, 0)) }
      guard progress < 1 else { return (to, SIMD8(1, 0, 0, 0, 0, 0, 0, 0)) }
      let s = curve.parameter(at: progress)
      let (first, second) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s)
      let output = first * vector[.y1] + second * vector[.y2] + s * s * s
      let velocity = curve.velocity(at: progress)
      let distance = to - from
      // A vertical tangent has no slope to follow.
      let slope = velocity.isFinite ? distance * velocity : 0
      let byTime = slope / vector[.duration]
      return (
        from + distance * output,
        SIMD8(
          output, 1 - output, -byTime, -byTime * progress, -slope * first, distance * first,
          -slope * second, distance * second)
      )
    }
  }
}

extension WeightedSamples {
  /// The cubic-bezier and its placement that fit best. A placement from frame to frame is off by a part of a
  /// frame, and noise hides the rests around the motion.
  ///
  /// - Parameters:
  ///   - curve: A curve near it; nil if none is known.
  ///   - placement: Where that curve runs.
  ///   - known: Known values of the motion.
  func placedBezier(
    near curve: CubicBezier?, _ placement: CurvePlacement, known: KnownMotion
  ) -> (curve: CubicBezier, placement: CurvePlacement)? {
    let least = 2 / highestFrequency
    var slots = PlacedBezier.Slot.allCases
    if known.from != nil { slots.removeAll { $0 == .from } }
    if known.to != nil { slots.removeAll { $0 == .to } }
    var starts: [PlacedBezier] = []
    if let curve {
      var placed = PlacedCurve(
        .cubicBezier(curve), start: scale.time(placement.start),
        duration: max(placement.duration / scale.span, least))
      (placed[.from], placed[.to]) = (scale.value(placement.from), scale.value(placement.to))
      starts.append(PlacedBezier(placed, curve))
    }
    // The usual ones, wherever each fits best.
    let points = [
      SIMD4(0.25, 0.1, 0.25, 1), SIMD4(0.42, 0, 1, 1), SIMD4(0, 0, 0.58, 1),
      SIMD4(0.42, 0, 0.58, 1),
    ]
    for p in points where slots.count == PlacedBezier.Slot.allCases.count {
      guard let usual = try? CubicBezier(p.x, p.y, p.z, p.w),
        let found = placed(.cubicBezier(usual))
      else { continue }
      starts.append(PlacedBezier(found.vector, usual))
    }
    let freedom = PlacedBezier.freedom(slots, leastDuration: least)
    let minima = starts.map { MotionMinimum(self, from: $0, freedom, steps: 60) }
    guard let found = minima.min(by: { $0.cost < $1.cost })?.vector,
      let best = try? CubicBezier(found[.x1], found[.y1], found[.x2], found[.y2])
    else { return nil }
    return (
      best,
      CurvePlacement(
        start: scale.origin + found[.start] * scale.span, duration: found[.duration] * scale.span,
        from: scale.original(found[.from]), to: scale.original(found[.to]))
    )
  }
}
