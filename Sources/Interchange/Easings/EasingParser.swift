import Curves

/// Reads timing functions from text: CSS easing functions, preset names, four bare numbers, and the
/// forms of this package that CSS does not have.
///
/// So are literals of other systems: SwiftUI, UIKit, Core Animation, Jetpack Compose, Android, Flutter,
/// Motion, react-spring, Reanimated, GSAP, anime.js, Figma. What they leave out has their defaults, and
/// a spring that the system never lets be overdamped is critical.
///
/// The grammar is that of CSS Easing Functions Level 2, in any letter case, with comments and
/// `calc()`, `min()`, `max()` and `clamp()` of numbers and percentages. Beyond it: `0.25, 0.1,
/// 0.25, 1` is a cubic-bezier; `family.name` a preset; `spring(...)` a spring; `path("...")`, `penner.out-back(overshoot: 2)`, and `reversed`, `mirrored`, `clamped`,
/// `ping-pong`, `composed`, `blended`, `repeated` and `chained` of other curves.
///
/// Two places where it decides between readings of the standard: `linear()` with a single stop is a
/// constant, as resolved in 2024 (CSSWG issue 10580), while a single stop with two inputs stays
/// invalid, as in every engine; and `calc()` results that are not finite are errors.
///
/// ```swift
/// let parsed = try EasingParser().parse("STEPS(calc(5 / 2), start)")
/// parsed.easing.description     // steps(3, start)
/// parsed.specifiedText          // steps(calc(2.5), start)
/// ```
public struct EasingParser: Sendable {
  /// Creates a parser.
  public init() {}

  /// The timing function that a text describes.
  ///
  /// Complexity: linear in the text; functions nest at most 32 deep.
  /// - Throws: ``SyntaxError`` with the column and what was expected there.
  public func parse(_ text: String) throws(SyntaxError) -> ParsedEasing {
    var reader = EasingReader(text)
    let parsed = try reader.readEasing()
    try reader.expectEnd("the end of the curve")
    return parsed
  }

  /// The timing functions that a text lists, separated by commas.
  /// - Throws: ``SyntaxError`` with the column and what was expected there.
  public func parseList(_ text: String) throws(SyntaxError) -> [ParsedEasing] {
    var reader = EasingReader(text)
    var list = [try reader.readEasing()]
    while reader.takeComma() { list.append(try reader.readEasing()) }
    try reader.expectEnd("a comma or the end of the list")
    return list
  }
}

extension Easing {
  /// The timing function that a text describes; see ``EasingParser``.
  /// - Throws: ``SyntaxError`` with the column and what was expected there.
  public init(_ text: String) throws(SyntaxError) {
    self = try EasingParser().parse(text).easing
  }
}
