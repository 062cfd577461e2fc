/// Writes rows of numbers under named columns, one at a time, in any format.
///
/// Memory does not grow with the rows. A value that is not finite is `null` in JSON.
struct RowWriter {
  private let sink: ByteSink
  private let format: OutputFormat
  private let columns: [String]
  private let precision: Int?
  private var count = 0

  /// Writes the header.
  ///
  /// - Parameter rowCount: How many rows will follow, which NPY states up front.
  init(
    _ sink: ByteSink, format: OutputFormat, columns: [String], rowCount: Int, precision: Int?
  ) throws {
    self.sink = sink
    self.format = format
    self.columns = columns
    self.precision = precision ?? (format == .table ? 6 : nil)
    switch format {
    case .table: try sink.write(columns.map { Self.right($0) }.joined(separator: " ") + "\n")
    case .csv: try sink.write(columns.map(Self.quoted).joined(separator: ",") + "\n")
    case .tsv: try sink.write(columns.map(Self.tabless).joined(separator: "\t") + "\n")
    case .json: try sink.write("[")
    case .ndjson: break
    case .npy: try sink.write(Self.npyHeader(rows: rowCount, columns: columns.count))
    }
  }

  /// Writes one row, as many numbers as there are columns.
  mutating func write(_ row: [Double]) throws {
    switch format {
    case .table:
      try sink.write(row.map { Self.right(text($0)) }.joined(separator: " ") + "\n")
    case .csv: try sink.write(row.map(text).joined(separator: ",") + "\n")
    case .tsv: try sink.write(row.map(text).joined(separator: "\t") + "\n")
    case .json: try sink.write((count == 0 ? "\n  " : ",\n  ") + object(row))
    case .ndjson: try sink.write(object(row) + "\n")
    case .npy:
      var bytes: [UInt8] = []
      for value in row {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
      }
      try sink.write(bytes)
    }
    count += 1
  }

  /// Writes what follows the last row.
  func end() throws {
    if format == .json { try sink.write(count == 0 ? "]\n" : "\n]\n") }
  }

  private func text(_ value: Double) -> String { NumberText.text(value, precision: precision) }

  private func object(_ row: [Double]) -> String {
    JSONText.object(
      zip(columns, row).map { ($0, JSONText.number($1, precision: precision)) })
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(0, 12 - text.count)) + text
  }

  /// A CSV field as RFC 4180 has it.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.contains { ",\"\n\r".contains($0) }
    return isPlain
      ? text
      : "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
  }

  private static func tabless(_ text: String) -> String {
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
