import Curves

/// A part of a timing function as a cubic Bézier curve whose x never decreases.
///
/// It is the segment between two keyframes: x is progress, y is value, neither scaled.
public struct CubicPiece: Sendable, Hashable {
  /// Where the part starts.
  public var start: CurvePoint
  /// The first control point; its progress is within the part.
  public var control1: CurvePoint
  /// The second control point; its progress is within the part.
  public var control2: CurvePoint
  /// Where the part ends.
  public var end: CurvePoint

  /// Creates a part from its four points.
  ///
  /// - Parameters:
  ///   - start: The start of the part.
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  ///   - end: The end of the part.
  public init(start: CurvePoint, control1: CurvePoint, control2: CurvePoint, end: CurvePoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates a straight part.
  package init(from start: CurvePoint, to end: CurvePoint) {
    let third = { (share: Double) in
      CurvePoint(
        progress: start.progress * (1 - share) + end.progress * share,
        value: start.value == end.value
          ? end.value : start.value * (1 - share) + end.value * share)
    }
    self.init(start: start, control1: third(1.0 / 3), control2: third(2.0 / 3), end: end)
  }

  /// Creates a part from a graph over 0...1.
  init(_ graph: CubicGraph, over span: ClosedRange<Double>) {
    let (low, width) = (span.lowerBound, span.upperBound - span.lowerBound)
    let p = graph.controls
    let clamped = { (x: Double) in min(max(low + width * x, low), span.upperBound) }
    self.init(
      start: CurvePoint(progress: low, value: graph.ends.0),
      control1: CurvePoint(progress: clamped(p[0]), value: p[1]),
      control2: CurvePoint(progress: clamped(p[2]), value: p[3]),
      end: CurvePoint(progress: span.upperBound, value: graph.ends.1))
  }

  /// Whether the value stays the same.
  public var isHold: Bool {
    start.value == end.value && control1.value == end.value && control2.value == end.value
  }

  /// Whether the part is straight and of constant speed.
  public var isStraight: Bool { isStraight(within: 0) }

  /// Whether the part is straight and of constant speed, up to a distance of its control points and rounding.
  package func isStraight(within distance: Double) -> Bool {
    let line = Self(from: start, to: end)
    let slack = distance + 1e-12 * max(1, abs(start.value), abs(end.value))
    return abs(line.control1.value - control1.value) < slack
      && abs(line.control2.value - control2.value) < slack
      && abs(line.control1.progress - control1.progress) < distance + 1e-12
      && abs(line.control2.progress - control2.progress) < distance + 1e-12
  }

  /// The part with all points moved.
  package func map(_ move: (CurvePoint) -> CurvePoint) -> Self {
    Self(start: move(start), control1: move(control1), control2: move(control2), end: move(end))
  }

  /// The part in reverse.
  var backwards: Self { Self(start: end, control1: control2, control2: control1, end: start) }
}

extension [CubicPiece] {
  /// The largest rounding of the progress of each joint, including the first and the last: smaller where
  /// adjacent pieces are steep.
  ///
  /// - Parameter budget: The largest change in value that rounding may cause.
  package func progressSteps(_ budget: Double) -> [Double] {
    let slopes = map { piece in
      let values = [piece.control1.value, piece.control2.value, piece.end.value]
      let height = values.reduce(0) { Swift.max($0, abs($1 - piece.start.value)) }
      return height / (piece.end.progress - piece.start.progress)
    }
    return (0...count).map { index in
      let steepest = Swift.max(index > 0 ? slopes[index - 1] : 0, index < count ? slopes[index] : 0)
      return steepest.isFinite ? 0.1 * budget / Swift.max(1, steepest / 10) : 0
    }
  }
}
