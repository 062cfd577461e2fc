import CurveNotation

/// Code that is not interpreted: it is only delimited.
extension LiteralReader {
  /// Takes everything up to a closing mark, and the mark.
  @discardableResult
  mutating func takeCode(until end: Unicode.Scalar) throws(SyntaxError) -> String {
    let start = scanner.position
    try skipCode(stopsAtComma: false, stopsAtLine: false)
    let text = scanner.text(since: start)
    guard scanner.take(end) else { throw scanner.error("\"\(end)\"") }
    return text
  }

  /// Takes the label of a further closure after a call, as in `} animation: { ... }`.
  mutating func takeClosureLabel() -> String? {
    let offset = scanner.position
    skip()
    if let label = scanner.takeName(), scanner.take(":") {
      skip()
      if scanner.next == UInt8(ascii: "{") { return label }
    }
    scanner.rewind(to: offset)
    return nil
  }

  /// Skips the parameters of a closure: `context in` of Swift, `fraction ->` of Kotlin.
  mutating func skipParameters() {
    let offset = scanner.position
    skip()
    let isList = scanner.take("(")
    while takeWord() != nil {
      skip()
      if scanner.take(",") { skip() }
      if isList, scanner.take(")") { skip() }
      let end = scanner.position
      if scanner.take("-"), scanner.take(">") { return }
      scanner.rewind(to: end)
      if scanner.takeName() == "in" { return }
      scanner.rewind(to: end)
    }
    scanner.rewind(to: offset)
  }

  /// Takes an operation: everything up to a comma, a semicolon, the end of the line or a closing mark.
  /// Between parentheses, an operation may go on in the next line.
  mutating func takeCode(stopsAtLine: Bool = true) throws(SyntaxError) -> String {
    let start = scanner.position
    try skipCode(stopsAtComma: true, stopsAtLine: stopsAtLine)
    var text = scanner.text(since: start)
    while let last = text.unicodeScalars.last, last.value <= 32 {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  private mutating func skipCode(stopsAtComma: Bool, stopsAtLine: Bool) throws(SyntaxError) {
    var open: [UInt8] = []
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard scanner.takeQuoted(by: Unicode.Scalar(byte)) != nil else {
          throw scanner.error("the closing quote")
        }
        continue
      case UInt8(ascii: "/"):
        if scanner.skipSpace() || scanner.takeLineComment() { continue }
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let expected = open.popLast() else { return }
        guard expected == byte else {
          throw scanner.error("\"\(Unicode.Scalar(expected))\"")
        }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if stopsAtComma, open.isEmpty { return }
      case 10:
        if stopsAtLine, open.isEmpty { return }
      default: break
      }
      scanner.advance()
    }
    guard open.isEmpty else { throw scanner.error("\"\(Unicode.Scalar(open[open.count - 1]))\"") }
  }
}
