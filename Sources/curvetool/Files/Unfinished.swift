import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The things to clean up when a signal ends the process: unfinished files, and a helper program.
///
/// Only the main thread changes them; the signal handler reads them.
enum Unfinished {
  private static let capacity = 16
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  /// The process group of the helper program; 0 if none runs.
  nonisolated(unsafe) private static let group = {
    let group = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    group.initialize(to: 0)
    return group
  }()

  /// The signals that end a process from outside, by a person, a timer or a limit.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  /// Makes the signals that end the process clean up.
  static func handleSignals() {
    (_, _) = (paths, group)  // made here, not in the handler
    for number in signals {
      let old = signal(number, handler)
      // `nohup` requires that this signal stays ignored.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
    }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    for index in 0..<Unfinished.capacity {
      if let path = Unfinished.paths[index] { unlink(path) }
    }
    if Unfinished.group.pointee > 0 { kill(-Unfinished.group.pointee, SIGKILL) }
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Registers a file. The caller must unregister it.
  static func begin(_ path: FilePath) -> Int? {
    guard let slot = (0..<capacity).first(where: { paths[$0] == nil }) else { return nil }
    paths[slot] = path.withPlatformString { strdup($0) }
    return slot
  }

  static func end(_ slot: Int?) {
    guard let slot, let path = paths[slot] else { return }
    paths[slot] = nil
    free(path)
  }

  static func begin(group number: Int32) { group.pointee = number }

  static func endGroup() { group.pointee = 0 }
}
