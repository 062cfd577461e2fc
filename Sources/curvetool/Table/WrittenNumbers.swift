/// Where in an output the last text of each of four numbers stands, so that a number that comes again
/// is copied.
struct WrittenNumbers {
  private var bits = SIMD4<UInt64>()
  private var starts = SIMD4<Int>()
  /// Zero where there is no text yet.
  private var lengths = SIMD4<Int>()

  /// Appends the text of a number; it must always be the same output and format.
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
