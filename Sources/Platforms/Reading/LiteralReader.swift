import CurveNotation

/// Reads the syntax of an expression in another language, without interpreting it.
///
/// The languages are Swift, Objective-C, Kotlin, Java, Dart, JavaScript, JSON, QML, C# and XML, as far as
/// animations use them. An operation in place of a value is kept as code.
struct LiteralReader {
  var scanner: TextScanner
  private var depth: Int

  init(_ scanner: TextScanner, depth: Int) {
    self.scanner = scanner
    self.depth = depth
  }

  /// Words before an expression that do not affect its meaning.
  static let fillers: Set<String> = [
    "const", "new", "try", "let", "var", "val", "final", "return", "await", "export", "default",
    "public", "private", "internal", "fileprivate", "protected", "static", "open", "override",
    "readonly", "lazy", "late", "constexpr", "auto",
  ]

  /// Skips white space and comments, including line comments.
  mutating func skip() {
    scanner.skipSpace()
    while scanner.takeLineComment() { scanner.skipSpace() }
  }

  /// Reads one expression and the methods called on it.
  mutating func expression() throws(SyntaxError) -> Literal {
    skip()
    let place = scanner.position
    guard depth < 32 else { throw scanner.error("at most 32 levels of nesting", at: place) }
    depth += 1
    defer { depth -= 1 }
    var literal = Literal(content: try content(), place: place)
    takeClosure(of: &literal)
    var methods = 0
    while let name = takeMethod() {
      methods += 1
      guard methods <= 32 else { throw scanner.error("at most 32 methods in a row") }
      let receiver = Literal.Member(
        label: Literal.receiver, mark: ": ", value: literal, place: place)
      takeGenerics()
      let arguments = scanner.take("(") ? try members(until: ")") : []
      literal = Literal(content: .call(name, [receiver] + arguments), place: place)
      takeClosure(of: &literal)
    }
    takeType()
    return literal
  }

  private mutating func content() throws(SyntaxError) -> Literal.Content {
    let place = scanner.position
    if scanner.take("{") { return .object(try members(until: "}")) }
    if scanner.take("(") { return try parenthesized() }
    if scanner.next == UInt8(ascii: "[") { return try brackets() }
    if scanner.next == UInt8(ascii: "<") { return try element() }
    if let text = takeText() { return .text(text) }
    if scanner.take("?") {  // an attribute of Android's theme
      if let name = takeResource() { return .name("?" + name) }
      throw scanner.error("a value", at: place)
    }
    if scanner.take("@") {
      // Objective-C writes @ before literals, Android before resources.
      if scanner.next == UInt8(ascii: "(") || scanner.next == UInt8(ascii: "[") {
        return try content()
      }
      if let text = takeText() { return .text(text) }
      if scanner.takeNumber() == nil, let name = takeResource() { return .name("@" + name) }
      scanner.rewind(to: place)
      scanner.advance()
    }
    if let number = scanner.takeNumber() {
      let place = scanner.position
      let value = number.value()
      guard value.isFinite else { throw scanner.error("a finite number", at: place) }
      return .number(value, unit: takeUnit())
    }
    if scanner.take("^") {  // a block of Objective-C
      skip()
      if scanner.take("(") { try takeCode(until: ")") }
      skip()
      guard scanner.take("{") else { throw scanner.error("a block") }
      return .code("{\(try takeCode(until: "}"))}")
    }
    guard let name = takeName() else { throw scanner.error("a value", at: place) }
    takeGenerics()
    if takeArrow() { return try function() }
    return scanner.take("(") ? .call(name, try members(until: ")")) : .name(name)
  }

  /// An expression in parentheses, or a function whose value it is.
  private mutating func parenthesized() throws(SyntaxError) -> Literal.Content {
    let place = scanner.position
    let inner = try? members(until: ")")
    if inner == nil {
      scanner.rewind(to: place)
      try takeCode(until: ")")
    }
    if takeArrow() { return try function() }
    guard let inner, inner.count == 1, inner[0].label == nil else {
      throw scanner.error("one value in parentheses", at: place)
    }
    return inner[0].value.content
  }

  private mutating func takeArrow() -> Bool {
    let place = scanner.position
    skip()
    if scanner.take("="), scanner.take(">") { return true }
    scanner.rewind(to: place)
    return false
  }

  /// The value of an arrow function; its body as code, if it has statements.
  private mutating func function() throws(SyntaxError) -> Literal.Content {
    skip()
    if scanner.take("{") { return .code("{\(try takeCode(until: "}"))}") }
    return try expression().content
  }

  /// A text in quotes of any kind.
  private mutating func takeText() -> String? {
    if let text = scanner.takeQuoted() { return text }
    return scanner.takeQuoted(by: "`")
  }

  /// A name, skipping filler words before it. Its parts are separated by dots, also where a language writes
  /// `::` or `?.`.
  mutating func takeName() -> String? {
    while true {
      let place = scanner.position
      let hasPoint = scanner.take(".")
      guard var name = takeWord() else {
        scanner.rewind(to: place)
        return nil
      }
      while takeSeparator(), let part = takeWord() {
        name = (name.hasSuffix(".") ? String(name.dropLast()) : name) + "." + part
      }
      if hasPoint { return "." + name }
      guard Self.fillers.contains(name) else { return name }
      skip()
      guard let next = scanner.next, TextScanner.isLetter(next) || next == UInt8(ascii: ".") else {
        return name
      }
    }
  }

  private mutating func takeSeparator() -> Bool {
    let place = scanner.position
    if scanner.take(":"), scanner.take(":") { return true }
    scanner.rewind(to: place)
    _ = scanner.take("?") || scanner.take("!")
    if scanner.take("."), let next = scanner.next, TextScanner.isLetter(next) { return true }
    scanner.rewind(to: place)
    return false
  }

  /// A word that may begin with `_` or `$`.
  private mutating func takeWord() -> String? {
    let place = scanner.position
    var prefix = ""
    while let next = scanner.next, next == UInt8(ascii: "_") || next == UInt8(ascii: "$") {
      prefix.unicodeScalars.append(Unicode.Scalar(next))
      scanner.advance()
    }
    if let word = scanner.takeName() { return prefix + word }
    if !prefix.isEmpty { return prefix }
    scanner.rewind(to: place)
    return nil
  }

  /// A resource of Android after its `@`: `android:interpolator/fast_out_slow_in`.
  private mutating func takeResource() -> String? {
    guard var name = scanner.takeName() else { return nil }
    for mark: Unicode.Scalar in [":", "/"] where scanner.take(mark) {
      guard let rest = scanner.takeName() else { return nil }
      name += String(mark) + rest
    }
    return name
  }

  /// The type parameters of Kotlin's `spring<Float>(...)`.
  private mutating func takeGenerics() {
    let place = scanner.position
    guard scanner.take("<") else { return }
    var level = 1
    while level > 0 {
      skip()
      if scanner.takeName() != nil || scanner.take(",") || scanner.take("?") { continue }
      if scanner.take("<") {
        level += 1
      } else if scanner.take(">") {
        level -= 1
      } else {
        scanner.rewind(to: place)
        return
      }
    }
    if let next = scanner.next, !" (={)\n\r\t,;".utf8.contains(next) { scanner.rewind(to: place) }
  }

  private mutating func takeUnit() -> String {
    if scanner.take("%") { return "%" }
    let place = scanner.position
    let point = scanner.take(".") ? "." : ""
    if let name = scanner.takeName() { return point + name }
    scanner.rewind(to: place)
    return ""
  }

  /// The name of a method after a dot, if there is one.
  private mutating func takeMethod() -> String? {
    let place = scanner.position
    skip()
    _ = scanner.take("?") || scanner.take("!")
    if scanner.take("."), let name = scanner.takeName() { return name }
    scanner.rewind(to: place)
    return nil
  }

  /// Takes a closure behind a call or a name. Its end may be missing, where only the first line was copied.
  mutating func takeClosure(of literal: inout Literal) {
    let place = scanner.position
    skip()
    guard !scanner.hasLineBreak(since: place), scanner.take("{") else {
      scanner.rewind(to: place)
      return
    }
    let start = scanner.position
    let body: String
    if let text = try? takeCode(until: "}") {
      body = text
    } else {
      scanner.rewind(to: start)
      body = scanner.takeRest()
    }
    let closure = Literal.Member(
      label: Literal.closure, mark: "", value: Literal(content: .code(body), place: start),
      place: start)
    switch literal.content {
    case .call(let name, let members) where !name.hasPrefix("<"):
      literal.content = .call(name, members + [closure])
    case .name(let name): literal.content = .call(name, [closure])
    default: scanner.rewind(to: place)
    }
  }

  /// Takes the type that TypeScript and Kotlin write after `as` or `satisfies`.
  private mutating func takeType() {
    let place = scanner.position
    skip()
    if let word = scanner.takeName(), word == "as" || word == "satisfies" {
      skip()
      if takeName() != nil {
        takeGenerics()
        return
      }
    }
    scanner.rewind(to: place)
  }

  /// Values with or without labels, up to a closing mark.
  mutating func members(until end: Unicode.Scalar) throws(SyntaxError) -> [Literal.Member] {
    var members: [Literal.Member] = []
    while true {
      skip()
      if scanner.take(end) { return members }
      members.append(try member())
      let place = scanner.position
      skip()
      if scanner.take(",") || scanner.take(";") { continue }
      if scanner.take(end) { return members }
      if end == "}", scanner.hasLineBreak(since: place) { continue }
      guard scanner.position > place, members.allSatisfy({ $0.value.isNumeric }),
        scanner.takeNumber() != nil
      else { throw scanner.error("\",\" or \"\(end)\"") }
      scanner.rewind(to: place)
      try numbers(into: &members)
    }
  }

  /// Numbers with white space between them.
  private mutating func numbers(into members: inout [Literal.Member]) throws(SyntaxError) {
    skip()
    while let next = scanner.next, next != UInt8(ascii: ")"), next != UInt8(ascii: "]") {
      let place = scanner.position
      members.append(
        Literal.Member(label: nil, mark: Literal.space, value: try expression(), place: place))
      skip()
    }
  }

  private mutating func member() throws(SyntaxError) -> Literal.Member {
    let place = scanner.position
    if scanner.take("."), scanner.take("."), scanner.take(".") {
      return Literal.Member(label: nil, mark: "...", value: try expression(), place: place)
    }
    scanner.rewind(to: place)
    if let label = takeWord() ?? takeText() {
      skip()
      if let mark = takeMark() {
        return Literal.Member(label: label, mark: mark, value: try value(), place: place)
      }
      scanner.rewind(to: place)
    }
    return Literal.Member(label: nil, mark: "", value: try expression(), place: place)
  }

  /// `:` or `=`, but not a part of `::`, `==` or `=>`.
  mutating func takeMark() -> String? {
    let place = scanner.position
    if scanner.take(":") {
      if scanner.next != UInt8(ascii: ":") { return ": " }
    } else if scanner.take("="), scanner.next != UInt8(ascii: "="),
      scanner.next != UInt8(ascii: ">")
    {
      return " = "
    }
    scanner.rewind(to: place)
    return nil
  }

  /// The value after a label: an expression, or the code that it begins.
  mutating func value() throws(SyntaxError) -> Literal {
    skip()
    let place = scanner.position
    let failure: SyntaxError?
    do throws(SyntaxError) {
      let literal = try expression()
      let end = scanner.position
      skip()
      let isLast = scanner.isAtEnd || scanner.hasLineBreak(since: end)
      let isEnd = scanner.next.map { ",;)]}>=".utf8.contains($0) } ?? true
      if isLast || isEnd {
        scanner.rewind(to: end)
        return literal
      }
      failure = nil
    } catch {
      failure = error
    }
    scanner.rewind(to: place)
    do throws(SyntaxError) {
      let code = try takeCode()
      guard !code.isEmpty else { throw failure ?? scanner.error("a value") }
      return Literal(content: .code(code), place: place)
    } catch {
      throw failure ?? error
    }
  }
}
