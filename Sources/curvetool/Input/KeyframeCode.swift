import CurvePlatforms

/// Keyframes in the code of an app, and the equivalent `keyframes` command.
enum KeyframeCode {
  /// What is said about code with keyframes; nil for other texts.
  ///
  /// - Parameter keyPath: The property, if the code may have several animations.
  static func hint(for text: String, keyPath: String? = nil) -> String? {
    if let code = animation(in: text, keyPath) {
      guard let options = options(of: code) else { return example("--values '0 10 0'") }
      return "keyframes are not read from code: `curvetool keyframes \(options)` plays these"
    }
    if let options = ComposeKeyframeCode.options(text, keyPath) {
      return "keyframes are not read from code: `curvetool keyframes \(options)` plays these"
    }
    return text.contains("addKeyframe") || text.contains("animateKeyframes(")
      ? example(viewOptions(text)) : nil
  }

  private static func example(_ options: String) -> String {
    "keyframes have values, which are not read from code, as in `curvetool keyframes \(options)`"
  }

  /// The code of one `CAKeyframeAnimation`, up to the next; nil without one.
  private static func animation(in text: String, _ keyPath: String?) -> Substring? {
    let parts = text.split(separator: "CAKeyframeAnimation", omittingEmptySubsequences: false)
      .dropFirst()
    let named = parts.first { part in keyPath.map { part.contains("\"\($0)\"") } ?? false }
    return named ?? parts.first { $0.contains(".values") } ?? parts.first
  }

  /// The options for an animation's settings; nil if they are not all plain.
  private static func options(of code: Substring) -> String? {
    guard let values = list(after: ".values", in: code), values.count <= 40 else { return nil }
    var options = "--values '\(values.joined(separator: " "))'"
    if code.contains(".keyTimes") {
      guard let times = list(after: ".keyTimes", in: code) else { return nil }
      options += " --key-times '\(times.joined(separator: " "))'"
    }
    if let mode = code.firstRange(of: ".calculationMode") {
      let name = code[mode.upperBound...].drop { " =.".contains($0) }.prefix { $0.isLetter }
      if name != "linear" { options += " --mode \(name)" }
    }
    if code.contains(".timingFunction") {
      let isList = code.contains(".timingFunctions")
      guard let curves = timings(code), curves.count == (isList ? values.count - 1 : 1) else {
        return nil
      }
      options += " --timing\(isList ? "s" : "") '\(curves.joined(separator: ","))'"
    }
    return options + (code.number(after: ".duration").map { " --duration \($0)" } ?? "")
  }

  /// The timing functions, one for each interval or one for all; nil if there are others.
  private static func timings(_ code: Substring) -> [String]? {
    let name = "CAMediaTimingFunction("
    let curves = code.split(separator: name).dropFirst().map { part in
      (try? EasingParser().parse("\(name)\(part.prefix { $0 != ")" }))"))?.easing.description
    }
    guard !curves.isEmpty, !curves.contains(nil) else { return nil }
    return curves.compactMap(\.self)
  }

  /// The options for the times of `UIView.addKeyframe`, whose values are set in closures.
  private static func viewOptions(_ text: String) -> String {
    var keys: [(time: Double, value: Int)] = [(0, 0)]
    for part in text.split(separator: "addKeyframe").dropFirst().prefix(20) {
      guard let start = part.number(after: "StartTime").flatMap(plainNumber),
        let length = part.number(after: "elativeDuration").flatMap(plainNumber)
      else { continue }
      let last = keys[keys.count - 1]
      let end = min(start + length, 1)
      if start > last.time + 1e-9, start < 1 { keys.append((start, last.value)) }
      if end > last.time + 1e-9 { keys.append((end, 1 - last.value)) }
    }
    if keys.count == 1 { keys.append((1, 1)) }
    if keys[keys.count - 1].time < 1 { keys.append((1, keys[keys.count - 1].value)) }
    let values = keys.map { "\($0.value)" }.joined(separator: " ")
    let times = keys.map { NumberText.brief($0.time) }.joined(separator: " ")
    let duration = text.number(after: "animateKeyframes(withDuration")
    return "--values '\(values)' --key-times '\(times)'"
      + (duration.map { " --duration \($0)" } ?? "")
  }

  /// The numbers of a list that a property is set to; nil if it is another.
  private static func list(after property: String, in code: Substring) -> [String]? {
    guard let start = code.firstRange(of: property) else { return nil }
    let opened = code[start.upperBound...].drop { " =@".contains($0) }
    guard opened.first == "[" else { return nil }
    let numbers = opened.dropFirst().prefix { $0 != "]" }.split { ", \n@".contains($0) }
      .map(String.init)
    return !numbers.isEmpty && numbers.allSatisfy { plainNumber($0) != nil } ? numbers : nil
  }
}
