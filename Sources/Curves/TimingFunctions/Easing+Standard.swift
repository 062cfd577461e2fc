extension Easing {
  /// CSS's and Core Animation's ease, cubic-bezier(0.25, 0.1, 0.25, 1).
  public static let ease = named("ease")
  /// CSS's and Core Animation's ease-in, cubic-bezier(0.42, 0, 1, 1).
  public static let easeIn = named("ease-in")
  /// CSS's and Core Animation's ease-out, cubic-bezier(0, 0, 0.58, 1).
  public static let easeOut = named("ease-out")
  /// CSS's ease-in-out and Core Animation's easeInEaseOut, cubic-bezier(0.42, 0, 0.58, 1).
  public static let easeInOut = named("ease-in-out")

  /// A keyword of CSS; a test knows them all.
  private static func named(_ name: String) -> Easing { Presets.curve(name) ?? .linear }
}
