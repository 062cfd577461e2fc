import SystemPackage

/// Reads a file or standard input in blocks of whole lines, in constant memory.
struct LineBlocks {
  /// The name of the input in messages.
  let name: String
  private let descriptor: FileDescriptor
  private let owns: Bool
  /// The bytes after the last whole line.
  private var remainder: [UInt8] = []
  private var isAtEnd = false
  /// The number of bytes read so far.
  private(set) var bytesRead = 0

  private static let blockSize = 1 << 17
  /// The maximum length of a line, far longer than any row.
  private static let lineLimit = 1 << 24

  init(_ argument: String) throws(ToolError) {
    let path = Self.path(argument)
    name = path == "-" ? "standard input" : path
    owns = path != "-"
    do {
      descriptor =
        owns ? try FileDescriptor.open(FilePath(argument: path), .readOnly) : .standardInput
    } catch {
      throw TextInput.unreadable(path, error)
    }
  }

  /// The file that an argument names, which may have `@` before it as a file of curves has.
  static func path(_ argument: String) -> String {
    guard argument.hasPrefix("@"), !exists(FilePath(argument: argument)),
      exists(FilePath(argument: String(argument.dropFirst())))
    else { return argument }
    return String(argument.dropFirst())
  }

  /// Text that was read before.
  init(_ bytes: [UInt8], name: String) {
    (self.name, remainder, isAtEnd) = (name, bytes, true)
    (descriptor, owns) = (.standardInput, false)
  }

  func close() {
    if owns { try? descriptor.close() }
  }

  /// The size of the input; nil if it is unknown.
  var size: Int? { regularFileSize(descriptor) }

  /// Puts the next whole lines into a block. Only the last line may lack a line feed.
  ///
  /// - Returns: False at the end.
  mutating func next(into block: inout ByteBuffer) throws(ToolError) -> Bool {
    block.truncate()
    block.append(remainder)
    remainder.removeAll(keepingCapacity: true)
    var searched = 0
    while !isAtEnd {
      if block.count >= Self.blockSize {
        let new = block.bytes[searched...]
        if let end = new.lastIndex(of: UInt8(ascii: "\n")) {
          remainder.append(contentsOf: new[(end + 1)...])
          block.truncate(to: end + 1)
          break
        }
        searched = block.count
      }
      guard block.count <= Self.lineLimit else {
        throw .data("\(name) has a line longer than \(Self.lineLimit >> 20) MiB")
      }
      try fill(&block)
    }
    bytesRead += block.count
    return block.count > 0
  }

  /// The first bytes of the input, which the next block has as well.
  mutating func beginning() throws(ToolError) -> [UInt8] {
    var block = ByteBuffer()
    block.append(remainder)
    while !isAtEnd, block.count < Self.blockSize { try fill(&block) }
    remainder = Array(block.bytes)
    return remainder
  }

  /// Puts the next bytes into a block, wherever their lines end.
  ///
  /// - Returns: False at the end.
  mutating func nextPart(into block: inout ByteBuffer) throws(ToolError) -> Bool {
    block.truncate()
    block.append(remainder)
    remainder.removeAll()
    if block.count == 0, !isAtEnd { try fill(&block) }
    bytesRead += block.count
    return block.count > 0
  }

  private mutating func fill(_ block: inout ByteBuffer) throws(ToolError) {
    do {
      let size = max(Self.blockSize - block.count, Self.blockSize / 4)
      isAtEnd = try block.fill(size: size) { try descriptor.read(into: $0) } == 0
    } catch {
      throw .noInput("can't read \(name): \(error)")
    }
  }
}
