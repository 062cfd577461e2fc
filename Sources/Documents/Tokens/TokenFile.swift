import Curves

/// The curves, durations and transitions of a file of design tokens.
///
/// It reads the Design Tokens Format Module 2025.10: the types `cubicBezier`, `duration` and `transition`,
/// types inherited from groups, and `{aliases}` and `$ref` pointers, even for single numbers. It also
/// reads the drafts, whose durations are texts such as `"200ms"`. Other types are skipped, with a note.
///
/// Nothing is executed or fetched. Complexity: linear in the text. The limits are 64 MiB and 512 levels.
///
/// Source: Design Tokens Community Group, "Design Tokens Format Module 2025.10".
public struct TokenFile: Sendable {
  /// The value of a token.
  @nonexhaustive
  public enum Value: Sendable, Hashable {
    /// A timing function.
    case cubicBezier(Easing)
    /// A duration in seconds, 0 or positive.
    case duration(Double)
    /// A transition.
    case transition(Transition)
  }

  /// A duration, a delay and a timing function.
  public struct Transition: Sendable, Hashable, Codable {
    /// In seconds, 0 or positive.
    public var duration: Double
    /// In seconds.
    public var delay: Double
    /// The timing function.
    public var timingFunction: Easing
  }

  /// A token, identified by its path.
  public struct Token: Sendable, Hashable, Codable {
    /// The keys of the groups and of the token, joined by dots.
    public var path: String
    /// The token's value.
    public var value: Value
    /// The line of the token, counted from 1.
    public var line: Int
    /// The spring that the value approximates, from the `$extensions` that the target `dtcg` writes; nil
    /// for other tokens.
    public var spring: SpringCurve?
    /// Whether the token refers to another one, whose curve it has.
    public var isAlias: Bool

    /// The spring or the timing function; nil for a duration.
    public var easing: Easing? {
      if let spring { return .spring(spring) }
      switch value {
      case .cubicBezier(let easing): return easing
      case .duration: return nil
      case .transition(let transition): return transition.timingFunction
      }
    }

    /// The duration of a transition in seconds; nil for other tokens, and for a spring, whose duration follows
    /// from it.
    package var duration: Double? {
      guard case .transition(let transition) = value, transition.duration > 0 else { return nil }
      if case .spring = easing { return nil }
      return transition.duration
    }
  }

  /// The tokens, in text order.
  public let tokens: [Token]
  /// Notes on what was skipped.
  public let notes: [DocumentNote]
  /// Whether the file has tokens of the format, or curves as this package stores them, read or not.
  let hasTokens: Bool
  /// The curves and times that are not tokens, which a file without tokens may have.
  let plain: PlainValues
  private var bytes: [UInt8]
  /// The byte range of each token's value.
  private let ranges: [String: Range<Int>]
  /// How the file writes its tokens, by path.
  package let forms: [String: TokenForm]
  /// Whether the file is one of the format, rather than of a tool with a format of its own: Figma, or Tokens
  /// Studio, whose references leave out the names of sets.
  package let isStandard: Bool

  /// Reads a file.
  ///
  /// A token without a type, with a value that does not match its type, or with a reference to nothing or to itself has
  /// a note.
  ///
  /// - Throws: ``DocumentError`` with line, column and JSON path, for text that is not JSON, and if no token can be read.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    try self.init(root: try JSONValue(document: bytes), bytes: bytes)
  }

  init(root: JSONValue, bytes: [UInt8]) throws(DocumentError) {
    var reader = try TokenReader(root, bytes)
    try reader.read()
    (tokens, notes, ranges) = (reader.tokens, reader.notes.all, reader.ranges)
    forms = reader.forms
    isStandard = reader.hasTokens && !reader.references.leavesOutSets
    (hasTokens, plain) = (reader.hasTokens || reader.hasStored, reader.plain)
    self.bytes = bytes
  }

  /// The file over the text that it was read from with some members left out at their positions.
  func over(_ text: [UInt8]) -> Self {
    var file = self
    file.bytes = text
    return file
  }

  /// The value of the token at a path as JSON text; nil if the token does not exist.
  public func text(of path: String) -> String? {
    ranges[path].map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The file with new values for some tokens; everything else stays the same, byte for byte.
  ///
  /// - Parameter values: The JSON text of each new `$value`, by path. Paths that are not in the file are
  ///   ignored.
  public func replacing(_ values: [String: String]) -> [UInt8] {
    replacing(values, types: [:])
  }

  /// The file with new values and types for some tokens.
  package func replacing(_ values: [String: String], types: [String: String]) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    var replaced: [(Range<Int>, String)] = []
    for (path, value) in values {
      guard let range = ranges[path] else { continue }
      guard let type = types[path], forms[path]?.stated != type else {
        replaced.append((range, value))
        continue
      }
      let own = forms[path]?.type
      if let own { replaced.append((own, "\"\(type)\"")) }
      replaced.append((range, own == nil ? "\(value), \"$type\": \"\(type)\"" : value))
    }
    for (range, value) in replaced.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      text += bytes[end..<range.lowerBound]
      text += value.utf8
      end = range.upperBound
    }
    return text + bytes[end...]
  }
}
