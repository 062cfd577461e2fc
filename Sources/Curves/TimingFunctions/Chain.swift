import CurveArithmetic
import Spring

/// A sequence of timing functions, each over its own part of the progress and of the value.
///
/// The first part starts at (0, 0). Each part runs to its end point, where the next one starts.
///
/// ```swift
/// let chain = try Easing("chained(ease-in 40% 0.75, ease-out 100% 1)")
/// chain.value(at: 0.4)     // 0.75
/// ```
public struct Chain: Sendable, Hashable {
  /// A part of a chain.
  public struct Link: Sendable, Hashable {
    /// The function of the part, from (0, 0) to (1, 1).
    public var easing: Easing
    /// The progress at which the part ends.
    public var end: Double
    /// The value at which the part ends, if its function ends at 1.
    public var value: Double

    /// Creates a part that ends at a progress and a value.
    ///
    /// - Parameters:
    ///   - easing: The function of the part, from (0, 0) to (1, 1).
    ///   - end: The progress at which the part ends.
    ///   - value: The value at which the part ends.
    public init(_ easing: Easing, end: Double, value: Double) {
      self.easing = easing
      self.end = end
      self.value = value
    }
  }

  /// The parts in order.
  public let links: [Link]

  /// Creates a chain.
  /// - Throws: `ParameterError` unless the ends increase from above 0 to 1 and the values are in
  ///   -1e100...1e100.
  public init(_ links: [Link]) throws(ParameterError) {
    var last = 0.0
    for link in links {
      guard link.end > last, link.end <= 1 else {
        throw ParameterError(
          parameter: "end", value: link.end, allowed: "above \(cssNumber(last)) and at most 1")
      }
      try ParameterError.require(link.value, in: -1e100...1e100, "value")
      last = link.end
    }
    guard last == 1 else {
      throw ParameterError(parameter: "last end", value: last, allowed: "1")
    }
    // -0 becomes 0, so that equal chains have equal descriptions.
    self.links = links.map { Link($0.easing, end: $0.end, value: $0.value + 0) }
  }
}

extension Chain: TimingFunction, CustomStringConvertible {
  /// The value at a progress, which is limited to 0...1. At a joint it is that of the later part.
  ///
  /// Complexity: logarithmic in the parts.
  public func value(at progress: Double) -> Double {
    let part = part(at: progress)
    let share = min(max((progress - part.start.progress) / part.width, 0), 1)
    return finite(part.start.value + part.rise * part.link.easing.value(at: share))
  }

  /// The velocity at a progress; 0 outside 0...1. At a joint it is that of the later part.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let part = part(at: progress)
    let share = min(max((progress - part.start.progress) / part.width, 0), 1)
    return chainRule(part.rise / part.width, part.link.easing.velocity(at: share))
  }

  /// `chained(function end% value, ...)`.
  public var description: String {
    let parts = links.map { "\($0.easing) \(cssPercentage($0.end)) \(cssNumber($0.value))" }
    return "chained(\(parts.joined(separator: ", ")))"
  }

  private struct Part {
    var link: Link
    var start: CurvePoint
    var width: Double { link.end - start.progress }
    var rise: Double { link.value - start.value }
  }

  private func part(at progress: Double) -> Part {
    // The first part that ends after the progress.
    let index = SegmentSearch.partition(0..<(links.count - 1)) { links[$0].end <= progress }
    let start =
      index == 0
      ? CurvePoint(progress: 0, value: 0)
      : CurvePoint(progress: links[index - 1].end, value: links[index - 1].value)
    return Part(link: links[index], start: start)
  }
}

#if !hasFeature(Embedded)
  extension Chain.Link: Codable {}
#endif
