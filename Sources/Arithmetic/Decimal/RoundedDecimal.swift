extension DecimalText {
  /// Writes a number with at most a number of significant digits, rounded like C's `%.{digits}g`, and
  /// returns its length. An exponent has no plus sign and no padding.
  ///
  /// Up to 15 digits are rounded from the shortest ones. That decides everything except ties: a decimal
  /// between the number and its shortest form would be shorter still. 16 and 17 digits come from a
  /// product of 192 bits. Ties and numbers below the normal range are rounded from all of their digits.
  ///
  /// - Parameters:
  ///   - value: A number.
  ///   - significantDigits: 1 to 17.
  ///   - target: Space for ``capacity`` bytes.
  @inline(never)
  package static func write(
    _ value: Double, significantDigits: Int, to target: UnsafeMutablePointer<UInt8>,
    powers: PowersOfTen
  ) -> Int {
    guard value != 0 else {
      target[0] = UInt8(ascii: "0")
      return 1
    }
    guard value.isFinite else { return write(value, to: target, powers: powers) }
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    let decimal: (digits: UInt64, exponent: Int)? =
      !value.isNormal
      ? nil
      : significantDigits > 15
        ? longDecimal(bits, significantDigits, powers)
        : shortDecimal(bits, significantDigits, powers)
    var (digits, exponent) =
      decimal ?? ExactDecimal.rounded(bits: bits, significantDigits: significantDigits)
    var length = DecimalDigits.count(digits, powers: powers)
    while digits % 10 == 0 {
      digits /= 10
      exponent &+= 1
      length &-= 1
    }
    var cursor = target
    if value < 0 {
      cursor[0] = UInt8(ascii: "-")
      cursor += 1
    }
    let power = exponent &+ length &- 1
    let start = cursor - target
    guard power >= -4, power < significantDigits else {
      return start &+ writeScientific(digits, length, power, to: cursor)
    }
    if exponent >= 0 {
      put(digits, length, at: cursor)
      for index in 0..<exponent { cursor[length &+ index] = UInt8(ascii: "0") }
      return start &+ length &+ exponent
    }
    if power >= 0 {
      put(digits, length, at: cursor + 1)
      for index in 0...power { cursor[index] = cursor[index &+ 1] }
      cursor[power &+ 1] = UInt8(ascii: ".")
      return start &+ length &+ 1
    }
    let zeros = 1 &- power
    for index in 0..<zeros { cursor[index] = index == 1 ? UInt8(ascii: ".") : UInt8(ascii: "0") }
    put(digits, length, at: cursor + zeros)
    return start &+ zeros &+ length
  }

  /// At most 15 digits of a normal number, rounded from its shortest ones; nil for a tie.
  @inline(__always)
  private static func shortDecimal(
    _ bits: UInt64, _ significantDigits: Int, _ powers: PowersOfTen
  ) -> (digits: UInt64, exponent: Int)? {
    let decimal = ShortestDecimal(bitPattern: bits, powers: powers)
    let count = DecimalDigits.count(decimal.digits, powers: powers)
    guard count > significantDigits else { return (decimal.digits, decimal.exponent) }
    let unit = powers.wholes[count &- significantDigits]
    let (quotient, remainder) = decimal.digits.quotientAndRemainder(dividingBy: unit)
    guard 2 &* remainder != unit else { return nil }
    return (
      quotient &+ (2 &* remainder > unit ? 1 : 0), decimal.exponent &+ count &- significantDigits
    )
  }

  /// 16 or 17 digits of a normal number; nil if a rounded power of ten does not decide them, which
  /// happens once in 2^63 numbers.
  @inline(__always)
  private static func longDecimal(
    _ bits: UInt64, _ significantDigits: Int, _ powers: PowersOfTen
  ) -> (digits: UInt64, exponent: Int)? {
    let biased = Int(truncatingIfNeeded: bits >> 52)
    let significand = (bits & 0xf_ffff_ffff_ffff | 1 << 52) << 11
    // The power of the first digit, or one less.
    let guess = ((biased &- 1023) &* 1_262_611) >> 22
    for power in guess...guess &+ 1 {
      let scale = significantDigits &- 1 &- power
      guard PowersOfTen.exponents.contains(scale) else { return nil }
      let ten = powers[scale]
      let (above, low) = ten.low.multipliedFullWidth(by: significand)
      let (high, below) = ten.high.multipliedFullWidth(by: significand)
      let (middle, carry) = below.addingReportingOverflow(above)
      let top = high &+ (carry ? 1 : 0)
      // The number times 10^scale is the product over 2^(128 + shift), whose whole part has up to 60 bits.
      let shift = UInt64(
        truncatingIfNeeded: 1085 &- biased &- PowersOfTen.binaryExponent(scale))
      let whole = top &>> shift
      guard whole < powers.wholes[significantDigits] else { continue }
      let fraction = top &<< (64 &- shift) | middle &>> shift
      let half: UInt64 = 1 << 63
      var isUp = fraction > half
      if PowersOfTen.exactExponents.contains(scale) {
        let isMore = middle &<< (64 &- shift) | low != 0
        if fraction == half { isUp = isMore || whole & 1 != 0 }
      } else if fraction == half || fraction == 0 {
        return nil  // The power is rounded up by less than a unit, which may matter here.
      }
      return (whole &+ (isUp ? 1 : 0), 0 &- scale)
    }
    return nil
  }

  private static func writeScientific(
    _ digits: UInt64, _ length: Int, _ power: Int, to cursor: UnsafeMutablePointer<UInt8>
  ) -> Int {
    put(digits, length, at: cursor + 1)
    cursor[0] = cursor[1]
    cursor[1] = UInt8(ascii: ".")
    var end = length > 1 ? length &+ 1 : 1
    cursor[end] = UInt8(ascii: "e")
    end &+= 1
    if power < 0 {
      cursor[end] = UInt8(ascii: "-")
      end &+= 1
    }
    return end &+ DecimalDigits.write(whole: UInt64(power.magnitude), to: cursor + end)
  }

  /// Writes the first digits of a number.
  @inline(__always)
  private static func put(_ number: UInt64, _ count: Int, at cursor: UnsafeMutablePointer<UInt8>) {
    var remainder = number
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let tens = remainder / 10
      cursor[index] = UInt8(truncatingIfNeeded: remainder &- 10 &* tens) | 0x30
      remainder = tens
    }
  }
}
