import Curves

extension [MotionToken] {
  /// The tokens of a style sheet without keyframes that an animation plays as its curve: files of other kinds have
  /// the curve alone.
  var withoutPlayedKeyframes: Self {
    var played: [String: [Easing]] = [:]
    for token in self where token.keyframes == nil {
      let words = token.name.split(separator: " ")
      if words.suffix(2).first == "animation", let name = words.last, let easing = token.easing {
        played[String(name), default: []].append(easing)
      }
    }
    return filter { token in
      let words = token.name.split(separator: " ")
      guard token.keyframes != nil, words.count == 3, words[0] == "@keyframes",
        let easing = token.easing
      else { return true }
      return played[String(words[1])]?.contains { other in
        other == easing || CurveDifference(other, easing).maximum.value <= 1e-9
      } != true
    }
  }
}
