/// An array of NumPy with one or two dimensions: its rows are those of a table without a header.
///
/// Source: NumPy Enhancement Proposal 1.
struct NumPyArray {
  let rowCount: Int
  let columnCount: Int
  private let type: Element
  /// Whether the numbers of a column follow each other.
  private let isByColumns: Bool
  /// The bytes before the numbers.
  private let start: Int

  /// The types of numbers, by their names in the file.
  private enum Element: String {
    case double = "<f8"
    case float = "<f4"
    case long = "<i8"
    case int = "<i4"

    var size: Int { self == .double || self == .long ? 8 : 4 }
  }

  private static let cut = LogProblem("the array of NumPy is cut off")

  /// - Parameter file: The beginning of a file, with its header.
  /// - Throws: `LogProblem` for other types of numbers or more dimensions.
  init(_ file: [UInt8]) throws(LogProblem) {
    guard file.count >= 12 else { throw Self.cut }
    // Version 1 counts the header in two bytes, later ones in four.
    let width = file[6] == 1 ? 2 : 4
    let length = (0..<width).reduce(0) { $0 | Int(file[8 + $1]) << (8 * $1) }
    start = 8 + width + length
    guard start <= file.count else { throw Self.cut }
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
    self.type = type
    isByColumns = Self.value(of: "fortran_order", in: header).hasPrefix("True")
  }

  /// The text after a key of the header.
  private static func value(of key: String, in header: String) -> Substring {
    guard let found = header.firstRange(of: "'\(key)':") else { return "" }
    return header[found.upperBound...].drop { $0 == " " }
  }

  /// The number that bytes stand for.
  private func decoded(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Double {
    switch type {
    case .double, .long:
      let bits = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      return type == .double ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits))
    case .float, .int:
      let bits = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      return type == .float ? Double(Float(bitPattern: bits)) : Double(Int32(bitPattern: bits))
    }
  }

  /// Calls a closure with each number in the order of the file.
  private func forEachNumber(
    _ blocks: inout LineBlocks, _ body: (Int, Int, Double) throws(LogProblem) -> Void
  ) throws(ToolError) {
    var (bytes, offset) = ([UInt8](), start)
    var block = ByteBuffer()
    let (outer, inner) = isByColumns ? (columnCount, rowCount) : (rowCount, columnCount)
    for first in 0..<outer {
      for second in 0..<inner {
        while bytes.count - offset < type.size {
          // The header, and the numbers before the one that the block cuts.
          let done = min(offset, bytes.count)
          bytes.removeSubrange(..<done)
          offset -= done
          guard try blocks.nextPart(into: &block) else { throw Self.located(Self.cut, blocks.name) }
          bytes.append(contentsOf: block.bytes)
        }
        let number = bytes.withUnsafeBytes { decoded($0, at: offset) }
        offset += type.size
        do throws(LogProblem) {
          try isByColumns ? body(second, first, number) : body(first, second, number)
        } catch {
          throw Self.located(error, blocks.name)
        }
      }
    }
  }

  private static func located(_ problem: LogProblem, _ name: String) -> ToolError {
    problem.isUsage ? .usage(problem.message) : .data("\(name): \(problem.message)")
  }

  /// The rows of a file.
  ///
  /// - Parameters:
  ///   - blocks: The input.
  ///   - settings: The columns and units.
  static func rows(
    _ blocks: inout LineBlocks, _ settings: SampleSettings
  ) throws(ToolError) -> LogRecorder {
    let beginning = try blocks.beginning()
    let array: NumPyArray
    do throws(LogProblem) { array = try NumPyArray(beginning) } catch {
      throw located(error, blocks.name)
    }
    var recorder: LogRecorder
    do throws(LogProblem) {
      let columns = try LogColumns(nil, count: array.columnCount, settings)
      recorder = try LogRecorder(columns, settings)
    } catch {
      guard var choice = error.choice else { throw located(error, blocks.name) }
      try array.forEachNumber(&blocks) { (_, column, number) throws(LogProblem) in
        if column == 0 { choice.addRow() }
        choice.add(number, column)
      }
      throw located(LogProblem(choice.message), blocks.name)
    }
    try array.append(to: &recorder, &blocks)
    return recorder
  }

  private func append(
    to recorder: inout LogRecorder, _ blocks: inout LineBlocks
  ) throws(ToolError) {
    let (time, value) = (recorder.columns.time, recorder.columns.value)
    let (first, last) = (min(time ?? value, value), max(time ?? value, value))
    // The numbers of the first of both columns: of the row, or all.
    var (known, all) = (0.0, [Double]())
    try forEachNumber(&blocks) { (row, column, number) throws(LogProblem) in
      if column == first {
        if isByColumns, first < last { all.append(number) } else { known = number }
      }
      guard column == last else { return }
      let other = isByColumns && first < last ? all[row] : known
      let (seconds, height) = (time == last ? number : other, value == last ? number : other)
      try recorder.append(
        time == nil || seconds.isNaN ? .missing : .number(seconds),
        height.isNaN ? .missing : .number(height), at: "row \(row + 1)")
    }
  }
}
