import Spring

/// A location in the plane, or a displacement.
public struct Point2D: Sendable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate; it points down for screen coordinates.
  public var y: Double

  /// Creates a point; the origin by default.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension Point2D: VectorValue {
  /// The number of components, 2.
  public var componentCount: Int { 2 }

  /// x for index 0, y for any other index.
  public subscript(component index: Int) -> Double {
    get { index == 0 ? x : y }
    set { if index == 0 { x = newValue } else { y = newValue } }
  }
}

#if !hasFeature(Embedded)
  extension Point2D: Codable {}
#endif
