import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Springs of JavaScript libraries: Motion, Remotion, anime.js, wobble, Svelte and react-motion.
extension ScriptNotation {
  /// The hooks of Motion and react-spring: their settings are an object, or in a function.
  @Sendable static func useSpring(_ call: Call) throws(MeaningError) -> Meaning {
    guard let object = call.unlabelled.last(where: { !$0.members.isEmpty && $0.callee == nil })
    else { throw MeaningError("settings in braces", at: call.offset) }
    return try call.meaning(of: object)
  }

  /// Remotion's settings of a spring.
  @Sendable static func config(_ call: Call) throws(MeaningError) -> Meaning {
    if call.members.count == 2, call.unlabelled.count == 2 { return try rebound(call) }
    if call.mentions("tension"), call.mentions("friction") {
      let v = try call.numbers("tension", "friction").map { cssNumber($0) }.joined(separator: ", ")
      throw MeaningError(
        "SpringConfig(\(v)), or SpringConfig.fromOrigamiTensionAndFriction(\(v)) for Origami's numbers",
        at: call.offset)
    }
    let v = try call.numbers(
      [.init("mass", 1), .init("stiffness", 100), .init("damping", 10)],
      allowing: ["overshootClamping"])
    // From critical damping on it computes a critical motion.
    return try Meaning.spring(Dialects.limited(mass: v[0], stiffness: v[1], damping: v[2]))
      .stoppingAtTarget(of: call)
      .noting(
        "read with critical damping, as Remotion runs it",
        if: v[2] * v[2] > 4 * v[0] * v[1])
  }

  /// Rebound's `SpringConfig(tension, friction)`, which are a stiffness and a damping.
  ///
  /// Source: Facebook, rebound, SpringConfig.java.
  private static func rebound(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers("tension", "friction")
    return Meaning.spring(.physical(mass: 1, stiffness: v[0], damping: v[1])).noting(
      "read as Rebound's: Origami's numbers are SpringConfig.fromOrigamiTensionAndFriction("
        + "\(cssNumber(v[0])), \(cssNumber(v[1])))")
  }

  /// Popmotion's `spring({ stiffness, damping, mass, velocity })`.
  @Sendable static func popmotion(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .object(let members)? = call.members.first?.value.content,
      case let settings = call.with(members, name: "spring"),
      settings.mentions("stiffness", "damping", "mass"), !settings.mentions("duration", "bounce")
    else {
      throw MeaningError("stiffness and damping in braces", at: call.offset)
    }
    let v = try settings.numbers(
      [.init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0)],
      allowing: [
        "from", "to", "restSpeed", "restDelta", "onUpdate", "onComplete",
      ])
    return Meaning.spring(
      .physical(mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3])
    ).noting(settings.velocityNote())
  }

  /// Motion's `spring(visualDuration, bounce)` and `spring({...})`, anime.js's `spring(m, k, c, v)`.
  static func springFunction(_ call: Call) throws(MeaningError) -> Meaning {
    if call.members.count == 2, case .name(let preset)? = call.unlabelled.last?.content,
      preset.hasPrefix("presets."), let spring = call.meaning(ofName: preset)
    {
      return spring
    }
    if call.members.count == 2, case .object(let members)? = call.unlabelled.last?.content {
      return try store(call.with(members, name: "spring"))
    }
    if case .object(let members)? = call.members.first?.value.content {
      let settings = call.with(members, name: "spring")
      if settings["config"] != nil || settings.unlabelled.contains(where: { $0.isFrame }) {
        return try remotion(settings)
      }
      // Words that Motion does not have.
      if settings.mentions("response", "dampingRatio", "dampingFraction"),
        let first = call.members.first
      {
        return try call.meaning(of: first.value)
      }
      if let spring = try perceived(settings) { return spring }
      let mass = try settings["mass"]?.number(in: .plain) ?? 1
      return try motionSpring(settings).noting(settings.velocityNote())
        .noting("read as Motion's; anime.js raises a mass below 1 to 1", if: mass < 1)
    }
    if call.members.count == 4, call.members[1].mark == Literal.space {  // WebKit's proposal
      let v = try call.numbers("mass", "stiffness", "damping", "initialVelocity")
      return .spring(
        .physical(mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3]))
    }
    if call.members.count > 2 { return try anime(call) }
    let v = try call.numbers([.init("visualDuration", 0.3, .seconds), .init("bounce", 0.3)])
    guard v[1] <= 1 else {
      // The numbers of another library: react-spring's pair, or Compose's ratio and stiffness.
      let (first, second) = (cssNumber(v[0]), cssNumber(v[1]))
      throw MeaningError(
        "a bounce of at most 1, as in Motion's spring(0.5, 0.3)",
        at: call.members.last?.value.offset ?? call.offset,
        suggestion: v[0] > 1
          ? "stiffness \(first), damping \(second)"
          : "stiffness \(second), damping ratio \(first)")
    }
    return .spring(SpringParameters.visual(duration: v[0], bounce: v[1]))
  }

  /// `spring(value, settings)` of Svelte and of react-motion.
  static func store(_ settings: Call) throws(MeaningError) -> Meaning {
    if let spring = try SvelteNotation.spring(settings) { return spring }
    let v = try settings.numbers(
      [.init("stiffness", 170), .init("damping", 26)], allowing: ["precision"])
    return Meaning.spring(.physical(mass: 1, stiffness: v[0], damping: v[1]))
      .noting("read as react-motion's")
  }

  /// `new Spring({...})` of wobble, and of Svelte 5.
  static func springClass(_ settings: Call) throws(MeaningError) -> Meaning {
    if let spring = try SvelteNotation.spring(settings) { return spring }
    let v = try settings.numbers(
      [
        .init("mass", 1), .init("stiffness", 100), .init("damping", 10),
        .init("initialVelocity", 0),
      ],
      allowing: [
        "fromValue", "toValue", "allowsOverdamping", "overshootClamping",
        "restVelocityThreshold", "restDisplacementThreshold",
      ])
    guard v[3] == 0 else {
      throw MeaningError(
        "an initialVelocity of 0: wobble's is in units of the value", at: settings.offset)
    }
    return try Meaning.spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
      .stoppingAtTarget(of: settings)
  }

  /// Remotion's `spring({ frame, fps, config })`.
  static func remotion(_ settings: Call) throws(MeaningError) -> Meaning {
    let members = settings["config"]?.members ?? []
    let config = settings.with(members, name: "spring")
    var meaning = try Self.config(config)
    if settings["durationInFrames"] != nil {
      meaning = meaning.noting(
        "durationInFrames, which stretches the spring, is not kept")
    }
    return meaning
  }

  /// anime.js' `createSpring({ ... })`, or Rebound's `system.createSpring(tension, friction)`.
  static func created(_ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    let isMethod = call[Literal.receiver] != nil
    call.members.removeAll { $0.label == Literal.receiver }
    guard isMethod, call.members.allSatisfy({ $0.value.isNumeric }) else { return try anime(call) }
    // The defaults of Rebound.
    let v = try call.numbers([.init("tension", 40), .init("friction", 7)])
    return .spring(origami(OrigamiTension(tension: v[0], friction: v[1])))
  }

  /// anime.js: it raises a mass below 1 to 1.
  static func anime(_ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    if case .object(let members)? = call.members.first?.value.content {
      call = call.with(members)
      if let spring = try perceived(call) { return spring }
    }
    let v = try call.numbers([
      .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
    ])
    return .spring(
      .physical(
        mass: v[0] > 0 ? max(1, v[0]) : v[0], stiffness: v[1], damping: v[2],
        relativeVelocity: v[3]))
  }

  /// anime.js' spring of a bounce and a duration in milliseconds, which is SwiftUI's; nil if the duration
  /// is not as long as milliseconds are.
  static func perceived(_ call: Call) throws(MeaningError) -> Meaning? {
    guard case .number(let duration, "")? = call["duration"]?.content, duration >= 50,
      !call.mentions("mass", "stiffness", "damping", "visualDuration")
    else { return nil }
    let v = try call.numbers(
      [.init("duration", nil, .milliseconds), .init("bounce", 0.5)], allowing: ["type"])
    return .spring(.perceptual(duration: v[0], bounce: v[1]))
      .noting("read as that of anime.js: the duration is in milliseconds")
  }

  /// Remotion's `interpolate(seconds, [0.1, 0.4], [0, 1], { easing })`.
  static func interpolation(_ call: Call) throws(MeaningError) -> Meaning {
    let settings = call.unlabelled.last { $0.callee == nil && !$0.members.isEmpty }
    var meaning = Meaning.easing(.linear)
    if let easing = settings?.member("easing") { meaning = try call.meaning(of: easing) }
    guard call.unlabelled.count > 2, case .name("seconds") = call.unlabelled[0].content,
      case .list(let range) = call.unlabelled[1].content, range.count == 2
    else {
      return meaning.noting(
        "the range of an interpolation is in units of its input and is not kept")
    }
    let (start, end) = (try range[0].number(in: .plain), try range[1].number(in: .plain))
    if end > start { meaning.duration = end - start }
    if start > 0 { meaning.delay = start }
    return meaning
  }
}
