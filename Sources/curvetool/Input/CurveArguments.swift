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

  /// What is said about a text that is no curve but something else that people type; nil for other texts.
  static func hint(_ text: String) -> String? {
    if hasDecimalCommas(text) {
      return "numbers take a decimal point, not a comma, as in 0.4"
    }
    if SampleFile.isNamed(text), case .regular = kind(of: FilePath(argument: text)) {
      return
        "\(text) is a file of samples: `curvetool fit \(text)` finds its curve, "
        + "`curvetool compare \(text) CURVE` judges one"
    }
    if text == "-", Arguments.all.contains("--json") {
      return "--json takes no file: the JSON goes to standard output, or to --output FILE"
    }
    if text.lowercased() == "spring" {
      return "a spring needs numbers, as in 'spring(stiffness: 230, damping: 22)'"
    }
    if springWords.contains(text.lowercased().filter { $0 != ":" && $0 != "," }) {
      return "a spring is one argument, in quotes, as in 'mass 1, stiffness 230, damping 22'"
    }
    let parts = text.split(separator: ",")
    if parts.count > 1, parts.allSatisfy({ (try? EasingParser().parse(String($0))) != nil }) {
      return "curves are separate arguments, as in \(parts.joined(separator: " "))"
    }
    return nil
  }

  private static let springWords = [
    "mass", "stiffness", "damping", "tension", "friction", "response", "bounce", "dampingratio",
    "dampingfraction",
  ]

  /// A note on a duration or response that looks like milliseconds; nil for others.
  static func noteOnLength(_ easing: Easing, _ text: String) -> String? {
    guard case .spring(let curve) = easing, curve.motion.spring.response >= 30,
      let word = ["duration", "response"].first(where: { text.lowercased().contains($0) })
    else { return nil }
    let response = NumberText.brief(curve.motion.spring.response)
    return
      "the \(word) is \(response) s: \(response) ms is written \(NumberText.brief(curve.motion.spring.response / 1000))"
  }

  /// Whether a text is the name of a file, without the `@` before it.
  static func isExistingFile(_ text: String) -> Bool {
    guard !SampleFile.isNamed(text) else { return false }
    if case .regular = kind(of: FilePath(argument: text)) { return true }
    return false
  }

  /// Whether commas stand between digits, four times, in a list that also has commas between its numbers, as in
  /// `cubic-bezier(0,4, 0, 0,2, 1)`.
  private static func hasDecimalCommas(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.hasPrefix("cubic-bezier") else { return false }
    let arguments = text[open...].dropFirst().prefix { $0 != ")" }
    return arguments.contains(", ") && arguments.split(separator: ",").count > 4
      && arguments.split(separator: ", ").count <= 4
  }
}
