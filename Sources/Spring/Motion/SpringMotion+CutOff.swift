/// The effect of an animation's duration that ends before the motion has settled.
public struct SpringCutOff: Hashable, Sendable {
  /// The duration that ends the motion, in seconds.
  public let duration: Double
  /// The value and the velocity at that time.
  public let state: SpringState
  /// The jump to the target that follows: `to - value`.
  public let jump: Double
  /// The jump as a fraction of `|to - from|`, not negative; in value units when they are equal.
  public let fraction: Double
}

extension SpringMotion {
  /// The state and the jump when an animation's duration ends the motion early.
  ///
  /// Core Animation ends a spring animation at its `duration`, 0.25 s by default, wherever the spring is.
  ///
  /// - Parameter duration: The duration in seconds; values below 0 count as 0.
  public func cutOff(at duration: Double) -> SpringCutOff {
    let jump = displacement(at: duration)
    let distance = to == from ? 1 : abs(to - from)
    return SpringCutOff(
      duration: duration, state: state(at: duration), jump: jump, fraction: abs(jump) / distance)
  }
}

#if !hasFeature(Embedded)
  extension SpringCutOff: Codable {}
#endif
