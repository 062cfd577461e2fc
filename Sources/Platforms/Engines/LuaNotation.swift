import CurveNotation
import Curves

/// Tweens of Lua, whose methods follow a colon: Roblox's TweenService and the library flux.
enum LuaNotation {
  /// The curve of the only tween of a text; nil for other texts.
  ///
  /// - Parameter read: Reads a call of Roblox.
  static func parsed(
    _ text: String, read: (String) throws(SyntaxError) -> ParsedEasing
  ) throws(SyntaxError) -> ParsedEasing? {
    if let info = try call("TweenInfo.new(", of: text), info != text { return try read(info) }
    guard let tween = try call("flux.to(", of: text) else { return nil }
    return try flux(tween, text)
  }

  /// The only call of a function in a text, up to its closing parenthesis; nil without one.
  private static func call(_ open: String, of text: String) throws(SyntaxError) -> String? {
    guard let start = text.firstRange(of: open) else { return nil }
    guard text[start.upperBound...].firstRange(of: open) == nil else {
      throw TextScanner(text).error(.one("tween, and this text has more"), at: 0)
    }
    var depth = 1
    var index = start.upperBound
    while index < text.endIndex, depth > 0 {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      index = text.index(after: index)
    }
    return depth == 0 ? String(text[start.lowerBound..<index]) : nil
  }

  /// Source: rxi/flux, flux.lua: `quadout` without an ease; times are in seconds.
  private static func flux(_ call: String, _ text: String) throws(SyntaxError) -> ParsedEasing? {
    var name = "quadout"
    if let ease = text.firstRange(of: ":ease(") {
      name = text[ease.upperBound...].drop { "\"' ".contains($0) }.prefix { $0.isLetter }
        .lowercased()
    }
    guard text.firstRange(of: ":after(") == nil else {
      throw TextScanner(text).error(.one("tween: after() begins another"), at: 0)
    }
    guard let easing = ease(name) else {
      throw TextScanner(text).error("an ease of flux", at: 0)
    }
    var parsed = ParsedEasing(foreign: easing, text: text)
    parsed.duration = TextNumbers.all(in: call, after: ",", until: ",").first
    parsed.delay = TextNumbers.all(in: text, after: ":delay(", until: ")").first
    return parsed
  }

  private static func ease(_ name: String) -> Easing? {
    if name == "linear" { return .linear }
    let families: [String: Penner.Family] = [
      "quad": .quad, "cubic": .cubic, "quart": .quart, "quint": .quint, "expo": .expo(),
      "sine": .sine, "circ": .circ, "back": .back(overshoot: 1.7), "elastic": .elastic(),
    ]
    let directions: [(String, Penner.Direction)] = [
      ("inout", .inOut), ("in", .in), ("out", .out),
    ]
    for (word, direction) in directions where name.hasSuffix(word) {
      guard let family = families[String(name.dropLast(word.count))] else { continue }
      return .penner(Penner(valid: family, direction))
    }
    return nil
  }
}
