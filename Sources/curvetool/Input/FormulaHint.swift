import CurvePlatforms

/// What to write in place of a curve that is a function in code, as in `const easeOutBack = x => ...`.
enum FormulaHint {
  /// What is said about a text that defines functions of one number; nil for another text.
  static func text(for text: String) -> String? {
    guard text.utf8.count < 1 << 16 else { return nil }
    let names = names(in: text)
    guard !names.isEmpty || text.contains(arrow) else { return nil }
    let curves = names.filter { (try? EasingParser().parse($0)) != nil }
    if curves.isEmpty {
      return
        "formulas are not read: write rows of a time and its value to a file, "
        + "and `curvetool fit FILE --to linear` makes a curve of them"
    }
    let list = curves.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return curves.count == 1
      ? "formulas are not read; the preset \(list) has this name"
      : "formulas are not read; these names are presets: \(list)"
        + (curves.count > 4 ? ", ..." : "")
  }

  /// A function of JavaScript without a name.
  private static var arrow: Regex<Substring> { /^\s*\(?\s*\w+\s*\)?\s*=>/ }

  /// Functions with a name. Other functions of code make animations, and have no result or another one.
  private static var functions: [Regex<(Substring, Substring)>] {
    [
      /\b(?:def|double|float|CGFloat)\s+(\w+)\s*\(/,
      // A function of JavaScript or TypeScript that returns a value.
      /\bfunction\s+(\w+)\s*\(\s*\w+\s*(?::\s*number\s*)?\)[^{]*\{[^}]*\breturn\b/,
      // A function of Swift or Kotlin whose result is a number.
      /\bfunc?\s+(\w+)\s*(?:<[^>]*>)?\([^)]*\)\s*(?:=|(?:->|:)\s*(?:Double|CGFloat|Float|T)\b)/,
      // A constant of JavaScript or TypeScript.
      /(\w+)\s*[:=]\s*(?:function\b|\(?\s*\w+\s*(?::\s*\w+)?\s*\)?\s*(?::\s*\w+)?\s*=>)/,
    ]
  }

  /// The names of the functions that a text defines.
  private static func names(in text: String) -> [String] {
    functions.flatMap { text.matches(of: $0).map { (start: $0.range.lowerBound, name: $0.1) } }
      .sorted { $0.start < $1.start }.map { String($0.name) }
  }
}
