import Spring

/// A rectangle: an origin and a size.
public struct Rect: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle; empty and at the origin by default.
  ///
  /// - Parameters:
  ///   - origin: The corner with the smallest coordinates.
  ///   - size: The extent.
  public init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }
}

extension Rect: VectorValue {
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
  extension Rect: Codable {}
#endif
