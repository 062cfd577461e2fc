/// Facts for a person: a heading and a list of names and values in two columns.
enum FactsText {
  static func text(
    _ heading: String, _ facts: [(String, String)], isColored: Bool
  ) -> String {
    let title = isColored ? "\u{1b}[1m\(heading)\u{1b}[0m" : heading
    return title + "\n" + facts.map { "  \(padded($0))\($1)\n" }.joined()
  }

  private static func padded(_ label: String) -> String {
    label + String(repeating: " ", count: max(2, 22 - label.count))
  }
}
