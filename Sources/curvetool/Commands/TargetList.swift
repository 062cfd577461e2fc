import ArgumentParser
import CurvePlatforms

extension TargetLanguage {
  /// Reads targets separated by commas; a repeated one counts once.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - others: Other words that are allowed in their place, for suggestions.
  static func list(
    _ names: String, others: [String] = ["all"]
  ) throws(ValidationError) -> [TargetLanguage] {
    var targets: [TargetLanguage] = []
    if names.hasSuffix(",") {
      throw ValidationError(
        "--to \(names): write the targets without spaces, as in --to css,compose")
    }
    let words = names.split(separator: ",", omittingEmptySubsequences: false).flatMap { word in
      // Words without a comma are targets too: 'css swiftui'.
      word.contains { $0 != " " } ? word.split(separator: " ") : [word]
    }
    for word in words {
      let name = word.lowercased()
      guard let target = TargetLanguage.named(name) else {
        let hint = TargetHint.text(for: name, others: others)
        throw ValidationError("--to: there is no target '\(String(word).shown)'\(hint)")
      }
      if !targets.contains(where: { $0.name == name }) { targets.append(target) }
    }
    return targets
  }
}
