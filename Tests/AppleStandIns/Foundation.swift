// swift-format-ignore-file
// The declarations of Foundation that SwiftUI's interface uses, for scripts/check-apple.
// Source: https://developer.apple.com/documentation/foundation

public typealias TimeInterval = Double

/// The compiler converts between this type, which it knows by name, and Double.
public struct CGFloat: Sendable, Hashable {
  public init(_ value: Double) {}
  public init(_ value: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) { self = 0 }
}
