/// Reads the syntax of an expression in another language, without interpreting it.
struct LiteralReader {
  var scanner: TextScanner
  private var depth: Int

  init(_ scanner: TextScanner, depth: Int) {
    self.scanner = scanner
    self.depth = depth
  }

  /// Words before an expression that do not affect its meaning.
  private static let fillers: Set<String> = [
    "const", "new", "try", "let", "var", "val", "final", "return", "await", "export", "default",
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
    var methods = 0
    while let name = takeMethod() {
      methods += 1
      guard methods <= 32 else { throw scanner.error("at most 32 methods in a row") }
      let receiver = Literal.Member(
        label: Literal.receiver, mark: ": ", value: literal, place: place)
      let arguments = scanner.take("(") ? try members(until: ")") : []
      literal = Literal(content: .call(name, [receiver] + arguments), place: place)
    }
    return literal
  }

  private mutating func content() throws(SyntaxError) -> Literal.Content {
    if scanner.take("{") { return .object(try members(until: "}")) }
    if scanner.take("[") {
      var elements: [Literal] = []
      for member in try members(until: "]") { elements.append(member.value) }
      return .list(elements)
    }
    if scanner.next == UInt8(ascii: "<") { return try element() }
    if let text = scanner.takeQuoted() { return .text(text) }
    if let number = scanner.takeNumber() {
      let place = scanner.position
      let value = number.value()
      guard value.isFinite else { throw scanner.error("a finite number", at: place) }
      return .number(value, unit: takeUnit())
    }
    guard let name = takeName() else { throw scanner.error("a value") }
    takeGenerics()
    return scanner.take("(") ? .call(name, try members(until: ")")) : .name(name)
  }

  /// Takes a name, skipping filler words before it.
  private mutating func takeName() -> String? {
    while true {
      let place = scanner.position
      let hasPoint = scanner.take(".")
      guard let name = scanner.takeName() else {
        scanner.rewind(to: place)
        return nil
      }
      if hasPoint { return "." + name }
      guard Self.fillers.contains(name) else { return name }
      skip()
      guard let next = scanner.next, TextScanner.isLetter(next) || next == UInt8(ascii: ".") else {
        return name
      }
    }
  }

  /// The type parameters of Kotlin's `spring<Float>(...)`.
  private mutating func takeGenerics() {
    let place = scanner.position
    if scanner.take("<"), scanner.takeName() != nil, scanner.take(">") { return }
    scanner.rewind(to: place)
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
    if scanner.take("."), let name = scanner.takeName() { return name }
    scanner.rewind(to: place)
    return nil
  }

  /// Values with or without labels, up to a closing mark.
  private mutating func members(until end: Unicode.Scalar) throws(SyntaxError) -> [Literal.Member] {
    var members: [Literal.Member] = []
    while true {
      skip()
      if scanner.take(end) { return members }
      members.append(try member())
      skip()
      if scanner.take(",") || scanner.take(";") { continue }
      guard scanner.take(end) else { throw scanner.error("\",\" or \"\(end)\"") }
      return members
    }
  }

  private mutating func member() throws(SyntaxError) -> Literal.Member {
    let place = scanner.position
    if let label = scanner.takeName() ?? scanner.takeQuoted() {
      skip()
      for mark: Unicode.Scalar in [":", "="] where scanner.take(mark) {
        let value = try expression()
        return Literal.Member(
          label: label, mark: mark == ":" ? ": " : " = ", value: value, place: place)
      }
      scanner.rewind(to: place)
    }
    return Literal.Member(label: nil, mark: "", value: try expression(), place: place)
  }

  /// Whether a name and `=` or `:` come next.
  mutating func startsWithSetting() -> Bool {
    let place = scanner.position
    defer { scanner.rewind(to: place) }
    skip()
    guard takeName() != nil else { return false }
    skip()
    return scanner.take("=") || scanner.take(":")
  }

  /// Skips punctuation that may follow an expression.
  mutating func skipEnd() {
    skip()
    if scanner.take(";") { skip() }
  }

  /// Settings such as `animation.mass = 1; animation.damping = 10`, or members without their braces, up
  /// to the end of the text.
  mutating func settings() throws(SyntaxError) -> [Literal.Member] {
    var members: [Literal.Member] = []
    skip()
    while !scanner.isAtEnd {
      let place = scanner.position
      guard let name = takeName() else { throw scanner.error("a setting") }
      skip()
      let mark = scanner.take(":") ? ": " : " = "
      if mark == " = ", !scanner.take("=") { throw scanner.error("\"=\" or \":\"") }
      members.append(
        Literal.Member(label: name, mark: mark, value: try expression(), place: place))
      repeat { skip() } while scanner.take(";") || scanner.take(",")
    }
    return members
  }

  /// An XML element without content. Names lose their namespace prefix.
  private mutating func element() throws(SyntaxError) -> Literal.Content {
    while scanner.take("<") {
      if scanner.take("?") || scanner.take("!") {  // a declaration or a comment
        guard scanner.skip(past: ">") else { throw scanner.error("\">\"") }
        scanner.skipSpace()
        continue
      }
      guard let name = scanner.takeName() else { throw scanner.error("the name of an element") }
      var attributes: [Literal.Member] = []
      while true {
        scanner.skipSpace()
        let place = scanner.position
        if scanner.take("/") {
          guard scanner.take(">") else { throw scanner.error("\">\"") }
          break
        }
        if scanner.take(">") {
          scanner.skipSpace()
          guard scanner.take("<"), scanner.take("/"), scanner.takeName() == name, scanner.take(">")
          else { throw scanner.error("the end of <\(name)>") }
          break
        }
        guard var label = scanner.takeName() else { throw scanner.error("an attribute or \"/>\"") }
        let isDeclaration = label == "xmlns"
        if scanner.take(":") {
          guard let local = scanner.takeName() else { throw scanner.error("a name") }
          label = local
        }
        scanner.skipSpace()
        guard scanner.take("=") else { throw scanner.error("\"=\"") }
        scanner.skipSpace()
        let start = scanner.position
        guard let text = scanner.takeQuoted() else { throw scanner.error("a value in quotes") }
        if isDeclaration { continue }
        var number = TextScanner(text)
        let value = number.takeNumber()?.value()
        let isNumber = number.isAtEnd && value?.isFinite == true
        attributes.append(
          Literal.Member(
            label: label, mark: "=",
            value: Literal(
              content: isNumber ? .number(value ?? 0, unit: "") : .text(text), place: start),
            place: place))
      }
      return .call("<\(name)", attributes)
    }
    throw scanner.error("an element")
  }
}
