import Arithmetic

/// Makes the text of rows of numbers under named columns, in any format.
///
/// A value that is not finite is `null` in JSON.
struct RowWriter: Sendable {
  private let format: OutputFormat
  private let columns: [String]
  /// What stands before each value of a JSON object.
  private let keys: [[UInt8]]
  private let numbers: NumberFormat

  /// The widths of a table's columns: numbers of six digits fit, and so does the name.
  private let widths: [Int]

  init(format: OutputFormat, columns: [String], precision: Int?) {
    self.format = format
    self.columns = columns
    keys = columns.enumerated().map {
      Array((($0 == 0 ? "{" : ", ") + JSONText.string($1) + ": ").utf8)
    }
    numbers = NumberFormat(precision: precision ?? (format == .table ? 6 : nil))
    widths = columns.map { format == .table ? max(12, $0.count) : 0 }
  }

  /// Appends what stands before the first row.
  ///
  /// - Parameter rowCount: How many rows will follow, which NPY states up front.
  func appendHeader(rowCount: Int, to text: inout ByteBuffer) {
    switch format {
    case .table:
      let names = zip(columns, widths).map { Self.right($0, width: $1) }
      text.append(names.joined(separator: " ") + "\n")
    case .csv: text.append(columns.map(Self.quoted).joined(separator: ",") + "\n")
    case .tsv: text.append(columns.map(Self.tabless).joined(separator: "\t") + "\n")
    case .json: text.append(UInt8(ascii: "["))
    case .ndjson: break
    case .npy: text.append(Self.npyHeader(rows: rowCount, columns: columns.count))
    }
  }

  /// Appends the rows of a block.
  ///
  /// - Parameter first: How many rows stand before them.
  func append(_ block: borrowing SampleBlock, first: Int, to text: inout ByteBuffer) {
    switch format {
    case .table: appendPadded(block, to: &text)
    case .csv: append(block, separator: UInt8(ascii: ","), to: &text)
    case .tsv: append(block, separator: UInt8(ascii: "\t"), to: &text)
    case .json:
      for row in 0..<block.count {
        text.append(first + row == 0 ? "\n  " : ",\n  " as StaticString)
        appendObject(block, row, to: &text)
      }
    case .ndjson:
      for row in 0..<block.count {
        appendObject(block, row, to: &text)
        text.append(UInt8(ascii: "\n"))
      }
    case .npy: appendBits(block, to: &text)
    }
  }

  /// Appends what follows the last row.
  func appendEnd(rowCount: Int, to text: inout ByteBuffer) {
    if format == .json { text.append(rowCount == 0 ? "]\n" : "\n]\n" as StaticString) }
  }

  /// Lines of numbers.
  private func append(
    _ block: borrowing SampleBlock, separator: UInt8, to text: inout ByteBuffer
  ) {
    for row in 0..<block.count {
      for column in 0..<block.columnCount {
        if column > 0 { text.append(separator) }
        numbers.append(block[row, column], to: &text)
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Lines of numbers, each padded on its left to its column's width.
  private func appendPadded(_ block: borrowing SampleBlock, to text: inout ByteBuffer) {
    for row in 0..<block.count {
      for column in 0..<block.columnCount {
        if column > 0 { text.append(UInt8(ascii: " ")) }
        let start = text.count
        numbers.append(block[row, column], to: &text)
        let missing = widths[column] - (text.count - start)
        if missing > 0 { text.insert(UInt8(ascii: " "), count: missing, at: start) }
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  private func appendObject(
    _ block: borrowing SampleBlock, _ row: Int, to text: inout ByteBuffer
  ) {
    for column in 0..<block.columnCount {
      text.append(keys[column])
      let value = block[row, column]
      if value.isFinite {
        numbers.append(value, to: &text)
      } else {
        text.append("null" as StaticString)
      }
    }
    text.append(UInt8(ascii: "}"))
  }

  /// The doubles themselves, little-endian.
  private func appendBits(_ block: borrowing SampleBlock, to text: inout ByteBuffer) {
    for row in 0..<block.count {
      text.write(room: 8 * block.columnCount) { target in
        let raw = UnsafeMutableRawPointer(target)
        for column in 0..<block.columnCount {
          let bits = block[row, column].bitPattern.littleEndian
          raw.storeBytes(of: bits, toByteOffset: 8 * column, as: UInt64.self)
        }
        return 8 * block.columnCount
      }
    }
  }

  private static func right(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A CSV field as RFC 4180 has it.
  static func quoted(_ text: String) -> String {
    let isPlain = !text.contains { ",\"\n\r".contains($0) }
    return isPlain
      ? text
      : "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
  }

  static func tabless(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  /// NumPy's format 1.0: a two-dimensional array of little-endian doubles, one row after another.
  private static func npyHeader(rows: Int, columns: Int) -> [UInt8] {
    var header = "{'descr': '<f8', 'fortran_order': False, 'shape': (\(rows), \(columns)), }"
    let length = 10 + header.utf8.count + 1
    header += String(repeating: " ", count: (64 - length % 64) % 64) + "\n"
    let size = header.utf8.count
    return [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(size & 255), UInt8(size >> 8)]
      + Array(header.utf8)
  }
}
