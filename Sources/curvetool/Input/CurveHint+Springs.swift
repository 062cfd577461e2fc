import CurveArithmetic

/// Springs that are not written as springs.
extension CurveHint {
  static func frequency(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasSuffix("hz"), let frequency = plainNumber(lower.dropLast(2).filter { $0 != " " })
    else { return nil }
    return "a spring is written as in 'frequency \(frequency.argumentText) Hz, damping ratio 0.7'"
  }

  static func springCall(_ text: String) -> String? {
    let lower = text.lowercased()
    // Without a mass it may be another system's spring, whose own error says more.
    if lower.hasPrefix("spring(mass"), !text.contains(":") {
      return "a spring is written as in 'spring(mass: 1, stiffness: 230, damping: 22)'"
    }
    guard lower.hasPrefix("spring(k:") || lower.hasPrefix("spring(m:") else { return nil }
    return "the numbers of a spring have names, as in '\(springExample)'"
  }

  static func springWithoutNumbers(_ text: String) -> String? {
    let lower = text.lowercased()
    if lower.hasPrefix("dict(") {
      return "a spring is written as in 'stiffness 230, damping 22'"
    }
    guard lower == "spring" || lower.hasSuffix(" spring") || lower.hasPrefix("spring "),
      !lower.contains(where: \.isNumber)
    else { return nil }
    return "a spring needs numbers, as in 'spring(stiffness: 230, damping: 22)'"
  }

  /// An argument that is one word of a spring.
  static func springWords(_ text: String) -> String? {
    guard parameters.contains(text.lowercased().filter { $0 != ":" && $0 != "," }) else {
      return nil
    }
    return "a spring is one argument, in quotes, as in '\(springExample)'"
  }

  static func dampingRatio(_ text: String) -> String? {
    let lower = text.lowercased()
    let asRatio = lower.replacing("damping ", with: "dampingRatio ")
    return asRatio != lower && isCurve(asRatio) ? "did you mean '\(asRatio)'?" : nil
  }

  /// The parameters of a platform's spring without the colons that its names need, as in `bounciness 8, speed 12`.
  static func colons(_ text: String) -> String? {
    let fields = text.split { " ,;".contains($0) }.map(String.init)
    guard fields.count >= 4, fields.count.isMultiple(of: 2), !startsWithParameter(text) else {
      return nil
    }
    let parameters = stride(from: 0, to: fields.count, by: 2).compactMap { index in
      fields[index].allSatisfy(\.isLetter) && plainNumber(fields[index + 1]) != nil
        ? "\(fields[index]): \(fields[index + 1])" : nil
    }
    let spelled = parameters.joined(separator: ", ")
    return 2 * parameters.count == fields.count && isCurve(spelled)
      ? "did you mean '\(spelled)'?" : nil
  }

  /// Whether a text begins with a parameter in this package's own words, whose reader says what is wrong.
  static func startsWithParameter(_ text: String) -> Bool {
    parameters.contains(text.lowercased().prefix { $0.isLetter }.description)
  }

  /// What is said about a text that begins like no curve, and names parameters of a spring; nil for others.
  static func spring(for text: String) -> String? {
    let lower = text.lowercased()
    let word = String(lower.prefix { $0.isLetter })
    if word != lower, !parameters.contains(word),
      let near = NameList(parameters).nearest(to: word)
    {
      return "did you mean '\(near)'?"
    }
    guard lower.contains("stiffness"), lower.contains("damping") else { return nil }
    return "a spring is written as in '\(springExample)'"
  }

  private static let parameters = [
    "mass", "stiffness", "damping", "tension", "friction", "response", "bounce", "dampingratio",
    "dampingfraction",
  ]

  /// The hint for numbers alone that are not the four of a cubic-bezier, such as `230 22` and `spring 230/22`.
  static func unnamedNumbers(_ text: String) -> String? {
    let text = text.lowercased()
    // `k=230 c=22` may arrive without the `k=`, which looks like a name for the curve.
    let symbols = ["k=", "c=", "m=", "b="]
    let letters = text.split { " ,;".contains($0) }.map(String.init)
    let isSpaced = letters.count % 2 == 0 && letters.count > 1 && ["k", "m"].contains(letters[0])
    if isSpaced
      || text.split(whereSeparator: { " ,;".contains($0) }).contains(where: { field in
        symbols.contains { field.hasPrefix($0) }
      })
    {
      return "the numbers of a spring have names, as in '\(named(text) ?? springExample)'"
    }
    let fields = text.split { " ,;/()".contains($0) }
    let isSpring = fields.first == "spring"
    let numbers = isSpring ? fields.dropFirst() : fields[...]
    guard isSpring ? !numbers.isEmpty : (2...3).contains(numbers.count),
      numbers.allSatisfy({ plainNumber(String($0)) != nil })
    else { return nil }
    // Whoever writes spring(170, 26) knows react-spring's pair, or Compose's ratio and stiffness.
    let pair = isSpring && numbers.count == 2 ? numbers.map(String.init) : []
    if pair.count == 2, let first = plainNumber(pair[0]) {
      return "the numbers of a spring need names: did you mean '"
        + (first > 1
          ? "stiffness \(pair[0]), damping \(pair[1])'?"
          : "stiffness \(pair[1]), damping ratio \(pair[0])'?")
    }
    return "the numbers of a spring need names, as in '\(springExample)'"
      + (isSpring ? "" : "; a cubic-bezier has four numbers")
  }

  private static let springExample = "mass 1, stiffness 230, damping 22"

  /// The parameters of a spring in the symbols of physics, as in `k=230 c=22`, with their names; nil for other texts.
  private static func named(_ text: String) -> String? {
    let names = ["m": "mass", "k": "stiffness", "c": "damping", "b": "damping", "d": "damping"]
    let fields = text.split { " ,;=:".contains($0) }.map(String.init)
    guard fields.count % 2 == 0 else { return nil }
    var parts: [String] = []
    for index in stride(from: 0, to: fields.count, by: 2) {
      guard let name = names[fields[index]], plainNumber(fields[index + 1]) != nil else {
        return nil
      }
      parts.append("\(name) \(fields[index + 1])")
    }
    return parts.joined(separator: ", ")
  }
}
