/// Writes doubles as their shortest decimals.
///
/// The form is that of `Double.description`, without a trailing `.0`, and without the plus sign and
/// padding of an exponent.
package enum DecimalText {
  /// The maximum number of bytes that writing a number touches.
  package static let room = 40

  /// Writes a number and returns its length.
  ///
  /// One call per number, because other modules cannot inline it.
  @inline(never)
  package static func write(
    _ value: Double, to target: UnsafeMutablePointer<UInt8>, powers: PowersOfTen
  ) -> Int {
    var target = target
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    let sign = Int(truncatingIfNeeded: value.bitPattern >> 63)
    target[0] = UInt8(ascii: "-")
    target += sign

    let magnitude = Double(bitPattern: bits)
    if magnitude <= 0x1p53 {
      let whole = Int64(magnitude)
      if Double(whole) == magnitude {
        return sign &+ DecimalDigits.write(whole: UInt64(whole), to: target)
      }
    }
    guard bits < 0x7ff0_0000_0000_0000 else {
      let isNumber = bits == 0x7ff0_0000_0000_0000
      return isNumber ? sign &+ write("inf", to: target) : write("nan", to: target - sign)
    }
    let decimal = ShortestDecimal(bitPattern: bits, powers: powers)
    return sign &+ write(decimal, isLarge: magnitude > 0x1p53, powers: powers, to: target)
  }

  private static func write(
    _ word: StaticString, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    target.update(from: word.utf8Start, count: word.utf8CodeUnitCount)
    return word.utf8CodeUnitCount
  }

  @inline(__always)
  private static func write(
    _ decimal: ShortestDecimal, isLarge: Bool, powers: PowersOfTen,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Seventeen digits: one digit and two words.
    let count = DecimalDigits.count(decimal.digits, powers: powers)
    let scaled = decimal.digits &* powers.wholes[17 &- count]
    let exponent = decimal.exponent &+ count &- 1
    let first = scaled / 10_000_000_000_000_000
    let rest = scaled &- first &* 10_000_000_000_000_000
    let upper = rest / 100_000_000
    let high = DecimalDigits.eight(upper)
    let low = DecimalDigits.eight(rest &- upper &* 100_000_000)
    let length =
      low != 0
      ? 17 &- low.leadingZeroBitCount >> 3 : high != 0 ? 9 &- high.leadingZeroBitCount >> 3 : 1

    @inline(__always)
    func store(_ place: UnsafeMutablePointer<UInt8>) {
      place[0] = UInt8(truncatingIfNeeded: first) | 0x30
      let raw = UnsafeMutableRawPointer(place)
      raw.storeBytes(
        of: (high | DecimalDigits.zeros).littleEndian, toByteOffset: 1, as: UInt64.self)
      raw.storeBytes(
        of: (low | DecimalDigits.zeros).littleEndian, toByteOffset: 9, as: UInt64.self)
    }
    let (point, zero) = (UInt8(ascii: "."), UInt8(ascii: "0"))

    if exponent < 0, exponent >= -4 {
      target[0] = zero
      target[1] = point
      target[2] = zero
      target[3] = zero
      target[4] = zero
      store(target + 1 - exponent)
      return 1 &- exponent &+ length
    }
    store(target + 1)
    if exponent >= 0, !isLarge {
      // Not a whole number, so digits follow the point: move those before it.
      if exponent < 7 {
        let digits = first | 0x30 | (high | DecimalDigits.zeros) << 8
        let place = UInt64(truncatingIfNeeded: 8 &* exponent &+ 8)
        let before: UInt64 = 1 &<< place &- 1
        let after = ~before &<< 8
        let text = digits & before | UInt64(point) &<< place | digits << 8 & after
        UnsafeMutableRawPointer(target).storeBytes(of: text.littleEndian, as: UInt64.self)
      } else {
        for index in 0...exponent { target[index] = target[index &+ 1] }
        target[exponent &+ 1] = point
      }
      return length &+ 1
    }
    target[0] = target[1]
    target[1] = point
    var end = length > 1 ? length &+ 1 : 1
    target[end] = UInt8(ascii: "e")
    end &+= 1
    if exponent < 0 {
      target[end] = UInt8(ascii: "-")
      end &+= 1
    }
    return end
      &+ DecimalDigits.write(whole: UInt64(exponent.magnitude), to: target + end)
  }
}
