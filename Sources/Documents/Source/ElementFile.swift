import CurveNotation
import CurvePlatforms
import Curves

/// The animations of an SVG or XAML file: each element that says when values are reached.
///
/// Complexity: linear in the text.
struct ElementFile {
  private(set) var curves: [SourceFile.Curve] = []
  private(set) var notes: [DocumentNote] = []

  private static let names: Set<String> = [
    "animate", "animateTransform", "DoubleAnimationUsingKeyFrames", "DoubleAnimation",
  ]

  init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var found = NoteList(lines)
    var scanner = ElementScanner(bytes)
    var open: ElementScanner.Tag?
    while let tag = scanner.next() {
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

  private mutating func read(
    _ tag: ElementScanner.Tag, _ text: ArraySlice<UInt8>, _ lines: LineIndex,
    _ notes: inout NoteList
  ) {
    let line = lines.line(of: tag.offset)
    let name = tag.attribute.isEmpty ? "line \(line)" : tag.attribute
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(String(decoding: text, as: UTF8.self))
      curves.append(
        SourceFile.Curve(
          name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
          repeats: parsed.repeats, line: line))
    } catch {
      notes.add("\(name.prefix(60)): expected \(error.expected)", at: tag.offset)
    }
  }
}
