import CurveNotation

extension LiteralReader {
  /// A style and a direction with a comma between them, as Roblox and Godot take them, as a list; nil for
  /// another text after the style.
  mutating func pair(after style: Literal) throws(SyntaxError) -> Literal? {
    guard case .name(let name) = style.content,
      name.hasPrefix("Enum.EasingStyle.") || name.lastPart.hasPrefix("TRANS_")
    else { return nil }
    let offset = scanner.position
    skip()
    if scanner.take(",") {
      let direction = try expression()
      if case .name(let other) = direction.content,
        other.hasPrefix("Enum.EasingDirection.") || other.lastPart.hasPrefix("EASE_")
      {
        return Literal(content: .list([style, direction]), offset: style.offset)
      }
    }
    scanner.rewind(to: offset)
    return nil
  }
}
