import Spring

/// A place in the plane, or a displacement.
public struct Point: Sendable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate, downwards where the screen's axes are meant.
  public var y: Double

  /// Creates a point; the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension Point: VectorValue {
  /// Two.
  public var componentCount: Int { 2 }

  /// x for 0, y for anything else.
  public subscript(component index: Int) -> Double {
    get { index == 0 ? x : y }
    set { if index == 0 { x = newValue } else { y = newValue } }
  }
}

#if !hasFeature(Embedded)
  extension Point: Codable {}
#endif
