import Spring

/// A keyframe animation of numbers, compiled so that every value is one row.
///
/// The rows equal the animation's values bit for bit. No call allocates.
package final class KeyframeRows: Sendable {
  let schedule: KeySchedule
  let pacing: SplinePacing?
  /// The values, one row after the other.
  let points: [Double]
  /// The tangents of a cubic mode; empty in the other modes.
  let leaving: [Double]
  let arriving: [Double]
  /// The numbers of a row.
  package let count: Int
  /// Whether values hold until the next key time.
  let isHeld: Bool

  init(
    schedule: KeySchedule, pacing: SplinePacing?, points: [Double], leaving: [Double],
    arriving: [Double], count: Int, isHeld: Bool
  ) {
    (self.schedule, self.pacing) = (schedule, pacing)
    (self.points, self.leaving, self.arriving) = (points, leaving, arriving)
    (self.count, self.isHeld) = (count, isHeld)
  }

  /// Compiles the most common keyframes: lists of numbers, linear in between.
  ///
  /// - Parameters:
  ///   - points: The lists, one after the other; not empty.
  ///   - rows: The number of lists.
  /// - Returns: The rows, and the warnings about ignored settings.
  package static func compile(
    linear points: [Double], rows: Int, keyTimes: [Double]?, isStrict: Bool
  ) throws(KeyframeError) -> (rows: KeyframeRows?, diagnostics: [Diagnostic]) {
    let count = points.count / rows
    for (index, number) in points.enumerated() {
      guard number.isFinite else { throw .notFinite(list: "the values", index: index / count) }
      guard abs(number) <= 1e150 else {
        throw .outOfRange(
          parameter: "value \(index / count + 1)", value: number, allowed: "in -1e150...1e150")
      }
    }
    var diagnostics = Diagnostics(isStrict: isStrict)
    let schedule = try KeySchedule(
      keyTimes: keyTimes, count: rows, distances: nil, isDiscrete: false, timing: .linear,
      timingFunctions: [], diagnostics: &diagnostics)
    let compiled = KeyframeRows(
      schedule: schedule, pacing: nil, points: points, leaving: [], arriving: [], count: count,
      isHeld: rows == 1)
    return (compiled, diagnostics.list)
  }

  /// Compiles a keyframe animation of lists of numbers without an overall timing function. Here the compiler
  /// knows the kind of value, so that nothing is looked up at run time.
  ///
  /// - Returns: The rows, nil if the lists are empty, and the warnings about ignored settings.
  package static func compile(
    _ values: [[Double]], keyTimes: [Double]?, mode: CalculationMode, timingFunctions: [Easing],
    shape: KeyframeAnimation<[Double]>.TensionContinuityBias, isPacedByArc: Bool, isStrict: Bool
  ) throws(KeyframeError) -> (rows: KeyframeRows?, diagnostics: [Diagnostic]) {
    let animation = try KeyframeAnimation<[Double]>(
      values: values, keyTimes: keyTimes, mode: mode, timingFunctions: timingFunctions,
      shape: shape, isPacedByArc: isPacedByArc, isStrict: isStrict)
    return (animation.rows, animation.diagnostics)
  }

  /// The effective key times.
  package var keyTimes: [Double] { schedule.keyTimes }

  /// The key times and the values, if each row is one number, linear between two of them; else nil.
  package var lines: (times: [Double], values: [Double])? {
    lineCount == nil ? nil : (schedule.keyTimes, points)
  }

  /// The number of rows, if each is one number, linear between two of them; else nil.
  package var lineCount: Int? {
    guard count == 1, !isHeld, leaving.isEmpty, pacing == nil, schedule.timingFunctions.isEmpty,
      points.count > 1, points.count == schedule.keyTimes.count, case .linear = schedule.timing
    else { return nil }
    return points.count
  }

  /// Writes the row at a progress.
  package func write(at progress: Double, into row: UnsafeMutablePointer<Double>) {
    let (segment, fraction) =
      pacing?.location(at: schedule.timing.value(at: progress)) ?? schedule.location(at: progress)
    let (start, end) = (segment * count, (segment + 1) * count)
    if isHeld {
      for index in 0..<count { row[index] = points[start + index] }
    } else if leaving.isEmpty {
      for index in 0..<count {
        row[index] = mix(points[start + index], points[end + index], at: fraction)
      }
    } else {
      let weights = Spline.weights(at: fraction)
      for index in 0..<count {
        row[index] = finite(
          weights.start * points[start + index] + weights.end * points[end + index]
            + weights.leave * leaving[start + index] + weights.arrive * arriving[end + index])
      }
    }
  }

  /// Writes the rate of change of the row at a progress, per unit of progress.
  ///
  /// At a keyframe it is the rate of the following segment; 0 for values that hold.
  package func writeVelocity(at progress: Double, into row: UnsafeMutablePointer<Double>) {
    guard !isHeld else {
      for index in 0..<count { row[index] = 0 }
      return
    }
    let state =
      pacing?.state(
        at: schedule.timing.value(at: progress), rate: schedule.timing.velocity(at: progress))
      ?? schedule.state(at: progress)
    let (start, end) = (state.segment * count, (state.segment + 1) * count)
    let slopes = Spline.slopes(at: state.fraction)
    for index in 0..<count {
      let change = points[end + index] - points[start + index]
      let rate =
        leaving.isEmpty
        ? finite(change)
        : slopes.chord * change + slopes.leave * leaving[start + index]
          + slopes.arrive * arriving[end + index]
      row[index] = chainRule(rate, state.rate)
    }
  }
}
