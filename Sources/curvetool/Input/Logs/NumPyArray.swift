import CurveArithmetic

/// An array of NumPy with one or two dimensions: its rows are those of a table without a header.
///
/// Source: NumPy Enhancement Proposal 1.
struct NumPyArray {
  let rowCount: Int
  let columnCount: Int
  private let bytes: ArraySlice<UInt8>
  private let type: Element
  /// Whether the numbers of a column follow each other.
  private let isByColumns: Bool

  /// The types of numbers, by their names in the file.
  private enum Element: String {
    case double = "<f8"
    case float = "<f4"
    case long = "<i8"
    case int = "<i4"

    var size: Int { self == .double || self == .long ? 8 : 4 }
  }

  /// - Throws: `LogProblem` for other types of numbers, more dimensions, or fewer numbers than the shape says.
  init(_ file: [UInt8]) throws(LogProblem) {
    let cut = LogProblem("the array of NumPy is cut off")
    guard file.count >= 12 else { throw cut }
    // Version 1 counts the header in two bytes, later ones in four.
    let width = file[6] == 1 ? 2 : 4
    let length = (0..<width).reduce(0) { $0 | Int(file[8 + $1]) << (8 * $1) }
    let start = 8 + width + length
    guard start <= file.count else { throw cut }
    let header = String(decoding: file[(8 + width)..<start], as: UTF8.self)
    let name = Self.value(of: "descr", in: header).trimmingPrefix("'").prefix { $0 != "'" }
    guard let type = Element(rawValue: String(name)) else {
      throw LogProblem(
        "the array of NumPy has numbers of type '\(name.prefix(20))', not <f8, <f4, <i8 or <i4: "
          + "array.astype('<f8') has them")
    }
    let shape = Self.value(of: "shape", in: header).dropFirst().prefix { $0 != ")" }
      .split { ", ".contains($0) }.map { Int($0) ?? -1 }
    guard (1...2).contains(shape.count), shape.allSatisfy({ $0 >= 0 }) else {
      throw LogProblem("the array of NumPy has \(shape.count) dimensions, not one or two")
    }
    (rowCount, columnCount) = (shape[0], shape.count == 2 ? shape[1] : 1)
    let (numbers, isTooLarge) = rowCount.multipliedReportingOverflow(by: columnCount)
    guard !isTooLarge, numbers <= (file.count - start) / type.size else { throw cut }
    self.type = type
    isByColumns = Self.value(of: "fortran_order", in: header).hasPrefix("True")
    bytes = file[start...]
  }

  /// The text after a key of the header.
  private static func value(of key: String, in header: String) -> Substring {
    guard let found = header.firstRange(of: "'\(key)':") else { return "" }
    return header[found.upperBound...].drop { $0 == " " }
  }

  /// The number in a row and a column.
  subscript(row: Int, column: Int) -> Double {
    let index = isByColumns ? column * rowCount + row : row * columnCount + column
    let start = bytes.startIndex + index * type.size
    let bits = (0..<type.size).reduce(0 as UInt64) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
    return switch type {
    case .double: Double(bitPattern: bits)
    case .float: Double(Float(bitPattern: UInt32(bits)))
    case .long: Double(Int64(bitPattern: bits))
    case .int: Double(Int32(bitPattern: UInt32(bits)))
    }
  }

  /// The rows of a file.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - name: The name of the input in messages.
  ///   - settings: The columns and units.
  static func rows(
    _ file: [UInt8], _ name: String, _ settings: SampleSettings
  ) throws(ToolError) -> LogRecorder {
    do throws(LogProblem) {
      return try NumPyArray(file).recorder(settings)
    } catch {
      throw error.isUsage ? .usage(error.message) : .data("\(name): \(error.message)")
    }
  }

  private func recorder(_ settings: SampleSettings) throws(LogProblem) -> LogRecorder {
    let columns: LogColumns
    do throws(LogProblem) {
      columns = try LogColumns(nil, count: columnCount, settings)
    } catch {
      guard var choice = error.choice else { throw error }
      for row in 0..<rowCount {
        choice.addRow()
        for column in 0..<columnCount { choice.add(self[row, column], column) }
      }
      throw LogProblem(choice.message)
    }
    var recorder = try LogRecorder(columns, settings)
    for row in 0..<rowCount {
      let time = columns.time.map { self[row, $0] }
      let value = self[row, columns.value]
      try recorder.append(
        time.map { $0.isNaN ? .missing : .number($0) } ?? .missing,
        value.isNaN ? .missing : .number(value), at: "row \(row + 1)")
    }
    return recorder
  }
}
