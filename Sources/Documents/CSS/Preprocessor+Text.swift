import CurveNotation

/// Names, quotes and comments of Sass and Less.
extension Preprocessor {
  static func isNamePart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// After the closing quote, or at the end of the line.
  static func quoteEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], bytes[index] != 10 { index += 1 }
    return min(index + 1, bytes.count)
  }

  /// The text with spaces in place of its line comments, and of its other comments if they are asked for.
  static func blankingComments(_ text: [UInt8], blocks: Bool) -> [UInt8] {
    var bytes = text
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var index = 0
    while index + 1 < bytes.count {
      let (byte, next) = (bytes[index], bytes[index + 1])
      if "\"'".utf8.contains(byte) {
        index = quoteEnd(bytes, index)
      } else if byte == slash, next == star {
        let start = index
        index += 2
        while index < bytes.count,
          bytes[index - 1] != star || bytes[index] != slash || index < start + 3
        { index += 1 }
        index = min(index + 1, bytes.count)
        if blocks { for offset in start..<index where bytes[offset] != 10 { bytes[offset] = 32 } }
      } else if byte == slash, next == slash, index == 0 || bytes[index - 1] != UInt8(ascii: ":") {
        while index < bytes.count, bytes[index] != 10 {
          bytes[index] = 32
          index += 1
        }
      } else {
        index += 1
      }
    }
    return bytes
  }
}
