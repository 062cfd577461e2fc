import CurveArithmetic

/// The step of a spring over an interval that is short for it, as most frames are: one spring's, four or eight.
///
/// With z = (omega^2 - a^2) h^2, cos(sqrt z) and sin(sqrt z)/sqrt z are power series in z, on both sides of
/// critical damping. So the regime is no case of its own. All take the same operations.
@usableFromInline
struct ShortPropagator<Value: PolynomialLanes> {
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

  /// The step's matrix for z, a h and h.
  @inline(__always)
  func matrix(
    _ z: Value, _ exponent: Value, _ interval: Value
  ) -> (p: Value, q: Value, r: Value, s: Value) where Value: PowerLanes {
    let factor = TabulatedDecay(exponent).factor
    let (cosine, sine) = Self.cosineAndSine(squared: z)
    let q = factor * (interval * sine)
    let (first, drag) = (factor * cosine, decay * q)
    return (first + drag, q, stiffness * q, first - drag)
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
}
