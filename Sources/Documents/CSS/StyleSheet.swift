import CurveNotation
import CurvePlatforms
import Curves

/// The curves and keyframes of a style sheet, resolved by the cascade.
///
/// It reads custom properties, `transition`, `animation`, their timing functions and `@keyframes`. It
/// also reads other names whose value is a curve, as in a list of `name: curve` lines.
///
/// Declarations compete only within their scope: the same conditions and the same selector. There the
/// last one wins, unlayered ones win over layered ones, and `!important` wins over both.
///
/// - A property of the root (`:root`, `html`, `body`, `*`, `:host`, or no rule at all) has its own name,
///   such as `--ease`. The same property elsewhere is a curve of its own, with its scope before its name:
///   `.reduced-motion --ease`, `@media (width > 600px) --ease`. If the root does not set a property, its
///   first declaration has the name without a scope; one without a condition takes precedence.
/// - `var()` takes the value from the same rule, or else from the same selector without the condition,
///   from the rules around it, from the root under the same condition, or from the root. Fallbacks
///   apply, and properties that refer to themselves are dropped, as in a browser.
/// - The `initial-value` of `@property` is the value where no rule sets the property.
/// - Conditions are `@media`, `@container` and other at-rules, but not `@layer`. `@supports` counts as
///   supported unless it says `not`.
///
/// The shorthand and the longhands of a scope are one transition or animation each, as the cascade combines them.
/// One invalid word makes a whole `transition` or `animation` invalid, as in a browser. What is skipped
/// or overridden is in ``notes``.
///
/// Nothing is executed or fetched. Complexity: linear in the text. The limits are 64 MiB and 512 levels
/// of blocks.
///
/// ```swift
/// let sheet = try StyleSheet("a { --snap: var(--out); --out: ease-out; transition: top 1s var(--snap) }")
/// sheet.curves.map(\.name)    // ["--snap", "--out", "a transition top"]
/// ```
///
/// Source: CSS Cascade Level 5; CSS Custom Properties Level 1; CSS Animations Level 2.
public struct StyleSheet: Sendable {
  /// The curves, in text order.
  public let curves: [DocumentCurve]
  /// The keyframes by name, in text order. The last rule of a name is listed. A rule with a vendor prefix
  /// is listed only if there is no rule without one; a rule under a condition is listed in addition.
  public let keyframes: [KeyframesRule]
  /// The times of the custom properties, and those of rules that set no property, name or
  /// timing function.
  package let durations: [Duration]
  /// Notes on skipped and overridden declarations, each with its position.
  public let notes: [DocumentNote]
  private let cascade: Cascade

  /// Reads a style sheet.
  ///
  /// - Throws: ``DocumentError`` with line and column for an unterminated comment, a text larger than 64
  ///   MiB or blocks nested more than 512 deep. A value that is not a curve is not an error.
  public init(_ text: String) throws(DocumentError) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a style sheet in UTF-8.
  /// - Throws: As ``init(_:)``.
  public init(bytes: [UInt8]) throws(DocumentError) {
    let reader = try StyleSheetReader(NestedProperties.flattened(bytes))
    var cascade = Cascade(reader)
    cascade.collect()
    var values = VariableResolution(cascade)
    values.resolveAll()
    let times = Self.durations(cascade, &values)
    var collection = CurveCollection(cascade, values)
    collection.collect()
    curves = collection.curves
    durations = times + collection.durations
    self.cascade = cascade
    var rules = KeyframesCollection(cascade, collection.values, collection.notes)
    rules.collect()
    keyframes = rules.rules
    notes = rules.notes.all
  }

  /// The curve with a name. The prefix `--` is optional.
  public func curve(_ name: String) -> Easing? {
    (curves.last { $0.name == name } ?? curves.last { $0.name == "--" + name })?.easing
  }

  /// The names of all properties, including those that are not curves.
  package var propertyNames: [String] { cascade.properties.map(\.name) }

  /// Why a property is not a curve, with its line and column; nil if the property does not exist.
  public func error(of name: String) -> DocumentError? {
    guard let index = cascade.declaration(of: name) ?? cascade.declaration(of: "--" + name) else {
      return nil
    }
    let range = cascade.reader.declarations[index].value
    do throws(SyntaxError) {
      _ = try EasingParser().parse(cascade.reader.text(range))
    } catch {
      var offset = range.lowerBound
      for _ in 1..<max(error.column, 1) where offset < range.upperBound {
        offset += 1
        while offset < range.upperBound, cascade.reader.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return cascade.lines.error("expected \(error.expected)\(hint)", at: offset)
    }
    return cascade.lines.error("expected a curve", at: range.lowerBound)
  }
}
