import CurveTestSupport
import Curves
import Testing

/// Curves in 1200-digit arithmetic, most of them nearly vertical somewhere
/// (scripts/oracles/steepest_slope.py).
@Suite struct SteepestSlopeTests {
  @Test func agreesWithManyDigits() throws {
    var worst = LargestError()  // 2.6e-16 when last measured
    var vertical = 0
    for row in try Fixture("curves/steepest-slope.csv", rows: 601).rows {
      let curve = try CubicBezier(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let slope = abs(curve.steepest.slope)
      let expected = try row.number("slope")
      if expected == .infinity {
        vertical += 1
        #expect(slope == .infinity, "\(curve)")
        continue
      }
      let error = abs(slope - expected) / max(expected, .leastNormalMagnitude)
      worst.include(error)
      if !(error <= 1e-12) { Issue.record("\(error) \(curve) \(slope) \(expected)") }
    }
    #expect(worst.count + vertical == 601 && vertical > 50 && worst.value <= 1e-12)
  }

  /// No slope of a dense walk along the parameter is steeper, and the position is on the curve.
  @Test func noSlopeIsSteeper() throws {
    var random = SplitMix64(seed: 88)
    for _ in 0..<200 {
      func number() -> Double { .random(in: 0...1, using: &random) }
      let (x1, y1, x2, y2) = (number(), 3 * number() - 1, number(), 3 * number() - 1)
      let steepest = try CubicBezier(x1, y1, x2, y2).steepest
      var (largest, position) = (0.0, 0.0)
      for step in 0...20_000 {
        let t = Double(step) / 20_000
        let s = 1 - t
        let dx = x1 * s * s + 2 * (x2 - x1) * s * t + (1 - x2) * t * t
        let dy = y1 * s * s + 2 * (y2 - y1) * s * t + (1 - y2) * t * t
        let slope = abs(dy / dx)
        if slope > largest {
          (largest, position) = (slope, (3 * x1 * s + 3 * x2 * t) * s * t + t * t * t)
        }
      }
      #expect(largest <= abs(steepest.slope) * (1 + 1e-9))
      #expect(abs(steepest.slope) <= largest * 1.001)
      #expect(abs(steepest.progress - position) <= 0.01 || largest < 1.001)
    }
  }
}
