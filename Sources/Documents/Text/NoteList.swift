/// Collects the notes of a document: at most 100, and the number of the others.
struct NoteList {
  private static let limit = 100
  private let lines: LineIndex
  private var found: [(offset: Int, note: DocumentNote)] = []
  private var omitted: (offset: Int, count: Int, losses: Int)?

  init(_ lines: LineIndex) { self.lines = lines }

  /// Whether further notes are only counted, so that their messages need not be made.
  var isFull: Bool { found.count >= Self.limit }

  mutating func add(_ message: String, at offset: Int, isLoss: Bool = true) {
    guard !isFull else {
      let before = omitted ?? (offset, 0, 0)
      omitted = (before.offset, before.count + 1, before.losses + (isLoss ? 1 : 0))
      return
    }
    found.append((offset, note(message, at: offset, isLoss: isLoss)))
  }

  /// Adds a note with the position of an error.
  ///
  /// - Parameter offset: Where it stands among the others.
  mutating func add(_ message: String, of error: DocumentError, at offset: Int) {
    guard !isFull else { return add(message, at: offset) }
    found.append(
      (offset, DocumentNote(line: error.line, column: error.column, message: message)))
  }

  /// The notes in text order, and one on those left out.
  var all: [DocumentNote] {
    let sorted = found.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element.note)
    guard let omitted else { return sorted }
    var further = note(
      "and \(omitted.count) more notes", at: omitted.offset, isLoss: omitted.losses > 0)
    further.omittedLosses = omitted.losses
    return sorted + [further]
  }

  private func note(_ message: String, at offset: Int, isLoss: Bool) -> DocumentNote {
    let error = lines.error(message, at: offset)
    return DocumentNote(
      line: error.line, column: error.column, message: message, isLoss: isLoss)
  }
}
