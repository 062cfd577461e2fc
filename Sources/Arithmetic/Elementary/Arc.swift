extension Elementary {
  /// The angle of the vector (x, y), both not negative and not both 0, before the last rounding.
  ///
  /// With q = y/x or x/y at most 1 and c the nearest eighth, atan q = atan c + atan((q - c)/(1 + c q)).
  /// The last argument is at most 1/16; to degree 13 the remainder is below 2^-59.
  static func angle(y: DoubleDouble, x: DoubleDouble) -> DoubleDouble {
    let isSteep = y.high > x.high
    let (short, long) = isSteep ? (x, y) : (y, x)
    let ratio = short.high / long.high
    let eighth = nearestWhole(ratio * 8)
    let c = eighth / 8
    let t =
      eighth == 0 ? short / long : (short - long * c) / (long + short * c)
    let z = t.high * t.high
    let z2 = z * z
    let polynomial =
      (-1 / 3 + 1 / 5 * z) + (-1 / 7 + 1 / 9 * z) * z2 + (-1 / 11 + 1 / 13 * z) * (z2 * z2)
    let remainder = DoubleDouble(high: t.high, low: t.low + t.high * z * polynomial)
    let angle =
      eighth == 0
      ? remainder : arcOfEighth(Int(eighth)) + DoubleDouble(ordered: remainder.high, remainder.low)
    return isSteep ? quarterTurn - angle : angle
  }

  /// The angle of the vector (x, y) in 0...pi for a positive y, within 2 ulp, in half the time.
  package static func quickAngle(y: Double, x: Double) -> Double {
    let width = abs(x)
    let isSteep = y > width
    let (short, long) = isSteep ? (width, y) : (y, width)
    var t = short / long
    let eighth = nearestWhole(t * 8)
    var base = 0.0
    if eighth != 0 {
      let c = eighth * 0.125
      t = (short - long * c) / (long + short * c)
      base = arcOfEighth(Int(eighth)).high
    }
    let z = t * t
    let z2 = z * z
    let polynomial =
      (-1 / 3 + 1 / 5 * z) + (-1 / 7 + 1 / 9 * z) * z2 + (-1 / 11 + 1 / 13 * z) * (z2 * z2)
    let angle = base + (t + t * (z * polynomial))
    let acute = isSteep ? Double.pi / 2 - angle : angle
    return x < 0 ? Double.pi - acute : acute
  }

  /// The same for eight vectors, with the scalar's bits.
  package static func quickAngle(y: SIMD8<Double>, x: SIMD8<Double>) -> SIMD8<Double> {
    typealias Eight = SIMD8<Double>
    func select(_ mask: SIMD8<UInt64>, _ a: Eight, _ b: Eight) -> Eight {
      unsafeBitCast(b.bits ^ ((a.bits ^ b.bits) & mask), to: Eight.self)
    }
    let width = x * x.signFactor
    let isSteep: SIMD8<UInt64> = 0 &- ((width - y).bits &>> 63)
    let short = select(isSteep, width, y)
    let long = select(isSteep, y, width)
    let eighth: Eight = (short / long * 8 + rounding) - rounding
    let c: Eight = eighth * 0.125
    let t: Eight = (short - long * c) / (long + short * c)
    var base = Eight.zero
    // Unused lanes may hold anything.
    for lane in 0..<8 where eighth[lane] >= 1 {
      base[lane] = arcOfEighth(Int(min(eighth[lane], 8))).high
    }
    let z = t * t
    let z2 = z * z
    let first: Eight = -1 / 3 + 1 / 5 * z
    let second: Eight = -1 / 7 + 1 / 9 * z
    let third: Eight = -1 / 11 + 1 / 13 * z
    let polynomial: Eight = (first + second * z2) + third * (z2 * z2)
    let angle: Eight = base + (t + t * (z * polynomial))
    let acute = select(isSteep, Double.pi / 2 - angle, angle)
    return select(0 &- (x.bits &>> 63), Double.pi - acute, acute)
  }

  /// pi/2.
  static var quarterTurn: DoubleDouble {
    DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
  }

  private static func arcOfEighth(_ index: Int) -> DoubleDouble {
    switch index {
    case 1: DoubleDouble(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59)
    case 2: DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57)
    case 3: DoubleDouble(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56)
    case 4: DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56)
    case 5: DoubleDouble(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58)
    case 6: DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56)
    case 7: DoubleDouble(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56)
    default: quarterTurn.scaled(by: 0.5)
    }
  }
}

extension Double {
  /// The angle of the vector (x, y) in -pi...pi, within 0.51 ulp. Zeros and infinities follow IEEE 754.
  package static func atan2(y: Double, x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    var (a, b) = (abs(y), abs(x))
    if max(a, b) == .infinity {
      (a, b) = (a == .infinity ? 1 : 0, b == .infinity ? 1 : 0)
    }
    let isBackward = x.sign == .minus
    var angle = DoubleDouble(0)
    if a > 0 {
      if max(a, b) > 0x1p900 { (a, b) = (a * 0x1p-200, b * 0x1p-200) }
      if max(a, b) < 0x1p-900 { (a, b) = (a * 0x1p200, b * 0x1p200) }
      // Below, rounding hides the difference from the quotient, or from a quarter turn.
      if a < b * 0x1p-100 {
        angle = DoubleDouble(abs(y) < .infinity && abs(x) < .infinity ? abs(y) / abs(x) : a / b)
      } else if b < a * 0x1p-100 {
        angle = Elementary.quarterTurn
      } else {
        angle = Elementary.angle(y: DoubleDouble(a), x: DoubleDouble(b))
      }
    }
    if isBackward { angle = Elementary.quarterTurn.scaled(by: 2) - angle }
    return Double(signOf: y, magnitudeOf: angle.high + angle.low)
  }

  /// The arc sine, within 0.51 ulp; NaN outside -1...1.
  package static func asin(_ x: Double) -> Double {
    let size = abs(x)
    guard size > 0x1p-27 else { return x }
    guard size <= 1 else { return .nan }
    let angle = Elementary.angle(y: DoubleDouble(size), x: cathetus(size))
    return Double(signOf: x, magnitudeOf: angle.high + angle.low)
  }

  /// The arc cosine, within 0.51 ulp; NaN outside -1...1.
  package static func acos(_ x: Double) -> Double {
    let size = abs(x)
    guard size <= 1 else { return .nan }
    var angle = Elementary.angle(y: cathetus(size), x: DoubleDouble(size))
    if x < 0 { angle = Elementary.quarterTurn.scaled(by: 2) - angle }
    return angle.high + angle.low
  }

  /// sqrt(1 - x^2).
  private static func cathetus(_ x: Double) -> DoubleDouble {
    (DoubleDouble(1) - DoubleDouble(product: x, x)).squareRoot()
  }
}
