/// A parsed decimal in the usual form: `-12.5e3`, with digits on both sides of a point.
package struct PlainDecimal {
  private var isNegative = false
  private var hasPlus = false
  private var hasExponent = false
  /// All digits as a whole number; wrapped if there are more than 19.
  private var number: UInt64 = 0
  private var digits = 0
  /// The number of digits after the point.
  private var decimals = 0
  private var exponent = 0

  /// The double nearest to a text, and whether the text certainly equals the output of `DecimalText` for
  /// it; nil for unusual forms and if it is not easily decided. One call for each number.
  @inline(never)
  package static func read(
    _ bytes: UnsafeRawBufferPointer, powers: PowersOfTen
  ) -> (value: Double, isShortest: Bool)? {
    guard let decimal = Self(bytes), let value = decimal.value(powers: powers) else { return nil }
    return (value, decimal.isShortest(powers: powers))
  }

  /// The double nearest to the number at a pointer, which moves behind it; nil for unusual forms and if it is not
  /// easily decided. The digits before the point may be missing.
  @inline(never)
  package static func read(
    at: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, powers: PowersOfTen
  ) -> Double? {
    Self(at: &at, end: end, startsWithPoint: true)?.value(powers: powers)
  }

  /// - Parameter startsWithPoint: Whether the digits before the point may be missing.
  /// - Returns: Nil for unusual forms and for more than 19 digits.
  @inline(__always)
  package init?(_ bytes: UnsafeRawBufferPointer, startsWithPoint: Bool = false) {
    guard var at = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    let end = at + bytes.count
    self.init(at: &at, end: end, startsWithPoint: startsWithPoint)
    guard at == end else { return nil }
  }

  /// The number at a pointer, which moves behind it.
  @inline(__always)
  private init?(
    at: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, startsWithPoint: Bool
  ) {
    if at < end, at[0] == UInt8(ascii: "-") || at[0] == UInt8(ascii: "+") {
      isNegative = at[0] == UInt8(ascii: "-")
      hasPlus = !isNegative
      at += 1
    }
    digits = Self.take(&number, &at, end)
    let hasPoint = at < end && at[0] == UInt8(ascii: ".")
    guard digits > 0 || startsWithPoint && hasPoint else { return nil }
    if hasPoint {
      at += 1
      decimals = Self.take(&number, &at, end)
      guard decimals > 0 else { return nil }
      digits &+= decimals
    }
    if at < end, at[0] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      at += 1
      var isDown = false
      if at < end, at[0] == UInt8(ascii: "-") || at[0] == UInt8(ascii: "+") {
        isDown = at[0] == UInt8(ascii: "-")
        at += 1
      }
      var power: UInt64 = 0
      guard (1...4).contains(Self.take(&power, &at, end)) else { return nil }
      exponent = isDown ? -Int(power) : Int(power)
    }
    // More than 19 digits may have wrapped.
    guard digits <= 19 else { return nil }
  }

  /// Takes all digits that follow, and returns their number.
  @inline(__always)
  private static func take(
    _ number: inout UInt64, _ at: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int {
    let start = at
    while end - at >= 8 {
      let eight = UnsafeRawPointer(at).loadUnaligned(as: UInt64.self).littleEndian
      guard Self.areDigits(eight) else { break }
      number = number &* 100_000_000 &+ Self.value(ofEight: eight)
      at += 8
    }
    while at < end {
      let digit = at[0] &- 0x30
      guard digit < 10 else { break }
      number = number &* 10 &+ UInt64(digit)
      at += 1
    }
    return at - start
  }

  /// Whether eight bytes are digits: their upper halves are 3, also after 6 is added.
  @inline(__always)
  private static func areDigits(_ bytes: UInt64) -> Bool {
    let upper: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let shifted = (bytes &+ 0x0606_0606_0606_0606) & upper
    return bytes & upper | shifted >> 4 == 0x3333_3333_3333_3333
  }

  /// The number of eight digits, of which the first is in the lowest byte: pairs, then fours, then all.
  @inline(__always)
  private static func value(ofEight digits: UInt64) -> UInt64 {
    let ones = digits &- 0x3030_3030_3030_3030
    let pairs = ones &* 10 &+ ones >> 8
    let first = (pairs & 0xFF_0000_00FF) &* (100 + 1_000_000 << 32)
    let second = (pairs >> 16 & 0xFF_0000_00FF) &* (1 + 10_000 << 32)
    return (first &+ second) >> 32
  }

  /// The double nearest to the number times a small power of ten; nil if it is not easily decided.
  @inline(__always)
  package func value(shiftedBy power: Int = 0, powers: PowersOfTen) -> Double? {
    let exponent = exponent &- decimals &+ power
    guard let magnitude = DecimalReader.value(number, exponent: exponent, powers: powers) else {
      return nil
    }
    return Double(bitPattern: magnitude.bitPattern | (isNegative ? 1 << 63 : 0))
  }

  /// Whether the text certainly equals the output of `DecimalText` for the double.
  ///
  /// Up to 15 digits, no two decimals have the same double, so no shorter one exists. The form must also
  /// be that of `DecimalText`.
  @inline(__always)
  package func isShortest(powers: PowersOfTen) -> Bool {
    guard number < 1_000_000_000_000_000, !hasExponent, !hasPlus else { return false }
    let hasLeadingZeros = digits &- decimals > 1 && number < powers.wholes[digits &- 1]
    guard decimals > 0 else { return !hasLeadingZeros }
    // Below 10^-4 the form has an exponent.
    return !hasLeadingZeros && number >= powers.wholes[max(decimals &- 4, 0)] && number % 10 != 0
  }
}
