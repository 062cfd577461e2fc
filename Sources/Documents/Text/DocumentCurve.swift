import CurveNotation
import Curves

/// A curve of a document: a style sheet, design tokens, a Lottie animation, source code or a list.
public struct DocumentCurve: Sendable, Hashable, Codable {
  /// The name in the document; empty if the document is a single curve.
  ///
  /// In a style sheet it is a property such as `--snap` or `.dark --snap`, or a selector with a shorthand
  /// and what it animates, such as `.card transition opacity`. In source code it is the names of the
  /// declarations around the curve, joined with dots, or `line 12` without any.
  public var name: String
  /// The curve.
  public var easing: Easing
  /// The duration in seconds that the document states in addition to the curve; nil if it states none or
  /// calculates it.
  public var duration: Double?
  /// The delay in seconds that the document states; nil if it is 0, or as for the duration.
  public var delay: Double?
  /// How often the animation runs, if the document says so.
  public var repeats: Repeats?
  /// The line of the curve's declaration, counted from 1.
  public var line: Int
  /// Whether the declaration only refers to another one that has the curve.
  public var isAlias = false
  /// The name of the `@keyframes` that an animation of a style sheet plays.
  public var keyframes: String?
  /// Whether it plays them backwards, so that the curve is the mirrored one.
  var isReversed = false

  /// The timing function of the keyframes played forwards.
  var forwardEasing: Easing { isReversed ? easing.mirrored : easing }

  /// Whether source code has no name for it, so that it has that of its line.
  var isUnnamed: Bool {
    guard name.hasPrefix("line \(line)") else { return false }
    return name.dropFirst("line \(line)".count).first.map { $0 == " " } ?? true
  }
}
