import CurveNotation
import CurvePlatforms
import Curves

/// The curves of Android's resources: texts and items with a curve, and styles with the settings of a spring.
///
/// Complexity: linear in the text.
struct ResourceFile {
  private(set) var curves: [SourceFile.Curve] = []
  private(set) var notes: [DocumentNote] = []

  init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var found = NoteList(lines)
    var style: (name: String, offset: Int, items: [String: String])?
    var open: (element: String, name: String, offset: Int, text: Int)?
    var scanner = ElementScanner(bytes)
    while let tag = scanner.next() {
      switch tag.kind {
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
        } else if text.hasPrefix("path(") || SourceValue.isFunction(text) {
          read(text, named: element.name, at: element.offset, lines, &found)
        }
      }
    }
    notes = found.all
  }

  private mutating func read(
    _ text: String, named name: String, at offset: Int, _ lines: LineIndex, _ notes: inout NoteList
  ) {
    do throws(SyntaxError) {
      let parsed = try Self.parsed(text)
      curves.append(
        SourceFile.Curve(
          name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
          line: lines.line(of: offset)))
    } catch {
      notes.add("\(name.prefix(60)): expected \(error.expected)", at: offset)
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

/// The tags of an XML text, one after the other, without checking it.
private struct ElementScanner {
  struct Tag {
    enum Kind { case start, end }
    var kind: Kind
    var name: String
    /// The value of the attribute `name`.
    var attribute = ""
    /// Where the tag begins and ends.
    var offset: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        while position < bytes.count, !bytes[position...].starts(with: Array("-->".utf8)) {
          position += 1
        }
        continue
      }
      var quote: UInt8?
      var end = start + 1
      while end < bytes.count {
        if let open = quote {
          if bytes[end] == open { quote = nil }
        } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
          quote = bytes[end]
        } else if bytes[end] == UInt8(ascii: ">") {
          break
        }
        end += 1
      }
      guard end < bytes.count else { return nil }
      position = end + 1
      let content = bytes[(start + 1)..<end]
      guard let first = content.first, content.last != UInt8(ascii: "/"),
        !"?!".utf8.contains(first)
      else { continue }
      let isEnd = first == UInt8(ascii: "/")
      let name = content.dropFirst(isEnd ? 1 : 0).prefix { $0 > 32 }
      return Tag(
        kind: isEnd ? .end : .start, name: String(decoding: name, as: UTF8.self),
        attribute: Self.attribute(content), offset: start, end: end + 1)
    }
    return nil
  }

  private static func attribute(_ content: ArraySlice<UInt8>) -> String {
    for part in content.split(separator: 32) {
      let text = String(decoding: part, as: UTF8.self)
      if text.hasPrefix("name=\""), text.hasSuffix("\"") {
        return String(text.dropFirst(6).dropLast())
      }
    }
    return ""
  }
}
