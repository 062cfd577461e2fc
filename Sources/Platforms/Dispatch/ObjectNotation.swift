import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

/// Objects in braces: Motion's and react-spring's settings, Figma's and DTCG's JSON.
enum ObjectNotation {
  static func meaning(
    _ members: [Literal.Member], at offset: Int
  ) throws(MeaningError) -> Meaning {
    if members.isEmpty { throw MeaningError("a curve: the braces are empty", at: offset) }
    if members.count == 1, members[0].label == nil, members[0].mark.isEmpty,
      case .object(let inner) = members[0].value.content
    {  // JSX writes an object in the braces of an attribute
      return try meaning(inner, at: members[0].value.offset)
    }
    if members.count == 1, members[0].label == nil, members[0].mark.isEmpty {
      return try Expressions.meaning(members[0].value)
    }
    let call = Expressions.call("", try spread(members), at: offset)
    if let value = call["$value"] { return try Expressions.meaning(value) }
    // The proposed token of a spring has both of its descriptions.
    if case .object(let physics)? = call["physics"]?.content {
      return try meaning(physics + members.filter { $0.label == "initialVelocity" }, at: offset)
    }
    // Style Dictionary's tokens have no dollar signs.
    if let value = call["value"], !value.isNumeric { return try Expressions.meaning(value) }
    if let timing = call["timingFunction"] {
      return try Expressions.meaning(timing).timed(by: call)
    }
    // react-spring runs its spring unless there is a duration.
    let isSpring = call.mentions("tension", "friction") && call["duration"] == nil
    if let label = Carriers.label(in: call), call["type"] == nil, !(isSpring && label == "easing") {
      if let other = Carriers.other(than: label, in: call) {
        throw MeaningError(.oneCurve(not: "also \(other.label ?? "")"), at: other.offset)
      }
      return try carried(label, by: call)
    }
    if call.mentions("x1", "y1", "x2", "y2") { return try Dialects.bezier(call) }
    if let lottie = try LottieNotation.property(call) { return lottie }
    if let decay = try DecayNotation.reactSpring(call) { return decay }
    switch call["type"]?.content {
    case .text(let type)?, .name(let type)?:
      if type != "spring" { return try typed(type, call) }
    default: break
    }
    if let inner = try nested(call) { return inner }
    if let inner = try only(call) { return inner }
    let meaning = try spring(call).noting(call.velocityNote()).repeated(by: call)
    return try meaning.stoppingAtTarget(of: call)
  }

  /// The members with those of a named spring in place of `...config.wobbly`. Later members win.
  private static func spread(
    _ members: [Literal.Member]
  ) throws(MeaningError) -> [Literal.Member] {
    guard members.contains(where: { $0.mark == "..." }) else { return members }
    var result: [Literal.Member] = []
    for member in members {
      guard member.mark == "..." else {
        result.removeAll { $0.label != nil && $0.label == member.label }
        result.append(member)
        continue
      }
      if case .object(let inner) = member.value.content {
        result += inner
        continue
      }
      guard case .name(let name) = member.value.content, name.hasPrefix("config."),
        case .spring(.physical(let mass, let stiffness, let damping, _), _)? =
          CurveNames.meaning(name)?.curve
      else {
        throw MeaningError("settings in braces", at: member.value.offset)
      }
      result += [("mass", mass), ("tension", stiffness), ("friction", damping)].map {
        Literal.Member(
          label: $0.0, mark: ": ",
          value: Literal(content: .number($0.1, unit: ""), offset: member.offset),
          offset: member.offset)
      }
    }
    return result
  }

  private static func spring(_ call: Call) throws(MeaningError) -> Meaning {
    if call.mentions("tension", "friction"), call["duration"] != nil {
      let curve = try call["easing"].map { (easing) throws(MeaningError) in
        try Expressions.meaning(easing)
      }
      return (curve ?? .easing(.linear)).timed(by: call, in: .milliseconds)
        .noting("read as react-spring's, which ignores the spring if a duration is given")
    }
    if call.mentions("tension", "friction", "frequency") {
      return try reactSpring(call).timed(nil, delay: call["delay"], in: .milliseconds)
        .noting("react-spring ignores an easing without a duration", if: call["easing"] != nil)
    }
    if call.mentions("bounciness", "speed") {
      return try ScriptNotation.origami(
        call, allowing: ["delay"] + SettingLabels.thresholds + SettingLabels.timing
      )
      .timed(nil, delay: call["delay"], in: .milliseconds)
    }
    if call.mentions("response", "dampingFraction") { return try .response(of: call) }
    let others = SettingLabels.thresholds + SettingLabels.timing
    if !call.members.isEmpty, call["type"] == nil,
      call.members.allSatisfy({ others.contains($0.label ?? "") })
    {
      throw MeaningError("a type, an ease or a duration", at: call.offset)
    }
    if call.mentions("dampingRatio"), call["duration"] != nil, !call.mentions("stiffness", "mass") {
      return try perceptual(call)
    }
    if call.mentions("dampingRatio") {
      let v = try call.numbers(
        [
          .init("stiffness", 100), .init("dampingRatio"), .init("mass", 1),
          .init("initialVelocity", 0),
        ], allowing: others)
      return .spring(
        .damped(stiffness: v[0] / v[2], dampingRatio: v[1], relativeVelocity: v[3]))
    }
    if call["type"] == nil {
      if let tween = try untyped(call) { return tween }
      if let spring = try ScriptNotation.perceived(call) { return spring }
    }
    // These two were read above, where they are present.
    return try ScriptNotation.motionSpring(call, or: ["dampingRatio", "response"]).timed(
      nil, delay: call["delay"], in: call.unit(of: "delay")
    )
    .noting(
      "read as Motion's, which ends after the duration; SwiftUI's is spring(duration:bounce:)",
      if: call["type"] == nil && call.mentions("bounce") && !call.mentions("stiffness"))
  }

  /// The spring of a duration and a damping ratio: Reanimated's in milliseconds, otherwise SwiftUI's duration with the
  /// ratio in place of the bounce.
  private static func perceptual(_ call: Call) throws(MeaningError) -> Meaning {
    if case .milliseconds = call.unit(of: "duration") {
      return try ReanimatedNotation.spring(call)
    }
    let v = try call.numbers(
      [.init("duration", nil, .seconds), .init("dampingRatio"), .init("initialVelocity", 0)],
      allowing: SettingLabels.thresholds + SettingLabels.timing)
    return Meaning.spring(.response(response: v[0], dampingRatio: v[1], relativeVelocity: v[2]))
      .noting("the duration is read as SwiftUI's perceptual duration, the response")
  }

  /// The curve of a `type` other than `spring`: Figma's easings, Motion's tweens.
  private static func typed(_ type: String, _ call: Call) throws(MeaningError) -> Meaning {
    switch type {
    case "CUSTOM_CUBIC_BEZIER":
      guard let function = call["easingFunctionCubicBezier"] else {
        throw MeaningError("easingFunctionCubicBezier", at: call.offset)
      }
      return try Expressions.meaning(function).timed(by: call)
    case "CUSTOM_SPRING":
      guard let function = call["easingFunctionSpring"] else {
        throw MeaningError("easingFunctionSpring", at: call.offset)
      }
      return try Expressions.meaning(function).timed(by: call)
    default:
      if let meaning = figma(type) { return meaning.timed(by: call) }
      for label in ["ease", "easing"] where call[label] != nil {
        return try carried(label, by: call)
      }
      if type == "tween" || type == "keyframes" {
        _ = try call.numbers([], allowing: ["type", "duration"] + SettingLabels.timing)
        return standardTween.timed(by: call)
      }
      if type == "inertia" || type == "decay" { return try DecayNotation.inertia(call) }
      let types = [
        "spring", "inertia", "CUSTOM_CUBIC_BEZIER", "CUSTOM_SPRING", "EASE_IN", "EASE_OUT",
        "EASE_IN_AND_OUT", "EASE_IN_BACK", "EASE_OUT_BACK", "EASE_IN_AND_OUT_BACK", "LINEAR",
        "GENTLE", "QUICK", "BOUNCY", "SLOW",
      ]
      throw MeaningError(
        .one(of: types), at: call["type"]?.offset ?? call.offset,
        suggestion: NameList(types).nearest(to: type))
    }
  }

  /// Figma's named easings.
  ///
  /// Source: Figma, EasingType of the REST interface. The numbers are those of the prototype panel, as
  /// the package figma_spring_curve also lists them.
  static func figma(_ type: String) -> Meaning? {
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

  /// react-spring: velocities are per millisecond; a frequency is the period in seconds.
  private static func reactSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let mass = Call.Parameter("mass", 1)
    let velocity = Call.Parameter("velocity", 0)
    if let bounce = call["bounce"], (try bounce.number(in: .plain)) != 0 {
      throw MeaningError(
        "a spring without bounce: with it, react-spring throws the value back at its target",
        at: bounce.offset)
    }
    let others =
      SettingLabels.thresholds + SettingLabels.timing + [
        "easing", "bounce", "decay", "round", "progress",
      ]
    if call.mentions("frequency") {
      let v = try call.numbers(
        [.init("frequency"), .init("damping", 1), velocity, mass], allowing: others)
      return .spring(
        .response(response: v[0], dampingRatio: v[1], relativeVelocity: v[2] * 1000))
    }
    let v = try call.numbers(
      [mass, .init("tension", 170), .init("friction", 26), velocity], allowing: others)
    let spring = SpringParameters.physical(
      mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3] * 1000)
    // React Native's settings have the same names, but no mass.
    guard !call.mentions("mass") else { return .spring(spring) }
    let native = OrigamiTension(
      tension: call.mentions("tension") ? v[1] : 40, friction: call.mentions("friction") ? v[2] : 7)
    return .spring(spring).noting(
      "read as react-spring's; in React Native's Animated.spring they are stiffness "
        + "\(cssNumber(DecimalRounding.round(native.stiffness, within: 1e-9))) and damping "
        + cssNumber(DecimalRounding.round(native.damping, within: 1e-9)))
  }
}
