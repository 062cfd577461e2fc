import CurveNotation

extension Literal {
  /// The number, in seconds if it is a duration.
  func number(in unit: Call.Unit) throws(MeaningError) -> Double {
    switch content {
    case .number(let value, let suffix):
      switch (suffix, unit) {
      case ("", .milliseconds), ("L", .milliseconds), ("ms", .seconds), ("ms", .milliseconds),
        (".milliseconds", .seconds), (".milliseconds", .milliseconds), (".ms", .seconds),
        (".ms", .milliseconds):
        return value / 1000
      case ("", _), ("f", .plain), ("F", .plain), ("d", .plain), ("s", .seconds), (".f", .plain),
        ("f", .seconds), ("F", .seconds), ("d", .seconds), (".f", .seconds),
        ("s", .milliseconds), (".seconds", .seconds), (".seconds", .milliseconds):
        return value
      default: throw MeaningError("a number, not \(text)", at: offset)
      }
    case .name(let name):
      if let value = NamedNumbers.constants[name.split(separator: ".").last.map(String.init) ?? ""]
      {
        return value
      }
      if unit != .plain, let value = NamedNumbers.durations[name] { return value }
    case .call(let name, let members) where Self.conversions.contains(name) && members.count == 1:
      return try members[0].value.number(in: unit)
    case .code(let text):
      if let quotient = Self.quotient(text) {
        return unit == .milliseconds ? quotient / 1000 : quotient
      }
    case .call("Duration", let members) where unit != .plain:
      let parts = try Call(name: "Duration", members: members, offset: offset).numbers([
        .init("seconds", 0), .init("milliseconds", 0), .init("microseconds", 0),
      ])
      return parts[0] + parts[1] / 1000 + parts[2] / 1_000_000
    case .call("toInt", let members) where unit != .plain:  // Kotlin's conversion of a constant
      if let value = members.first?.value { return try value.number(in: unit) }
    case .call(let name, let members)
    where unit != .plain && name.hasSuffix(".toInt") && members.isEmpty:
      let constant = Literal.Content.name(String(name.dropLast(6)))
      return try Literal(content: constant, offset: offset).number(in: unit)
    case .call(let name, let members) where unit != .plain:
      let amount = try Call(name: name, members: members, offset: offset).numbers("amount")[0]
      if name == ".seconds" || name == "TimeSpan.FromSeconds" { return amount }
      if name == ".milliseconds" || name == "TimeSpan.FromMilliseconds" { return amount / 1000 }
    case .object where unit != .plain:  // a duration of design tokens
      if let value = member("value"), case .number(let amount, "") = value.content,
        case .text(let suffix)? = member("unit")?.content
      {
        return try Literal(content: .number(amount, unit: suffix), offset: offset).number(in: unit)
      }
    case .text(let text):  // JSON and token files have numbers in quotes
      var scanner = TextScanner(text)
      if let amount = scanner.takeNumber()?.value(), amount.isFinite,
        case let suffix = scanner.takeName() ?? "", scanner.isAtEnd,
        unit != .plain || suffix.isEmpty
      {
        return try Literal(content: .number(amount, unit: suffix), offset: offset).number(in: unit)
      }
    default: break
    }
    throw MeaningError("a number", at: offset)
  }

  /// Types of Swift, Kotlin and C# whose initialiser keeps the number.
  private static let conversions: Set<String> = [
    "TimeInterval", "CFTimeInterval", "Double", "CGFloat", "Float", "NSNumber",
  ]

  /// The value of `1 / 3` and `2 * 0.15`; nil for other code.
  private static func quotient(_ text: String) -> Double? {
    var scanner = TextScanner(text, isQuiet: true)
    guard let first = scanner.takeNumber()?.value() else { return nil }
    scanner.skipSpace()
    let divides = scanner.take("/")
    guard divides || scanner.take("*") else { return nil }
    scanner.skipSpace()
    guard let second = scanner.takeNumber()?.value(), scanner.isAtEnd else { return nil }
    let value = divides ? first / second : first * second
    return value.isFinite ? value : nil
  }

  /// The numbers of a quoted list such as `0.4,0 0.2,1`.
  func numbers() throws(MeaningError) -> [Double] {
    guard case .text(let text) = content else { return [try number(in: .plain)] }
    var scanner = TextScanner(text)
    var numbers: [Double] = []
    while true {
      scanner.skipSpace()
      if scanner.take(",") { continue }
      guard let number = scanner.takeNumber()?.value() else { break }
      numbers.append(number)
    }
    guard scanner.isAtEnd, !numbers.isEmpty, numbers.allSatisfy({ $0.isFinite }) else {
      throw MeaningError("numbers", at: offset)
    }
    return numbers
  }
}
