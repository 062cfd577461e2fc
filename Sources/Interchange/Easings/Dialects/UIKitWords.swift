import Curves
import Spring

/// UIKit's and Core Animation's timing parameters, with the defaults of their declarations.
enum UIKitWords {
  static let calls: [String: Dialects.Reading] = [
    "UICubicTimingParameters": cubicTiming, "UISpringTimingParameters": springTiming,
    "UIViewPropertyAnimator": animator, "UIView.animate": viewAnimation,
    "CAMediaTimingFunction": mediaTiming, "CASpringAnimation": springAnimation,
  ]

  @Sendable private static func cubicTiming(_ call: Call) throws(MeaningError) -> Meaning {
    if let curve = call["animationCurve"] { return try Dialects.meaning(curve) }
    return .easing(try call.bezier("controlPoint1", "controlPoint2"))
  }

  /// Its velocity is a vector in distances per second. A curve has only one velocity, so both components
  /// must agree.
  @Sendable private static func springTiming(_ call: Call) throws(MeaningError) -> Meaning {
    let velocity = try call["initialVelocity"].map { (value) throws(MeaningError) in
      try vector(value)
    }
    let others = ["initialVelocity"]
    if call.mentions("mass", "stiffness", "damping") {
      let v = try call.numbers("mass", "stiffness", "damping", beside: others)
      return .spring(
        .physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: velocity ?? 0))
    }
    if call.mentions("dampingRatio") {
      let v = try call.numbers("dampingRatio", beside: others)
      return try cutOff(duration: 1, dampingRatio: v[0], velocity: velocity ?? 0, at: call.place)
    }
    let v = try call.numbers(
      [.init("duration", 0.5, .seconds), .init("bounce", 0)], beside: others)
    return .spring(.perceptual(duration: v[0], bounce: v[1], initialVelocity: velocity ?? 0))
  }

  private static func vector(_ literal: Literal) throws(MeaningError) -> Double {
    let v = try literal.point()
    guard v[1] == 0 || v[1] == v[0] else {
      throw MeaningError("one velocity: dy as dx, or 0", at: literal.place)
    }
    return v[0]
  }

  /// The spring that UIKit finds for a duration, cut off at that duration.
  private static func cutOff(
    duration: Double, dampingRatio: Double, velocity: Double, at place: Int
  ) throws(MeaningError) -> Meaning {
    do throws(SpringError) {
      let spring = try DampedSpring(
        uiViewDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
      return .spring(
        .damped(
          stiffness: spring.stiffness, dampingRatio: dampingRatio, initialVelocity: velocity),
        over: min(max(duration, 0.01), 10))
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: place)
    }
  }

  @Sendable private static func animator(_ call: Call) throws(MeaningError) -> Meaning {
    if let timing = call["timingParameters"] { return try Dialects.meaning(timing) }
    if let curve = call["curve"] { return try Dialects.meaning(curve) }
    guard call.mentions("dampingRatio") else {
      return .easing(try call.bezier("controlPoint1", "controlPoint2"))
    }
    let v = try call.numbers(
      [.init("duration", nil, .seconds), .init("dampingRatio")], beside: ["animations"])
    return try cutOff(duration: v[0], dampingRatio: v[1], velocity: 0, at: call.place)
  }

  @Sendable private static func viewAnimation(_ call: Call) throws(MeaningError) -> Meaning {
    let others = ["delay", "options", "animations", "completion"]
    if call.mentions("usingSpringWithDamping") {
      let v = try call.numbers(
        [
          .init("withDuration", nil, .seconds), .init("usingSpringWithDamping"),
          .init("initialSpringVelocity", 0),
        ], beside: others)
      return try cutOff(duration: v[0], dampingRatio: v[1], velocity: v[2], at: call.place)
    }
    if call.mentions("withDuration") {
      _ = try call.numbers([.init("withDuration", nil, .seconds)], beside: others)
      let options = call["options"].map { options in
        if case .list(let elements) = options.content { elements } else { [options] }
      }
      for case .name(let name) in (options ?? []).map({ $0.content }) {
        if let meaning = CurveNames.meaning(name) { return meaning }
      }
      return .easing(Presets.curve("uikit.ease-in-out") ?? .easeInOut)  // UIKit's default
    }
    let v = try call.numbers(
      [
        .init("springDuration", 0.5, .seconds), .init("bounce", 0),
        .init("initialSpringVelocity", 0),
      ], beside: others)
    return .spring(.perceptual(duration: v[0], bounce: v[1], initialVelocity: v[2]))
  }

  @Sendable private static func mediaTiming(_ call: Call) throws(MeaningError) -> Meaning {
    if let name = call["name"] { return try Dialects.meaning(name) }
    // Only the first of the four has a label.
    let members = call.members.map { member in
      var member = member
      if member.label == "controlPoints" { member.label = nil }
      return member
    }
    return try Dialects.bezier(Call(name: call.name, members: members, place: call.place))
  }

  @Sendable private static func springAnimation(_ call: Call) throws(MeaningError) -> Meaning {
    guard call.mentions("perceptualDuration", "bounce") else {
      return try settings(call, stiffness: 100, damping: 10)
    }
    let v = try call.numbers([.init("perceptualDuration", nil, .seconds), .init("bounce", 0)])
    return .spring(.perceptual(duration: v[0], bounce: v[1]))
  }

  /// The settings of a CASpringAnimation. It is overdamped only if `allowsOverdamping` is true.
  static func settings(
    _ call: Call, stiffness: Double, damping: Double
  ) throws(MeaningError) -> Meaning {
    let v = try call.numbers(
      [
        .init("mass", 1), .init("stiffness", stiffness), .init("damping", damping),
        .init("initialVelocity", 0),
      ],
      beside: [
        "allowsOverdamping", "keyPath", "duration", "fromValue", "toValue", "byValue", "beginTime",
        "fillMode", "isRemovedOnCompletion", "removedOnCompletion", "isAdditive", "additive",
        "repeatCount", "autoreverses", "speed", "timeOffset", "delegate", "timingFunction",
      ])
    if try call.flag("allowsOverdamping") {
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
    }
    return .spring(
      Dialects.limited(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
  }
}
