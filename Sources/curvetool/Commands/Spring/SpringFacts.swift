import Spring

/// The facts of a spring, for people.
enum SpringFacts {
  static func facts(_ results: SpringResults) -> Facts {
    let (motion, spring) = (results.motion, results.spring)
    let n = NumberText.brief
    var facts: [(name: String, value: String)] = [
      ("regime", spring.regime.rawValue),
      ("damping ratio", n(spring.dampingRatio)),
      (
        "natural frequency",
        "\(n(spring.naturalFrequency)) rad/s, \(n(spring.naturalFrequency / (2 * .pi))) Hz"
      ),
    ]
    if let damped = spring.dampedFrequency, spring.regime == .underdamped {
      facts.append(("damped frequency", "\(n(damped)) rad/s"))
    }
    facts += [
      ("decay rate", "\(n(spring.decayRate)) 1/s"),
      ("perceptual duration", "\(n(spring.perceptualDuration)) s (the response)"),
      ("bounce", n(spring.bounce)),
      (
        "settling",
        "within \(n(results.threshold)) \(results.hasDistance ? "of the distance" : "value units")"
      ),
    ]
    for name in SettlingName.allCases {
      let time = results.settlingDuration(name)
      let mark = results.samplesEnd == name ? "  <- samples end here" : ""
      let text = time.isFinite ? "\(n(time)) s" : "never"
      facts.append(("  \(title(name))", text + (condition(name, results) ?? "") + mark))
    }
    if let peak = motion.peak {
      let peakText = "\(n(peak.value)) at \(n(peak.time)) s"
      facts.append(
        results.hasDistance
          ? ("overshoot", "\(percent(motion.overshoot)), \(peakText)") : ("peak", peakText))
    } else {
      facts.append((results.hasDistance ? "overshoot" : "peak", "none"))
    }
    if motion.undershoot > 0 { facts.append(("undershoot", percent(motion.undershoot))) }
    if let rise = motion.riseTime { facts.append(("rise time 10-90 %", "\(n(rise)) s")) }
    let oscillations = motion.visibleOscillations(within: results.threshold)
    facts.append(
      ("oscillations seen", oscillations.isFinite ? n(oscillations) : "endless"))
    if let cutOff = results.cutOff { facts += lines(cutOff, results) }
    return Facts(heading: title(results, separator: ", "), lines: facts)
  }

  /// How a system's rule differs from the heading of the settling times; nil if it does not.
  private static func condition(_ name: SettlingName, _ results: SpringResults) -> String? {
    let n = NumberText.brief
    let isEstimate = results.spring.regime == .underdamped
    switch name {
    case .exact, .envelope: return nil
    case .swiftUI:
      let isSame = !results.hasDistance || abs(results.motion.to - results.motion.from) == 1
      return isSame ? nil : " (within \(n(results.threshold)) value units)"
    case .coreAnimation, .uiKit:
      var parts: [String] = []
      if results.threshold < 1e-6, name == .coreAnimation || isEstimate {
        parts.append("within 1e-06, the smallest allowed")
      }
      if !results.hasDistance { parts.append("as from rest, over a distance") }
      if name == .uiKit, !isEstimate, results.initialVelocity != 0 {
        parts.append("as from rest")
      }
      return parts.isEmpty ? nil : " (\(parts.joined(separator: "; ")))"
    }
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

  static func title(_ name: SettlingName) -> String {
    switch name {
    case .exact: "exact"
    case .coreAnimation: "Core Animation"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .envelope: "envelope"
    }
  }
}
