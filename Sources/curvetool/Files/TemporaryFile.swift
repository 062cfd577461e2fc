import SystemPackage

/// A file written beside its target under a random name, then renamed onto it.
///
/// It is created exclusively and never through a link, so that nobody can plant one, and goes when a
/// signal ends the process.
struct TemporaryFile {
  let descriptor: FileDescriptor
  private let path: FilePath
  private let target: FilePath
  private let slot: Int?

  /// - Parameter file: What it replaces, also through links, and also where there is nothing yet.
  init(replacing file: FilePath) throws {
    target = curvetool.target(of: file)
    while true {
      // Short whatever the target's name: that may be as long as names can be.
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

  /// Lets the file appear under the target's name.
  func appear() throws(Errno) {
    try renameFile(path, to: target)
    Unfinished.end(slot)
  }

  func remove() {
    _ = path.withPlatformString { unlinkFile($0) }
    Unfinished.end(slot)
  }
}
