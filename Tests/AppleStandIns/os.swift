// swift-format-ignore-file
// The lock that ArgumentParser uses, for scripts/check-apple.
// Source: https://developer.apple.com/documentation/os/os_unfair_lock

public struct os_unfair_lock {
  public init() {}
}
