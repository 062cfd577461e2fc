extension DecimalText {
  /// Writes a number with at most a number of significant digits, as C's `%.{digits}g` rounds, and returns its
  /// length; an exponent has neither a plus sign nor padding.
  ///
  /// The digits are rounded from the shortest ones, which decides all but ties: a decimal between the
  /// number and its shortest form would be shorter still. Not decided are ties, numbers below the normal
  /// range, and more digits than every decimal keeps.
  ///
  /// - Parameters:
  ///   - value: A finite number.
  ///   - significantDigits: 1 to 17.
  ///   - target: Where there is room for ``room`` bytes.
  /// - Returns: The length, 0 where the rounding can't be told from the shortest digits.
  @inline(never)
  package static func write(
    _ value: Double, significantDigits: Int, to target: UnsafeMutablePointer<UInt8>,
    powers: PowersOfTen
  ) -> Int {
    guard value != 0 else {
      target[0] = UInt8(ascii: "0")
      return 1
    }
    guard value.isNormal else { return 0 }
    let decimal = ShortestDecimal(
      bitPattern: value.bitPattern & 0x7fff_ffff_ffff_ffff, powers: powers)
    var (digits, exponent) = (decimal.digits, decimal.exponent)
    var count = DecimalDigits.count(digits, powers: powers)
    if count > significantDigits {
      let unit = powers.wholes[count &- significantDigits]
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
      guard 2 &* rest != unit else { return 0 }
      digits = quotient &+ (2 &* rest > unit ? 1 : 0)
      exponent &+= count &- significantDigits
      count = significantDigits
      if digits == powers.wholes[count] { count &+= 1 }
    } else if significantDigits > 15 {
      return 0
    }
    var length = count
    while digits % 10 == 0 {
      digits /= 10
      exponent &+= 1
      length &-= 1
    }
    var place = target
    if value < 0 {
      place[0] = UInt8(ascii: "-")
      place += 1
    }
    let power = exponent &+ length &- 1
    let start = place - target
    guard power >= -4, power < significantDigits else {
      return start &+ writeScientific(digits, length, power, to: place)
    }
    if exponent >= 0 {
      put(digits, length, at: place)
      for index in 0..<exponent { place[length &+ index] = UInt8(ascii: "0") }
      return start &+ length &+ exponent
    }
    if power >= 0 {
      put(digits, length, at: place + 1)
      for index in 0...power { place[index] = place[index &+ 1] }
      place[power &+ 1] = UInt8(ascii: ".")
      return start &+ length &+ 1
    }
    let zeros = 1 &- power
    for index in 0..<zeros { place[index] = index == 1 ? UInt8(ascii: ".") : UInt8(ascii: "0") }
    put(digits, length, at: place + zeros)
    return start &+ zeros &+ length
  }

  private static func writeScientific(
    _ digits: UInt64, _ length: Int, _ power: Int, to place: UnsafeMutablePointer<UInt8>
  ) -> Int {
    put(digits, length, at: place + 1)
    place[0] = place[1]
    place[1] = UInt8(ascii: ".")
    var end = length > 1 ? length &+ 1 : 1
    place[end] = UInt8(ascii: "e")
    end &+= 1
    if power < 0 {
      place[end] = UInt8(ascii: "-")
      end &+= 1
    }
    return end &+ DecimalDigits.write(whole: UInt64(power.magnitude), to: place + end)
  }

  /// Writes the first digits of a number.
  @inline(__always)
  private static func put(_ number: UInt64, _ count: Int, at place: UnsafeMutablePointer<UInt8>) {
    var rest = number
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let tens = rest / 10
      place[index] = UInt8(truncatingIfNeeded: rest &- 10 &* tens) | 0x30
      rest = tens
    }
  }
}
