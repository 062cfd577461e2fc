/// Finds labelled values and calls in source code of any language, with the names of what is around them.
///
/// It knows brackets, quotes, comments, labels before `:` and `=`, and declarations of types and functions, and
/// never fails.
struct SourceScanner {
  let bytes: [UInt8]
  var position = 0
  /// The open brackets, with the names of what they hold.
  var scopes: [(close: UInt8, name: String, function: String, start: Int)] = []
  /// Where the brackets end, by where they open; empty unless requested.
  private(set) var scopeEnds: [Int: Int] = [:]
  private let recordsScopes: Bool
  /// The label whose value comes next, and whether a type may come before the value.
  var label: (name: String, isTyped: Bool)?
  /// Where the value of the label ends; nil if that is not known.
  var labelEnd: Int?
  /// The name of a type that is declared, until its brace.
  private var declared = ""
  /// The name of a function that is declared, until its parenthesis.
  private var function = ""
  private var keyword = ""
  /// Where the last element was found, which is opened if it was no curve.
  private var offered = -1

  /// The limits of a value, so that the time is linear in the text.
  static let lengthLimit = 2048
  static let depthLimit = 8
  static let typeLimit = 200

  /// Whether chains of calls are looked for.
  let hasChains: Bool

  /// - Parameter recordsScopes: Whether to keep where all brackets end.
  init(_ bytes: [UInt8], recordsScopes: Bool = false) {
    (self.bytes, hasChains) = (bytes, Self.hasChains(bytes))
    self.recordsScopes = recordsScopes
  }

  /// Moves on after a value that was a curve.
  mutating func skip(to offset: Int) {
    position = max(position, offset)
    label = nil
  }

  /// The next value that a label precedes, or the next call; nil at the end.
  mutating func next() -> SourceValue? {
    while position < bytes.count {
      if skipSpaceAndComments() { continue }
      if let end = labelEnd, position >= end { (label, labelEnd) = (nil, nil) }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let start = position
        position = quoteEnd(position)
        let name = String(
          decoding: bytes[(start + 1)..<max(start + 1, position - 1)], as: UTF8.self)
        if let value = labelled(name) { return value }
      case UInt8(ascii: "[") where label?.isTyped == true && skipTupleType(): break
      case UInt8(ascii: "(") where label?.isTyped == true && skipTupleType(): break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte != UInt8(ascii: "["), position != offered, let element = element() {
          offered = position
          return element
        }
        let message = message()
        open(byte)
        if let message { return message }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let value = close(byte) { return value }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        position += 1
        label = nil
      case UInt8(ascii: "<") where label?.isTyped == true || !keyword.isEmpty:
        skipTypeParameters()
      case UInt8(ascii: "=") where label?.isTyped == true:
        if let value = assigned() { return value }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if let value = number() { return value }
      default:
        guard isWordStart(byte) else {
          position += 1
          continue
        }
        if let value = word() { return value }
      }
    }
    return nil
  }

  mutating func skipSpaceAndComments() -> Bool {
    let start = position
    while position < bytes.count {
      if bytes[position] <= 32 {
        position += 1
      } else if follows("/*") {
        position += 2
        while position < bytes.count, !follows("*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else if follows("//"), position == 0 || bytes[position - 1] != UInt8(ascii: ":") {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
      } else {
        break
      }
    }
    return position > start
  }

  func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    let isDotted = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    guard isDotted else { return isLetter(byte) || "$@_".utf8.contains(byte) }
    guard position + 1 < bytes.count else { return false }
    return isLetter(bytes[position + 1]) || bytes[position + 1] == UInt8(ascii: "-")
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  func isWordPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || "$_-.".utf8.contains(byte)
  }

  /// A number, which may be a label: `100: "70ms"`.
  private mutating func number() -> SourceValue? {
    let start = position
    while position < bytes.count, isWordPart(bytes[position]) { position += 1 }
    guard isColon(at: position) else { return nil }
    let value = labelled(String(decoding: bytes[start..<position].prefix(200), as: UTF8.self))
    // No type follows it, but a statement may: `case 1: easing = ...`.
    label?.isTyped = false
    return value
  }

  /// A word: a label, a keyword, or a function.
  private mutating func word() -> SourceValue? {
    let start = position
    position += 1
    while position < bytes.count, isWordPart(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position].prefix(200), as: UTF8.self)
    if Self.typeKeywords.contains(name) || Self.functionKeywords.contains(name) {
      keyword = name
      return nil
    }
    if !keyword.isEmpty {
      if Self.typeKeywords.contains(keyword) {
        declared = name
      } else if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
        function = name
      }
      keyword = ""
      return nil
    }
    if label == nil, let statement = statement(named: name, from: start) { return statement }
    let typed = label
    // The colon after the first value of a condition does not belong to a label: `isOn ? .easeIn : .easeOut`.
    if !isChosen(start), let value = labelled(name, typed: typed) { return value }
    guard label == nil || label?.name == typed?.name, position < bytes.count,
      // Compose's keyframes have a closure alone.
      "(<".utf8.contains(bytes[position]) || name == "keyframes"
    else { return nil }
    return unlabelled(from: start)
  }

  /// Whether a word is `a` in `condition ? a : b`: white space and a question mark precede it.
  func isChosen(_ start: Int) -> Bool {
    var offset = start - 1
    while offset > 0, bytes[offset] <= 32, start - offset < Self.typeLimit { offset -= 1 }
    return offset >= 0 && offset < start - 1 && bytes[offset] == UInt8(ascii: "?")
  }

  private static let typeKeywords: Set<String> = [
    "class", "enum", "struct", "object", "extension", "namespace", "interface", "module",
  ]
  private static let functionKeywords: Set<String> = ["fun", "func", "function", "def"]

  /// The names of what is open.
  var around: [String] {
    scopes.suffix(16).map(\.name).filter { !$0.isEmpty && $0 != "module.exports" }
  }

  /// A spring or a transition in braces without a label: an element of a list, or an argument.
  private func element() -> SourceValue? {
    // Braces within braces are the value of an attribute in JSX.
    let isAttribute = position > 0 && bytes[position - 1] == UInt8(ascii: "{")
    let around = around
    let isMap = bytes[position] == UInt8(ascii: "(")
    // Only Sass has lists of maps in parentheses.
    if isMap, around.first?.utf8.first != UInt8(ascii: "$") { return nil }
    guard label == nil, let scope = scopes.last, isAttribute || ")]".utf8.contains(scope.close),
      let extent = extent(from: position)
    else { return nil }
    let keys = extent.members
    let isNamed = SourceValue.nameSpring(keys) || SourceValue.nameTransition(keys)
    guard isNamed || keys.contains("type") else { return nil }
    let text = String(decoding: bytes[extent.range], as: UTF8.self)
    guard isNamed || SourceValue.isDefaultSpring(text, keys) else { return nil }
    let own = SourceValue.parts(of: text)?.first { $0.key == "name" || $0.key == "id" }?.value
    return SourceValue(
      name: (around + [own?.trimmingQuotes ?? ""]).filter { !$0.isEmpty }.joined(separator: "."),
      labels: around.suffix(1), range: extent.range, text: text, members: extent.members,
      isArgument: scope.close == UInt8(ascii: ")"), isElement: true)
  }

  /// Where the type of a function's result begins, if it is that of a curve.
  private func resultType(_ range: Range<Int>) -> Int? {
    guard let arrow = bytes[range].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let type = bytes[arrow + 1..<range.upperBound].drop { $0 <= 32 }
    let name = String(decoding: type.prefix { $0 > 32 }, as: UTF8.self)
    return SourceValue.types.contains(name) ? type.startIndex : nil
  }

  func isColon(at offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 32 { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
  }

  /// After the closing quote; after the line if it is missing.
  func quoteEnd(_ start: Int) -> Int {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == 10, quote != UInt8(ascii: "`") { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  private mutating func open(_ byte: UInt8) {
    let closing: UInt8 =
      byte == UInt8(ascii: "(")
      ? UInt8(ascii: ")") : byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    var name = label?.name ?? ""
    if byte == UInt8(ascii: "{"), name.isEmpty {
      name = declared
      declared = ""
    }
    if scopes.count < 512 {
      scopes.append((closing, name, byte == UInt8(ascii: "(") ? function : "", position))
    }
    if byte == UInt8(ascii: "(") { function = "" }
    label = nil
    position += 1
  }

  /// Closes a bracket. `fun name(...) = value` and `func name(...) -> Animation { value }` have their value after the
  /// parenthesis.
  private mutating func close(_ byte: UInt8) -> SourceValue? {
    position += 1
    label = nil
    guard let scope = scopes.last(where: { $0.close == byte }) else { return nil }
    while let last = scopes.popLast() {
      if recordsScopes { scopeEnds[last.start] = position }
      if last.close == byte { break }
    }
    guard !scope.function.isEmpty, byte == UInt8(ascii: ")") else { return nil }
    let back = position
    let limit = min(back + Self.typeLimit, bytes.count)
    while position < limit, !"={};\n".utf8.contains(bytes[position]) { position += 1 }
    guard position < limit, bytes[position] == UInt8(ascii: "=") else {
      let type = position
      defer { position = back }
      guard type < limit, bytes[type] == UInt8(ascii: "{"),
        let start = resultType(back..<type)
      else { return nil }
      position = start
      return value(named: scope.function)
    }
    return labelled(scope.function)
  }
}
