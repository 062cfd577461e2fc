/// The timing function that rises in equal steps: `steps(count, jump)`.
///
/// The value is that of CSS Easing Functions Level 2, section 2.4 to the last digit: floor(count x)
/// with the corrections for the jump terms and the before flag, divided by the number of jumps.
///
/// ```swift
/// let steps = try Steps(4, .jumpStart)
/// steps.value(at: 0)                  // 0.25
/// steps.value(at: 0, before: true)    // 0
/// ```
public struct Steps: Sendable, Hashable {
  /// Which of the ends the steps jump at.
  public enum Jump: String, Sendable, Hashable, CaseIterable {
    /// At the start, not at the end.
    case jumpStart = "jump-start"
    /// At the end, not at the start; what CSS leaves out of the text.
    case jumpEnd = "jump-end"
    /// At neither end: both 0 and 1 are held for a while.
    case jumpNone = "jump-none"
    /// At both ends.
    case jumpBoth = "jump-both"
    /// The older word for `jumpStart`: the same function, which CSS writes as it was given.
    case start = "start"
  }

  /// The number of intervals.
  public let count: Int
  /// Which of the ends the steps jump at.
  public let jump: Jump

  /// Creates a function of a number of intervals.
  /// - Throws: ``TimingFunctionError`` unless the count is at least 1, or 2 for `jumpNone`.
  public init(_ count: Int, _ jump: Jump = .jumpEnd) throws(TimingFunctionError) {
    let least = Self.leastCount(jump)
    guard count >= least else {
      throw TimingFunctionError(
        parameter: "count", value: Double(count), allowed: "at least \(least)")
    }
    self.init(valid: count, jump)
  }

  /// Creates a function of a count that is known to be allowed.
  package init(valid count: Int, _ jump: Jump) {
    self.count = count
    self.jump = jump
  }

  /// The fewest intervals a jump term allows.
  package static func leastCount(_ jump: Jump) -> Int { jump == .jumpNone ? 2 : 1 }
}

extension Steps: TimingFunction {
  /// The value at a progress, exact to the rounding of one division; the steps go on beyond 0...1.
  public func value(at progress: Double) -> Double { value(at: progress, before: false) }

  /// The value at a progress, with the before flag of CSS: set while an animation has not begun
  /// (or, backwards, has ended), it holds a jump at exactly this progress back.
  public func value(at progress: Double, before: Bool) -> Double {
    let position = finite(progress * Double(count))
    var step = position.rounded(.down)
    let isExact = step == position
    step += firstStep
    if before, isExact { step -= 1 }
    if progress >= 0, step < 0 { step = 0 }
    if progress <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// 0: between its jumps the function is constant.
  public func velocity(at progress: Double) -> Double { 0 }

  /// The CSS text, such as `steps(4)` or `steps(2, jump-start)`.
  public var description: String {
    jump == .jumpEnd ? "steps(\(count))" : "steps(\(count), \(jump.rawValue))"
  }

  /// The number of jumps at progress 0.
  var firstStep: Double { jump == .jumpEnd || jump == .jumpNone ? 0 : 1 }

  /// The number of jumps from 0 to 1.
  var jumps: Double {
    switch jump {
    case .jumpStart, .jumpEnd, .start: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }
}

#if !hasFeature(Embedded)
  extension Steps.Jump: Codable {}
#endif
