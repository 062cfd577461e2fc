import CurveDocuments
import Spring

/// What a JSON file holds, by its keys.
enum FileKind: Equatable {
  case scene, play, keyframes, recording, springs, curves

  /// The kind of a text; nil if its keys belong to none, as in a file with a misspelt key.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONNode(document: bytes) else {
      // A mistake in JSON is reported as one.
      let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      if !isJSON, Self.hasCurves(bytes) {
        self = .curves
      } else if !isJSON, Self.isTable(bytes) {
        self = Self.hasSprings(bytes) ? .springs : .recording
      } else {
        return nil
      }
      return
    }
    guard let members = try? root.anyMembers() else {
      if RecordingShape.isRecording(root) {
        self = .recording
      } else if Self.hasCurves(bytes) {
        self = .curves
      } else {
        return nil
      }
      return
    }
    let keys = Set(members.map(\.key))
    if keys.contains("commands") || keys.contains("spring") && keys.contains("value") {
      self = .play
    } else if keys.contains("layers"), !keys.contains("fr") {
      self = .scene
    } else if RecordingShape.isRecording(root) {
      self = .recording
    } else if keys.contains("keyPath") || keys.contains("values") || keys.contains("path") {
      self = .keyframes
    } else if Self.hasCurves(bytes) {
      self = .curves
    } else {
      return nil
    }
  }

  /// Whether a text is a recording in objects rather than a scene or a play, without reading curves.
  static func isRecording(_ bytes: [UInt8]) -> Bool {
    let start = bytes.lazy.filter { $0 > 0x20 && $0 < 0x7F }.prefix(2)
    guard start.first == UInt8(ascii: "{") || start.elementsEqual("[{".utf8),
      RecordingShape.isRecording(bytes)
    else { return false }
    return (try? JSONNode(document: bytes)) == nil || FileKind(bytes) == .recording
  }

  /// Whether the second line is a row of numbers.
  private static func isTable(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(1 << 12).split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 2 else { return false }
    let fields = String(decoding: lines[1], as: UTF8.self).split { ",;\t \r".contains($0) }
    return fields.count > 1 && fields.allSatisfy { plainNumber(String($0)) != nil }
  }

  /// Whether the header of a table names the parameters of springs.
  static func hasSprings(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix(1 << 12).prefix { $0 != UInt8(ascii: "\n") }
    let names = String(decoding: line, as: UTF8.self).lowercased().split {
      ",;\t \r\"".contains($0)
    }
    let pairs = [
      ("stiffness", "damping"), ("tension", "friction"), ("response", "damping"),
      ("duration", "bounce"),
    ]
    let hasPair = pairs.contains { first, second in
      names.contains { $0 == first } && names.contains { $0.hasPrefix(second) }
    }
    // The columns that `sweep --columns` chose.
    return hasPair || names.count > 1 && names.allSatisfy { factNames.contains(String($0)) }
  }

  private static let factNames = Set(
    SpringFact.all.map { $0.column.lowercased() } + [
      "dampingfraction", "duration", "tension", "friction", "velocity",
    ])

  private static func hasCurves(_ bytes: [UInt8]) -> Bool {
    (try? CurveDocument(bytes)).map { !$0.entries.isEmpty } ?? false
  }

  /// The error for a file that another command reads.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: Its text.
  ///   - error: What its reader found.
  /// - Returns: The error itself if the file is of this kind or of none, or if a key is misspelt.
  func refusal(of name: String, _ bytes: [UInt8], _ error: DocumentError) -> ToolError {
    guard let found = FileKind(bytes), found != self,
      found != .curves || Self.isForeign(error, bytes)
    else { return .data("\(name):\(error)") }
    return refusal(of: name, found)
  }

  /// Whether an error indicates another kind of file rather than of a mistake: a key that is like none that is
  /// known, or a text that is not JSON.
  private static func isForeign(_ error: DocumentError, _ bytes: [UInt8]) -> Bool {
    guard (try? JSONNode(document: bytes)) != nil else { return true }
    return error.message.contains("unknown key") && !error.message.contains("did you mean")
  }

  /// The error for a file of another kind.
  func refusal(of name: String, _ found: FileKind) -> ToolError {
    // A recording is fitted to find a spring, which a curve has too.
    let spring =
      self == .recording && found == .curves
      ? ", or `curvetool design --nearest \(Self.reference(to: name)) --to spring` for its spring"
      : ""
    return .data(
      "\(name) is \(found.phrase), not \(phrase): `curvetool \(found.command(name))`\(spring)")
  }

  /// Whether a text is a Lottie animation, or a property of one, with curves: its keyframes are not rows.
  static func isLottie(_ bytes: [UInt8]) -> Bool {
    guard let document = try? CurveDocument(bytes), !document.entries.isEmpty,
      case .lottie = document.content
    else { return false }
    return true
  }

  /// The argument that stands for the curves of a file.
  private static func reference(to name: String) -> String {
    name == "standard input" ? "@-" : "@\(name)"
  }

  private var phrase: String {
    switch self {
    case .scene: "a scene"
    case .play: "a play"
    case .keyframes: "a keyframe animation"
    case .recording: "a recording"
    case .springs: "a table of springs"
    case .curves: "a file of curves"
    }
  }

  private func command(_ name: String) -> String {
    let file = name == "standard input" ? "-" : name
    return switch self {
    case .scene: "timeline \(file)"
    case .play: "play \(file)"
    case .keyframes: "keyframes \(file)"
    case .recording: "fit \(file)"
    case .springs: "sweep \(file)"
    case .curves: "plot \(Self.reference(to: name))"
    }
  }
}
