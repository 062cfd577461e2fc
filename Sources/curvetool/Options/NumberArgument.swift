import ArgumentParser

/// Reads a number for an option. NaN and infinities pass; later checks reject them by name.
@Sendable func number(_ text: String) throws -> Double {
  guard let value = plainNumber(text) else {
    throw ValidationError("expected a number\(decimalPoint(in: text, takesUnit: false))")
  }
  return value
}

/// A hint for a number with a decimal comma, or with a unit that it does not take; empty for other texts.
private func decimalPoint(in text: String, takesUnit: Bool = true) -> String {
  let start = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
  let unit = text.dropFirst(start.count).drop { $0 == " " }
  if !takesUnit, ratio(text) == nil, unit.first?.isLetter == true, !unit.contains(" "),
    plainNumber(String(start)) != nil, !text.contains(",")
  {
    if unit.hasPrefix("x"), start == "0" { return " in decimal digits" }
    // Without a unit of another size, the number would be another one.
    return unit == "g" || unit == "cm" || unit.hasPrefix("m") && unit != "m"
      ? " without a unit" : " without a unit, as in \(start)"
  }
  if let value = ratio(text) {
    return ": a fraction is written \(((value * 1e7).rounded() / 1e7).argumentText)"
  }
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  guard parts.count == 2, let value = plainNumber(parts.joined(separator: ".")) else { return "" }
  return " with a decimal point, as in \(value.argumentText)"
}

/// The value of a fraction such as `1/60`; nil for other texts.
func ratio(_ text: String) -> Double? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.count == 2, let over = plainNumber(String(parts[0])),
    let under = plainNumber(String(parts[1])), under != 0
  else { return nil }
  return over / under
}

/// The hint for a ratio that looks like a percentage without its sign; empty for others.
func percentHint(_ value: Double) -> String {
  guard value >= 2, value <= 100 else { return "" }
  let n = value.argumentText
  return "; \(n) % is written \(n)% or \((value / 100).argumentText)"
}

/// Reads a text that is entirely a decimal number: no white space, no NUL, no hexadecimal digits.
func plainNumber(_ text: String) -> Double? {
  guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 | 0x20 != UInt8(ascii: "x") }) else {
    return nil
  }
  return Double(text)
}

/// Reads a whole number for an option, possibly written as 1e6.
@Sendable func wholeNumber(_ text: String) throws -> Int {
  if let value = Int(text) { return value }
  guard let value = plainNumber(text), let whole = Int(exactly: value) else {
    throw ValidationError("expected a whole number")
  }
  return whole
}

extension Double {
  /// The shortest text that reads back to the number, as written in an argument.
  var argumentText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The number of a length, such as `0.5px`; nil for other texts.
private func length(_ text: String) -> Double? {
  let unit = ["px", "pt", "dp", "pixels", "points"].first(where: text.lowercased().hasSuffix)
  return unit.flatMap { plainNumber(String(text.dropLast($0.count))) }
}

/// Reads a velocity for an option, in value units per second: a number, as in `1200px/s`, or `1.2px/ms`.
@Sendable func velocity(_ text: String) throws -> Double {
  let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
  if parts.count == 2, ["s", "sec", "ms"].contains(parts[1]),
    let value = length(String(parts[0])) ?? plainNumber(String(parts[0]))
  {
    return parts[1] == "ms" ? value * 1000 : value
  }
  guard let value = plainNumber(text) else {
    throw ValidationError(
      "expected a velocity per second"
        + (text.contains(",") ? decimalPoint(in: text) : ", as in 1200 or 1200px/s"))
  }
  return value
}

/// Reads a time for an option: seconds, with or without `s`, or milliseconds with `ms`.
@Sendable func seconds(_ text: String) throws -> Double {
  let unit = String(text.reversed().prefix(while: \.isLetter).reversed())
  var number = text.dropLast(unit.count)
  if !unit.isEmpty { while number.last == " " { number.removeLast() } }
  let size: Double? =
    switch unit.lowercased() {
    case "ms", "msec", "millisecond", "milliseconds": 1000
    case "s", "sec", "second", "seconds": 1
    default: nil
    }
  if let size, let value = plainNumber(String(number)) { return value / size }
  guard let value = plainNumber(text) else {
    throw ValidationError("expected a time, in seconds or as 300ms\(decimalPoint(in: text))")
  }
  return value
}

/// The largest difference that is allowed: a fraction of the distance, or of samples a number in their own units,
/// such as 0.5px.
struct AllowedDifference: Sendable {
  let value: Double
  /// The unit of the samples; nil for a fraction. It is only shown: samples have one unit.
  let unit: String?

  @Sendable init(_ text: String) throws {
    let unit = String(text.reversed().prefix(while: \.isLetter).reversed())
    if !unit.isEmpty, unit.count < text.count,
      let value = plainNumber(String(text.dropLast(unit.count)))
    {
      (self.value, self.unit) = (value, unit)
    } else {
      (value, self.unit) = (try fraction(text), nil)
    }
  }

  /// In value units, for a move over a distance.
  func inUnits(over distance: Double) -> Double { unit == nil ? value * abs(distance) : value }

  /// As a fraction of a distance.
  func relative(to distance: Double) -> Double { unit == nil ? value : value / abs(distance) }

  /// What it allows, such as 0.5px.
  var text: String { value.argumentText + (unit ?? " of the distance") }
}

/// Reads a ratio for an option: a number, or a percentage with `%`.
@Sendable func fraction(_ text: String) throws -> Double {
  if text.hasSuffix("%") {
    let number = text.dropLast(text.hasSuffix(" %") ? 2 : 1)
    if let value = plainNumber(String(number)) { return value / 100 }
  }
  if let value = length(text) {
    // The number alone would be a fraction.
    throw ValidationError(
      "expected a fraction of the distance: divide by it, as in "
        + "\(((value / 300 * 1e5).rounded() / 1e5).argumentText) for \(text) of 300")
  }
  guard let value = plainNumber(text) else {
    throw ValidationError(
      "expected a number or a percentage\(decimalPoint(in: text, takesUnit: false))")
  }
  return value
}
