/// How the values between keyframes are found, with the names of CAAnimationCalculationMode.
public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// On straight lines.
  case linear
  /// Each value holds until the next key time.
  case discrete
  /// On straight lines at constant speed; key times are ignored.
  case paced
  /// On a smooth curve through the values, a Kochanek-Bartels spline.
  case cubic
  /// On the same curve, with the key times of ``paced``.
  case cubicPaced
  /// On a smooth curve that never leaves the range of two neighbouring values.
  case monotone

  /// Whether the key times come from distances.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }
}

#if !hasFeature(Embedded)
  extension CalculationMode: Codable {}
#endif
