import Spring

/// The facts of a spring, for people.
enum SpringFacts {
  static func facts(_ results: SpringResults) -> Facts {
    let (motion, n) = (results.motion, NumberText.brief)
    var lines: [Line] = []
    var shown: Set<SpringFact.Group> = []
    for fact in SpringFact.all {
      if let group = fact.group {
        if shown.insert(group).inserted { lines += self.lines(of: group, results) }
      } else if let line = line(fact, results) {
        lines.append(line)
      }
    }
    let oscillations = motion.visibleOscillations(within: results.threshold)
    lines.append(("oscillations seen", oscillations.isFinite ? n(oscillations) : "endless"))
    if let cutOff = results.cutOff { lines += self.lines(cutOff, results) }
    return Facts(heading: title(results, separator: ", "), lines: lines)
  }

  private typealias Line = (name: String, value: String)

  private static func lines(of group: SpringFact.Group, _ results: SpringResults) -> [Line] {
    switch group {
    case .settling: settling(results)
    case .peak: peak(results)
    }
  }

  /// A fact that has a line of its own.
  private static func line(_ fact: SpringFact, _ results: SpringResults) -> Line? {
    guard let title = fact.title, fact.isShown(results.motion) else { return nil }
    switch fact.value {
    case .text(let compute): return (title, "\(compute(results.motion))")
    case .list: return nil
    case .number(let compute):
      guard let value = compute(results.motion, results.threshold) else { return nil }
      func text(_ value: Double, _ unit: String) -> String {
        NumberText.brief(value) + (unit.isEmpty ? "" : " \(unit)")
      }
      let other = fact.otherUnit.map { ", " + text(value / $0.size, $0.name) } ?? ""
      let remark = fact.remark.map { " (\($0))" } ?? ""
      return (title, text(value, fact.unit) + other + remark)
    }
  }

  private static func settling(_ results: SpringResults) -> [Line] {
    let n = NumberText.brief
    let unit = results.hasDistance ? "of the distance" : "value units"
    return [("settling", "within \(n(results.threshold)) \(unit)")]
      + SettlingSystem.all.map { system in
        let time = results.settlingDuration(system)
        let mark = results.samplesEnd?.key == system.key ? "  <- samples end here" : ""
        let text = time.isFinite ? "\(n(time)) s" : "never"
        return ("  \(system.title)", text + remarks(system, results) + mark)
      }
  }

  private static func peak(_ results: SpringResults) -> [Line] {
    let (motion, n) = (results.motion, NumberText.brief)
    let name = results.hasDistance ? "overshoot" : "peak"
    var lines: [Line] = [(name, "none")]
    if let peak = motion.peak {
      let text = "\(n(peak.value)) at \(n(peak.time)) s"
      lines = [(name, results.hasDistance ? "\(percent(motion.overshoot)), \(text)" : text)]
    }
    if let away = movesAway(motion) { lines.insert(away, at: 0) }
    if motion.undershoot > 0 { lines.append(("undershoot", percent(motion.undershoot))) }
    return lines
  }

  /// How far an initial velocity away from the target takes the value behind its start; nil if none does.
  private static func movesAway(_ motion: SpringMotion) -> Line? {
    guard motion.relativeVelocity < 0, let turn = motion.extrema.first(where: { _ in true }) else {
      return nil
    }
    let away = abs(turn.displacement / (motion.to - motion.from)) - 1
    let n = NumberText.brief
    guard away > 0 else { return nil }
    return ("moves away first", "\(percent(away)), to \(n(turn.value)) at \(n(turn.time)) s")
  }

  /// How a system's rule differs from the heading of the settling times.
  private static func remarks(_ system: SettlingSystem, _ results: SpringResults) -> String {
    let texts = system.remarks(results.motion, results.threshold).map { remark in
      switch remark {
      case .isInValueUnits: "within \(NumberText.brief(results.threshold)) value units"
      case .hasLeastThreshold: "within 1e-06, the smallest allowed"
      case .isOverDistanceFromRest: "as from rest, over a distance"
      case .isFromRest: "as from rest"
      }
    }
    return texts.isEmpty ? "" : " (\(texts.joined(separator: "; ")))"
  }

  /// A fraction of the distance in percent; a fraction too large for that as it is.
  static func percent(_ fraction: Double) -> String {
    fraction < 1e300
      ? "\(NumberText.brief(100 * fraction)) %" : "\(NumberText.brief(fraction)) distances"
  }

  /// The effect of a duration that cuts the motion off.
  private static func lines(
    _ cutOff: SpringCutOff, _ results: SpringResults
  ) -> [(name: String, value: String)] {
    let n = NumberText.brief
    let exact = results.settlingDuration(.exact)
    let isSettled = !(cutOff.duration < exact)
    let left =
      results.hasDistance
      ? "\(percent(cutOff.fraction)) of the distance" : "\(n(cutOff.fraction)) value units"
    let end = exact < .infinity ? "before it settles at \(n(exact)) s" : "but it never settles"
    return [
      ("cut off", "at \(n(cutOff.duration)) s, \(isSettled ? "after it has settled" : end)"),
      ("  value", "\(n(cutOff.state.value)), moving at \(n(cutOff.state.velocity)) per s"),
      ("  jump", isSettled ? "none" : "\(n(cutOff.jump)), \(left)"),
    ]
  }

  /// `Spring  mass 10, stiffness 1500, damping 10`, and other parameters that differ from the defaults.
  static func title(_ results: SpringResults, separator: String) -> String {
    let (motion, spring, n) = (results.motion, results.spring, NumberText.brief)
    var parts = [
      "mass \(n(spring.mass))", "stiffness \(n(spring.stiffness))", "damping \(n(spring.damping))",
    ]
    if !results.hasDistance, motion.initialVelocity != 0 {
      parts.append("absolute velocity \(n(motion.initialVelocity))")
    } else if results.initialVelocity != 0 {
      parts.append("initial velocity \(n(results.initialVelocity))")
    }
    if motion.from != 0 || motion.to != 1 {
      parts.append("from \(n(motion.from)) to \(n(motion.to))")
    }
    return "Spring  " + parts.joined(separator: separator)
  }
}
