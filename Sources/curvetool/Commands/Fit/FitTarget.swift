import ArgumentParser
import CurvePlatforms

/// The kinds of curve that `fit` can find.
enum FitKind: String, CaseIterable {
  case spring
  case cubicBezier = "cubic-bezier"
  case linear
  case best
}

/// What `fit` writes: the facts of a kind of curve, or the best curve as text for platforms.
struct FitTarget {
  let kind: FitKind
  /// The platforms; empty for facts.
  let targets: [TargetLanguage]

  init(kind: FitKind, targets: [TargetLanguage] = []) {
    (self.kind, self.targets) = (kind, targets)
  }

  static let completion = CompletionKind.custom { _, _, prefix in
    WordCompletion.targets(prefix, or: FitKind.allCases.map(\.rawValue))
  }

  /// Reads a kind, or targets separated by commas.
  @Sendable init(argument: String) throws {
    let name = argument.lowercased()
    if let kind = FitKind(rawValue: name == "bezier" ? "cubic-bezier" : name) {
      self.init(kind: kind)
    } else {
      let kinds = FitKind.allCases.map(\.rawValue)
      let targets = try TargetLanguage.list(argument, others: kinds)
      if let binary = targets.first(where: \.isBinary)?.name {
        throw ValidationError("--to: \(binary) is a binary file: convert the fitted curve")
      }
      self.init(kind: .best, targets: targets)
    }
  }
}
