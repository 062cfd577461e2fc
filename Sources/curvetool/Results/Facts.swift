/// Facts for people: a heading, and a list of names and values in two columns, 80 characters wide.
struct Facts {
  var heading: String
  var lines: [Line] = []
  /// Lines before the others that are made one by one as they are written, because there may be very many.
  var parts: (count: Int, lines: (Int) -> [Line])?

  typealias Line = (name: String, value: String)

  /// Writes the facts.
  func write(isColored: Bool, _ write: (String) throws -> Void) rethrows {
    let shown = heading.shown.wrapped(width: 80, indent: 2)
    try write(isColored ? "\u{1b}[1m\(shown)\u{1b}[0m\n" : "\(shown)\n")
    if let parts {
      for index in 0..<parts.count { try write(Self.text(parts.lines(index))) }
    }
    try write(Self.text(lines))
  }

  private static func text(_ lines: [Line]) -> String {
    lines.map {
      "  \(padded($0.name))\($0.value.shown)".wrapped(width: 80, indent: 24) + "\n"
    }.joined()
  }

  private static func padded(_ label: String) -> String {
    let label = label.shown
    return label + String(repeating: " ", count: max(2, 22 - label.count))
  }
}
