/// Sass and Less.
extension CurveDocument {
  /// Whether a style sheet has variables of Sass or Less, which the cascade of CSS does not know.
  static func isSass(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 10).contains { line in
      let line = line.drop { $0 <= 32 }
      guard let first = line.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "@"),
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { return false }
      return !line[..<colon].contains { $0 <= 32 || $0 == UInt8(ascii: "(") }
    }
  }

  /// The durations in source code, Sass or Less without a curve. Nil if there are none, or if a value looks like a
  /// curve.
  static func times(_ file: SourceFile, _ bytes: [UInt8], _ preprocessor: Preprocessor?) -> Self? {
    let durations =
      VariableTiming(preprocessor?.variables ?? bytes).durations
      + (preprocessor.map { mapTimes($0) } ?? file.durations.map { Duration($0) })
    guard !durations.isEmpty, file.notes.isEmpty else { return nil }
    return Self(.source, [], durations: durations)
  }

  /// The curves of the variables of Sass or Less, and those of the declarations, which have their values; nil
  /// without curves of variables.
  static func sass(
    _ bytes: [UInt8], _ preprocessor: Preprocessor, _ sheet: StyleSheet
  ) -> Self? {
    let isVariable = { (name: String) in name.first.map { "$@".contains($0) } == true }
    guard
      let source = Self.source(SourceFile(bytes), bytes, variables: preprocessor.variables)
    else { return nil }
    let variables = source.entries.filter { isVariable($0.name) }
    if variables.isEmpty { return nil }
    let (declared, replaced) = sheet.replacingByKeyframes(sheet.curves.map { Entry($0) })
    let notes = source.notes.filter { isVariable($0.message) } + sheet.notes + replaced
    return Self(
      .styleSheet(sheet), (variables + declared).sorted { $0.line < $1.line },
      notes: notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      durations: source.variableDurations.filter { !$0.name.contains(".") }
        + mapTimes(preprocessor))
  }

  /// The times in the maps of Sass and Less.
  static func mapTimes(_ preprocessor: Preprocessor) -> [Duration] {
    SourceFile(preprocessor.variables).durations.map { Duration($0) }
  }
}
