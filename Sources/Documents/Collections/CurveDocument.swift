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
  package let declaredName: String?

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
      notes: (repeated.notes + found.notes).inTextOrder, durations: found.variableDurations,
      declaredName: found.declaredName)
    takeSource(bytes)
  }

  /// Numbers the curves of source code, and adds its keyframes.
  private mutating func takeSource(_ bytes: [UInt8]) {
    guard case .source = content else { return }
    if let found = Self.keyframesObject(in: bytes) {
      sourceTracks = found.tracks
      notes = (notes + found.notes).inTextOrder
      entries.removeAll { found.lines.contains($0.line) && $0.name.contains("keyframes") }
    }
    entries = entries.numbered
  }

  init(
    _ content: Content, _ entries: [DocumentCurve], notes: [DocumentNote] = [],
    durations: [Duration] = [], declaredName: String? = nil
  ) {
    (self.content, self.entries, self.notes) = (content, entries, notes)
    (variableDurations, self.declaredName) = (durations, declaredName)
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
}
