import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that the tool needs beyond reading and writing file descriptors.

/// The reader of standard output has closed it.
struct BrokenPipe: Error {}

/// Makes a write to a closed pipe, or beyond the largest size of a file, an error instead of ending the
/// process.
func ignoreFailedWrites() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

func writeToStandardError(_ text: String) {
  _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8))
}

func isTerminal(_ descriptor: FileDescriptor) -> Bool {
  isatty(descriptor.rawValue) != 0
}

/// Whether a pipe or a file stands at a descriptor.
func isPiped(_ descriptor: FileDescriptor) -> Bool {
  var status = stat()
  guard fstat(descriptor.rawValue, &status) == 0 else { return false }
  return [S_IFIFO, S_IFREG].contains(status.st_mode & S_IFMT)
}

func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

func clearEnvironmentVariable(_ name: String) { unsetenv(name) }

/// The number of processors, 1 to 8.
func processorCount() -> Int { min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 8) }

/// The columns and rows of the terminal on standard output; 80 by 24 if unknown.
func terminalSize() -> (columns: Int, rows: Int) {
  var size = winsize()
  if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
    return (Int(size.ws_col), max(Int(size.ws_row), 1))
  }
  let columns = environmentVariable("COLUMNS").flatMap { Int($0) } ?? 80
  return (min(max(columns, 1), 1000), 24)
}

/// The kind of file at a path, following links.
enum PathKind {
  case missing
  case regular(permissions: UInt16, links: Int)
  case directory
  /// A device, pipe or socket.
  case special
}

func kind(of path: FilePath) -> PathKind {
  var status = stat()
  guard path.withPlatformString({ stat($0, &status) }) == 0 else { return .missing }
  switch status.st_mode & S_IFMT {
  case S_IFREG:
    return .regular(
      permissions: UInt16(truncatingIfNeeded: status.st_mode & 0o7777), links: Int(status.st_nlink))
  case S_IFDIR: return .directory
  default: return .special
  }
}

func exists(_ path: FilePath) -> Bool { path.withPlatformString { access($0, F_OK) } == 0 }

/// The size of the file behind a descriptor, if it is a regular file.
func regularFileSize(_ descriptor: FileDescriptor) -> Int? {
  var status = stat()
  guard fstat(descriptor.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    return nil
  }
  return Int(status.st_size)
}

/// Where a path leads.
enum PathTarget {
  /// The path behind any links, even if the last one leads to a file that does not exist yet.
  case path(FilePath)
  /// An open descriptor of this process, such as `/dev/stdout`.
  case descriptor(Int32)
}

/// Follows the links of a path.
///
/// - Throws: `Errno.tooManySymbolicLinkLevels` if they form a loop.
func target(of path: FilePath) throws(Errno) -> PathTarget {
  var path = path
  for _ in 0..<40 {
    if let number = descriptorNumber(path) { return .descriptor(number) }
    var buffer = [CChar](repeating: 0, count: 4097)
    let length = path.withPlatformString { readlink($0, &buffer, buffer.count - 1) }
    guard length > 0 else { return .path(path) }
    let next = FilePath(platformString: buffer)
    path = next.isAbsolute ? next : path.removingLastComponent().appending(next.components)
  }
  throw .tooManySymbolicLinkLevels
}

/// The descriptor that a path names: `/dev/fd/3`, `/proc/self/fd/3`.
private func descriptorNumber(_ path: FilePath) -> Int32? {
  let folder = path.removingLastComponent().lexicallyNormalized()
  let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd", "/proc/\(getpid())/fd"]
  guard folders.contains(where: { folder == FilePath($0) }) else { return nil }
  return path.lastComponent.flatMap { Int32($0.string) }
}

/// A new descriptor for the same open file, which child processes don't inherit.
func duplicate(_ descriptor: FileDescriptor) throws(Errno) -> FileDescriptor {
  let copy = fcntl(descriptor.rawValue, F_DUPFD_CLOEXEC, 3)
  guard copy >= 0 else { throw Errno(rawValue: errno) }
  return FileDescriptor(rawValue: copy)
}

func renameFile(_ old: FilePath, to new: FilePath) throws(Errno) {
  let status = old.withPlatformString { old in new.withPlatformString { rename(old, $0) } }
  guard status == 0 else { throw Errno(rawValue: errno) }
}

/// Makes a folder, unless it exists.
func makeFolder(_ path: FilePath) throws(Errno) {
  let status = path.withPlatformString { mkdir($0, 0o777) }
  guard status == 0 || errno == EEXIST else { throw Errno(rawValue: errno) }
}

func setPermissions(_ descriptor: FileDescriptor, _ permissions: UInt16) {
  _ = fchmod(descriptor.rawValue, mode_t(permissions))
}

func unlinkFile(_ path: UnsafePointer<CInterop.PlatformChar>) -> Int32 { unlink(path) }

/// Opens standard input, output and error if they are closed, so that no file gets their numbers.
func reserveStandardDescriptors() {
  for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
    // Reads end immediately, and writes fail.
    _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_RDONLY | O_CLOEXEC)
  }
}

/// The names in a folder that do not begin with a dot, sorted, with a slash after folders; empty if it
/// cannot be read.
func entries(of folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
    guard !name.hasPrefix(".") else { continue }
    let isFolder =
      if case .directory = kind(of: FilePath("\(folder)/\(name)")) { true } else { false }
    names.append(isFolder ? name + "/" : name)
  }
  return names.sorted()
}
