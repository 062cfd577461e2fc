/// Facts for people: a heading, and a list of names and values in two columns.
struct Facts {
  var heading: String
  var lines: [(name: String, value: String)] = []

  func text(isColored: Bool) -> String {
    let title = isColored ? "\u{1b}[1m\(heading.shown)\u{1b}[0m" : heading.shown
    return title + "\n" + lines.map { "  \(Self.padded($0.name))\($0.value.shown)\n" }.joined()
  }

  private static func padded(_ label: String) -> String {
    let label = label.shown
    return label + String(repeating: " ", count: max(2, 22 - label.count))
  }
}
