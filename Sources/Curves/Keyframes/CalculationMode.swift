/// The interpolation between keyframes, with the names of CAAnimationCalculationMode.
@nonexhaustive
public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// Straight lines between the values.
  case linear
  /// Each value holds until the next key time, of which there is one more than values.
  case discrete
  /// Straight lines at constant speed; key times are ignored.
  case paced
  /// A smooth curve through the values, a Kochanek-Bartels spline.
  case cubic
  /// The same curve, with the key times of ``paced``.
  case cubicPaced
  /// A smooth curve that stays within the range of the two neighbouring values.
  case monotone

  /// Whether distances determine the key times.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether the values lie on a smooth curve.
  package var isSpline: Bool { hasTension || self == .monotone }

  /// Whether tension, continuity and bias shape the curve.
  package var hasTension: Bool { self == .cubic || self == .cubicPaced }
}

#if !hasFeature(Embedded)
  extension CalculationMode: Codable {}
#endif
