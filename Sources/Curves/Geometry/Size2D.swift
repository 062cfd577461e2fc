import Spring

/// A width and a height.
public struct Size2D: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size; 0 x 0 by default.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent.
  ///   - height: The vertical extent.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension Size2D: VectorValue {
  /// The number of components, 2.
  public var componentCount: Int { 2 }

  /// The width for index 0, the height for any other index.
  public subscript(component index: Int) -> Double {
    get { index == 0 ? width : height }
    set { if index == 0 { width = newValue } else { height = newValue } }
  }
}

#if !hasFeature(Embedded)
  extension Size2D: Codable {}
#endif
