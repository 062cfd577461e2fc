extension Point2D: AdditiveArithmetic {
  /// The origin.
  public static let zero = Point2D()

  /// The sum, coordinate by coordinate.
  public static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement from the second point to the first.
  public static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }

  /// The point reflected through the origin.
  public static prefix func - (point: Self) -> Self { Self(x: -point.x, y: -point.y) }

  /// The coordinates times a number.
  public static func * (point: Self, factor: Double) -> Self {
    Self(x: point.x * factor, y: point.y * factor)
  }

  /// The coordinates times a number.
  public static func * (factor: Double, point: Self) -> Self { point * factor }

  /// The coordinates divided by a number.
  public static func / (point: Self, divisor: Double) -> Self {
    Self(x: point.x / divisor, y: point.y / divisor)
  }

  /// The dot product.
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive if the other point is rotated from this one in the
  /// direction from x to y.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The distance from the origin, computed without overflow or underflow.
  public var length: Double { Point2D().distance(to: self) }
}

extension Size2D: AdditiveArithmetic {
  /// The size 0 x 0.
  public static let zero = Size2D()

  /// The sum, extent by extent.
  public static func + (a: Self, b: Self) -> Self {
    Self(width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference, extent by extent.
  public static func - (a: Self, b: Self) -> Self {
    Self(width: a.width - b.width, height: a.height - b.height)
  }

  /// The extents times a number.
  public static func * (size: Self, factor: Double) -> Self {
    Self(width: size.width * factor, height: size.height * factor)
  }

  /// The extents times a number.
  public static func * (factor: Double, size: Self) -> Self { size * factor }

  /// The extents divided by a number.
  public static func / (size: Self, divisor: Double) -> Self {
    Self(width: size.width / divisor, height: size.height / divisor)
  }
}
