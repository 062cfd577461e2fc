/// Sass and Less.
extension CurveDocument {
  /// Whether a style sheet has variables of Sass or Less, or mixins, which the cascade of CSS does not know.
  static func isSass(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 10).contains { line in
      let line = line.drop { $0 <= 32 }
      if line.starts(with: "@mixin ".utf8) { return true }
      guard let first = line.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "@"),
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { return false }
      return !line[..<colon].contains { $0 <= 32 || $0 == UInt8(ascii: "(") }
    }
  }

  /// The durations in source code, Sass or Less without a curve. Nil if there are none, or if a value looks like a
  /// curve.
  ///
  /// - Parameter notes: Notes on the declarations of Sass or Less.
  static func times(
    _ file: SourceFile, _ bytes: [UInt8], _ preprocessor: Preprocessor?,
    notes: [DocumentNote] = []
  ) -> Self? {
    let durations =
      VariableTiming(preprocessor?.variables ?? bytes).durations
      + (preprocessor.map { mapTimes($0) } ?? file.durations.map { Duration($0) })
    guard !durations.isEmpty, file.notes.isEmpty || file.hasViewKeyframes else { return nil }
    return Self(.source, [], notes: file.notes + notes, durations: durations)
  }

  /// The curves of the variables of Sass or Less, and those of the declarations, which have their values; nil
  /// without curves of variables.
  static func sass(
    _ bytes: [UInt8], _ preprocessor: Preprocessor, _ sheet: StyleSheet
  ) -> Self? {
    let isVariable = { (name: String) in name.first.map { "$@".contains($0) } == true }
    let file = SourceFile(preprocessor.text)
    let source =
      Self.source(file, preprocessor.text, variables: preprocessor.variables)
      ?? Self(
        .source, [], notes: file.notes,
        durations: VariableTiming(preprocessor.variables).durations)
    let resolved = SourceFile(preprocessor.variables)
    let members = Self.members(of: resolved, missingIn: source)
    let names = Set(members.map(\.name))
    // Of `$motion.fast.easing`, the name or that of its map.
    let isPart = { (name: String) in
      names.contains(name)
        || name.lastIndex(of: ".").map { names.contains(String(name[..<$0])) } == true
    }
    let variables = source.entries.filter { isVariable($0.name) && !isPart($0.name) } + members
    if variables.isEmpty { return nil }
    let (declared, replaced) = sheet.replacingByKeyframes(sheet.curves)
    let notes =
      source.notes.filter {
        isVariable($0.message) && !isPart(String($0.message.prefix { $0 != ":" }))
      } + sheet.notes
      + replaced
    return Self(
      .styleSheet(sheet), (variables + declared).sorted { $0.line < $1.line },
      notes: notes.inTextOrder,
      durations: source.variableDurations.filter { !$0.name.contains(".") }
        + resolved.durations.map { Duration($0) })
  }

  /// The variables and members of maps that are complete only with the values of other variables in them, such as
  /// `opacity $fast ease-out` and `(easing: $standard, duration: $fast)`.
  private static func members(of resolved: SourceFile, missingIn source: Self) -> [DocumentCurve] {
    let timed = Dictionary(source.entries.map { ($0.name, $0.duration != nil) }) { $0 || $1 }
    return resolved.curves.filter { curve in
      curve.name.first.map { "$@".contains($0) } == true
        && (timed[curve.name].map { !$0 && curve.duration != nil } ?? true)
    }
  }

  /// The times in the maps of Sass and Less.
  static func mapTimes(_ preprocessor: Preprocessor) -> [Duration] {
    SourceFile(preprocessor.variables).durations.map { Duration($0) }
  }
}
