import CurveNotation

/// Elements of XML, XAML and JSX.
extension LiteralReader {
  /// An element with its attributes, which lose their namespace prefix, and its children. Its end may be
  /// missing, where only the opening tag was copied.
  mutating func element() throws(SyntaxError) -> Literal.Content {
    try skipDeclarations()
    guard scanner.take("<"), let name = takeElementName() else {
      throw scanner.error("the name of an element")
    }
    var members: [Literal.Member] = []
    while true {
      scanner.skipSpace()
      let offset = scanner.position
      if scanner.take("/") {
        guard scanner.take(">") else { throw scanner.error("\">\"") }
        return .call("<\(name)", members)
      }
      if scanner.take(">") { break }
      guard let label = takeElementName() else { throw scanner.error("an attribute or \"/>\"") }
      let isDeclaration = label.hasPrefix("xmlns:") || label == "xmlns"
      scanner.skipSpace()
      guard scanner.take("=") else { throw scanner.error("\"=\"") }
      scanner.skipSpace()
      let value = try attribute()
      if isDeclaration { continue }
      members.append(
        Literal.Member(label: Self.local(label), mark: "=", value: value, offset: offset))
    }
    try children(of: name, into: &members)
    return .call("<\(Self.local(name))", members)
  }

  /// Skips the XML declaration, processing instructions and comments.
  private mutating func skipDeclarations() throws(SyntaxError) {
    while true {
      let offset = scanner.position
      _ = scanner.take("<")
      if scanner.take("!"), scanner.take("-"), scanner.take("-") {
        guard scanner.skip(past: "-->") else { throw scanner.error("\"-->\"") }
      } else {
        scanner.rewind(to: offset)
        _ = scanner.take("<")
        guard scanner.take("?") || scanner.take("!") else {
          scanner.rewind(to: offset)
          return
        }
        guard scanner.skip(past: ">") else { throw scanner.error("\">\"") }
      }
      scanner.skipSpace()
    }
  }

  private mutating func children(
    of name: String, into members: inout [Literal.Member]
  ) throws(SyntaxError) {
    while true {
      scanner.skipSpace()
      let offset = scanner.position
      if scanner.isAtEnd { return }
      if scanner.take("<"), scanner.take("/") {
        guard takeElementName() == name else {
          throw scanner.error("the end of <\(name)>", at: offset)
        }
        scanner.skipSpace()
        guard scanner.take(">") else { throw scanner.error("\">\"") }
        return
      }
      scanner.rewind(to: offset)
      if scanner.next == UInt8(ascii: "<") {
        try skipDeclarations()
        guard scanner.next == UInt8(ascii: "<") else { continue }
        let start = scanner.position
        if scanner.take("<"), scanner.take("/") {
          scanner.rewind(to: start)
          continue
        }
        scanner.rewind(to: start)
        members.append(Literal.Member(label: nil, mark: "", value: try expression(), offset: start))
      } else if scanner.take("{") {
        try takeCode(until: "}")
      } else {
        let text = scanner.take(upTo: "<")
        let value = Literal(content: Self.parsed(text), offset: offset)
        members.append(Literal.Member(label: Literal.text, mark: "", value: value, offset: offset))
      }
    }
  }

  private mutating func takeElementName() -> String? {
    guard var name = scanner.takeName() else { return nil }
    while scanner.take(":") { name += ":" + (scanner.takeName() ?? "") }
    return name
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// A value in quotes, or an expression in braces.
  private mutating func attribute() throws(SyntaxError) -> Literal {
    let offset = scanner.position
    if scanner.take("{") {
      let value = try value()
      skip()
      guard scanner.take("}") else { throw scanner.error("\"}\"") }
      return value
    }
    guard let text = scanner.takeQuoted() else { throw scanner.error("a value in quotes") }
    return Literal(content: Self.parsed(text), offset: offset)
  }

  private static func parsed(_ text: String) -> Literal.Content {
    var number = TextScanner(text)
    number.skipSpace()
    let value = number.takeNumber()?.value()
    number.skipSpace()
    let isNumber = number.isAtEnd && value?.isFinite == true
    return isNumber ? .number(value ?? 0, unit: "") : .text(text)
  }
}
