/// Converts byte offsets of a text to lines and columns, for many of them.
struct LineIndex {
  private let bytes: [UInt8]
  /// The byte offset at which each line begins.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The line of a byte offset, counted from 1. Complexity: logarithmic.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// An error at a byte offset; the column counts Unicode scalars from 1.
  func error(_ message: String, at offset: Int) -> DocumentError {
    let line = line(of: offset)
    let column = bytes[starts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return DocumentError(line: line, column: column, path: "", message: message)
  }
}
