import SystemPackage

/// Reads a file or standard input in blocks of whole lines, so that any length takes no more memory than
/// a block.
struct LineBlocks {
  /// What the input is called in messages.
  let name: String
  private let descriptor: FileDescriptor
  private let owns: Bool
  private var rest: [UInt8] = []
  private var isAtEnd = false

  private static let blockSize = 1 << 20
  /// The longest line, far longer than any row.
  private static let lineLimit = 1 << 24

  init(_ path: String) throws(ToolError) {
    name = path == "-" ? "standard input" : path
    owns = path != "-"
    do {
      descriptor = owns ? try FileDescriptor.open(FilePath(path), .readOnly) : .standardInput
    } catch {
      throw .noInput("can't read \(name): \(error)")
    }
  }

  func close() {
    if owns { try? descriptor.close() }
  }

  /// The next whole lines, nil at the end; only the last block may end without a line's end.
  mutating func next() throws(ToolError) -> [UInt8]? {
    var block = rest
    rest = []
    var searched = 0
    while !isAtEnd {
      if block.count >= Self.blockSize,
        let end = block[searched...].lastIndex(of: UInt8(ascii: "\n"))
      {
        rest = Array(block[(end + 1)...])
        block.removeSubrange((end + 1)...)
        return block
      }
      searched = block.count >= Self.blockSize ? block.count : 0
      guard block.count <= Self.lineLimit else {
        throw .data("\(name) has a line longer than \(Self.lineLimit >> 20) MiB")
      }
      try fill(&block)
    }
    return block.isEmpty ? nil : block
  }

  private mutating func fill(_ block: inout [UInt8]) throws(ToolError) {
    let start = block.count
    block.append(contentsOf: repeatElement(0, count: Self.blockSize))
    do {
      let count = try block.withUnsafeMutableBytes { bytes in
        try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
      }
      block.removeSubrange((start + count)...)
      isAtEnd = count == 0
    } catch {
      throw .noInput("can't read \(name): \(error)")
    }
  }
}
