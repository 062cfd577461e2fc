import CurvePlatforms
import Curves
import Spring
import SystemPackage

/// The arguments that name curves, as people type them.
enum CurveArguments {
  /// Joins a cubic-bezier whose numbers are separate arguments: `0.1 0 0 1`, with or without the function's name
  /// before them.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var index = 0
    while index < arguments.count {
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

  /// A note on a spring of half a minute or more: its duration or response looks like milliseconds, or its numbers
  /// have no names; nil for others.
  static func noteOnLength(_ easing: Easing, _ text: String) -> String? {
    guard case .spring(let curve) = easing, curve.motion.spring.response >= 30 else { return nil }
    let response = NumberText.brief(curve.motion.spring.response)
    guard let word = ["duration", "response"].first(where: { text.lowercased().contains($0) })
    else {
      guard text.contains("("), !text.contains(where: { ":=".contains($0) }) else { return nil }
      return "read with the response \(response) s: names tell the numbers apart, as in "
        + "'stiffness 230, damping 22'"
    }
    return
      "the \(word) is \(response) s: \(response) ms is written \(NumberText.brief(curve.motion.spring.response / 1000))"
  }

  /// Whether a text is the name of a file, or `FILE#NAME`, without the `@` before it.
  static func isExistingFile(_ text: String) -> Bool {
    let path = String(text.prefix { $0 != "#" })
    guard !path.isEmpty, !SampleFile.isNamed(path) else { return false }
    if case .regular = kind(of: FilePath(argument: path)) { return true }
    return false
  }
}
