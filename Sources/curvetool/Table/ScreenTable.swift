/// Rows for a screen of 80 columns: all columns if they fit, else those that do, the changing ones first.
struct ScreenTable {
  let table: Table
  /// The number of columns left out.
  let omitted: Int

  private static let width = 80
  /// The longest name of a column, if not all fit.
  static let longestName = 20

  /// Names without their middle, or without their beginning where that tells them apart; whole where
  /// neither does.
  static func shortened(_ names: [String], to limit: Int = longestName) -> [String] {
    let middles = names.map { $0.shortened(to: limit) }
    let ends = names.map { $0.count > limit ? "…" + $0.suffix(limit - 1) : $0 }
    let counts = [middles, ends].map { Dictionary(grouping: $0) { $0 }.mapValues(\.count) }
    return names.indices.map { index in
      if counts[0][middles[index]] == 1 { return middles[index] }
      return counts[1][ends[index]] == 1 ? ends[index] : names[index]
    }
  }

  /// - Parameter keys: The number of columns that are always shown: the time, and before it the frame.
  init(columns: [String], rows: [[Double]], keys: Int, precision: Int?) {
    let numbers = NumberFormat(precision: precision ?? 6)
    let cells = columns.indices.map { column in rows.map { Table.Cell.number($0[column]) } }
    let widest = cells.map { $0.reduce(0) { max($0, TableWriter.width(of: $1, numbers)) } }
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
