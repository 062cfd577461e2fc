/// The keyframe animations of Core Animation whose properties are set after them.
extension SourceFile {
  /// An animation and its lines.
  struct KeyframeAnimation {
    /// The name of its variable.
    var name: String
    var line: Int
    var column: Int
    /// The lines of the statements, which are not curves and times of their own.
    var lines: Set<Int>
    var statements: KeyframeStatements

    init(_ value: SourceValue, _ statements: KeyframeStatements, _ index: LineIndex) {
      let position = index.error("", at: value.range.lowerBound)
      (name, line, column) = (value.plainName, position.line, position.column)
      self.statements = statements
      lines = [line]
      for range in statements.ranges {
        lines.formUnion(
          index.line(of: range.lowerBound)...index.line(of: max(range.upperBound - 1, 0)))
      }
    }
  }

  /// Puts animations in place of what was found in their statements, unless their declaration was read as a whole.
  static func add(
    _ animations: [KeyframeAnimation], to merged: inout Merged, _ declarations: Declarations
  ) {
    var removed: Set<Int> = []
    // The first declaration at each line.
    var names: [Int: String] = [:]
    if animations.contains(where: { $0.statements.isReturned }) {
      for declaration in declarations.all where !declaration.isType {
        for line in declaration.lines.prefix(1000) where names[line] == nil {
          names[line] = declaration.name
        }
      }
    }
    var added: [DocumentCurve] = []
    for animation in animations where !merged.lines.contains(animation.line) {
      removed.formUnion(animation.lines)
      var name = animation.name
      if animation.statements.isReturned {
        // The result of a function has the function's name.
        name = names[animation.line] ?? name
      }
      if let parsed = animation.statements.parsed {
        added.append(
          DocumentCurve(
            name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
            repeats: parsed.repeats, line: animation.line))
      }
      if let note = animation.statements.note {
        merged.notes.append(
          DocumentNote(
            line: animation.line, column: animation.column, message: "\(name.prefix(60)): \(note)",
            isLoss: animation.statements.parsed == nil))
      }
    }
    if removed.isEmpty { return }
    merged.lines.formUnion(removed)
    merged.curves = (merged.curves.filter { !removed.contains($0.line) } + added)
      .sorted { $0.line < $1.line }
  }
}
