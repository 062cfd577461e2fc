/// Columns for the screen: texts on the left, numbers on the right.
struct TableFormat: RowFormat {
  let numbers: NumberFormat
  private let columns: [String]
  private let isText: [Bool]
  private let widths: [Int]

  init(_ layout: RowLayout) {
    numbers = NumberFormat(precision: layout.precision ?? 6)
    columns = layout.columns
    isText = columns.indices.map(layout.textColumns.contains)
    widths = layout.widths ?? columns.map(Self.width(ofColumn:))
  }

  /// The width of a column of numbers with six digits.
  static func width(ofColumn name: String) -> Int { max(12, name.shown.count) }

  func appendHeader(rowCount: Int, to text: inout ByteBuffer) { appendNames(columns, to: &text) }

  func beginCell(_ column: Int, to text: inout ByteBuffer) {
    if column > 0 { text.append(UInt8(ascii: " ")) }
  }

  func appendNumber(_ value: Double, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    let start = text.count
    numbers.append(value, to: &text)
    pad(column, from: start, length: text.count - start, to: &text)
  }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    let start = text.count
    text.append(content.shownUTF8)
    let length = text.bytes[start...].count { $0 & 0xC0 != 0x80 }
    pad(column, from: start, length: length, to: &text)
  }

  func appendMissing(column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    pad(column, from: text.count, length: 0, to: &text)
  }

  func endRow(to text: inout ByteBuffer) { text.append(UInt8(ascii: "\n")) }

  /// Pads a cell with spaces: after text, before numbers.
  private func pad(_ column: Int, from start: Int, length: Int, to text: inout ByteBuffer) {
    let missing = widths[column] - length
    guard missing > 0 else { return }
    if !isText[column] {
      text.insert(UInt8(ascii: " "), count: missing, at: start)
    } else if column < columns.count - 1 {
      text.append(repeating: UInt8(ascii: " "), count: missing)
    }
  }

  /// The widths of a table's columns.
  static func widths(of table: Table, precision: Int?) -> [Int] {
    let numbers = NumberFormat(precision: precision ?? 6)
    return table.columns.indices.map { column in
      table.rows.reduce(table.columns[column].shown.count) {
        max($0, width(of: $1[column], numbers))
      }
    }
  }

  /// The width of a cell.
  static func width(of cell: Table.Cell, _ numbers: NumberFormat) -> Int {
    switch cell {
    case .number(let value): NumberText.text(value, precision: numbers.precision).utf8.count
    case .text(let content): content.shown.unicodeScalars.count
    case .flag(let flag): flag ? 4 : 5
    case .missing: 0
    }
  }
}

extension UnsafeRawBufferPointer {
  /// A text in UTF-8, with escapes for what a terminal would run.
  var shownUTF8: [UInt8] {
    if allSatisfy({ (0x20..<0x7F).contains($0) }) { return Array(self) }
    return Array(String(decoding: self, as: UTF8.self).shown.utf8)
  }
}
