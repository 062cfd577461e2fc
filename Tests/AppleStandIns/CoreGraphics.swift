// swift-format-ignore-file
// The declarations of CoreGraphics that the sources use, for scripts/check-apple.
// Source: https://developer.apple.com/documentation/coregraphics

/// The compiler converts between this type, which it knows by name, and Double.
public struct CGFloat: Sendable, Hashable {
  public typealias NativeType = Double
  public init() {}
  public init(_ value: Double) {}
  public init(_ value: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) { self = 0 }
}

public struct CGPoint: Sendable, Equatable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable, Equatable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable, Equatable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
}

// Hashable is newer than the oldest systems that the package supports.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGPoint: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGSize: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGRect: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
