import CurveTestSupport
import Testing

@testable import CurvePlatforms

/// Bisections side by side, against one after another.
@Suite struct BisectionTests {
  /// The last middle of one bisection, with both ends.
  private static func middle(
    _ wanted: Double, within tolerance: Double, limit: Int, _ function: (Double) -> Double
  ) -> Double {
    var (low, high, middle) = (0.0, 1.0, 0.0)
    for _ in 0..<limit {
      middle = low + (high - low) / 2
      let excess = function(middle) - wanted
      if abs(excess) <= tolerance { break }
      if excess > 0 { high = middle } else { low = middle }
    }
    return middle
  }

  @Test(arguments: [(1e-7, 12), (1e-7, 100), (0.001, 54), (0, 5)])
  func bisectionsSideBySideEndWhereSingleOnesEnd(_ tolerance: Double, _ limit: Int) {
    var random = SplitMix64(seed: 46)
    for _ in 0..<500 {
      let x = ScriptCubic(.random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
      var wanted = SIMD8<Double>()
      for lane in 0..<8 { wanted[lane] = .random(in: 0...1, using: &random) }
      // Bisections of one lane end at once, or never reach the value.
      (wanted[0], wanted[1], wanted[2]) = (x.value(0.5), 0, 1)
      let found = Bisection(tolerance: tolerance, limit: limit).parameters(at: wanted) {
        x.value($0)
      }
      for lane in 0..<8 {
        let one = Self.middle(wanted[lane], within: tolerance, limit: limit) { x.value($0) }
        #expect(found[lane] == one)
      }
    }
  }
}
