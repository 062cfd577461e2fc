import CurveArithmetic
import CurveNotation
import Curves

/// Compose's `keyframes { }`: values at times, each with the easing on the way to the next one.
///
/// Source: AndroidX, androidx.compose.animation.core, KeyframesSpec: 300 ms and linear intervals by default.
package struct ComposeKeyframes {
  package struct Key {
    /// In milliseconds.
    package fileprivate(set) var time: Double
    package fileprivate(set) var value: Double
    fileprivate var easing: Literal?
    /// The easing as it is written.
    package fileprivate(set) var easingText: String?
  }

  /// In milliseconds, as the delay.
  package private(set) var duration = 300.0
  private var delay = 0.0
  /// In the order of their times.
  package private(set) var keys: [Key] = []

  /// Reads the statements of the closure; nil if one of them is no keyframe of a number.
  package init?(_ body: String) {
    var reader = LiteralReader(TextScanner(body, isQuiet: true), depth: 8)
    reader.skip()
    while !reader.scanner.isAtEnd {
      if let (name, value) = Self.setting(&reader) {
        if name == "durationMillis" { duration = value } else { delay = value }
      } else if let key = Self.key(&reader, duration) {
        keys.append(key)
      } else {
        return nil
      }
      reader.skip()
      while reader.scanner.take(";") { reader.skip() }
    }
    keys.sort { $0.time < $1.time }
  }

  /// Reads the first block in a source file, or the first after a name; nil without one.
  package init?(in code: String, after name: String?) {
    var found: Substring?
    var remainder = code[...]
    while let word = remainder.firstRange(of: "keyframes") {
      let before = remainder[..<word.lowerBound].suffix(80)
      remainder = remainder[word.upperBound...]
      // Types may be between the name and the block.
      let head = remainder.prefix(60).prefix { $0 != "{" }
      guard head.endIndex < remainder.endIndex, remainder[head.endIndex] == "{" else { continue }
      let block = remainder[head.endIndex...].dropFirst()
      let names = before.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      found = found ?? block
      guard let name else { break }
      if names.contains(where: { $0 == name }) {
        found = block
        break
      }
    }
    guard let found else { return nil }
    self.init(String(found.prefix { $0 != "}" }))
  }

  /// The time at which the animation's own value applies, because no keyframe is there; nil without one.
  package var missingTime: Double? {
    if duration <= 0 || keys.first?.time != 0 { return 0 }
    return keys.last?.time == duration ? nil : duration
  }

  @Sendable static func meaning(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .code(let body)? = call.closure?.content else {
      throw MeaningError(.one("curve: keyframes have one for each interval"), at: call.offset)
    }
    guard let keyframes = ComposeKeyframes(body) else {
      throw MeaningError("keyframes of numbers, such as 0.5f at 100", at: call.offset)
    }
    if let time = keyframes.missingTime {
      let example = "\(time == 0 ? 0 : 1)f at \(cssNumber(time))"
      throw MeaningError(
        "keyframes with a value at \(cssNumber(time)), such as `\(example)`, in place of the animation's own",
        at: call.offset)
    }
    var curve = KeyframeCurve(at: call.offset)
    for key in keyframes.keys {
      curve.add(key.time, key.value, then: try segment(key.easing, in: call))
    }
    var meaning = Meaning.easing(try curve.easing())
    meaning.duration = keyframes.duration / 1000
    if keyframes.delay > 0 { meaning.delay = keyframes.delay / 1000 }
    return meaning
  }

  /// Takes `durationMillis = 300`.
  private static func setting(_ reader: inout LiteralReader) -> (name: String, value: Double)? {
    let start = reader.scanner.position
    if let name = reader.takeName(), name == "durationMillis" || name == "delayMillis" {
      reader.skip()
      if reader.scanner.take("="), let value = number(&reader) {
        return (name, value)
      }
    }
    reader.scanner.rewind(to: start)
    return nil
  }

  /// Takes `0.5f at 100 using FastOutSlowInEasing`; the time may be a fraction of the duration.
  private static func key(_ reader: inout LiteralReader, _ duration: Double) -> Key? {
    guard let value = number(&reader) else { return nil }
    reader.skip()
    guard let word = reader.takeName(), word == "at" || word == "atFraction",
      let time = number(&reader)
    else { return nil }
    var key = Key(time: word == "at" ? time : time * duration, value: value)
    reader.skip()
    let end = reader.scanner.position
    if let word = reader.takeName(), word == "using" || word == "with" {
      reader.skip()
      let start = reader.scanner.position
      key.easing = try? reader.expression()
      key.easingText = reader.scanner.text(since: start)
      return key.easing == nil ? nil : key
    }
    reader.scanner.rewind(to: end)
    return key
  }

  /// Takes a number without a unit. Embedded Swift has no type for the errors of both steps together.
  private static func number(_ reader: inout LiteralReader) -> Double? {
    guard let literal = try? reader.expression() else { return nil }
    return try? literal.number(in: .plain)
  }

  /// The way to the next keyframe.
  private static func segment(
    _ literal: Literal?, in call: Call
  ) throws(MeaningError) -> KeyframeCurve.Segment {
    guard let literal else { return .linear }
    var easing = try call.easing(of: literal)
    while case .preset(let preset) = easing { easing = preset.value }
    switch easing {
    case .linear: return .linear
    case .cubicBezier(let b): return .relative(b.x1, b.y1, b.x2, b.y2)
    default: throw MeaningError("a cubic-bezier in each interval", at: call.offset)
    }
  }
}
