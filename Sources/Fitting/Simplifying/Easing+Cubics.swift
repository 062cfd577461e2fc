import Curves

extension Easing {
  /// The cubics that the function consists of; nil if it does not consist of cubics.
  package var cubics: [CubicPiece]? {
    switch self {
    case .linear: return [CubicPiece(from: .start, to: .end)]
    case .cubicBezier(let curve): return [CubicPiece(curve)]
    case .steps(let steps): return steps.cubics
    case .piecewiseLinear(let function): return function.cubics
    case .path(let path): return path.cubics
    case .preset(let preset): return preset.value.cubics
    case .clamped(let base): return base.cubics
    case .reversed(let base):
      return base.cubics?.reversed().map { piece in
        piece.backwards.map { CurvePoint(progress: 1 - $0.progress, value: $0.value) }
      }
    case .mirrored(let base):
      return base.cubics?.reversed().map { piece in
        piece.backwards.map { CurvePoint(progress: 1 - $0.progress, value: 1 - $0.value) }
      }
    case .chained(let chain): return chain.cubics
    default: return Self.polynomials(of: self)
    }
  }

  /// The cubics of a function that is a polynomial of degree 3 or less between its breakpoints.
  private static func polynomials(of easing: Easing) -> [CubicPiece]? {
    let positions = easing.breakpoints.innerBreakpoints + [1]
    guard positions.count <= 1000 else { return nil }
    var pieces: [CubicPiece] = []
    var start = 0.0
    for end in positions {
      guard let piece = polynomial(of: easing, over: start...end) else { return nil }
      pieces.append(piece)
      start = end
    }
    return pieces
  }

  /// The cubic through four positions within a span, if it equals the function on the whole span.
  private static func polynomial(
    of easing: Easing, over span: ClosedRange<Double>
  ) -> CubicPiece? {
    let (low, width) = (span.lowerBound, span.upperBound - span.lowerBound)
    let value = { (share: Double) in easing.value(at: low + width * share) }
    // Chebyshev nodes, which spread the rounding of the values evenly.
    let nodes = (0..<4).map { 0.5 - 0.5 * Self.cosines[$0] }
    let values = nodes.map(value)
    func interpolated(_ x: Double) -> Double {
      var sum = 0.0
      for i in 0..<4 {
        var term = values[i]
        for j in 0..<4 where j != i { term *= (x - nodes[j]) / (nodes[i] - nodes[j]) }
        sum += term
      }
      return sum
    }
    let slack = 1e-14 * values.reduce(1) { max($0, abs($1)) }
    let shares = (1..<32).map { Double($0) / 32 }
    guard shares.allSatisfy({ abs(interpolated($0) - value($0)) <= slack }) else { return nil }
    // At ends without a jump the values are the function's own.
    let (p0, p3) = (snapped(interpolated(0), value(0)), snapped(interpolated(1), value(1)))
    let (third, thirds) = (interpolated(1.0 / 3), interpolated(2.0 / 3))
    // Bernstein coefficients from the values at thirds.
    let p1 = DecimalRounding.round(
      (-5 * p0 + 18 * third - 9 * thirds + 2 * p3) / 6, within: slack / 16)
    let p2 = DecimalRounding.round(
      (2 * p0 - 9 * third + 18 * thirds - 5 * p3) / 6, within: slack / 16)
    return CubicPiece(
      CubicGraph(ends: (p0, p3), controls: SIMD4(1.0 / 3, p1, 2.0 / 3, p2)), over: span)
  }

  private static func snapped(_ value: Double, _ own: Double) -> Double {
    abs(value - own) <= 1e-13 * max(1, abs(own)) ? own : value
  }

  /// cos((2 k + 1) pi / 8).
  private static let cosines = [
    0.92387953251128674, 0.38268343236508977, -0.38268343236508977, -0.92387953251128674,
  ]
}

extension CurvePoint {
  fileprivate static let start = CurvePoint(progress: 0, value: 0)
  fileprivate static let end = CurvePoint(progress: 1, value: 1)
}

extension CubicPiece {
  fileprivate init(_ curve: CubicBezier) {
    self.init(
      start: .start, control1: CurvePoint(progress: curve.x1, value: curve.y1),
      control2: CurvePoint(progress: curve.x2, value: curve.y2), end: .end)
  }
}

extension Steps {
  /// The treads.
  fileprivate var cubics: [CubicPiece]? {
    guard count <= 1000 else { return nil }
    let position = { (index: Int) in Double(index) / Double(count) }
    return (0..<Int(count)).map { index in
      let value = value(at: (Double(index) + 0.5) / Double(count))
      return CubicPiece(
        from: CurvePoint(progress: position(index), value: value),
        to: CurvePoint(progress: position(index + 1), value: value))
    }
  }
}

extension PiecewiseLinear {
  /// The segments over 0...1.
  fileprivate var cubics: [CubicPiece]? {
    guard inputs.count <= 1000 else { return nil }
    let points = unitPoints
    return zip(points, points.dropFirst()).filter { $0.progress < $1.progress }
      .map { CubicPiece(from: $0, to: $1) }
  }

  /// The corners over 0...1, both ends included; two at one progress where it jumps.
  package var unitPoints: [CurvePoint] {
    let inside = inputs.indices.filter { inputs[$0] > 0 && inputs[$0] < 1 }
    var points = [CurvePoint(progress: 0, value: value(at: 0))]
    points += inside.map { CurvePoint(progress: inputs[$0], value: outputs[$0]) }
    // A jump at the end is separate: the previous segment runs up to it.
    if let index = inputs.firstIndex(of: 1) {
      points.append(CurvePoint(progress: 1, value: outputs[index]))
    }
    let last = CurvePoint(progress: 1, value: value(at: 1))
    if points.last != last { points.append(last) }
    return points
  }
}

extension Chain {
  /// The cubics of the parts, scaled to the part of the graph that each one covers.
  fileprivate var cubics: [CubicPiece]? {
    var pieces: [CubicPiece] = []
    var start = CurvePoint.start
    for link in links {
      guard let part = link.easing.cubics else { return nil }
      let (width, rise) = (link.end - start.progress, link.value - start.value)
      pieces += part.map { piece in
        piece.map {
          CurvePoint(
            progress: start.progress + width * $0.progress, value: start.value + rise * $0.value)
        }
      }
      start = CurvePoint(progress: link.end, value: link.value)
    }
    return pieces
  }
}

extension PathCurve {
  /// The segments except vertical ones; nil if a control point lies beyond the ends of its segment.
  fileprivate var cubics: [CubicPiece]? {
    let position = { (point: Point2D) in CurvePoint(progress: point.x, value: point.y) }
    var pieces: [CubicPiece] = []
    for segment in path.segments where segment.start.x < segment.end.x {
      let piece: CubicPiece
      switch segment {
      case .line(let start, let end): piece = CubicPiece(from: position(start), to: position(end))
      case .quad: return nil
      case .curve(let start, let control1, let control2, let end):
        piece = CubicPiece(
          start: position(start), control1: position(control1), control2: position(control2),
          end: position(end))
      }
      let span = piece.start.progress...piece.end.progress
      guard span.contains(piece.control1.progress), span.contains(piece.control2.progress) else {
        return nil
      }
      pieces.append(piece)
    }
    return pieces
  }
}
