import Curves

/// Curves with a timing beside them, and tweens without a curve.
extension ObjectWords {
  /// The curve under a label of a call or an object, with the timing beside it.
  static func carried(_ label: String, by call: Call) throws(MeaningError) -> Meaning {
    guard let inner = call[label] else { throw MeaningError(label, at: call.place) }
    switch label {
    case "transition", "config", "springConfig", "springOptions", "animation", "animationSpec":
      // The object around it holds other things too. react-spring has the delay beside its config.
      let meaning = try Dialects.meaning(inner)
      return label == "config"
        ? meaning.timed(nil, delay: call["delay"], in: .milliseconds).repeated(by: call) : meaning
    case "easing.type", "easing.bezierCurve", "easingCurve":
      return beside(try QtWords.easing(label, inner, call), call)
    case "ease":
      if let steps = try GSAPWords.steps(inner) { return beside(steps, call) }
    default: break
    }
    return beside(try Dialects.meaning(inner), call)
  }

  /// A curve with the timing beside it.
  static func beside(_ meaning: Meaning, _ call: Call) -> Meaning {
    let labels = [
      "duration", "durationMillis", "transitionDuration", "animationDuration", "dur", "time",
    ]
    let duration = labels.first { call[$0] != nil } ?? "duration"
    let delays = ["delay", "delayMillis", "startDelay", "startOffset", "transitionDelay"]
    let delay = delays.first { call[$0] != nil } ?? "delay"
    let unit = call.unit(of: duration, delay)
    var result = meaning.timed(nil, delay: call[delay], delayNamed: delay, in: unit).repeated(
      by: call)
    result.delay = result.delay ?? call.beginTime
    guard call[duration] != nil else { return result }
    if case .spring = meaning.curve {
      return result.noting("a spring has its own duration: the stated one is not kept")
    }
    return result.timed(call[duration], named: duration, delay: nil, in: unit)
  }

  /// Motion's tween without an ease.
  ///
  /// Source: Motion 12, motion-dom, animation/generators/keyframes.ts.
  static let standardTween = Meaning.easing(.easeInOut)
    .noting("read with the default ease of Motion, easeInOut; GSAP's is power1.out")

  /// The settings of Svelte's spring, or of a tween without an easing; nil if they are those of another
  /// spring.
  static func untyped(_ call: Call) throws(MeaningError) -> Meaning? {
    if let spring = try SvelteWords.spring(call) { return spring }
    let others = ["mass", "stiffness", "damping", "bounce", "velocity", "visualDuration"]
    guard call.mentions("duration"), !others.contains(where: { call[$0] != nil }) else {
      return nil
    }
    _ = try call.numbers([], beside: ["duration", "precision", "clamp"] + timing)
    guard case .milliseconds = call.unit(of: "duration", "delay") else {
      return beside(standardTween, call)
    }
    return .easing(.linear).timed(by: call, in: .milliseconds)
      .noting("read as react-spring's, which is linear without an easing")
  }
}
