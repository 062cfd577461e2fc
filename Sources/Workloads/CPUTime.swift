#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of this process, which other processes lengthen less than the time of day: they still
/// share its caches and its core.
enum CPUTime {
  /// Seconds since the process began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The time that some work takes, in seconds.
  static func measure(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}
