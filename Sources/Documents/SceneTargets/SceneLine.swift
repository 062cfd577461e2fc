/// Channels that are not proportional, as straight intervals with common times.
struct SceneLine {
  private(set) var keys: [SceneTrack.Key] = []
  private let samples: SceneSamples
  private let channels: Range<Int>
  private let tolerance: Double

  /// - Parameter tolerance: The largest error of a channel, in its own unit.
  init(_ samples: SceneSamples, _ channels: Range<Int>, tolerance: Double) {
    (self.samples, self.channels, self.tolerance) = (samples, channels, tolerance)
    var start = 0.0
    for joint in samples.joints(channels) + [1] {
      append(from: start, to: joint)
      start = joint
    }
    let last = channels.map { samples.end[$0] }
    if let key = keys.last, isApart(key.values, last) { keys.append((1, last, .linear)) }
  }

  private func numbers(_ progress: Double) -> [Double] {
    channels.map { samples.value($0, at: progress) }
  }

  private func isApart(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).contains { abs($0 - $1) > 0.1 * tolerance }
  }

  /// Adds the keyframes between two joints, each interval as long as the tolerance allows.
  private mutating func append(from start: Double, to end: Double) {
    let points = positions(from: start, to: end)
    if keys.last.map({ isApart($0.values, points[0].1) }) ?? true {
      keys.append((points[0].0, points[0].1, .linear))
    }
    var index = 0
    while index < points.count - 1 {
      // Doubles the length while it fits, then bisects.
      var (low, high) = (index + 1, points.count)
      var step = 1
      while index + step < points.count, isLink(points, index, index + step) {
        low = index + step
        step *= 2
      }
      high = min(index + step, points.count)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if isLink(points, index, middle) { low = middle } else { high = middle }
      }
      keys.append((points[low].0, points[low].1, .linear))
      index = low
    }
  }

  /// Whether the straight line between two points is within the tolerance of all positions between.
  private func isLink(_ points: [(Double, [Double])], _ from: Int, _ to: Int) -> Bool {
    let ((start, a), (end, b)) = (points[from], points[to])
    return points[from...to].allSatisfy { position, values in
      let share = (position - start) / (end - start)
      return values.indices.allSatisfy {
        abs(values[$0] - (a[$0] * (1 - share) + b[$0] * share)) <= 0.8 * tolerance
      }
    }
  }

  /// Positions between which straight lines are ten times closer than the tolerance, from the right side of a
  /// joint to the left side of the next.
  private func positions(from start: Double, to end: Double) -> [(Double, [Double])] {
    let (first, last) = (start * (1 + 0x1p-50), end * (1 - 0x1p-50))
    var points = [(start, numbers(max(first, 0x1p-1000)))]
    var waiting = [(end, numbers(last))]
    for step in stride(from: 7, to: 0, by: -1) {
      let position = start + (end - start) * Double(step) / 8
      waiting.append((position, numbers(position)))
    }
    while let (position, values) = waiting.last {
      let (before, old) = points[points.count - 1]
      let isNear = [0.25, 0.5, 0.75].allSatisfy { share in
        let there = numbers(before + (position - before) * share)
        return there.indices.allSatisfy {
          abs(there[$0] - (old[$0] * (1 - share) + values[$0] * share)) <= 0.1 * tolerance
        }
      }
      if isNear || position - before < 1e-7 {
        points.append((position, values))
        waiting.removeLast()
      } else {
        let middle = before + (position - before) / 2
        waiting.append((middle, numbers(middle)))
      }
    }
    return points
  }
}
