import Arithmetic

/// The rates of m x'' + c x' + k x = 0 to 32 digits, in units of a power of two.
///
/// All rates follow from 4 m k and c^2, whose difference is formed without rounding. So the split
/// sqrt|omega^2 - a^2| has full precision through critical damping, where the product (omega - a)(omega +
/// a) of rounded factors has none. The motion therefore needs no special case around zeta = 1. Time in
/// the same units is `unit * t`: it is dimensionless and cannot overflow or underflow.
struct CharacteristicRates: Hashable, Sendable {
  /// The power of two, per second, that the rates are measured in.
  let unit: Double
  /// omega = sqrt(k/m).
  let frequency: DoubleDouble
  /// a = c/(2m).
  let decay: DoubleDouble
  /// sqrt|omega^2 - a^2|: the damped frequency, or half the difference of the two real rates.
  let split: DoubleDouble
  /// The sign of omega^2 - a^2: 1 oscillates, 0 is critical, -1 is overdamped.
  let discriminantSign: Int
  /// omega^2/(a + split), which avoids the cancellation in a - split. Equals a unless overdamped.
  let slow: DoubleDouble
  /// a + split. Equals a unless overdamped.
  let fast: DoubleDouble
  /// zeta = a/omega.
  var dampingRatio: Double { (decay / frequency).high }
  /// Whether c is 2 sqrt(m k) to 4 ulp. It only names the regime; the arithmetic never branches on it.
  let isNearCritical: Bool

  /// - Precondition: All are positive and finite; `damping` may be 0.
  init(mass: Double, stiffness: Double, damping: Double) throws(SpringError) {
    let (m, massExponent) = parts(mass)
    let (tension, stiffnessExponent) = parts(stiffness)
    let isDamped = damping > 0
    let (drag, dragExponent) = isDamped ? parts(damping) : (0, 0)

    // 4 m k = product * 2^productExponent and c^2 = (c's significand)^2 * 2^(2 dampingExponent).
    var product = DoubleDouble(product: m, tension)
    var productExponent = 2 + massExponent + stiffnessExponent
    if productExponent & 1 != 0 {
      product = product.scaled(by: 2)
      productExponent -= 1
    }
    let dampingExponent = isDamped ? dragExponent : productExponent / 2
    let common = max(productExponent, 2 * dampingExponent)

    // In units of 2^(common/2): sqrt(4 m k) and c. Divided by 2 m they are omega and a.
    let root = product.squareRoot().scaled(by: exp2(productExponent - common, halved: true))
    let c = isDamped ? drag * exp2(2 * dampingExponent - common, halved: true) : 0
    let difference =
      product.scaled(by: exp2(productExponent - common)) - DoubleDouble(product: c, c)

    let perMass = DoubleDouble(1) / DoubleDouble(m)
    frequency = root * perMass
    decay = perMass * c
    split = difference.magnitude.squareRoot() * perMass
    discriminantSign = difference.high > 0 ? 1 : difference.high < 0 ? -1 : 0
    fast = discriminantSign < 0 ? decay + split : decay
    slow = discriminantSign < 0 ? frequency * (frequency / fast) : decay
    isNearCritical = (root - DoubleDouble(c)).magnitude.high <= 4 * c.ulp

    let unitExponent = common / 2 - 1 - massExponent
    unit = exp2(unitExponent)
    let limits = -1019...1019
    try require(
      limits.contains(unitExponent + (frequency.high > 0 ? parts(frequency.high).exponent : -2000)),
      "natural frequency sqrt(stiffness/mass)", (stiffness / mass).squareRoot(),
      "within 1e-306 and 1e306 rad/s")
    try require(
      limits.contains(unitExponent), "decay rate damping/(2 mass)", damping / mass / 2,
      "at most 1e306 per second")
    let ratio = decay.high / frequency.high
    try require(ratio <= 1e140, "damping ratio", ratio, "at most 1e140")
  }
}

/// The significand, in 1..<2, and the exponent of a positive finite number.
@inline(__always)
private func parts(_ x: Double) -> (significand: Double, exponent: Int) {
  let bits = x.bitPattern
  // The standard library handles subnormal numbers, which would slow down the common path.
  guard bits >> 52 > 0 else { return (x.significand, Int(x.exponent)) }
  return (
    Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000),
    Int(bits >> 52) - 1023
  )
}

/// 2^exponent, or its square root for an even exponent; 0 below and infinity above the range.
private func exp2(_ exponent: Int, halved: Bool = false) -> Double {
  let exponent = halved ? exponent / 2 : exponent
  if -1022...1023 ~= exponent {
    return Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
  }
  return Double(sign: .plus, exponent: exponent, significand: 1)
}
