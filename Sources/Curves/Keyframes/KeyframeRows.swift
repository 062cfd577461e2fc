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

  /// The effective key times.
  package var keyTimes: [Double] { schedule.keyTimes }

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
    let place =
      pacing?.place(
        at: schedule.timing.value(at: progress), rate: schedule.timing.velocity(at: progress))
      ?? schedule.place(at: progress)
    let (start, end) = (place.segment * count, (place.segment + 1) * count)
    let slopes = Spline.slopes(at: place.fraction)
    for index in 0..<count {
      let change = points[end + index] - points[start + index]
      let rate =
        leaving.isEmpty
        ? finite(change)
        : slopes.chord * change + slopes.leave * leaving[start + index]
          + slopes.arrive * arriving[end + index]
      row[index] = chainRule(rate, place.rate)
    }
  }
}
