extension StyleSheet {
  /// The curves of animations whose keyframes have timing functions of their own, which replace the
  /// animation's: between two keyframes the first one's, otherwise the animation's with a note.
  func replacingByKeyframes(
    _ entries: [DocumentCurve]
  ) -> (entries: [DocumentCurve], notes: [DocumentNote]) {
    var own: [String: KeyframesRule] = [:]
    for rule in keyframes where rule.condition == nil {
      let easings = rule.tracks.flatMap { $0.keyframes.dropLast() }.map(\.easing)
      if !easings.isEmpty, easings.allSatisfy({ $0 != nil }) { own[rule.name] = rule }
    }
    if own.isEmpty { return (entries, []) }
    var notes: [DocumentNote] = []
    let replaced = entries.map { entry in
      let words = entry.name.split(separator: " ")
      guard words.suffix(2).first == "animation", let name = words.last,
        let rule = own[String(name)]
      else { return entry }
      let keys = rule.tracks.map(\.keyframes)
      if keys.count == 1, keys[0].count == 2, let easing = keys[0][0].easing {
        var entry = entry
        entry.easing = easing
        return entry
      }
      notes.append(
        DocumentNote(
          line: entry.line, column: 1,
          message: "\(entry.name.prefix(60)): the keyframes have timing functions of their own, "
            + "which `keyframes @FILE#\(name)` reads; this is the animation's"))
      return entry
    }
    return (replaced, notes)
  }
}
