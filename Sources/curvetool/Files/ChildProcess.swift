import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a program to its end, with its input, output and errors in unnamed files.
///
/// Files need no threads, cannot block on a slow reader or writer, and use memory only for what is
/// written. The program runs in its own process group, which ends with it.
enum ChildProcess {
  struct Result {
    /// The exit status; 128 and more for a signal.
    let status: Int32
    let output: [UInt8]
    let error: String
  }

  enum Failure: Error {
    case missing
    case timedOut
    case tooLarge
    case system(String)
  }

  /// - Parameters:
  ///   - name: The name to look up on PATH.
  ///   - input: The standard input.
  ///   - timeLimit: The maximum run time.
  ///   - sizeLimit: The maximum number of bytes that it may write.
  ///   - endsGroup: Whether to end its own child processes with it; false for a browser.
  static func run(
    _ name: String, _ arguments: [String], input: String, timeLimit: Duration, sizeLimit: Int,
    endsGroup: Bool = true
  ) throws(Failure) -> Result {
    let (source, output, error) = (try namelessFile(), try namelessFile(), try namelessFile())
    defer { for file in [source, output, error] { try? file.close() } }
    do {
      try source.writeAll(Array(input.utf8))
      try source.seek(offset: 0, from: .start)
    } catch {
      throw .system("can't write a temporary file: \(error)")
    }
    let process = try start(name, arguments, [source, output, error])
    defer {
      if endsGroup { kill(-process, SIGKILL) }
      Unfinished.endGroup()
    }
    let status = try wait(for: process, timeLimit: timeLimit) {
      (regularFileSize(output) ?? 0) + (regularFileSize(error) ?? 0) > sizeLimit
    }
    return Result(
      status: status, output: try contents(output),
      error: String(decoding: try contents(error).prefix(1 << 20), as: UTF8.self))
  }

  /// An unnamed file in the temporary folder. It disappears when it is closed.
  private static func namelessFile() throws(Failure) -> FileDescriptor {
    let folders = [environmentVariable("TMPDIR") ?? "/tmp", "/tmp", "/dev/shm", "."]
    var problem = Errno(rawValue: 0)
    for folder in folders where !folder.isEmpty {
      let name = ".curvetool-" + String(UInt64.random(in: .min ... .max), radix: 36)
      let path = FilePath(folder).appending(name)
      do {
        let file = try FileDescriptor.open(
          path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
          permissions: [.ownerRead, .ownerWrite])
        _ = path.withPlatformString { unlinkFile($0) }
        return file
      } catch {
        problem = error as? Errno ?? problem
      }
    }
    throw .system("can't create a temporary file: \(problem)")
  }

  /// Starts the program and registers it, without a signal between the two.
  private static func start(
    _ name: String, _ arguments: [String], _ files: [FileDescriptor]
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.rawValue, Int32(number))
    }
    // The tool ignores failed writes; its child process must not.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    posix_spawnattr_setsigmask(&attributes, &before)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var argv = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, name, &actions, &attributes, &argv, environ)
    switch status {
    case 0:
      Unfinished.begin(group: process)
      return process
    case ENOENT: throw .missing
    default: throw .system("can't start \(name): \(Errno(rawValue: status))")
    }
  }

  /// - Returns: The exit status; 128 and more for a signal.
  private static func wait(
    for process: pid_t, timeLimit: Duration, isTooLarge: () -> Bool
  ) throws(Failure) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var pause: UInt32 = 200
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      guard ended == 0 || errno == EINTR else { throw .system("\(Errno(rawValue: errno))") }
      let (isLate, isLarge) = (clock.now - start > timeLimit, isTooLarge())
      if isLate || isLarge {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        throw isLarge ? .tooLarge : .timedOut
      }
      usleep(pause)
      pause = min(pause * 2, 5000)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func contents(_ file: FileDescriptor) throws(Failure) -> [UInt8] {
    do {
      try file.seek(offset: 0, from: .start)
      let size = regularFileSize(file) ?? 0
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count < size {
        let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
        guard count > 0 else { break }
        bytes += chunk[..<count]
      }
      return bytes
    } catch {
      throw .system("can't read a temporary file: \(error)")
    }
  }
}
