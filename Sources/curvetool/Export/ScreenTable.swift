/// Rows for a screen of 80 columns: all columns if they fit, else those that do, the changing ones first.
struct ScreenTable {
  let table: Table
  /// The number of columns left out.
  let omitted: Int

  private static let width = 80
  /// The longest name of a column, if not all fit.
  static let longestName = 20

  /// Names without their middle, without their beginning, or without what all of them have in common, whichever
  /// first tells a name apart; whole where nothing does.
  static func shortened(_ names: [String], to limit: Int = longestName) -> [String] {
    let forms = [
      names.map { $0.shortened(to: limit) },
      names.map { $0.count > limit ? "…" + $0.suffix(limit - 1) : $0 },
      distinguishing(names).map { $0.shortened(to: limit) },
    ].map { form in (form, Dictionary(grouping: form) { $0 }.mapValues(\.count)) }
    return names.indices.map { index in
      forms.lazy.filter { form, counts in counts[form[index]] == 1 }.map { $0.0[index] }.first
        ?? names[index]
    }
  }

  /// Names with an ellipsis for the beginning and the end that all have in common.
  private static func distinguishing(_ names: [String]) -> [String] {
    guard names.count > 1, let least = names.min(), let largest = names.max() else { return names }
    let start = zip(least, largest).prefix { $0 == $1 }.count
    let ends = names.map { String($0.dropFirst(start).reversed()) }
    let end = zip(ends.min() ?? "", ends.max() ?? "").prefix { $0 == $1 }.count
    return names.map {
      (start > 1 ? "…" : "") + $0.dropFirst(max(start - 1, 0)).dropLast(end)
        + (end > 0 ? "…" : "")
    }
  }

  /// - Parameter keys: The number of columns that are always shown: the time, and before it the frame.
  init(columns: [String], rows: [[Double]], keys: Int, precision: Int?) {
    let numbers = NumberFormat(precision: precision ?? 6)
    let cells = columns.indices.map { column in rows.map { Table.Cell.number($0[column]) } }
    let widest = cells.map { $0.reduce(0) { max($0, TableFormat.width(of: $1, numbers)) } }
    func width(_ column: Int, _ name: String) -> Int {
      max(widest[column], name.shown.unicodeScalars.count) + (column > 0 ? 1 : 0)
    }
    var names = columns
    var shown = Array(columns.indices)
    if columns.indices.reduce(0, { $0 + width($1, columns[$1]) }) > Self.width {
      names = Self.shortened(columns)
      let others = shown.dropFirst(keys)
      let isChanging = others.map { column in rows.contains { $0[column] != rows[0][column] } }
      let order =
        zip(others, isChanging).filter(\.1).map(\.0)
        + zip(others, isChanging).filter { !$0.1 }.map(\.0)
      var left = Self.width - (0..<keys).reduce(0) { $0 + width($1, names[$1]) }
      let fitting = order.prefix { column in
        left -= width(column, names[column])
        return left >= 0
      }
      shown = Array(0..<keys) + fitting.sorted()
    }
    omitted = columns.count - shown.count
    table = Table(
      shown.map { names[$0] }, rows: rows.indices.map { row in shown.map { cells[$0][row] } })
  }
}

extension String {
  /// The text with its middle replaced by an ellipsis if it has more characters than a limit.
  fileprivate func shortened(to limit: Int) -> String {
    let text = shown
    guard text.count > limit else { return self }
    let half = (limit - 1) / 2
    return text.prefix(limit - 1 - half) + "…" + text.suffix(half)
  }
}
