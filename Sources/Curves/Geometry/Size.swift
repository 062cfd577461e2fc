import Spring

/// A width and a height.
public struct Size: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size; nothing by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension Size: VectorValue {
  /// Two.
  public var componentCount: Int { 2 }

  /// The width for 0, the height for anything else.
  public subscript(component index: Int) -> Double {
    get { index == 0 ? width : height }
    set { if index == 0 { width = newValue } else { height = newValue } }
  }
}

#if !hasFeature(Embedded)
  extension Size: Codable {}
#endif
