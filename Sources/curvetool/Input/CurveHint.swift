import CurvePlatforms

/// What to write in place of texts that people type for curves.
enum CurveHint {
  /// What is said about a text that is not a curve; nil for texts about which the error says enough.
  static func text(for text: String) -> String? {
    for rule in rules {
      if let hint = rule(text) { return hint }
    }
    return nil
  }

  /// In this order, because several may apply to a text.
  private static let rules: [@Sendable (String) -> String?] = [
    decimalPoints, picture, straightQuotes, samples, standardInput, curveOfFile, countOfNumbers,
    frequency, otherSeparators, loneNumber, springCall, plainName, help, address, missingFile,
    variable, target, unnamedNumbers, range, { KeyframeCode.hint(for: $0) },
    { FormulaHint.text(for: $0) }, keyframes,
    springWithoutNumbers, springWords, formula, unitOfTime, dampingRatio, colons,
    separateCurves, lastComma,
    hyphens, TimedHint.several, TimedHint.preset,
    { SeparateArguments.name(with: $0).map { "did you mean '\($0)'?" } },
  ]

  static func isCurve(_ text: String) -> Bool { (try? EasingParser().parse(text)) != nil }

  /// Quotes of word processors around a curve.
  private static func straightQuotes(_ text: String) -> String? {
    let straight = text.filter { !"“”‘’«»".contains($0) }
    guard straight != text else { return nil }
    return isCurve(straight)
      ? "did you mean '\(straight)', without curly quotes?"
      : "the shell does not read curly quotes: use ' or \""
  }

  /// The name of a curve as a call without arguments.
  private static func plainName(_ text: String) -> String? {
    guard text.hasSuffix("()"), text.lowercased() != "linear()", isCurve(String(text.dropLast(2)))
    else { return nil }
    return "did you mean '\(text.dropLast(2))'?"
  }

  private static func help(_ text: String) -> String? {
    text.lowercased() == "help" ? "`curvetool help COMMAND` explains a command" : nil
  }

  private static func target(_ text: String) -> String? {
    let lower = text.lowercased()
    guard TargetLanguage.named(lower) != nil, Arguments.all.first == "convert" else { return nil }
    return "'\(lower)' is a target: --to takes targets with commas, as in --to css,\(lower)"
  }

  private static func range(_ text: String) -> String? {
    guard text.contains("..") else { return nil }
    return "a curve has one number for each parameter: several curves are several arguments, and "
      + "`curvetool sweep --damping-ratio 0.1:1:0.1` tabulates a range"
  }

  private static func keyframes(_ text: String) -> String? {
    let lower = text.lowercased()
    let beginnings = ["keyframes {", "keyframes{", "0% {", "from {"]
    let isFile =
      lower.hasPrefix("{") && lower.contains("\"keypath\"") && !lower.contains("\"layers\"")
    // Compose's keyframes are one curve, if they have its ends.
    guard isFile || beginnings.contains(where: lower.contains) && !lower.contains("f at ") else {
      return nil
    }
    return "keyframes have values: `curvetool keyframes --values 0,1` tabulates them, and "
      + "`curvetool help keyframes` shows their files"
  }

  /// A formula in x or t, as in `x^2` or `sin(x)`.
  private static func formula(_ text: String) -> String? {
    let lower = text.lowercased()
    guard !lower.contains("{"), !lower.contains("/*") else { return nil }  // code, and comments
    let functions = ["sin", "cos", "exp", "pow", "sqrt", "log", "power"]
    guard
      lower.contains("^") || lower.contains("*") && !lower.contains(".")
        || functions.contains(where: { lower.hasPrefix($0 + "(") })
    else { return nil }
    return "formulas are not read: `curvetool presets penner` lists powers, sines and exponentials"
  }

  /// Several curves in one argument.
  private static func separateCurves(_ text: String) -> String? {
    for mark in [",", " "] as [Character] {
      let parts = text.split(separator: mark).map { String($0.drop { $0 == " " }) }
      guard parts.count > 1, parts.allSatisfy(isCurve) else { continue }
      // The parameters of one spring.
      if startsWithParameter(text), Set(parts.map { $0.prefix { $0 != " " } }).count == parts.count
      {
        continue
      }
      let arguments = parts.map { $0.contains(" ") ? "'\($0)'" : $0 }
      return "curves are separate arguments, as in \(arguments.joined(separator: " "))"
    }
    return nil
  }

  private static func lastComma(_ text: String) -> String? {
    if text == "," { return "curves are separate arguments, without commas between them" }
    guard text.hasSuffix(","), isCurve(String(text.dropLast())) else { return nil }
    return "no comma follows a curve that is an argument of its own"
  }

  /// A name with spaces or underscores for its hyphens.
  private static func hyphens(_ text: String) -> String? {
    let lower = text.lowercased()
    let hyphenated = lower.split { $0 == " " || $0 == "_" }.joined(separator: "-")
    return hyphenated != lower && isCurve(hyphenated) ? "did you mean '\(hyphenated)'?" : nil
  }
}
