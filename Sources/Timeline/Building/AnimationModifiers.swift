import Curves

/// The settings that every animation has, whatever it animates, with the names of Core Animation.
///
/// The builders of one property and of a whole have them in common.
public protocol AnimationModifiers: AnyObject {
  /// Changes the animation itself, where no other method does.
  @discardableResult
  func change(_ body: @escaping (inout Animation) -> Void) -> Self
}

extension AnimationModifiers {
  /// Sets how long one run takes, in seconds; a group clips what exceeds it.
  @discardableResult
  public func duration(_ seconds: Double) -> Self { change { $0.timing.duration = seconds } }

  /// Sets how many seconds it begins late.
  @discardableResult
  public func delay(_ seconds: Double) -> Self { change { $0.timing.beginTime = seconds } }

  /// Sets how fast its time runs.
  @discardableResult
  public func speed(_ speed: Double) -> Self { change { $0.timing.speed = speed } }

  /// Sets the time offset: its own time when it begins, in seconds.
  @discardableResult
  public func timeOffset(_ seconds: Double) -> Self { change { $0.timing.timeOffset = seconds } }

  /// Sets how many times it runs; infinity is allowed.
  @discardableResult
  public func `repeat`(count: Double) -> Self { change { $0.timing.repeatCount = count } }

  /// Sets for how many seconds it repeats.
  @discardableResult
  public func `repeat`(duration: Double) -> Self { change { $0.timing.repeatDuration = duration } }

  /// Plays each run forwards, then backwards.
  @discardableResult
  public func autoreverses(_ flag: Bool = true) -> Self {
    change { $0.timing.autoreverses = flag }
  }

  /// Sets what is shown outside its time. What fills forwards is seen after its end only if it is not removed
  /// on completion.
  @discardableResult
  public func fill(mode: MediaTiming.FillMode) -> Self { change { $0.timing.fillMode = mode } }

  /// Sets whether it is removed once it has ended.
  @discardableResult
  public func removedOnCompletion(_ flag: Bool = true) -> Self {
    change { $0.isRemovedOnCompletion = flag }
  }

  /// Sets the timing function.
  @discardableResult
  public func timingFunction(_ function: Easing) -> Self { change { $0.timingFunction = function } }

  /// Starts a delay in seconds after the animation of a key has finished.
  @discardableResult
  public func after(_ key: String, delay: Double = 0) -> Self {
    change { $0.predecessor = Animation.Predecessor(key, delay: delay) }
  }
}
