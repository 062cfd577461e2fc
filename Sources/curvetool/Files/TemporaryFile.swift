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

  /// - Parameter file: The file to replace, possibly through links. It need not exist.
  init(replacing file: FilePath) throws {
    target = curvetool.target(of: file)
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
    if case .regular(let permissions) = kind(of: target) { setPermissions(descriptor, permissions) }
  }

  /// Renames the file to the target's name.
  func appear() throws(Errno) {
    try renameFile(path, to: target)
    Unfinished.end(slot)
  }

  func remove() {
    _ = path.withPlatformString { unlinkFile($0) }
    Unfinished.end(slot)
  }
}
