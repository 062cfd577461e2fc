/// The header of a sweep's input, and the lines read with it.
final class SweepHead {
  let columns: SweepColumns
  /// How many lines it takes with blank ones before it.
  let lines: Int
  var input: ByteBuffer
  /// Where in the input the rows begin.
  let end: Int

  /// Reads up to the first line that is not blank.
  init(_ blocks: inout LineBlocks) throws {
    var input = ByteBuffer(capacity: 1 << 19)
    var fields = CSVFields()
    var lines = 0
    var columns: SweepColumns?
    var end = 0
    while columns == nil {
      guard try blocks.next(into: &input) else {
        throw ToolError.data("\(blocks.name) is empty: a header is needed")
      }
      end = try SweepLines.forEach(input.bytes) { line throws(ToolError) in
        lines += 1
        guard !SweepLines.isBlank(line) else { return true }
        fields.split(line)
        do throws(SweepProblem) {
          columns = try SweepColumns(header: fields)
        } catch {
          throw .data("\(blocks.name):\(lines): \(error.message)")
        }
        return false
      }
    }
    self.columns = columns ?? .standard
    self.lines = lines
    self.end = end
    self.input = input
  }
}

/// The lines of a block.
enum SweepLines {
  /// Calls a body with each line, without its line feed, until it says to stop.
  ///
  /// - Returns: Where it stopped: after the last line seen.
  @discardableResult @inline(__always)
  static func forEach<E>(
    _ block: UnsafeRawBufferPointer, from start: Int = 0,
    _ body: (UnsafeRawBufferPointer) throws(E) -> Bool
  ) throws(E) -> Int {
    var start = start
    while start < block.count {
      let end = block[start...].firstIndex(of: UInt8(ascii: "\n")) ?? block.count
      let goesOn = try body(UnsafeRawBufferPointer(rebasing: block[start..<end]))
      start = end + 1
      if !goesOn { break }
    }
    return min(start, block.count)
  }

  static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  /// How many lines of a block are rows.
  static func rowCount(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
    var count = 0
    forEach(block, from: start) { line in
      if !isBlank(line) { count += 1 }
      return true
    }
    return count
  }
}
