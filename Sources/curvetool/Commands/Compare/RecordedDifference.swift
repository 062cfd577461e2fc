import CurveArithmetic
import CurveFitting

/// The difference between two recordings over the time that both have: of the lines between their samples, exactly.
struct RecordedDifference {
  /// The times of both recordings in the common span, and its ends.
  let times: [Double]
  /// The values of each recording at these times.
  let (first, second): ([Double], [Double])
  /// The first recording less the second at each time.
  let differences: [Double]
  /// The index of the largest difference. Between two times the difference is linear.
  let worst: Int

  /// - Parameter delay: How much later the second recording is played, in seconds.
  /// - Returns: nil if the recordings have no span in common.
  init?(_ a: Samples, _ b: Samples, delay: Double) {
    let shifted = b.times.map { $0 + delay }
    let start = max(a.times[0], shifted[0])
    let end = min(a.times[a.times.count - 1], shifted[shifted.count - 1])
    guard start < end else { return nil }
    var times = [start, end]
    times += a.times.filter { $0 > start && $0 < end }
    times += shifted.filter { $0 > start && $0 < end }
    times.sort()
    var kept: [Double] = []
    for time in times where kept.last != time { kept.append(time) }
    self.times = kept
    first = kept.map { Self.value(a.values, a.times, at: $0) }
    second = kept.map { Self.value(b.values, shifted, at: $0) }
    let differences = zip(first, second).map { $0 - $1 }
    self.differences = differences
    worst = differences.indices.max { abs(differences[$0]) < abs(differences[$1]) } ?? 0
  }

  /// The value on the line between two samples; that of the nearest one beyond them.
  static func value(_ values: [Double], _ times: [Double], at time: Double) -> Double {
    let high = SegmentSearch.partition(0..<times.count) { times[$0] <= time }
    if high == 0 { return values[0] }
    if high == times.count { return values[high - 1] }
    let low = high - 1
    let part = (time - times[low]) / (times[high] - times[low])
    return values[low] * (1 - part) + values[high] * part
  }

  /// The root of the mean square over time.
  var rootMeanSquare: Double {
    let sum = times.indices.dropFirst().reduce(0.0) { sum, index in
      let (a, b) = (differences[index - 1], differences[index])
      return sum + (times[index] - times[index - 1]) * (a * a + a * b + b * b) / 3
    }
    return (sum / (times[times.count - 1] - times[0])).squareRoot()
  }
}
