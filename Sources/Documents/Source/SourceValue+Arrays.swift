extension SourceValue {
  /// The functions of Kotlin that make a list of numbers.
  private static let arrays = ["floatArrayOf", "doubleArrayOf", "arrayOf", "listOf"]

  /// The four numbers of `floatArrayOf(0.2f, 0f, 0f, 1f)` as a list; nil for other calls.
  static func list(ofArray text: String) -> String? {
    guard let open = text.firstIndex(of: "("), arrays.contains(String(text[..<open])),
      text.last == ")"
    else { return nil }
    let numbers = text[open...].dropFirst().dropLast().filter { !"fF".contains($0) }
    return Self.numbers("[\(numbers)]")
  }
}
