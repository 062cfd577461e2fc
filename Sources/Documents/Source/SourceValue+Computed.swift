import CurveNotation
import CurvePlatforms

/// Curves that only a type or a class marks.
extension SourceValue {
  /// The types of computed properties that are curves.
  static let types = EasingParser.propertyTypes.subtracting(["CAKeyframeAnimation"])

  /// The classes whose messages of Objective-C make a curve.
  static let messages = [
    "UIView", "CAMediaTimingFunction ", "UICubicTimingParameters ", "UISpringTimingParameters ",
  ]

  /// The curve of a computed property such as `Animation { .snappy }`; nil for other texts.
  func computed(_ text: String, as type: String) throws(SyntaxError) -> ParsedEasing? {
    guard Self.types.contains(type),
      text.dropFirst(type.count).first(where: { $0 != " " }) == "{"
    else { return nil }
    // Of several calls, each is a curve of its own.
    if text.utf8.contains(UInt8(ascii: "(")) { return try? EasingParser().parse(text) }
    return try EasingParser().parse(text)
  }
}
