/// The timing that variables of Sass and Less have next to their curves: `$enter-duration: 300ms` and
/// `$enter-delay: 50ms` belong to `$enter`. Other times are durations of their own.
///
/// Complexity: linear in the text.
struct VariableTiming {
  /// The values of each variable by the end of their names, and their lines.
  private var values: [String: [String: (text: String, line: Int)]] = [:]
  /// The lines whose values belong to a curve.
  private(set) var lines: Set<Int> = []
  /// Notes on values next to a curve that are not its timing.
  private(set) var notes: [DocumentNote] = []
  private var notedLines: Set<Int> = []
  /// The variables whose value is a time.
  private var times: [(name: String, seconds: Double, line: Int)] = []

  /// The lines that are read: those of curves, and those with times of their own.
  var readLines: Set<Int> { lines.union(times.map { $0.line }) }

  /// The times that belong to no curve, once all curves have theirs.
  var durations: [CurveDocument.Duration] {
    times.filter { !lines.contains($0.line) }.map { .init(name: $0.name, seconds: $0.seconds) }
  }

  private static let parts = ["duration", "delay", "iteration-count", "direction"]

  init(_ bytes: [UInt8]) {
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 <= 32 }
      guard let first = line.first, "$@".utf8.contains(first),
        let colon = line.firstIndex(where: { ":=".utf8.contains($0) })
      else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      let value = line[colon...].dropFirst().prefix { $0 != UInt8(ascii: ";") }
      let plain = value.prefix { $0 != UInt8(ascii: "!") }
      if !name.utf8.contains(where: { $0 <= 32 || $0 == UInt8(ascii: "(") }) {
        let found = Self.seconds(plain)
        times += found.enumerated().map {
          (found.count == 1 ? name : "\(name) \($0.offset + 1)", $0.element, index + 1)
        }
        let isUnread = found.isEmpty && plain.contains { "0123456789$@".utf8.contains($0) }
        if isUnread, let mark = Shorthand.trimmed(plain).first, !"({[".utf8.contains(mark),
          MotionWords.nameTime([name])
        {
          let text = String(decoding: Shorthand.trimmed(plain), as: UTF8.self).prefix(60)
          notedLines.insert(index + 1)
          notes.append(
            DocumentNote(
              line: index + 1, column: 1,
              message: "\(name.prefix(60)): '\(text)' is not read as a time"))
        }
      }
      for part in Self.parts where name.hasSuffix("-" + part) {
        let variable = String(name.dropLast(part.count + 1))
        values[variable, default: [:]][part] = (
          String(decoding: value, as: UTF8.self).replacing("!default", with: ""), index + 1
        )
      }
    }
  }

  /// The times of a value: one, that of a sum or product, or those of a list.
  private static func seconds(_ value: ArraySlice<UInt8>) -> [Double] {
    if let seconds = StyleSheet.seconds(Array(value)) { return [seconds] }
    let text = Shorthand.trimmed(value)
    guard let first = text.first, first != UInt8(ascii: "#"), text.count <= 512 else { return [] }
    let quantity = Calculation.expression(String(decoding: text, as: UTF8.self))
    if let seconds = quantity?.seconds { return [seconds] }
    return StyleSheet.times(Array(text))
  }

  /// The curve with the timing of its variables, unless it has one of its own.
  mutating func timed(_ entry: DocumentCurve) -> DocumentCurve {
    guard let found = values[entry.name], entry.duration == nil, entry.delay == nil,
      entry.repeats == nil
    else { return entry }
    let parts =
      [found["duration"]?.text ?? "0s"] + Self.parts.dropFirst().map { found[$0]?.text ?? "" }
    let shorthand = "linear \(parts.joined(separator: " "))"
    guard let items = try? Shorthand.curves(Array(shorthand.utf8), property: "animation"),
      let item = items.first, items.count == 1
    else {
      for (part, value) in found where notedLines.insert(value.line).inserted {
        let text = value.text.drop { $0 == " " }.prefix(60)
        let message = "\(entry.name)-\(part): '\(text)' is not read"
        notes.append(DocumentNote(line: value.line, column: 1, message: message))
      }
      return entry
    }
    var timed = entry
    timed.duration = item.duration.flatMap { $0 > 0 ? $0 : nil }
    (timed.delay, timed.repeats) = (item.delay, item.repeats)
    if item.easing != .linear { timed.easing = entry.easing.mirrored }  // reverse
    lines.formUnion(found.values.map(\.line))
    return timed
  }
}
