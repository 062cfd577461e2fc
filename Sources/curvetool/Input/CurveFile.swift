import CurveArithmetic
import CurveDocuments
import Curves

/// A file of curves, as ``CurveDocument`` reads it.
struct CurveFile {
  /// The name of the file in messages.
  let name: String
  let document: CurveDocument
  /// Notes on springs that are very long or very fast.
  private let numberNotes: [String]

  private static let sizeLimit = 1 << 26

  /// - Parameter isStrict: Whether skipped content is an error.
  init(_ path: String, isStrict: Bool = false) throws(ToolError) {
    let input = try TextInput(path, limit: Self.sizeLimit)
    name = input.name
    let interpolators = InterpolatorFiles(input.text, usedBy: path)
    let bytes = Array(interpolators.text.utf8)
    guard bytes.contains(where: { $0 > 32 }) else { throw .data("\(name) is empty") }
    // Its parameters are not what it holds.
    if FileKind.isRecording(bytes) {
      throw FileKind.curves.refusal(of: input.name, .recording)
    }
    do throws(DocumentError) {
      document = try CurveDocument(
        bytes, isStyleSheet: [".css", ".scss", ".less"].contains(where: path.hasSuffix),
        modules: ModuleFiles.read(bytes, usedBy: path))
    } catch {
      if let kind = FileKind(bytes), kind == .recording || kind == .springs {
        throw FileKind.curves.refusal(of: input.name, kind)
      }
      if let missing = interpolators.missing { throw .data("\(input.name): \(missing)") }
      if let hint = FormulaHint.text(for: input.text) {
        throw .data("\(input.name): \(hint)")
      }
      throw .data(
        input.name, all: ([error] + error.others).map(\.description), omitted: error.omitted)
    }
    if document.entries.isEmpty, let missing = interpolators.missing {
      throw .data("\(input.name): \(missing)")
    }
    // The spring of a play is not a curve of a file.
    if document.entries.allSatisfy({ $0.name.isEmpty }), document.tracks.isEmpty,
      let kind = FileKind(bytes), kind == .scene || kind == .play
    {
      throw FileKind.curves.refusal(of: input.name, kind)
    }
    if document.entries.isEmpty, document.tracks.isEmpty, document.durations.isEmpty,
      FileKind(bytes) == .keyframes
    {
      throw FileKind.curves.refusal(of: input.name, .keyframes)
    }
    numberNotes = Self.numberNotes(document.entries, bytes)
    let losses = document.notes.losses
    if isStrict, !losses.notes.isEmpty {
      throw .data(input.name, all: losses.notes.map(\.description), omitted: losses.omitted)
    }
  }

  /// Reports what was skipped. An error that names it comes first.
  func tellNotes() {
    for note in document.notes { warn("\(name):\(note)") }
    for note in numberNotes { warn("\(name):\(note)") }
  }

  /// The notes on springs whose numbers may be meant in other units or in another order.
  private static func numberNotes(
    _ entries: [DocumentCurve], _ bytes: [UInt8]
  ) -> [String] {
    let unusual = entries.filter { entry in
      if case .spring(let curve) = entry.easing {
        curve.motion.spring.response >= 30 || CurveArguments.isUnusuallyFast(curve.motion)
      } else {
        false
      }
    }
    if unusual.isEmpty { return [] }
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    return unusual.compactMap { entry in
      guard lines.indices.contains(entry.line - 1) else { return nil }
      var text = String(decoding: lines[entry.line - 1], as: UTF8.self)
      if let call = text.firstRange(of: "spring(") {
        text = String(text[call.lowerBound...].prefix { $0 != ")" })
      }
      return CurveArguments.noteOnNumbers(entry.easing, nil, text).map { note in
        "\(entry.line):1: " + (entry.name.isEmpty ? note : "\(entry.name.prefix(60)): \(note)")
      }
    }
  }

  /// The first note, and the number of the others.
  private static func first(of notes: [DocumentNote]) -> String? {
    notes.first.map { notes.count > 1 ? "\($0) (and \(notes.count - 1) more)" : "\($0)" }
  }

  /// All curves by their names in the file, at least one. If there are none, the animated numbers as
  /// curves.
  ///
  /// - Parameter argument: The name for a curve without a name in the file.
  func curves(_ argument: String) throws(ToolError) -> [NamedCurve] {
    let curves =
      document.entries.isEmpty
      ? document.tracks.compactMap { track in track.easing.map { NamedCurve(track.name, $0) } }
      : document.entries.map { entry in
        Self.curve(
          entry, named: entry.name.isEmpty ? document.declaredName ?? argument : entry.name)
      }
    guard !curves.isEmpty else {
      let reason = Self.first(of: document.notes).map { ": \($0)" } ?? ""
      throw .data("\(name) contains no curve\(reason)")
    }
    return curves
  }

  /// What is said of the animated properties of a style sheet whose curves are taken; nil if there are none.
  var leftOut: String? {
    guard case .styleSheet = document.content, !document.entries.isEmpty else { return nil }
    // The curve of an animation may be that of its keyframes.
    let tracks = document.tracks.filter { track in
      track.easing == nil || !document.entries.contains { $0.easing == track.easing }
    }
    guard let first = tracks.first else { return nil }
    let more = tracks.count > 1 ? " (and \(tracks.count - 1) more)" : ""
    return
      "\(name):\(first.line): \(first.name)\(more) is not among the curves: '@\(name)#\(first.name)' reads it"
  }

  private static func curve(_ entry: DocumentCurve, named name: String) -> NamedCurve {
    var curve = NamedCurve(name, entry.easing)
    (curve.duration, curve.delay, curve.repeats) = (entry.duration, entry.delay, entry.repeats)
    curve.isAlias = entry.isAlias
    return curve
  }

  /// The curve with a name, as a curve with the name that the command line gives it.
  func curve(_ wanted: String, named argument: String) throws(ToolError) -> NamedCurve {
    let wanted = full(wanted)
    if let entry = try entry(wanted) { return Self.curve(entry, named: argument) }
    var curve = NamedCurve(argument, try curve(wanted))
    curve.duration = document.track(wanted).flatMap { document.duration(of: $0) }
    return curve
  }

  /// The curve with a name of the file; nil without one.
  ///
  /// - Throws: `ToolError` if several have it.
  private func entry(_ wanted: String) throws(ToolError) -> DocumentCurve? {
    let several = document.entries(named: wanted)
    guard let first = several.first else { return document.entry(wanted) }
    let areSame = several.allSatisfy { other in
      other.easing == first.easing && other.duration == first.duration
        && other.delay == first.delay && other.repeats == first.repeats
    }
    if areSame { return first }
    let names = several.map { $0.name == wanted ? "\(wanted) (1)" : $0.name }
    throw .data(
      "\(name) has several curves '\(wanted)': name one, as '@\(name)#\(names[1])', of "
        + Self.list(names))
  }

  /// The name of which a text is the end, as `standard` is of `motion.easing.standard` and `pop` of
  /// `.modal animation pop`, if that is the end of no other; otherwise the text itself.
  private func full(_ wanted: String) -> String {
    let ends = ends(wanted)
    return ends.count == 1 ? ends[0] : wanted
  }

  /// The names that end in a text, or have it as the name of their keyframes.
  private func ends(_ wanted: String) -> [String] {
    guard !wanted.isEmpty, document.entries(named: wanted).isEmpty, document.entry(wanted) == nil,
      document.track(wanted) == nil
    else { return [] }
    let curves = document.entries.map(\.name).filter { name in
      [name, name.numberedName?.base ?? name].contains { (name: String) in
        name.hasSuffix(wanted)
          && name.dropLast(wanted.count).last.map { " ./-#".contains($0) } == true
      }
    }
    return curves
      + document.tracks.map(\.name).filter { $0.hasPrefix("@keyframes \(wanted) ") }
  }

  /// The animated property with a name.
  func track(_ wanted: String) throws(ToolError) -> CurveDocument.Track {
    if let track = document.track(wanted) { return track }
    let own = "@keyframes \(wanted.trimmingPrefix("@keyframes "))"
    if let reason = document.notes.first(where: {
      $0.message.hasPrefix(own + ":") || $0.message.hasPrefix(own + " ")
    }) {
      throw .data("\(name):\(reason)")
    }
    let names = document.tracks.map { String($0.name.trimmingPrefix("@keyframes ")) }
    if let near = NameList(names).nearest(to: wanted) {
      throw .data("\(name) does not animate '\(wanted)': did you mean '\(near)'?")
    }
    throw .data(
      "\(name) does not animate '\(wanted)': "
        + (names.isEmpty ? "it has no complete keyframes" : "it animates \(Self.list(names))"))
  }

  /// The curve with a name.
  func curve(_ wanted: String) throws(ToolError) -> Easing {
    if let entry = try entry(wanted) { return entry.easing }
    if let track = document.track(wanted) {
      if let easing = track.easing { return easing }
      throw .data(
        "\(name): '\(wanted)' has no changing numbers, so it is not a curve: "
          + "`curvetool keyframes '@\(name)#\(wanted)'` shows its values")
    }
    if case .styleSheet(let sheet) = document.content, let error = sheet.error(of: wanted) {
      throw .data("\(name):\(error)")
    }
    if case .tokens = document.content, let reason = reason(against: wanted) {
      throw .data("\(name):\(reason)")
    }
    let ends = ends(wanted)
    if !ends.isEmpty {
      throw .data(
        "\(name) has several curves '\(wanted)': name one, as '@\(name)#\(ends[0])', of "
          + Self.list(ends))
    }
    let names = document.names.filter { !$0.isEmpty } + document.tracks.map(\.name)
    let bare = names.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }
    if let near = NameList(bare).nearest(to: wanted) {
      throw .data("\(name) has no curve '\(wanted)': did you mean '\(near)'?")
    }
    let known = names.isEmpty ? "none" : Self.list(names)
    throw .data("\(name) has no curve '\(wanted)': there are \(known)")
  }

  /// The note on a token that was skipped, by its name or the end of it.
  private func reason(against wanted: String) -> DocumentNote? {
    document.notes.first { note in
      guard let end = note.message.firstRange(of: ": skipped: ")?.lowerBound else { return false }
      let path = note.message[..<end]
      return path == wanted || path.hasSuffix(".\(wanted)")
    }
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? shown + ", ..." : shown
  }
}
