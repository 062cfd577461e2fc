import Curves

/// The settings that every animation has, with the names of Core Animation.
///
/// The builders of a property and of a whole animation share them.
public protocol AnimationModifiers: AnyObject {
  /// Modifies the animation in ways that no other method offers.
  @discardableResult
  func change(_ body: @escaping (inout LayerAnimation) -> Void) -> Self
}

extension AnimationModifiers {
  /// Sets the duration of one run in seconds. A group clips longer children.
  @discardableResult
  public func duration(_ seconds: Double) -> Self { change { $0.timing.duration = seconds } }

  /// Sets the delay before it begins, in seconds.
  @discardableResult
  public func delay(_ seconds: Double) -> Self { change { $0.timing.beginTime = seconds } }

  /// Sets the speed of its time.
  @discardableResult
  public func speed(_ speed: Double) -> Self { change { $0.timing.speed = speed } }

  /// Sets the time offset: its local time when it begins, in seconds.
  @discardableResult
  public func timeOffset(_ seconds: Double) -> Self { change { $0.timing.timeOffset = seconds } }

  /// Sets the number of runs; infinity is allowed.
  @discardableResult
  public func `repeat`(count: Double) -> Self { change { $0.timing.repeatCount = count } }

  /// Sets the time for which it repeats, in seconds.
  @discardableResult
  public func `repeat`(duration: Double) -> Self { change { $0.timing.repeatDuration = duration } }

  /// Plays each run forwards, then backwards.
  @discardableResult
  public func autoreverses(_ flag: Bool = true) -> Self {
    change { $0.timing.autoreverses = flag }
  }

  /// Sets what is shown outside the active time. Filling forwards has an effect after the end only if the
  /// animation is not removed on completion.
  @discardableResult
  public func fill(mode: MediaTiming.FillMode) -> Self { change { $0.timing.fillMode = mode } }

  /// Sets whether it is removed when it has ended.
  @discardableResult
  public func removedOnCompletion(_ flag: Bool = true) -> Self {
    change { $0.isRemovedOnCompletion = flag }
  }

  /// Sets the timing function.
  @discardableResult
  public func timingFunction(_ function: Easing) -> Self { change { $0.timingFunction = function } }

  /// Starts it after the animation with a key has finished, with a delay in seconds.
  ///
  /// - Parameters:
  ///   - key: The key of the animation to wait for.
  ///   - delay: The delay after its end, in seconds.
  @discardableResult
  public func after(_ key: String, delay: Double = 0) -> Self {
    change { $0.predecessor = LayerAnimation.Predecessor(key, delay: delay) }
  }
}
