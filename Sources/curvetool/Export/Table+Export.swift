extension Table {
  /// Writes into an open sink.
  ///
  /// - Throws: `ToolError` if the format holds only numbers and there is text.
  func write(_ format: OutputFormat, into sink: ByteSink, _ plan: OutputPlan) throws {
    var bytes = ByteBuffer()
    try append(
      format, precision: plan.precision, escapesFormulas: plan.escapesFormulas, to: &bytes)
    try sink.write(bytes.bytes)
  }

  /// The table for the screen.
  func text(precision: Int? = nil) throws(ToolError) -> String {
    var text = ByteBuffer()
    try append(.table, precision: precision, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func append(
    _ format: OutputFormat, precision: Int?, escapesFormulas: Bool = false,
    to text: inout ByteBuffer
  ) throws(ToolError) {
    var layout = RowLayout(
      columns: columns, textColumns: textColumns, precision: precision,
      escapesFormulas: escapesFormulas)
    if format == .npy, !layout.textColumns.isEmpty || rows.joined().contains(.missing) {
      throw .usage("--format npy holds only numbers, but there is text or a gap: use csv")
    }
    if format == .table { layout.widths = TableFormat.widths(of: self, precision: precision) }
    let writer = format.rows(layout)
    writer.appendHeader(rowCount: rows.count, to: &text)
    for (index, row) in rows.enumerated() {
      writer.beginRow(isFirst: index == 0, to: &text)
      for (column, cell) in row.enumerated() { writer.append(cell, column: column, to: &text) }
      writer.endRow(to: &text)
    }
    writer.appendEnd(rowCount: rows.count, to: &text)
  }
}
