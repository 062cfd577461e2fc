import CurveNotation

/// The members of calls, lists and objects, with their labels.
extension LiteralReader {
  /// Values with or without labels, up to a closing mark.
  mutating func members(until end: Unicode.Scalar) throws(SyntaxError) -> [Literal.Member] {
    var members: [Literal.Member] = []
    while true {
      skip()
      if takeEnd(end) { return members }
      members.append(try member())
      let place = scanner.position
      skip()
      if scanner.take(",") || scanner.take(";") { continue }
      if takeEnd(end) { return members }
      if end == "}", scanner.hasLineBreak(since: place) { continue }
      if scanner.position > place, members.allSatisfy({ $0.value.isNumeric }),
        scanner.takeNumber() != nil
      {
        scanner.rewind(to: place)
        try numbers(into: &members)
      } else {
        let separator = scanner.error("\",\" or \"\(end)\"")
        guard takeOperation(into: &members[members.count - 1]) else { throw separator }
      }
    }
  }

  /// Takes what is left of an argument that an expression only begins, as in `Double(index) * 0.05`.
  private mutating func takeOperation(into member: inout Literal.Member) -> Bool {
    let place = scanner.position
    // Kotlin's `if (x) 1f else 0f` is a value.
    let isChoice = member.value.content == .name("if") || member.value.callee == "if"
    guard let next = scanner.next, member.label == nil, member.mark.isEmpty,
      isChoice || "*/+-?<>=!&|".utf8.contains(next)
    else { return false }
    scanner.rewind(to: member.place)
    if let code = try? takeCode(stopsAtLine: false), scanner.position > place {
      member.value = Literal(content: .code(code), place: member.place)
      _ = scanner.take(",") || scanner.take(";")
      return true
    }
    scanner.rewind(to: place)
    return false
  }

  /// Takes a closing mark, which may be missing after a closure that is cut off.
  private mutating func takeEnd(_ mark: Unicode.Scalar) -> Bool {
    scanner.take(mark) || (isCutOff && scanner.isAtEnd)
  }

  /// Numbers with white space between them.
  mutating func numbers(into members: inout [Literal.Member]) throws(SyntaxError) {
    skip()
    while let next = scanner.next, next != UInt8(ascii: ")"), next != UInt8(ascii: "]") {
      let place = scanner.position
      members.append(
        Literal.Member(label: nil, mark: Literal.space, value: try expression(), place: place))
      skip()
    }
  }

  mutating func member() throws(SyntaxError) -> Literal.Member {
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
    if let next = scanner.next, "\\!-".utf8.contains(next) {  // a key path, a negation
      if let value = try? expression() {
        return Literal.Member(label: nil, mark: "", value: value, place: place)
      }
      scanner.rewind(to: place)
      let code = try takeCode()
      return Literal.Member(
        label: nil, mark: "", value: Literal(content: .code(code), place: place), place: place)
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
      let isEnd = scanner.next.map { ",;)]}>".utf8.contains($0) } ?? true || takesAssignment()
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
      // A closure whose end is missing, where only its first lines were copied.
      guard scanner.isAtEnd else { throw failure ?? error }
      scanner.rewind(to: place)
      guard scanner.take("{") else { throw failure ?? error }
      return Literal(content: .code("{\(takeBody())}"), place: place)
    }
  }

  /// Whether an assignment, not a comparison, comes next.
  private mutating func takesAssignment() -> Bool {
    let place = scanner.position
    defer { scanner.rewind(to: place) }
    return takeMark() == " = "
  }
}
