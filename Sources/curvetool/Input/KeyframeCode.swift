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
    if let options = composeOptions(text, keyPath) {
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

  /// The options for an animation's properties; nil if they are not all plain.
  private static func options(of code: Substring) -> String? {
    let properties = KeyframeAnimationProperties(statements: code)
    guard let values = numbers("values", of: properties), (1...40).contains(values.count) else {
      return nil
    }
    var options = "--values '\(values.joined(separator: " "))'"
    if properties["keyTimes"] != nil {
      guard let times = numbers("keyTimes", of: properties) else { return nil }
      options += " --key-times '\(times.joined(separator: " "))'"
    }
    if properties.mode != "linear" { options += " --mode \(properties.mode)" }
    let read = { (text: String) in (try? EasingParser().parse(text))?.easing }
    if properties["timingFunctions"] != nil {
      guard let functions = properties.functions(read: read), functions.count == values.count - 1
      else { return nil }
      options += " --timings '\(functions.map(\.description).joined(separator: ","))'"
    } else if let text = properties["timingFunction"] {
      guard let function = read(text) else { return nil }
      options += " --timing '\(function)'"
    }
    return options
      + (properties.number("duration").map { " --duration \(NumberText.brief($0))" } ?? "")
  }

  /// The numbers of a list as they are written; nil if they are not all plain.
  private static func numbers(
    _ name: String, of properties: KeyframeAnimationProperties
  ) -> [String]? {
    guard let elements = properties.elements(name),
      !elements.contains(where: { plainNumber($0) == nil })
    else { return nil }
    return elements
  }

  /// The options for Compose's `keyframes { }`: the first block with all of its values, or the one that a
  /// constant names; nil without one.
  ///
  /// - Parameter path: The name of the constant, with the types around it.
  private static func composeOptions(_ text: String, _ path: String?) -> String? {
    let name = path?.split(separator: ".").last.map(String.init)
    guard let keyframes = ComposeKeyframes(in: text, after: name), keyframes.keys.count > 1,
      keyframes.missingTime == nil
    else { return nil }
    var easings: [String] = []
    for key in keyframes.keys {
      guard let text = key.easingText else {
        easings.append("linear")
        continue
      }
      guard let easing = (try? EasingParser().parse(text))?.easing else { return nil }
      easings.append(easing.description)
    }
    easings.removeLast()
    let values = keyframes.keys.map { NumberText.brief($0.value) }.joined(separator: " ")
    let times = keyframes.keys.map { NumberText.brief($0.time / keyframes.duration) }
      .joined(separator: " ")
    let timings =
      easings.allSatisfy { $0 == "linear" } ? "" : " --timings '\(easings.joined(separator: ","))'"
    return "--values '\(values)' --key-times '\(times)'\(timings) "
      + "--duration \(NumberText.brief(keyframes.duration / 1000))"
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
}
