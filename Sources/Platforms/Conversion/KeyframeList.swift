import CurveArithmetic
import CurveFitting
import Curves

/// Keyframes from 0 to 1 with an easing for each interval, as most animation formats have them.
package struct KeyframeList {
  /// How the value moves through an interval.
  package enum Segment: Equatable {
    /// The value holds, and jumps at the interval's end.
    case hold
    case linear
    /// A cubic-bezier in units of the interval and of its rise: x1, y1, x2, y2.
    case bezier(SIMD4<Double>)
  }

  /// A keyframe and the interval after it.
  package struct Key {
    package var progress: Double
    package var value: Double
    package var segment: Segment

    package init(progress: Double, value: Double, segment: Segment) {
      self.progress = progress
      self.value = value
      self.segment = segment
    }
  }

  package var keys: [Key]

  package init(keys: [Key]) { self.keys = keys }

  /// The keyframes of pieces, with as many digits as the error requires. A jump of the function becomes
  /// two keyframes at the same progress, unless the value holds before it.
  ///
  /// - Parameter isBounded: Whether the handles lie between the values of their interval, as SVG requires.
  package init(_ pieces: CubicPieces, error: Double, isBounded: Bool = false) {
    // A piece has six roundings; each may use a share of the error.
    let budget = pieces.isExact ? 1e-15 : error / 1000
    func round(_ value: Double, _ scale: Double = 1) -> Double {
      DecimalRounding.round(value, within: budget * scale)
    }
    keys = []
    var list = pieces.pieces.flatMap { $0.scalable(budget) }
    if isBounded { list = list.flatMap { $0.bounded() } }
    let steps = list.progressSteps(budget)
    for (index, piece) in list.enumerated() {
      let start = Key(
        progress: DecimalRounding.round(piece.start.progress, within: steps[index]),
        value: round(piece.start.value), segment: .hold)
      keys.append(start)
      if piece.isHold { continue }
      let end = CurvePoint(
        progress: DecimalRounding.round(piece.end.progress, within: steps[index + 1]),
        value: round(piece.end.value))
      let (width, rise) = (end.progress - start.progress, end.value - start.value)
      // Handles are fractions of the rise: a piece whose rise rounds to 0 is linear.
      if rise == 0 || piece.isStraight(within: budget) {
        keys[keys.count - 1].segment = .linear
      } else {
        let scale = 1 / max(abs(rise), 1e-300)
        let x = { (progress: Double) in min(max((progress - start.progress) / width, 0), 1) }
        var handles = SIMD4(
          round(x(piece.control1.progress), 0.1),
          round((piece.control1.value - start.value) / rise, scale),
          round(x(piece.control2.progress), 0.1),
          round((piece.control2.value - start.value) / rise, scale))
        if isBounded { handles.clamp(lowerBound: .zero, upperBound: .one) }
        keys[keys.count - 1].segment = .bezier(handles)
      }
      let next = index + 1 < list.count ? list[index + 1].start.value : pieces.end
      if next != piece.end.value {
        keys.append(Key(progress: end.progress, value: end.value, segment: .hold))
      }
    }
    keys.append(Key(progress: 1, value: round(pieces.end), segment: .hold))
  }

  /// The keyframes without two at one progress, for formats that would merge them.
  var separated: Self {
    Self(
      keys: zip(Self.separated(keys.map { $0.progress }), keys).map {
        Key(progress: $0, value: $1.value, segment: $1.segment)
      })
  }

  /// Progresses from 0 to 1 in order, with a millionth between those that were one.
  package static func separated(_ progresses: [Double]) -> [Double] {
    var positions = progresses
    for index in positions.indices.dropFirst() where positions[index] <= positions[index - 1] {
      positions[index] = DecimalRounding.round(positions[index - 1] + 1e-6, within: 1e-9)
    }
    var limit = 1.0
    for index in positions.indices.reversed() where positions[index] > limit {
      positions[index] = limit
      limit = DecimalRounding.round(limit - 1e-6, within: 1e-9)
    }
    return positions
  }

  /// The keyframes as played.
  ///
  /// - Parameter solve: How the platform solves a cubic-bezier of four numbers.
  package func playback(_ solve: ([Double]) -> Playback? = { .bezier($0) }) -> Playback? {
    guard !keys.isEmpty else { return nil }
    var curves: [Playback?] = []
    for key in keys {
      if case .bezier(let p) = key.segment {
        guard let curve = solve([p[0], p[1], p[2], p[3]]) else { return nil }
        curves.append(curve)
      } else {
        curves.append(nil)
      }
    }
    // Two keyframes over the whole span play their function itself.
    if keys.count == 2, keys[0].progress == 0, keys[0].value == 0, keys[1].progress == 1,
      keys[1].value == 1, let only = curves[0]
    {
      return only.withoutBreakpoints
    }
    let values = curves.map { $0?.function }
    let breakpoints = keys.map({ $0.progress })
    return Playback(breakpoints: breakpoints) { progress in
      let after = SegmentSearch.partition(0..<keys.count) { breakpoints[$0] <= progress }
      let index = max(after - 1, 0)
      let key = keys[index]
      guard index + 1 < keys.count, progress > key.progress else { return key.value }
      let next = keys[index + 1]
      let share = (progress - key.progress) / (next.progress - key.progress)
      switch key.segment {
      case .hold: return key.value
      case .linear: return key.value + (next.value - key.value) * share
      case .bezier:
        return key.value + (next.value - key.value) * (values[index]?(share) ?? .nan)
      }
    }
  }
}

extension CubicPiece {
  /// The piece, split at its first extreme if it ends at the height where it starts: handles are given in
  /// units of the rise, which would be 0.
  ///
  /// - Parameter step: The rounding of numbers; a smaller rise counts as none.
  fileprivate func scalable(_ step: Double) -> [CubicPiece] {
    let height = max(abs(control1.value - start.value), abs(control2.value - end.value))
    let rise = abs(end.value - start.value)
    guard !isHold, rise <= max(1e-6 * height, 2 * step) else { return [self] }
    if height <= 4 * step { return [CubicPiece(from: start, to: end)] }
    // y'(t) / 3 = a s^2 + 2 b s t + c t^2
    let a = control1.value - start.value
    let b = control2.value - control1.value
    let c = end.value - control2.value
    let root = max(b * b - a * c, 0).squareRoot()
    let ratio = c == 0 ? -a / (2 * b) : (c > 0 ? root - b : root + b) / abs(c)
    let t = ratio / (1 + ratio)
    guard t > 0, t < 1 else { return [self] }
    return split(at: t)
  }

  /// The piece in parts whose handles lie between their ends, which they do at the latest where it rises or
  /// falls alone.
  fileprivate func bounded(depth: Int = 0) -> [CubicPiece] {
    let (low, high) = (min(start.value, end.value), max(start.value, end.value))
    let ends: Double = abs(low) + abs(high)
    let slack: Double = 1e-9 * (ends + abs(control1.value) + abs(control2.value))
    let isInside = [control1.value, control2.value].allSatisfy {
      $0 >= low - slack && $0 <= high + slack
    }
    if isHold || isInside || depth >= 12 { return [self] }
    // y'(t) / 3 as a polynomial
    let (p, q) = (control1.value - start.value, control2.value - control1.value)
    let (a, b) = (p - 2 * q + end.value - control2.value, q - p)
    let root = max(b * b - a * p, 0).squareRoot()
    let roots: [Double] = abs(a) < 1e-300 ? [-p / (2 * b)] : [(-b - root) / a, (-b + root) / a]
    let extremes = roots.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
    return split(at: extremes.min() ?? 0.5).flatMap { $0.bounded(depth: depth + 1) }
  }

  /// The two parts before and after a parameter, by de Casteljau's construction.
  func split(at t: Double) -> [CubicPiece] {
    let mix = { (p: CurvePoint, q: CurvePoint) in
      CurvePoint(
        progress: p.progress + (q.progress - p.progress) * t,
        value: p.value + (q.value - p.value) * t)
    }
    let (p, q, r) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (pq, qr) = (mix(p, q), mix(q, r))
    let middle = mix(pq, qr)
    return [
      CubicPiece(start: start, control1: p, control2: pq, end: middle),
      CubicPiece(start: middle, control1: qr, control2: r, end: end),
    ]
  }
}
