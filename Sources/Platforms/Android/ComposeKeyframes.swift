import CurveArithmetic
import CurveNotation
import Curves

/// Compose's `keyframes { }`: values at times, each with the easing on the way to the next one.
///
/// Source: AndroidX, androidx.compose.animation.core, KeyframesSpec: 300 ms and linear intervals by default.
enum ComposeKeyframes {
  private struct Key {
    var time: Double
    var value: Double
    var easing: Literal?
  }

  @Sendable static func meaning(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .code(let body)? = call.closure?.content else {
      throw MeaningError(.one("curve: keyframes have one for each interval"), at: call.offset)
    }
    var (duration, delay) = (300.0, 0.0)
    var keys: [Key] = []
    var reader = LiteralReader(TextScanner(body, isQuiet: true), depth: 8)
    reader.skip()
    while !reader.scanner.isAtEnd {
      if let (name, value) = setting(&reader) {
        if name == "durationMillis" { duration = value } else { delay = value }
      } else if let key = key(&reader, duration) {
        keys.append(key)
      } else {
        throw MeaningError("keyframes of numbers, such as 0.5f at 100", at: call.offset)
      }
      reader.skip()
      while reader.scanner.take(";") { reader.skip() }
    }
    keys.sort { $0.time < $1.time }
    // Without them, the animation's own values apply there, which the text does not have.
    for (time, missing) in [(0, keys.first?.time), (duration, keys.last?.time)]
    where time != missing || duration <= 0 {
      let example = "\(time == 0 ? 0 : 1)f at \(cssNumber(time))"
      throw MeaningError(
        "keyframes with a value at \(cssNumber(time)), such as `\(example)`, in place of the animation's own",
        at: call.offset)
    }
    var curve = KeyframeCurve(at: call.offset)
    for key in keys {
      curve.add(key.time, key.value, then: try segment(key.easing, in: call))
    }
    var meaning = Meaning.easing(try curve.easing())
    meaning.duration = duration / 1000
    if delay > 0 { meaning.delay = delay / 1000 }
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
      key.easing = try? reader.expression()
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
