import CurvePlatforms

/// The equivalent of Compose's `keyframes { durationMillis = 375; 10f at 75 using LinearEasing }` for the command.
enum ComposeKeyframeCode {
  /// The options of the first block with all of its values, or of the one that a constant names; nil without one.
  ///
  /// - Parameter path: The name of the constant, with the types around it.
  static func options(_ text: String, _ path: String?) -> String? {
    let parts = text.split(separator: "keyframes", omittingEmptySubsequences: false)
    let name = path?.split(separator: ".").last ?? ""
    let blocks = parts.indices.dropFirst().compactMap {
      index -> (isNamed: Bool, body: Substring)? in
      let start = parts[index].drop { $0 != "{" }
      guard !start.isEmpty, parts[index].prefix(while: { $0 != "{" }).count < 60 else { return nil }
      let before = parts[index - 1].suffix(80).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return (before.contains(name), start.dropFirst().prefix { $0 != "}" })
    }
    return (blocks.first(where: \.isNamed) ?? blocks.first).flatMap { options(of: $0.body) }
  }

  private static func options(of body: Substring) -> String? {
    var duration = 300.0  // Compose's default
    var keys: [(time: Double, value: Substring, easing: String)] = []
    var fractions: Set<Int> = []
    for statement in body.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = statement.split(separator: " ")
      if words.first == "durationMillis",
        let number = words.last.flatMap({ plainNumber(String($0)) })
      {
        duration = number
      }
      guard words.count >= 3, ["at", "atFraction"].contains(words[1]),
        let time = number(words[2])
      else { continue }
      let value = words[0].hasSuffix("f") ? words[0].dropLast() : words[0]
      guard plainNumber(String(value)) != nil else { return nil }
      if words[1] == "atFraction" { fractions.insert(keys.count) }
      var easing = "linear"
      if words.count > 4, ["using", "with"].contains(words[3]) {
        let text = words[4...].joined(separator: " ")
        guard let parsed = try? EasingParser().parse(text) else { return nil }
        easing = parsed.easing.description
      }
      keys.append((time, value, easing))
    }
    guard duration > 0 else { return nil }
    for index in keys.indices where !fractions.contains(index) { keys[index].time /= duration }
    guard keys.count > 1, keys[0].time == 0, keys[keys.count - 1].time == 1 else { return nil }
    let values = keys.map { String($0.value) }.joined(separator: " ")
    let times = keys.map { NumberText.brief($0.time) }.joined(separator: " ")
    let easings = keys.dropLast().map(\.easing)
    let timings =
      easings.allSatisfy { $0 == "linear" } ? "" : " --timings '\(easings.joined(separator: ","))'"
    return "--values '\(values)' --key-times '\(times)'\(timings) "
      + "--duration \(NumberText.brief(duration / 1000))"
  }

  private static func number(_ word: Substring) -> Double? {
    plainNumber(String(word.hasSuffix("f") ? word.dropLast() : word))
  }
}
