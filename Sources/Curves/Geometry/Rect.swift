import Spring

/// A rectangle: a corner and a size.
public struct Rect: Sendable, Hashable {
  /// The corner with the least coordinates.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle; nothing at the origin by default.
  public init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }
}

extension Rect: VectorValue {
  /// Four: x, y, width, height.
  public var componentCount: Int { 4 }

  /// x, y, width and height for 0 to 3.
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
