/// A part of a document that was skipped, with its position.
public struct DocumentNote: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// What was skipped, and why.
  public var message: String
  /// Whether strict reading refuses the file; false for parts that have nothing to do with motion.
  public var isLoss = true
  /// How many losses a note on further notes counts; 0 for the note of one part.
  package var omittedLosses = 0

  /// One line: position and message.
  public var description: String { "\(line):\(column): \(message)" }
}

extension [DocumentNote] {
  var inTextOrder: Self { sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// The notes on which strict reading refuses the file, and how many more losses have no note of their own.
  package var losses: (notes: Self, omitted: Int) {
    let own = filter { $0.isLoss && $0.omittedLosses == 0 }
    // If all with a note are harmless, the note on the others is the error.
    return own.isEmpty ? (filter(\.isLoss), 0) : (own, reduce(0) { $0 + $1.omittedLosses })
  }
}
