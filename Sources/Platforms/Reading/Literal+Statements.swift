import CurveNotation

extension Literal {
  /// The statements of a closure's body; nil if it does more than set values and call functions.
  var statements: [Literal.Member]? {
    guard case .code(var body) = content, Self.nesting(body) <= 8 else { return nil }
    var offset = self.offset
    if body.utf8.first == UInt8(ascii: "{"), body.utf8.last == UInt8(ascii: "}") {
      body = String(body.dropFirst().dropLast())
      offset += 1
    }
    var reader = LiteralReader(TextScanner(body, isQuiet: true), depth: 8)
    reader.skipParameters()
    return (try? reader.settings())?.map { $0.shifted(by: offset) }
  }

  /// How deep braces nest in a text, which limits the recursion through closures.
  static func nesting(_ text: String) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// The same expression, further on in a text.
  fileprivate func shifted(by offset: Int) -> Self {
    var result = self
    result.offset += offset
    switch content {
    case .list(let elements): result.content = .list(elements.map { $0.shifted(by: offset) })
    case .object, .call: result.members = members.map { $0.shifted(by: offset) }
    case .number, .text, .name, .code: break
    }
    return result
  }
}

extension Literal.Member {
  func shifted(by offset: Int) -> Self {
    var result = self
    result.offset += offset
    result.value = value.shifted(by: offset)
    return result
  }
}
