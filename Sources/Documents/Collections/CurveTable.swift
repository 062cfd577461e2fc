/// A table of CSV or Markdown with a column of curves, such as the specification of a design.
///
/// Complexity: linear in the text.
struct CurveTable {
  /// The rows as `name: curve duration delay`, each on its own line.
  let lines: [UInt8]

  private enum Column {
    case name
    case curve
    /// The unit is that of numbers which have none.
    case duration(unit: String)
    case delay(unit: String)
  }

  private static let names: Set<String> = ["name", "token", "id", "key", "animation", "element"]
  private static let curves: Set<String> = [
    "curve", "easing", "ease", "timingfunction", "timing", "bezier", "cubicbezier", "easingcurve",
  ]

  /// - Returns: nil for another text.
  init?(_ bytes: [UInt8]) {
    let rows = bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard let header = rows.firstIndex(where: { $0.contains { $0 > 32 } }), header + 1 < rows.count,
      rows[header].count < 1000,
      // JSON and XML on one line are no header.
      let first = rows[header].first(where: { $0 > 32 }), !"{[<".utf8.contains(first),
      rows[(header + 1)...].contains(where: { $0.contains { $0 > 32 } })
    else { return nil }
    let isMarkdown = first == UInt8(ascii: "|")
    if isMarkdown, !rows[header + 1].allSatisfy({ $0 <= 32 || "|-:".utf8.contains($0) }) {
      return nil
    }
    let mark =
      isMarkdown ? UInt8(ascii: "|") : ",;\t".utf8.first { rows[header].contains($0) }
    guard let mark else { return nil }
    let titles = Self.fields(rows[header], mark)
    var columns = titles.map(Self.column)
    let hasCurves = columns.contains { if case .curve? = $0 { true } else { false } }
    guard titles.count > 1, hasCurves else { return nil }
    if !columns.contains(where: { if case .name? = $0 { true } else { false } }) {
      guard let first = columns.firstIndex(where: { $0 == nil }) else { return nil }
      columns[first] = .name
    }
    var lines = [UInt8](repeating: 10, count: header + 1)
    for (index, row) in rows.enumerated().dropFirst(header + 1) {
      if !isMarkdown || index > header + 1 { lines += Self.line(Self.fields(row, mark), columns) }
      lines.append(10)
    }
    self.lines = lines
  }

  private static func line(_ fields: [String], _ columns: [Column?]) -> [UInt8] {
    var (name, curve, duration, delay) = ("", "", "", "")
    for (field, column) in zip(fields, columns) {
      let field = field.filter { $0 != "`" }
      switch column {
      case .name?:
        let isPart = { (letter: Character) in
          letter.isLetter || letter.isNumber || "-_.".contains(letter)
        }
        name = String(field.map { isPart($0) ? $0 : "-" })
      case .curve?:
        // Four numbers need their function if a time follows.
        let isBare = !field.isEmpty && field.allSatisfy { $0.isNumber || " .,-".contains($0) }
        curve = isBare ? "cubic-bezier(\(field))" : field
      case .duration(let unit)?: duration = time(field, unit)
      case .delay(let unit)?: delay = time(field, unit)
      case nil: break
      }
    }
    if name.isEmpty || curve.isEmpty { return [] }
    // Alone, a time would be the duration.
    let times =
      duration.isEmpty && !delay.isEmpty
      ? "/* after \(delay) */" : [duration, delay].joined(separator: " ")
    return Array("\(name): \(curve) \(times)".utf8)
  }

  /// A time with its unit; empty for 0 and for a field without one.
  private static func time(_ field: String, _ unit: String) -> String {
    let number = field.prefix { $0.isNumber || ".-".contains($0) }
    if field.isEmpty || number.allSatisfy({ "0.".contains($0) }) && number.count > 0 { return "" }
    return number.count == field.count ? field + unit : field
  }

  private static func column(_ title: String) -> Column? {
    let words = title.lowercasedASCII.split { !$0.isLetter }
    let letters = words.joined()
    if names.contains(letters) { return .name }
    if curves.contains(letters) { return .curve }
    let unit = words.contains("s") || words.contains("seconds") ? "s" : "ms"
    if words.first?.hasPrefix("duration") == true { return .duration(unit: unit) }
    return words.first?.hasPrefix("delay") == true ? .delay(unit: unit) : nil
  }

  /// The fields between marks outside of quotes and, in CSV without quotes, of parentheses.
  private static func fields(_ row: ArraySlice<UInt8>, _ mark: UInt8) -> [String] {
    var parts = row.split(topLevel: { $0 == mark })
    if mark == UInt8(ascii: "|"), parts.count > 1 {
      parts.removeFirst()
      if parts.last?.allSatisfy({ $0 <= 32 }) == true { parts.removeLast() }
    }
    return parts.map { part in
      String(decoding: Shorthand.trimmed(part), as: UTF8.self).trimmingQuotes
        .replacing("\"\"", with: "\"")
    }
  }
}
