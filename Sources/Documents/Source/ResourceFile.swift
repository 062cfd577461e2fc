import CurveNotation
import CurvePlatforms

/// The curves of Android's resources: texts and items with a curve, and styles with the settings of a spring;
/// and the integers that are durations.
///
/// Complexity: linear in the text.
struct ResourceFile {
  private(set) var curves: [DocumentCurve] = []
  /// The integers whose names say that they are durations.
  private(set) var durations: [SourceFile.Duration] = []
  private(set) var notes: [DocumentNote] = []

  init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var found = NoteList(lines)
    var style: (name: String, offset: Int, items: [String: String])?
    var open: (element: String, name: String, offset: Int, text: Int)?
    // The stiffness and the damping of springs outside of styles, by the beginnings of their names.
    var springs: [String: (settings: [String: String], offset: Int)] = [:]
    var scanner = ElementScanner(bytes)
    while let tag = scanner.next() {
      switch tag.kind {
      case .whole: continue
      case .start where tag.name == "style":
        style = (tag.attribute, tag.offset, [:])
      case .start:
        open = (tag.name, tag.attribute, tag.offset, tag.end)
      case .end where tag.name == "style":
        guard let ended = style else { continue }
        style = nil
        let settings = ["stiffness", "damping"].compactMap { ended.items[$0] }
        guard settings.count == 2 else { continue }
        let text = "spring(dampingRatio = \(settings[1]), stiffness = \(settings[0]))"
        read(text, named: ended.name, at: ended.offset, lines, &found)
      case .end:
        guard let element = open, element.element == tag.name else { continue }
        open = nil
        let text = String(decoding: bytes[element.text..<tag.offset], as: UTF8.self)
        let last = element.name.split { $0 == "." || $0 == ":" || $0 == "/" }.last.map(String.init)
        if style != nil {
          style?.items[last ?? ""] = text
        } else if let duration = Self.duration(element.element, element.name, text) {
          durations.append(duration)
        } else if let (prefix, setting) = Self.springSetting(element.name) {
          var spring = springs[prefix] ?? ([:], element.offset)
          spring.settings[setting] = text
          springs[prefix] = spring
        } else if text.hasPrefix("path(") || SourceValue.isFunction(text)
          || Self.isPath(text, of: element.name)
        {
          read(text, named: element.name, at: element.offset, lines, &found)
        } else if element.element == "integer",
          !Set(MotionWords.words(element.name)).isDisjoint(with: ["motion", "anim", "animation"])
        {
          found.add(
            "\(element.name.prefix(60)): an integer is a time if its name has the word duration",
            at: element.offset)
        }
      }
    }
    for (name, spring) in springs.sorted(by: { $0.value.offset < $1.value.offset }) {
      guard let stiffness = spring.settings["stiffness"], let ratio = spring.settings["damping"],
        Double(ratio).map({ $0 <= 1 }) ?? false
      else {
        found.add(
          "\(name.prefix(60)): expected a stiffness and a damping ratio of at most 1",
          at: spring.offset)
        continue
      }
      let text = "spring(dampingRatio = \(ratio), stiffness = \(stiffness))"
      read(text, named: name, at: spring.offset, lines, &found)
    }
    curves.sort { $0.line < $1.line }
    notes = found.all
  }

  /// The name of the spring and of the setting, of `snappy_spring_stiffness`; nil for another name.
  private static func springSetting(_ name: String) -> (spring: String, setting: String)? {
    for ending in ["stiffness", "damping_ratio", "dampingRatio", "damping"]
    where name.hasSuffix(ending) {
      let spring = name.dropLast(ending.count)
      let trimmed = spring.last.map { "._".contains($0) } == true ? spring.dropLast() : spring
      let setting = ending == "stiffness" ? ending : "damping"
      return (trimmed.isEmpty ? "spring" : String(trimmed), setting)
    }
    return nil
  }

  private mutating func read(
    _ text: String, named name: String, at offset: Int, _ lines: LineIndex, _ notes: inout NoteList
  ) {
    do throws(SyntaxError) {
      let parsed = try Self.parsed(text)
      curves.append(
        DocumentCurve(
          name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
          line: lines.line(of: offset)))
    } catch {
      notes.add("\(name.prefix(60)): expected \(error.expected)", at: offset)
    }
  }

  /// The time of an integer; Android's integers for times are in milliseconds.
  private static func duration(
    _ element: String, _ name: String, _ text: String
  ) -> SourceFile.Duration? {
    guard element == "integer", name.lowercasedASCII.firstRange(of: "duration") != nil else {
      return nil
    }
    var scanner = TextScanner(text, isQuiet: true)
    scanner.skipSpace()
    guard let number = scanner.takeNumber() else { return nil }
    scanner.skipSpace()
    let seconds = number.value(shiftedBy: -3)
    return scanner.isAtEnd && seconds >= 0 ? (name, seconds) : nil
  }

  /// Whether a text is the path data of an interpolator: of a name that says so.
  private static func isPath(_ text: String, of name: String) -> Bool {
    let name = name.lowercased()
    return text.hasPrefix("M")
      && ["path", "easing", "interpolator", "curve"].contains {
        name.contains($0)
      }
  }

  /// A curve in Material's spelling: `path(M 0,0 C ...)` has no quotes.
  private static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing {
    if text.hasPrefix("path("), text.hasSuffix(")") {
      return try EasingParser().parse(String(text.dropFirst(5).dropLast()))
    }
    return try EasingParser().parse(text)
  }
}
