import CurveArithmetic

/// The rates of m x'' + c x' + k x = 0 to 32 digits, in units of a power of two.
///
/// All rates follow from 4 m k and c^2, whose difference is formed without rounding. So the split
/// sqrt|omega^2 - a^2| has full precision through critical damping, where the product (omega - a)(omega +
/// a) of rounded factors has none. The motion therefore needs no special case around zeta = 1. In these
/// units the rates, and time as `unit * t`, are far from overflow and underflow for all parameters.
@usableFromInline
struct CharacteristicRates: Hashable, Sendable {
  /// The power of two, per second, that the rates are measured in.
  @usableFromInline let unit: Double
  /// omega^2 = k/m.
  @usableFromInline let stiffness: DoubleDouble
  /// a = c/(2m).
  @usableFromInline let decay: DoubleDouble
  /// sqrt|omega^2 - a^2|: the damped frequency, or half the difference of the two real rates.
  @usableFromInline let split: DoubleDouble
  /// The sign of omega^2 - a^2: 1 oscillates, 0 is critical, -1 is overdamped.
  @inlinable @inline(__always)
  var discriminantSign: Int { Int(sign) }
  /// omega^2/(a + split), which avoids the cancellation in a - split. Equals a unless overdamped.
  @usableFromInline let slow: DoubleDouble
  /// a + split. Equals a unless overdamped.
  @usableFromInline let fast: DoubleDouble
  /// omega = sqrt(k/m).
  var frequency: DoubleDouble { stiffness.squareRoot() }
  /// zeta = a/omega.
  var dampingRatio: Double { (decay / frequency).high }
  /// Whether c is 2 sqrt(m k) to 4 ulp. It only names the regime; the arithmetic never branches on it.
  var isNearCritical: Bool { nearness != 0 }

  // Two numbers of 32 bits: a Bool would make copies of springs overlap and stall.
  @usableFromInline let sign: Int32
  @usableFromInline let nearness: Int32

  /// The rates of any spring, in a unit near the larger of omega and a.
  ///
  /// - Precondition: All are positive and finite; `damping` may be 0.
  init(mass: Double, stiffness: Double, damping: Double) throws(ParameterError) {
    let (m, massExponent) = parts(mass)
    let (tension, stiffnessExponent) = parts(stiffness)
    let isDamped = damping > 0
    let (drag, dragExponent) = isDamped ? parts(damping) : (0, 0)

    // 4 m k = tension * m * 2^productExponent, and c^2 = drag^2 * 2^(2 dampingExponent).
    let isOdd = (massExponent &+ stiffnessExponent) & 1 != 0
    let productExponent = 2 + massExponent + stiffnessExponent - (isOdd ? 1 : 0)
    let dampingExponent = isDamped ? dragExponent : productExponent / 2
    let common = max(productExponent, 2 * dampingExponent)

    // In units of 2^(common/2): 4 m k and c. Over 2 m they give omega and a.
    let dragScale = exp2((2 * dampingExponent - common) / 2)
    let tensionScale = exp2((productExponent - common) / 2)
    let roots = CharacteristicRoots(
      mass: m, stiffness: isOdd ? 2 * tension : tension, halfDamping: drag * dragScale,
      scale: tensionScale * tensionScale)
    let difference = roots.difference.high
    let isNear = isDamped && Self.isNearCritical(difference, half: roots.halfDamping)
    nearness = isNear ? 1 : 0
    sign = difference > 0 ? 1 : difference < 0 ? -1 : 0

    self.stiffness = roots.stiffness
    decay = roots.decay
    split = roots.split
    (slow, fast) = difference < 0 ? roots.real : (decay, decay)

    let unitExponent = common / 2 - 1 - massExponent
    unit = exp2(unitExponent)
    let limits = -1019...1019
    let stiffnessPerMass = stiffnessExponent - massExponent - (tension < m ? 1 : 0)
    try require(
      limits.contains(stiffnessPerMass >> 1),
      "natural frequency sqrt(stiffness/mass)", (stiffness / mass).squareRoot(),
      "within 1e-306 and 1e306 rad/s")
    try require(
      limits.contains(unitExponent), "decay rate damping/(2 mass)", damping / mass / 2,
      "at most 1e306 per second")
    // Its square is far below all numbers where the ratio is far above.
    try require(
      decay.high * decay.high <= 1e280 * self.stiffness.high, .dampingRatio,
      damping / mass / 2 / (stiffness / mass).squareRoot(), "at most 1e140")
  }
}

extension CharacteristicRates {
  /// The sizes of parameters, 0 damping apart, from which no product of rates overflows or underflows.
  @inlinable @inline(__always)
  static var usual: ClosedRange<Double> { 0x1p-100...0x1p100 }

  /// The same digits for parameters of usual size, per second.
  @inlinable @inline(__always)
  init(usualMass mass: Double, stiffness: Double, damping: Double) {
    let half = 0.5 * damping
    let difference: DoubleDouble
    if mass == 1 {
      // Without the products with 1/m.
      difference = -DoubleDouble(product: half, half) + stiffness
      let magnitude = difference.magnitude
      split = magnitude.squareRoot()
      self.stiffness = DoubleDouble(stiffness)
      decay = DoubleDouble(half)
      if difference.high < 0 {
        fast = split + half
        // The division need not wait for the root's last digits.
        slow = DoubleDouble(stiffness).quotient(
          fast, inverse: 1 / (magnitude.high.squareRoot() + half))
      } else {
        (slow, fast) = (decay, decay)
      }
    } else {
      let roots = CharacteristicRoots(
        mass: mass, stiffness: stiffness, halfDamping: half, scale: 1)
      difference = roots.difference
      (self.stiffness, decay, split) = (roots.stiffness, roots.decay, roots.split)
      (slow, fast) = difference.high < 0 ? roots.real : (decay, decay)
    }
    unit = 1
    sign = difference.high > 0 ? 1 : difference.high < 0 ? -1 : 0
    let isNear = damping > 0 && Self.isNearCritical(difference.high, half: half)
    nearness = isNear ? 1 : 0
  }

  /// Whether m k - h^2 is 0 to 4 ulp of h: r^2 - h^2 for an r between h - slack and h + slack.
  @inlinable @inline(__always)
  static func isNearCritical(_ difference: Double, half: Double) -> Bool {
    let slack = 0x1p-50 * Double(bitPattern: half.bitPattern & 0x7ff0_0000_0000_0000)
    return difference <= slack * (2 * half + slack) && -difference <= slack * (2 * half - slack)
  }
}

/// The roots of m x^2 + 2 h x + k, h half the damping: one spring's or eight side by side.
///
/// All follow from m k and h^2, whose difference is formed without rounding. So the split
/// sqrt|omega^2 - a^2| keeps its digits through critical damping, where (omega - a)(omega + a) of
/// rounded factors has none, and the motion needs no window around zeta = 1.
///
/// Powers of two change no digit, so that eight springs of usual size are worked on as they are.
@usableFromInline
struct CharacteristicRoots<Value: Lanes> {
  @usableFromInline let halfDamping: Value
  /// m k - h^2.
  @usableFromInline let difference: DoubleWord<Value>
  /// k/m.
  @usableFromInline let stiffness: DoubleWord<Value>
  @usableFromInline let decay: DoubleWord<Value>
  @usableFromInline let split: DoubleWord<Value>
  /// k, times the scale.
  @usableFromInline let tension: Value
  /// 1/m.
  @usableFromInline let perMass: DoubleWord<Value>
  /// sqrt|m k - h^2|.
  @usableFromInline let root: DoubleWord<Value>

  /// - Parameter scale: A power of two that multiplies k.
  @inlinable @inline(__always)
  init(mass: Value, stiffness: Value, halfDamping: Value, scale: Value) {
    self.halfDamping = halfDamping
    difference =
      DoubleWord(product: mass, stiffness).scaled(by: scale)
      - DoubleWord(product: halfDamping, halfDamping)
    let inverse = Value(lanes: 1) / mass
    // 1 - m/m is exact.
    let whole = DoubleWord(product: inverse, mass)
    perMass = DoubleWord(
      ordered: inverse, ((Value(lanes: 1) - whole.high) - whole.low) * inverse)
    tension = stiffness * scale
    self.stiffness = perMass * tension
    decay = perMass * halfDamping
    root = difference.magnitude.squareRoot()
    split = root * perMass
  }

  /// The two rates of an overdamped spring: k/(h + sqrt(h^2 - m k)), and that sum over m.
  @inlinable @inline(__always)
  var real: (slow: DoubleWord<Value>, fast: DoubleWord<Value>) {
    let sum = root + halfDamping
    // The division need not wait for the root's last digits.
    let inverse = Value(lanes: 1) / (difference.magnitude.high.squareRoot() + halfDamping)
    return (DoubleWord(tension).quotient(sum, inverse: inverse), sum * perMass)
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

/// 2^exponent; 0 below and infinity above the range.
@inline(__always)
private func exp2(_ exponent: Int) -> Double {
  -1022...1023 ~= exponent
    ? Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
    : Double(sign: .plus, exponent: exponent, significand: 1)
}
