import CurveArithmetic
import CurveNotation

/// The arithmetic of Sass and Less, in the values of transitions and animations and in interpolations:
/// `200ms * 2`, `math.div(200ms, 2)`, `(100ms + 50ms)`, `#{200ms * 2}`.
///
/// Complexity: linear in the text.
enum SassArithmetic {
  private static let lengthLimit = 512

  /// A text with the results in place of what can be computed. Each line keeps its number.
  static func computed(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    var isStart = true
    while index < text.count {
      let byte = text[index]
      if isStart, isLetter(byte) {
        let name = text[index...].prefix(while: isNamePart)
        let colon = text[name.endIndex...].drop { $0 <= 32 }
        if colon.first == UInt8(ascii: ":"), takesTimes(name) {
          let end = valueEnd(text, from: colon.startIndex)
          result += text[index...colon.startIndex]
          result += value(text[(colon.startIndex + 1)..<end])
          index = end
          continue
        }
        result += name
        index = name.endIndex
        isStart = false
        continue
      }
      if byte == UInt8(ascii: "#"), let (value, end) = interpolation(text[...], at: index) {
        result += value
        index = end
        continue
      }
      if byte > 32 { isStart = "{};".utf8.contains(byte) }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// The end of a value. Braces of an interpolation are within it.
  private static func valueEnd(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{") where text[index - 1] == UInt8(ascii: "#"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return index
      default: break
      }
      index += 1
    }
    return index
  }

  private static func takesTimes(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return text.firstRange(of: "transition") != nil || text.firstRange(of: "animation") != nil
  }

  /// The result of `#{200ms * 2}` and the offset after it; nil for other text.
  private static func interpolation(
    _ text: ArraySlice<UInt8>, at start: Int
  ) -> (value: [UInt8], end: Int)? {
    guard text[start...].starts(with: "#{".utf8) else { return nil }
    let inner = text[(start + 2)...].prefix(lengthLimit).prefix { $0 != UInt8(ascii: "}") }
    guard inner.endIndex < text.endIndex, text[inner.endIndex] == UInt8(ascii: "}"),
      !inner.contains(10),
      let quantity = Calculation.expression(
        String(decoding: Shorthand.trimmed(inner), as: UTF8.self))
    else { return nil }
    return (Array(written(quantity).utf8), inner.endIndex + 1)
  }

  /// A value with the results of the expressions in it.
  private static func value(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.count <= 8 * lengthLimit, bytes.contains(where: { "*/+-(#".utf8.contains($0) })
    else {
      return Array(bytes)
    }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isBoundary =
        index == bytes.startIndex || bytes[index - 1] <= 32 || bytes[index - 1] == UInt8(ascii: ",")
      if isBoundary, let (quantity, end) = expression(bytes[index...]) {
        result += written(quantity).utf8
        result += bytes[index..<end].filter { $0 == 10 }
        index = end
      } else if bytes[index] == UInt8(ascii: "#"),
        let (value, end) = interpolation(bytes, at: index)
      {
        result += value
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// The expression at the start of a text, which is more than a number, and the offset after it.
  private static func expression(
    _ bytes: ArraySlice<UInt8>
  ) -> (quantity: Calculation.Quantity, end: Int)? {
    guard let first = bytes.first,
      (0x30...0x39).contains(first) || ".+-(".utf8.contains(first)
        || bytes.starts(with: "math.div(".utf8)
    else { return nil }
    let part = bytes.prefix(lengthLimit)
    guard let (quantity, length) = Calculation.prefix(String(decoding: part, as: UTF8.self))
    else { return nil }
    let end = bytes.startIndex + length
    let text = bytes[..<end]
    guard text.dropFirst().contains(where: { "*/()".utf8.contains($0) || $0 <= 32 }),
      end == bytes.endIndex || bytes[end] <= 32 || ",!".utf8.contains(bytes[end])
    else { return nil }
    return (quantity, end)
  }

  private static func written(_ quantity: Calculation.Quantity) -> String {
    cssNumber(quantity.value) + (quantity.isTime ? "ms" : "")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || byte == UInt8(ascii: "-")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
