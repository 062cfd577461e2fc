import CurveArithmetic
import CurveFitting
import CurveNotation

/// How a target writes a file of several curves.
struct FileForm: Sendable {
  let comment: Comment
  /// Where its files have the timing of a curve.
  let timing: Timing
  #if hasFeature(Embedded)
    /// The page writes texts, with remarks as comments, but no files.
    @inline(__always)
    init(
      name: String, comment: Comment = .slashes, timing: Timing = .asText,
      scope: NameScope = .whole, canReduceMotion: Bool = false, spelling: (String) -> String,
      duration: @autoclosure () -> DurationForm? = nil, text: ([Declaration], String) -> String
    ) {
      self.comment = comment
      self.timing = timing
    }
  #else
    /// The usual name. A star stands for the name of the curve if each has a file of its own.
    let name: String
    let scope: NameScope
    /// Whether the text can have an alternative for each curve, for users who prefer reduced motion.
    let canReduceMotion: Bool
    /// The spelling of a name without the group that the file stands for. Dots separate nested types.
    let spelling: @Sendable (String) -> String
    /// How it has durations of their own; nil if it has none.
    let duration: DurationForm?
    /// The text of declarations inside a type of this name.
    let text: @Sendable ([Declaration], String) -> String

    init(
      name: String, comment: Comment = .slashes, timing: Timing = .asText,
      scope: NameScope = .whole, canReduceMotion: Bool = false,
      spelling: @escaping @Sendable (String) -> String, duration: DurationForm? = nil,
      text: @escaping @Sendable ([Declaration], String) -> String
    ) {
      (self.name, self.comment, self.timing, self.scope) = (name, comment, timing, scope)
      self.canReduceMotion = canReduceMotion
      (self.spelling, self.duration, self.text) = (spelling, duration, text)
    }
  #endif

  /// Where a file has the duration, the delay and the repeats of a curve.
  enum Timing: Sendable {
    /// Where the text of a single curve has them: in its settings, or in a comment.
    case asText
    /// In declarations next to the curve.
    case declared
    /// The duration and the delay in declarations next to the curve, the repeats in a comment.
    case declaredTimes
    /// In comments, also those that are settings in the text of a single curve.
    case comments
  }

  /// Comments of a language.
  enum Comment: Sendable {
    case slashes, block, hash, element
    /// The language has none, or its files are data.
    case none

    /// The lines at the top of a file, with an empty one after them.
    func header(_ source: String) -> String {
      let comment =
        "Written by curvetool from \(Self.harmless(source)). Changes made here are lost."
      return marked(comment).map { "\($0)\n\(self == .element ? "" : "\n")" } ?? ""
    }

    /// What stands before and after a comment; nil in a language without comments.
    var marks: (before: String, after: String)? {
      switch self {
      case .slashes: ("// ", "")
      case .block: ("/* ", " */")
      case .hash: ("# ", "")
      case .element: ("<!-- ", " -->")
      case .none: nil
      }
    }

    fileprivate func marked(_ comment: String) -> String? {
      marks.map { "\($0.before)\(comment)\($0.after)" }
    }

    /// A text that ends no comment in any language.
    private static func harmless(_ text: String) -> String {
      var plain = String.UnicodeScalarView()
      for scalar in text.unicodeScalars.prefix(200) {
        let isAllowed =
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "\u{C0}"..."\u{52F}", "\u{3041}"..."\u{D7FF}": true
          case "-": plain.last != "-"
          default: " ._,:;()[]{}#@=%+".unicodeScalars.contains(scalar)
          }
        plain.append(isAllowed ? scalar : "_")
      }
      return String(plain)
    }
  }
}

extension FileForm.Comment {
  /// A remark as it stands after a text; nil in a language without comments.
  func remark(_ comment: String, behind text: String) -> String? {
    let separator = self == .block && !text.contains("\n") ? " " : "\n"
    return marked(comment).map { separator + $0 }
  }
}

/// What the names of a file are relative to.
enum NameScope: Sendable {
  /// Nothing: they keep all their groups.
  case whole
  /// The file: a first group that all share is left out if two groups remain.
  case module
  /// A type, whose name is the first group if all share it. Reserved names get a prefix.
  case type(prefix: String = "", reserved: Set<String> = [])

  /// The names of a file: the type around them, and each relative to it.
  struct Names {
    var type = "Motion"
    /// The bytes of the shared group and its dot.
    var shared = 0
    var isWhole = false

    func own(_ name: String) -> String {
      if isWhole { return name }
      return CurveName.groups(String(decoding: name.utf8.dropFirst(shared), as: UTF8.self))
        .joined(separator: ".")
    }
  }

  func names(_ names: [String]) -> Names {
    var result = Names()
    let first = names.first.map { $0.prefix { $0 != "." } } ?? ""
    let shared = first + "."
    let remaining = if case .module = self { 2 } else { 1 }
    let isShared =
      !first.isEmpty
      && names.allSatisfy { name in
        name.utf8.starts(with: shared.utf8) && CurveName.groupCount(name) > remaining
      }
    switch self {
    case .whole: result.isWhole = true
    case .module: if isShared { result.shared = first.utf8.count + 1 }
    case .type(let prefix, let reserved):
      if isShared {
        result.shared = first.utf8.count + 1
        result.type = CurveName.capitalized(String(first))
      }
      result.type = prefix + result.type
      if reserved.contains(result.type) { result.type = "Motion" + result.type }
    }
    return result
  }
}

/// A curve in a file.
struct Declaration {
  /// The name of the request, with all its groups.
  let name: String
  /// The names of the nested types, and last that of the member.
  let path: [String]
  let conversion: Conversion
  /// Whether an alternative for users who prefer reduced motion follows.
  var isReduced = false
  /// What the number of a duration counts.
  var unit: String?

  var member: String { path[path.count - 1] }
  /// The text without the remark on its timing, which a comment of the file has.
  var text: String {
    TimingRemark.split(conversion.text).map { String($0.code) } ?? conversion.text
  }
  /// The text with all lines but the first indented.
  func indented(by space: String = "  ") -> String {
    text.lines().joined(separator: "\n" + space)
  }

  /// Sentences on the duration and the delay, and on the repeats; nil without them. Of a duration, its unit.
  var timing: String? {
    if conversion.isDuration { return unit }
    let sentences = [span, conversion.repeats.map(Self.sentence)].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private static func sentence(_ repeats: Repeats) -> String {
    let count = repeats.count.isFinite ? "\(cssNumber(repeats.count)) times" : "endlessly"
    let pause = repeats.delay == 0 ? "" : ", each after \(milliseconds(repeats.delay))"
    return "Runs \(count)\(repeats.autoreverses ? ", back and forth" : "")\(pause)."
  }

  private var span: String? {
    guard conversion.duration != nil || conversion.delay != nil else { return nil }
    // A spring without a duration of its own in the text lasts until the engine ends it.
    let end = conversion.engineEnd ?? conversion.duration
    let lasts = end.map { "Lasts \(Self.milliseconds($0))" } ?? "Starts"
    let delay = conversion.delay.map { ", after \(Self.milliseconds($0))" } ?? ""
    return "\(lasts)\(delay)."
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(cssNumber(DecimalRounding.round(seconds * 1000, within: 0.001))) ms"
  }
}
