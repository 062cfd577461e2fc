import CurvePlatforms
import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct MotionTrackBatchTests {
  /// Rows and values equal those of single times, in every kind of step, before and after the track.
  @Test(arguments: [1, 2, 4, 5]) func rowsAreTheScalars(size: Int) throws {
    var generator = SplitMix64(seed: 77)
    let values = (0..<6).map { _ in
      (0..<size).map { _ in Double.random(in: -10...10, using: &generator) }
    }
    let track = try MotionTrack(
      initial: values[0],
      [
        .linear(values[1], duration: 0.5, timing: try Easing("ease-in")),
        .cubic(values[2], duration: 0.25), .move(values[3]), .cubic(values[4], duration: 0.5),
        .linear(values[0], duration: 0), .spring(values[5], DampedSpring(perceptualDuration: 0.4)),
        .linear(values[1], duration: 0.25),
      ])
    let end = try #require(track.duration)
    for length in [0, 1, 2, 17, 70, 300] {
      let sorted = (0..<length).map { Double($0) / Double(length) * (end + 1) - 0.5 }
      for times in [sorted, sorted.reversed(), sorted.shuffled(using: &generator)] {
        let results = track.values(at: times)
        var rows = [Double](repeating: 9, count: length * size + 1)
        var span = rows.mutableSpan
        track.components(at: times.span, into: &span)
        #expect(rows[length * size] == 9 && results.count == length)
        let wrong = times.indices.filter { index in
          let expected = track.value(at: times[index])
          return results[index] != expected
            || (0..<size).contains { component in
              let bound = 1e-13 * max(1, abs(expected[component]))
              return !(abs(rows[index * size + component] - expected[component]) <= bound)
            }
        }
        #expect(wrong.isEmpty)
      }
    }
  }

  @Test func emptyTracksHold() throws {
    let track = try MotionTrack(initial: 3.0, [.move(4)])
    #expect(track.values(at: [-1, 0, 1]) == [-1, 0, 1].map { track.value(at: $0) })
  }
}
