/// How often an animation runs.
public struct Repeats: Sendable, Hashable {
  /// The number of runs, positive; infinite if it runs forever. A backward run counts as one.
  public var count: Double
  /// Whether every second run plays backwards.
  public var autoreverses: Bool
  /// The pause in seconds before each run, also the first, in addition to the delay of the whole animation. A
  /// backward run has it at its end.
  public var delay: Double

  /// Creates the repeats of an animation.
  ///
  /// - Parameters:
  ///   - count: The number of runs, positive; infinite if it runs forever.
  ///   - autoreverses: Whether every second run plays backwards.
  ///   - delay: The pause in seconds before each run.
  public init(count: Double, autoreverses: Bool = false, delay: Double = 0) {
    self.count = count
    self.autoreverses = autoreverses
    self.delay = delay
  }
}
