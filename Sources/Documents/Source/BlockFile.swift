import CurveNotation
import CurvePlatforms

/// The animations of a Slint file: its blocks `animate width, height { duration: 250ms; easing: ease-out; }`.
///
/// Complexity: linear in the text.
struct BlockFile {
  private(set) var curves: [DocumentCurve] = []
  private(set) var notes: [DocumentNote] = []
  /// The lines of the blocks.
  private(set) var lines: Set<Int> = []

  /// Longer blocks are skipped, so that the time is linear in the text.
  private static let limit = 2048

  init(_ bytes: [UInt8]) {
    let index = LineIndex(bytes)
    var found = NoteList(index)
    let word = Array("animate ".utf8)
    var position = 0
    while let start = bytes.withUnsafeBufferPointer({
      TextSearch.offset(of: word, in: $0, from: position)
    }) {
      position = start + word.count
      if start > 0, bytes[start - 1] > 32, !"{};".utf8.contains(bytes[start - 1]) { continue }
      let limit = min(start + Self.limit, bytes.count)
      guard let open = bytes[position..<limit].firstIndex(of: UInt8(ascii: "{")),
        let end = bytes[open..<limit].firstIndex(of: UInt8(ascii: "}"))
      else { continue }
      let names = bytes[start..<open]
      guard names.allSatisfy({ Self.isName($0) }) else { continue }
      let name = String(decoding: names, as: UTF8.self).split { $0 == " " }.joined(separator: " ")
      lines.formUnion(index.line(of: start)...index.line(of: end))
      position = end + 1
      do throws(SyntaxError) {
        let text = String(decoding: bytes[start...end], as: UTF8.self)
        let parsed = try EasingParser().parse(text)
        curves.append(
          DocumentCurve(
            name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
            repeats: parsed.repeats, line: index.line(of: start)))
      } catch {
        found.add("\(name.prefix(60)): expected \(error.expected)", at: start)
      }
    }
    notes = found.all
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-_., ".utf8.contains(byte)
  }
}
