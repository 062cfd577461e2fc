import Curves

/// The progress of an animator's property between two commands: along the curve between two parameters,
/// within a window of seconds.
struct Traversal: Sendable, Hashable {
  /// The progress at the curve's parameters 0 and 1.
  private var (origin, target) = (0.0, 1.0)
  /// The curve's parameters at the start and at the end of the window.
  private var (first, last) = (0.0, 1.0)
  private var from: Double
  private var until: Double
  /// The progress set by scrubbing.
  private var scrubbed: Double?
  /// The animator's fraction when the property was added.
  var addedAt = 0.0

  /// Creates the traversal along the whole curve within a window.
  init(from: Double = 0, until: Double) {
    self.from = from
    self.until = until
  }

  /// Creates a traversal that has ended at one of its ends.
  init(endedAt end: Double) {
    self.init(until: 0)
    (first, last) = (end, end)
  }

  /// Whether it follows the curve itself.
  private var isWhole: Bool { origin == 0 && target == 1 }

  /// The curve's parameter after some seconds.
  private func parameter(at elapsed: Double) -> Double {
    let share =
      elapsed >= until ? 1 : elapsed <= from ? 0 : (elapsed - from) / (until - from)
    return share == 1 ? last : first + (last - first) * share
  }

  /// The progress after some seconds.
  func progress(at elapsed: Double, _ curve: Easing) -> Double {
    scrubbed ?? progress(of: parameter(at: elapsed), curve)
  }

  private func progress(of parameter: Double, _ curve: Easing) -> Double {
    if parameter == 0 { return origin }
    if parameter == 1 { return target }
    return origin + (target - origin) * curve.value(at: parameter)
  }

  /// Continues from the current progress to a target, along the whole curve.
  mutating func restart(to target: Double, _ seconds: Double, _ elapsed: Double, _ curve: Easing) {
    let shown = progress(at: elapsed, curve)
    let added = addedAt
    self = Traversal(until: seconds)
    (origin, self.target, addedAt) = (shown, target, added)
  }

  /// Runs back along the curve if that leads to the target; otherwise restarts from the current progress.
  ///
  /// - Parameters:
  ///   - target: 0 or 1.
  ///   - seconds: The time that the animator takes to get there.
  ///   - fraction: The animator's current fraction.
  ///   - elapsed: The seconds since the last command.
  ///   - curve: The animator's curve.
  mutating func turn(
    to target: Double, _ seconds: Double, fraction: Double, _ elapsed: Double, _ curve: Easing
  ) {
    guard scrubbed == nil, target == origin || target == self.target else {
      return restart(to: target, seconds, elapsed, curve)
    }
    (first, last) = (parameter(at: elapsed), target == self.target ? 1 : 0)
    // A property that was added late returns to its start when the animator passes the fraction at which
    // it was added.
    let share = target == 0 && fraction > 0 ? max(1 - addedAt / fraction, 0) : 1
    (from, until) = (0, share == 0 && first != last ? seconds : seconds * share)
  }

  /// Moves the progress by scrubbing: in proportion, through the progress shown at the previous fraction;
  /// or along the curve.
  mutating func scrub(
    from before: Double, to fraction: Double, _ elapsed: Double, _ curve: Easing, isLinear: Bool
  ) {
    let shown = progress(at: elapsed, curve)
    if isLinear || !isWhole {
      scrubbed =
        fraction >= before
        ? before < 1 ? shown + (1 - shown) * ((fraction - before) / (1 - before)) : shown
        : before > addedAt
          ? shown * max((fraction - addedAt) / (before - addedAt), 0) : shown
    } else {
      let share = addedAt < 1 ? min(max((fraction - addedAt) / (1 - addedAt), 0), 1) : 1
      scrubbed = progress(of: share, curve)
    }
  }
}
