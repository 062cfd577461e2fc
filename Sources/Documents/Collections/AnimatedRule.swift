import Curves

extension StyleSheet {
  /// The curves of animations whose keyframes have timing functions of their own, which replace the animation's.
  ///
  /// If the keyframes move one number from one value to another, the curve is that of the number. Otherwise it is the
  /// animation's, with a note.
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
      if rule.tracks.count == 1, let easing = rule.tracks[0].curve {
        var entry = entry
        entry.easing = entry.isReversed ? easing.mirrored : easing
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

extension KeyframesRule.Track {
  /// The curve of keyframes with timing functions of their own, from the first value to the last; nil if they end
  /// where they began, or if no number moves.
  fileprivate var curve: Easing? {
    if keyframes.count == 2 { return keyframes[0].easing }
    let number = argument?.specification() ?? specification()
    guard let number, number.values.first != number.values.last else { return nil }
    return number.progress
  }
}
