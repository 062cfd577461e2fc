import CurvePlatforms

/// NumPy's file format: a matrix of little-endian doubles, where gaps are NaN. It holds no text.
struct NumPyFormat: RowFormat {
  let numbers = NumberFormat(precision: nil)
  private let columnCount: Int

  init(_ layout: RowLayout) { columnCount = layout.columns.count }

  func appendHeader(rowCount: Int, to text: inout ByteBuffer) {
    text.append(NumPy.header(rows: rowCount, columns: columnCount))
  }

  func beginCell(_ column: Int, to text: inout ByteBuffer) {}

  func appendNumber(_ value: Double, column: Int, to text: inout ByteBuffer) {
    text.write(size: 8) { target in
      UnsafeMutableRawPointer(target).storeBytes(
        of: value.bitPattern.littleEndian, as: UInt64.self)
      return 8
    }
  }

  func appendText(_ content: UnsafeRawBufferPointer, column: Int, to text: inout ByteBuffer) {}

  func appendMissing(column: Int, to text: inout ByteBuffer) {
    appendNumber(.nan, column: column, to: &text)
  }

  func endRow(to text: inout ByteBuffer) {}
}
