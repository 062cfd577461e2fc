// Not compiled on Linux: written after Apple's interface, with a stand-in for SwiftUI to check the types.
#if canImport(SwiftUI)
  import SwiftUI

  /// A timing function over a duration as an animation of SwiftUI's: every curve of this package, springs
  /// included, drives a view.
  ///
  /// A new animation of the same value begins beside this one, which runs out: SwiftUI adds the two, so
  /// that neither value nor velocity jumps.
  ///
  /// ```swift
  /// withAnimation(Animation(CurveAnimation(easing, duration: 0.6))) { isOpen.toggle() }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public struct CurveAnimation: CustomAnimation {
    /// The timing function.
    public var easing: Easing
    /// What progress 1 stands for, in seconds; with 0 or less the change is instant.
    public var duration: Double

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - easing: The timing function.
    ///   - duration: What progress 1 stands for, in seconds.
    public init(_ easing: Easing, duration: Double) {
      self.easing = easing
      self.duration = duration
    }

    /// Creates the animation of a spring, over the duration of its curve.
    public init(_ spring: SpringCurve) { self.init(.spring(spring), duration: spring.duration) }

    /// The part of a change that is made at a time, nil from the duration on.
    public func animate<Value: VectorArithmetic>(
      value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Value? {
      guard time < duration else { return nil }
      var part = value
      part.scale(by: easing.value(at: time / duration))
      return part
    }

    /// The rate of a change at a time, per second.
    public func velocity<Value: VectorArithmetic>(
      value: Value, time: TimeInterval, context: AnimationContext<Value>
    ) -> Value? {
      guard time < duration else { return nil }
      var rate = value
      rate.scale(by: easing.velocity(at: time / duration) / duration)
      return rate
    }
  }
#endif
