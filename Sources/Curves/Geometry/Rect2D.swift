import Spring

/// A rectangle: an origin and a size.
public struct Rect2D: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Point2D
  /// The extent.
  public var size: Size2D

  /// Creates a rectangle; empty and at the origin by default.
  ///
  /// - Parameters:
  ///   - origin: The corner with the smallest coordinates.
  ///   - size: The extent.
  public init(origin: Point2D = Point2D(), size: Size2D = Size2D()) {
    self.origin = origin
    self.size = size
  }
}

extension Rect2D: VectorValue {
  /// The number of components, 4: x, y, width, height.
  public var componentCount: Int { 4 }

  /// The component at an index in 0...3: x, y, width, height.
  public subscript(component index: Int) -> Double {
    get { index < 2 ? origin[component: index] : size[component: index - 2] }
    set {
      if index < 2 {
        origin[component: index] = newValue
      } else {
        size[component: index - 2] = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension Rect2D: Codable {}
#endif
