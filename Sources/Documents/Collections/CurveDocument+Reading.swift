/// Which kind of file a text is.
extension CurveDocument {
  /// Reads curves with names or a single curve, or else a list without names.
  static func read(
    _ bytes: [UInt8], isStyleSheet: Bool = false, modules: [String: [UInt8]] = [:]
  ) throws(DocumentError) -> Self {
    let found: Self
    do throws(DocumentError) {
      found = try named(bytes, isStyleSheet: isStyleSheet, modules: modules)
    } catch {
      guard let list = lines(bytes) else { throw error }
      return list
    }
    switch found.content {
    case .source, .styleSheet: break
    case .curve, .tokens, .lottie: return found
    }
    // The reader of source code finds some lines of a list, and names them by their numbers.
    let hasNames = found.entries.contains { !$0.name.isEmpty && !$0.isUnnamed }
    guard !hasNames, let list = lines(bytes), list.entries.count > found.entries.count else {
      return found
    }
    return list
  }

  /// Reads a file whose curves have names, or which is a single curve.
  static func named(
    _ bytes: [UInt8], isStyleSheet: Bool = false, modules: [String: [UInt8]] = [:]
  ) throws(DocumentError) -> Self {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let first = bytes.dropFirst(isMarked ? 3 : 0).first { $0 > 32 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") && isObjectList(bytes),
      let json = try json(bytes)
    {
      return json
    }
    if let first, "/me".utf8.contains(first), let tokens = try tokenModule(bytes) { return tokens }
    if first == UInt8(ascii: "<"), let elements = resources(bytes) ?? markup(bytes) {
      return elements
    }
    if let format = ForeignFormat(bytes) { throw format.error }
    if let styles = declarations(bytes) ?? styled(bytes) { return styles }
    let blocks = BlockFile(bytes)
    if blocks.curves.count == 1, first == UInt8(ascii: "a"), let single = try? singleCurve(bytes) {
      return single
    }
    let preprocessor =
      isSass(bytes) || !modules.isEmpty ? Preprocessor(bytes, modules: modules) : nil
    let sheet = try StyleSheet(bytes: preprocessor?.bytes ?? bytes)
    if let preprocessor, let sass = sass(bytes, preprocessor, sheet) { return sass }
    if !blocks.curves.isEmpty {
      let isOutside = { (line: Int) in !blocks.lines.contains(line) }
      let curves = sheet.curves.filter { isOutside($0.line) } + blocks.curves
      return Self(
        .source, CommentTiming(bytes).timed(curves.sorted { $0.line < $1.line }),
        notes: (sheet.notes.filter { isOutside($0.line) } + blocks.notes).inTextOrder)
    }
    let isPlain = isStyleSheet && preprocessor == nil && !sheet.propertyNames.isEmpty
    if sheet.curves.isEmpty, sheet.keyframes.isEmpty, !isPlain,
      let code = try code(bytes, preprocessor, sheet)
    {
      return code
    }
    var variables = VariableTiming(preprocessor?.variables ?? bytes)
    let (found, replaced) = sheet.replacingByKeyframes(sheet.curves)
    let entries = found.map { variables.timed($0) }
    let read = variables.readLines
    return Self(
      .styleSheet(sheet), CommentTiming(bytes).timed(entries),
      notes: sheet.notes.filter { !read.contains($0.line) } + replaced + variables.notes,
      durations: variables.durations + (preprocessor.map { mapTimes($0) } ?? []))
  }
}
