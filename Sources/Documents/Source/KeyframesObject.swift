import CurveNotation

/// The keyframes in the configuration of Tailwind and of libraries like it, `keyframes: { spin: { to: { ... } } }`, as a
/// style sheet, with the entries of the `animation` object next to it.
///
/// Each line keeps its number. Values that are no literals are left out.
///
/// Complexity: linear in the text.
///
/// Source: Tailwind CSS 3, "Animation".
struct KeyframesObject {
  /// The rules `@keyframes NAME`, and `.animate-NAME` with the animations.
  private(set) var styles: [UInt8] = []
  /// The lines of the objects of keyframes.
  private(set) var lines: Set<Int> = []

  private let bytes: [UInt8]
  private var index = 0

  private static let lengthLimit = 4096

  /// - Returns: nil for a text without such an object.
  init?(_ bytes: [UInt8]) {
    guard bytes.firstRange(of: Array("keyframes".utf8)) != nil else { return nil }
    self.bytes = Preprocessor.blankingComments(bytes, blocks: true)
    let index = LineIndex(bytes)
    var hasKeyframes = false
    while let (name, _) = nextObject() {
      let start = self.index
      if name == "keyframes" {
        hasKeyframes = takeMembers(depth: 0) || hasKeyframes
        lines.formUnion(index.line(of: start)...index.line(of: max(self.index - 1, start)))
      } else {
        takeAnimations()
      }
    }
    guard hasKeyframes else { return nil }
  }

  /// Goes to the brace after the next key `keyframes` or `animation`.
  private mutating func nextObject() -> (name: String, offset: Int)? {
    while index < bytes.count {
      let byte = bytes[index]
      guard isNameStart(byte) || isQuote(byte) else {
        skip(1)
        continue
      }
      let start = index
      guard let key = takeKey() else {
        skip(1)
        continue
      }
      let end = index
      guard key == "keyframes" || key == "animation" else { continue }
      skipSpace()
      guard take(":") else { continue }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else {
        index = max(index, end)
        continue
      }
      return (key, start)
    }
    return nil
  }

  // MARK: - Keyframes

  /// Takes the members of an object as rules and declarations.
  ///
  /// - Returns: Whether there is a keyframe.
  private mutating func takeMembers(depth: Int) -> Bool {
    guard take("{") else { return false }
    var isFound = false
    while let key = nextKey() {
      if index < bytes.count, bytes[index] == UInt8(ascii: "{"), depth < 2 {
        write(depth == 0 ? "@keyframes \(key) {" : "\(key) {")
        isFound = takeMembers(depth: depth + 1) || depth == 1 || isFound
        write("}")
      } else if depth == 2, let value = takeLiteral() {
        write("\(Self.property(key)): \(value);")
      } else {
        skipValue()
      }
    }
    return isFound
  }

  /// Takes the animations of an object as rules.
  private mutating func takeAnimations() {
    guard take("{") else { return }
    while let key = nextKey() {
      if let value = takeLiteral() {
        write(".animate-\(key) { animation: \(value) }")
      } else {
        skipValue()
      }
    }
  }

  /// Goes to the value of the next member of an object; nil after the last one.
  private mutating func nextKey() -> String? {
    while index < bytes.count {
      skipSpace()
      if take(",") { continue }
      if take("}") || index >= bytes.count { return nil }
      guard let key = takeKey(), !key.isEmpty else {
        skipValue()
        continue
      }
      skipSpace()
      guard take(":") else { continue }
      skipSpace()
      return key
    }
    return nil
  }

  /// The name in CSS of a property: `animationTimingFunction` is `animation-timing-function`.
  private static func property(_ key: String) -> String {
    if key.hasPrefix("--") { return key }
    return key.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  // MARK: - Parts of the text

  private mutating func write(_ text: String) { styles += text.utf8.filter { $0 != 10 } }

  /// Leaves bytes out, but keeps the ends of lines.
  private mutating func skip(_ count: Int) {
    for offset in index..<min(index + count, bytes.count) where bytes[offset] == 10 {
      styles.append(10)
    }
    index = min(index + count, bytes.count)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 32 { skip(1) }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// A key in quotes, a name or a number.
  private mutating func takeKey() -> String? {
    guard index < bytes.count else { return nil }
    if isQuote(bytes[index]) { return takeQuoted() }
    let start = index
    while index < bytes.count,
      isNameStart(bytes[index]) || (0x30...0x39).contains(bytes[index])
    { index += 1 }
    return start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// A text in quotes or a number; nil, without taking anything, for another value.
  private mutating func takeLiteral() -> String? {
    guard index < bytes.count else { return nil }
    let start = index
    var text: String?
    if isQuote(bytes[index]) {
      text = takeQuoted()
    } else {
      while index < bytes.count, (0x2B...0x39).contains(bytes[index]),
        bytes[index] != UInt8(ascii: ",")
      { index += 1 }
      if start < index { text = String(decoding: bytes[start..<index], as: UTF8.self) }
    }
    // A part of an expression is no value.
    let next = bytes[index...].first { $0 > 32 }
    if let text, next.map({ ",}".utf8.contains($0) }) ?? true, !text.contains("${") { return text }
    index = start
    return nil
  }

  private mutating func takeQuoted() -> String? {
    let start = index
    let end = Preprocessor.quoteEnd(bytes, start)
    guard end - start > 1, bytes[end - 1] == bytes[start], end - start <= Self.lengthLimit else {
      return nil
    }
    index = end
    return String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)
  }

  /// Leaves a value out, to the comma or the bracket after it.
  private mutating func skipValue() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isQuote(byte) {
        skip(Preprocessor.quoteEnd(bytes, index) - index)
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) {
        if depth == 0, byte == UInt8(ascii: "}") { return }
        depth = max(depth - 1, 0)
      }
      if depth == 0, byte == UInt8(ascii: ",") { return }
      skip(1)
    }
  }

  private func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

  private func isNameStart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || "_$".utf8.contains(byte) || byte >= 0x80
  }
}
