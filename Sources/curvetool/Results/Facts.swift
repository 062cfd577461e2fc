/// Facts for people: a heading, and a list of names and values in two columns, 80 characters wide.
struct Facts {
  var heading: String
  var lines: [(name: String, value: String)] = []

  func text(isColored: Bool) -> String {
    let shown = heading.shown.wrapped(width: 80, indent: 2)
    let title = isColored ? "\u{1b}[1m\(shown)\u{1b}[0m" : shown
    let facts = lines.map {
      "  \(Self.padded($0.name))\($0.value.shown)".wrapped(width: 80, indent: 24) + "\n"
    }
    return title + "\n" + facts.joined()
  }

  private static func padded(_ label: String) -> String {
    let label = label.shown
    return label + String(repeating: " ", count: max(2, 22 - label.count))
  }
}
