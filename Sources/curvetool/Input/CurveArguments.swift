import CurvePlatforms
import Curves
import Spring
import SystemPackage

/// The arguments that name curves, as people type them.
enum CurveArguments {
  /// Joins a cubic-bezier whose numbers are separate arguments: `0.1 0 0 1`, with or without the function's name
  /// before them; and a curve with the times that follow it: `ease-out 300ms`.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var index = 0
    while index < arguments.count {
      let labels = springLabels(arguments[index...])
      if labels > 1 {
        joined.append(arguments[index..<index + labels].joined(separator: ", "))
        index += labels
        continue
      }
      if let timed = joined.last.map({ "\($0) \(arguments[index])" }), isTime(arguments[index]),
        (try? EasingParser().parse(timed)) != nil
      {
        joined[joined.count - 1] = timed
        index += 1
        continue
      }
      let hasName = arguments[index].lowercased() == "cubic-bezier"
      let start = hasName ? index + 1 : index
      let numbers = arguments[start...].prefix { plainNumber($0) != nil }
      guard numbers.count == 4 else {
        joined += arguments[index..<max(numbers.endIndex, index + 1)]
        index = max(numbers.endIndex, index + 1)
        continue
      }
      joined.append("cubic-bezier(\(numbers.joined(separator: ", ")))")
      index = numbers.endIndex
    }
    return joined
  }

  /// Whether a text is a time with its unit, which is not a curve.
  private static func isTime(_ text: String) -> Bool {
    guard text.hasSuffix("s") else { return false }
    let number = text.dropLast(text.hasSuffix("ms") ? 2 : 1)
    return plainNumber(String(number)) != nil
  }

  /// How many arguments are parameters of one spring: `stiffness=100 damping=5`. A parameter given again begins
  /// another spring.
  private static func springLabels(_ arguments: ArraySlice<String>) -> Int {
    var labels: Set<String> = []
    let settings = arguments.prefix { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 && plainNumber(parts[1]) != nil
        && labels.insert(parts[0].letters).inserted
    }
    guard settings.count > 1,
      case .spring? = try? EasingParser().parse(settings.joined(separator: ", ")).easing
    else { return 0 }
    return settings.count
  }

  /// What is said about arguments that spell springs without quotes around each, as in
  /// `damping 5 damping 20`; nil for others.
  static func quotedSprings(_ arguments: [String]) -> String? {
    var springs: [[String]] = []
    var index = 0
    while index < arguments.count {
      let parts = arguments[index...].prefix(2)
      guard parts.count == 2, plainNumber(arguments[index + 1]) != nil else {
        springs.append([arguments[index]])
        index += 1
        continue
      }
      let setting = parts.joined(separator: " ")
      let isNext = springs.last.map { spring in
        !spring.contains { $0.hasPrefix(arguments[index] + " ") }
          && (try? EasingParser().parse((spring + [setting]).joined(separator: ", "))) != nil
      }
      if isNext == true {
        springs[springs.count - 1].append(setting)
      } else {
        springs.append([setting])
      }
      index += 2
    }
    let texts = springs.map { $0.joined(separator: ", ") }
    guard texts.contains(where: { $0.contains(" ") }),
      texts.allSatisfy({ (try? EasingParser().parse($0)) != nil })
    else { return nil }
    let quoted = texts.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
    return "and the words of each are one argument, as in \(quoted)"
  }

  /// Whether the initial velocity of a spring is probably meant in value units per second: it is at least 30 distances
  /// in the time 1/w, with w the natural frequency. A critically damped spring then moves about 11 distances.
  static func isUnusuallyFast(_ motion: SpringMotion) -> Bool {
    abs(motion.relativeVelocity) >= 30 * motion.spring.naturalFrequency
  }

  /// A note on a spring or an animation of 20 s or more: its duration or response looks like milliseconds,
  /// or its numbers have no names. A note on a velocity that looks like one in value units. Nil for others.
  ///
  /// - Parameter duration: The seconds that the text states with the curve.
  static func noteOnNumbers(_ easing: Easing, _ duration: Double?, _ text: String) -> String? {
    guard case .spring(let curve) = easing else {
      guard let duration, (20..<1e5).contains(duration) else { return nil }
      let seconds = NumberText.brief(duration)
      // A time with a unit is meant.
      if ["\(seconds)s", "\(seconds) s", "ms"].contains(where: text.contains) { return nil }
      return
        "the duration is \(seconds) s: \(seconds) ms is written \(NumberText.brief(duration / 1000))"
    }
    let motion = curve.motion
    if isUnusuallyFast(motion) {
      let velocity = NumberText.brief(motion.relativeVelocity)
      return "the initial velocity \(velocity) means \(velocity) distances per second: "
        + "for px/s, divide by the distance in px"
    }
    guard motion.spring.response >= 20 else { return nil }
    let response = NumberText.brief(curve.motion.spring.response)
    let lower = text.lowercased()
    guard let word = ["duration", "response"].first(where: lower.contains) else {
      guard text.contains("("), !text.contains(where: { ":=".contains($0) }) else { return nil }
      return "read with the response \(response) s: names tell the numbers apart, as in "
        + "'stiffness 230, damping 22'"
    }
    // Motion makes another response of its visual duration.
    let written = lower.number(after: word).flatMap(plainNumber) ?? curve.motion.spring.response
    let seconds = NumberText.brief(written)
    return
      "the \(word) is \(seconds) s: \(seconds) ms is written \(NumberText.brief(written / 1000))"
  }

  /// Whether a text is the name of a file, or `FILE#NAME`, without the `@` before it.
  static func isExistingFile(_ text: String) -> Bool {
    let path = String(text.prefix { $0 != "#" })
    guard !path.isEmpty, !SampleFile.isNamed(path) else { return false }
    if case .regular = kind(of: FilePath(argument: path)) { return true }
    return false
  }
}
