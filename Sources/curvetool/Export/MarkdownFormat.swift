/// A table in GitHub's Markdown.
struct MarkdownFormat: RowFormat {
  let numbers: NumberFormat
  private let columns: [String]
  private let textColumns: Set<Int>

  init(_ layout: RowLayout) {
    numbers = NumberFormat(precision: layout.precision ?? 6)
    (columns, textColumns) = (layout.columns, layout.textColumns)
  }

  func appendHeader(rowCount: Int, to text: inout ByteBuffer) {
    appendNames(columns, to: &text)
    for column in columns.indices {
      text.append(textColumns.contains(column) ? "| :--- " : "| ---: " as StaticString)
    }
    text.append("|\n" as StaticString)
  }

  func beginCell(_ column: Int, to text: inout ByteBuffer) {
    text.append(column > 0 ? " | " : "| " as StaticString)
  }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    for byte in content.shownUTF8 {
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\\") {
        text.append(UInt8(ascii: "\\"))
      }
      text.append(byte)
    }
  }

  func endRow(to text: inout ByteBuffer) { text.append(" |\n" as StaticString) }
}
