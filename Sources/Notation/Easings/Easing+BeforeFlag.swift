import Curves

extension Easing {
  /// The value at a progress with the before flag of CSS.
  ///
  /// The flag is set while an animation has not begun or, in reverse, has ended. At exactly the progress of
  /// a jump of `steps()`, and at the first input of `linear()`, it gives the value before the jump; other
  /// curves do not depend on it.
  ///
  /// ```swift
  /// let steps = try NotationParser().parse("steps(4, jump-start)").easing
  /// steps.value(at: 0)                  // 0.25
  /// steps.value(at: 0, before: true)    // 0
  /// ```
  ///
  /// Source: CSS Easing Functions Level 2, sections 2.3 and 2.4.
  ///
  /// - Parameters:
  ///   - progress: The input progress.
  ///   - before: The before flag.
  public func value(at progress: Double, before: Bool) -> Double {
    switch self {
    case .steps(let steps): steps.value(at: progress, before: before)
    case .piecewiseLinear(let function): function.value(at: progress, before: before)
    case .preset(let preset): preset.value.value(at: progress, before: before)
    default: value(at: progress)
    }
  }
}
