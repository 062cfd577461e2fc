import CurvePlatforms

/// A JSON object for each row, one on a line.
struct NDJSONFormat: RowFormat {
  let numbers: NumberFormat
  /// The text before each value.
  private let keys: [[UInt8]]

  init(_ layout: RowLayout) {
    numbers = NumberFormat(precision: layout.precision)
    keys = layout.columns.enumerated().map {
      Array((($0 == 0 ? "{" : ", ") + JSONText.quoted($1) + ": ").utf8)
    }
  }

  @inline(__always)
  func beginCell(_ column: Int, to text: inout ByteBuffer) { text.append(keys[column]) }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    text.append(JSONText.quoted(String(decoding: content, as: UTF8.self)))
  }

  func appendFlag(_ flag: Bool, column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    text.append(flag ? "true" : "false" as StaticString)
  }

  func appendMissing(column: Int, to text: inout ByteBuffer) {
    beginCell(column, to: &text)
    text.append("null" as StaticString)
  }

  @inline(__always)
  func endRow(to text: inout ByteBuffer) { text.append("}\n" as StaticString) }
}
