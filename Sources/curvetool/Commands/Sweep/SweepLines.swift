import Arithmetic

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
      end = 0
      while columns == nil, let line = SweepLines.next(input.bytes, &end) {
        lines += 1
        guard !SweepLines.isBlank(line) else { continue }
        fields.split(line)
        do throws(SweepProblem) {
          columns = try SweepColumns(header: fields)
        } catch {
          throw ToolError.data("\(blocks.name):\(lines): \(error.message)")
        }
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
  /// The line that begins at a place, without its line feed; the place moves to the next one.
  @inline(__always)
  static func next(_ block: UnsafeRawBufferPointer, _ place: inout Int)
    -> UnsafeRawBufferPointer?
  {
    let start = place
    guard start < block.count else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let end = ByteSearch.first(lineFeed, or: lineFeed, in: block, from: start) ?? block.count
    place = min(end &+ 1, block.count)
    return UnsafeRawBufferPointer(rebasing: block[start..<end])
  }

  @inline(__always)
  static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  /// How many lines of a block are rows.
  static func rowCount(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
    var (place, count) = (start, 0)
    while let line = next(block, &place) {
      if !isBlank(line) { count += 1 }
    }
    return count
  }
}
