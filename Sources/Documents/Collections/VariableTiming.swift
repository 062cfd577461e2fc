/// The timing that variables of Sass and Less have beside their curves: `$enter-duration: 300ms` and
/// `$enter-delay: 50ms` belong to `$enter`. Other times are durations of their own.
///
/// Complexity: linear in the text.
struct VariableTiming {
  /// The values of each variable by the end of their names, and their lines.
  private var values: [String: [String: (text: String, line: Int)]] = [:]
  /// The lines whose values belong to a curve.
  private(set) var lines: Set<Int> = []
  /// Notes on values beside a curve that are not its timing.
  private(set) var notes: [DocumentNote] = []
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
    let mark = UInt8(ascii: ":")
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 <= 32 }
      guard let first = line.first, "$@".utf8.contains(first),
        let colon = line.firstIndex(of: mark)
      else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      let value = line[colon...].dropFirst().prefix { $0 != UInt8(ascii: ";") }
      let plain = value.prefix { $0 != UInt8(ascii: "!") }
      if let seconds = StyleSheet.seconds(Array(plain)), !name.utf8.contains(where: { $0 <= 32 }) {
        times.append((name, seconds, index + 1))
      }
      for part in Self.parts where name.hasSuffix("-" + part) {
        let variable = String(name.dropLast(part.count + 1))
        values[variable, default: [:]][part] = (
          String(decoding: value, as: UTF8.self).replacing("!default", with: ""), index + 1
        )
      }
    }
  }

  /// The curve with the timing of its variables, unless it has one of its own.
  mutating func timed(_ entry: CurveDocument.Entry) -> CurveDocument.Entry {
    guard let found = values[entry.name], entry.duration == nil, entry.delay == nil,
      entry.repeats == nil
    else { return entry }
    let parts =
      [found["duration"]?.text ?? "0s"] + Self.parts.dropFirst().map { found[$0]?.text ?? "" }
    let shorthand = "linear \(parts.joined(separator: " "))"
    guard let items = try? Shorthand.curves(Array(shorthand.utf8), property: "animation"),
      let item = items.first, items.count == 1
    else {
      for (part, value) in found {
        let text = value.text.drop { $0 == " " }.prefix(60)
        let message = "\(entry.name)-\(part): '\(text)' is not read"
        notes.append(DocumentNote(line: value.line, column: 1, message: message))
      }
      return entry
    }
    var timed = entry
    timed.duration = item.duration.flatMap { $0 > 0 ? $0 : nil }
    (timed.delay, timed.repeats) = (item.delay, item.repeats)
    lines.formUnion(found.values.map(\.line))
    return timed
  }
}
