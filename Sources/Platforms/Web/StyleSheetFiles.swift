/// Style sheets of several curves.
extension FileForm {
  /// The custom properties of the root. With a fallback each curve has rules of its own.
  static let customProperties = FileForm(
    name: "motion.css", comment: .block, spelling: { CSSText.identifier($0) }
  ) { declarations, _ in
    if declarations.contains(where: { $0.text.contains("{") }) {
      return declarations.map { $0.text }.joined(separator: "\n")
    }
    return ":root {\n\(declarations.map { "  --\($0.member): \($0.text);\n" }.joined())}"
  }

  /// A theme of Tailwind: one block of variables, and the comments on their durations.
  static let theme = FileForm(
    name: "theme.css", comment: .block, spelling: { CSSText.themeName($0) }
  ) { declarations, _ in
    let parts = declarations.map { $0.text.split(separator: "\n") }
    let inside = parts.map { $0.count > 1 ? $0[1] + "\n" : "" }.joined()
    let classes = parts.flatMap { $0.dropFirst(3) }.map { "\n\($0)" }.joined()
    return "@theme {\n\(inside)}\(classes)"
  }
}
