import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

@Suite struct KeyframeBatchTests {
  /// Rows and values equal those of single progresses, for every kind of value and mode.
  static func check<Value: Interpolatable>(
    _ values: [Value], _ mode: CalculationMode, isPacedByArc: Bool = false
  ) throws {
    let shares = [0, 0.1, 0.1, 0.45, 0.8, 1]
    let keyTimes = values.count == 5 ? (mode == .discrete ? shares : Array(shares[1...])) : nil
    let shape = KeyframeAnimation<Value>.TensionContinuityBias(
      tension: [0, 0.5], bias: [0, 0, -0.5])
    for timing in [Easing.linear, .steps(try Steps(7)), try Easing("ease-in-out")] {
      let animation = try KeyframeAnimation(
        values: values, keyTimes: keyTimes.map { [0] + $0[1...] }, mode: mode, timing: timing,
        timingFunctions: [
          .linear, try Easing("ease"), .steps(try Steps(3)), try Easing("ease-in"),
        ],
        shape: shape, isPacedByArc: isPacedByArc)
      let count = values[0].componentCount
      for length in isPacedByArc ? [0, 1, 20] : [0, 1, 7, 8, 9, 31, 300] {
        for progress in BatchInputs.series(of: length, seed: UInt64(length)) {
          var rows = [Double](repeating: .nan, count: length * count)
          var span = rows.mutableSpan
          animation.components(at: progress.span, into: &span)
          let results = animation.values(at: progress)
          #expect(results.count == length)
          let wrong = progress.indices.filter { index in
            let expected = animation.value(at: progress[index])
            return (0..<count).contains { component in
              let truth = expected[component: component]
              let bound = 1e-13 * max(1, abs(truth))
              return !(abs(rows[index * count + component] - truth) <= bound)
                || !(abs(results[index][component: component] - truth) <= bound)
            }
          }
          #expect(wrong.isEmpty, "\(mode), \(timing)")
        }
      }
    }
  }

  static func numbers(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in Double.random(in: -10...10, using: &generator) }
  }

  @Test(arguments: CalculationMode.allCases, [1, 2, 3, 4, 5, 7, 9])
  func rowsOfVectorsMatchSingleValues(mode: CalculationMode, size: Int) throws {
    try Self.check((0..<5).map { Self.numbers(size, seed: $0) }, mode)
  }

  @Test(arguments: CalculationMode.allCases) func rowsOfEveryKindMatchSingleValues(
    mode: CalculationMode
  ) throws {
    let four = (0..<5).map { Self.numbers(4, seed: $0) }
    try Self.check([3.0], mode)
    try Self.check(four.map { $0[0] }, mode)
    try Self.check(four.map { SIMD4($0[0], $0[1], $0[2], $0[3]) }, mode)
    try Self.check(four.map { AnimatableValue.point(Point2D(x: $0[0], y: $0[1])) }, mode)
    try Self.check([true, false, true, true, false], mode)
    let colors = try ["#123", "#f80", "white", "rgb(1 2 3 / 50%)", "black"].map {
      try ColorValue($0)
    }
    try Self.check(colors, mode)
    try Self.check(colors.map { AnimatableValue.color($0) }, mode)
  }

  @Test func rowsOfTransformsMatchSingleValues() throws {
    let transforms = Self.numbers(5, seed: 9).map { Transform3D.rotation($0, x: 1, y: 2, z: 3) }
    try Self.check(transforms, .linear)
    try Self.check(transforms, .discrete)
  }

  @Test func rowsPacedBySplineLengthMatchSingleValues() throws {
    try Self.check((0..<5).map { Self.numbers(3, seed: $0) }, .cubicPaced, isPacedByArc: true)
  }

  /// Values at keyframes are exact, regardless of the surrounding rows.
  @Test(arguments: [CalculationMode.linear, .cubic, .monotone])
  func passesItsValues(mode: CalculationMode) throws {
    let values = (0..<100).map { Self.numbers(4, seed: $0) }
    let animation = try KeyframeAnimation(values: values, mode: mode)
    let rows = animation.values(at: animation.keyTimes)
    #expect(rows == values)
  }

  /// Rows that do not fit are not written.
  @Test func writesWholeRows() throws {
    let animation = try KeyframeAnimation(values: [[0.0, 1], [2, 3]])
    var rows = [Double](repeating: 9, count: 5)
    var span = rows.mutableSpan
    animation.components(at: [0, 1, 0.5].span, into: &span)
    #expect(rows == [0, 1, 2, 3, 9])
  }
}
