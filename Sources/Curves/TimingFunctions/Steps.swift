import Spring

/// The timing function that rises in equal steps: `steps(count, jump)`.
///
/// The value follows CSS Easing Functions Level 2, section 2.4, to the last digit: floor(count x), with
/// the correction for the jump term, divided by the number of jumps.
///
/// ```swift
/// let steps = try Steps(4, .jumpStart)
/// steps.value(at: 0)    // 0.25
/// ```
public struct Steps: Sendable, Hashable {
  /// The ends at which the function jumps.
  public enum Jump: String, Sendable, Hashable, CaseIterable {
    /// At the start, not at the end.
    case jumpStart = "jump-start"
    /// At the end, not at the start. The CSS text omits this default.
    case jumpEnd = "jump-end"
    /// At neither end: 0 and 1 both hold for one interval.
    case jumpNone = "jump-none"
    /// At both ends.
    case jumpBoth = "jump-both"
    /// The older keyword for `jumpStart`: the same function. CSS keeps the keyword as written.
    case start = "start"
  }

  // Counts up to 2^53 are text of the same meaning on every system.
  #if _pointerBitWidth(_32)
    /// The type of a number of intervals.
    public typealias Count = Int64
  #else
    /// The type of a number of intervals.
    public typealias Count = Int
  #endif

  /// The number of intervals.
  public let count: Count
  /// The ends at which the function jumps.
  public let jump: Jump

  /// Creates a function with a number of intervals.
  ///
  /// - Parameters:
  ///   - count: The number of intervals.
  ///   - jump: The ends at which the function jumps.
  /// - Throws: `ParameterError` unless the count is at least 1, or 2 for `jumpNone`.
  public init(_ count: Count, _ jump: Jump = .jumpEnd) throws(ParameterError) {
    let least = Self.leastCount(jump)
    guard count >= least else {
      throw ParameterError(
        parameter: "count", value: Double(count), allowed: "at least \(least)")
    }
    self.init(valid: count, jump)
  }

  /// Creates a function from a count that is known to be allowed.
  package init(valid count: Count, _ jump: Jump) {
    self.count = count
    self.jump = jump
  }

  /// The smallest count that a jump term allows.
  package static func leastCount(_ jump: Jump) -> Count { jump == .jumpNone ? 2 : 1 }
}

extension Steps: TimingFunction, CustomStringConvertible {
  /// The value at a progress, exact up to the rounding of one division. The steps continue beyond 0...1.
  public func value(at progress: Double) -> Double { value(at: progress, before: false) }

  /// The value at a progress or, at exactly the progress of a jump, optionally the value before the jump.
  package func value(at progress: Double, before: Bool) -> Double {
    let position = finite(progress * Double(count))
    var step = position.rounded(.down)
    let isExact = step == position
    step += firstStep
    if before, isExact { step -= 1 }
    if progress >= 0, step < 0 { step = 0 }
    if progress <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// The velocity, 0: the function is constant between its jumps.
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
