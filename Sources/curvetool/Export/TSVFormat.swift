/// Tab-separated values. White space within a text becomes a space.
struct TSVFormat: RowFormat {
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
    if column > 0 { text.append(UInt8(ascii: "\t")) }
  }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    if escapesFormulas, CSVFields.isFormula(content) { text.append(UInt8(ascii: "'")) }
    for byte in content { text.append((0x09...0x0D).contains(byte) ? UInt8(ascii: " ") : byte) }
  }

  @inline(__always)
  func endRow(to text: inout ByteBuffer) { text.append(UInt8(ascii: "\n")) }
}
