import CurveNotation

/// Code that is not interpreted: it is only delimited.
extension LiteralReader {
  /// Takes everything up to a closing mark, and the mark.
  @discardableResult
  mutating func takeCode(until end: Unicode.Scalar) throws(SyntaxError) -> String {
    let start = scanner.position
    try skipCode(stopsAtComma: false)
    let text = scanner.text(since: start)
    guard scanner.take(end) else { throw scanner.error("\"\(end)\"") }
    return text
  }

  /// Takes an operation: everything up to a comma, a semicolon, the end of the line or a closing mark.
  mutating func takeCode() throws(SyntaxError) -> String {
    let start = scanner.position
    try skipCode(stopsAtComma: true)
    var text = scanner.text(since: start)
    while let last = text.unicodeScalars.last, last.value <= 32 {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  private mutating func skipCode(stopsAtComma: Bool) throws(SyntaxError) {
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
      case UInt8(ascii: ","), UInt8(ascii: ";"), 10:
        if stopsAtComma, open.isEmpty { return }
      default: break
      }
      scanner.advance()
    }
    guard open.isEmpty else { throw scanner.error("\"\(Unicode.Scalar(open[open.count - 1]))\"") }
  }
}
