import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// Finds the tokens of a document and their types.
struct TokenReader {
  private(set) var tokens: [TokenFile.Token] = []
  var notes: NoteList
  private(set) var ranges: [String: Range<Int>] = [:]
  private let root: JSONValue
  private let document: DocumentText
  private let lines: LineIndex
  var references: TokenReferences
  /// Texts that are curves, without a token around them.
  var texts: [Entry] = []
  /// The types that are not read, each with its first token and the number of its tokens.
  private var skipped: [(type: String, path: String, offset: Int, count: Int)] = []

  /// Types of the format that have nothing to do with motion.
  private static let otherTypes: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "number", "strokeStyle", "border", "shadow",
    "gradient", "typography",
  ]

  init(_ root: JSONValue, _ bytes: [UInt8]) {
    self.root = root
    document = DocumentText(bytes: bytes)
    lines = LineIndex(bytes)
    notes = NoteList(lines)
    references = TokenReferences(root, document)
  }

  /// A group or token to read.
  struct Entry {
    var value: JSONValue
    var path: String
    /// The type of the nearest group that has one.
    var type: String?
  }

  /// Reads all tokens, in text order.
  mutating func read() throws(DocumentError) {
    guard root.members != nil else {
      throw document.error(
        "expected an object, but found \(root.kind)", path: "", at: root.offset)
    }
    var entries = [Entry(value: root, path: "", type: nil)]
    // Long names over many tokens would make paths far longer than the text.
    var budget = 16 * document.bytes.count + 1 << 20
    while let entry = entries.popLast() {
      guard let members = Self.members(of: entry.value) else {
        plain(entry)
        continue
      }
      budget -= entry.path.utf8.count
      guard budget >= 0 else {
        throw document.error("the paths are too long", path: "", at: entry.value.offset)
      }
      if let value = Self.tokenValue(entry.value, member: { entry.value[$0] }) {
        try add(value, entry)
        continue
      }
      if foreign(entry) { continue }
      let type = entry.value["$type"]?.string ?? entry.type
      let springs = try addSprings(members, in: entry)
      if let extended = entry.value["$extends"] {
        notes.add("\(entry.path.prefix(60)): $extends is not followed", at: extended.offset)
      }
      for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
        let path = entry.path.isEmpty ? member.key : "\(entry.path).\(member.key)"
        if springs.contains(member.value.offset) { continue }
        entries.append(Entry(value: member.value, path: path, type: type))
      }
    }
    if !tokens.isEmpty, !texts.isEmpty {
      for entry in texts { try add(entry.value, entry) }
      tokens = tokens.enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }.map(\.element)
    }
    for (type, path, offset, count) in skipped {
      let others = count > 1 ? " (and \(count - 1) more)" : ""
      let kind = type.isEmpty ? "without a type" : "of type \(type.prefix(60))"
      notes.add(
        "\(path.prefix(60))\(others): tokens \(kind) are skipped", at: offset,
        isLoss: !type.isEmpty && !Self.otherTypes.contains(type))
    }
  }

  /// A token's value, or the whole token if it is a pointer; nil for a group.
  ///
  /// - Parameter member: Looks up a member of the token.
  static func tokenValue(
    _ token: JSONValue, member: (String) -> JSONValue?
  ) -> JSONValue? {
    if let own = member("$value") { return own }
    if member("$ref") != nil { return token }
    // Drafts and older tools had no dollar signs. A group may have a member of this name.
    guard let value = member("value") else { return nil }
    return member("type")?.string != nil || value.members == nil ? value : nil
  }

  /// The members of an object, and the elements of a list by their `id` or `name`.
  private static func members(of value: JSONValue) -> [JSONValue.Member]? {
    if let members = value.members { return members }
    guard let elements = value.elements else { return nil }
    return elements.enumerated().compactMap { index, element in
      guard element.members != nil else { return nil }
      let name = element["id"]?.string ?? element["name"]?.string ?? "\(index)"
      return JSONValue.Member(key: name, offset: element.offset, value: element)
    }
  }

  private mutating func add(_ value: JSONValue, _ entry: Entry) throws(DocumentError) {
    do throws(DocumentError) {
      try addToken(value, entry)
    } catch {
      // The format of older tools has no rules that a file could break.
      guard isOlder(entry) else { throw error }
      notes.add("\(entry.path.prefix(60)): skipped: \(error.message)", at: value.offset)
    }
  }

  private func isOlder(_ entry: Entry) -> Bool {
    entry.value["$value"] == nil && entry.value["$ref"] == nil
  }

  private mutating func addToken(_ value: JSONValue, _ entry: Entry) throws(DocumentError) {
    let target = try references.target(of: value, path: entry.path)
    let own = entry.value["$type"] ?? entry.value["type"]
    var found = own?.string ?? target.type ?? entry.type
    if isOlder(entry) {
      found = TokenMeaning.inferred(target.value, path: entry.path, stated: found) ?? found ?? ""
    }
    guard let type = found else {
      throw document.error("the token has no type", path: entry.path, at: entry.value.offset)
    }
    var meaning = TokenMeaning(references: references, document: document)
    guard let read = try meaning.value(target.value, type: type, path: entry.path) else {
      return skip(type, entry)
    }
    references = meaning.references
    // A pointer in place of a token is rewritten at its destination.
    if value.offset != entry.value.offset { ranges[entry.path] = value.offset..<value.end }
    tokens.append(
      TokenFile.Token(
        path: entry.path, value: read, line: lines.line(of: entry.value.offset),
        spring: spring(TokenReader.springSettings(entry.value) ?? target.spring, entry.path),
        isAlias: TokenReferences.isReference(value)
          || value["timingFunction"].map(TokenReferences.isReference) == true))
  }

  /// Adds a curve that is in no single value.
  mutating func append(
    _ easing: Easing, duration: Double? = nil, delay: Double? = nil, path: String,
    at value: JSONValue
  ) {
    var meaning = TokenFile.Value.cubicBezier(easing)
    if let duration {
      meaning = .transition(
        TokenFile.Transition(duration: duration, delay: delay ?? 0, timingFunction: easing))
    }
    tokens.append(
      TokenFile.Token(
        path: path, value: meaning, line: lines.line(of: value.offset), spring: nil, isAlias: false)
    )
  }

  /// Adds the curve of another system's object: Figma's easings, alone or with a duration, and the animated
  /// property of Lottie.
  ///
  /// - Returns: Whether it is such an object.
  private mutating func foreign(_ entry: Entry) -> Bool {
    let easing = entry.value["easing"] ?? entry.value
    let isFigma =
      ["easingFunctionCubicBezier", "easingFunctionSpring"].contains { easing[$0] != nil }
    let isLottie = entry.value["k"]?.elements?.first?["t"]?.number != nil
    guard isFigma || isLottie else { return false }
    // A single curve is read as such.
    if entry.path.isEmpty { return true }
    let text = String(
      decoding: document.bytes[entry.value.offset..<entry.value.end], as: UTF8.self)
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(text)
      append(
        parsed.easing, duration: parsed.duration, delay: parsed.delay, path: entry.path,
        at: entry.value)
      for note in parsed.notes {
        notes.add("\(entry.path.prefix(60)): \(note)", at: entry.value.offset, isLoss: false)
      }
    } catch {
      notes.add("\(entry.path.prefix(60)): expected \(error.expected)", at: entry.value.offset)
    }
    return true
  }

  private mutating func skip(_ type: String, _ entry: Entry) {
    if let known = skipped.firstIndex(where: { $0.type == type }) {
      skipped[known].count += 1
    } else if skipped.count < 100 {
      skipped.append((type, entry.path, entry.value.offset, 1))
    }
  }

  /// The settings of the spring that this package's `dtcg` texts approximate; nil for other tokens.
  static func springSettings(_ token: JSONValue) -> JSONValue? {
    token["$extensions"]?[DesignToken.springKey]
  }

  /// The spring of these settings; nil, with a note, if they are invalid.
  private mutating func spring(_ settings: JSONValue?, _ path: String) -> SpringCurve? {
    guard let settings else { return nil }
    let keys = ["mass", "stiffness", "damping", "initialVelocity"]
    let numbers = keys.compactMap { settings[$0]?.number }
    guard numbers.count == keys.count else {
      notes.add(
        "\(path.prefix(60)): \(DesignToken.springKey) needs \(keys.joined(separator: ", "))",
        at: settings.offset)
      return nil
    }
    do throws(SpringError) {
      return try SpringCurve(
        .physical(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
          initialVelocity: numbers[3]), over: settings["duration"]?.number)
    } catch {
      notes.add(
        "\(path.prefix(60)): \(DesignToken.springKey): \(error)", at: settings.offset)
      return nil
    }
  }
}
