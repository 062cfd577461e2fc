import Curves

/// What is said of an animation whatever it animates: its timing, in the words of Core Animation.
///
/// The builders of one property and of a whole have these words in common.
public protocol AnimationModifiers: AnyObject {
  /// Changes the animation itself, where no word does.
  @discardableResult
  func change(_ body: @escaping (inout Animation) -> Void) -> Self
}

extension AnimationModifiers {
  /// Sets how long one run takes, in seconds; a group clips what exceeds it.
  @discardableResult
  public func duration(_ seconds: Double) -> Self { change { $0.timing.duration = seconds } }

  /// Begins so many seconds late.
  @discardableResult
  public func delay(_ seconds: Double) -> Self { change { $0.timing.beginTime = seconds } }

  /// Runs so many times as fast.
  @discardableResult
  public func speed(_ speed: Double) -> Self { change { $0.timing.speed = speed } }

  /// Begins at a time of its own.
  @discardableResult
  public func timeOffset(_ seconds: Double) -> Self { change { $0.timing.timeOffset = seconds } }

  /// Runs so many times; infinity is allowed.
  @discardableResult
  public func `repeat`(count: Double) -> Self { change { $0.timing.repeatCount = count } }

  /// Repeats for so many seconds.
  @discardableResult
  public func `repeat`(duration: Double) -> Self { change { $0.timing.repeatDuration = duration } }

  /// Goes back again after each run.
  @discardableResult
  public func autoreverses(_ flag: Bool = true) -> Self {
    change { $0.timing.autoreverses = flag }
  }

  /// Shows its ends outside its time; what fills forwards is not removed on completion.
  @discardableResult
  public func fill(mode: MediaTiming.FillMode) -> Self { change { $0.fill(mode) } }

  /// Sets the timing function.
  @discardableResult
  public func timingFunction(_ function: Easing) -> Self { change { $0.timingFunction = function } }
}
