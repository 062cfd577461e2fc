import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Animations of React Native, whose springs are those of Origami and Pop.
extension ScriptNotation {
  /// React Native's elastic: the bounciness is the number of times that it overshoots.
  ///
  /// Source: React Native, Libraries/Animated/Easing.js.
  static func elastic(
    _ bounciness: Double, at offset: Int
  ) throws(MeaningError) -> Easing {
    let turn = bounciness * .pi
    let formula = Formula("elastic") { t in
      let swing = Double.cos(t * .pi / 2)
      return 1 - swing * swing * swing * Double.cos(t * turn)
    }
    guard bounciness >= 0, let easing = formula.path else {
      throw MeaningError("a bounciness of at least 0", at: offset)
    }
    return easing
  }

  /// Pop's spring: bounciness 4 and speed 12, or the dynamics of Origami.
  static func pop(_ call: Call) throws(MeaningError) -> Meaning {
    let others = ["fromValue", "toValue", "velocity", "name", "property", "delegate"]
    if call.mentions("dynamicsTension", "dynamicsFriction", "dynamicsMass") {
      let v = try call.numbers(
        [.init("dynamicsMass", 1), .init("dynamicsTension"), .init("dynamicsFriction")],
        allowing: others)
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
    }
    let v = try call.numbers(
      [.init("springBounciness", 4), .init("springSpeed", 12)], allowing: others)
    return .spring(origami(Bounciness(bounciness: v[0], speed: v[1]).origami))
  }

  static func origami(_ pair: OrigamiTension) -> SpringParameters {
    .physical(mass: 1, stiffness: pair.stiffness, damping: pair.damping)
  }

  /// A function whose last argument is an object with an `easing`.
  @Sendable static func options(_ call: Call) throws(MeaningError) -> Meaning {
    let object = call.unlabelled.last { $0.callee == nil && !$0.members.isEmpty }
    let settings = call.with(object?.members ?? [], at: object?.offset ?? call.offset)
    let isReanimated = call.name == "withTiming"
    if object == nil, let name = call.unlabelled.dropFirst().first {
      throw MeaningError("settings in braces", at: name.offset)
    }
    var meaning: Meaning
    if let easing = settings["easing"] {
      meaning = try call.meaning(of: easing)
    } else {
      meaning = try ease(isReanimated, at: call.offset)
    }
    meaning = meaning.timed(by: settings, in: .milliseconds)
    if meaning.duration == nil { meaning.duration = isReanimated ? 0.3 : 0.5 }
    return meaning
  }

  /// The easing of a timing without one: Reanimated's is an in-out quad, React Native's the in-out of its
  /// ease.
  ///
  /// Source: react-native-reanimated, src/animation/timing.ts; React Native, TimingAnimation.js.
  static func ease(
    _ isReanimated: Bool, at offset: Int
  ) throws(MeaningError) -> Meaning {
    if isReanimated { return .easing(.penner(Penner(valid: .quad, .inOut))) }
    guard let easing = Easing.inOut(of: .easeIn) else {
      throw MeaningError("an easing", at: offset)
    }
    return .easing(easing)
  }

  /// React Native: its tension and friction are Origami's, not react-spring's.
  @Sendable static func animatedSpring(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .object(let members)? = call.unlabelled.last?.content else {
      throw MeaningError("settings in braces", at: call.unlabelled.last?.offset ?? call.offset)
    }
    let settings = call.with(members)
    let distance = Call.distance(from: nil, to: settings["toValue"])
    return try origami(settings, over: distance, allowing: ["delay"] + SettingLabels.thresholds)
      .stoppingAtTarget(of: settings)
      .timed(nil, delay: settings["delay"], in: .milliseconds)
      .noting(settings.velocityNote(over: distance))
  }

  /// `Animated.loop(animation, { iterations: 3 })`: forever by default.
  @Sendable static func animatedLoop(_ call: Call) throws(MeaningError) -> Meaning {
    guard let animation = call.unlabelled.first else {
      throw MeaningError("an animation", at: call.offset)
    }
    let meaning = try call.meaning(of: animation)
    let count = try call.unlabelled.dropFirst().first?.member("iterations")?.number(in: .plain)
    if count == 1 { return meaning }
    return meaning.repeatedWithDelay(
      Repeats(count: count.flatMap { $0 > 0 ? $0 : nil } ?? .infinity))
  }

  static func origami(
    _ settings: Call, over distance: Double? = nil, allowing others: [String]
  ) throws(MeaningError) -> Meaning {
    let distance = distance ?? 1
    if settings.mentions("bounciness", "speed") {
      let v = try settings.numbers(
        [.init("bounciness", 8), .init("speed", 12), .init("velocity", 0)], allowing: others)
      let pair = Bounciness(bounciness: v[0], speed: v[1]).origami
      return .spring(origami(pair).starting(at: v[2] / distance))
    }
    if settings.mentions("mass", "stiffness", "damping") {
      let v = try settings.numbers(
        [
          .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
        ], allowing: others)
      // From critical damping on it computes a critical motion.
      return .spring(
        Dialects.limited(
          mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3] / distance))
    }
    let v = try settings.numbers(
      [.init("tension", 40), .init("friction", 7), .init("velocity", 0)], allowing: others)
    let origami = OrigamiTension(tension: v[0], friction: v[1])
    return .spring(
      .physical(
        mass: 1, stiffness: origami.stiffness, damping: origami.damping,
        relativeVelocity: v[2] / distance))
  }
}
