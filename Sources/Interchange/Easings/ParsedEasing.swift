import Arithmetic
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
  let specified: Specified
  /// The expression of another system, if the text was one.
  let literal: Literal?

  init(easing: Easing, specified: Specified, literal: Literal? = nil) {
    self.easing = easing
    self.specified = specified
    self.literal = literal
  }

  /// A curve whose specified text is its description.
  init(computed easing: Easing) { self.init(easing: easing, specified: .description) }

  /// The text of the specified value: stops as the author wrote them, `calc()` simplified but kept.
  public var specifiedText: String {
    switch specified {
    case .description: return easing.description
    case .text(let text): return text
    case .stops(let stops, let texts):
      let words = stops.indices.map { texts[$0] ?? Self.text(stops[$0]) }
      return "linear(\(words.joined(separator: ", ")))"
    }
  }

  private static func text(_ stop: PiecewiseLinear.Stop) -> String {
    var words = cssNumber(stop.output)
    for place in [stop.input, stop.end] {
      if let place { words += " " + cssPercentage(place) }
    }
    return words
  }
}

extension ParsedEasing: Hashable {
  /// Whether function, text and expression are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.easing == b.easing && a.literal == b.literal && a.specifiedText == b.specifiedText
  }

  /// Hashes the function and the expression.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(easing)
    hasher.combine(literal)
  }
}
