import CurveArithmetic
import CurveNotation
import Spring

extension ScriptNotation {
  /// Motion: physical settings override a duration; a visual duration requires a bounce.
  ///
  /// - Parameter names: Settings of other springs, which the caller reads, for the error.
  static func motionSpring(
    _ call: Call, or names: [String] = []
  ) throws(MeaningError) -> Meaning {
    let others = names + ["type", "keyframes"] + SettingLabels.timing + SettingLabels.thresholds
    let isTimed = call.mentions("duration", "bounce")
    guard isTimed, !call.mentions("mass", "stiffness", "damping") else {
      let v = try call.numbers(
        [
          .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
          .init("initialVelocity", 0),
        ], allowing: ["duration", "bounce", "visualDuration"] + others)
      return .spring(
        .physical(
          mass: v[0], stiffness: v[1], damping: v[2],
          relativeVelocity: call.mentions("initialVelocity") ? v[4] : v[3])
      )
      .noting(
        "with stiffness or damping, Motion ignores a duration or bounce", if: isTimed
      )
      .noting(call.ratioNote(mass: v[0], stiffness: v[1], damping: v[2]))
    }
    if call.mentions("visualDuration") {
      let v = try call.numbers(
        [.init("visualDuration", 0.3, .seconds), .init("bounce", 0), .init("velocity", 0)],
        allowing: ["duration"] + others)
      return .spring(SpringParameters.visual(duration: v[0], bounce: v[1]).starting(at: v[2]))
    }
    let v = try call.numbers(
      [.init("duration", 0.8, .seconds), .init("bounce", 0.3), .init("velocity", 0)],
      allowing: others)
    guard v[2] == 0 else {
      throw MeaningError(
        "mass, stiffness and damping: releases of Motion differ in a duration with a velocity",
        at: call["velocity"]?.offset ?? call.offset)
    }
    do throws(ParameterError) {
      // Motion finds the spring by UIKit's iteration, for damping ratios in 0.05...1.
      let ratio = min(max(1 - v[1], 0.05), 1)
      let spring = try DampedSpring(uiViewDuration: v[0], dampingRatio: ratio)
      let limit = 10.0
      let decimal = cssNumber(v[0] / 1000)
      return Meaning.spring(
        .damped(stiffness: spring.stiffness, dampingRatio: ratio), over: min(max(v[0], 0.01), limit)
      ).noting(
        "Motion's durations are in seconds and end at \(cssNumber(limit)) s: "
          + "\(cssNumber(v[0])) ms is written \(decimal)", if: v[0] > limit)
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: call.offset)
    }
  }
}
