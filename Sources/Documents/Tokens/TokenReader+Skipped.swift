import CurvePlatforms

/// A token that is not read.
struct SkippedToken {
  /// The type that it states; empty if it has none.
  var type: String
  var path: String
  var offset: Int
  /// The position of its value.
  var value: Int
  /// What was expected of a token whose name or value is that of a motion; nil for another one.
  var reason: String?
}

/// Tokens whose type is not a curve, a time, a transition or a spring.
extension TokenReader {
  /// Types of the format that have nothing to do with motion.
  private static let otherTypes: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "number", "strokeStyle", "border", "shadow",
    "gradient", "typography",
  ]
  private static let limit = 10_000

  /// Adds a token of another type, if it is a transition, a time or a curve as older tools write them.
  mutating func addOther(_ value: JSONValue, type: String, _ entry: Entry, from source: JSONValue) {
    let count = plain.items.count
    let isMotion = Self.isCurve(value) || MotionWords.nameMotion(entry.path)
    if !Self.otherTypes.contains(type) || isMotion && value.string != nil {
      plain.add(token: value, path: entry.path, labels: entry.labels)
      if plain.items.count > count {
        forms[entry.path] = form(of: entry, source)
        return
      }
    }
    guard skipped.count < Self.limit else { return }
    let shown = value.string.map { "\"\($0.prefix(60))\"" } ?? value.kind
    let meant = value.string.flatMap { Self.meant($0) }
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    skipped.append(
      SkippedToken(
        type: type, path: entry.path, offset: entry.value.offset, value: value.offset,
        reason: isMotion || meant != nil
          ? "expected a curve or a time, but found \(shown)\(hint)" : nil))
  }

  /// What is said about a whole number that may be seconds or milliseconds; nil for other values.
  static func unitless(_ value: JSONValue) -> String? {
    guard let number = value.number ?? value.string.flatMap(Double.init), (1..<50).contains(number),
      number == number.rounded()
    else { return nil }
    let text = "\(Int(number))"
    return "\(text) may be seconds or milliseconds: write \"\(text)ms\" or \"\(text)s\""
  }

  /// A timing function without its hyphens, with them; nil for another text.
  private static func meant(_ text: String) -> String? {
    guard text.utf8.count < 100 else { return nil }
    return SpacedName.hyphenated(text.split(separator: " ").map(String.init))?
      .joined(separator: " ")
  }

  /// Notes the tokens that are not read: those of motion each with its reason, the others by their types. A number that
  /// another token refers to was read there.
  mutating func tellSkipped() {
    var groups: [(first: SkippedToken, count: Int)] = []
    for token in skipped where !references.reached.contains(token.value) {
      if let reason = token.reason {
        let type = token.type.isEmpty ? "" : " (type \(token.type.prefix(60)))"
        notes.add("\(token.path.prefix(60))\(type): \(reason)", at: token.offset)
      } else if let known = groups.firstIndex(where: { $0.first.type == token.type }) {
        groups[known].count += 1
      } else if groups.count < 100 {
        groups.append((token, 1))
      }
    }
    for (first, count) in groups {
      let others = count > 1 ? " (and \(count - 1) more)" : ""
      let reason =
        first.type.isEmpty
        ? "neither a curve nor a time, and skipped"
        : "tokens of type \(first.type.prefix(60)) are skipped"
      notes.add(
        "\(first.path.prefix(60))\(others): \(reason)", at: first.offset,
        isLoss: !first.type.isEmpty && !Self.otherTypes.contains(first.type))
    }
  }

  /// Whether a value is four numbers of a cubic-bezier, whatever its type.
  private static func isCurve(_ value: JSONValue) -> Bool {
    guard let numbers = value.elements?.map(\.number), numbers.count == 4 else { return false }
    return numbers.allSatisfy { $0 != nil } && [0, 2].allSatisfy { 0...1 ~= numbers[$0] ?? -1 }
  }
}
