import ArgumentParser

/// Options that do not go together. A command or a group of options declares its rules next to the options.
enum OptionRule: Sendable {
  /// At most one of the options may be given.
  case exclusive([String], because: String)
  /// The first options have no effect unless one of the others is given.
  case idle([String], without: [String])

  /// - Throws: `ValidationError` that names the options.
  func check() throws(ValidationError) {
    switch self {
    case .exclusive(let options, let reason):
      let given = options.filter { GivenOptions.contain($0) }
      guard given.count > 1 else { return }
      throw ValidationError("\(given.joined(separator: " and ")) exclude each other: \(reason)")
    case .idle(let options, let others):
      if GivenOptions.contain(anyOf: others) { return }
      try refuseIdle(options, "without \(others.joined(separator: " or "))")
    }
  }
}

extension [OptionRule] {
  /// - Throws: `ValidationError` for the first rule that the command line breaks.
  func check() throws(ValidationError) {
    for rule in self { try rule.check() }
  }
}

/// Rejects the first of some options that was given: here it has no effect.
func refuseIdle(_ options: [String], _ reason: String) throws(ValidationError) {
  guard let option = options.first(where: { GivenOptions.contain($0) }) else { return }
  throw ValidationError("\(option) has no effect \(reason)")
}

/// The numbers that an option takes.
struct AllowedNumbers: Sendable {
  let text: String
  let contains: @Sendable (Double) -> Bool

  init(_ text: String, _ contains: @escaping @Sendable (Double) -> Bool) {
    (self.text, self.contains) = (text, contains)
  }

  static let finite = Self("finite") { $0.isFinite }
  static let positive = Self("positive and finite") { $0 > 0 && $0.isFinite }
  static let notNegative = Self("0 or positive and finite") { $0 >= 0 && $0.isFinite }

  static func range(_ range: ClosedRange<Double>) -> Self {
    let low = range.lowerBound.argumentText.replacing("e-0", with: "e-")
    return Self("in \(low)...\(range.upperBound.argumentText)") { range.contains($0) }
  }

  static func count(_ range: ClosedRange<Int>) -> Self {
    Self("\(range.lowerBound) to \(range.upperBound)") { range.contains(Int($0)) }
  }
}

/// Rejects a value of an option, if it is given, with one line that names the option, the value and what is allowed.
func require(
  _ option: String, _ value: Double?, _ allowed: AllowedNumbers
) throws(ValidationError) {
  guard let value, !allowed.contains(value) else { return }
  let hint =
    allowed.text.contains("at most 1") || allowed.text.hasSuffix("below 1")
    ? percentHint(value) : ""
  throw ValidationError("\(option) must be \(allowed.text), but is \(value.argumentText)\(hint)")
}
