import CurveNotation

extension Call {
  /// Settings of a repetition that a curve does not carry.
  private static let lostRepeats = [
    "repeatDelay", "reversed", "playbackRate", "timeScale", "endDelay", "stagger", "times",
    "repeatDuration", "staggerChildren", "delayChildren", "staggerDirection", "when",
  ]

  /// The repeats among the settings of an animation, and the labels of those that a curve does not carry.
  func repeats() -> (repeats: Repeats?, lost: [String]) {
    var lost = Self.lostRepeats.filter { self[$0] != nil }
    var goesBack = ["yoyo", "alternate", "autoreverse"].contains { isTrue($0) }
    if let type = word("repeatType") { goesBack = type == "reverse" || type == "mirror" }
    if let mode = word("repeatMode") { goesBack = mode.lowercased() == "reverse" }
    if let direction = word("direction") ?? word("animationDirection"), direction != "normal" {
      if direction == "alternate" { goesBack = true } else { lost.append("direction") }
    }
    var count: Double?
    // GSAP and Motion count the runs after the first one.
    if let again = self["repeat"]?.count { count = again < 0 ? .infinity : again + 1 }
    if let runs =
      (self["iterations"] ?? self["iterationCount"] ?? self["iteration-count"]
      ?? self["animationIterationCount"] ?? self["loops"])?.count
    {
      count = runs < 0 ? .infinity : runs
    }
    if let loop = self["loop"] {
      // Versions of anime.js count differently.
      if isTrue("loop") || loop.count == -1 {
        count = .infinity
      } else if !loop.isFalse {
        lost.append("loop")
      }
    }
    if isTrue("autoreverses") {  // Core Animation's runs go forth and back
      count = 2 * (self["repeatCount"]?.count ?? 1)
      goesBack = true
    } else if let runs = self["repeatCount"]?.count, runs != 0 {
      // Android counts the runs after the first one; -1 is forever.
      let isAndroid = mentions("interpolator", "repeatMode", "startOffset", "startDelay")
      count = runs < 0 ? .infinity : isAndroid ? runs + 1 : runs
    }
    guard let count, count > 0, count != 1 else { return (nil, lost) }
    return (Repeats(count: count, autoreverses: goesBack), lost)
  }

  private func isTrue(_ label: String) -> Bool {
    self[label]?.content == .name("true") || self[label]?.content == .name("YES")
  }

  private func word(_ label: String) -> String? {
    switch self[label]?.content {
    case .text(let word): word
    case .name(let name): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}

extension Literal {
  /// A number of runs; nil if it is not a number.
  var count: Double? {
    switch content {
    case .number(let value, _): return value
    case .text(let word): return word == "infinite" ? .infinity : nil
    case .name(let name):
      let isEndless = [
        "Infinity", "HUGE_VALF", "HUGE_VAL", "MAXFLOAT", "INFINITY", "infinite",
      ].contains(name.lastPart)
      let isLargest =
        name.hasSuffix(".infinity") || name.hasSuffix(".greatestFiniteMagnitude")
        || name.hasSuffix(".Infinite") || name.hasSuffix(".INFINITE")
      return isEndless || isLargest ? .infinity : nil
    default: return nil
    }
  }

  fileprivate var isFalse: Bool { content == .name("false") || content == .number(0, unit: "") }
}

extension Meaning {
  /// The same animation in runs that each begin with its delay.
  func repeatedWithDelay(_ repeats: Repeats) -> Self {
    var (result, repeats) = (self, repeats)
    if repeats.count > 1, let delay, delay > 0 {
      (repeats.delay, result.delay) = (delay, nil)
    }
    result.repeats = repeats
    return result
  }

  /// The same animation, repeated as its settings say.
  func repeated(by call: Call) -> Self {
    let (repeats, lost) = call.repeats()
    var result = self
    result.repeats = repeats ?? result.repeats
    return lost.isEmpty
      ? result : result.noting("not part of a curve, so ignored: \(lost.joined(separator: ", "))")
  }
}
