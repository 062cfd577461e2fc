import CurveArithmetic

/// The step of a spring over an interval that is short for it, as most frames are: one spring's or eight.
///
/// With z = (omega^2 - a^2) h^2, cos(sqrt z) and sin(sqrt z)/sqrt z are power series in z, on both sides of
/// critical damping. So the regime is no case of its own. One and eight take the same operations.
@usableFromInline
struct ShortPropagator<Value: Lanes> {
  /// a, omega^2 and omega^2 - a^2, in seconds. The last is rounded from 32 digits, and infinite if
  /// one of the numbers may be out of range.
  @usableFromInline var decay: Value
  @usableFromInline var stiffness: Value
  @usableFromInline var discriminant: Value

  /// The largest |z| and the largest a h. The series' errors are below 1e-17 up to there.
  @inlinable @inline(__always)
  static var limit: Double { 2 }

  /// z and a h.
  @inlinable @inline(__always)
  func arguments(_ interval: Value) -> (z: Value, exponent: Value) {
    (discriminant * (interval * interval), decay * interval)
  }

  /// The step's matrix for z, a h as n ln 2 - r with 2^-n, and h.
  @inline(__always)
  func matrix(
    _ z: Value, _ exponent: (r: Value, scale: Value), _ interval: Value
  ) -> (p: Value, q: Value, r: Value, s: Value) {
    let factor = Self.exponential(exponent.r, exponent.scale)
    let (cosine, sine) = Self.cosineAndSine(squared: z)
    let q = factor * (interval * sine)
    let (first, drag) = (factor * cosine, decay * q)
    return (first + drag, q, stiffness * q, first - drag)
  }

  /// An x in 0...2 as n ln 2 - r, |r| at most (ln 2)/2, and 2^-n. A step's bound needs no further digits of r.
  @inline(__always)
  static func reduced(_ x: Value) -> (r: Value, scale: Value) {
    @inline(__always)
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let shifted = value(Elementary.rounding) - x * value(1.442_695_040_888_963_4)
    let n = shifted - value(Elementary.rounding)
    // 33 bits of ln 2, so that the product is exact, and the rest.
    let main = n * value(0x1.62e42fefp-1) + x
    return (value(0) - main - n * value(0x1.473de6af278edp-34), shifted.powerOfTwo)
  }

  /// scale e^r within 0.8 ulp, by the best polynomial of degree 11.
  @inline(__always)
  private static func exponential(_ r: Value, _ scale: Value) -> Value {
    @inline(__always)
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let r2 = r * r
    let r4 = r2 * r2
    let c2 = value(0.5) + value(0.166_666_666_666_666_69) * r
    let c4 = value(4.166_666_666_662_404e-2) + value(8.333_333_333_330_055e-3) * r
    let c6 = value(1.388_888_891_725_875_9e-3) + value(1.984_126_986_308_825_5e-4) * r
    let c8 = value(2.480_152_122_598_643_2e-5) + value(2.755_726_840_619_079_5e-6) * r
    let c10 = value(2.762_012_171_738_193_3e-7) + value(2.510_041_108_201_49e-8) * r
    let tail = (c2 + c4 * r2) + ((c6 + c8 * r2) + c10 * r4) * r4
    return scale + scale * (r + r2 * tail)
  }

  /// cos(sqrt z) and sin(sqrt z)/sqrt z, by the best polynomials of degree 9 for |z| up to 2.
  @inline(__always)
  private static func cosineAndSine(squared z: Value) -> (cosine: Value, sine: Value) {
    @inline(__always)
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let z2 = z * z
    let z4 = z2 * z2
    let (a2, b2) = (
      value(1 / 24) - value(1 / 720) * z, value(1 / 120) - value(1 / 5_040) * z
    )
    let (a4, b4) = (
      value(2.480_158_730_159_387_8e-5) - value(2.755_731_922_398_731e-7) * z,
      value(2.755_731_922_398_902_2e-6) - value(2.505_210_838_544_234e-8) * z
    )
    let (a6, b6) = (
      value(2.087_675_690_565_942_5e-9) - value(1.147_074_557_993_578_5e-11) * z,
      value(1.605_904_379_767_480_5e-10) - value(7.647_163_724_083_344e-13) * z
    )
    let (a8, b8) = (
      value(4.779_806_164_888_964e-14) - value(1.561_991_872_280_792_5e-16) * z,
      value(2.811_613_840_710_709_7e-15) - value(8.220_944_704_278_828e-18) * z
    )
    let (aTail, bTail) = (
      (a2 + a4 * z2) + (a6 + a8 * z2) * z4, (b2 + b4 * z2) + (b6 + b8 * z2) * z4
    )
    let (aHead, bHead) = (value(1) - value(1 / 2) * z, value(1) - value(1 / 6) * z)
    return (aHead + z2 * aTail, bHead + z2 * bTail)
  }
}

extension ShortPropagator: Sendable where Value: Sendable {}

extension ShortPropagator<Double> {
  /// Rates in units other than 1 are those of springs far from the usual size.
  @inlinable @inline(__always)
  init(_ rates: CharacteristicRates) {
    decay = rates.decay.high
    stiffness = rates.stiffness.high
    let square = rates.split.high * rates.split.high
    let signBit = UInt64(truncatingIfNeeded: rates.sign) & 1 << 63
    discriminant =
      rates.unit == 1 ? Double(bitPattern: square.bitPattern ^ signBit) : .infinity
  }

  /// The same as ``reduced(_:)``. Most frames decay by less than a factor of 0.7, which needs no reduction.
  @inline(__always)
  static func reducedAlone(_ x: Double) -> (r: Double, scale: Double) {
    x < 0.346 ? (-x, 1) : reduced(x)
  }
}
