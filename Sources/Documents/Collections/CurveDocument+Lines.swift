import CurveNotation
import CurvePlatforms

extension CurveDocument {
  /// A list with one curve on each line, which is named by its text. Nil unless every line is a curve. Empty lines
  /// and those that begin with `#` or `//` are skipped.
  static func lines(_ bytes: [UInt8]) -> Self? {
    var entries: [DocumentCurve] = []
    var notes: [DocumentNote] = []
    var hasLetters = false
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      var text = String(decoding: line, as: UTF8.self)
      if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      text = String(text.trimmingPrefix(while: \.isWhitespace))
      while text.last?.isWhitespace == true { text.removeLast() }
      if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//") { continue }
      guard text.utf8.count <= lineLimit else { return nil }
      // A setting such as `mass: 1` is one parameter of a spring.
      let fields = text.split { " :=".contains($0) }
      let isSetting = fields.count == 2 && Double(fields[1]) != nil
      guard !isSetting, let parsed = try? EasingParser().parse(text) else { return nil }
      // Four numbers a line may also be the rows of a table.
      hasLetters = hasLetters || text.contains { $0.isLetter && $0 != "e" && $0 != "E" }
      entries.append(
        DocumentCurve(
          name: text, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
          repeats: parsed.repeats, line: index + 1))
      notes += parsed.notes.map { DocumentNote(line: index + 1, column: 1, message: $0) }
    }
    return hasLetters && entries.count > 1 ? Self(.source, entries, notes: notes) : nil
  }

  /// A longer line is data rather than a curve in a list.
  private static var lineLimit: Int { 1 << 16 }
}
