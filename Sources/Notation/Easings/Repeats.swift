/// How often an animation runs.
public struct Repeats: Sendable, Hashable {
  /// The number of runs, positive; infinite if it runs forever. A backward run counts as one.
  public var count: Double
  /// Whether every second run plays backwards.
  public var autoreverses: Bool

  /// Creates the repeats of an animation.
  ///
  /// - Parameters:
  ///   - count: The number of runs, positive; infinite if it runs forever.
  ///   - autoreverses: Whether every second run plays backwards.
  public init(count: Double, autoreverses: Bool = false) {
    self.count = count
    self.autoreverses = autoreverses
  }
}

#if !hasFeature(Embedded)
  extension Repeats: Codable {}
#endif
