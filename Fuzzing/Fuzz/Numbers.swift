/// Numbers from the bytes of an input: first one byte that selects the scale of each number, or all of its bits.
struct Numbers {
  private var bytes: Slice<UnsafeRawBufferPointer>

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Any double that is not NaN or infinite.
  mutating func finite() -> Double {
    let kind = byte()
    let whole = Double(Int(byte()) - 128)
    switch kind % 8 {
    case 0: return whole
    case 1: return whole / 128
    case 2: return abs(whole) + Double(byte()) / 256
    case 3:
      return Double(sign: whole < 0 ? .minus : .plus, exponent: Int(byte()) - 128, significand: 1.5)
    case 4: return whole * 1e300
    case 5: return whole * 0x1p-1030
    default:
      let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
      let value = Double(bitPattern: bits)
      return value.isFinite ? value : whole
    }
  }

  /// Any double.
  mutating func any() -> Double {
    switch byte() % 16 {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    default: finite()
    }
  }

  /// Up to a number of doubles.
  mutating func list(_ limit: Int) -> [Double] {
    let count = min(Int(byte()), limit)
    return (0..<count).map { _ in finite() }
  }
}

/// Runs a batch over a span and returns its numbers.
func filled(_ count: Int, _ body: (inout MutableSpan<Double>) -> Void) -> [Double] {
  var numbers = [Double](repeating: .nan, count: count)
  var span = numbers.mutableSpan
  body(&span)
  return numbers
}
