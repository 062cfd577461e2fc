/// An unevaluated sum of two doubles, about 32 significant digits.
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
public struct DoubleDouble: Sendable, Hashable {
  /// The sum rounded to a double.
  public var high: Double
  /// The remainder of the sum.
  public var low: Double

  /// Creates a sum from its parts. The second is at most half an ulp of the first.
  @inlinable @inline(__always)
  public init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates a sum from one double.
  @inlinable @inline(__always)
  public init(_ value: Double) {
    self.init(high: value, low: 0)
  }

  /// The exact sum of two doubles (Knuth's TwoSum).
  @inlinable @inline(__always)
  public init(sum a: Double, _ b: Double) {
    let s = a + b
    let t = s - a
    self.init(high: s, low: (a - (s - t)) + (b - t))
  }

  /// The exact sum of two doubles when |a| >= |b| or a is 0 (Dekker's Fast2Sum).
  @inlinable @inline(__always)
  public init(ordered a: Double, _ b: Double) {
    let s = a + b
    self.init(high: s, low: b - (s - a))
  }

  /// The exact product of two doubles.
  @inlinable @inline(__always)
  public init(product a: Double, _ b: Double) {
    let p = a * b
    #if arch(arm64)
      self.init(high: p, low: (-p).addingProduct(a, b))
    #else
      // Without FMA in the baseline target, `addingProduct` is a call; Veltkamp's splitting is not.
      let (aHigh, aLow) = Self.split(a)
      let (bHigh, bLow) = Self.split(b)
      self.init(
        high: p,
        low: ((aHigh * bHigh - p) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
    #endif
  }

  /// The upper and the lower half of the digits (Veltkamp).
  @inlinable @inline(__always)
  public static func split(_ a: Double) -> (high: Double, low: Double) {
    let c = 134_217_729 * a  // 2^27 + 1
    let high = c - (c - a)
    return (high, a - high)
  }
}

extension DoubleDouble {
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
  public static func + (a: Self, b: Double) -> Self {
    let s = Self(sum: a.high, b)
    return Self(ordered: s.high, a.low + s.low)
  }

  /// Within 3 u^2.
  @inlinable @inline(__always)
  public static func * (a: Self, b: Double) -> Self {
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
    let r = a - b * q
    return Self(ordered: q, r.high / b.high)
  }

  /// The square root, within 4 u^2 relative; 0 for 0. The value must not be negative.
  @inlinable @inline(__always)
  public func squareRoot() -> Self {
    guard high > 0 else { return Self(0) }
    let root = high.squareRoot()
    let r = self - Self(product: root, root)
    return Self(ordered: root, r.high / (2 * root))
  }

  /// The value times a power of two, exact barring overflow and underflow.
  @inlinable @inline(__always)
  public func scaled(by powerOfTwo: Double) -> Self {
    Self(high: high * powerOfTwo, low: low * powerOfTwo)
  }

  /// The absolute value.
  @inlinable @inline(__always)
  public var magnitude: Self { high < 0 ? -self : self }
}
