/// The position of the last text of each of four numbers in an output, so that a repeated number is
/// copied.
struct WrittenNumbers {
  private var bits = SIMD4<UInt64>()
  private var starts = SIMD4<Int>()
  /// 0 if there is no text yet.
  private var lengths = SIMD4<Int>()

  /// Appends the text of a number. The output and the format must always be the same.
  @inline(__always)
  mutating func append(
    _ value: Double, _ place: Int, _ numbers: NumberFormat, to text: inout ByteBuffer
  ) {
    let (start, length) = (starts[place], lengths[place])
    if length > 0, value.bitPattern == bits[place] {
      return text.append(copyOf: start..<start &+ length)
    }
    (bits[place], starts[place]) = (value.bitPattern, text.count)
    numbers.append(value, to: &text)
    lengths[place] = text.count &- starts[place]
  }
}
