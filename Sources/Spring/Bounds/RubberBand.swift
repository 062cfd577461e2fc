/// The resistance of a scroll view that is dragged beyond its edge: b = (1 - 1/(x c/d + 1)) d.
///
/// The formula is the one usually quoted for UIScrollView's "rubber banding"; Apple has not published
/// one. A negative offset gives the mirrored result.
///
/// **Error bound.** 1e-15 relative.
public struct RubberBand: Hashable, Sendable {
  /// The extent d of the view along the drag, which the offset never exceeds.
  public let dimension: Double
  /// The coefficient c: the slope at the edge.
  public let coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: d in value units, positive and finite.
  ///   - coefficient: c, positive and finite; 0.55 is UIScrollView's.
  /// - Throws: `ParameterError` that names the parameter.
  public init(dimension: Double, coefficient: Double = 0.55) throws(ParameterError) {
    try require(
      dimension > 0 && dimension.isFinite, "dimension", dimension, "positive and finite")
    try require(
      coefficient > 0 && coefficient.isFinite, "coefficient", coefficient, "positive and finite")
    (self.dimension, self.coefficient) = (dimension, coefficient)
  }

  /// How far the content moves for a drag beyond the edge, below ``dimension`` in magnitude.
  public func offset(forDrag drag: Double) -> Double {
    let scaled = abs(drag) / dimension * coefficient
    // x c/(x c + d) d, which does not cancel near 0.
    let part = scaled < .infinity ? scaled / (scaled + 1) : 1
    return drag < 0 ? -part * dimension : part * dimension
  }

  /// The drag that moves the content by an offset, the inverse of ``offset(forDrag:)``; infinite from
  /// ``dimension`` on.
  public func drag(forOffset offset: Double) -> Double {
    let part = abs(offset) / dimension
    let drag = part < 1 ? part / (1 - part) * dimension / coefficient : .infinity
    return offset < 0 ? -drag : drag
  }

  /// The slope of ``offset(forDrag:)``: the factor from the finger's velocity to the content's.
  public func slope(atDrag drag: Double) -> Double {
    let scaled = 1 + abs(drag) / dimension * coefficient
    return coefficient / (scaled * scaled)
  }
}
