import CurveNotation

/// Reads the syntax of an expression in another language, without interpreting it.
///
/// The languages are Swift, Objective-C, Kotlin, Java, Dart, JavaScript, JSON, QML, C# and XML, as far as
/// animations use them. An operation in place of a value is kept as code.
struct LiteralReader {
  var scanner: TextScanner
  private var depth: Int
  /// Whether the text ends within a closure, as where only the first line of a call was copied.
  var isCutOff = false

  init(_ scanner: TextScanner, depth: Int) {
    self.scanner = scanner
    self.depth = depth
  }

  /// Words before an expression that do not affect its meaning.
  static let fillers: Set<String> = [
    "const", "new", "try", "let", "var", "val", "final", "return", "await", "yield", "export",
    "default",
    "public", "private", "internal", "fileprivate", "protected", "static", "open", "override",
    "readonly", "lazy", "late", "constexpr", "auto", "ref",
  ]

  /// Skips white space and comments, including line comments.
  mutating func skip() {
    scanner.skipSpace()
    while scanner.takeLineComment() { scanner.skipSpace() }
  }

  /// Reads one expression and the methods called on it.
  mutating func expression() throws(SyntaxError) -> Literal {
    skip()
    let offset = scanner.position
    guard depth < 32 else { throw scanner.error("at most 32 levels of nesting", at: offset) }
    depth += 1
    defer { depth -= 1 }
    var literal = Literal(content: try content(), offset: offset)
    takeClosure(of: &literal)
    var methods = 0
    while let name = takeMethod() {
      methods += 1
      guard methods <= 32 else { throw scanner.error("at most 32 methods in a row") }
      let receiver = Literal.Member(
        label: Literal.receiver, mark: ": ", value: literal, offset: offset)
      takeGenerics()
      let arguments = scanner.take("(") ? try members(until: ")") : []
      literal = Literal(content: .call(name, [receiver] + arguments), offset: offset)
      takeClosure(of: &literal)
    }
    takeType()
    return literal
  }

  private mutating func content() throws(SyntaxError) -> Literal.Content {
    let offset = scanner.position
    if scanner.take("{") { return .object(try members(until: "}")) }
    if scanner.take("(") { return try parenthesized() }
    if scanner.next == UInt8(ascii: "[") { return try brackets() }
    if scanner.next == UInt8(ascii: "<") { return try element() }
    if let text = takeText() { return .text(text) }
    if scanner.take("?") {  // an attribute of Android's theme
      if let name = takeResource() { return .name("?" + name) }
      throw scanner.error(.value, at: offset)
    }
    if scanner.take("@") {
      // Objective-C writes @ before literals, Android before resources.
      if scanner.next == UInt8(ascii: "(") || scanner.next == UInt8(ascii: "[") {
        return try content()
      }
      if let text = takeText() { return .text(text) }
      if scanner.takeNumber() == nil, let name = takeResource() { return .name("@" + name) }
      scanner.rewind(to: offset)
      scanner.advance()
    }
    if let number = scanner.takeNumber() {
      let end = scanner.position
      let value = takeGroups(since: offset) ?? number.value()
      guard value.isFinite else { throw scanner.error("a finite number", at: end) }
      return .number(value, unit: takeUnit())
    }
    if scanner.take("^") {  // a block of Objective-C
      skip()
      if scanner.take("(") { try takeCode(until: ")") }
      skip()
      guard scanner.take("{") else { throw scanner.error("a block") }
      return .code("{\(takeBody())}")
    }
    guard let name = takeName() else { throw scanner.error(.value, at: offset) }
    takeGenerics()
    if takeArrow() { return try function() }
    if Self.fillers.contains(name), let next = scanner.next, "[{".utf8.contains(next) {
      return try content()  // `const <Offset>[...]` of Dart
    }
    return scanner.take("(") ? .call(name, try members(until: ")")) : .name(name)
  }

  /// An expression in parentheses, or a function whose value it is.
  private mutating func parenthesized() throws(SyntaxError) -> Literal.Content {
    let offset = scanner.position
    let inner = try? members(until: ")")
    if inner == nil {
      scanner.rewind(to: offset)
      try takeCode(until: ")")
    }
    if takeArrow() { return try function() }
    if let inner, inner.count == 4, inner.allSatisfy({ $0.label == nil && $0.value.isNumeric }) {
      return .list(inner.map { $0.value })
    }
    guard let inner, inner.count == 1, inner[0].label == nil else {
      throw scanner.error("one value in parentheses", at: offset)
    }
    return inner[0].value.content
  }

  private mutating func takeArrow() -> Bool {
    let offset = scanner.position
    skip()
    if scanner.take("="), scanner.take(">") { return true }
    scanner.rewind(to: offset)
    return false
  }

  /// The value of an arrow function; its body as code, if it has statements.
  private mutating func function() throws(SyntaxError) -> Literal.Content {
    skip()
    if scanner.take("{") { return .code("{\(try takeCode(until: "}"))}") }
    return try expression().content
  }

  /// The code of a closure after its brace, up to its end, or the rest of the text if the end is missing.
  mutating func takeBody() -> String {
    let start = scanner.position
    if let text = try? takeCode(until: "}") { return text }
    scanner.rewind(to: start)
    isCutOff = true
    return scanner.takeRemainder()
  }

  /// Takes a closure after a call or a name. Its end may be missing, where only the first line was copied.
  mutating func takeClosure(of literal: inout Literal) {
    let offset = scanner.position
    skip()
    guard !scanner.hasLineBreak(since: offset), scanner.take("{") else {
      scanner.rewind(to: offset)
      return
    }
    let start = scanner.position
    let body = takeBody()
    let closure = Literal.Member(
      label: Literal.closure, mark: "", value: Literal(content: .code(body), offset: start),
      offset: start)
    switch literal.content {
    case .call(let name, let members) where !name.hasPrefix("<"):
      literal.content = .call(name, members + [closure])
    case .name(let name): literal.content = .call(name, [closure])
    default: return scanner.rewind(to: offset)
    }
    while let label = takeClosureLabel() {
      let start = scanner.position
      _ = scanner.take("{")
      let body = Literal(content: .code("{\(takeBody())}"), offset: start)
      literal.members.insert(
        Literal.Member(label: label, mark: ": ", value: body, offset: start),
        at: literal.members.count - 1)
    }
  }
}
