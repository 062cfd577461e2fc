import CurvePlatforms

/// Writes rows under named columns in any format, cell by cell.
struct TableWriter: Sendable {
  let format: OutputFormat
  let columns: [String]
  /// Whether each column is one of text.
  private let isText: [Bool]
  /// The text before each value of a JSON object.
  private let keys: [[UInt8]]
  let numbers: NumberFormat
  private let escapesFormulas: Bool
  /// The widths of a table's columns.
  private let widths: [Int]

  /// - Parameters:
  ///   - textColumns: The columns of text, which are left-aligned.
  ///   - precision: Significant digits; nil for the shortest digits that round-trip, or six on the
  ///     screen.
  ///   - widths: The widths of the columns on the screen; if empty, numbers of six digits fit.
  ///   - escapesFormulas: Whether texts in CSV and TSV that spreadsheets would run are escaped.
  init(
    format: OutputFormat, columns: [String], textColumns: Set<Int> = [], precision: Int?,
    widths: [Int] = [], escapesFormulas: Bool = false
  ) {
    self.format = format
    self.escapesFormulas = escapesFormulas
    self.columns = columns
    isText = columns.indices.map(textColumns.contains)
    keys =
      format == .json || format == .ndjson
      ? columns.enumerated().map {
        Array((($0 == 0 ? "{" : ", ") + JSON.quoted($1) + ": ").utf8)
      } : []
    let isBrief = format == .table || format == .markdown
    numbers = NumberFormat(precision: precision ?? (isBrief ? 6 : nil))
    if !widths.isEmpty {
      self.widths = widths
    } else {
      self.widths = columns.map { format == .table ? max(12, $0.shown.count) : 0 }
    }
  }

  // MARK: - Before and after the rows

  /// Appends the text before the first row.
  ///
  /// - Parameter rowCount: The number of rows that follow, which NPY states in its header.
  func appendHeader(rowCount: Int, to text: inout ByteBuffer) {
    switch format {
    case .json: text.append(UInt8(ascii: "["))
    case .ndjson: break
    case .npy: text.append(NumPy.header(rows: rowCount, columns: columns.count))
    case .table, .markdown, .csv, .tsv:
      beginRow(isFirst: true, to: &text)
      for (column, name) in columns.enumerated() { append(name, column: column, to: &text) }
      endRow(to: &text)
      if format == .markdown {
        for column in columns.indices {
          text.append(isText[column] ? "| :--- " : "| ---: " as StaticString)
        }
        text.append("|\n" as StaticString)
      }
    }
  }

  /// Appends the text after the last row.
  func appendEnd(rowCount: Int, to text: inout ByteBuffer) {
    if format == .json { text.append(rowCount == 0 ? "]\n" : "\n]\n" as StaticString) }
  }

  /// Whether a column is one of text.
  func isTextColumn(_ column: Int) -> Bool { isText[column] }

  // MARK: - A row

  @inline(__always)
  func beginRow(isFirst: Bool, to text: inout ByteBuffer) {
    if format == .json { text.append(isFirst ? "\n  " : ",\n  " as StaticString) }
  }

  @inline(__always)
  func endRow(to text: inout ByteBuffer) {
    switch format {
    case .table, .csv, .tsv: text.append(UInt8(ascii: "\n"))
    case .markdown: text.append(" |\n" as StaticString)
    case .json: text.append(UInt8(ascii: "}"))
    case .ndjson: text.append("}\n" as StaticString)
    case .npy: break
    }
  }

  /// Appends a number, or a gap if it is not finite.
  @inline(__always)
  func append(_ value: Double, column: Int, to text: inout ByteBuffer) {
    guard value.isFinite else { return appendMissing(column: column, to: &text) }
    switch format {
    case .csv:
      if column > 0 { text.append(UInt8(ascii: ",")) }
      numbers.append(value, to: &text)
    case .npy: appendBits(value, to: &text)
    default:
      beginCell(column, to: &text)
      let start = text.count
      numbers.append(value, to: &text)
      if format == .table { pad(column, from: start, isNumber: true, to: &text) }
    }
  }

  /// Whether texts may reach a terminal as they are.
  private var isOnScreen: Bool { format == .table || format == .markdown }

  /// Appends a text.
  func append(_ word: String, column: Int, to text: inout ByteBuffer) {
    var word = isOnScreen ? word.shown : word
    word.withUTF8 { write(UnsafeRawBufferPointer($0), column: column, to: &text) }
  }

  /// Appends a text in UTF-8.
  func append(_ word: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    if isOnScreen, !word.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return append(String(decoding: word, as: UTF8.self), column: column, to: &text)
    }
    write(word, column: column, to: &text)
  }

  private func write(_ word: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    switch format {
    case .csv: CSVFields.append(word, escapesFormulas: escapesFormulas, to: &text)
    case .tsv:
      if escapesFormulas, CSVFields.isFormula(word) { text.append(UInt8(ascii: "'")) }
      for byte in word { text.append((0x09...0x0D).contains(byte) ? UInt8(ascii: " ") : byte) }
    case .json, .ndjson: text.append(JSON.quoted(String(decoding: word, as: UTF8.self)))
    case .markdown:
      for byte in word {
        if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\\") {
          text.append(UInt8(ascii: "\\"))
        }
        text.append(byte)
      }
    case .table:
      let start = text.count
      text.append(word)
      pad(column, from: start, to: &text)
    case .npy: break
    }
  }

  /// Appends a gap: an empty cell, or `null`.
  func appendMissing(column: Int, to text: inout ByteBuffer) {
    if format == .npy { return appendBits(.nan, to: &text) }
    beginCell(column, to: &text)
    if format == .json || format == .ndjson { text.append("null" as StaticString) }
    if format == .table { pad(column, from: text.count, to: &text) }
  }

  func append(_ cell: Table.Cell, column: Int, to text: inout ByteBuffer) {
    switch cell {
    case .number(let value): append(value, column: column, to: &text)
    case .text(let word): append(word, column: column, to: &text)
    case .missing: appendMissing(column: column, to: &text)
    }
  }

  /// Appends a number whose text the caller writes; not in a table, where cells are padded.
  @inline(__always)
  func cell(_ column: Int, to text: inout ByteBuffer, _ write: (inout ByteBuffer) -> Void) {
    beginCell(column, to: &text)
    write(&text)
  }

  @inline(__always)
  private func beginCell(_ column: Int, to text: inout ByteBuffer) {
    switch format {
    case .csv: if column > 0 { text.append(UInt8(ascii: ",")) }
    case .tsv: if column > 0 { text.append(UInt8(ascii: "\t")) }
    case .json, .ndjson: text.append(keys[column])
    case .table: if column > 0 { text.append(UInt8(ascii: " ")) }
    case .markdown: text.append(column > 0 ? " | " : "| " as StaticString)
    case .npy: break
    }
  }

  /// Pads a cell of a table with spaces: after text, before numbers.
  ///
  /// - Parameter isNumber: Whether the cell is a number, all of whose characters are one byte.
  private func pad(
    _ column: Int, from start: Int, isNumber: Bool = false, to text: inout ByteBuffer
  ) {
    var missing = widths[column] - (text.count - start)
    if !isNumber { missing += text.bytes[start...].count { $0 & 0xC0 == 0x80 } }
    guard missing > 0 else { return }
    if !isText[column] {
      text.insert(UInt8(ascii: " "), count: missing, at: start)
    } else if column < columns.count - 1 {
      text.append(repeating: UInt8(ascii: " "), count: missing)
    }
  }

  /// The double itself, little-endian.
  private func appendBits(_ value: Double, to text: inout ByteBuffer) {
    text.write(size: 8) { target in
      UnsafeMutableRawPointer(target).storeBytes(
        of: value.bitPattern.littleEndian, as: UInt64.self)
      return 8
    }
  }

  /// The width of a cell on the screen.
  static func width(of cell: Table.Cell, _ numbers: NumberFormat) -> Int {
    switch cell {
    case .number(let value): NumberText.text(value, precision: numbers.precision).utf8.count
    case .text(let word): word.shown.unicodeScalars.count
    case .missing: 0
    }
  }
}
