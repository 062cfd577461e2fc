// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for SwiftUI.
#if canImport(SwiftUI)
  import SwiftUI

  /// A timing function over a duration as a SwiftUI animation. Every curve of this package, including
  /// springs, can animate a view.
  ///
  /// A new animation of the same value starts alongside this one, which runs to its end. SwiftUI adds the
  /// two, so neither the value nor the velocity jumps.
  ///
  /// ```swift
  /// withAnimation(LayerAnimation(CurveAnimation(easing, duration: 0.6))) { isOpen.toggle() }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public struct CurveAnimation: CustomAnimation {
    /// The timing function.
    public var easing: Easing
    /// The seconds that progress 0...1 spans. With 0 or less the change is instant.
    public var duration: Double

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - easing: The timing function.
    ///   - duration: The seconds that progress 0...1 spans.
    public init(_ easing: Easing, duration: Double) {
      self.easing = easing
      self.duration = duration
    }

    /// Creates the animation of a spring, over the duration of its curve.
    public init(_ spring: SpringCurve) { self.init(.spring(spring), duration: spring.duration) }

    /// The part of a change at a time in seconds; nil from the duration on.
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
