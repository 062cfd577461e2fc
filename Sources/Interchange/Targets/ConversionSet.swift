/// Several curves in one text.
extension TargetLanguage {
  /// One text for the conversions of several curves to this target: the custom properties of a rule, the
  /// variables of a theme, or the tokens of a file. Nil if the target has no such form.
  ///
  /// - Parameters:
  ///   - conversions: The results of ``convert(_:)``, with distinct names.
  ///   - names: The names of the curves.
  public func joined(_ conversions: [Conversion], names: [String]) -> String? {
    switch name {
    case Self.css.name:
      guard conversions.allSatisfy({ !$0.text.contains("{") }) else { return nil }
      let lines = zip(names, conversions).map { "  --\($0): \($1.text);\n" }
      return ":root {\n\(lines.joined())}"
    case Self.tailwind.name:
      let parts = conversions.map { $0.text.split(separator: "\n") }
      let inside = parts.map { $0.count > 1 ? $0[1] + "\n" : "" }.joined()
      let classes = parts.flatMap { $0.dropFirst(3) }.map { "\n\($0)" }.joined()
      return "@theme {\n\(inside)}\(classes)"
    case Self.dtcg.name:
      let tokens = conversions.map {
        $0.text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
      }
      return "{\n\(tokens.joined(separator: ",\n"))\n}"
    default: return nil
    }
  }
}
