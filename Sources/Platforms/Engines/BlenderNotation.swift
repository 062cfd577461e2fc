import CurveNotation
import Curves

/// Keyframes of an F-Curve as Python lists them, in seconds and values: a row for each with its left handle,
/// the point, its right handle and the interpolation that follows.
package struct BlenderKeys {
  /// The interpolation from a keyframe to the next one.
  package enum Interpolation: String {
    case constant = "CONSTANT"
    case linear = "LINEAR"
    case bezier = "BEZIER"
  }

  package struct Key {
    package var left: Point2D
    package var point: Point2D
    package var right: Point2D
    package var interpolation: Interpolation
  }

  package private(set) var keys: [Key] = []

  /// The only list of rows in a text; nil without one, or with several.
  ///
  /// - Complexity: linear in the text.
  package init?(_ text: String) {
    var list = text[...]
    if !text.hasPrefix("[") {
      guard let mark = text.firstRange(of: "= [") else { return nil }
      list = text[mark.lowerBound...].dropFirst(2)
    }
    var scanner = TextScanner(String(list), isQuiet: true)
    _ = scanner.take("[")
    scanner.skipSpace()
    while !scanner.take("]") {
      guard let key = Self.row(&scanner) else { return nil }
      keys.append(key)
      scanner.skipSpace()
      _ = scanner.take(",")
      scanner.skipSpace()
    }
    guard keys.count > 1, !scanner.skip(past: "= [") else { return nil }
  }

  /// Six numbers and an interpolation in parentheses.
  private static func row(_ scanner: inout TextScanner) -> Key? {
    guard scanner.take("(") else { return nil }
    var numbers: [Double] = []
    for _ in 0..<6 {
      scanner.skipSpace()
      guard let number = scanner.takeNumber()?.value(), number.isFinite else { return nil }
      numbers.append(number)
      scanner.skipSpace()
      guard scanner.take(",") else { return nil }
    }
    scanner.skipSpace()
    guard let word = scanner.takeQuoted(), let interpolation = Interpolation(rawValue: word) else {
      return nil
    }
    scanner.skipSpace()
    _ = scanner.take(",")
    guard scanner.take(")") else { return nil }
    return Key(
      left: Point2D(x: numbers[0], y: numbers[1]), point: Point2D(x: numbers[2], y: numbers[3]),
      right: Point2D(x: numbers[4], y: numbers[5]), interpolation: interpolation)
  }

  /// The curve of a list in brackets; nil for other lists.
  package static func parsed(list text: String) -> ParsedEasing? {
    text.hasPrefix("[") ? try? parsed(text) : nil
  }

  /// The curve of a text with one list; nil for other texts.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard let list = Self(text), let first = list.keys.first else { return nil }
    var curve = KeyframeCurve(at: 0)
    for (index, key) in list.keys.enumerated() {
      let next = list.keys[min(index + 1, list.keys.count - 1)]
      let segment: KeyframeCurve.Segment =
        switch key.interpolation {
        case .constant: .hold
        case .linear: .linear
        case .bezier: .absolute(key.right, next.left)
        }
      curve.add(key.point.x, key.point.y, then: segment)
    }
    var parsed = try curve.parsed(of: text)
    parsed.duration = curve.duration
    if first.point.x != 0 { parsed.delay = first.point.x }
    return parsed
  }
}
