import CurveArithmetic

/// The notations of other systems, which ``EasingReader`` tries where its own text ends.
package struct ForeignNotation: Sendable {
  /// Whether a name is that of a function of another system.
  package let hasFunction: @Sendable (String) -> Bool
  /// Reads a curve from an offset on.
  package let read: @Sendable (inout EasingReader, Int) throws(SyntaxError) -> ParsedEasing

  package init(
    hasFunction: @escaping @Sendable (String) -> Bool,
    read: @escaping @Sendable (inout EasingReader, Int) throws(SyntaxError) -> ParsedEasing
  ) {
    self.hasFunction = hasFunction
    self.read = read
  }
}

extension EasingReader {
  /// Reads a curve in another system's notation, if the reader has one.
  mutating func readForeign(at offset: Int) throws(SyntaxError) -> ParsedEasing {
    if let foreign { return try foreign.read(&self, offset) }
    scanner.rewind(to: offset)
    let word = scanner.takeName() ?? ""
    let expected: Expectation = scanner.next == UInt8(ascii: "(") ? .function : .curve
    throw scanner.error(expected, at: offset, suggestion: Self.names.nearest(to: word))
  }
}
