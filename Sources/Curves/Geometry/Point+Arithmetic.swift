import Arithmetic

extension Point: AdditiveArithmetic {
  /// The origin.
  public static let zero = Point()

  /// The sum by coordinates.
  public static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement from the second point to the first.
  public static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }

  /// The point turned half round the origin.
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

  /// The sum of the products of like coordinates.
  public func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The third coordinate of the cross product: positive where the other is turned from this one as y
  /// is from x.
  public func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The distance from the origin; it neither overflows nor vanishes on the way.
  public var length: Double { Point().distance(to: self) }
}

extension Size: AdditiveArithmetic {
  /// No extent.
  public static let zero = Size()

  /// The sum by extents.
  public static func + (a: Self, b: Self) -> Self {
    Self(width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference by extents.
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
