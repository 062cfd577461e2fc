import ArgumentParser
import CurveNotation
import CurvePlatforms

/// The words that a shell completes in a curve, a target or a family.
///
/// The shell asks the tool itself, so the answers always match the installed version.
enum WordCompletion {
  /// A curve: CSS keywords, presets, and files after `@`.
  static let curve = CompletionKind.custom { _, _, prefix in curves(prefix) }
  /// A curve, or another file: a log of samples, a scene.
  static let curveOrFile = CompletionKind.custom { _, _, prefix in
    curves(prefix) + files(prefix)
  }
  /// The family of presets, or a file after `@`.
  static let family = CompletionKind.custom { _, _, prefix in
    prefix.hasPrefix("@") ? curves(prefix) : Presets.families.filter { $0.hasPrefix(prefix) }
  }
  /// Parts of preset names.
  static let preset = CompletionKind.custom { _, _, prefix in
    prefix.hasPrefix("@")
      ? curves(prefix) : PresetEntry.all.map(\.fullName).filter { $0.hasPrefix(prefix) }
  }
  /// Targets, separated by commas.
  static let targets = CompletionKind.custom { _, _, prefix in targets(prefix, or: ["all"]) }

  /// The targets, after those that are already in a list, and other words in the place of the first.
  static func targets(_ prefix: String, or others: [String]) -> [String] {
    let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
    let names = TargetLanguage.all.map(\.name) + (start.isEmpty ? others : [])
    return names.map { start + $0 }.filter { $0.hasPrefix(prefix) }
  }

  private static let keywords = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  private static func curves(_ prefix: String) -> [String] {
    if prefix.hasPrefix("@") { return files(String(prefix.dropFirst())).map { "@" + $0 } }
    let presets = PresetEntry.all.filter { $0.easing != nil }.map(\.fullName)
    return (keywords + presets).filter { $0.hasPrefix(prefix) }
  }

  /// The files that begin with a path, with a slash after folders.
  private static func files(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    return entries(of: folder.isEmpty ? "." : folder).map { folder + $0 }
      .filter { $0.hasPrefix(prefix) }
  }
}
