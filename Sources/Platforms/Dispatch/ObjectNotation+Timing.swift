import CurveNotation
import Curves

/// Curves with a timing next to them, and tweens without a curve.
extension ObjectNotation {
  /// The curve under a label of a call or an object, with the timing next to it.
  static func carried(_ label: String, by call: Call) throws(MeaningError) -> Meaning {
    guard let inner = call[label] else { throw MeaningError(Expectation(label), at: call.offset) }
    switch label {
    case "transition", "defaults", "config", "springConfig", "springOptions", "animation",
      "animationSpec", "transitionSpec":
      // The object around it holds other things too. react-spring has the delay next to its config.
      if inner.content == .name("none") {
        throw MeaningError("an animation, not none", at: inner.offset)
      }
      let meaning = try Expressions.meaning(inner)
      switch label {
      case "config":
        return meaning.timed(nil, delay: call["delay"], in: .milliseconds).repeated(by: call)
      case "defaults": return meaning.repeated(by: call)
      case "transition":
        if case .name = inner.content { return meaning.timed(by: call) }
        return meaning
      default: return meaning
      }
    case "timingMode":
      return try Expressions.meaning(inner).timed(by: call)
        .noting(
          "read as Core Animation's: SpriteKit doesn't publish the curves of its timing modes")
    case "transitionEasing", "motionInterpolator":
      if let named = try LibraryCalls.motionLayout(inner) { return named.timed(by: call) }
    case "easing.type", "easing.bezierCurve", "easingCurve":
      return try QtNotation.easing(label, inner, call).timed(by: call)
    case "ease":
      if let steps = try GSAPNotation.steps(inner) { return steps.timed(by: call) }
    default: break
    }
    return try Expressions.meaning(inner).timed(by: call)
  }

  /// Motion's tween without an ease.
  ///
  /// Source: Motion 12, motion-dom, animation/generators/keyframes.ts.
  static let standardTween = Meaning.easing(.easeInOut)
    .noting("read with the default ease of Motion, easeInOut; GSAP's is power1.out")

  /// The settings of Svelte's spring, or of a tween without an easing; nil if they are those of another
  /// spring.
  static func untyped(_ call: Call) throws(MeaningError) -> Meaning? {
    if let spring = try SvelteNotation.spring(call) { return spring }
    let others = ["mass", "stiffness", "damping", "bounce", "velocity", "visualDuration"]
    guard call.mentions("duration"), !others.contains(where: { call[$0] != nil }) else {
      return nil
    }
    _ = try call.numbers([], allowing: ["duration", "precision", "clamp"] + SettingLabels.timing)
    guard case .milliseconds = call.unit(of: "duration", "delay") else {
      return standardTween.timed(by: call)
    }
    return .easing(.linear).timed(by: call, in: .milliseconds)
      .noting("read as react-spring's, which is linear without an easing")
  }

  /// The curve of an object whose members are objects, as Motion's variants are, or curves by name; nil for
  /// another object.
  static func nested(_ call: Call) throws(MeaningError) -> Meaning? {
    guard !call.members.isEmpty, call.members.allSatisfy({ isGroup($0.value) }) else { return nil }
    let animated = call.members.filter {
      Carriers.carriesCurve($0.value) || $0.value.mentionsCurve
    }
    guard let first = animated.first else { throw MeaningError(.curve, at: call.offset) }
    guard animated.count == 1 else {
      let names = animated.map { $0.label ?? $0.value.text }.joined(separator: ", ")
      throw MeaningError(.one("curve: \(names) have their own"), at: first.offset)
    }
    return try Expressions.meaning(first.value)
  }

  /// The curve of the only member that has one, of an object without settings of its own, as in a style
  /// or a list of named curves; nil for another object.
  static func only(_ call: Call) throws(MeaningError) -> Meaning? {
    guard call["type"] == nil, !call.members.isEmpty,
      !call.mentions(
        "stiffness", "damping", "tension", "friction", "bounce", "response", "duration")
    else { return nil }
    let timings = ["duration", "delay", "count", "direction"]
    guard
      !call.members.contains(where: { member in
        timings.contains { member.label?.hasSuffix("-" + $0) == true }
      })
    else { return nil }
    let curves = call.members.filter { $0.value.mentionsCurve || $0.value.carriesSettings }
    guard let first = curves.first else { return nil }
    let meaning = try Expressions.meaning(first.value)
    for other in curves.dropFirst() {
      guard let same = try? Expressions.meaning(other.value),
        try same.isEqual(meaning, at: other.offset)
      else {
        let names = curves.map { $0.label ?? $0.value.text }.joined(separator: ", ")
        throw MeaningError(.one("curve: \(names) have their own"), at: other.offset)
      }
    }
    return meaning
  }

  /// Whether a value is an object, or four numbers.
  private static func isGroup(_ literal: Literal) -> Bool {
    switch literal.content {
    case .object: true
    case .list(let elements): elements.count == 4 && elements.allSatisfy { $0.isNumeric }
    default: false
    }
  }
}
