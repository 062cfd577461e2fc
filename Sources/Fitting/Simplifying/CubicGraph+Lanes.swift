import CurveArithmetic

/// Eight points of a graph side by side.
extension CubicGraph {
  typealias Eight = SIMD8<Double>

  /// The parameters at eight progresses, from guesses, by Newton's method within a bracket.
  func parameters(at x: SIMD8<Double>, near guess: SIMD8<Double>) -> SIMD8<Double> {
    let (x1, x2) = (controls[0], controls[2])
    let (start, middle, end) = (3 * x1, 6 * (x2 - x1), 3 * (1 - x2))
    let (turned, least) = (3 * x2, 0x1p-1000)
    var (low, high) = (Eight.zero, Eight(repeating: 1))
    var t = guess
    var done = SIMD8<UInt64>.zero
    for _ in 0..<100 {
      let s: Eight = 1 - t
      let ss: Eight = s * s
      let st: Eight = s * t
      let tt: Eight = t * t
      let early: Eight = ss * t * start
      let late: Eight = st * t * turned
      let excess: Eight = early + late + (tt * t - x)
      // Above 0, so that the quotient is a number.
      let climb: Eight = ss * start + st * middle
      let slope: Eight = climb + (tt * end + least)
      let isAbove = Self.isNegative(-excess)
      high = Self.choose(isAbove, t, high)
      low = Self.choose(~isAbove, t, low)
      var next: Eight = t - excess / slope
      let isInside: SIMD8<UInt64> = Self.isNegative(low - next) & Self.isNegative(next - high)
      let step: Eight = next - t
      // After so small a step, the next one would be less than rounding.
      let share: Eight = slope * 1e-9 + 2e-16
      let small: Eight = t * share + least
      let isLast = Self.isNegative(step * step.signFactor - small)
      let half: Eight = low + (high - low) * 0.5
      next = Self.choose(isInside | isLast, next, half)
      t = Self.choose(done, t, next)
      done |= isLast
      let four = done.lowHalf & done.highHalf
      if four[0] & four[1] & four[2] & four[3] == .max { break }
    }
    return -((-t.capped(at: 1)).capped(at: 0))
  }

  /// The values at eight parameters.
  @inline(__always)
  func values(t: SIMD8<Double>) -> SIMD8<Double> {
    let s: Eight = 1 - t
    let heights: Eight = s * controls[1] + t * controls[3]
    let inner: Eight = heights * s * t
    let start: Eight = s * s * s * ends.0
    let end: Eight = t * t * t * ends.1
    return start + end + inner * 3
  }

  /// The derivatives of the values at fixed progresses, those of eight parameters, by the control points.
  @inline(__always)
  func gradients(t: SIMD8<Double>) -> (Eight, Eight, Eight, Eight) {
    let s: Eight = 1 - t
    let ss: Eight = s * s
    let st: Eight = s * t * 2
    let tt: Eight = t * t
    let b1: Eight = ss * t * 3
    let b2: Eight = tt * s * 3
    let run: Eight = Self.sum(
      ss * controls[0], st * (controls[2] - controls[0]), tt * (1 - controls[2]))
    let rise: Eight = Self.sum(
      ss * (controls[1] - ends.0), st * (controls[3] - controls[1]), tt * (ends.1 - controls[3]))
    // At least a little above 0.
    let slope: Eight = rise / -((-run).capped(at: -1e-12))
    return (-(slope * b1), b1, -(slope * b2), b2)
  }

  @inline(__always)
  private static func sum(_ a: Eight, _ b: Eight, _ c: Eight) -> Eight { a + b + c }

  /// All ones where the sign bit is set; comparisons become loops.
  @inline(__always)
  private static func isNegative(_ x: SIMD8<Double>) -> SIMD8<UInt64> {
    0 &- (unsafeBitCast(x, to: SIMD8<UInt64>.self) &>> 63)
  }

  @inline(__always)
  private static func choose(
    _ mask: SIMD8<UInt64>, _ a: SIMD8<Double>, _ b: SIMD8<Double>
  ) -> SIMD8<Double> {
    let (a, b) = (
      unsafeBitCast(a, to: SIMD8<UInt64>.self), unsafeBitCast(b, to: SIMD8<UInt64>.self)
    )
    return unsafeBitCast(b ^ ((a ^ b) & mask), to: SIMD8<Double>.self)
  }
}
