/// Writes doubles as their shortest decimals.
///
/// The form is that of `Double.description`, without a trailing `.0`, and without the plus sign and
/// padding of an exponent.
///
/// It is public because `@inlinable` has no effect on `package` declarations.
public enum DecimalText {
  /// The maximum number of bytes that writing a number touches.
  @inlinable public static var capacity: Int { 40 }

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
    return sign &+ write(decimal, isLarge: magnitude > 0x1p53, to: target)
  }

  private static func write(
    _ word: StaticString, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    target.update(from: word.utf8Start, count: word.utf8CodeUnitCount)
    return word.utf8CodeUnitCount
  }

  @inline(__always)
  private static func write(
    _ decimal: ShortestDecimal, isLarge: Bool, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Seventeen digits: two words and one digit.
    let isShort = decimal.tens < 1_000_000_000_000_000
    let start = isShort ? decimal.digits : decimal.tens
    let last = isShort ? 0 : decimal.unit
    let exponent = decimal.exponent &+ (isShort ? 15 : 16)
    let upper = start / 100_000_000
    let high = DecimalDigits.eight(upper)
    let low = DecimalDigits.eight(start &- upper &* 100_000_000)
    let length =
      last != 0
      ? 17 : low != 0 ? 16 &- low.leadingZeroBitCount >> 3 : 8 &- high.leadingZeroBitCount >> 3

    @inline(__always)
    func store(_ destination: UnsafeMutablePointer<UInt8>) {
      let raw = UnsafeMutableRawPointer(destination)
      raw.storeBytes(of: (high | DecimalDigits.zeros).littleEndian, as: UInt64.self)
      raw.storeBytes(
        of: (low | DecimalDigits.zeros).littleEndian, toByteOffset: 8, as: UInt64.self)
      destination[16] = UInt8(truncatingIfNeeded: last) | 0x30
    }
    let point = UInt8(ascii: ".")

    if exponent >= -4, exponent < 7 {
      // Not a whole number, so digits follow the point. All digits and the zeros before them are stored
      // behind the point; then the first eight bytes are written again, with those before the point.
      let zeros = max(0 &- exponent, 0)
      store(target + 1 + zeros)
      let shift = UInt64(truncatingIfNeeded: 8 &* max(exponent, 0) &+ 8)
      let before: UInt64 = 1 &<< shift &- 1
      let digits = high &<< UInt64(truncatingIfNeeded: 8 &* zeros) | DecimalDigits.zeros
      let after: UInt64 = ~before &<< 8
      let text = digits & before | UInt64(point) &<< shift | digits << 8 & after
      UnsafeMutableRawPointer(target).storeBytes(of: text.littleEndian, as: UInt64.self)
      return zeros &+ length &+ 1
    }
    store(target + 1)
    if exponent >= 0, !isLarge {
      for index in 0...exponent { target[index] = target[index &+ 1] }
      target[exponent &+ 1] = point
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
