import CurveArithmetic
import CurveNotation
import CurvePlatforms

/// Curves that take a whole declaration: functions that look up a table, keyframes, and animations whose
/// properties are set.
extension SourceFile {
  /// What is read of whole declarations.
  struct Merged {
    /// The curves, with those of declarations in place of what was found inside of them.
    var curves: [DocumentCurve]
    /// The lines of these declarations.
    var lines: Set<Int> = []
    /// Notes on them.
    var notes: [DocumentNote] = []
  }

  /// - Parameters:
  ///   - undeclared: The lines of the curves that statements set up without a declaration.
  ///   - replaced: The values with those of constants in them, in text order.
  static func merged(
    _ curves: [DocumentCurve], _ undeclared: Set<Int>, _ bytes: [UInt8],
    _ replaced: [Declarations.Replacement]
  ) -> Merged {
    let declarations = Declarations(bytes)
    /// The curves within some lines.
    func indices(in lines: Range<Int>) -> Range<Int> {
      let start = curves.firstIndex(from: lines.lowerBound)
      return start..<max(start, curves.firstIndex(from: lines.upperBound))
    }
    // The curves of types, by their names, for the constants that are made of them.
    var types: [String: ParsedEasing] = [:]
    var removed: Set<Int> = []
    var added: [DocumentCurve] = []
    var merged = Merged(curves: curves)
    for declaration in declarations.all where declaration.isType {
      guard indices(in: declaration.lines).isEmpty, let text = declarations.text(of: declaration),
        let parsed = try? WrittenCode.parsed(text)
      else { continue }
      types[declaration.name] = parsed
      merged.lines.formUnion(declaration.lines)
    }
    for declaration in declarations.all where !declaration.isType {
      guard let text = declarations.text(of: declaration, replacing: replaced) else { continue }
      let inside = indices(in: declaration.lines)
      guard
        let parsed = alias(text, of: types)
          ?? curve(of: declaration.name, text, around: curves[inside], undeclared)
      else { continue }
      removed.formUnion(inside)
      merged.lines.formUnion(declaration.lines)
      merged.notes += parsed.notes.map {
        DocumentNote(
          line: declaration.lines.lowerBound, column: 1,
          message: "\(declaration.name.prefix(60)): \($0)")
      }
      added.append(
        DocumentCurve(
          name: declaration.name, easing: parsed.easing, duration: parsed.duration,
          delay: parsed.delay, repeats: parsed.repeats, line: declaration.lines.lowerBound))
    }
    // The table of a type without a constant.
    if added.isEmpty, removed.isEmpty { return Merged(curves: curves) }
    let kept = curves.indices.filter { !removed.contains($0) }.map { curves[$0] }
    merged.curves = (kept + added).sorted { $0.line < $1.line }
    return merged
  }

  /// The curve of a constant such as `const bounce = _Bounce();`.
  private static func alias(_ text: String, of types: [String: ParsedEasing]) -> ParsedEasing? {
    guard !types.isEmpty, let value = text.split(separator: "=", maxSplits: 1).last,
      let end = value.firstRange(of: "()")
    else { return nil }
    return types[String(value[..<end.lowerBound].drop { $0 == " " })]
  }

  /// The curve of a declaration, if it is not what was found inside of it.
  private static func curve(
    of name: String, _ text: String, around inside: ArraySlice<DocumentCurve>,
    _ undeclared: Set<Int>
  ) -> ParsedEasing? {
    if inside.contains(where: { $0.name == name }) { return nil }
    guard inside.count == 1, let found = inside.first else {
      return bodies(of: text).lazy.compactMap { try? WrittenCode.parsed($0) }.first
    }
    let isValue = text.utf8.prefix { $0 != UInt8(ascii: "{") }.contains(UInt8(ascii: "="))
    let hasLabel = !found.name.hasPrefix("line ")
    // A value without a label of its own, all that is in the braces, or a property that is set.
    let isWhole =
      hasLabel
      ? !isValue && (found.name.contains(".") || undeclared.contains(found.line))
      : isValue || text.split(separator: "{").dropFirst().first.map { isCall($0) } == true
    guard isWhole else { return nil }
    return bodies(of: text).lazy.compactMap { try? EasingParser().parse($0) }.first
  }

  private static func isCall(_ text: Substring) -> Bool {
    SourceValue.isFunction(String(text.drop { $0 == " " || $0 == "\n" }))
  }

  /// What a declaration may hold as a curve: its value, what is in its braces, and itself.
  private static func bodies(of text: String) -> [String] {
    var bodies: [String] = []
    let brace = text.firstIndex(of: "{")
    if let mark = text.firstIndex(of: "="), brace.map({ mark < $0 }) ?? true {
      let value = text[mark...].drop { "=> \n".contains($0) }
      if let end = value.utf8.lastIndex(where: { $0 > 32 && $0 != UInt8(ascii: ";") }) {
        bodies.append(String(value[...end]))
      }
    }
    if let brace, let end = text.lastIndex(of: "}"), brace < end {
      let statements = text[text.index(after: brace)..<end].split(separator: "\n").filter { line in
        let line = line.drop { $0 == " " || $0 == "\t" }
        return !line.hasPrefix("return ") || line.contains("(")
      }
      bodies.append(statements.joined(separator: "\n"))
    }
    return bodies + [text]
  }
}

extension [DocumentCurve] {
  /// The index of the first curve from a line on, in logarithmic time; the curves are in text order.
  fileprivate func firstIndex(from line: Int) -> Int {
    SegmentSearch.partition(0..<count) { self[$0].line < line }
  }
}
