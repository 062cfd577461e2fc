/// The operations that the cubic solver requires, so that the same code serves one number and several
/// side by side.
///
/// Neither the compiler nor the processor fuses or reorders the operations, so each lane equals the
/// scalar bit for bit.
protocol SolverLanes: Sendable {
  init(repeating value: Double)
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  func squareRoot() -> Self
  var magnitude: Self { get }
  /// The number, or 0 if its sign is minus.
  var positivePart: Self { get }
  /// The leading 17 bits; the product of three such numbers is exact.
  var leadingDigits: Self { get }
  /// The cube root of a positive number within 4 %, from a third of the exponent and the leading digits.
  var roughCubeRoot: Self { get }
  /// The number, negated if the other's sign is minus.
  func flipped(bySignOf other: Self) -> Self
}

extension Double: SolverLanes {
  @inline(__always)
  init(repeating value: Double) { self = value }

  @inline(__always)
  var positivePart: Self { self > 0 ? self : 0 }

  @inline(__always)
  var leadingDigits: Self { Self(bitPattern: bitPattern & 0xFFFF_FFF0_0000_0000) }

  @inline(__always)
  var roughCubeRoot: Self {
    Self(bitPattern: ((bitPattern &>> 32 &* 0xAAAA_AAAB) &>> 33 &+ 0x2A9F_7893) &<< 32)
  }

  @inline(__always)
  func flipped(bySignOf other: Self) -> Self {
    Self(bitPattern: bitPattern ^ (other.bitPattern & 1 << 63))
  }
}

extension SIMD2: SolverLanes where Scalar == Double {
  @inline(__always)
  private var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  @inline(__always)
  private init(bits: SIMD2<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  var magnitude: Self { Self(bits: bits & UInt64.max >> 1) }

  @inline(__always)
  var positivePart: Self { Self(bits: bits & (bits &>> 63 &- 1)) }

  @inline(__always)
  var leadingDigits: Self { Self(bits: bits & 0xFFFF_FFF0_0000_0000) }

  @inline(__always)
  var roughCubeRoot: Self {
    Self(bits: ((bits &>> 32 &* 0xAAAA_AAAB) &>> 33 &+ 0x2A9F_7893) &<< 32)
  }

  @inline(__always)
  func flipped(bySignOf other: Self) -> Self { Self(bits: bits ^ (other.bits & 1 << 63)) }
}

extension SIMD8: SolverLanes where Scalar == Double {
  @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  @inline(__always)
  init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  var magnitude: Self { Self(bits: bits & UInt64.max >> 1) }

  @inline(__always)
  var positivePart: Self { Self(bits: bits & (bits &>> 63 &- 1)) }

  @inline(__always)
  var leadingDigits: Self { Self(bits: bits & 0xFFFF_FFF0_0000_0000) }

  @inline(__always)
  var roughCubeRoot: Self {
    Self(bits: ((bits &>> 32 &* 0xAAAA_AAAB) &>> 33 &+ 0x2A9F_7893) &<< 32)
  }

  @inline(__always)
  func flipped(bySignOf other: Self) -> Self { Self(bits: bits ^ (other.bits & 1 << 63)) }

  /// All ones if the sign is minus, else zeros.
  @inline(__always)
  var signMask: SIMD8<UInt64> { SIMD8<UInt64>.zero &- bits &>> 63 }
}

extension SIMD2<Double> {
  /// The first of the two numbers in the lanes where a mask is zero, the second where it is all ones.
  @inline(__always)
  func lanes(_ mask: SIMD8<UInt64>) -> SIMD8<Double> {
    let first = self[0].bitPattern
    return SIMD8(bits: mask & (first ^ self[1].bitPattern) ^ first)
  }
}
