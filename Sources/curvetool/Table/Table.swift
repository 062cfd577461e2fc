/// A table in memory: named columns of numbers and text, written in any format.
struct Table {
  enum Cell: Hashable {
    case number(Double)
    case text(String)
    /// An empty cell; `null` in JSON.
    case missing

    /// A number; missing if it is nil or not finite.
    static func number(_ value: Double?) -> Cell {
      value.flatMap { $0.isFinite ? .number($0) : nil } ?? .missing
    }
  }

  let columns: [String]
  var rows: [[Cell]] = []

  init(_ columns: [String], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The columns of text, which are left-aligned.
  private var textColumns: Set<Int> {
    Set(
      columns.indices.filter { column in
        rows.contains { if case .text = $0[column] { true } else { false } }
      })
  }

  /// Appends the whole table.
  ///
  /// - Throws: `ToolError` if the format holds only numbers and there is text.
  func append(
    _ format: OutputFormat, precision: Int?, escapesFormulas: Bool = false,
    to text: inout ByteBuffer
  ) throws(ToolError) {
    let texts = textColumns
    if format == .npy, !texts.isEmpty || rows.joined().contains(.missing) {
      throw .usage("--format npy holds only numbers, but there is text or a gap: use csv")
    }
    var widths: [Int] = []
    if format == .table {
      let numbers = NumberFormat(precision: precision ?? 6)
      widths = columns.indices.map { column in
        rows.reduce(columns[column].shown.count) {
          max($0, TableWriter.width(of: $1[column], numbers))
        }
      }
    }
    let writer = TableWriter(
      format: format, columns: columns, textColumns: texts, precision: precision, widths: widths,
      escapesFormulas: escapesFormulas)
    writer.appendHeader(rowCount: rows.count, to: &text)
    for (index, row) in rows.enumerated() {
      writer.beginRow(isFirst: index == 0, to: &text)
      for (column, cell) in row.enumerated() { writer.append(cell, column: column, to: &text) }
      writer.endRow(to: &text)
    }
    writer.appendEnd(rowCount: rows.count, to: &text)
  }

  /// The table for the screen.
  func text(precision: Int? = nil) throws(ToolError) -> String {
    var text = ByteBuffer()
    try append(.table, precision: precision, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
