import Curves

/// Source code.
extension CurveDocument {
  /// Reads a text that has no curves as a style sheet: source code, a single curve, or times. Nil if it has properties
  /// or times of a style sheet alone.
  static func code(
    _ bytes: [UInt8], _ preprocessor: Preprocessor?, _ sheet: StyleSheet
  ) throws(DocumentError) -> Self? {
    let file = SourceFile(bytes)
    let source = source(file, bytes)
    let single = Result { () throws(DocumentError) in try singleCurve(bytes) }
    let found = try? single.get()
    if let source,
      file.hasKeyframes || file.hasViewKeyframes || file.hasForeignCurves
        || (found.map { source.isNamed(insteadOf: $0) } ?? true)
        || source.hasOwnTimes(in: bytes)
    {
      return source
    }
    // As one curve, the text would lose the values.
    if file.hasKeyframes, let note = file.notes.first { throw note.error }
    if let found {
      return Self(
        found.content, CommentTiming(bytes).timed(found.entries), notes: found.notes,
        durations: source.map { $0.times(besides: found, in: bytes) } ?? [],
        declaredName: source.flatMap { declaredName($0, of: found) })
    }
    let notes = preprocessor == nil ? [] : sheet.notes
    if sheet.durations.isEmpty, let times = times(file, bytes, preprocessor, notes: notes) {
      return times
    }
    guard sheet.propertyNames.isEmpty, sheet.durations.isEmpty else { return nil }
    // What is wrong with a value of code says more than that the code as a whole is not a curve.
    if let note = file.notes.first(where: \.isLoss),
      note.line > 1 || note.message.hasSuffix(SourceFile.twoCurves)
    {
      throw note.error
    }
    return try single.get()
  }

  /// Whether source code is more than a text that is also a single curve: it has several curves, or others that
  /// cannot be read, or a declaration names the only one and nothing is lost.
  func isNamed(insteadOf single: Self) -> Bool {
    guard entries.count == 1, let one = single.entries.first else { return true }
    let entry = entries[0]
    if single.notes.isEmpty, notes.contains(where: { $0.isLoss && $0.line != entry.line }) {
      return true
    }
    guard !entry.isUnnamed else { return false }
    // Other variables of Sass and Less are not timing of the curve.
    if let first = entry.name.first, "@$".contains(first) { return true }
    // A comment may add to the timing of the code.
    return entry.name.contains(".") && entry.easing == one.easing
      && (one.duration == nil || entry.duration == one.duration)
      && (one.delay == nil || entry.delay == one.delay)
      && (one.repeats == nil || entry.repeats == one.repeats)
  }

  /// Whether code declares times in addition to curves with names: constants that nothing else in it uses.
  private func hasOwnTimes(in bytes: [UInt8]) -> Bool {
    guard !variableDurations.isEmpty, entries.allSatisfy({ !$0.isUnnamed }) else { return false }
    let declared = Set(Declarations(bytes).all.lazy.filter { !$0.isType }.map(\.name))
    guard entries.allSatisfy({ declared.contains($0.name) }) else { return false }
    var counts: [Substring: Int] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    for identifier in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      counts[identifier, default: 0] += 1
    }
    return variableDurations.allSatisfy { time in
      let identifier = time.name.split(separator: ".").last ?? ""
      return declared.contains(time.name) && counts[identifier] == 1
    }
  }

  /// The name that code declares for its only curve.
  private static func declaredName(_ source: Self, of single: Self) -> String? {
    guard source.entries.count == 1, let curve = source.entries.first,
      !curve.isUnnamed, curve.easing == single.entries.first?.easing
    else { return nil }
    return curve.name
  }

  /// The curves in source code; nil without any.
  ///
  /// - Parameter variables: The lines with the variables of Sass and Less, if these refer to others.
  static func source(
    _ file: SourceFile, _ bytes: [UInt8], variables: [UInt8]? = nil
  ) -> Self? {
    if file.curves.isEmpty { return nil }
    var variables = VariableTiming(variables ?? bytes)
    let entries = file.curves.map { variables.timed($0) }
    let read = variables.readLines
    return Self(
      .source, CommentTiming(bytes).timed(entries),
      notes: file.notes.filter { !read.contains($0.line) } + variables.notes,
      durations: variables.durations + file.durations.map { Duration($0) })
  }

  /// The curves and durations of Android's resources, or the animations of Android, SVG and XAML; nil without
  /// any.
  static func resources(_ bytes: [UInt8]) -> Self? {
    let file = ResourceFile(bytes)
    var (curves, notes) = (file.curves, file.notes)
    // A set with one animation is a single curve, but has times that this lacks.
    var durations = file.durations
    if curves.isEmpty {
      let elements = ElementFile(bytes)
      (curves, notes) = (elements.curves, elements.notes)
      durations += elements.durations
    }
    var isWhole = !durations.isEmpty
    if curves.isEmpty {
      let set = AnimationSetFile(bytes)
      if set.hasSet || set.curves.count > 1 {
        (curves, notes) = (set.curves, set.notes)
        isWhole = isWhole || !curves.isEmpty
      }
    }
    guard isWhole || !curves.isEmpty && (curves.count > 1 || (try? singleCurve(bytes)) == nil)
    else { return nil }
    return Self(
      .source, CommentTiming(bytes).timed(curves), notes: notes,
      durations: durations.map { Duration($0) })
  }
}

extension DocumentNote {
  /// The note as an error.
  fileprivate var error: DocumentError {
    DocumentError(line: line, column: column, path: "", message: message)
  }
}
