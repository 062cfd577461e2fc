import CurveArithmetic

extension EasingReader {
  /// A number or percentage from the text.
  struct Argument {
    /// The value; a percentage as a fraction.
    var value: Double
    var isPercentage = false
    var isInteger = false
    /// The result of a math function before rounding or limiting, in percent if it is a percentage.
    var calculated: Double?
    var offset: Int

    var isCalculated: Bool { calculated != nil }

    /// The text of the specified value.
    var text: String {
      if let calculated { return "calc(\(cssNumber(calculated))\(isPercentage ? "%" : ""))" }
      return isPercentage ? cssPercentage(value) : cssNumber(value)
    }
  }

  /// Reads a number.
  mutating func readNumber(_ expected: Expectation) throws(SyntaxError) -> Argument {
    scanner.skipSpace()
    let offset = scanner.position
    guard let argument = try readArgument(), !argument.isPercentage else {
      throw scanner.error("\(expected.text), a number", at: offset)
    }
    return argument
  }

  /// Reads a percentage.
  mutating func readPercentage(_ expected: Expectation) throws(SyntaxError) -> Argument {
    scanner.skipSpace()
    let offset = scanner.position
    guard let argument = try readArgument(), argument.isPercentage else {
      throw scanner.error(expected, at: offset)
    }
    return argument
  }

  /// Reads an integer in a range. `calc()` is rounded, halves upwards, and limited to the range.
  mutating func readInteger(
    _ expected: Expectation, in range: ClosedRange<Double>
  ) throws(SyntaxError) -> Argument {
    var argument = try readNumber(expected)
    if argument.isCalculated {
      let rounded = (argument.value + 0.5).rounded(.down)
      argument.value = min(max(rounded, range.lowerBound), range.upperBound)
    }
    guard argument.isInteger || argument.isCalculated, range.contains(argument.value) else {
      let (low, high) = (cssNumber(range.lowerBound), cssNumber(range.upperBound))
      throw scanner.error("\(expected.text), an integer in \(low)...\(high)", at: argument.offset)
    }
    return argument
  }

  /// Reads a number, percentage or math function; nil if none starts here.
  mutating func readArgument() throws(SyntaxError) -> Argument? {
    scanner.skipSpace()
    let offset = scanner.position
    if let number = scanner.takeNumber() {
      let isPercentage = try takePercentSign()
      let value = number.value(shiftedBy: isPercentage ? -2 : 0)
      guard value.isFinite else { throw scanner.error("a finite number", at: offset) }
      return Argument(
        value: value, isPercentage: isPercentage, isInteger: number.isInteger && !isPercentage,
        offset: offset)
    }
    guard let name = scanner.takeName()?.lowercasedASCII else { return nil }
    guard Self.mathFunctions.contains(name), scanner.take("(") else {
      scanner.rewind(to: offset)
      return nil
    }
    let result = try readMathFunction(name, at: offset)
    guard result.value.isFinite else { throw scanner.error("a finite result", at: offset) }
    return Argument(
      value: result.isPercentage ? result.value / 100 : result.value,
      isPercentage: result.isPercentage, calculated: result.value, offset: offset)
  }

  /// Takes a percent sign, if there is one. A unit is an error.
  private mutating func takePercentSign() throws(SyntaxError) -> Bool {
    if scanner.take("%") { return true }
    let offset = scanner.position
    guard scanner.takeName() == nil else {
      throw scanner.error("a number without a unit", at: offset)
    }
    return false
  }

  /// A number or a percentage of a calculation; a percentage is in percent.
  private struct Quantity {
    var value: Double
    var isPercentage = false
  }

  private static let mathFunctions = ["calc", "min", "max", "clamp"]

  /// Reads the arguments of a math function (CSS Values and Units Level 4, section 10).
  private mutating func readMathFunction(
    _ name: String, at offset: Int
  ) throws(SyntaxError) -> Quantity {
    try nested(at: offset) { (reader) throws(SyntaxError) in
      var arguments = [try reader.readSum()]
      while name != "calc", reader.takeComma() {
        arguments.append(try reader.readSum(like: arguments[0]))
      }
      if name == "clamp", arguments.count != 3 {
        throw reader.scanner.error("three arguments of clamp()")
      }
      try reader.expect(")")
      var result = arguments[0]
      let values = arguments.map { $0.value }
      switch name {
      case "min": result.value = values.reduce(values[0]) { $1.isNaN ? $1 : min($0, $1) }
      case "max": result.value = values.reduce(values[0]) { $1.isNaN ? $1 : max($0, $1) }
      case "clamp":
        result.value =
          values.contains { $0.isNaN } ? .nan : max(values[0], min(values[1], values[2]))
      default: break
      }
      return result
    }
  }

  /// Terms joined by + and -, which need white space around them.
  private mutating func readSum(
    like model: Quantity? = nil
  ) throws(SyntaxError) -> Quantity {
    let offset = scanner.position
    var sum = try readProduct()
    if let model, model.isPercentage != sum.isPercentage {
      throw scanner.error(model.isPercentage ? "a percentage" : "a number", at: offset)
    }
    while true {
      let hadSpace = scanner.skipSpace()
      let operation = scanner.next
      guard operation == UInt8(ascii: "+") || operation == UInt8(ascii: "-") else { return sum }
      let offset = scanner.position
      scanner.advance()
      guard hadSpace, scanner.skipSpace() else {
        throw scanner.error("white space around + and -", at: offset)
      }
      let term = try readProduct()
      guard term.isPercentage == sum.isPercentage else {
        throw scanner.error("terms that are all numbers or all percentages", at: offset)
      }
      sum.value += operation == UInt8(ascii: "+") ? term.value : -term.value
    }
  }

  /// Factors joined by * and /.
  private mutating func readProduct() throws(SyntaxError) -> Quantity {
    var product = try readFactor()
    while true {
      let end = scanner.position
      scanner.skipSpace()
      let offset = scanner.position
      if scanner.take("*") {
        let factor = try readFactor()
        guard !(factor.isPercentage && product.isPercentage) else {
          throw scanner.error("a product with at most one percentage", at: offset)
        }
        product.value *= factor.value
        product.isPercentage = product.isPercentage || factor.isPercentage
      } else if scanner.take("/") {
        let divisor = try readFactor()
        guard !divisor.isPercentage else {
          throw scanner.error("a number to divide by", at: offset)
        }
        product.value /= divisor.value
      } else {
        scanner.rewind(to: end)  // a sum must see the white space
        return product
      }
    }
  }

  private mutating func readFactor() throws(SyntaxError) -> Quantity {
    scanner.skipSpace()
    let offset = scanner.position
    if let number = scanner.takeNumber() {
      return Quantity(value: number.value(), isPercentage: try takePercentSign())
    }
    if scanner.take("(") {
      return try nested(at: offset) { (reader) throws(SyntaxError) in
        let sum = try reader.readSum()
        try reader.expect(")")
        return sum
      }
    }
    let isNegative = scanner.take("-")
    let name = scanner.takeName()?.lowercasedASCII ?? ""
    if !isNegative, Self.mathFunctions.contains(name), scanner.take("(") {
      return try readMathFunction(name, at: offset)
    }
    switch name {
    case "e" where !isNegative: return Quantity(value: 2.718281828459045)
    case "pi" where !isNegative: return Quantity(value: .pi)
    case "nan" where !isNegative: return Quantity(value: .nan)
    case "infinity": return Quantity(value: isNegative ? -.infinity : .infinity)
    default: throw scanner.error("a number, a percentage or a calculation", at: offset)
    }
  }
}
