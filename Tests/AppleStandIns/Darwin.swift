// swift-format-ignore-file
// The Swift part of macOS's C library that the tool and its packages use, for scripts/check-apple.

@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
}
public var S_IFMT: mode_t { 0 }
public var S_IFIFO: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }

public typealias SignalHandler = @convention(c) (Int32) -> Void
public var SIG_DFL: SignalHandler? { nil }
public var SIG_IGN: SignalHandler { { _ in } }

// C's functions with variable arguments.
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(
  _ descriptor: Int32, _ command: Int32, _ target: UnsafeMutableRawPointer
) -> Int32 { 0 }
public func ioctl(
  _ descriptor: Int32, _ request: UInt, _ target: UnsafeMutableRawPointer
) -> Int32 { 0 }
