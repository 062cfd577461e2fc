import ArgumentParser
import CurvePlatforms

extension TargetLanguage {
  /// Reads targets separated by commas; a repeated one counts once.
  ///
  /// - Parameters:
  ///   - words: The names.
  ///   - others: Other words that are allowed in their place, for suggestions.
  static func list(
    _ words: String, others: [String] = ["all"]
  ) throws(ValidationError) -> [TargetLanguage] {
    var targets: [TargetLanguage] = []
    if words.hasSuffix(",") {
      throw ValidationError(
        "--to \(words): the targets are one argument, without spaces, as in --to css,compose")
    }
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.lowercased().filter { $0 != " " }
      guard let target = TargetLanguage.named(name) else {
        let hint = TargetHint.text(for: name, others: others)
        throw ValidationError("--to: there is no target '\(String(word).shown)'\(hint)")
      }
      if !targets.contains(where: { $0.name == name }) { targets.append(target) }
    }
    return targets
  }
}
