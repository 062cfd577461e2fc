import CurveTestSupport
import Curves
import Testing

/// Rows of keyframes with linear timing, which use a different method from single values.
@Suite struct LinearRowsTests {
  static func rows(
    _ animation: KeyframeAnimation<[Double]>, at progress: [Double]
  ) -> [[Double]] {
    let count = animation.values[0].count
    var numbers = [Double](repeating: .nan, count: progress.count * count)
    var span = numbers.mutableSpan
    animation.components(at: progress.span, into: &span)
    return progress.indices.map { Array(numbers[($0 * count)..<(($0 + 1) * count)]) }
  }

  /// Key times far apart, close together, equal, and closer than rates can resolve.
  static func keyTimes(_ random: inout SplitMix64) -> [Double] {
    let tiny = [0, 1e-300, 2e-300, 1e-80, 3e-80, 1e-16]
    return (tiny + (0..<20).map { _ in Double.random(in: 0...1, using: &random) } + [0.5, 0.5, 1])
      .sorted()
  }

  /// Within 12 units of rounding of the larger adjacent keyframe, for components of any size, including
  /// nearly or fully cancelling ones.
  @Test(arguments: [1, 2, 3, 4, 5, 8, 11], [UInt64(1), 2])
  func rowsAreNearTheMix(size: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let keyTimes = Self.keyTimes(&random)
    let values = keyTimes.map { _ in
      (0..<size).map { _ in
        let sign: Double = Bool.random(using: &random) ? 1 : -1
        return sign * random.logUniform(seed == 1 ? 1e-3...1 : 1e-150...1e150)
      }
    }
    let animation = try KeyframeAnimation(values: values, keyTimes: keyTimes)
    let sweep = (0...700).map { Double($0) / 700 }
    let near = keyTimes.flatMap { [$0.nextDown, $0, $0.nextUp] }
    let leaps = sweep.map { _ in Double.random(in: 0...1, using: &random) }
    let progress = sweep + near + leaps + sweep.reversed()
    for (time, row) in zip(progress, Self.rows(animation, at: progress)) {
      let truth = animation.value(at: time)
      let segment = max((keyTimes.lastIndex { $0 <= time } ?? 0), 0)
      let (a, b) = (
        values[min(segment, values.count - 2)], values[min(segment + 1, values.count - 1)]
      )
      let isNear = (0..<size).allSatisfy {
        abs(row[$0] - truth[$0]) <= 12 * 0x1p-53 * max(abs(a[$0]), abs(b[$0]))
      }
      #expect(isNear, "\(time): \(row), not \(truth)")
    }
  }

  /// Keyframe values are exact to the last bit, in rows and alone. If times coincide, the last keyframe
  /// applies.
  @Test(arguments: [1, 4, 5]) func meetsItsKeyframes(size: Int) throws {
    var random = SplitMix64(seed: 3)
    let keyTimes = Self.keyTimes(&random)
    let values = keyTimes.map { _ in
      (0..<size).map { _ in Double.random(in: -10...10, using: &random) }
    }
    let animation = try KeyframeAnimation(values: values, keyTimes: keyTimes)
    let between = (0...300).map { Double($0) / 300 }
    let progress = (between + keyTimes).sorted()
    let found = Self.rows(animation, at: progress)
    for (time, row) in zip(progress, found) {
      guard let index = keyTimes.lastIndex(of: time) else { continue }
      #expect(row == values[index])
    }
    #expect(Self.rows(animation, at: [0.5]) == [values[keyTimes.lastIndex(of: 0.5) ?? 0]])
  }

  /// Outside 0...1 rows continue as single values do.
  @Test func rowsContinueOutsideAsSingleValuesDo() throws {
    let animation = try KeyframeAnimation(
      values: [[1.0, 2, 3, 4], [2, 4, 6, 8], [0, 0, 0, 0]], keyTimes: [0, 0.5, 1])
    let progress = [-1.0, -0.0, 1.5, 1, -1e300, 1e300, .infinity, -.infinity, 0.25]
    for (time, row) in zip(progress, Self.rows(animation, at: progress)) {
      #expect(row == animation.value(at: time), "\(time)")
    }
  }
}
