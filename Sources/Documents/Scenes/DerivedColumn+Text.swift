import CurveNotation
import Timeline

extension DerivedColumn.Expression {
  /// Reads arithmetic over columns: numbers, names of columns, + - * / and parentheses. Names that
  /// contain characters other than letters, digits, dots and underscores are in single quotes.
  ///
  /// - Throws: `SyntaxError` with the column and what is expected there.
  public init(_ text: String) throws(SyntaxError) {
    var reader = FormulaReader(bytes: Array(text.utf8))
    self = try reader.sum(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw reader.error("the end of the formula") }
  }

  /// The text that reads back to the same expression.
  public var text: String { text(within: 0) }

  /// The text, in parentheses if its operators bind less tightly than the surrounding ones.
  private func text(within binding: Int) -> String {
    func wrapped(_ own: Int, _ text: String) -> String { own < binding ? "(\(text))" : text }
    switch self {
    case .number(let number):
      return number < 0 ? "(-\(DerivedColumn.text(-number)))" : DerivedColumn.text(number)
    case .column(let name): return DerivedColumn.quoted(name)
    case .negated(let term): return wrapped(2, "-\(term.text(within: 3))")
    case .sum(let a, let b): return wrapped(1, "\(a.text(within: 1)) + \(b.text(within: 2))")
    case .difference(let a, let b):
      return wrapped(1, "\(a.text(within: 1)) - \(b.text(within: 2))")
    case .product(let a, let b): return wrapped(2, "\(a.text(within: 2)) * \(b.text(within: 3))")
    case .quotient(let a, let b): return wrapped(2, "\(a.text(within: 2)) / \(b.text(within: 3))")
    }
  }
}

extension DerivedColumn {
  fileprivate static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A column's name, in quotes where it needs them.
  fileprivate static func quoted(_ name: String) -> String {
    let isPlain =
      name.utf8.allSatisfy(FormulaReader.isName)
      && name.utf8.first.map { FormulaReader.isName($0) && !FormulaReader.isDigit($0) } ?? false
    return isPlain ? name : "'\(name)'"
  }
}

/// Reads a formula by recursive descent.
private struct FormulaReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == 0x2E || byte == 0x5F || byte >= 0x80
  }

  var isAtEnd: Bool { position == bytes.count }

  func error(_ expected: Expectation) -> SyntaxError {
    SyntaxError(column: position + 1, expected: expected)
  }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func sum(depth: Int) throws(SyntaxError) -> DerivedColumn.Expression {
    var result = try product(depth: depth)
    var length = 0
    while true {
      if take("+") {
        result = .sum(result, try product(depth: depth))
      } else if take("-") {
        result = .difference(result, try product(depth: depth))
      } else {
        return result
      }
      length += 1
      guard length < 1000 else { throw error("at most 1,000 terms") }
    }
  }

  private mutating func product(depth: Int) throws(SyntaxError) -> DerivedColumn.Expression {
    var result = try factor(depth: depth)
    var length = 0
    while true {
      if take("*") {
        result = .product(result, try factor(depth: depth))
      } else if take("/") {
        result = .quotient(result, try factor(depth: depth))
      } else {
        return result
      }
      length += 1
      guard length < 1000 else { throw error("at most 1,000 factors") }
    }
  }

  private mutating func factor(depth: Int) throws(SyntaxError) -> DerivedColumn.Expression {
    guard depth < 64 else { throw error("at most 64 levels") }
    if take("-") { return .negated(try factor(depth: depth + 1)) }
    if take("(") {
      let inner = try sum(depth: depth + 1)
      guard take(")") else { throw error("\")\"") }
      return inner
    }
    skipSpace()
    guard position < bytes.count else { throw error("a number, a column or \"(\"") }
    let start = position
    if bytes[position] == 0x27 {
      position += 1
      while position < bytes.count, bytes[position] != 0x27 { position += 1 }
      guard position < bytes.count else { throw error("the closing quote") }
      position += 1
      return .column(String(decoding: bytes[start + 1..<position - 1], as: UTF8.self))
    }
    guard Self.isName(bytes[position]) else { throw error("a number, a column or \"(\"") }
    let isNumber = Self.isDigit(bytes[position]) || bytes[position] == 0x2E
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    if isNumber, bytes[position - 1] | 0x20 == 0x65, position < bytes.count,
      bytes[position] == 0x2B || bytes[position] == 0x2D
    {
      position += 1
      while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isNumber else { return .column(word) }
    guard let number = Double(word), number.isFinite else {
      position = start
      throw error("a finite number")
    }
    return .number(number)
  }
}
