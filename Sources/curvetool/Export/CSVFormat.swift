/// Comma-separated values as in RFC 4180, with line feeds.
struct CSVFormat: RowFormat {
  let numbers: NumberFormat
  private let columns: [String]
  private let escapesFormulas: Bool

  init(_ layout: RowLayout) {
    numbers = NumberFormat(precision: layout.precision)
    (columns, escapesFormulas) = (layout.columns, layout.escapesFormulas)
  }

  func appendHeader(rowCount: Int, to text: inout ByteBuffer) { appendNames(columns, to: &text) }

  @inline(__always)
  func beginCell(_ column: Int, to text: inout ByteBuffer) {
    if column > 0 { text.append(UInt8(ascii: ",")) }
  }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    CSVFields.append(content, escapesFormulas: escapesFormulas, to: &text)
  }

  @inline(__always)
  func endRow(to text: inout ByteBuffer) { text.append(UInt8(ascii: "\n")) }
}
