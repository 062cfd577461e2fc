/// A format of rows under named columns, written cell by cell. Each format has a file in this folder.
protocol RowFormat: Sendable {
  /// How numbers are written.
  var numbers: NumberFormat { get }

  /// Appends the text before the first row.
  ///
  /// - Parameter rowCount: The number of rows that follow, if it is known.
  func appendHeader(rowCount: Int, to text: inout ByteBuffer)
  /// Appends the text after the last row.
  func appendEnd(rowCount: Int, to text: inout ByteBuffer)

  func beginRow(isFirst: Bool, to text: inout ByteBuffer)
  func endRow(to text: inout ByteBuffer)

  /// Appends the text before the content of a cell.
  func beginCell(_ column: Int, to text: inout ByteBuffer)
  /// Appends a cell with a finite number.
  func appendNumber(_ value: Double, column: Int, to text: inout ByteBuffer)
  /// Appends a cell with a text in UTF-8.
  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer)
  /// Appends a cell with `true` or `false`.
  func appendFlag(_ flag: Bool, column: Int, to text: inout ByteBuffer)
  /// Appends a gap: an empty cell, or `null`.
  func appendMissing(column: Int, to text: inout ByteBuffer)

  /// Appends the rows of a block. A requirement, so that the loop is compiled for each format.
  func append(_ block: borrowing SampleBlock, isFirst: Bool, to text: inout ByteBuffer)
}

extension OutputFormat {
  /// What writes rows in the format.
  func rows(_ layout: RowLayout) -> any RowFormat {
    switch self {
    case .table: TableFormat(layout)
    case .markdown: MarkdownFormat(layout)
    case .csv: CSVFormat(layout)
    case .tsv: TSVFormat(layout)
    case .json: JSONFormat(layout)
    case .ndjson: NDJSONFormat(layout)
    case .npy: NumPyFormat(layout)
    }
  }
}

/// The columns of rows, and the options that all formats share.
struct RowLayout: Sendable {
  let columns: [String]
  /// The columns of text, which are left-aligned.
  var textColumns: Set<Int> = []
  /// Significant digits; nil for the default of the format.
  let precision: Int?
  /// Whether texts in CSV and TSV that spreadsheets would run are escaped.
  var escapesFormulas = false
  /// The widths of the columns on the screen; nil if numbers of six digits fit.
  var widths: [Int]?
}

/// A column whose number changes within a block of rows.
private struct ChangingCell {
  let column: Int
  /// Where the first row has the cells before it that do not change.
  let before: Range<Int>
}

// MARK: - What most formats have in common

extension RowFormat {
  func appendHeader(rowCount: Int, to text: inout ByteBuffer) {}

  func appendEnd(rowCount: Int, to text: inout ByteBuffer) {}

  @inline(__always)
  func beginRow(isFirst: Bool, to text: inout ByteBuffer) {}

  @inline(__always)
  func appendNumber(_ value: Double, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    numbers.append(value, to: &text)
  }

  @inline(__always)
  func appendMissing(column: Int, to text: inout ByteBuffer) { beginCell(column, to: &text) }

  func appendFlag(_ flag: Bool, column: Int, to text: inout ByteBuffer) {
    append(flag ? "true" : "false", column: column, to: &text)
  }

  func append(_ block: borrowing SampleBlock, isFirst: Bool, to text: inout ByteBuffer) {
    guard block.count > 0 else { return }
    // Cells of columns that stay the same are copied from the first row.
    var cells: [ChangingCell] = []
    beginRow(isFirst: isFirst, to: &text)
    var end = text.count
    for column in 0..<block.columnCount {
      let start = text.count
      append(block[0, column], column: column, to: &text)
      guard !block.isSteady(column) else { continue }
      cells.append(ChangingCell(column: column, before: end..<start))
      end = text.count
    }
    let last = end..<text.count
    endRow(to: &text)
    for row in 1..<block.count {
      beginRow(isFirst: false, to: &text)
      for cell in cells {
        if !cell.before.isEmpty { text.append(copyOf: cell.before) }
        append(block[row, cell.column], column: cell.column, to: &text)
      }
      text.append(copyOf: last)
      endRow(to: &text)
    }
  }

  /// Appends the names of the columns as a row.
  func appendNames(_ names: [String], to text: inout ByteBuffer) {
    for (column, name) in names.enumerated() { append(name, column: column, to: &text) }
    endRow(to: &text)
  }
}

// MARK: - Cells

extension RowFormat {
  /// Appends a number. One that is not finite is a gap.
  @inline(__always)
  func append(_ value: Double, column: Int, to text: inout ByteBuffer) {
    guard value.isFinite else { return appendMissing(column: column, to: &text) }
    appendNumber(value, column: column, to: &text)
  }

  /// Appends a text.
  func append(_ content: String, column: Int, to text: inout ByteBuffer) {
    var content = content
    content.withUTF8 { appendText(UnsafeRawBufferPointer($0), column: column, to: &text) }
  }

  func append(_ cell: Table.Cell, column: Int, to text: inout ByteBuffer) {
    switch cell {
    case .number(let value): append(value, column: column, to: &text)
    case .text(let content): append(content, column: column, to: &text)
    case .flag(let flag): appendFlag(flag, column: column, to: &text)
    case .missing: appendMissing(column: column, to: &text)
    }
  }
}
