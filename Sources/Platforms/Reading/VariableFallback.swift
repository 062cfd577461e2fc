/// The fallback of a CSS variable: `cubic-bezier(0, 0, 0.2, 1)` of `var(--ease-out, cubic-bezier(0, 0, 0.2, 1))`.
struct VariableFallback {
  /// The variable, `--ease-out`.
  let name: Substring
  /// The text after the comma.
  let value: Substring

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
