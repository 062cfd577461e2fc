/// Reads doubles from bytes, always correctly rounded.
///
/// Numbers with few digits need one exact operation (Clinger 1990), most others one product with a
/// 128-bit power of ten (after Eisel and Lemire, "Number Parsing at a Gigabyte per Second", 2021). The
/// standard library handles undecided cases and unusual forms.
package enum DecimalReader {
  /// The number, if the bytes are exactly one; nil otherwise.
  ///
  /// It accepts the same text as `Double.init(_: String)`, except white space and control characters:
  /// that initialiser stops at a NUL and skips spaces.
  package static func read(_ bytes: UnsafeRawBufferPointer, powers: PowersOfTen) -> Double? {
    if let value = plain(bytes, powers: powers) { return value }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// The number, if it is in the usual form and easily decided.
  package static func plain(_ bytes: UnsafeRawBufferPointer, powers: PowersOfTen) -> Double? {
    PlainDecimal(bytes)?.value(powers: powers)
  }

  /// The double nearest to number times 10^exponent; nil if it is undecided or not normal.
  @inline(__always)
  static func value(_ number: UInt64, exponent: Int, powers: PowersOfTen) -> Double? {
    if number <= 1 << 53, exponent >= -22, exponent <= 22 {
      let power = powers.doubles[Int(exponent.magnitude)]
      return exponent < 0 ? Double(number) / power : Double(number) * power
    }
    guard number != 0 else { return 0 }
    guard exponent >= -342, exponent <= 308 else { return nil }
    return rounded(number, exponent: exponent, powers: powers)
  }

  @inline(never)
  private static func rounded(_ number: UInt64, exponent: Int, powers: PowersOfTen) -> Double? {
    let power = powers[exponent]
    let shift = number.leadingZeroBitCount
    let factor = number << UInt64(shift)
    let (above, lowest) = power.low.multipliedFullWidth(by: factor)
    var (high, low) = power.high.multipliedFullWidth(by: factor)
    let (sum, overflow) = low.addingReportingOverflow(above)
    low = sum
    if overflow { high &+= 1 }

    // The power is rounded up by less than one, the product by less than one unit of `low`. Only right
    // above the middle between two doubles is it undecided on which side the number lies.
    let drop = 10 &+ Int(high >> 63)
    let half: UInt64 = 1 << UInt64(drop &- 1)
    var significand = high >> UInt64(drop)
    let remainder = high & (2 &* half &- 1)
    if remainder == half, low == 0 {
      guard PowersOfTen.exactExponents.contains(exponent) else { return nil }
      if lowest > 0 || significand & 1 == 1 { significand &+= 1 }
    } else {
      // No branch: its direction is unpredictable.
      significand &+= remainder >= half ? 1 : 0
    }
    let biased = drop &+ PowersOfTen.binaryExponent(exponent) &+ 1 &- shift &+ 52 &+ 1023
    guard biased > 0, biased < 2046 else { return nil }
    return Double(bitPattern: UInt64(biased) << 52 &+ (significand &- 1 << 52))
  }
}
