import Curves

/// The fallback of a CSS variable: `cubic-bezier(0, 0, 0.2, 1)` of `var(--ease-out, cubic-bezier(0, 0, 0.2, 1))`.
struct VariableFallback {
  /// The variable, `--ease-out`.
  let name: Substring
  /// The text after the comma.
  let value: Substring

  var note: String { "read as the fallback of \(name), whose value is not known here" }

  /// - Returns: nil for other texts, and without a fallback.
  init?(_ text: String) {
    let trimmed = text.utf8.drop { $0 <= 32 }
    guard let end = trimmed.lastIndex(where: { $0 > 32 }), trimmed[end] == UInt8(ascii: ")"),
      text[trimmed.startIndex...].lowercased().hasPrefix("var("),
      let comma = trimmed.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    var name = text[trimmed.index(trimmed.startIndex, offsetBy: 4)..<comma]
    while let first = name.utf8.first, first <= 32 { name = name.dropFirst() }
    while let last = name.utf8.last, last <= 32 { name = name.dropLast() }
    guard name.hasPrefix("--"), !name.utf8.contains(where: { "()".utf8.contains($0) }) else {
      return nil
    }
    self.name = name
    value = text[trimmed.index(after: comma)..<end]
  }
}

/// A CSS variable whose value a design system has published: `var(--md-sys-motion-easing-standard)`.
struct KnownVariable {
  /// The variable, `--md-sys-motion-easing-standard`.
  let name: String
  let easing: Easing

  /// - Returns: nil for other texts.
  init?(_ text: String) {
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
    name = text.dropFirst(4).dropLast().filter { $0 != " " }
    guard name.hasPrefix("--md-sys-motion-easing-"), name.utf8.count <= 64 else { return nil }
    // The emphasized curve of Android is a path, which a style sheet cannot have.
    let isPath = name == "--md-sys-motion-easing-emphasized"
    let token = isPath ? "MotionTokens.EasingEmphasizedCubicBezier" : name
    guard case .easing(let easing)? = MaterialNotation.meaning(token)?.curve else { return nil }
    self.easing = easing
  }

  var note: String { "read as Material 3's \(name), whose value here is not known" }

  /// The seconds of `var(--md-sys-motion-duration-medium2)`; nil for other texts.
  static func duration(_ text: String) -> Double? {
    guard text.hasPrefix("var(--md-sys-motion-duration-"), text.hasSuffix(")") else { return nil }
    let step = text.dropFirst(29).dropLast().filter { $0 != "-" }
    return NamedNumbers.durations["Durations." + step]
  }
}
