/// Produces decimal digits eight at a time in one word.
enum DecimalDigits {
  /// The eight digits of a number below 10^8, the first in the lowest byte, as values 0 to 9.
  @inline(__always)
  static func eight(_ number: UInt64) -> UInt64 {
    // Halves, then quarters, then single digits; the factors are rounded reciprocals of 100 and 10. Quotients stay in
    // their lanes, remainders move to the next: (n - 10 q) * 256 + q is n * 256 - (10 * 256 - 1) q.
    let top = number / 10_000
    let fours = number << 32 &- top &* (10_000 << 32 &- 1)
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007f_0000_007f
    let twos = fours << 16 &- hundreds &* (100 << 16 &- 1)
    let tens = (twos &* 103) >> 10 & 0x000f_000f_000f_000f
    return twos << 8 &- tens &* (10 << 8 &- 1)
  }

  /// Added to eight digits, it gives their text.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The number of digits; 1 for 0.
  @inline(__always)
  static func count(_ number: UInt64, powers: PowersOfTen) -> Int {
    let guess = ((64 &- (number | 1).leadingZeroBitCount) &* 1233) >> 12
    return guess &+ (number | 1 >= powers.wholes[guess] ? 1 : 0)
  }

  /// Writes a whole number below 10^16 and returns its length. It may touch up to 16 bytes.
  @inline(__always)
  static func write(whole number: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let raw = UnsafeMutableRawPointer(target)
    if number < 100_000_000 {
      return write(short: number, to: raw)
    }
    let high = number / 100_000_000
    let length = write(short: high, to: raw)
    let low = eight(number &- high &* 100_000_000) | zeros
    raw.storeBytes(of: low.littleEndian, toByteOffset: length, as: UInt64.self)
    return length &+ 8
  }

  /// A number below 10^8 without leading zeros.
  @inline(__always)
  private static func write(short number: UInt64, to target: UnsafeMutableRawPointer) -> Int {
    let digits = eight(number)
    let leading = min(digits.trailingZeroBitCount >> 3, 7)
    let text = (digits | zeros) &>> UInt64(truncatingIfNeeded: leading &* 8)
    target.storeBytes(of: text.littleEndian, as: UInt64.self)
    return 8 &- leading
  }
}
