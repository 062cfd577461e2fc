/// The operations that a kernel requires, so that the same code serves one number and eight side by side.
///
/// Neither the compiler nor the processor fuses or reorders the operations, so each lane equals the
/// scalar bit for bit.
public protocol Lanes {
  /// One number in all lanes.
  init(lanes value: Double)
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
  /// 2^n for a number that is n + ``Elementary/rounding``, if the result is normal.
  var powerOfTwo: Self { get }
}

extension Double: Lanes {
  /// The number itself.
  @inlinable @inline(__always)
  public init(lanes value: Double) { self = value }

  /// From the low bits of the significand.
  @inlinable @inline(__always)
  public var powerOfTwo: Double { Double(bitPattern: (bitPattern &+ 1023) << 52) }
}

extension SIMD8: Lanes where Scalar == Double {
  /// The number in all lanes.
  @inlinable @inline(__always)
  public init(lanes value: Double) { self.init(repeating: value) }

  /// From the low bits of the significand.
  @inlinable @inline(__always)
  public var powerOfTwo: Self {
    unsafeBitCast((unsafeBitCast(self, to: SIMD8<UInt64>.self) &+ 1023) &<< 52, to: Self.self)
  }
}

/// The kernels of the elementary functions: polynomials on the reduced argument.
public enum Elementary {
  /// Added to a number below 2^51, it rounds to the nearest whole number, which is also in the low bits.
  @inlinable @inline(__always)
  public static var rounding: Double { 0x1.8p52 }

  /// The nearest whole number, for a number below 2^51; halves round to even.
  @inlinable @inline(__always)
  public static func nearestWhole(_ x: Double) -> Double { (x + rounding) - rounding }
}
