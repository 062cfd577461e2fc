import CurveNotation

/// Statements of any kind, with those in the bodies of types and functions.
extension LiteralReader {
  private static let types: Set<String> = [
    "class", "enum", "struct", "object", "extension", "namespace", "interface", "module",
    "protocol", "mixin", "trait", "impl",
  ]
  private static let functions: Set<String> = ["fun", "func", "function", "def"]
  private static let imports: Set<String> = [
    "import", "package", "using", "from", "library", "part", "require", "use",
  ]
  private static let modifiers: Set<String> = fillers.union([
    "abstract", "sealed", "inline", "suspend", "async", "mutating", "nonisolated", "companion",
    "data", "indirect", "declare", "base", "partial", "local",
  ])
  /// Words between two animations that run together.
  private static let joints: Set<String> = ["togetherWith", "with", "then"]

  /// The statements up to a closing brace, or to the end of the text. What is neither a setting nor a call
  /// is kept as code.
  mutating func statements(inBraces: Bool = false, level: Int = 0) throws(SyntaxError)
    -> [Literal.Member]
  {
    var members: [Literal.Member] = []
    while true {
      skipToStatement(takesCommas: inBraces)
      if scanner.isAtEnd { return members }
      if inBraces, scanner.take("}") { return members }
      if scanner.next == UInt8(ascii: ",") { throw scanner.error("one statement, not a list") }
      let start = scanner.position
      if level < 8, let inner = try declaration(level) {
        members += inner
      } else {
        scanner.rewind(to: start)
        members.append(statement())
      }
      if scanner.position == start { scanner.advance() }
      guard members.count <= 256 else { throw scanner.error("at most 256 statements") }
    }
  }

  private mutating func skipToStatement(takesCommas: Bool) {
    while true {
      let start = scanner.position
      skip()
      if scanner.next == UInt8(ascii: "#") {  // a comment of a script, or a directive
        _ = scanner.take(upTo: "\n")
      }
      _ = scanner.take(";") || takesCommas && scanner.take(",") || scanner.take("+")
      if let word = scanner.takeName() {
        if Self.imports.contains(word) {
          _ = try? takeCode()
        } else if !Self.joints.contains(word) {
          scanner.rewind(to: scanner.position - word.utf8.count)
        }
      }
      if scanner.position == start { return }
    }
  }

  /// A setting or a call that ends its line; other text as code.
  private mutating func statement() -> Literal.Member {
    let start = scanner.position
    if let label = takeLabel(), var value = try? value() {
      skip()
      if label.mark == ": ", takeMark() == " = ", let second = try? self.value() { value = second }
      return Literal.Member(label: label.name, mark: label.mark, value: value, offset: start)
    }
    scanner.rewind(to: start)
    if let value = try? expression() {
      let end = scanner.position
      skip()
      let isLast =
        scanner.isAtEnd || scanner.hasLineBreak(since: end)
        || scanner.next.map { ",;)]}+".utf8.contains($0) } == true || isJoint()
      scanner.rewind(to: end)
      if isLast { return Literal.Member(label: nil, mark: "", value: value, offset: start) }
    }
    scanner.rewind(to: start)
    let code = (try? takeCode()) ?? scanner.takeRemainder()
    return Literal.Member(
      label: nil, mark: "", value: Literal(content: .code(code), offset: start), offset: start)
  }

  private mutating func isJoint() -> Bool {
    let start = scanner.position
    defer { scanner.rewind(to: start) }
    return scanner.takeName().map(Self.joints.contains) == true
  }

  /// The statements in the body of a type or a function; nil for another text.
  private mutating func declaration(_ level: Int) throws(SyntaxError) -> [Literal.Member]? {
    while scanner.take("@") {
      guard scanner.takeName() != nil else { return nil }
      if scanner.take("(") { try takeCode(until: ")") }
      skip()
    }
    let start = scanner.position
    guard var word = scanner.takeName() else { return nil }
    while Self.modifiers.contains(word) {
      skip()
      guard let following = scanner.takeName() else { return nil }
      word = following
    }
    skip()
    if word == "class", let member = scanner.takeName() {  // `class func` of Swift
      if Self.functions.contains(member) || member == "var" {
        word = member
        skip()
      }
    }
    if Self.types.contains(word) {
      guard takeHead() == UInt8(ascii: "{") else { return nil }
      return try statements(inBraces: true, level: level + 1)
    }
    guard Self.functions.contains(word), let name = scanner.takeName() else { return nil }
    takeGenerics()
    guard scanner.take("(") else { return nil }
    try takeCode(until: ")")
    switch takeHead() {
    case UInt8(ascii: "{"): return try statements(inBraces: true, level: level + 1)
    case UInt8(ascii: "="):
      return [Literal.Member(label: name, mark: " = ", value: try value(), offset: start)]
    default: return nil
    }
  }

  /// Takes what stands before a body: a name, types, a result. Returns the mark before the body.
  private mutating func takeHead() -> UInt8? {
    while let byte = scanner.next {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return nil }
      scanner.advance()
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "=") { return byte }
    }
    return nil
  }
}
