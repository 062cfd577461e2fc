import CurveArithmetic
import Curves

/// A timing function and the text it was read from.
public struct ParsedEasing: Sendable {
  /// How to produce the specified text when it is needed.
  enum Specified: Sendable {
    /// The text of the function itself.
    case description
    /// Stops of `linear()`, with the text of those that were calculated.
    case stops([PiecewiseLinear.Stop], [String?])
    case text(String)
  }

  /// The function; its description is the text of the computed value, with all digits.
  public var easing: Easing
  /// The duration in seconds that the text states in addition to the curve, as in `.easeIn(duration: 0.3)`. It
  /// is nil for a spring, which has its own duration.
  public package(set) var duration: Double?
  /// The delay in seconds that the text states.
  public package(set) var delay: Double?
  /// How often the animation runs, if the text says so.
  public package(set) var repeats: Repeats?
  /// Settings of the text that are not part of a curve, and settings that other systems read differently;
  /// one sentence each.
  public package(set) var notes: [String] = []
  let specified: Specified
  /// Whether the text is an expression of another system.
  package let isForeign: Bool

  init(easing: Easing, specified: Specified, isForeign: Bool = false) {
    self.easing = easing
    self.specified = specified
    self.isForeign = isForeign
  }

  /// A curve read from an expression of another system.
  package init(foreign easing: Easing, text: String) {
    self.init(easing: easing, specified: .text(text), isForeign: true)
  }

  /// A curve whose specified text is its description.
  package init(computed easing: Easing) { self.init(easing: easing, specified: .description) }

  /// The text of the specified value: stops as the author wrote them, `calc()` simplified but kept.
  public var specifiedText: String {
    switch specified {
    case .description: return easing.description
    case .text(let text): return text
    case .stops(let stops, let texts):
      let written = stops.indices.map { texts[$0] ?? Self.text(stops[$0]) }
      return "linear(\(written.joined(separator: ", ")))"
    }
  }

  private static func text(_ stop: PiecewiseLinear.Stop) -> String {
    var written = cssNumber(stop.output)
    for position in [stop.input, stop.end] {
      if let position { written += " " + cssPercentage(position) }
    }
    return written
  }
}

extension ParsedEasing: Hashable {
  /// Whether function and text are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.easing == b.easing && a.isForeign == b.isForeign && a.specifiedText == b.specifiedText
  }

  /// Hashes the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(easing) }
}
