extension FileForm {
  /// A JSON object with a member for each curve; the text itself for a single curve.
  static func members(_ name: String) -> FileForm {
    FileForm(name: name, comment: .none, spelling: { CSSText.identifier($0) }) { declarations, _ in
      if declarations.count == 1 { return declarations[0].text }
      let members = declarations.map { "  \"\($0.member)\": \($0.indented())" }
      return "{\n\(members.joined(separator: ",\n"))\n}"
    }
  }

  /// A file with nothing but its text for each curve.
  static func eachCurve(_ name: String) -> FileForm {
    FileForm(name: name, comment: .none, spelling: { CSSText.identifier($0) }) { declarations, _ in
      declarations.map { $0.text }.joined(separator: "\n")
    }
  }
}
