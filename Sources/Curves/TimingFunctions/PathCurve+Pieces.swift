extension PathCurve {
  /// A part of the path as the cubic it draws.
  struct Cubic {
    var start: SIMD2<Double>
    var control1: SIMD2<Double>
    var control2: SIMD2<Double>
    var end: SIMD2<Double>

    /// A line becomes a cubic of constant speed, a quadratic curve the same curve.
    init(_ segment: PathSegment) {
      start = SIMD2(segment.start.x, segment.start.y)
      end = SIMD2(segment.end.x, segment.end.y)
      switch segment {
      case .line:
        control1 = start + (end - start) / 3
        control2 = end - (end - start) / 3
      case .quad(_, let control, _):
        let control = SIMD2(control.x, control.y)
        control1 = start + (control - start) * (2.0 / 3)
        control2 = end + (control - end) * (2.0 / 3)
      case .curve(_, let first, let second, _):
        control1 = SIMD2(first.x, first.y)
        control2 = SIMD2(second.x, second.y)
      }
    }
  }
}

extension PathCurve.Cubic {
  /// The segment as graphs of timing functions; empty if it is vertical, nil if x decreases.
  ///
  /// A cubic can be monotone in x with a control point beyond its ends. Then its halves are tried; if x
  /// does decrease, one of them runs backwards.
  func monotonePieces(depth: Int = 0) -> [PathCurve.Piece]? {
    let width = end.x - start.x
    guard width >= 0 else { return nil }
    let x1 = (control1.x - start.x) / width
    let x2 = (control2.x - start.x) / width
    let slack = 0x1p-48  // the rounding error of halving
    if width == 0, control1.x == start.x, control2.x == start.x { return [] }
    if min(x1, x2) >= -slack, max(x1, x2) <= 1 + slack {
      let (u1, u2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
      let tilt = 1 - (end.y - start.y)
      let curve = CubicBezier(
        valid: u1, control1.y - start.y + tilt * u1, u2, control2.y - start.y + tilt * u2)
      return [
        PathCurve.Piece(start: start.x, width: width, base: start.y, tilt: tilt, curve: curve)
      ]
    }
    guard depth < 40 else { return nil }
    let (a, b, c) = (
      (start + control1) / 2, (control1 + control2) / 2, (control2 + end) / 2
    )
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    var (first, second) = (self, self)
    (first.control1, first.control2, first.end) = (a, d, middle)
    (second.start, second.control1, second.control2) = (middle, e, c)
    guard let before = first.monotonePieces(depth: depth + 1),
      let after = second.monotonePieces(depth: depth + 1)
    else { return nil }
    return before + after
  }
}
