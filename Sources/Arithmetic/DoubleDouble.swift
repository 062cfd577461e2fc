/// An unevaluated sum of two doubles, about 32 significant digits; or eight such sums side by side.
///
/// It holds coefficients that are computed once per curve or spring, so that an evaluation starts from
/// constants without rounding error. `high` is the sum rounded to `Double`.
///
/// The operations and their bounds are those of Joldes, Muller and Popescu, "Tight and rigorous error
/// bounds for basic building blocks of double-word arithmetic" (ACM TOMS 44, 2017). With u = 2^-53, a sum
/// or difference of any signs is within 3 u^2, a product within 5 u^2 and a quotient within 10 u^2
/// relative. The bounds hold without overflow and underflow: operands of a product must stay below 2^995,
/// where splitting them would overflow.
///
/// It is public because `@inlinable` has no effect on `package` declarations, and other modules inline
/// it.
@frozen
public struct DoubleWord<Value: Lanes> {
  /// The sum rounded to a double.
  public var high: Value
  /// The remainder of the sum.
  public var low: Value

  /// Creates a sum from its parts. The second is at most half an ulp of the first.
  @inlinable @inline(__always)
  public init(high: Value, low: Value) {
    self.high = high
    self.low = low
  }

  /// Creates a sum from one double.
  @inlinable @inline(__always)
  public init(_ value: Value) {
    self.init(high: value, low: Value(lanes: 0))
  }

  /// The exact sum of two doubles (Knuth's TwoSum).
  @inlinable @inline(__always)
  public init(sum a: Value, _ b: Value) {
    let s = a + b
    let t = s - a
    self.init(high: s, low: (a - (s - t)) + (b - t))
  }

  /// The exact sum of two doubles when |a| >= |b| or a is 0 (Dekker's Fast2Sum).
  @inlinable @inline(__always)
  public init(ordered a: Value, _ b: Value) {
    let s = a + b
    self.init(high: s, low: b - (s - a))
  }

  /// The exact product of two doubles.
  @inlinable @inline(__always)
  public init(product a: Value, _ b: Value) {
    let p = a * b
    self.init(high: p, low: Value.productError(a, b, product: p))
  }
}

/// One number of 32 digits.
public typealias DoubleDouble = DoubleWord<Double>

extension DoubleWord: Sendable where Value: Sendable {}
extension DoubleWord: Equatable where Value: Equatable {}
extension DoubleWord: Hashable where Value: Hashable {}

extension DoubleWord {
  /// Exact.
  @inlinable @inline(__always)
  public static prefix func - (a: Self) -> Self {
    Self(high: -a.high, low: -a.low)
  }

  /// Within 3 u^2.
  @inlinable @inline(__always)
  public static func + (a: Self, b: Self) -> Self {
    let s = Self(sum: a.high, b.high)
    let t = Self(sum: a.low, b.low)
    let v = Self(ordered: s.high, s.low + t.high)
    return Self(ordered: v.high, t.low + v.low)
  }

  /// Within 3 u^2.
  @inlinable @inline(__always)
  public static func - (a: Self, b: Self) -> Self { a + (-b) }

  /// Within 2 u^2.
  @inlinable @inline(__always)
  public static func + (a: Self, b: Value) -> Self {
    let s = Self(sum: a.high, b)
    return Self(ordered: s.high, a.low + s.low)
  }

  /// Within 3 u^2.
  @inlinable @inline(__always)
  public static func * (a: Self, b: Value) -> Self {
    let p = Self(product: a.high, b)
    return Self(ordered: p.high, p.low + a.low * b)
  }

  /// Within 5 u^2.
  @inlinable @inline(__always)
  public static func * (a: Self, b: Self) -> Self {
    let p = Self(product: a.high, b.high)
    return Self(ordered: p.high, p.low + (a.high * b.low + a.low * b.high))
  }

  /// Within 10 u^2.
  @inlinable @inline(__always)
  public static func / (a: Self, b: Self) -> Self {
    let q = a.high / b.high
    // The high parts agree to a few ulps, so that their difference is exact.
    let p = Self(product: q, b.high)
    let r = ((a.high - p.high) - p.low) + (a.low - q * b.low)
    return Self(ordered: q, r / b.high)
  }

  /// Within 20 u^2, with the divisor's inverse to 4 u: several quotients may share it, and it can be
  /// computed before the divisor has all its digits.
  @inlinable @inline(__always)
  public func quotient(_ b: Self, inverse: Value) -> Self {
    let q = high * inverse
    let p = Self(product: q, b.high)
    return Self(ordered: q, (((high - p.high) - p.low) + (low - q * b.low)) * inverse)
  }

  /// The square root, within 4 u^2 relative; 0 for 0. The value must not be negative.
  @inlinable @inline(__always)
  public func squareRoot() -> Self {
    let root = high.squareRoot()
    let p = Self(product: root, root)
    let r = ((high - p.high) - p.low) + low
    // What is added is below every root but that of 0.
    return Self(ordered: root, r * (Value(lanes: 0.5) / (root + Value(lanes: 0x1p-1000))))
  }

  /// The value times a power of two, exact barring overflow and underflow.
  @inlinable @inline(__always)
  public func scaled(by powerOfTwo: Value) -> Self {
    Self(high: high * powerOfTwo, low: low * powerOfTwo)
  }

  /// The absolute value.
  @inlinable @inline(__always)
  public var magnitude: Self {
    Self(high: high.flipped(bySignOf: high), low: low.flipped(bySignOf: high))
  }
}
