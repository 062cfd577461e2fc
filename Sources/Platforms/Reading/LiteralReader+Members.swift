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
      let offset = scanner.position
      skip()
      if scanner.take(",") || scanner.take(";") { continue }
      if takeEnd(end) { return members }
      if end == "}", scanner.hasLineBreak(since: offset) { continue }
      if scanner.position > offset, members.allSatisfy({ $0.value.isNumeric }),
        scanner.takeNumber() != nil
      {
        scanner.rewind(to: offset)
        try numbers(into: &members)
      } else {
        let separator = scanner.error("\",\" or \"\(end)\"")
        guard takeOperation(into: &members[members.count - 1]) else { throw separator }
      }
    }
  }

  /// Takes what is left of an argument that an expression only begins, as in `Double(index) * 0.05`.
  private mutating func takeOperation(into member: inout Literal.Member) -> Bool {
    let offset = scanner.position
    // Kotlin's `if (x) 1f else 0f` is a value.
    let isChoice = member.value.content == .name("if") || member.value.callee == "if"
    guard let next = scanner.next, member.label == nil, member.mark.isEmpty,
      isChoice || "*/+-?<>=!&|".utf8.contains(next)
    else { return false }
    scanner.rewind(to: member.offset)
    if let code = try? takeCode(stopsAtLine: false), scanner.position > offset {
      member.value = Literal(content: .code(code), offset: member.offset)
      _ = scanner.take(",") || scanner.take(";")
      return true
    }
    scanner.rewind(to: offset)
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
      let offset = scanner.position
      members.append(
        Literal.Member(label: nil, mark: Literal.space, value: try expression(), offset: offset))
      skip()
    }
  }

  mutating func member() throws(SyntaxError) -> Literal.Member {
    let offset = scanner.position
    if scanner.take("."), scanner.take("."), scanner.take(".") {
      return Literal.Member(label: nil, mark: "...", value: try expression(), offset: offset)
    }
    scanner.rewind(to: offset)
    if let label = takeWord() ?? takeText() {
      skip()
      if let mark = takeMark() {
        return Literal.Member(label: label, mark: mark, value: try value(), offset: offset)
      }
      scanner.rewind(to: offset)
    }
    if let next = scanner.next, "\\!-".utf8.contains(next) {  // a key path, a negation
      if let value = try? expression() {
        return Literal.Member(label: nil, mark: "", value: value, offset: offset)
      }
      scanner.rewind(to: offset)
      let code = try takeCode()
      return Literal.Member(
        label: nil, mark: "", value: Literal(content: .code(code), offset: offset), offset: offset)
    }
    do throws(SyntaxError) {
      return Literal.Member(label: nil, mark: "", value: try expression(), offset: offset)
    } catch {
      // A closure between the parentheses.
      scanner.rewind(to: offset)
      guard error.expectation.kind != .separator, scanner.next == UInt8(ascii: "{"),
        let code = try? takeCode(stopsAtLine: false)
      else {
        throw error
      }
      return Literal.Member(
        label: nil, mark: "", value: Literal(content: .code(code), offset: offset), offset: offset)
    }
  }

  /// `:` or `=`, but not a part of `::`, `==` or `=>`.
  mutating func takeMark() -> String? {
    let offset = scanner.position
    if scanner.take(":") {
      if scanner.next != UInt8(ascii: ":") { return ": " }
    } else if scanner.take("="), scanner.next != UInt8(ascii: "="),
      scanner.next != UInt8(ascii: ">")
    {
      return " = "
    }
    scanner.rewind(to: offset)
    return nil
  }

  /// The value after a label: an expression, or the code that it begins.
  mutating func value() throws(SyntaxError) -> Literal {
    skip()
    let offset = scanner.position
    let failure: SyntaxError?
    var missing: SyntaxError?
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
      missing = missingComma()
    } catch {
      failure = error
    }
    if let missing { throw missing }
    scanner.rewind(to: offset)
    do throws(SyntaxError) {
      let code = try takeCode()
      guard !code.isEmpty else { throw failure ?? scanner.error(.value) }
      return Literal(content: .code(code), offset: offset)
    } catch {
      // A closure whose end is missing, where only its first lines were copied.
      guard scanner.isAtEnd else { throw failure ?? error }
      scanner.rewind(to: offset)
      guard scanner.take("{") else { throw failure ?? error }
      return Literal(content: .code("{\(takeBody())}"), offset: offset)
    }
  }

  /// The error for a label without a comma before it; nil if none is next.
  private mutating func missingComma() -> SyntaxError? {
    let offset = scanner.position
    defer { scanner.rewind(to: offset) }
    guard let label = scanner.takeName(), !label.contains(".") else { return nil }
    skip()
    return takeMark() == ": " ? scanner.error(.comma(before: label), at: offset) : nil
  }

  /// Whether an assignment, not a comparison, comes next.
  private mutating func takesAssignment() -> Bool {
    let offset = scanner.position
    defer { scanner.rewind(to: offset) }
    return takeMark() == " = "
  }
}
