import CurveArithmetic
import CurveNotation

/// The parts of declarations.
extension CSSDeclarations {
  /// The text with spaces in place of comments, so that all columns stay.
  static func withoutComments(_ text: String) -> String {
    guard text.firstRange(of: "/*") != nil || text.firstRange(of: "//") != nil else { return text }
    var result: [UInt8] = []
    var bytes = text.utf8[...]
    func blank(_ end: Substring.UTF8View.Index) {
      for byte in bytes[..<end] where byte & 0xC0 != 0x80 { result.append(byte == 10 ? 10 : 32) }
      bytes = bytes[end...]
    }
    while let byte = bytes.first {
      if bytes.starts(with: "/*".utf8) {
        let remainder = Substring(bytes)
        blank(remainder.firstRange(of: "*/")?.upperBound ?? remainder.endIndex)
      } else if bytes.starts(with: "//".utf8), result.last != UInt8(ascii: ":") {
        blank(bytes.firstIndex(of: 10) ?? bytes.endIndex)
      } else {
        result.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The time that a variable has as its fallback.
  static func fallbackTime(_ word: Substring) -> Double? {
    VariableFallback(String(word)).flatMap { time(trimmed($0.value)) }
  }

  /// A time with its unit, in seconds.
  static func time(_ word: Substring) -> Double? {
    var scanner = TextScanner(String(word), isQuiet: true)
    guard let number = scanner.takeNumber(), let unit = scanner.takeName()?.lowercasedASCII,
      scanner.isAtEnd, unit == "s" || unit == "ms"
    else { return nil }
    return number.value(shiftedBy: unit == "ms" ? -3 : 0)
  }

  static func number(_ word: Substring) -> Double? {
    var scanner = TextScanner(String(word), isQuiet: true)
    guard let number = scanner.takeNumber(), scanner.isAtEnd else { return nil }
    return number.value()
  }

  /// The value in quotes or in Less's escape.
  static func unquoted(_ word: Substring) -> Substring {
    let inner = word.hasPrefix("~") ? word.dropFirst() : word
    guard inner.count > 1, let first = inner.first, first == "\"" || first == "'",
      inner.last == first
    else { return word }
    return inner.dropFirst().dropLast()
  }

  static func isIdentifier(_ word: Substring) -> Bool {
    word.utf8.first.map { $0 > 0x39 || $0 == UInt8(ascii: "-") } == true
      && word.utf8.allSatisfy { TextScanner.isLetter($0) || "-_0123456789./".utf8.contains($0) }
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The parts between separators outside parentheses, without those that are empty.
  static func split(_ text: Substring, at separators: Set<Character>) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var offset = start
    func add(upTo end: Substring.Index) {
      let part = trimmed(text[start..<end])
      if !part.isEmpty { parts.append(part) }
    }
    while offset < text.endIndex {
      let character = text[offset]
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      if depth == 0, separators.contains(character) {
        add(upTo: offset)
        start = text.index(after: offset)
      }
      offset = text.index(after: offset)
    }
    add(upTo: text.endIndex)
    return parts
  }
}
