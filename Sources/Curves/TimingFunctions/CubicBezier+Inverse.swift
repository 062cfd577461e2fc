extension CubicBezier {
  /// Every progress in 0...1 with a value, in order: up to three, and none if the value is not reached.
  ///
  /// Each progress is exact for a value within a few units of rounding of max(1, |y1|, |y2|) of the given
  /// one. The value that ``extremes`` reports finds its extreme.
  ///
  /// Complexity: constant; each monotone piece is searched by Newton steps within a bracket.
  public func inverse(of value: Double) -> [Double] {
    if isIdentity { return (0...1).contains(value) ? [value] : [] }
    // Pieces on which y(t) is monotone, and either t or 1 - t has full precision.
    var ends = [(t: 0.0, s: 1.0)] + extremeParameters + [(t: 1.0, s: 0.0)]
    ends.insert((0.5, 0.5), at: ends.firstIndex { $0.t >= 0.5 } ?? 1)
    let heights = ends.map { Self.bernstein(y1, y2, $0.t, $0.s) }
    var found: [Double] = []
    for (index, end) in ends.enumerated() {
      if index > 0, (heights[index - 1] < value) != (heights[index] < value),
        heights[index - 1] != value, heights[index] != value
      {
        let start = ends[index - 1]
        if end.t <= 0.5 {
          let t = Self.root(y1, y2, value, between: start.t, end.t)
          found.append(Self.bernstein(x1, x2, t, 1 - t))
        } else {
          let s = Self.root(1 - y2, 1 - y1, 1 - value, between: end.s, start.s)
          found.append(Self.bernstein(x1, x2, 1 - s, s))
        }
      }
      if heights[index] == value {
        let progress = Self.bernstein(x1, x2, end.t, end.s)
        if found.last != progress { found.append(progress) }
      }
    }
    return found
  }

  /// The parameter t in 0...1 of the point of the curve at a progress in 0...1.
  ///
  /// The relative error is about 2^-53 near 0 even if dt/dx is unbounded. Complexity: constant.
  public func parameter(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return solve(progress).t
  }

  /// The position within 0...1/2 where a monotone piece of a cubic from 0 crosses a height.
  private static func root(
    _ y1: Double, _ y2: Double, _ height: Double, between start: Double, _ end: Double
  ) -> Double {
    var (low, high) = (start, end)
    let rises = bernstein(y1, y2, end, 1 - end) > height
    var t = 0.5 * (low + high)
    for step in 1...200 {
      let s = 1 - t
      let miss = bernstein(y1, y2, t, s) - height
      if miss == 0 { return t }
      if (miss > 0) == rises { high = t } else { low = t }
      let slope = 3 * (y1 * s * (s - 2 * t) + y2 * t * (2 * s - t) + t * t)
      var next = slope.isFinite ? t - miss / slope : .nan
      // Every fourth step halves the bracket, in case the others converge slowly toward a flat root.
      if !(next > low && next < high) || step % 4 == 0 {
        next = Double(bitPattern: (low.bitPattern + high.bitPattern) / 2)
      }
      if next == t || next == low || next == high { return t }
      t = next
    }
    return t
  }
}
