/// Numbers that are not written as those of a curve.
extension CurveHint {
  static func decimalPoints(_ text: String) -> String? {
    if hasDecimalCommas(text) {
      return "numbers take a decimal point, not a comma, as in 0.4"
    }
    if let points = fourDecimals(text) ?? SeparateArguments.decimals(from: text) {
      return "numbers take a decimal point, not a comma, as in \(points)"
    }
    return withDecimalPoints(text).map {
      "numbers take a decimal point, not a comma, as in '\($0)'"
    }
  }

  static func countOfNumbers(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("cubic-bezier("), lower.hasSuffix(")") else { return nil }
    let numbers = lower.dropFirst(13).dropLast().split { ", ".contains($0) }
    guard numbers.count != 4, numbers.allSatisfy({ plainNumber(String($0)) != nil }) else {
      return nil
    }
    return "cubic-bezier takes four numbers, as in 0.25,0.1,0.25,1, but got \(numbers.count)"
  }

  static func otherSeparators(_ text: String) -> String? {
    guard let numbers = fourNumbers(text.lowercased()), isCurve(numbers) else { return nil }
    return "did you mean '\(numbers)'?"
  }

  static func loneNumber(_ text: String) -> String? {
    guard plainNumber(text) != nil else { return nil }
    if Arguments.all.first == "tabulate", Arguments.all.count > 2, let count = Int(text),
      (2..<20).contains(count)
    {
      return "the number of rows is --samples \(count), a progress is --at 0.5"
    }
    if let list = ListArguments.hint(text) { return list }
    if let timed = withCurve(before: text) { return "a time has a unit, as in '\(timed)'" }
    return
      "'\(text)' is not a curve: a cubic-bezier has four numbers, and those of a spring have names, "
      + "as in 'mass 1, stiffness 230, damping 22'"
  }

  /// A curve and a duration in milliseconds without its unit.
  static func unitOfTime(_ text: String) -> String? {
    let lower = text.lowercased()
    guard let last = lower.split(separator: " ").last, plainNumber(String(last)) != nil,
      isCurve(String(lower.dropLast(last.count + 1))), isCurve(lower + "ms")
    else { return nil }
    return "a time has a unit, as in '\(lower)ms'"
  }

  /// The numbers of a cubic-bezier with other separators, in two pairs, or as percentages; nil for other texts.
  private static func fourNumbers(_ text: String) -> String? {
    if let points = twoPoints(text) { return points }
    let fields = text.split { " ,;/|".contains($0) }
    guard fields.count == 4, text.contains(where: { ";/|%".contains($0) }) else { return nil }
    let numbers = fields.compactMap { field in
      field.hasSuffix("%")
        ? plainNumber(String(field.dropLast())).map { $0 / 100 } : plainNumber(String(field))
    }
    return numbers.count == 4 ? numbers.map(\.argumentText).joined(separator: ",") : nil
  }

  /// The four numbers of `p1(0.25, 0.1) p2(0.25, 1)`; nil for other texts.
  private static func twoPoints(_ text: String) -> String? {
    let parts = text.split(separator: ")").filter { $0.contains("(") }
    guard parts.count == 2, text.count < 100 else { return nil }
    let numbers = parts.flatMap { part in
      part.split(separator: "(").last.map { $0.split { ", ;".contains($0) } } ?? []
    }
    guard numbers.count == 4, numbers.allSatisfy({ plainNumber(String($0)) != nil }) else {
      return nil
    }
    return numbers.joined(separator: ",")
  }

  /// The curve before a number, with the number as its duration in milliseconds; nil for other numbers.
  private static func withCurve(before number: String) -> String? {
    let all = Arguments.all
    guard let value = plainNumber(number), value >= 20,
      let index = all.firstIndex(of: number), index > 1
    else { return nil }
    let timed = "\(all[index - 1]) \(number)ms"
    return isCurve(timed) ? timed : nil
  }

  /// A text with points for the commas between its digits, if that makes it a curve with words; nil for others.
  private static func withDecimalPoints(_ text: String) -> String? {
    guard text.utf8.count < 200, text.contains(where: \.isLetter) else { return nil }
    var characters = Array(text)
    for index in characters.indices.dropFirst().dropLast() where characters[index] == "," {
      guard characters[index - 1].isNumber, characters[index + 1].isNumber else { continue }
      characters[index] = "."
    }
    let points = String(characters)
    return points != text && isCurve(points) ? points : nil
  }

  /// The numbers of a cubic-bezier with decimal commas, with points in their place; nil for other texts.
  private static func fourDecimals(_ text: String) -> String? {
    // A comma that ends a number separates it from the next.
    let fields = text.split(separator: " ").map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
    guard fields.count == 4, fields.contains(where: { $0.contains(",") }) else { return nil }
    let numbers = fields.map { $0.replacing(",", with: ".") }
    return numbers.allSatisfy { plainNumber($0) != nil } ? numbers.joined(separator: ",") : nil
  }

  /// Whether commas stand between digits, four times, in a list that also has commas between its numbers, as in
  /// `cubic-bezier(0,4, 0, 0,2, 1)`.
  private static func hasDecimalCommas(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.hasPrefix("cubic-bezier") else { return false }
    let arguments = text[open...].dropFirst().prefix { $0 != ")" }
    return arguments.contains(", ") && arguments.split(separator: ",").count > 4
      && arguments.split(separator: ", ").count <= 4
  }
}
