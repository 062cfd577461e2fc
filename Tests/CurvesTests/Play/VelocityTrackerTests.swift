import CurveTestSupport
import Curves
import Testing

/// Trackers against exact polynomials and against normal equations solved here.
@Suite struct VelocityTrackerTests {
  @Test func exactMotionsHaveTheirExactVelocity() throws {
    var random = SplitMix64(seed: 60)
    var worst = LargestError()
    for _ in 0..<300 {
      let (a, b, c) = (
        Double.random(in: -500...500, using: &random),
        Double.random(in: -3000...3000, using: &random),
        Double.random(in: -9000...9000, using: &random)
      )
      let start = Double.random(in: 0...1000, using: &random)
      let count = Int.random(in: 3...20, using: &random)
      let times = (0..<count).map { start + Double($0) * 0.0083 }
      let newest = times[count - 1]
      let parabola = times.map { a + b * ($0 - newest) + c * ($0 - newest) * ($0 - newest) }
      let line = times.map { a + b * ($0 - newest) }
      for tracker in VelocityTracker.all {
        let straight = tracker.velocity(times: times, values: line, at: newest)
        worst.include(abs(straight - b) / (abs(a) + abs(b)))
      }
      for tracker in [VelocityTracker.android, .flutter, .compose] {
        let bent = tracker.velocity(times: times, values: parabola, at: newest + 0.01)
        worst.include(abs(bent - b) / (abs(a) + abs(b) + abs(c)))
      }
    }
    #expect(worst.count == 2400 && worst.value <= 1e-9)
  }

  /// The slope of the line through the last 50 ms by the textbook formula.
  @Test func theDefaultIsTheLineOfTheLast50Milliseconds() throws {
    var random = SplitMix64(seed: 61)
    var worst = LargestError()
    for _ in 0..<200 {
      var (times, values): ([Double], [Double]) = ([], [])
      var time = 0.0
      for _ in 0..<40 {
        time += Double.random(in: 0.002...0.02, using: &random)
        times.append(time)
        values.append(Double.random(in: 0...300, using: &random))
      }
      let window = times.indices.filter { time - times[$0] <= 0.05 }
      let n = Double(window.count)
      let (t, x) = (window.map { times[$0] - time }, window.map { values[$0] })
      let product = zip(t, x).map { $0 * $1 }.reduce(0, +)
      let slope =
        (n * product - t.reduce(0, +) * x.reduce(0, +))
        / (n * t.map { $0 * $0 }.reduce(0, +) - t.reduce(0, +) * t.reduce(0, +))
      let tracked = VelocityTracker.leastSquares50.velocity(times: times, values: values, at: time)
      worst.include(abs(tracked - slope) / (abs(slope) + 100))
      // Motion's reaches from the newest sample to the first that is over 100 ms older.
      let first = try #require(times.lastIndex { time - $0 > 0.1 })
      let quotient = (values[39] - values[first]) / (time - times[first])
      let motion = VelocityTracker.motion.velocity(times: times, values: values, at: time)
      worst.include(abs(motion - quotient) / (abs(quotient) + 100))
    }
    #expect(worst.count == 400 && worst.value <= 1e-9)
  }

  @Test func aFingerAtRestHasNoVelocity() {
    for tracker in VelocityTracker.all {
      let (times, values) = ([0.0, 0.01, 0.02], [0.0, 10, 20])
      #expect(abs(tracker.velocity(times: times, values: values, at: 0.059) - 1000) < 1e-9)
      #expect(tracker.velocity(times: times, values: values, at: 0.0601) == 0)
      #expect(tracker.velocity(times: [0], values: [5], at: 0) == 0)
      #expect(tracker.velocity(times: [], values: [], at: 0) == 0)
      // Samples before a rest do not count.
      let (late, moved) = ([0.0, 0.01, 0.5, 0.51], [0.0, 700, 700, 710])
      let expected = tracker.minimumSampleCount == 2 ? 1000.0 : 0
      let velocity = tracker.velocity(times: late, values: moved, at: 0.51)
      #expect(abs(velocity - expected) < 1e-9)
      #expect(VelocityTracker.named(tracker.name) == tracker)
    }
    #expect(VelocityTracker.named("none") == nil)
  }
}
