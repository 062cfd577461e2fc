/// Reads timing functions from text: CSS easing functions, preset names, four bare numbers, and this
/// package's own forms.
///
/// The grammar is that of CSS Easing Functions Level 2, in any letter case, with comments and `calc()`,
/// `min()`, `max()` and `clamp()` of numbers and percentages. Extensions: `0.25, 0.1, 0.25, 1` is a
/// cubic-bezier; `family.name` is a preset; `spring(...)` is a spring. Every kind of `Easing` has a form, that
/// of its `description`, such as `path("...")`, `penner.out-back(overshoot: 2)` and `repeated(ease, 3)`.
///
/// The standard is open to interpretation in two places. `linear()` with a single stop is a constant, as
/// resolved in 2024 (CSSWG issue 10580); a single stop with two inputs stays invalid, as in every engine.
/// `calc()` results that are not finite are errors.
///
/// ```swift
/// let parsed = try NotationParser().parse("STEPS(calc(5 / 2), start)")
/// parsed.easing.description     // steps(3, start)
/// parsed.specifiedText          // steps(calc(2.5), start)
/// ```
public struct NotationParser: Sendable {
  private let foreign: ForeignNotation?

  /// Creates a parser.
  public init() { foreign = nil }

  /// A parser that also reads other notations.
  package init(foreign: ForeignNotation) { self.foreign = foreign }

  /// The timing function that a text describes.
  ///
  /// Complexity: linear in the text; functions nest at most 32 deep.
  /// - Throws: ``SyntaxError`` with the column and what is expected there.
  public func parse(_ text: String) throws(SyntaxError) -> ParsedEasing {
    if let plain = PlainEasing.read(text) { return plain }
    var reader = EasingReader(text, foreign: foreign)
    let parsed = try reader.readEasing()
    try reader.expectEnd(.end)
    return parsed
  }

  /// The timing functions in a comma-separated list.
  /// - Throws: ``SyntaxError`` with the column and what is expected there.
  public func parseList(_ text: String) throws(SyntaxError) -> [ParsedEasing] {
    var reader = EasingReader(text, foreign: foreign)
    var list = [try reader.readEasing()]
    while reader.takeComma() { list.append(try reader.readEasing()) }
    try reader.expectEnd("a comma or the end of the list")
    return list
  }
}
