import SystemPackage

/// A file written next to its target under a random name, then renamed.
///
/// It is created exclusively and never through a link, so nobody can plant one. It is deleted if a signal
/// ends the process.
struct TemporaryFile {
  let descriptor: FileDescriptor
  private let path: FilePath
  private let target: FilePath
  private let slot: Int?

  /// - Parameter target: The file to replace, behind any links. It need not exist.
  init(replacing target: FilePath) throws {
    self.target = target
    while true {
      // Short, because the target's name may already have the maximum length.
      let name = ".curvetool-" + String(UInt64.random(in: .min ... .max), radix: 36)
      let path = target.removingLastComponent().appending(name)
      let slot = Unfinished.begin(path)
      do {
        descriptor = try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
          permissions: FilePermissions(rawValue: 0o666))
        (self.path, self.slot) = (path, slot)
        break
      } catch {
        Unfinished.end(slot)
        if error as? Errno != .fileExists { throw error }
      }
    }
    if case .regular(let permissions, _) = kind(of: target) {
      setPermissions(descriptor, permissions)
    }
  }

  /// Renames the file to the target's name. Other names of the old file keep the old content.
  func appear() throws(Errno) {
    if case .regular(_, let links) = kind(of: target), links > 1 {
      warn("\(target.string) had other names (hard links): they keep the old content")
    }
    try renameFile(path, to: target)
    Unfinished.end(slot)
  }

  func remove() {
    _ = path.withPlatformString { unlinkFile($0) }
    Unfinished.end(slot)
  }
}
