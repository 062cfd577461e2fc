import CurveNotation
import Curves
import Spring

/// Springs of React Native Reanimated.
enum ReanimatedNotation {
  static let calls: [String: Dialects.Reading] = [
    "withSpring": withSpring, "withDelay": withDelay, "withRepeat": withRepeat,
    "springify": builder,
    "withClamp": { (call) throws(MeaningError) in
      guard let animation = call.unlabelled.last else {
        throw MeaningError("an animation", at: call.offset)
      }
      return try call.meaning(of: animation).noting("not part of a curve, so ignored: clamp")
    },
    "withSequence": sequence, "Animated.sequence": sequence, "Animated.parallel": sequence,
    "Animated.stagger": sequence,
  ]

  /// The only animation of several, after the delays before it.
  @Sendable private static func sequence(_ call: Call) throws(MeaningError) -> Meaning {
    let steps = call.unlabelled.flatMap { $0.isNumeric ? [] : $0.elements }
    let animations = steps.filter { $0.callee != "Animated.delay" }
    guard animations.count == 1, let animation = animations.first else {
      throw MeaningError(.one("animation, not \(animations.count)"), at: call.offset)
    }
    var meaning = try call.meaning(of: animation)
    for step in steps.prefix(while: { $0.callee == "Animated.delay" }) {
      let delay = try step.members.first?.value.number(in: .milliseconds) ?? 0
      meaning.delay = (meaning.delay ?? 0) + delay
    }
    return meaning
  }

  /// `withDelay(milliseconds, animation)`.
  @Sendable private static func withDelay(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    guard arguments.count >= 2 else {
      throw MeaningError("a delay and an animation", at: call.offset)
    }
    var meaning = try call.meaning(of: arguments[1])
    meaning.delay = try arguments[0].number(in: .milliseconds) + (meaning.delay ?? 0)
    return meaning
  }

  /// `withRepeat(animation, numberOfReps, reverse)`: 2 runs by default, and forever below 0.
  @Sendable private static func withRepeat(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    guard let animation = arguments.first else {
      throw MeaningError("an animation", at: call.offset)
    }
    let meaning = try call.meaning(of: animation)
    let count = arguments.count > 1 ? try arguments[1].number(in: .plain) : 2
    return meaning.repeatedWithDelay(
      Repeats(
        count: count <= 0 ? .infinity : count,
        autoreverses: arguments.count > 2 && arguments[2].content == .name("true")))
  }

  /// `FadeIn.springify().damping(15).stiffness(100)` and `FadeIn.duration(300).easing(...)`: the settings
  /// are methods on an entering, exiting or layout animation.
  @Sendable static func builder(_ call: Call) throws(MeaningError) -> Meaning {
    var settings: [Literal.Member] = []
    var isSpring = false
    var easing: Literal?
    var delay: Literal?
    for method in call.literal.chain.methods {
      let argument = method.members.first { $0.label == nil }
      switch method.name {
      case "springify":
        isSpring = true
        if let argument { settings.append(Self.member("duration", argument)) }
      case "easing": easing = argument?.value
      case "delay": delay = argument?.value
      case "damping", "mass", "stiffness", "overshootClamping", "dampingRatio", "duration",
        "restSpeedThreshold", "restDisplacementThreshold", "energyThreshold":
        if let argument { settings.append(Self.member(method.name, argument)) }
      case "withInitialValues", "withCallback", "randomDelay", "reduceMotion", "build", "rotate",
        "randomizeDelay":
        break
      default: throw MeaningError("an animation of Reanimated", at: method.offset)
      }
    }
    let object = Literal(content: .object(settings), offset: call.offset)
    if isSpring {
      let value = Literal(content: .number(1, unit: ""), offset: call.offset)
      let members = [value, object].map {
        Literal.Member(label: nil, mark: "", value: $0, offset: call.offset)
      }
      return try withSpring(call.with(members, name: "withSpring"))
        .timed(nil, delay: delay, in: .milliseconds)
    }
    let curve = try easing.map { (easing) throws(MeaningError) in
      try call.meaning(of: easing)
    }
    let standard = Meaning.easing(.penner(Penner(valid: .quad, .inOut)))
    var meaning = (curve ?? standard).timed(
      object.member("duration"), delay: delay, in: .milliseconds)
    if meaning.duration == nil { meaning.duration = 0.3 }
    return meaning
  }

  private static func member(_ label: String, _ argument: Literal.Member) -> Literal.Member {
    Literal.Member(label: label, mark: ": ", value: argument.value, offset: argument.offset)
  }

  /// Its named settings, those of version 4.1 and later.
  ///
  /// Source: react-native-reanimated, src/animation/spring/springConfigs.ts.
  private static let configurations = [
    "GentleSpringConfig": "{ mass: 4, stiffness: 900, damping: 120 }",
    "GentleSpringConfigWithDuration": "{ duration: 550, dampingRatio: 1 }",
    "SnappySpringConfig": "{ mass: 4, stiffness: 900, damping: 110, overshootClamping: true }",
    "SnappySpringConfigWithDuration":
      "{ duration: 550, dampingRatio: 0.92, overshootClamping: true }",
    "WigglySpringConfig": "{ mass: 4, stiffness: 900, damping: 90 }",
    "WigglySpringConfigWithDuration": "{ duration: 550, dampingRatio: 0.75 }",
    "Reanimated3DefaultSpringConfig": "{ mass: 1, stiffness: 100, damping: 10 }",
    "Reanimated3DefaultSpringConfigWithDuration": "{ duration: 1333, dampingRatio: 0.5 }",
  ]

  /// The spring of named settings; nil for other names.
  static func configuration(_ name: String) -> Meaning? {
    guard let text = configurations[name], let object = EasingReader.literal(text) else {
      return nil
    }
    let settings = Call(name: "withSpring", members: object.members, offset: 0)
    return (try? spring(settings))?.noting(
      "read as version 4.1's; the damping of 4.0 is 100 and its dampingRatio 0.83",
      if: name.hasPrefix("Wiggly"))
  }

  /// Reanimated 4: its defaults, never overdamped; the velocity is in units per second, and the target is the first
  /// argument.
  ///
  /// Source: react-native-reanimated, src/animation/spring/spring.ts and springUtils.ts.
  @Sendable private static func withSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    let object = arguments.first { if case .object = $0.content { true } else { false } }
    if object == nil, arguments.count > 1 {
      guard case .name(let name) = arguments[1].content, let meaning = configuration(name) else {
        throw MeaningError("settings in braces", at: arguments[1].offset)
      }
      return meaning
    }
    return try spring(
      call.with(object?.members ?? []), over: Call.distance(from: nil, to: arguments.first))
  }

  /// The spring of `withSpring`'s settings.
  /// - Parameter distance: That of the motion, if it is known.
  static func spring(
    _ settings: Call, over distance: Double? = nil
  ) throws(MeaningError) -> Meaning {
    let others = SettingLabels.thresholds
    if settings.mentions("duration", "dampingRatio") {
      return try withDuration(settings, allowing: others).stoppingAtTarget(of: settings)
    }
    let v = try settings.numbers(
      [
        .init("mass", 4), .init("stiffness", 900), .init("damping", 120), .init("velocity", 0),
      ], allowing: ["energyThreshold"] + others)
    let isWhole = ["mass", "stiffness", "damping"].allSatisfy { settings[$0] != nil }
    return try Meaning.spring(
      Dialects.limited(
        mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3] / (distance ?? 1))
    ).stoppingAtTarget(of: settings).noting(
      "read with the defaults of Reanimated 4, mass 4, stiffness 900 and damping 120; "
        + "those of version 3 are 1, 100 and 10", if: !isWhole
    ).noting(settings.velocityNote(over: distance))
  }

  /// Reanimated's spring of a duration: after 1.5 times the duration its energy, computed as for a
  /// critically damped motion, has fallen to the threshold. Stiffness and damping are ignored next to a
  /// duration.
  private static func withDuration(
    _ settings: Call, allowing others: [String]
  ) throws(MeaningError) -> Meaning {
    let v = try settings.numbers(
      [
        .init("duration", 550, .milliseconds), .init("dampingRatio", 1), .init("velocity", 0),
        .init("mass", 4), .init("energyThreshold", 6e-9),
      ], allowing: ["stiffness", "damping"] + others)
    let (duration, ratio, mass, threshold) = (v[0], v[1], v[3], v[4])
    if v[2] != 0 {
      throw MeaningError(
        "mass, stiffness and damping: with a velocity, the duration depends on the distance",
        at: settings["velocity"]?.offset ?? settings.offset)
    }
    guard duration > 0, ratio > 0, mass > 0, threshold > 0, threshold < 1 else {
      throw MeaningError(
        "duration, dampingRatio and mass above 0 and energyThreshold in 0...1", at: settings.offset)
    }
    let spring: DampedSpring
    do throws(ParameterError) {
      spring = try DampedSpring(
        mass: mass, reanimatedDuration: duration, dampingRatio: ratio, energyThreshold: threshold)
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: settings.offset)
    }
    // Reanimated's search ends at a stiffness of 8000.
    return .spring(
      .damped(stiffness: min(spring.stiffness, 8000) / mass, dampingRatio: min(ratio, 1))
    ).noting("read as Reanimated 4's duration; version 3 computes the spring differently")
      .noting(
        "stiffness and damping have no effect with a duration",
        if: settings.mentions("stiffness", "damping"))
  }
}
