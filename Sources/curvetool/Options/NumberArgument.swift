import ArgumentParser

/// Reads a number of an option; nan and infinities pass, and are refused by name later.
@Sendable func number(_ text: String) throws -> Double {
  guard let value = plainNumber(text) else { throw ValidationError("a number is expected") }
  return value
}

/// Reads a number that is all of a text: no white space, no NUL.
func plainNumber(_ text: String) -> Double? {
  guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
  return Double(text)
}

/// Reads a whole number of an option, also one written as 1e6.
@Sendable func wholeNumber(_ text: String) throws -> Int {
  if let value = Int(text) { return value }
  guard let value = plainNumber(text), let whole = Int(exactly: value) else {
    throw ValidationError("a whole number is expected")
  }
  return whole
}

/// Refuses a value of an option: one line that names it, the value and what is allowed.
func require(_ condition: Bool, _ option: String, _ value: Double, _ allowed: String)
  throws(ValidationError)
{
  guard condition else {
    throw ValidationError("\(option) must be \(allowed), but is \(value.argumentText)")
  }
}

extension Double {
  /// The shortest text that reads back to the number, as an argument has it.
  var argumentText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Refuses options that say the same thing twice.
func refuse(_ options: [(String, Bool)], because reason: String) throws(ValidationError) {
  let given = options.filter(\.1).map(\.0)
  guard given.count > 1 else { return }
  throw ValidationError("\(given.joined(separator: " and ")) exclude each other: \(reason)")
}

/// Refuses the first of some options that was given, since it would change nothing.
func refuseIdle(_ options: [(String, Bool)], _ reason: String) throws(ValidationError) {
  guard let option = options.first(where: \.1)?.0 else { return }
  throw ValidationError("\(option) has no effect \(reason)")
}

/// Reads a time of an option: seconds, with or without `s`, or milliseconds with `ms`.
@Sendable func seconds(_ text: String) throws -> Double {
  let lower = text.lowercased()
  if lower.hasSuffix("ms"), let value = plainNumber(String(text.dropLast(2))) {
    return value / 1000
  }
  if lower.hasSuffix("s"), let value = plainNumber(String(text.dropLast())) { return value }
  guard let value = plainNumber(text) else {
    throw ValidationError("a time is expected, in seconds or as 300ms")
  }
  return value
}

/// Reads a ratio of an option: a number, or a percentage with `%`.
@Sendable func fraction(_ text: String) throws -> Double {
  if text.hasSuffix("%"), let value = plainNumber(String(text.dropLast())) { return value / 100 }
  guard let value = plainNumber(text) else {
    throw ValidationError("a number or a percentage is expected")
  }
  return value
}
