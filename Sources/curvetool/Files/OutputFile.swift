import SystemPackage

/// A file to write, with all its bytes.
struct OutputFile {
  /// The path; `-` is standard output.
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  func write() throws { try writeFile(path, bytes) }

  /// Makes a folder and those around it, unless they exist.
  static func makeFolder(_ path: String) throws(ToolError) {
    let folder = FilePath(argument: path)
    var missing: [FilePath] = []
    var current = folder
    while !current.isEmpty, !exists(current), current.lastComponent != nil {
      missing.append(current)
      current = current.removingLastComponent()
    }
    for folder in missing.reversed() {
      do throws(Errno) {
        try curvetool.makeFolder(folder)
      } catch {
        throw .cannotCreate("can't create \(path): \(error)")
      }
    }
  }

  /// Throws unless every file exists with exactly these bytes.
  static func requireWritten(_ files: [OutputFile]) throws(ToolError) {
    let others = files.filter { !$0.isWritten }
    guard let first = others.first else { return }
    let more = others.count > 1 ? " (and \(others.count - 1) more)" : ""
    throw .failed(
      exists(FilePath(argument: first.path))
        ? "\(first.path)\(more) is not what would be written: run without --check"
        : "\(first.path)\(more) does not exist: run without --check")
  }

  private var isWritten: Bool {
    guard let file = try? FileDescriptor.open(FilePath(argument: path), .readOnly),
      let isSame = try? file.closeAfter({ try has(bytes, file) })
    else { return false }
    return isSame
  }

  /// Whether what an open file still holds is these bytes.
  private func has(_ bytes: [UInt8], _ file: FileDescriptor) throws -> Bool {
    var remainder = bytes[...]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
      guard count > 0 else { return remainder.isEmpty }
      guard remainder.starts(with: chunk[..<count]) else { return false }
      remainder = remainder.dropFirst(count)
    }
  }
}
