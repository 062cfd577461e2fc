import CurveNotation
import CurvePlatforms

/// The animations of an SVG or XAML file: each element that says when values are reached. Durations of XAML are
/// read too.
///
/// Complexity: linear in the text.
struct ElementFile {
  private(set) var curves: [DocumentCurve] = []
  private(set) var notes: [DocumentNote] = []
  private(set) var durations: [SourceFile.Duration] = []

  private static let names: Set<String> = [
    "animate", "animateTransform", "DoubleAnimationUsingKeyFrames", "DoubleAnimation",
  ]

  init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var found = NoteList(lines)
    var scanner = ElementScanner(bytes)
    var open: ElementScanner.Tag?
    while let tag = scanner.next() {
      if tag.kind == .start, tag.name == "Duration", !tag.attribute.isEmpty,
        let seconds = Self.seconds(bytes[tag.end...].prefix { $0 != UInt8(ascii: "<") })
      {
        durations.append((tag.attribute, seconds))
      }
      guard Self.names.contains(tag.name) else { continue }
      switch tag.kind {
      case .start: open = tag
      case .whole: read(tag, bytes[tag.offset..<tag.end], lines, &found)
      case .end:
        guard let start = open, start.name == tag.name else { continue }
        open = nil
        read(start, bytes[start.offset..<tag.end], lines, &found)
      }
    }
    notes = found.all
  }

  /// The seconds of hours, minutes and seconds, such as `0:0:0.3`.
  private static func seconds(_ text: ArraySlice<UInt8>) -> Double? {
    let parts = String(decoding: text.prefix(100), as: UTF8.self).split(separator: ":")
    guard parts.count == 3 else { return nil }
    var seconds = 0.0
    for part in parts {
      var scanner = TextScanner(String(part), isQuiet: true)
      scanner.skipSpace()
      guard let number = scanner.takeNumber()?.value() else { return nil }
      scanner.skipSpace()
      guard scanner.isAtEnd else { return nil }
      seconds = seconds * 60 + number
    }
    return seconds
  }

  private mutating func read(
    _ tag: ElementScanner.Tag, _ text: ArraySlice<UInt8>, _ lines: LineIndex,
    _ notes: inout NoteList
  ) {
    let line = lines.line(of: tag.offset)
    let name = tag.attribute.isEmpty ? "line \(line)" : tag.attribute
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(String(decoding: text, as: UTF8.self))
      curves.append(
        DocumentCurve(
          name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
          repeats: parsed.repeats, line: line))
    } catch {
      notes.add("\(name.prefix(60)): expected \(error.expected)", at: tag.offset)
    }
  }
}
