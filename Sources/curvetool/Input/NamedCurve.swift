import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves

/// A curve with its name in the output.
struct NamedCurve: Sendable {
  var name: String
  let easing: Easing
  /// Whether the name was given, rather than being the curve's own text.
  let isNamed: Bool
  /// The duration in seconds that the text states in addition to the curve.
  var duration: Double?
  /// The delay in seconds that the text states.
  var delay: Double?
  /// Whether a file has the curve under another name, which this one refers to.
  var isAlias = false
  /// How often the animation of the text runs, if it says so.
  var repeats: Repeats?

  init(_ name: String, _ easing: Easing, isNamed: Bool = true) {
    (self.name, self.easing, self.isNamed) = (name, easing, isNamed)
  }

  /// The curve of a text, with a note on standard error for what is lost or could be meant differently.
  private init(_ name: String, _ parsed: ParsedEasing, isNamed: Bool) {
    self.init(name, parsed.easing, isNamed: isNamed)
    (duration, delay, repeats) = (parsed.duration, parsed.delay, parsed.repeats)
    let shown = name.count > 60 ? "\(name.prefix(59))…" : name
    for note in parsed.notes { warn("\(shown): \(note)") }
    if let note = CurveArguments.noteOnNumbers(parsed.easing, duration, name) {
      warn("\(shown): \(note)")
    }
  }

  /// Reads one curve of the command line: any supported notation, a preset, `@FILE` with a single curve,
  /// `@FILE#NAME`, a file's name alone, or any of them after `NAME=`.
  init(_ argument: String, isStrict: Bool = false) throws(ToolError) {
    var files = CurveFiles(isStrict: isStrict)
    let curves = try Self.curves(argument, &files)
    guard curves.count == 1 else {
      let file = Self.named(argument).argument
      throw .data(
        "\(file.hasPrefix("@") ? file.dropFirst() : file[...]) contains \(curves.count) curves: add #NAME, one of "
          + CurveFile.list(curves.map(\.name)))
    }
    self = curves[0]
  }

  /// Reads several curves. `@FILE` stands for all curves of a file. Repeated names get a number.
  static func read(_ argument: [String], isStrict: Bool) throws(ToolError) -> [NamedCurve] {
    var files = CurveFiles(isStrict: isStrict)
    return try read(argument, from: &files)
  }

  /// Reads several curves, and keeps the files that they come from.
  static func read(
    _ argument: [String], from files: inout CurveFiles
  ) throws(ToolError) -> [NamedCurve] {
    var curves: [NamedCurve] = []
    var counts: [String: Int] = [:]
    var names: Set<String> = []
    for argument in CurveArguments.joined(argument) {
      for var curve in try Self.curves(argument, &files) {
        let name = curve.name
        // A file may have a number after a name itself.
        while !names.insert(curve.name).inserted {
          counts[name, default: 1] += 1
          curve.name = "\(name) (\(counts[name, default: 1]))"
        }
        curves.append(curve)
      }
    }
    return curves
  }

  /// The curves of an argument. Each file is read once.
  private static func curves(
    _ argument: String, _ files: inout CurveFiles
  ) throws(ToolError) -> [NamedCurve] {
    let (name, argument) = named(argument)
    if argument.hasPrefix("@keyframes "), argument.contains("{") {
      guard let curve = keyframes(argument, named: name) else {
        throw .usage(
          "curve '\(argument.prefix(60))': keyframes whose values are not numbers are not a curve: "
            + "save them, and see `curvetool keyframes @FILE`")
      }
      return [curve]
    }
    // Compiling the expression takes as long as reading a curve.
    if argument.hasPrefix("{"),
      let alias = argument.wholeMatch(of: /\{([\p{L}_$][\w$-]*(\.[\w$-]+)+)\}/)
    {
      throw .usage(
        "\(argument.prefix(60)) is an alias: name its file, as in '@tokens.json#\(alias.1.prefix(60))'"
      )
    }
    guard argument.hasPrefix("@"), !isResource(argument) else {
      do throws(SyntaxError) {
        return [
          NamedCurve(name ?? argument, try EasingParser().parse(argument), isNamed: name != nil)
        ]
      } catch {
        if CurveArguments.isExistingFile(argument) {
          return try Self.curves((name.map { "\($0)=@" } ?? "@") + argument, &files)
        }
        if let hint = CurveHint.text(for: argument) { throw .usage(hint) }
        let isUnknown = error.expected == "a curve" && error.suggestion == nil
        let hint =
          isUnknown
          ? ": "
            + (CurveHint.preset(for: argument) ?? CurveHint.spring(for: argument)
              ?? "`curvetool presets` lists the names, `curvetool help plot` the notations") : ""
        throw .usage("curve '\(argument.prefix(60))', \(error)\(hint)")
      }
    }
    let parts = argument.dropFirst().split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard !path.isEmpty else {
      throw .usage("@ must be followed by the name of a file, as in @easings.css")
    }
    if let mark = path.lastIndex(of: ":"), CurveArguments.isExistingFile(String(path[..<mark])) {
      throw .usage(
        "a curve of a file follows #, as in '@\(path[..<mark])#\(path[path.index(after: mark)...])'"
      )
    }
    let isNew = files[path] == nil
    let file = try files.file(path)
    let curves: [NamedCurve]
    if parts.count > 1 {
      curves = [try file.curve(String(parts[1]), named: argument)]
    } else {
      let found = files.addDurations(of: file, named: name)
      curves = found && file.document.entries.isEmpty ? [] : try file.curves(argument)
      if let left = file.leftOut {
        if files.isStrict { throw .data(left) }
        if isNew { warn(left) }
      }
    }
    if isNew { file.tellNotes() }
    guard let name else { return curves }
    return curves.map { curve in
      var curve = curve
      curve.name = curves.count == 1 ? name : "\(name) \(curve.name)"
      return curve
    }
  }

  /// The only animated property of a `@keyframes` rule, over the duration of an animation after it; nil for
  /// other text.
  private static func keyframes(_ text: String, named name: String?) -> NamedCurve? {
    guard let document = try? CurveDocument(Array(text.utf8)), document.tracks.count == 1,
      let track = document.tracks.first, let easing = track.easing
    else { return nil }
    var curve = NamedCurve(name ?? track.name, easing, isNamed: name != nil)
    if let animation = document.entries.first, document.entries.count == 1 {
      (curve.duration, curve.delay) = (animation.duration, animation.delay)
      curve.repeats = animation.repeats
    }
    return curve
  }

  /// Whether an argument is a resource of Android, such as `@android:interpolator/linear`, or a declaration of
  /// Less, such as `@ease: cubic-bezier(0.2, 0, 0, 1);`, rather than a file.
  private static func isResource(_ argument: String) -> Bool {
    guard argument.contains(where: { ":/(".contains($0) }),
      !CurveArguments.isExistingFile(
        String(argument.dropFirst()))
    else { return false }
    let beginnings = [
      "@android:", "@interpolator/", "@anim/", "@style/Motion", "@macro/m3_sys_motion",
    ]
    let isDeclaration = argument.contains { ":(".contains($0) }
    return (isDeclaration || beginnings.contains { argument.hasPrefix($0) })
      && (try? EasingParser().parse(argument)) != nil
  }

  /// Whether an argument is `@FILE` or `NAME=@FILE`, or a file without the `@`.
  static func isFile(_ argument: String) -> Bool {
    let (_, argument) = named(argument)
    return argument.hasPrefix("@")
      || (try? EasingParser().parse(argument)) == nil && CurveArguments.isExistingFile(argument)
  }

  /// Splits off a name before `=`: letters, digits, `-`, `_` and dots, but not a setting of a spring.
  private static func named(_ argument: String) -> (name: String?, argument: String) {
    let settings = [
      "mass", "stiffness", "damping", "dampingRatio", "initialVelocity", "allowsOverdamping",
      "response", "dampingFraction", "tension", "friction", "bezier", "x1", "KeySpline",
      "KeySplines", "keySplines",
    ]
    guard let mark = argument.firstIndex(of: "="), mark != argument.startIndex else {
      return (nil, argument)
    }
    let name = argument[..<mark]
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    let value = argument[argument.index(after: mark)...]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
      !settings.contains(last), !isSetting(last, value)
    else { return (nil, argument) }
    return (String(name), String(value))
  }

  /// Whether a word and the number after it are a setting of a spring, as in `zeta=0.3, omega=12`: no other number
  /// follows, as those of a cubic-bezier do.
  private static func isSetting(_ word: String, _ value: Substring) -> Bool {
    let words = [
      "m", "k", "c", "zeta", "omega", "frequency", "response", "dampingFraction", "bounce",
      "duration",
    ]
    let fields = value.split { " ,;".contains($0) }
    guard words.contains(word), let first = fields.first else { return false }
    let number = first.prefix { $0.isNumber || ".-+".contains($0) }
    return plainNumber(String(number)) != nil
      && (fields.count == 1 || fields[1].first?.isLetter == true)
  }

  /// The seconds that a spring or a throw takes; nil for a curve of progress alone.
  var ownDuration: Double? {
    switch easing {
    case .spring(let curve): return curve.duration
    case .decay(let curve): return curve.duration
    case .preset(let preset):
      if case .decay(let curve) = preset.value { return curve.duration }
      return nil
    default: return nil
    }
  }

  /// The seconds that the text states for a curve of progress.
  var statedDuration: Double? {
    guard ownDuration == nil, let duration, duration > 0, duration.isFinite else { return nil }
    return duration
  }

  /// The curve of one run, without its delay.
  var ofOneRun: NamedCurve {
    var curve = self
    (curve.delay, curve.repeats) = (nil, nil)
    return curve
  }

  /// The spring, if the curve is exactly one.
  var spring: SpringCurve? {
    if case .spring(let curve) = easing { curve } else { nil }
  }
}
