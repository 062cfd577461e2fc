/// Finds the tokens of a document and their types.
struct TokenReader {
  private(set) var tokens: [TokenFile.Token] = []
  private(set) var notes: [String] = []
  private(set) var ranges: [String: Range<Int>] = [:]
  private let root: JSONValue
  private let place: DocumentPlace
  private let lines: LineIndex
  private var references: TokenReferences

  init(_ root: JSONValue, _ bytes: [UInt8]) {
    self.root = root
    place = DocumentPlace(bytes: bytes)
    lines = LineIndex(bytes)
    references = TokenReferences(root, place)
  }

  /// A group or token to read.
  private struct Entry {
    var value: JSONValue
    var path: String
    /// The type of the nearest group that has one.
    var type: String?
  }

  /// Reads all tokens, in text order.
  mutating func read() throws(DocumentError) {
    guard root.members != nil else {
      throw place.error(
        "expected an object, but found \(root.kind)", path: "", at: root.place)
    }
    var entries = [Entry(value: root, path: "", type: nil)]
    // Long names over many tokens would make paths far longer than the text.
    var budget = 16 * place.bytes.count + 1 << 20
    while let entry = entries.popLast() {
      guard let members = entry.value.members else { continue }
      budget -= entry.path.utf8.count
      guard budget >= 0 else {
        throw place.error("the paths are too long", path: "", at: entry.value.place)
      }
      if let value = Self.tokenValue(entry.value, member: { entry.value[$0] }) {
        try add(value, entry)
        continue
      }
      let type = entry.value["$type"]?.string ?? entry.type
      if let extended = entry.value["$extends"], notes.count < 100 {
        notes.append(
          "\(entry.path.prefix(60)) in line \(lines.line(of: extended.place)): $extends is not "
            + "followed")
      }
      for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
        let path = entry.path.isEmpty ? member.key : "\(entry.path).\(member.key)"
        entries.append(Entry(value: member.value, path: path, type: type))
      }
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
    // Drafts and older tools had no dollar signs.
    return member("type")?.string != nil ? member("value") : nil
  }

  private mutating func add(_ value: JSONValue, _ entry: Entry) throws(DocumentError) {
    let target = try references.target(of: value, path: entry.path)
    let own = entry.value["$type"] ?? entry.value["type"]
    guard let type = own?.string ?? target.type ?? entry.type else {
      throw place.error("the token has no type", path: entry.path, at: entry.value.place)
    }
    var meaning = TokenMeaning(references: references, place: place)
    guard let read = try meaning.value(target.value, type: type, path: entry.path) else { return }
    references = meaning.references
    // A pointer in place of a token is rewritten at its destination.
    if value.place != entry.value.place { ranges[entry.path] = value.place..<value.end }
    tokens.append(
      TokenFile.Token(path: entry.path, value: read, line: lines.line(of: entry.value.place)))
  }
}
