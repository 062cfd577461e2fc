import CurveNotation

/// The result of `calc()` and other functions of CSS with numbers and times alone.
///
/// Source: CSS Values and Units Level 4, mathematical functions.
enum Calculation {
  /// A number, or a time in milliseconds: decimal fractions of a second are then exact.
  struct Quantity {
    var value: Double
    var isTime: Bool

    /// In seconds; nil for a number.
    var seconds: Double? { isTime ? value / 1000 : nil }

    /// The product; nil for one of two times.
    func times(_ other: Self) -> Self? {
      isTime && other.isTime
        ? nil : Self(value: value * other.value, isTime: isTime || other.isTime)
    }

    /// The quotient; nil for a number over a time.
    func divided(by other: Self) -> Self? {
      other.isTime && !isTime
        ? nil : Self(value: value / other.value, isTime: isTime && !other.isTime)
    }
  }

  private static let functions = ["calc", "min", "max", "clamp", "abs"]
  private static let depthLimit = 32
  private static let lengthLimit = 512

  /// Whether a text begins as a function whose result is a number or a time.
  static func isFunction(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" }.lowercased()
    return name.count < text.count && functions.contains(StyleSheetReader.unprefixed(name))
  }

  /// The result of a function; nil for other texts, and for units other than those of times.
  static func function(_ text: String) -> Quantity? {
    isFunction(text) ? expression(text) : nil
  }

  /// The result of a sum or product, with or without a function around it; nil for other texts.
  static func expression(_ text: String) -> Quantity? {
    guard text.utf8.count <= lengthLimit else { return nil }
    var scanner = TextScanner(text, isQuiet: true)
    guard let result = sum(&scanner, 0), scanner.isAtEnd, result.value.isFinite else { return nil }
    return result
  }

  /// The sum or product that a text begins with, and its length in bytes; nil if the text begins with neither.
  static func prefix(_ text: String) -> (result: Quantity, length: Int)? {
    var scanner = TextScanner(text, isQuiet: true)
    guard let result = sum(&scanner, 0), result.value.isFinite else { return nil }
    return (result, scanner.position)
  }

  /// Whether a text is a function of CSS with a time in it whose result is not known.
  static func isUnknownTime(_ text: String) -> Bool {
    guard ShorthandParts.isCalculation(text.lowercasedASCII), function(text) == nil else {
      return false
    }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.contains {
      StyleSheet.seconds(Array($0.utf8)) != nil
    }
  }

  private static func sum(_ scanner: inout TextScanner, _ depth: Int) -> Quantity? {
    guard depth < depthLimit, var result = product(&scanner, depth) else { return nil }
    while true {
      // CSS requires white space around + and -.
      let end = scanner.position
      guard scanner.skipSpace() else { return result }
      let isSum = scanner.take("+")
      guard isSum || scanner.take("-"), scanner.skipSpace(),
        let term = product(&scanner, depth), term.isTime == result.isTime
      else {
        scanner.rewind(to: end)
        return result
      }
      result.value += isSum ? term.value : -term.value
    }
  }

  private static func product(_ scanner: inout TextScanner, _ depth: Int) -> Quantity? {
    guard var result = factor(&scanner, depth) else { return nil }
    while true {
      let back = scanner.position
      _ = scanner.skipSpace()
      let isProduct = scanner.take("*")
      guard isProduct || scanner.take("/") else {
        scanner.rewind(to: back)
        return result
      }
      guard let next = factor(&scanner, depth),
        let value = isProduct ? result.times(next) : result.divided(by: next)
      else {
        scanner.rewind(to: back)
        return result
      }
      result = value
    }
  }

  private static func factor(_ scanner: inout TextScanner, _ depth: Int) -> Quantity? {
    _ = scanner.skipSpace()
    if let number = scanner.takeNumber() {
      switch scanner.takeName()?.lowercasedASCII {
      case nil: return Quantity(value: number.value(), isTime: false)
      case "ms": return Quantity(value: number.value(), isTime: true)
      case "s": return Quantity(value: number.value(shiftedBy: 3), isTime: true)
      default: return nil
      }
    }
    let name = scanner.takeName().map { StyleSheetReader.unprefixed($0.lowercasedASCII) }
    guard name.map({ functions.contains($0) || $0 == "math.div" }) ?? true, scanner.take("(")
    else { return nil }
    var arguments: [Quantity] = []
    repeat {
      guard let argument = sum(&scanner, depth + 1) else { return nil }
      arguments.append(argument)
      _ = scanner.skipSpace()
    } while scanner.take(",")
    guard scanner.take(")") else { return nil }
    return result(of: name ?? "", arguments)
  }

  private static func result(of name: String, _ arguments: [Quantity]) -> Quantity? {
    if name == "math.div" {
      return arguments.count == 2 ? arguments[0].divided(by: arguments[1]) : nil
    }
    guard var result = arguments.first,
      arguments.allSatisfy({ $0.isTime == result.isTime })
    else { return nil }
    let values = arguments.map(\.value)
    switch name {
    case "min": result.value = values.min() ?? result.value
    case "max": result.value = values.max() ?? result.value
    case "clamp":
      guard values.count == 3 else { return nil }
      result.value = max(values[0], min(values[1], values[2]))
    case "abs": result.value = abs(result.value)
    default: break
    }
    let isSingle = !["min", "max", "clamp"].contains(name)
    return isSingle && arguments.count > 1 ? nil : result
  }
}
