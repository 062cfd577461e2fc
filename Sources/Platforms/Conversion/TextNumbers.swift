import CurveArithmetic
import CurveFitting

/// Finds the numbers in a text, in order, and writes numbers.
enum TextNumbers {
  /// Every decimal number that is not part of a word: 0.5 and 3 in `x1: 0.5, 3px`.
  static func all(in text: some StringProtocol) -> [Double] {
    var numbers: [Double] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard isStart(bytes, index) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, isInside(bytes, end) { end += 1 }
      if let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)) {
        numbers.append(value)
      }
      index = end
    }
    return numbers
  }

  /// The numbers after the first occurrence of a word, up to the next end mark or the end of the text.
  static func all(in text: String, after word: String, until end: String? = nil) -> [Double] {
    guard let start = text.firstRange(of: word) else { return [] }
    var remainder = text[start.upperBound...]
    if let end, let stop = remainder.firstRange(of: end) {
      remainder = remainder[..<stop.lowerBound]
    }
    return all(in: remainder)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte | 0x20 >= 97 && byte | 0x20 <= 122 || byte == 95 || byte >= 128
  }

  private static func isStart(_ bytes: [UInt8], _ index: Int) -> Bool {
    if index > 0, isWord(bytes[index - 1]) || bytes[index - 1] == 46 { return false }
    if isDigit(bytes[index]) { return true }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if bytes[index] == 46 { return isDigit(next) }
    return bytes[index] == 45 && (isDigit(next) || next == 46)
  }

  private static func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
    let byte = bytes[index]
    if isDigit(byte) || byte == 46 { return true }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte | 0x20 == 101 {
      let after = index + 2 < bytes.count ? bytes[index + 2] : 0
      return isDigit(next) || ((next == 45 || next == 43) && isDigit(after))
    }
    return (byte == 45 || byte == 43) && bytes[index - 1] | 0x20 == 101
  }
}

/// A number that was computed, without the noise of its last digits: relative 1e-12.
func cleanNumber(_ value: Double) -> String {
  cssNumber(DecimalRounding.round(value, within: abs(value) * 1e-12))
}

/// Single-precision numbers, as Kotlin and C# write them.
func floatText(_ value: Double) -> String {
  let text = cssNumber(DecimalRounding.shortest(Float(value)))
  return text + "f"
}

extension DecimalRounding {
  /// The shortest decimal that reads back to a single.
  static func shortest(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
}
