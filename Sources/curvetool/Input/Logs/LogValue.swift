import CurveDocuments
import Curves

/// A value in a recording.
enum LogValue {
  case number(Double)
  /// A number with its unit, such as `px`.
  case quantity(Double, unit: String)
  /// A transform, a translation or a point.
  case transform(TransformSample)
  /// `none`: no transform, or no number.
  case noTransform
  /// No value.
  case missing

  private static let units = ["px", "pt", "dp", "%", "deg", "rad", "turn", "rem", "em"]
  private static let absent: Set<String> = ["", "nil", "null", "na", "n/a", "undefined", "-"]

  /// Reads a text; nil if it is not a value.
  init?(_ text: String) {
    let text = text.unwrapped
    let lower = text.lowercased()
    if let number = plainNumber(text) {
      guard !number.isInfinite else { return nil }
      self = number.isNaN ? .missing : .number(number)
    } else if Self.absent.contains(lower) {
      self = .missing
    } else if lower == "none" {
      self = .noTransform
    } else if let (number, unit) = Self.quantity(lower) {
      self = .quantity(number, unit: unit)
    } else if lower.contains("("), let list = try? TransformList(text) {
      self = .transform(TransformSample(list.matrix))
    } else if let sample = LogTuple.numbers(in: text).flatMap(TransformSample.init) {
      self = .transform(sample)
    } else {
      let lengths = lower.split(separator: " ").map { Self.quantity(String($0)) }
      guard (2...3).contains(lengths.count), !lengths.contains(where: { $0?.unit != "px" }) else {
        return nil
      }
      self = .transform(TransformSample(translation: lengths.compactMap { $0?.value }))
    }
  }

  private static func quantity(_ text: String) -> (value: Double, unit: String)? {
    guard let unit = units.first(where: text.hasSuffix),
      let value = plainNumber(text.dropLast(unit.count).unpadded), value.isFinite
    else { return nil }
    return (value, unit)
  }

  /// The number of a text with a decimal comma; nil for other texts.
  static func decimalComma(_ text: String) -> Double? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first?.isNumber == true else { return nil }
    return plainNumber(parts.joined(separator: "."))
  }
}

/// A time in a recording.
enum LogTime {
  case number(Double)
  /// A time with its unit.
  case quantity(Double, LogUnit)
  /// No time.
  case missing

  /// Reads a text; nil if it is not a time.
  init?(_ text: String) {
    let text = text.unwrapped
    if let number = plainNumber(text) {
      guard !number.isInfinite else { return nil }
      self = number.isNaN ? .missing : .number(number)
    } else if case .missing = LogValue(text) {
      self = .missing
    } else if let (value, unit) = LogUnit.quantity(text) {
      self = .quantity(value, unit)
    } else {
      return nil
    }
  }
}

extension String {
  /// The text in Swift's `Optional(...)`, which is how it prints optional numbers.
  fileprivate var unwrapped: String {
    hasPrefix("Optional(") && hasSuffix(")") ? String(dropFirst(9).dropLast()) : self
  }
}
