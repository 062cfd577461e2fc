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
    if let damped = spring.dampedFrequency, spring.damping > 0 {
      facts.append(("damped frequency", "\(n(damped)) rad/s"))
    }
    facts += [
      ("decay rate", "\(n(spring.decayRate)) 1/s"),
      ("perceptual duration", "\(n(spring.perceptualDuration)) s (the response)"),
      ("bounce", n(spring.bounce)),
      ("settling", "within \(n(results.threshold)) of the distance"),
    ]
    for name in SettlingName.allCases {
      let time = results.settlingDuration(name)
      let mark = results.settling == [name] ? "  <- samples end here" : ""
      facts.append(("  \(title(name))", (time.isFinite ? "\(n(time)) s" : "never") + mark))
    }
    if let peak = motion.peak {
      facts.append(
        (
          "overshoot", "\(n(100 * motion.overshoot)) %, \(n(peak.value)) at \(n(peak.time)) s"
        ))
    } else {
      facts.append(("overshoot", "none"))
    }
    if motion.undershoot > 0 { facts.append(("undershoot", "\(n(100 * motion.undershoot)) %")) }
    if let rise = motion.riseTime { facts.append(("rise time 10-90 %", "\(n(rise)) s")) }
    let oscillations = motion.visibleOscillations(within: results.threshold)
    facts.append(
      ("oscillations seen", oscillations.isFinite ? n(oscillations) : "endless"))
    if let cutOff = results.cutOff { facts.append(("cut off", sentence(cutOff, results))) }
    return Facts(heading: title(results, separator: ", "), lines: facts)
  }

  /// The effect of a duration that cuts the motion off, in words.
  static func sentence(_ cutOff: SpringCutOff, _ results: SpringResults) -> String {
    let n = NumberText.brief
    let place =
      "at \(n(cutOff.duration)) s the value is \(n(cutOff.state.value)), moving at "
      + "\(n(cutOff.state.velocity)) per s"
    let exact = n(results.settlingDuration(.exact))
    guard cutOff.fraction > results.threshold else {
      return "\(place); it has come to rest by then"
    }
    return
      "\(place): \(n(100 * cutOff.fraction)) % of the distance from rest, so it jumps by "
      + "\(n(cutOff.jump)); it settles at \(exact) s"
  }

  /// `Spring  mass 10, stiffness 1500, damping 10`, and other parameters that differ from the defaults.
  static func title(_ results: SpringResults, separator: String) -> String {
    let (motion, spring, n) = (results.motion, results.spring, NumberText.brief)
    var parts = [
      "mass \(n(spring.mass))", "stiffness \(n(spring.stiffness))", "damping \(n(spring.damping))",
    ]
    if results.initialVelocity != 0 {
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
