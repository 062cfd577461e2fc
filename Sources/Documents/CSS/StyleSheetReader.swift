import CurveNotation

/// The blocks and declarations of a style sheet, before they are interpreted.
///
/// It makes one pass over the text, without recursion. In a text without blocks, declarations also end at
/// the end of a line, so a list of `name: curve` lines is valid.
struct StyleSheetReader {
  /// A rule and the content of its braces.
  struct Block {
    /// The selector or at-rule, a range of bytes.
    var prelude: Range<Int>
    var parent: Int?
    /// The at-rule's name in lower case, without `@` and a browser's prefix; empty for other rules.
    var rule: String
    /// Whether the at-rule itself is a condition, as `@media` is.
    var isCondition: Bool
    /// Whether it is in a layer. Layered rules lose to unlayered ones.
    var isLayered: Bool
  }

  /// `name: value`, as ranges of bytes.
  struct Declaration {
    var name: Range<Int>
    var value: Range<Int>
    var block: Int?
    var isImportant: Bool
    /// Whether it is the `initial-value` of `@property`, whose name is that of the property.
    var isInitial = false
  }

  /// The text, with comments replaced by blanks.
  private(set) var bytes: [UInt8]
  /// The text as it was.
  private let source: [UInt8]
  private(set) var blocks: [Block] = []
  private(set) var declarations: [Declaration] = []
  /// Lines of a list without a colon, and declarations whose name is invalid.
  private(set) var malformed: [Range<Int>] = []
  /// Blocks that the text leaves unclosed.
  private(set) var open: [Int] = []
  /// Whether the text is a list of lines, without blocks.
  let isList: Bool

  private static let depthLimit = 512

  /// At-rules that apply whatever the device and the element. All others count as conditions, also those
  /// of preprocessors.
  private static let unconditional: Set<String> = [
    "", "layer", "supports", "theme", "utility", "keyframes", "property", "font-face", "page",
    "at-root",
  ]

  /// Reads a text of at most 64 MiB.
  init(_ text: [UInt8]) throws(DocumentError) {
    guard text.count <= DocumentText.sizeLimit else {
      throw DocumentError(line: 1, column: 1, path: "", message: "the text is larger than 64 MiB")
    }
    source = text
    bytes = try Self.blankingComments(text)
    // A byte order mark is not part of a name.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.replaceSubrange(0..<3, with: [0x20, 0x20, 0x20])
    }
    isList = Self.isList(bytes)
    try walk()
  }

  private mutating func walk() throws(DocumentError) {
    var start = 0
    var colon: Int?
    var depth = 0
    // `#{...}` and `${...}`, which preprocessors replace.
    var interpolations = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = quotedEnd(index)
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
      case UInt8(ascii: "{") where isList: depth += 1
      case UInt8(ascii: "}") where isList: depth = max(depth - 1, 0)
      case UInt8(ascii: "{") where index > start && "#$".utf8.contains(bytes[index - 1]):
        interpolations += 1
      case UInt8(ascii: "}") where interpolations > 0: interpolations -= 1
      case UInt8(ascii: ":") where depth == 0 && colon == nil: colon = index
      case UInt8(ascii: "{"):
        try push(prelude: trimmed(start..<index))
        (start, colon, depth, interpolations) = (index + 1, nil, 0, 0)
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        declare(start..<index, colon: colon)
        if byte == UInt8(ascii: "}"), !open.isEmpty { open.removeLast() }
        (start, colon, depth, interpolations) = (index + 1, nil, 0, 0)
      case UInt8(ascii: "\n") where isList && depth == 0:
        // A value may begin on the next line.
        if let colon, trimmed((colon + 1)..<index).isEmpty { break }
        declare(start..<index, colon: colon)
        (start, colon) = (index + 1, nil)
      default: break
      }
      index += 1
    }
    declare(start..<bytes.count, colon: colon)
  }

  /// The last byte of a quoted text, which ends at the end of the line at the latest.
  private func quotedEnd(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start] {
      if bytes[index] == UInt8(ascii: "\n") { return index - 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }

  private mutating func push(prelude: Range<Int>) throws(DocumentError) {
    guard open.count < Self.depthLimit else {
      throw DocumentText(bytes: bytes).error(
        "at most \(Self.depthLimit) levels are allowed", path: "", at: prelude.lowerBound)
    }
    let parent = open.last
    var rule = ""
    if bytes[prelude].first == UInt8(ascii: "@") {
      let word = bytes[prelude].dropFirst().prefix { $0 > 32 && $0 != UInt8(ascii: "(") }
      rule = StyleSheetReader.unprefixed(String(decoding: word, as: UTF8.self).lowercased())
    }
    let parts = bytes[prelude].split { $0 <= 32 }
    let isNegated = parts.count > 1 && parts[1].elementsEqual("not".utf8)
    open.append(blocks.count)
    blocks.append(
      Block(
        prelude: prelude, parent: parent, rule: rule,
        isCondition: !Self.unconditional.contains(rule) || (rule == "supports" && isNegated),
        isLayered: rule == "layer" || (parent.map { blocks[$0].isLayered } ?? false)))
  }

  private mutating func declare(_ range: Range<Int>, colon: Int?) {
    guard let colon else {
      if isList { reject(range) }
      return
    }
    let name = trimmed(range.lowerBound..<colon)
    var value = trimmed((colon + 1)..<range.upperBound)
    guard !name.isEmpty, !value.isEmpty, bytes[name].allSatisfy(Self.isNamePart) else {
      return reject(range)
    }
    let important = "important".utf8
    var isImportant = false
    if value.count > important.count,
      bytes[value].suffix(important.count).map({ $0 | 0x20 }).elementsEqual(important)
    {
      let remainder = trimmed(value.lowerBound..<(value.upperBound - important.count))
      if bytes[remainder].last == UInt8(ascii: "!") {
        isImportant = true
        value = trimmed(remainder.dropLast())
      }
    }
    guard !value.isEmpty else { return }
    if let block = open.last, blocks[block].rule == "property" {
      declareInitial(value, of: block, if: text(name) == "initial-value")
      return
    }
    declarations.append(
      Declaration(name: name, value: value, block: open.last, isImportant: isImportant))
  }

  /// Declares the initial value of the property that `@property --name` registers.
  private mutating func declareInitial(_ value: Range<Int>, of block: Int, if isInitial: Bool) {
    let prelude = blocks[block].prelude
    guard isInitial, let space = bytes[prelude].firstIndex(where: { $0 <= 32 }) else { return }
    let name = trimmed(space..<prelude.upperBound)
    guard bytes[name].starts(with: "--".utf8), bytes[name].allSatisfy(Self.isNamePart) else {
      return
    }
    declarations.append(
      Declaration(name: name, value: value, block: block, isImportant: false, isInitial: true))
  }

  /// Keeps a line that is not a declaration, unless it is empty or a comment.
  private mutating func reject(_ range: Range<Int>) {
    let range = trimmed(range)
    guard let first = range.first, bytes[first] != UInt8(ascii: "#"),
      !(isList && bytes[range].starts(with: "//".utf8))
    else { return }
    malformed.append(range)
  }

  /// What follows the colon of a malformed declaration.
  func value(of range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range].drop { $0 != UInt8(ascii: ":") }.dropFirst()
  }

  /// The comment that follows a value; nil if there is none.
  func comment(behind value: Range<Int>) -> String? {
    let following = source[value.upperBound...].drop { $0 <= 32 }
    guard following.starts(with: "/*".utf8) else { return nil }
    var end = following.startIndex + 2
    while end + 1 < source.count,
      source[end] != UInt8(ascii: "*") || source[end + 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    return String(
      decoding: source[following.startIndex..<min(end + 2, source.count)], as: UTF8.self)
  }

  /// A text on one line, with single spaces.
  func normalized(_ range: Range<Int>) -> String { Self.normalized(bytes[range]) }

  static func normalized(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.split { $0 <= 32 }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 32 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 32 { range.removeLast() }
    return range
  }

  /// A name without its vendor prefix.
  static func unprefixed(_ name: String) -> String {
    for prefix in ["-webkit-", "-moz-", "-o-"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
      || "-_.$".utf8.contains(byte)
  }

  /// Whether the first brace, if any, belongs to a value: `name: {`.
  private static func isList(_ bytes: [UInt8]) -> Bool {
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return true }
    return bytes[..<brace].last { $0 > 32 } == UInt8(ascii: ":")
  }

  private static func blankingComments(_ text: [UInt8]) throws(DocumentError) -> [UInt8] {
    var bytes = text
    var index = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == open || byte == UInt8(ascii: "\n") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        let start = index
        index += 2
        while index + 1 < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        guard index + 1 < bytes.count else {
          throw DocumentText(bytes: text).error("the comment is not closed", path: "", at: start)
        }
        for offset in start...(index + 1) where bytes[offset] != UInt8(ascii: "\n") {
          bytes[offset] = UInt8(ascii: " ")
        }
        index += 1
      }
      index += 1
    }
    return bytes
  }
}
