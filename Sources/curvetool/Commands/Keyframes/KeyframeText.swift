import ArgumentParser
import CurveNotation
import Curves

/// Reads the values and modes of keyframe options.
enum KeyframeText {
  /// Values separated by spaces, semicolons, or commas with spaces. A single list with commas is a list of numbers.
  static func values(_ text: String) throws(ToolError) -> [AnimatableValue] {
    let text = NumberList.unbracketed(text)
    var items: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character.isWhitespace || character == ";" {
        items.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    items.append(text[start...])
    items.removeAll { $0.isEmpty }
    if items.count == 1, items[0].contains(","), !items[0].contains("(") {
      items = items[0].split(separator: ",")
    }
    if items.count > 1, items.dropLast().allSatisfy({ $0.hasSuffix(",") }) {
      items = items.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }  // as in '0, 10, 0'
    }
    guard !items.isEmpty else { throw .usage("--values must have at least one value") }
    var values: [AnimatableValue] = []
    for (index, word) in items.enumerated() { values.append(try value(word, number: index + 1)) }
    return values
  }

  private static func value(_ word: Substring, number: Int) throws(ToolError) -> AnimatableValue {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { plainNumber(String($0)) }.filter(\.isFinite)
    if numbers.count == parts.count {
      switch numbers.count {
      case 1: return .number(numbers[0])
      case 2: return .point(Point2D(x: numbers[0], y: numbers[1]))
      default: return .vector(numbers)
      }
    }
    do throws(SyntaxError) {
      return .color(try ColorValue(String(word)))
    } catch {
      let start = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      let hint =
        word.hasSuffix(",")
        ? ": a point has no space, as in '0,0 9,5'"
        : plainNumber(String(start)) != nil && word.dropFirst(start.count).allSatisfy(\.isLetter)
          ? ": numbers have no unit, as in \(start)" : ""
      throw .usage(
        "--values: value \(number) must be finite numbers with commas, or a colour "
          + "(#rrggbb, rgb(), hsl(), color() or a name), but is \(word.prefix(40))\(hint)")
    }
  }

  /// Reads a calculation mode, with Core Animation's name or a hyphenated one.
  @Sendable static func calculationMode(_ text: String) throws -> CalculationMode {
    if let mode = CalculationMode.allCases.first(where: { $0.rawValue.letters == text.letters }) {
      return mode
    }
    throw ValidationError("expected one of \(modes(", "))")
  }

  /// The calculation modes as a list.
  static func modes(_ last: String) -> String {
    let names = CalculationMode.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + last + (names.last ?? "")
  }

  /// Reads a rotation mode, with Core Animation's name or a hyphenated one.
  @Sendable static func rotationMode(_ text: String) throws -> PathAnimation.RotationMode {
    let modes = [PathAnimation.RotationMode.none, .auto, .autoReverse]
    if let mode = modes.first(where: { $0.rawValue.letters == text.letters }) { return mode }
    throw ValidationError("expected one of none, auto, autoReverse")
  }
}
