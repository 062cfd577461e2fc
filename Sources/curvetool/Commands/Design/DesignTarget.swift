import ArgumentParser
import CurvePlatforms

/// What `design` writes: the facts of a kind of curve, or the curve as text for platforms.
enum DesignTarget {
  case spring
  case cubicBezier
  /// The platforms.
  case texts([TargetLanguage])

  private static let kinds = ["spring", "cubic-bezier"]

  static let completion = CompletionKind.custom { _, _, prefix in
    WordCompletion.targets(prefix, or: kinds)
  }

  /// Reads a kind, or targets separated by commas.
  @Sendable init(argument: String) throws {
    switch argument.lowercased() {
    case "spring": self = .spring
    case "cubic-bezier", "bezier": self = .cubicBezier
    default:
      let targets = try TargetLanguage.list(argument, others: Self.kinds)
      if let binary = targets.first(where: \.isBinary)?.name {
        throw ValidationError("--to: \(binary) is a binary file: convert the designed curve")
      }
      self = .texts(targets)
    }
  }
}
