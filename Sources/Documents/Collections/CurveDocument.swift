import CurveNotation
import CurvePlatforms
import Curves

/// All curves of a file: a style sheet, design tokens, a Lottie animation, source code, a list of
/// `name: curve` lines or of curves alone, a table of CSV or Markdown with a column of curves, or a
/// single curve in any supported notation. The content decides which.
///
/// Nothing is executed or fetched. Complexity: linear in the text. The limits are 64 MiB and 512 levels
/// of nesting.
public struct CurveDocument: Sendable {
  /// The content of the file, by its kind.
  @nonexhaustive
  public enum Content: Sendable {
    /// A style sheet, or a list of `name: curve` lines.
    case styleSheet(StyleSheet)
    /// Design tokens.
    case tokens(TokenFile)
    /// A Lottie animation.
    case lottie(LottieFile)
    /// Source code, or Android's resources.
    case source
    /// A single curve.
    case curve
  }

  /// The curves, in text order.
  public private(set) var entries: [DocumentCurve]
  /// Notes on what was skipped, in text order.
  public private(set) var notes: [DocumentNote]
  /// The content of the file.
  public let content: Content
  /// The variables of Sass and Less that are times of their own.
  let variableDurations: [Duration]
  /// The properties that source code animates.
  private(set) var sourceTracks: [Track] = []
  /// The name that source code declares for its single curve, whose entry has none.
  package private(set) var declaredName: String?

  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` with line and column, and the path in JSON.
  public init(_ bytes: [UInt8]) throws(DocumentError) {
    try self.init(bytes, isStyleSheet: false)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - isStyleSheet: Whether its name says that it is a style sheet: what is not a curve of CSS is then not read as
  ///     source code.
  ///   - modules: The texts of the modules of Sass that it uses, by their namespaces.
  package init(
    _ bytes: [UInt8], isStyleSheet: Bool, modules: [String: [UInt8]] = [:]
  ) throws(DocumentError) {
    let bytes = CurveTable(bytes)?.lines ?? bytes
    guard let repeated = RepeatedKeys(bytes) else {
      self = try Self.read(bytes, isStyleSheet: isStyleSheet, modules: modules)
      takeSource(bytes)
      return
    }
    let found = try Self.read(repeated.bytes)
    var content = found.content
    if case .tokens(let file) = content { content = .tokens(file.over(bytes)) }
    self.init(
      content, found.entries,
      notes: (repeated.notes + found.notes).sorted {
        ($0.line, $0.column) < ($1.line, $1.column)
      }, durations: found.variableDurations)
    declaredName = found.declaredName
    takeSource(bytes)
  }

  /// Numbers the curves of source code, and adds its keyframes.
  private mutating func takeSource(_ bytes: [UInt8]) {
    guard case .source = content else { return }
    if let found = Self.keyframesObject(in: bytes) {
      sourceTracks = found.tracks
      notes = (notes + found.notes).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      entries.removeAll { found.lines.contains($0.line) && $0.name.contains("keyframes") }
    }
    entries = entries.numbered
  }

  /// Reads curves with names or a single curve, or else a list without names.
  private static func read(
    _ bytes: [UInt8], isStyleSheet: Bool = false, modules: [String: [UInt8]] = [:]
  ) throws(DocumentError) -> Self {
    let found: Self
    do throws(DocumentError) {
      found = try Self(named: bytes, isStyleSheet: isStyleSheet, modules: modules)
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
  init(
    named bytes: [UInt8], isStyleSheet: Bool = false, modules: [String: [UInt8]] = [:]
  ) throws(DocumentError) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let first = bytes.dropFirst(isMarked ? 3 : 0).first { $0 > 32 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") && Self.isObjectList(bytes),
      let json = try Self.json(bytes)
    {
      self = json
      return
    }
    if let first, "/me".utf8.contains(first), let tokens = try Self.tokenModule(bytes) {
      self = tokens
      return
    }
    if first == UInt8(ascii: "<") {
      if let resources = Self.resources(bytes) {
        self = resources
        return
      }
      if let markup = Self.markup(bytes) {
        self = markup
        return
      }
    }
    if let format = ForeignFormat(bytes) { throw format.error }
    if let timing = Self.declarations(bytes) {
      self = timing
      return
    }
    if let styled = Self.styled(bytes) {
      self = styled
      return
    }
    let blocks = BlockFile(bytes)
    if blocks.curves.count == 1, first == UInt8(ascii: "a"),
      let single = try? Self.singleCurve(bytes)
    {
      self = single
      return
    }
    let preprocessor =
      Self.isSass(bytes) || !modules.isEmpty ? Preprocessor(bytes, modules: modules) : nil
    let sheet = try StyleSheet(bytes: preprocessor?.bytes ?? bytes)
    if let preprocessor, let sass = Self.sass(bytes, preprocessor, sheet) {
      self = sass
      return
    }
    if !blocks.curves.isEmpty {
      let isOutside = { (line: Int) in !blocks.lines.contains(line) }
      self.init(
        .source,
        CommentTiming(bytes).timed(
          (sheet.curves.filter { isOutside($0.line) }
            + blocks.curves).sorted { $0.line < $1.line }),
        notes: (sheet.notes.filter { isOutside($0.line) } + blocks.notes)
          .sorted { ($0.line, $0.column) < ($1.line, $1.column) })
      return
    }
    let isPlain = isStyleSheet && preprocessor == nil && !sheet.propertyNames.isEmpty
    if sheet.curves.isEmpty, sheet.keyframes.isEmpty, !isPlain {
      let file = SourceFile(bytes)
      let source = Self.source(file, bytes)
      let single = Result { () throws(DocumentError) in try Self.singleCurve(bytes) }
      let found = try? single.get()
      if let source,
        file.hasKeyframes || file.hasViewKeyframes || file.hasForeignCurves
          || (found.map { source.isNamed(insteadOf: $0) } ?? true)
          || source.hasOwnTimes(in: bytes)
      {
        self = source
        return
      }
      if file.hasKeyframes, let note = file.notes.first {
        // As one curve, the text would lose the values.
        throw DocumentError(
          line: note.line, column: note.column, path: "", message: note.message)
      }
      if let found {
        self.init(
          found.content, CommentTiming(bytes).timed(found.entries), notes: found.notes,
          durations: source.map { $0.times(besides: found, in: bytes) } ?? [])
        declaredName = source.flatMap { Self.declaredName($0, of: found) }
        return
      }
      let notes = preprocessor == nil ? [] : sheet.notes
      if sheet.durations.isEmpty,
        let times = Self.times(file, bytes, preprocessor, notes: notes)
      {
        self = times
        return
      }
      if sheet.propertyNames.isEmpty, sheet.durations.isEmpty {
        // What is wrong with a value of code says more than that the code as a whole is not a curve.
        if let note = file.notes.first(where: \.isLoss),
          note.line > 1 || note.message.hasSuffix(SourceFile.twoCurves)
        {
          throw DocumentError(
            line: note.line, column: note.column, path: "", message: note.message)
        }
        self = try single.get()
        return
      }
    }
    var variables = VariableTiming(preprocessor?.variables ?? bytes)
    let (found, replaced) = sheet.replacingByKeyframes(sheet.curves)
    let entries = found.map { variables.timed($0) }
    let read = variables.readLines
    self.init(
      .styleSheet(sheet), CommentTiming(bytes).timed(entries),
      notes: sheet.notes.filter { !read.contains($0.line) } + replaced + variables.notes,
      durations: variables.durations + (preprocessor.map { Self.mapTimes($0) } ?? []))
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
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      counts[word, default: 0] += 1
    }
    return variableDurations.allSatisfy { time in
      let word = time.name.split(separator: ".").last ?? ""
      return declared.contains(time.name) && counts[word] == 1
    }
  }

  /// The name that code declares for its only curve.
  private static func declaredName(_ source: Self, of single: Self) -> String? {
    guard source.entries.count == 1, let curve = source.entries.first,
      !curve.isUnnamed, curve.easing == single.entries.first?.easing
    else { return nil }
    return curve.name
  }

  init(
    _ content: Content, _ entries: [DocumentCurve], notes: [DocumentNote] = [],
    durations: [Duration] = []
  ) {
    (self.content, self.entries, self.notes) = (content, entries, notes)
    variableDurations = durations
  }

  /// The curve with a name; the last one if the name repeats. The prefix `--` of a style sheet's property
  /// is optional.
  public func entry(_ name: String) -> DocumentCurve? {
    if let declaredName, name == declaredName { return entries.first }
    return entries.last { $0.name == name } ?? entries.last { $0.name == "--" + name }
  }

  /// All names in the file. A style sheet includes those that are not curves.
  public var names: [String] {
    if let declaredName { return [declaredName] }
    guard case .styleSheet(let sheet) = content else { return entries.map(\.name) }
    let curves = entries.map(\.name)
    let known = Set(curves)
    return curves + sheet.propertyNames.filter { !known.contains($0) }
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
  private static func resources(_ bytes: [UInt8]) -> Self? {
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

  static func singleCurve(_ bytes: [UInt8]) throws(DocumentError) -> Self {
    var text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(text)
      return Self(
        .curve,
        [
          DocumentCurve(
            name: "", easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
            repeats: parsed.repeats, line: 1)
        ], notes: parsed.notes.map { DocumentNote(line: 1, column: 1, message: $0) })
    } catch {
      throw error.located(in: text)
    }
  }
}

extension SyntaxError {
  /// The error with its line and its column in that line.
  func located(in text: String) -> DocumentError {
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars.prefix(self.column - 1) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return DocumentError(
      line: line, column: column, path: "", message: "expected \(expected)\(hint)")
  }
}
