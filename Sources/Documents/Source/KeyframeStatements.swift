import CurveNotation
import CurvePlatforms
import Curves
import Timeline

/// A `CAKeyframeAnimation` in source code, and the statements after it that set its values and timing.
///
/// Complexity: linear in the text up to the limit.
struct KeyframeStatements {
  /// The animation as a curve; nil if it is not understood.
  private(set) var parsed: (easing: Easing, duration: Double?, delay: Double?, repeats: Repeats?)?
  /// Why it is not a curve, or what its curve stands for.
  private(set) var note: String?
  /// The ranges of the statements.
  private(set) var ranges: [Range<Int>] = []
  /// Whether it is the result of a function.
  private(set) var isReturned = false
  private var settings: [String: String] = [:]

  /// How far after the animation its statements may stand, in bytes.
  private static let limit = 4096

  /// Reads the statements after a value; nil if it is not a keyframe animation with values.
  init?(_ value: SourceValue, in bytes: [UInt8]) {
    guard value.text.hasPrefix("CAKeyframeAnimation("),
      let label = value.labels.first?.split(separator: " ").last
    else { return nil }
    collect(String(label), bytes, from: value.range.upperBound)
    guard settings["values"] != nil else { return nil }
    read(KeyframeAnimationProperties(settings))
  }

  /// Collects the statements that set a property of a variable.
  private mutating func collect(_ label: String, _ bytes: [UInt8], from start: Int) {
    let end = min(start + Self.limit, bytes.count)
    guard label.utf8.count <= 200 else { return }
    let prefix = Array((label + ".").utf8)
    let result = Array("return \(label)".utf8)
    let declarations = [Array("let \(label) ".utf8), Array("var \(label) ".utf8)]
    var offset = start
    while offset < end {
      let line = bytes[offset..<end].prefix { $0 != 10 && $0 != UInt8(ascii: ";") }
      let statement = line.drop { $0 <= 32 }
      let next = line.endIndex + 1
      if statement.starts(with: result),
        statement.dropFirst(result.count).first.map({
          !TextScanner.isLetter($0) && !"0123456789_.".utf8.contains($0)
        }) ?? true
      {
        isReturned = true
        return
      }
      // Another value under the same name.
      if declarations.contains(where: { statement.starts(with: $0) }) { break }
      guard statement.starts(with: prefix) else {
        offset = next
        continue
      }
      let close = Self.end(of: statement.startIndex, in: bytes, before: end)
      let text = bytes[statement.startIndex..<close].dropFirst(prefix.count)
      ranges.append(statement.startIndex..<close)
      if let mark = text.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decoding: Shorthand.trimmed(text[..<mark]), as: UTF8.self)
        let value = Shorthand.trimmed(text[(mark + 1)...])
        settings[name] = String(decoding: value, as: UTF8.self)
      }
      offset = max(close, offset + 1)
    }
  }

  /// Where a statement ends: at the end of a line outside of brackets.
  private static func end(of start: Int, in bytes: [UInt8], before limit: Int) -> Int {
    var depth = 0
    for offset in start..<limit {
      let byte = bytes[offset]
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 || depth == 0 && (byte == 10 || byte == UInt8(ascii: ";")) { return offset }
    }
    return limit
  }

  private mutating func read(_ properties: KeyframeAnimationProperties) {
    guard var values = properties.numbers("values"), values.count > 1 else {
      note = "values that are not numbers are not read"
      return
    }
    let unread = ["repeatDuration", "isCumulative", "timeOffset"].first { properties[$0] != nil }
    if properties.hasWholeFunction || unread != nil {
      note = "its \(unread ?? "timingFunction") is not read"
      return
    }
    let isDiscrete = properties.mode == "discrete"
    guard isDiscrete || properties.mode == "linear" else {
      note = "the calculation mode \(properties["calculationMode"]?.prefix(40) ?? "") is not read"
      return
    }
    let times = properties.numbers("keyTimes")
    guard times != nil || properties["keyTimes"] == nil else {
      note = "key times that are not numbers are not read"
      return
    }
    guard let functions = properties.functions(read: { (try? EasingParser().parse($0))?.easing })
    else {
      note = "its timing functions are not read"
      return
    }
    if isDiscrete, times?.count == values.count + 1 { values.append(values[values.count - 1]) }
    let count = values.count
    guard times?.count ?? count == count, functions.isEmpty || functions.count == count - 1 else {
      note = "expected a value for each key time, and a function for each interval"
      return
    }
    var keyframes = KeyframeSpecification()
    keyframes.values = values.map { .number($0) }
    keyframes.keyTimes = times ?? values.indices.map { Double($0) / Double(count - 1) }
    let hold = isDiscrete ? (try? Steps(1, .jumpEnd)).map(Easing.steps) : nil
    keyframes.timingFunctions = (0..<(count - 1)).map { number in
      hold ?? (functions.isEmpty ? .linear : functions[number])
    }
    guard let easing = keyframes.progress else {
      note = "values that do not change, or key times in the wrong order, are not a curve"
      return
    }
    if values.first == values.last {
      note = "the values end where they begin: 1 stands for the one furthest from them"
    }
    let positive = { (name: String) in properties.number(name).flatMap { $0 > 0 ? $0 : nil } }
    let speed = positive("speed") ?? 1
    parsed = (
      easing, positive("duration").map { $0 / speed }, properties.delay,
      properties.isRepeated ? properties.repeats : nil
    )
  }
}
