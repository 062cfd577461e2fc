/// A syntax error: its column, what is expected there, and a suggestion.
public struct SyntaxError: Error, Hashable, CustomStringConvertible {
  /// The column, counted in Unicode scalars from 1.
  public var column: Int
  /// What is expected there.
  public var expected: String { expectation.text }
  /// The nearest known name, for a misspelt name.
  public var suggestion: String?
  package var expectation: Expectation

  package init(column: Int, expected: Expectation, suggestion: String? = nil) {
    self.column = column
    expectation = expected
    self.suggestion = suggestion
  }

  /// One line, such as `column 1: expected a curve; did you mean 'ease-in'?`.
  public var description: String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "column \(column): expected \(expected)\(hint)"
  }

  /// The same error in a longer text, with the column increased.
  package func shifted(by columns: Int) -> Self {
    var error = self
    error.column += columns
    return error
  }
}
