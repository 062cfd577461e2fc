import CurveDocuments
import CurveNotation
import Curves
import Timeline

/// A named curve, duration or transition of a file.
struct MotionToken: Sendable {
  var name: String
  /// The curve; nil for a duration.
  let easing: Easing?
  /// In seconds; nil for a curve without a duration, or with its own as a spring.
  let duration: Double?
  let delay: Double?
  var repeats: Repeats?
  /// The animation of a property, in a style sheet or a Lottie animation.
  var keyframes: KeyframeSpecification?
  /// Whether the file has no name for it, so that it has the file's.
  var isNameless = false

  /// The words of the name, which are the same in every spelling: `motion.easeOut` and `--motion-ease-out`.
  var key: String {
    var key = ""
    var wasSmall = false
    // The token of a group has the name of the group.
    for character in name.replacing(".$root", with: "") {
      guard character.isLetter || character.isNumber else {
        wasSmall = false
        if !key.isEmpty, key.last != "-" { key += "-" }
        continue
      }
      if wasSmall, character.isUppercase { key += "-" }
      key += character.lowercased()
      wasSmall = character.isLowercase || character.isNumber
    }
    return key
  }

  /// The value as text.
  var summary: String {
    var parts: [String] = []
    if let keyframes {
      parts.append(keyframes.values.map(Self.text).joined(separator: ", "))
    } else if let easing {
      parts.append(easing.description)
    }
    if let duration { parts.append(Self.milliseconds(duration)) }
    if let delay { parts.append("after " + Self.milliseconds(delay)) }
    if let repeats {
      let count =
        repeats.count == .infinity ? "without end" : "\(NumberText.brief(repeats.count)) runs"
      parts.append(count + (repeats.autoreverses ? ", alternating" : ""))
      if repeats.delay != 0 { parts.append("each after " + Self.milliseconds(repeats.delay)) }
    }
    return parts.joined(separator: ", ")
  }

  private static func text(_ value: AnimatableValue) -> String {
    switch value {
    case .text(let text): text
    case .bool(let isTrue): "\(isTrue)"
    default:
      (0..<value.componentCount).map { NumberText.brief(value[component: $0]) }
        .joined(separator: " ")
    }
  }

  var spring: SpringCurve? { if case .spring(let spring) = easing { spring } else { nil } }

  static func milliseconds(_ seconds: Double) -> String {
    NumberText.brief(seconds * 1000) + " ms"
  }

  /// The tokens of a file, in text order; durations of a style sheet follow its curves. Of several with one
  /// name the last counts, as for browsers.
  ///
  /// - Throws: `ToolError` if the file has none.
  static func read(
    _ argument: String, isStrict: Bool
  ) throws(ToolError) -> (tokens: [MotionToken], kind: Kind) {
    let whole = argument.hasPrefix("@") ? String(argument.dropFirst()) : argument
    if let files = ResourceFolder.files(whole) {
      return try read(files, of: whole, isStrict: isStrict)
    }
    let (path, wanted) = parts(of: whole)
    let file = try CurveFile(path, isStrict: isStrict)
    var tokens: [MotionToken]
    if case .tokens(let content) = file.document.content, !content.tokens.isEmpty {
      tokens = content.tokens.map { token in
        switch token.value {
        case .cubicBezier:
          MotionToken(name: token.path, easing: token.easing, duration: nil, delay: nil)
        case .duration(let seconds):
          MotionToken(name: token.path, easing: nil, duration: seconds, delay: nil)
        case .transition(let transition):
          MotionToken(
            name: token.path, easing: token.easing, duration: token.duration,
            delay: transition.delay == 0 ? nil : transition.delay)
        }
      }
    } else {
      let durations = file.document.durations.map {
        MotionToken(name: $0.name, easing: nil, duration: $0.seconds, delay: nil)
      }
      let tracks = file.document.tracks.map {
        MotionToken(
          name: $0.name, easing: $0.easing, duration: $0.duration, delay: nil,
          keyframes: $0.keyframes)
      }
      let hasCurves = durations.isEmpty && tracks.isEmpty || !file.document.entries.isEmpty
      tokens = try (hasCurves ? file.curves(path) : []).map {
        MotionToken(
          name: $0.name, easing: $0.easing, duration: $0.duration, delay: $0.delay,
          repeats: $0.repeats)
      }
      if tokens.count == 1, file.document.entries.first?.name.isEmpty == true {
        let declared = file.document.names.first { !$0.isEmpty }
        tokens[0].name = declared ?? path
        tokens[0].isNameless = declared == nil
      }
      tokens += durations + tracks
    }
    if let wanted { tokens = [try token(wanted, of: tokens, in: file)] }
    file.tellNotes()
    var seen: Set<String> = []
    tokens = tokens.reversed().filter { seen.insert($0.name).inserted }.reversed()
    return (tokens, Kind(file.document.content, path))
  }

  /// The tokens of the files of a folder.
  private static func read(
    _ files: [String], of folder: String, isStrict: Bool
  ) throws(ToolError) -> (tokens: [MotionToken], kind: Kind) {
    var tokens: [MotionToken] = []
    for file in files {
      do throws(ToolError) {
        tokens += try read(file, isStrict: isStrict).tokens.map { token in
          var token = token
          token.name = ResourceFolder.name(token, in: file)
          token.isNameless = false
          return token
        }
      } catch {
        guard ResourceFolder.isOptional(file) else { throw error }
      }
    }
    guard !tokens.isEmpty else { throw .data("\(folder) contains no curve") }
    return (tokens, .source("xml"))
  }

  /// The file and the name in `FILE#NAME`.
  private static func parts(of argument: String) -> (path: String, name: String?) {
    guard let mark = argument.firstIndex(of: "#"),
      CurveArguments.isExistingFile(String(argument[..<mark]))
    else { return (argument, nil) }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }

  /// The token with a name, which then pairs with the only one of another file.
  private static func token(
    _ wanted: String, of tokens: [MotionToken], in file: CurveFile
  ) throws(ToolError) -> MotionToken {
    var token: MotionToken
    if let known = tokens.last(where: { $0.name == wanted && $0.easing == nil }) {
      token = known
    } else {
      let curve = try file.curve(wanted, named: wanted)
      token = MotionToken(
        name: wanted, easing: curve.easing, duration: curve.duration, delay: curve.delay,
        repeats: curve.repeats)
    }
    token.isNameless = true
    return token
  }

  /// What a file is: the names of one kind follow one habit.
  enum Kind: Hashable {
    case styleSheet, tokens, lottie, source(String), curve

    /// Whether a number at the end of a name is the position in the file, rather than a part of a token's name.
    var hasOrdinals: Bool {
      switch self {
      case .styleSheet, .source: true
      case .tokens, .lottie, .curve: false
      }
    }
  }
}

extension MotionToken.Kind {
  fileprivate init(_ content: CurveDocument.Content, _ path: String) {
    switch content {
    case .styleSheet: self = .styleSheet
    case .tokens: self = .tokens
    case .lottie: self = .lottie
    case .source: self = .source(fileExtension(path))
    case .curve: self = .curve
    }
  }
}
