import SystemPackage

/// The destination of a command's bytes: standard output, or a file that appears complete or not at all.
///
/// A regular file is written next to its target and renamed by `close`, so an existing file survives a
/// failure. Devices, pipes and open descriptors such as `/dev/stdout` are written in place.
final class ByteSink {
  /// The name in messages.
  let name: String
  private let descriptor: FileDescriptor
  /// The file to rename on success; nil for standard output and special files.
  private let replacement: TemporaryFile?
  private var ownsDescriptor = false
  private var isClosed = false
  private var buffer = ByteBuffer(capacity: capacity + 4096)

  private static let capacity = 1 << 16

  /// - Parameter path: A file's path; `-` is standard output.
  init(_ path: String) throws(ToolError) {
    guard path != "-" else {
      name = "standard output"
      descriptor = .standardOutput
      replacement = nil
      return
    }
    name = path
    ownsDescriptor = true
    let file = FilePath(argument: path)
    do {
      switch (try target(of: file), path.hasSuffix("/") ? .directory : kind(of: file)) {
      case (_, .directory):
        throw ToolError.cannotCreate("can't create \(path): it is a directory")
      case (.descriptor(let number), _):
        // Opening its path would start a second file offset, at 0.
        let open = FileDescriptor(rawValue: number)
        ownsDescriptor = open != .standardOutput
        descriptor = ownsDescriptor ? try duplicate(open) : open
        replacement = nil
      case (.path, .special):
        descriptor = try FileDescriptor.open(file, .writeOnly, options: .closeOnExec)
        replacement = nil
      case (.path(let target), .missing), (.path(let target), .regular):
        let temporary = try TemporaryFile(replacing: target)
        (descriptor, replacement) = (temporary.descriptor, temporary)
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw .cannotCreate("can't create \(path): \(error)")
    }
  }

  deinit {
    guard !isClosed else { return }
    replacement?.remove()
    if ownsDescriptor { try? descriptor.close() }
  }

  func write(_ text: String) throws {
    try write { $0.append(text) }
  }

  func write(_ bytes: [UInt8]) throws {
    try write { $0.append(bytes) }
  }

  /// Writes many bytes without copying them.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard bytes.count >= Self.capacity / 2 else { return try write { $0.append(bytes) } }
    try flush()
    try writeThrough(bytes)
  }

  /// Lets a caller append directly to the buffer.
  @inline(__always)
  func write(_ body: (inout ByteBuffer) -> Void) throws {
    body(&buffer)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Writes the remaining bytes and gives the file its name.
  func close() throws {
    try flush()
    do {
      if ownsDescriptor { try descriptor.close() }
      try replacement?.appear()
      isClosed = true
      if replacement != nil { WrittenFiles.add(name) }
    } catch {
      throw ToolError.cannotWrite("can't write \(name): \(error)")
    }
  }

  private func flush() throws {
    guard buffer.count > 0 else { return }
    try writeThrough(buffer.bytes)
    buffer.truncate()
  }

  private func writeThrough(_ bytes: UnsafeRawBufferPointer) throws {
    do {
      try descriptor.writeAll(bytes)
    } catch Errno.brokenPipe where !ownsDescriptor {
      throw BrokenPipe()
    } catch {
      throw ToolError.cannotWrite("can't write \(name): \(error)")
    }
  }
}

/// Writes a whole file at once.
func writeFile(_ path: String, _ bytes: [UInt8]) throws {
  let sink = try ByteSink(path)
  try sink.write(bytes)
  try sink.close()
}
