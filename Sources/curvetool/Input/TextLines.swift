/// The lines of a block of text.
enum TextLines {
  /// The line that begins at an offset, without its line feed and a carriage return before it. The offset moves
  /// to the next line.
  @inline(__always)
  static func next(_ block: UnsafeRawBufferPointer, _ offset: inout Int)
    -> UnsafeRawBufferPointer?
  {
    let start = offset
    guard start < block.count else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    var end = ByteSearch.first(lineFeed, or: lineFeed, in: block, from: start) ?? block.count
    offset = min(end &+ 1, block.count)
    if end > start, block[end &- 1] == UInt8(ascii: "\r") { end &-= 1 }
    return UnsafeRawBufferPointer(rebasing: block[start..<end])
  }

  @inline(__always)
  static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  /// The number of lines that are not blank.
  static func rowCount(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
    var (offset, count) = (start, 0)
    while let line = next(block, &offset) {
      if !isBlank(line) { count += 1 }
    }
    return count
  }
}
