/// Searches bytes eight at a time.
enum ByteSearch {
  /// The index of the first occurrence of either byte; nil if neither occurs.
  @inline(__always)
  static func first(
    _ a: UInt8, or b: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found = zeros(word ^ ones &* UInt64(a)) | zeros(word ^ ones &* UInt64(b))
      if found != 0 { return offset &+ found.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < bytes.count {
      if bytes[offset] == a || bytes[offset] == b { return offset }
      offset &+= 1
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The top bit of every zero byte. Bits above the lowest zero may be wrong.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & ones << 7 }
}
