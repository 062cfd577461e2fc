import Curves

/// The curves and keyframes of a style sheet, resolved by the cascade.
///
/// It reads custom properties, `transition`, `animation`, their timing functions and `@keyframes`. It
/// also reads other names whose value is a curve, as in a list of `name: curve` lines.
///
/// The last declaration of a name wins, with three exceptions. Unconditional declarations win over those
/// in `@media`, `@container` and `@starting-style`; unlayered ones win over layered ones; `!important`
/// wins over all. A note names each declaration that lost. `var()` is resolved, with fallbacks.
/// Properties that refer to themselves are dropped, as in a browser. `@supports` counts as supported
/// unless it says `not`.
///
/// Nothing is executed or fetched. Complexity: linear in the text. The limits are 64 MiB and 512 levels
/// of blocks.
///
/// ```swift
/// let sheet = try StyleSheet("a { --snap: var(--out); --out: ease-out; transition: top 1s var(--snap) }")
/// sheet.curves.map(\.name)    // ["--snap", "--out", "a transition top"]
/// ```
///
/// Source: CSS Cascade Level 5; CSS Custom Properties Level 1; CSS Animations Level 2.
public struct StyleSheet: Sendable {
  /// A curve and its name in the style sheet.
  public struct Curve: Sendable, Hashable, Codable {
    /// A property such as `--snap`, or a selector with a shorthand and the property or name it animates,
    /// such as `.card transition opacity`.
    public var name: String
    /// The curve.
    public var easing: Easing
    /// The line of its declaration, counted from 1.
    public var line: Int
  }

  /// The curves, in text order.
  public let curves: [Curve]
  /// The keyframes by name, in text order. The last rule of a name is listed.
  public let keyframes: [KeyframesRule]
  /// Notes on skipped declarations, each with its line.
  public let notes: [String]
  private let cascade: Cascade

  /// Reads a style sheet.
  ///
  /// - Throws: ``DocumentError`` with line and column for an unterminated comment, a text larger than 64
  ///   MiB or blocks nested more than 512 deep. A value that is not a curve is not an error.
  public init(_ text: String) throws(DocumentError) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a style sheet in UTF-8.
  /// - Throws: As ``init(_:)``.
  public init(bytes: [UInt8]) throws(DocumentError) {
    let reader = try StyleSheetReader(bytes)
    var cascade = Cascade(reader)
    cascade.collect()
    var values = VariableResolution(cascade)
    values.resolveAll()
    var collection = CurveCollection(cascade, values)
    collection.collect()
    curves = collection.curves
    self.cascade = cascade
    let rules = KeyframesRule.all(in: reader, values, lines: cascade.lines)
    keyframes = rules.rules
    notes = cascade.notes + values.notes + rules.notes
  }

  /// The curve with a name. The prefix `--` is optional.
  public func curve(_ name: String) -> Easing? {
    (curves.last { $0.name == name } ?? curves.last { $0.name == "--" + name })?.easing
  }

  /// The names of all properties, including those that are not curves.
  public var propertyNames: [String] { cascade.names }

  /// Why a property is not a curve, with its line and column; nil if the property does not exist.
  public func error(of name: String) -> DocumentError? {
    guard let index = cascade.winners[name] ?? cascade.winners["--" + name] else { return nil }
    let range = cascade.reader.declarations[index].value
    do throws(SyntaxError) {
      _ = try EasingParser().parse(cascade.reader.text(range))
    } catch {
      var place = range.lowerBound
      for _ in 1..<max(error.column, 1) where place < range.upperBound {
        place += 1
        while place < range.upperBound, cascade.reader.bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
      let hint = error.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return cascade.lines.error("expected \(error.expected)\(hint)", at: place)
    }
    return cascade.lines.error("expected a curve", at: range.lowerBound)
  }
}

/// Converts byte offsets of a text to lines and columns, for many of them.
struct LineIndex {
  private let bytes: [UInt8]
  /// The byte offset at which each line begins.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The line of a byte offset, counted from 1. Complexity: logarithmic.
  func line(of place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// An error at a byte offset; the column counts Unicode scalars from 1.
  func error(_ message: String, at place: Int) -> DocumentError {
    let line = line(of: place)
    let column = bytes[starts[line - 1]..<place].count { $0 & 0xC0 != 0x80 } + 1
    return DocumentError(line: line, column: column, path: "", message: message)
  }
}
