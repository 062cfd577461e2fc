/// Finds the tokens of a document and their types.
struct TokenReader {
  var tokens: [TokenFile.Token] = []
  var notes: NoteList
  private(set) var ranges: [String: Range<Int>] = [:]
  /// What a file in the format needs besides the values, by path.
  var forms: [String: TokenForm] = [:]
  /// The positions of the tokens, each of which groups that extend another one have again.
  private var positions: Set<Int> = []
  private let root: JSONValue
  private(set) var document: DocumentText
  let lines: LineIndex
  var references: TokenReferences
  /// The curves and times without a token around them.
  var plain: PlainValues
  /// Whether the file has tokens, read or not.
  private(set) var hasTokens = false
  /// Whether the file has curves as this package stores them, read or not.
  var hasStored = false
  /// The tokens that are not read.
  var skipped: [SkippedToken] = []
  /// Why the first tokens that break the rules are not read, and the number of the others.
  private var errors: (first: [DocumentError], others: Int) = ([], 0)
  private static let errorLimit = 20

  init(_ root: JSONValue, _ bytes: [UInt8]) throws(DocumentError) {
    document = DocumentText(bytes: bytes)
    var groups = ExtendedGroups(FigmaVariables.tree(root, bytes) ?? root, document)
    let root = try groups.expanded()
    self.root = root
    lines = LineIndex(bytes)
    notes = NoteList(lines)
    references = TokenReferences(root, document)
    plain = PlainValues(bytes)
  }

  /// A group or token to read.
  struct Entry {
    var value: JSONValue
    var path: String
    /// The type of the nearest group that has one.
    var type: String?
    /// The last key of the path and the one before it.
    var labels: [String] = []
  }

  /// Reads all tokens, in text order. One that cannot be read is noted.
  ///
  /// - Throws: The reasons, if no token can be read.
  mutating func read() throws(DocumentError) {
    guard Self.members(of: root) != nil else {
      throw document.error(
        "expected an object, but found \(root.kind)", path: "", at: root.offset)
    }
    var entries = [Entry(value: root, path: "", type: nil)]
    // Long names over many tokens would make paths far longer than the text.
    var budget = 16 * document.bytes.count + 1 << 20
    while let entry = entries.popLast() {
      guard let members = Self.members(of: entry.value) else {
        plain.add(entry.value, path: entry.path, labels: entry.labels)
        continue
      }
      budget -= entry.path.utf8.count
      guard budget >= 0 else {
        throw document.error("the paths are too long", path: "", at: entry.value.offset)
      }
      if let value = Self.tokenValue(entry.value, member: { entry.value[$0] }) {
        add(value, entry)
        if !entry.path.isEmpty { hasTokens = hasTokens || !isOlder(entry) }
        continue
      }
      if foreign(entry) || stored(entry) { continue }
      if entry.value["$type"] != nil { hasTokens = true }
      if !isRatio(entry.value),
        plain.add(object: entry.value, path: entry.path, labels: entry.labels)
      {
        continue
      }
      let type = entry.value["$type"]?.string ?? entry.type
      let springs = addSprings(members, in: entry).union(storedKeywords(members, in: entry))
      if springs.isEmpty, MotionWords.nameSpring(entry.labels) {
        plain.noteSpring(members, entry.path)
      }
      for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
        let path = entry.path.isEmpty ? member.key : "\(entry.path).\(member.key)"
        if springs.contains(member.value.offset) { continue }
        // The values of a variable, by modes, have the name of the variable.
        let around = entry.labels.drop { ["values", "valuesByMode", "modes"].contains($0) }
        entries.append(
          Entry(
            value: member.value, path: path, type: type,
            labels: [member.key] + around.prefix(member.value.members == nil ? 1 : 2)))
      }
    }
    if !tokens.isEmpty || hasTokens || hasStored || plain.hasSprings { addPlain() }
    tellSkipped()
    if tokens.isEmpty, var error = errors.first.first {
      error.others = Array(errors.first.dropFirst())
      error.omitted = errors.others
      throw error
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
    guard let elements = value.elements, elements.contains(where: { $0.members != nil }) else {
      return nil
    }
    var known: Set<String> = []
    return elements.enumerated().map { index, element in
      let (id, name) = (element["id"]?.string, element["name"]?.string)
      // Figma's nodes have numbers such as 1:23 as their `id`, and names for people.
      let isNumber = id?.contains(":") == true && !(name?.isEmpty ?? true)
      let key = isNumber && known.insert(name ?? "").inserted ? name : id ?? name
      return JSONValue.Member(key: key ?? "\(index)", offset: element.offset, value: element)
    }
  }

  private mutating func add(_ value: JSONValue, _ entry: Entry) {
    do throws(DocumentError) {
      try addToken(value, entry)
    } catch {
      // The format of older tools has no rules that a file could break.
      if !isOlder(entry) { keep(error) }
      let member =
        error.path.hasPrefix(entry.path) ? error.path.dropFirst(entry.path.count) : error.path[...]
      let prefix = member.isEmpty ? "" : "\(member.drop { $0 == "." }): "
      notes.add(
        "\(entry.path.prefix(60)): skipped: \(prefix)\(error.message)", of: error, at: value.offset)
      if notes.isFull {
        document.hasPositions = false
        references.document.hasPositions = false
      }
    }
  }

  /// Keeps an error, unless it repeats the previous error (two references to one broken token).
  private mutating func keep(_ error: DocumentError) {
    if let last = errors.first.last, last.message == error.message, last.line == error.line,
      last.column == error.column
    {
      return
    }
    if errors.first.count < Self.errorLimit {
      errors.first.append(error)
    } else {
      errors.others += 1
    }
  }

  /// How the file writes a token with this value and type of its own.
  func form(
    of entry: Entry, _ value: JSONValue, _ own: JSONValue? = nil, stated: String = ""
  ) -> TokenForm {
    var references = references
    return TokenForm(
      isOlder: isOlder(entry), type: own.map { $0.offset..<$0.end }, stated: stated,
      reference: references.path(of: value),
      description: TokenForm.description(of: entry.value))
  }

  func isOlder(_ entry: Entry) -> Bool {
    entry.value["$value"] == nil && entry.value["$ref"] == nil
  }

  private mutating func addToken(_ value: JSONValue, _ entry: Entry) throws(DocumentError) {
    let target = try references.target(of: value, path: entry.path)
    let own = entry.value["$type"] ?? entry.value["type"]
    var found = own?.string ?? target.type ?? entry.type
    if isOlder(entry) {
      found = TokenMeaning.inferred(target.value, path: entry.path, stated: found) ?? found ?? ""
    }
    if isOlder(entry), ["time", "duration"].contains(found),
      let reason = Self.unitless(target.value)
    {
      skipped.append(
        SkippedToken(
          type: found ?? "", path: entry.path, offset: entry.value.offset, value: value.offset,
          reason: reason))
      return
    }
    let isTime = found == "time" || MotionWords.nameTime([entry.path])
    // Figma has no type for times.
    if isOlder(entry) || found == "number", isTime,
      let number = target.value.number ?? target.value.string.flatMap(Double.init),
      let seconds = SourceValue.seconds(number)
    {
      forms[entry.path] = form(of: entry, value, own, stated: found ?? "")
      if value.offset != entry.value.offset { ranges[entry.path] = value.offset..<value.end }
      return append(.duration(seconds), path: entry.path, at: entry.value.offset)
    }
    guard let type = found else {
      throw document.error("the token has no type", path: entry.path, at: entry.value.offset)
    }
    var meaning = TokenMeaning(
      references: references, document: document, isOlder: isOlder(entry))
    guard let read = try meaning.value(target.value, type: type, path: entry.path) else {
      references = meaning.references
      return addOther(target.value, type: type, entry, from: value)
    }
    references = meaning.references
    forms[entry.path] = form(of: entry, value, own, stated: type)
    let isInherited = !positions.insert(entry.value.offset).inserted
    // A pointer in place of a token is rewritten at its destination, and an inherited one in its own group.
    if value.offset != entry.value.offset, !isInherited {
      ranges[entry.path] = value.offset..<value.end
    }
    let ownSpring = Self.springSettings(entry.value)
    let spring = spring(ownSpring ?? target.spring ?? meaning.springSettings, entry.path)
    if case .transition(let transition) = read { noteLength(of: transition, spring, entry) }
    let refersToCurve = value["timingFunction"].map(TokenReferences.isReference) == true
    tokens.append(
      TokenFile.Token(
        path: entry.path, value: read, line: lines.line(of: entry.value.offset), spring: spring,
        isAlias: isInherited || TokenReferences.isReference(value)
          || refersToCurve && ownSpring == nil))
    noteForeignSpring(entry)
  }

}
