import CurveNotation

/// Names of presets without their family, and families.
extension CurveHint {
  /// What is said about a word that is the name of a preset without its family, or of a family; nil for others.
  ///
  /// - Parameter times: The times after the word.
  static func preset(for word: String, times: String = "") -> String? {
    var word = word.lowercased()
    if let families = families[word.letters] {
      return "`curvetool presets \(families)` lists the curves of this system"
    }
    if word.hasSuffix(".*") { word.removeLast(2) }
    let presets =
      Presets.curves.map { ($0.family, $0.name, $0.description) }
      + Presets.springs.map { ($0.family, $0.name, $0.description) }
    let meant = presets.filter { $0.1.letters == word.letters }.map(\.2)
    if !meant.isEmpty {
      let names = meant.prefix(4).map { "'\($0)\(times)'" }
      return "did you mean \(names.joined(separator: " or "))?"
    }
    if presets.contains(where: { $0.0 == word }) {
      return "'\(word)' is a family: `curvetool presets \(word)` lists its curves"
    }
    let last = word.split(separator: ".").last.map(String.init) ?? ""
    if word == "motion.default" { return "Motion's own spring is '{ type: \"spring\" }'" }
    if last != word, let hint = preset(for: last) { return hint }
    guard word.count > 2, presets.contains(where: { $0.1.contains(word) }) else { return nil }
    return "`curvetool presets \(word)` lists the curves with this in their names"
  }

  /// Families of presets, by the names of systems and sites.
  static let families = [
    "ios": "swiftui", "apple": "swiftui", "macos": "swiftui", "coreanimation": "ca",
    "android": "material", "google": "material", "kotlin": "compose", "microsoft": "fluent",
    "windows": "fluent", "ibm": "carbon", "easingsnet": "easings", "robertpenner": "penner",
    "greensock": "gsap", "web": "css", "framer": "motion", "framermotion": "motion",
  ]
}
