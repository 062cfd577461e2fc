/// The beginning of a sweep's input: its header, and the lines read with it.
final class SweepHead {
  private(set) var columns: SweepColumns
  /// The number of lines, including blank ones before it.
  private(set) var lines = 0
  var input = ByteBuffer(capacity: 1 << 19)
  /// The byte offset at which the rows begin.
  private(set) var end = 0

  /// Reads up to the first line that is not blank.
  init(
    _ blocks: inout LineBlocks, hasHeader: Bool, wanted: [String]?, threshold: Double?,
    screen: ScreenOptions
  ) throws {
    var hasInput = try blocks.next(into: &input)
    if hasInput, input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
    guard hasHeader else {
      columns = try Self.named(wanted, threshold)
      return
    }
    var fields = CSVFields()
    while hasInput {
      while let line = SweepLines.next(input.bytes, &end) {
        lines += 1
        guard !SweepLines.isBlank(line) else { continue }
        _ = fields.split(UnsafeMutableRawBufferPointer(mutating: line))
        let names = (0..<fields.count).map { String(decoding: fields[$0], as: UTF8.self) }
        do throws(SweepProblem) {
          columns = try SweepColumns(header: names, wanted: wanted) { warn($0) }
          try columns.use(threshold)
        } catch {
          let isOption = error.message.hasPrefix("--")
          throw isOption
            ? ToolError.usage(error.message)
            : ToolError.data("\(blocks.name):\(lines): \(error.message)")
        }
        return
      }
      hasInput = try blocks.next(into: &input)
      end = 0
    }
    throw ToolError.data("\(blocks.name) is empty: expected a header")
  }

  private static func named(
    _ wanted: [String]?, _ threshold: Double?
  ) throws(ToolError) -> SweepColumns {
    do throws(SweepProblem) {
      var columns = try SweepColumns(wanted: wanted)
      try columns.use(threshold)
      return columns
    } catch {
      throw .usage(error.message)
    }
  }
}

/// The lines of a block.
enum SweepLines {
  /// The line that begins at an offset, without its line feed. The offset moves to the next line.
  @inline(__always)
  static func next(_ block: UnsafeRawBufferPointer, _ offset: inout Int)
    -> UnsafeRawBufferPointer?
  {
    let start = offset
    guard start < block.count else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let end = ByteSearch.first(lineFeed, or: lineFeed, in: block, from: start) ?? block.count
    offset = min(end &+ 1, block.count)
    return UnsafeRawBufferPointer(rebasing: block[start..<end])
  }

  @inline(__always)
  static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  /// The number of lines of a block that are rows.
  static func rowCount(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
    var (offset, count) = (start, 0)
    while let line = next(block, &offset) {
      if !isBlank(line) { count += 1 }
    }
    return count
  }
}
