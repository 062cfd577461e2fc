import CurveNotation
import CurvePlatforms

/// Springs and transitions that are objects or maps.
extension SourceValue {
  /// A map of Sass or Less as an object, whose keys may have hyphens and quotes.
  func map(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard let parts = Self.parts(of: text) else { return nil }
    let members = parts.map { key, value in
      // A product such as `$fast * 2`.
      let seconds = Calculation.expression(value)?.seconds
      return (key: Self.camelCased(key), value: seconds.map { "\($0)s" } ?? value)
    }
    return try object(Self.object(of: members), members.map(\.key))
  }

  /// A tuple of Swift or the call of an unknown type with the numbers of a spring, such as
  /// `(response: 0.3, damping: 0.6)`; nil for other texts.
  func tuple(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let parts = Self.parts(of: String(text[open...])), parts.count > 1,
      parts.allSatisfy({ Self.settings.contains($0.key) && Double($0.value) != nil }),
      parts.contains(where: { ["response", "stiffness", "tension", "duration"].contains($0.key) }),
      parts.contains(where: {
        ["friction", "bounce"].contains($0.key) || $0.key.hasPrefix("damping")
      })
    else { return nil }
    return try EasingParser().parse(Self.object(of: parts))
  }

  /// The keys and values within the braces or parentheses of a text; nil if a part has no key.
  static func parts(of text: String) -> [(key: String, value: String)]? {
    let bytes = Array(text.utf8)
    guard bytes.count > 1 else { return nil }
    var parts: [(key: String, value: String)] = []
    var (depth, start) = (0, 1)
    var (colon, quote): (Int?, UInt8?)
    for index in bytes.indices.dropFirst() {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      let isEnd = index == bytes.count - 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: ":") where depth == 0: colon = colon ?? index
      case _ where isEnd || depth == 0 && ",;".utf8.contains(byte):
        let part = Shorthand.trimmed(bytes[start..<index])
        if let colon {
          let key = String(decoding: Shorthand.trimmed(bytes[start..<colon]), as: UTF8.self)
          let value = String(decoding: Shorthand.trimmed(bytes[(colon + 1)..<index]), as: UTF8.self)
          parts.append((key.trimmingQuotes, value))
        } else if !part.isEmpty {
          return nil
        }
        (start, colon) = (index + 1, nil)
      case _ where "([{".utf8.contains(byte): depth += 1
      case _ where ")]}".utf8.contains(byte): depth -= 1
      default: break
      }
    }
    return parts
  }

  /// `dampingRatio` for `damping-ratio` and `@damping-ratio`.
  static func camelCased(_ key: String) -> String {
    let words = key.drop { "@$".contains($0) }.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The text of an object of a spring or a transition.
  static func object(of members: [(key: String, value: String)]) -> String {
    // SwiftUI's name next to a response.
    let isResponse = members.contains { $0.key == "response" }
    let texts = members.map { key, value in
      let isRatio = isResponse && ["dampingRatio", "damping"].contains(key)
      return "\(isRatio ? "dampingFraction" : key): \(value)"
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// Whether an object is a spring of Motion with its default numbers, as `{ type: "spring" }` or with a delay.
  static func isDefaultSpring(_ text: String, _ keys: [String]) -> Bool {
    guard keys.contains("type"), keys.allSatisfy(settings.contains), let parts = parts(of: text)
    else { return false }
    return parts.contains { $0.key == "type" && $0.value.trimmingQuotes == "spring" }
      && parts.contains { $0.value != $0.value.trimmingQuotes }
  }

  /// Whether the keys of an object are those of a spring, as those of no other object.
  static func nameSpring(_ keys: [String]) -> Bool {
    springKeys.contains(where: keys.contains)
      || keys.contains("response") && keys.contains { $0.hasPrefix("damping") }
  }

  /// A curve with a note on each time of an object that it does not have.
  static func noting(_ parsed: ParsedEasing, _ keys: [String]) -> ParsedEasing {
    var parsed = parsed
    for key in ["stagger", "staggerChildren", "delayChildren", "repeatDelay"]
    where keys.contains(key) {
      if parsed.notes.contains(where: { $0.contains(key) }) { continue }
      parsed.notes.append("\(key) is not read")
    }
    return parsed
  }

  /// Whether the keys of an object are those of a curve with its time.
  static func nameTransition(_ keys: [String]) -> Bool {
    easingKeys.contains(where: keys.contains)
      && ["duration", "delay"].contains(where: keys.contains)
  }

  /// The keys that describe an object.
  private static let descriptions: Set<String> = ["name", "id", "label", "title", "key"]

  /// An object of which every member belongs to a spring or a transition.
  func object(_ text: String, _ members: [String]) throws(SyntaxError) -> ParsedEasing? {
    if members.contains(where: { Self.descriptions.contains($0) }), let parts = Self.parts(of: text)
    {
      let others = parts.filter { !Self.descriptions.contains($0.key) }
      return try object(Self.object(of: others), others.map(\.key))
    }
    let isSpring = Self.nameSpring(members) || Self.isDefaultSpring(text, members)
    let isTransition =
      (Self.easingKeys + ["$value", "value", "type"])
      .contains(where: members.contains)
      && members.contains { $0 != "type" }
    guard isSpring || isTransition, !isGroup(text) else { return nil }
    if let other = members.first(where: { !Self.settings.contains($0) }) {
      // GSAP has what moves next to its timing.
      let isFlat = Self.parts(of: text)?.allSatisfy { key, value in
        !value.hasPrefix("{") || !(Self.easingKeys + ["duration", "delay"]).contains(key)
      }
      if !isSpring, isFlat == true, Self.nameTransition(members) {
        return (try? EasingParser().parse(text)).map { Self.noting($0, members) }
      }
      guard isSpring, Self.hasNumber(text) else { return nil }
      throw SyntaxError(
        column: 1, expected: "only settings of a spring, but found '\(other.prefix(60))'")
    }
    do throws(SyntaxError) {
      return Self.noting(try EasingParser().parse(text), members)
    } catch {
      if isSpring { throw error }
      return nil
    }
  }

  /// Whether the members for curves or times of an object are objects of several curves or times.
  private func isGroup(_ text: String) -> Bool {
    guard let parts = Self.parts(of: text) else { return false }
    return parts.contains { key, value in
      guard value.hasPrefix("{"), let inner = Self.parts(of: value), inner.count > 1 else {
        return false
      }
      if key == "duration" { return !inner.contains { $0.key == "value" || $0.key == "unit" } }
      return Self.easingKeys.contains(key) && inner.allSatisfy { isCurve($0.value, named: key) }
    }
  }

  private func isCurve(_ text: String, named name: String) -> Bool {
    let value = SourceValue(name: name, labels: [name], range: range, text: text, members: [])
    return (try? value.parsed()).flatMap { $0 } != nil
  }

  /// Whether a setting of a spring has a number, which the declaration of a type has not.
  private static func hasNumber(_ text: String) -> Bool {
    (springKeys + ["response"]).contains { key in
      guard let found = text.firstRange(of: key) else { return false }
      let value = text[found.upperBound...].utf8.drop { "\"': ".utf8.contains($0) }
      return value.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } == true
    }
  }

  /// The keys of springs that no other object has.
  static let springKeys = ["stiffness", "tension", "visualDuration", "bounce", "dampingFraction"]
  /// The keys of the curve of a transition.
  static let easingKeys = ["ease", "easing", "timingFunction"]

  static let settings: Set<String> = [
    "type", "stiffness", "damping", "mass", "velocity", "bounce", "duration", "visualDuration",
    "delay", "ease", "easing", "tension", "friction", "clamp", "precision", "restDelta",
    "restSpeed", "repeat", "repeatType", "repeatDelay", "yoyo", "loop", "overshootClamping",
    "restDisplacementThreshold", "restSpeedThreshold", "initialVelocity", "dampingRatio",
    "toValue", "useNativeDriver", "$value", "$type", "$description", "$extensions", "value",
    "description", "comment", "fill", "iterations", "direction", "endDelay", "composite",
    "timingFunction", "response", "dampingFraction", "blendDuration", "stagger", "when",
    "delayChildren", "staggerChildren", "times",
  ]
}
