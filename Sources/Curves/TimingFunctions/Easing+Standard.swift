extension Easing {
  /// CSS's and Core Animation's ease, cubic-bezier(0.25, 0.1, 0.25, 1).
  public static let ease = keyword("ease", 0.25, 0.1, 0.25, 1)
  /// CSS's and Core Animation's ease-in, cubic-bezier(0.42, 0, 1, 1).
  public static let easeIn = keyword("ease-in", 0.42, 0, 1, 1)
  /// CSS's and Core Animation's ease-out, cubic-bezier(0, 0, 0.58, 1).
  public static let easeOut = keyword("ease-out", 0, 0, 0.58, 1)
  /// CSS's ease-in-out and Core Animation's easeInEaseOut, cubic-bezier(0.42, 0, 0.58, 1).
  public static let easeInOut = keyword("ease-in-out", 0.42, 0, 0.58, 1)

  private static func keyword(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    .preset(
      Preset(
        family: "css", name: name, value: .cubicBezier(CubicBezier(valid: x1, y1, x2, y2)),
        source: "CSS Easing Functions Level 2, section 2.3"))
  }
}
