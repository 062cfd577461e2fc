/// What a reader expects, and what that says of a text, for readers that try another notation.
package struct Expectation: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Kind: Sendable {
    /// The text is not understood: another notation may be.
    case unread
    /// This package's own form does not have the label.
    case label
    /// A comma is missing between two settings.
    case separator
    /// There are several curves.
    case several
    /// A name or a label is not allowed, or the text describes more than one thing.
    case choice
    /// Another reason.
    case reason
  }

  package let text: String
  package let kind: Kind

  package init(_ text: String, _ kind: Kind = .reason) { (self.text, self.kind) = (text, kind) }

  package init(stringLiteral text: String) { self.init(text) }

  package static var curve: Self { Self("a curve", .unread) }
  package static var function: Self { Self("a function", .unread) }
  package static var setting: Self { Self("a setting", .unread) }
  package static var value: Self { Self("a value", .unread) }
  package static var end: Self { Self("the end of the curve", .unread) }
  package static var curveNotCode: Self { Self("a curve, not code", .unread) }

  /// A mark such as a comma.
  package static func mark(_ mark: Unicode.Scalar) -> Self { Self("\"\(mark)\"", .unread) }

  /// A comma in front of a setting.
  package static func comma(before label: String) -> Self {
    Self("a comma before \(label)", .separator)
  }

  /// One of several names.
  package static func one(of names: [String], _ kind: Kind = .choice) -> Self {
    Self("one of \(names.joined(separator: ", "))", kind)
  }

  /// One curve, where there are several.
  package static func oneCurve(not other: String) -> Self {
    Self("one curve, not \(other)", .several)
  }

  /// One thing, where more are described.
  package static func one(_ text: String) -> Self { Self("one \(text)", .choice) }
}
