/// A JSON list with an object for each row, one on a line.
struct JSONFormat: RowFormat {
  private let objects: NDJSONFormat

  var numbers: NumberFormat { objects.numbers }

  init(_ layout: RowLayout) { objects = NDJSONFormat(layout) }

  func appendHeader(rowCount: Int, to text: inout ByteBuffer) { text.append(UInt8(ascii: "[")) }

  func appendEnd(rowCount: Int, to text: inout ByteBuffer) {
    text.append(rowCount == 0 ? "]\n" : "\n]\n" as StaticString)
  }

  @inline(__always)
  func beginRow(isFirst: Bool, to text: inout ByteBuffer) {
    text.append(isFirst ? "\n  " : ",\n  " as StaticString)
  }

  @inline(__always)
  func endRow(to text: inout ByteBuffer) { text.append(UInt8(ascii: "}")) }

  @inline(__always)
  func beginCell(_ column: Int, to text: inout ByteBuffer) { objects.beginCell(column, to: &text) }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    objects.appendText(content, column: column, to: &text)
  }

  func appendFlag(_ flag: Bool, column: Int, to text: inout ByteBuffer) {
    objects.appendFlag(flag, column: column, to: &text)
  }

  @inline(__always)
  func appendMissing(column: Int, to text: inout ByteBuffer) {
    objects.appendMissing(column: column, to: &text)
  }
}
