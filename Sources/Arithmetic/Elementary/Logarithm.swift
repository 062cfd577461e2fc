extension Elementary {
  /// ln x for a positive, normal x of 32 digits, as a sum whose second part is small. Its error,
  /// including that of the first part's digits, is below 2^-58 of the whole.
  ///
  /// x = 2^k m with m close to 1, and ln m = 2 atanh s with s = (m - 1)/(m + 1) and |s| at most 0.1716.
  /// To degree 21 the remainder is below 2^-60.
  @inlinable @inline(__always)
  public static func logarithm(_ x: DoubleDouble) -> DoubleDouble {
    let (k, m) = logarithmReduction(x)
    return logarithm(k, m)
  }

  /// ln (a/b) of positive numbers, to full relative accuracy next to 0.
  @inlinable @inline(__always)
  public static func logarithm(of a: Double, over b: Double) -> Double {
    let s = (a - b) / (a + b)
    return abs(s) < 0.17 ? 2 * s + s * logarithmTail(s * s) : logarithm(ofQuotient: a / b)
  }

  @inline(never) @usableFromInline
  static func logarithm(ofQuotient quotient: Double) -> Double { Double.log(quotient) }

  /// x as 2^k m with m between sqrt(1/2) and sqrt(2).
  @inlinable @inline(__always)
  public static func logarithmReduction(_ x: DoubleDouble) -> (k: Double, m: DoubleDouble) {
    // The exponent counts from sqrt(1/2); these are its bits.
    let bits = x.high.bitPattern &- 0x3fe6_a09e_667f_3bcd
    let k = Int64(bitPattern: bits) >> 52
    let high = Double(bitPattern: x.high.bitPattern &- UInt64(bitPattern: k << 52))
    let scale = high / x.high
    return (Double(k), DoubleDouble(high: high, low: x.low == 0 ? 0 : x.low * scale))
  }

  /// ln x for a positive, normal x, within 0.55 ulp.
  @inlinable @inline(__always)
  public static func logarithm<Value: Lanes>(normal x: Value) -> Value {
    let (k, m) = x.binaryParts
    let result = logarithm(k, DoubleWord(m))
    return result.high + result.low
  }

  /// ln (2^k m) for an m between sqrt(1/2) and sqrt(2).
  @inlinable @inline(__always)
  static func logarithm<Value: Lanes>(_ k: Value, _ m: DoubleWord<Value>) -> DoubleWord<Value> {
    let s = logarithmRatio(m)
    let tail = s.high * logarithmTail(s.high * s.high)
    return sum(k, DoubleWord(high: s.high + s.high, low: (s.low + s.low) + tail))
  }

  /// (m - 1)/(m + 1) to 32 digits.
  @inlinable @inline(__always)
  public static func logarithmRatio<Value: Lanes>(_ m: DoubleWord<Value>) -> DoubleWord<Value> {
    let one = Value(lanes: 1)
    // m - 1 is exact; next to 1 the low part is no longer small relative to it.
    let f = DoubleWord(sum: m.high - one, m.low)
    let d = DoubleWord(ordered: Value(lanes: 2), f.high)
    let inverse = one / d.high
    let s = f.high * inverse
    let product = DoubleWord(product: s, d.high)
    let remainder = ((f.high - product.high) - product.low) + (f.low - s * (d.low + f.low))
    return DoubleWord(high: s, low: remainder * inverse)
  }

  /// ln x for a positive, normal x, to 3e-8 of the significand's part.
  @inlinable @inline(__always)
  public static func roughLogarithm<Value: Lanes>(_ x: Value) -> Value {
    let (k, m) = x.binaryParts
    let one = Value(lanes: 1)
    let s = (m - one) / (m + one)
    let z = s * s
    let series: Value = Value(lanes: 2 / 5) + Value(lanes: 2 / 7) * z
    let tail = z * (Value(lanes: 2 / 3) + z * series)
    return k * Value(lanes: 0.693_147_180_559_945_3) + ((s + s) + s * tail)
  }

  /// ln(1 + x) for |x| at most 1e-3, within 2 ulp.
  @inlinable @inline(__always)
  public static func logarithm<Value: Lanes>(onePlusSmall x: Value) -> Value {
    let far: Value = Value(lanes: 1 / 3) - x * (Value(lanes: 1 / 4) - x * Value(lanes: 1 / 5))
    return x - (x * x) * (Value(lanes: 1 / 2) - x * far)
  }

  /// (2 atanh s - 2 s)/s for s^2 = z at most 0.0295.
  @inlinable @inline(__always)
  public static func logarithmTail<Value: Lanes>(_ z: Value) -> Value {
    Value(lanes: 2 / 3) * z + logarithmEnd(z)
  }

  /// The same without its first term, 2/3 z.
  @inlinable @inline(__always)
  public static func logarithmEnd<Value: Lanes>(_ z: Value) -> Value {
    let z2 = z * z
    let l0: Value = Value(lanes: 2 / 5) + Value(lanes: 2 / 7) * z
    let l2: Value = Value(lanes: 2 / 9) + Value(lanes: 2 / 11) * z
    let h0: Value = Value(lanes: 2 / 13) + Value(lanes: 2 / 15) * z
    let h2: Value = Value(lanes: 2 / 17) + Value(lanes: 2 / 19) * z
    let low = l0 + l2 * z2
    let high = h0 + h2 * z2
    let z4 = z2 * z2
    return z2 * (low + (high + Value(lanes: 2 / 21) * z4) * z4)
  }

  /// k ln 2 + a.
  @inlinable @inline(__always)
  public static func sum<Value: Lanes>(_ k: Value, _ a: DoubleWord<Value>) -> DoubleWord<Value> {
    // 33 bits of ln 2, so that the product is exact, and what remains of it.
    let s = DoubleWord(sum: k * Value(lanes: 0x1.62e42fefp-1), a.high)
    let remainder = k * Value(lanes: 0x1.473de6af278edp-34)
    return DoubleWord(high: s.high, low: s.low + (a.low + remainder))
  }
}

extension Double {
  /// ln x, within 0.55 ulp; minus infinity for 0, NaN for negative numbers.
  package static func log(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude, x < .infinity else { return logOfOdd(x) }
    return Elementary.logarithm(normal: x)
  }

  /// ln(1 + x), within 0.55 ulp, even next to 0.
  package static func log(onePlus x: Double) -> Double {
    guard x > -1, x < 0x1p60 else { return log(1 + x) }
    guard abs(x) > 0x1p-54 else { return x }
    let result = Elementary.logarithm(DoubleDouble(sum: 1, x))
    return result.high + result.low
  }

  /// The logarithm to base 10, within 0.51 ulp, and exact at powers of 10.
  package static func log10(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude, x < .infinity else {
      return logOfOdd(x) * 0x1.bcb7b1526e50ep-2
    }
    let result =
      Elementary.wideLogarithm(x)
      * DoubleDouble(high: 0x1.bcb7b1526e50ep-2, low: 0x1.95355baaafad3p-57)
    return result.high + result.low
  }

  /// The inverse hyperbolic tangent, within 0.55 ulp.
  package static func atanh(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 1 else { return size == 1 ? x * .infinity : .nan }
    guard size > 0x1p-27 else { return x }
    let result: DoubleDouble
    if size < 0.17 {
      result = DoubleDouble(high: size, low: size * Elementary.logarithmTail(size * size) / 2)
    } else {
      let ratio = DoubleDouble(sum: 1, size) / DoubleDouble(sum: 1, -size)
      result = Elementary.logarithm(ratio).scaled(by: 0.5)
    }
    return (x < 0 ? -1 : 1) * (result.high + result.low)
  }

  static func logOfOdd(_ x: Double) -> Double {
    if x == .infinity { return x }
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    let k = 54.0
    let result = Elementary.sum(-k, Elementary.logarithm(DoubleDouble(x * 0x1p54)))
    return result.high + result.low
  }
}
