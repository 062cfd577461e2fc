import Arithmetic
import Curves
import Spring

/// Objects in braces: Motion's and react-spring's settings, Figma's and DTCG's JSON.
enum ObjectWords {
  /// Rest thresholds and other settings that do not change the curve.
  static let rest = [
    "restDelta", "restSpeed", "restDisplacementThreshold", "restSpeedThreshold", "precision",
    "toValue", "from", "to", "delay", "clamp", "useNativeDriver",
  ]

  static func meaning(
    _ members: [Literal.Member], at place: Int
  ) throws(MeaningError) -> Meaning {
    let call = Call(name: "", members: members, place: place)
    if let value = call["$value"] { return try Dialects.meaning(value) }
    if let timing = call["timingFunction"] { return try Dialects.meaning(timing) }
    for wrapper in [
      "transition", "config", "easingFunction", "easing", "ease", "easingFunctionSpring",
    ]
    where call["type"] == nil {
      if let inner = call[wrapper] { return try Dialects.meaning(inner) }
    }
    if call.mentions("x1", "y1", "x2", "y2") { return try Dialects.bezier(call) }
    if case .text(let type)? = call["type"]?.content, type != "spring" {
      return try typed(type, call)
    }
    if call.mentions("tension", "friction", "frequency") { return try reactSpring(call) }
    if call.mentions("response", "dampingFraction") {
      let v = try call.numbers([.init("response", 0.5, .seconds), .init("dampingFraction", 0.825)])
      return .spring(.response(response: v[0], dampingRatio: v[1]))
    }
    if call.mentions("dampingRatio") {
      let v = try call.numbers(
        [
          .init("stiffness"), .init("dampingRatio"), .init("mass", 1),
          .init("initialVelocity", 0),
        ], beside: rest)
      return .spring(
        .damped(stiffness: v[0] / v[2], dampingRatio: v[1], initialVelocity: v[3]))
    }
    return try motionSpring(call)
  }

  /// The curve of a `type` other than `spring`: Figma's easings, Motion's tweens.
  private static func typed(_ type: String, _ call: Call) throws(MeaningError) -> Meaning {
    switch type {
    case "CUSTOM_CUBIC_BEZIER":
      guard let function = call["easingFunctionCubicBezier"] else {
        throw MeaningError("easingFunctionCubicBezier", at: call.place)
      }
      return try Dialects.meaning(function)
    case "CUSTOM_SPRING":
      guard let function = call["easingFunctionSpring"] else {
        throw MeaningError("easingFunctionSpring", at: call.place)
      }
      return try Dialects.meaning(function)
    default:
      if let meaning = figma(type) { return meaning }
      if let easing = call["ease"] ?? call["easing"] { return try Dialects.meaning(easing) }
      let types = [
        "spring", "CUSTOM_CUBIC_BEZIER", "CUSTOM_SPRING", "EASE_IN", "EASE_OUT",
        "EASE_IN_AND_OUT", "EASE_IN_BACK", "EASE_OUT_BACK", "EASE_IN_AND_OUT_BACK", "LINEAR",
        "GENTLE", "QUICK", "BOUNCY", "SLOW",
      ]
      throw MeaningError(
        "one of \(types.joined(separator: ", "))", at: call["type"]?.place ?? call.place,
        suggestion: NameList(types).nearest(to: type))
    }
  }

  /// Figma's named easings.
  ///
  /// Source: Figma, EasingType of the REST interface. The numbers are those of the prototype panel, as
  /// the package figma_spring_curve also lists them.
  private static func figma(_ type: String) -> Meaning? {
    switch type {
    case "EASE_IN": .easing(.easeIn)
    case "EASE_OUT": .easing(.easeOut)
    case "EASE_IN_AND_OUT": .easing(.easeInOut)
    case "EASE_IN_BACK": bezier(0.3, -0.05, 0.7, -0.5)
    case "EASE_OUT_BACK": bezier(0.45, 1.45, 0.8, 1)
    case "EASE_IN_AND_OUT_BACK": bezier(0.7, -0.4, 0.4, 1.4)
    case "LINEAR": .easing(.linear)
    case "GENTLE": .spring(.physical(mass: 1, stiffness: 100, damping: 15))
    case "QUICK": .spring(.physical(mass: 1, stiffness: 300, damping: 20))
    case "BOUNCY": .spring(.physical(mass: 1, stiffness: 600, damping: 15))
    case "SLOW": .spring(.physical(mass: 1, stiffness: 80, damping: 20))
    default: nil
    }
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Meaning? {
    (try? CubicBezier(x1, y1, x2, y2)).map { .easing(.cubicBezier($0)) }
  }

  /// Motion: physical settings override a duration; a visual duration requires a bounce.
  static func motionSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let others = ["type", "keyframes"] + rest
    let isTimed = call.mentions("duration", "bounce")
    guard isTimed, !call.mentions("mass", "stiffness", "damping") else {
      let v = try call.numbers(
        [
          .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
          .init("initialVelocity", 0),
        ], beside: ["duration", "bounce", "visualDuration"] + others)
      return .spring(
        .physical(
          mass: v[0], stiffness: v[1], damping: v[2],
          initialVelocity: call.mentions("initialVelocity") ? v[4] : v[3]))
    }
    if call.mentions("visualDuration") {
      let v = try call.numbers(
        [.init("visualDuration", 0.3, .seconds), .init("bounce", 0), .init("velocity", 0)],
        beside: ["duration"] + others)
      return .spring(visual(duration: v[0], bounce: v[1]).starting(at: v[2]))
    }
    let v = try call.numbers(
      [.init("duration", 0.8, .seconds), .init("bounce", 0.3)], beside: ["velocity"] + others)
    do throws(SpringError) {
      // Motion finds the spring by UIKit's iteration, for damping ratios in 0.05...1.
      let ratio = min(max(1 - v[1], 0.05), 1)
      let spring = try DampedSpring(uiViewDuration: v[0], dampingRatio: ratio)
      return .spring(
        .damped(stiffness: spring.stiffness, dampingRatio: ratio), over: min(max(v[0], 0.01), 10))
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: call.place)
    }
  }

  /// The spring of Motion's visual duration: 1.2 times it is a period.
  static func visual(duration: Double, bounce: Double) -> SpringParameters {
    .response(response: 1.2 * duration, dampingRatio: min(max(1 - bounce, 0.05), 1))
  }

  /// react-spring: velocities are per millisecond; a frequency is the period in seconds.
  private static func reactSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let mass = Call.Parameter("mass", 1)
    let velocity = Call.Parameter("velocity", 0)
    if call.mentions("frequency") {
      let v = try call.numbers(
        [.init("frequency"), .init("damping", 1), velocity, mass], beside: rest)
      return .spring(
        .response(response: v[0], dampingRatio: v[1], initialVelocity: v[2] * 1000))
    }
    let v = try call.numbers(
      [mass, .init("tension", 170), .init("friction", 26), velocity], beside: rest)
    return .spring(
      .physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3] * 1000))
  }

  /// Settings without braces: a named curve, a CASpringAnimation, a SpringForce, or the members of an
  /// object.
  static func settings(
    _ members: [Literal.Member], at place: Int
  ) throws(MeaningError) -> Meaning {
    var settings: [Literal.Member] = []
    var isCoreAnimation = false
    for var member in members {
      let label = member.label?.split(separator: ".").last.map(String.init)
      member.label = label
      if case .call("CASpringAnimation", let arguments) = member.value.content,
        arguments.allSatisfy({ $0.label == "keyPath" })
      {
        isCoreAnimation = true
        continue
      }
      settings.append(member)
    }
    let parameters = ["mass", "stiffness", "damping", "dampingRatio", "initialVelocity"]
    if settings.count == 1, let only = settings.first, !parameters.contains(only.label ?? "") {
      return try Dialects.meaning(only.value)
    }
    let call = Call(name: "", members: settings, place: place)
    let isAssigned = settings.contains { $0.mark == " = " }
    if !isCoreAnimation, isAssigned, call.mentions("dampingRatio") {
      let v = try call.numbers([.init("stiffness", 1500), .init("dampingRatio", 0.5)])
      return .spring(.damped(stiffness: v[0], dampingRatio: v[1]))
    }
    if isCoreAnimation || isAssigned {
      return try UIKitWords.settings(call, stiffness: 100, damping: 10)
    }
    return try meaning(settings, at: place)
  }
}
