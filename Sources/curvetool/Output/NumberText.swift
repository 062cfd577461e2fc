/// Numbers as text, with `.` whatever the locale.
enum NumberText {
  /// The shortest text that reads back to the same double, or that of a number of significant
  /// digits. Whole numbers have no decimal point, exponents no padding.
  static func text(_ value: Double, precision: Int? = nil) -> String {
    if let precision { return tidied(formatted(value, significantDigits: precision)) }
    return tidied("\(value)")
  }

  /// For people: six digits are more than a screen needs.
  static func brief(_ value: Double) -> String { text(value, precision: 6) }

  private static func tidied(_ text: String) -> String {
    guard let e = text.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    var mantissa = text[..<e]
    if mantissa.hasSuffix(".0") { mantissa = mantissa.dropLast(2) }
    let exponent = text[text.index(after: e)...]
    let digits = exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
    return mantissa + "e" + (exponent.hasPrefix("-") ? "-" : "") + digits
  }
}
