import CurveDocuments

/// What to write in place of curves with times.
enum TimedHint {
  /// What is said about a declaration with several curves; nil for other texts.
  @Sendable static func several(_ text: String) -> String? {
    guard ["transition", "animation", "-webkit-"].contains(where: text.hasPrefix),
      let document = try? CurveDocument(Array("a { \(text) }".utf8)), document.entries.count > 1
    else { return nil }
    return "these are \(document.entries.count) curves: in a style sheet, `curvetool "
      + "\(Arguments.all.first ?? "convert") @FILE.css` reads each"
  }

  /// What is said about a preset without its family before its times, such as `standard 300ms`; nil for other texts.
  @Sendable static func preset(_ text: String) -> String? {
    let words = text.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    let times = words.reversed().prefix(2).prefix { (try? seconds($0)) != nil && $0.hasSuffix("s") }
    guard !times.isEmpty, times.count < words.count else { return nil }
    let name = words.dropLast(times.count).joined(separator: "-")
    // The parser's own error suggests its curve.
    if CurveHint.isCurve(name) { return nil }
    return CurveHint.preset(for: name, times: " " + times.reversed().joined(separator: " "))
  }
}
