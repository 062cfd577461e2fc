/// Writes rows of numbers under named columns, one at a time, in any format.
///
/// Memory does not grow with the rows. A value that is not finite is `null` in JSON.
struct RowWriter {
  private let sink: ByteSink
  private let format: OutputFormat
  /// What stands before each value of a JSON object.
  private let keys: [String]
  private let precision: Int?
  private var count = 0

  /// The widths of a table's columns: numbers of six digits fit, and so does the name.
  private let widths: [Int]

  /// Writes the header.
  ///
  /// - Parameter rowCount: How many rows will follow, which NPY states up front.
  init(
    _ sink: ByteSink, format: OutputFormat, columns: [String], rowCount: Int, precision: Int?
  ) throws {
    self.sink = sink
    self.format = format
    keys = columns.enumerated().map { ($0 == 0 ? "{" : ", ") + JSONText.string($1) + ": " }
    self.precision = precision ?? (format == .table ? 6 : nil)
    widths = columns.map { format == .table ? max(12, $0.count) : 0 }
    switch format {
    case .table:
      let names = zip(columns, widths).map { Self.right($0, width: $1) }
      try sink.write(names.joined(separator: " ") + "\n")
    case .csv: try sink.write(columns.map(Self.quoted).joined(separator: ",") + "\n")
    case .tsv: try sink.write(columns.map(Self.tabless).joined(separator: "\t") + "\n")
    case .json: try sink.write("[")
    case .ndjson: break
    case .npy: try sink.write(Self.npyHeader(rows: rowCount, columns: columns.count))
    }
  }

  /// Writes one row, as many numbers as there are columns.
  mutating func write(_ row: [Double]) throws {
    let isFirst = count == 0
    count += 1
    try sink.write { bytes in
      switch format {
      case .table: append(row, to: &bytes, separator: UInt8(ascii: " "))
      case .csv: append(row, to: &bytes, separator: UInt8(ascii: ","))
      case .tsv: append(row, to: &bytes, separator: UInt8(ascii: "\t"))
      case .json:
        bytes.append(contentsOf: (isFirst ? "\n  " : ",\n  ").utf8)
        appendObject(row, to: &bytes)
      case .ndjson:
        appendObject(row, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      case .npy:
        for value in row {
          withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
        }
      }
    }
  }

  /// A line of numbers, each padded on its left to its column's width.
  private func append(_ row: [Double], to bytes: inout [UInt8], separator: UInt8) {
    for (column, value) in row.enumerated() {
      if column > 0 { bytes.append(separator) }
      let start = bytes.count
      NumberText.append(value, precision: precision, to: &bytes)
      let missing = widths[column] - (bytes.count - start)
      if missing > 0 {
        bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: start)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func appendObject(_ row: [Double], to bytes: inout [UInt8]) {
    for (column, value) in row.enumerated() {
      bytes.append(contentsOf: keys[column].utf8)
      if value.isFinite {
        NumberText.append(value, precision: precision, to: &bytes)
      } else {
        bytes.append(contentsOf: "null".utf8)
      }
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes what follows the last row.
  func end() throws {
    if format == .json { try sink.write(count == 0 ? "]\n" : "\n]\n") }
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
