/// The operations that polynomials require, so that the same code serves one number and several side by side.
///
/// Neither the compiler nor the processor fuses or reorders the operations, so each lane equals the
/// scalar bit for bit.
public protocol PolynomialLanes {
  /// One number in all lanes.
  init(lanes value: Double)
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
}

/// The operations that a kernel requires of one number and of eight side by side.
public protocol Lanes: PolynomialLanes {
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
  /// The correctly rounded square root.
  func squareRoot() -> Self
  /// 2^n for a number that is n + ``Elementary/rounding``, if the result is normal.
  var powerOfTwo: Self { get }
  /// A positive, normal number as 2^exponent times a significand between sqrt(1/2) and sqrt(2).
  var binaryParts: (exponent: Self, significand: Self) { get }
  /// 1 with the sign of the number.
  var signFactor: Self { get }
  /// The number, negated where another one has a sign bit.
  func flipped(bySignOf other: Self) -> Self
  /// The number without its last 27 bits.
  var upper: Self { get }
  /// The lesser of the number and a limit.
  func capped(at limit: Double) -> Self
  /// What rounding took from the product of two numbers.
  static func productError(_ a: Self, _ b: Self, product: Self) -> Self
}

extension Lanes {
  /// By Dekker and Veltkamp: without FMA in the baseline target, `addingProduct` is a call.
  @inlinable @inline(__always)
  static func splitProductError(_ a: Self, _ b: Self, product: Self) -> Self {
    let (aHigh, aLow) = a.halves
    let (bHigh, bLow) = b.halves
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// The upper and the lower half of the digits.
  @inlinable @inline(__always)
  public var halves: (high: Self, low: Self) {
    let c = Self(lanes: 134_217_729) * self  // 2^27 + 1
    let high = c - (c - self)
    return (high, self - high)
  }
}

extension Double: Lanes {
  /// The number itself.
  @inlinable @inline(__always)
  public init(lanes value: Double) { self = value }

  /// From the low bits of the significand.
  @inlinable @inline(__always)
  public var powerOfTwo: Double { Double(bitPattern: (bitPattern &+ 1023) << 52) }

  /// From the bits: the exponent counts from sqrt(1/2).
  @inlinable @inline(__always)
  public var binaryParts: (exponent: Double, significand: Double) {
    let biased = (bitPattern &- Elementary.exponentOrigin) >> 52
    return (
      Double(bitPattern: biased | Elementary.wholeBits) - Elementary.wholeOrigin,
      Double(bitPattern: bitPattern &- ((biased &- 1024) << 52))
    )
  }

  /// From the sign bit.
  @inlinable @inline(__always)
  public var signFactor: Double {
    Double(bitPattern: bitPattern & (1 << 63) | (1 as Double).bitPattern)
  }

  /// By the sign bits.
  @inlinable @inline(__always)
  public func flipped(bySignOf other: Double) -> Double {
    Double(bitPattern: bitPattern ^ (other.bitPattern & (1 << 63)))
  }

  /// From the bits.
  @inlinable @inline(__always)
  public var upper: Double { Double(bitPattern: bitPattern & ~0x7ff_ffff) }

  /// By a comparison.
  @inlinable @inline(__always)
  public func capped(at limit: Double) -> Double { self < limit ? self : limit }

  /// One operation where the processor is known to have FMA.
  @inlinable @inline(__always)
  public static func productError(_ a: Double, _ b: Double, product: Double) -> Double {
    #if arch(arm64)
      (-product).addingProduct(a, b)
    #else
      splitProductError(a, b, product: product)
    #endif
  }
}

extension SIMD8: PolynomialLanes, Lanes where Scalar == Double {
  /// The number in all lanes.
  @inlinable @inline(__always)
  public init(lanes value: Double) { self.init(repeating: value) }

  /// From the low bits of the significand.
  @inlinable @inline(__always)
  public var powerOfTwo: Self {
    unsafeBitCast((bits &+ 1023) &<< 52, to: Self.self)
  }

  @inlinable @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  /// From the bits.
  @inlinable @inline(__always)
  public var binaryParts: (exponent: Self, significand: Self) {
    let biased: SIMD8<UInt64> = (bits &- Elementary.exponentOrigin) &>> 52
    let shift: SIMD8<UInt64> = (biased &- 1024) &<< 52
    let whole = unsafeBitCast(biased | Elementary.wholeBits, to: Self.self)
    return (whole - Elementary.wholeOrigin, unsafeBitCast(bits &- shift, to: Self.self))
  }

  /// From the sign bits.
  @inlinable @inline(__always)
  public var signFactor: Self {
    unsafeBitCast(bits & (1 << 63) | (1 as Double).bitPattern, to: Self.self)
  }

  /// By the sign bits.
  @inlinable @inline(__always)
  public func flipped(bySignOf other: Self) -> Self {
    let sign: SIMD8<UInt64> = other.bits & (1 << 63)
    return unsafeBitCast(bits ^ sign, to: Self.self)
  }

  /// From the bits.
  @inlinable @inline(__always)
  public var upper: Self { unsafeBitCast(bits & ~0x7ff_ffff, to: Self.self) }

  /// By the signs of differences, because the compiler makes loops of comparisons.
  @inlinable @inline(__always)
  public func capped(at limit: Double) -> Self {
    let isBelow: SIMD8<UInt64> = 0 &- ((self - limit).bits &>> 63)
    let kept: SIMD8<UInt64> = bits & isBelow
    return unsafeBitCast(kept | (limit.bitPattern & ~isBelow), to: Self.self)
  }

  /// By halves of the digits.
  @inlinable @inline(__always)
  public static func productError(_ a: Self, _ b: Self, product: Self) -> Self {
    splitProductError(a, b, product: product)
  }
}

extension SIMD4: PolynomialLanes where Scalar == Double {
  /// The number in all lanes.
  @inlinable @inline(__always)
  public init(lanes value: Double) { self.init(repeating: value) }
}

/// The kernels of the elementary functions: polynomials on the reduced argument.
public enum Elementary {
  /// Added to a number below 2^51, it rounds to the nearest whole number, which is also in the low bits.
  @inlinable @inline(__always)
  public static var rounding: Double { 0x1.8p52 }

  /// The bits of sqrt(1/2), less 1024 in the exponent, so that differences from them are positive.
  @inlinable @inline(__always)
  static var exponentOrigin: UInt64 { 0x3fe6_a09e_667f_3bcd &- 0x4000_0000_0000_0000 }

  /// The bits of 2^52, to which whole numbers below are added, and that with the bias of 1024.
  @inlinable @inline(__always)
  static var wholeBits: UInt64 { 0x4330_0000_0000_0000 }

  @inlinable @inline(__always)
  static var wholeOrigin: Double { 0x1p52 + 1024 }

  /// The nearest whole number, for a number below 2^51; halves round to even.
  @inlinable @inline(__always)
  public static func nearestWhole(_ x: Double) -> Double { (x + rounding) - rounding }
}
