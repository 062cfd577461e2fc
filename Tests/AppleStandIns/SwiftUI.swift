// swift-format-ignore-file
// The declarations of SwiftUI that the sources use, for scripts/check-apple.
// Source: https://developer.apple.com/documentation/swiftui

@_exported import Foundation

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@frozen public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
}

public struct Animation: Equatable, Sendable {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public init(_ base: some CustomAnimation) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct AnimationContext<Value: VectorArithmetic> {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct Spring: Hashable, Sendable {
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {}
  public var mass: Double { 0 }
  public var stiffness: Double { 0 }
  public var damping: Double { 0 }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct UnitCurve: Sendable, Hashable {
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve() }
  public func value(at progress: Double) -> Double { 0 }
  public func velocity(at progress: Double) -> Double { 0 }
  public var inverse: UnitCurve { self }
  public static let easeInOut = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()
  public static let linear = UnitCurve()
}
