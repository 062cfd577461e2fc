import CurveNotation
import Spring

/// SwiftUI's animations, springs and unit curves, with the defaults of its declarations.
enum SwiftUINotation {
  static let calls: [String: Dialects.Reading] = [
    ".spring": animationSpring, ".interactiveSpring": interactiveSpring,
    ".interpolatingSpring": interpolatingSpring, "Spring": spring,
    "Spring.of": spring,
    ".smooth": { (call) throws(MeaningError) in
      try preset(call, bounce: 0)
    },
    ".snappy": { (call) throws(MeaningError) in try preset(call, bounce: 0.15) },
    ".bouncy": { (call) throws(MeaningError) in try preset(call, bounce: 0.3) },
    "Spring.smooth": { (call) throws(MeaningError) in try preset(call, bounce: 0) },
    "Spring.snappy": { (call) throws(MeaningError) in try preset(call, bounce: 0.15) },
    "Spring.bouncy": { (call) throws(MeaningError) in try preset(call, bounce: 0.3) },
    ".timingCurve": timingCurve, "UnitCurve.bezier": unitCurve, ".bezier": unitCurve,
    ".easeIn": timed, ".easeOut": timed, ".easeInOut": timed, ".linear": timed,
    "withAnimation": first, ".animation": first,
    "SpringKeyframe": { (call) throws(MeaningError) in
      guard let spring = call["spring"] else {
        return Meaning.spring(.perceptual(duration: 0.5, bounce: 0))
      }
      return try call.meaning(of: spring)
    },
    "CubicKeyframe": { (call) throws(MeaningError) in
      throw MeaningError(
        "a curve: that of a CubicKeyframe depends on its neighbours", at: call.offset)
    },
  ]

  /// The methods of an animation.
  static let methods: [String: Dialects.Reading] = [
    "speed": { (call) throws(MeaningError) in try faster(call) },
    "delay": { (call) throws(MeaningError) in
      if let receiver = call[Literal.receiver], BuilderMethods.isReanimated(receiver) {
        return try ReanimatedNotation.builder(call)
      }
      var meaning = try receiver(call)
      switch call.unlabelled.first?.content {
      case .code?, .name?: return meaning.timed(nil, delay: call.unlabelled.first, in: .seconds)
      default: break
      }
      let seconds = try call.numbers([.init("delay", nil, .seconds)], allowing: [Literal.receiver])[
        0]
      meaning.delay = seconds + (meaning.delay ?? 0)
      return meaning
    },
    "repeatForever": repeated, "repeatCount": repeated,
    "logicallyComplete": { (call) throws(MeaningError) in try receiver(call) },
  ]

  @Sendable private static func first(_ call: Call) throws(MeaningError) -> Meaning {
    guard let animation = call.unlabelled.first else {
      throw MeaningError("an animation: without one, it is .default", at: call.offset)
    }
    let meaning = try call.meaning(of: animation).asAnimation(animation)
    if let receiver = call[Literal.receiver], let other = try? call.meaning(of: receiver),
      try !other.isEqual(meaning, at: call.offset)
    {
      throw MeaningError(.one("curve, and this is another one"), at: animation.offset)
    }
    return meaning
  }

  private static func receiver(_ call: Call) throws(MeaningError) -> Meaning {
    guard let receiver = call[Literal.receiver] else {
      throw MeaningError("an animation before .\(call.name)", at: call.offset)
    }
    return try call.meaning(of: receiver)
  }

  /// `.speed(_:)` divides all times, also those of the delay before it.
  private static func faster(_ call: Call) throws(MeaningError) -> Meaning {
    var meaning = try receiver(call)
    let speed = try call.numbers([.init("speed")], allowing: [Literal.receiver])[0]
    guard speed > 0 else { throw MeaningError("a positive speed", at: call.offset) }
    switch meaning.curve {
    case .spring(let parameters, let duration):
      meaning.curve = .spring(parameters.faster(by: speed), over: duration.map { $0 / speed })
    case .easing: meaning.duration = (meaning.duration ?? standardDuration) / speed
    }
    meaning.delay = meaning.delay.map { $0 / speed }
    if let repeats = meaning.repeats { meaning.repeats?.delay = repeats.delay / speed }
    return meaning
  }

  @Sendable private static func repeated(_ call: Call) throws(MeaningError) -> Meaning {
    let meaning = try receiver(call)
    let isForever = call.name == "repeatForever"
    let count =
      isForever
      ? .infinity
      : try call.numbers([.init("repeatCount")], allowing: [Literal.receiver, "autoreverses"])[0]
    guard count > 0 else { throw MeaningError("a positive count", at: call.offset) }
    let isGiven = call["autoreverses"] != nil
    let goesBack = isGiven ? try call.flag("autoreverses") : true
    return meaning.repeatedWithDelay(Repeats(count: count, autoreverses: goesBack))
  }

  /// The duration of an animation of SwiftUI that states none.
  ///
  /// Source: Apple, SwiftUI, Animation.easeInOut.
  fileprivate static let standardDuration = 0.35

  /// `.spring(duration:bounce:blendDuration:)`, `.spring(response:dampingFraction:blendDuration:)` or
  /// `.spring(_ spring:)`.
  @Sendable private static func animationSpring(_ call: Call) throws(MeaningError) -> Meaning {
    if let spring = call.unlabelled.first { return .spring(try call.spring(of: spring)) }
    return .spring(try parameters(call, duration: 0.5, bounce: 0, response: 0.5, fraction: 0.825))
  }

  @Sendable private static func interactiveSpring(_ call: Call) throws(MeaningError) -> Meaning {
    if call.mentions("response", "dampingFraction") {
      return .spring(
        try parameters(call, duration: 0.15, bounce: 0, response: 0.15, fraction: 0.86))
    }
    let v = try call.numbers([
      .init("duration", 0.15, .seconds), .init("extraBounce", 0), .init("blendDuration", 0.25),
    ])
    return .spring(.perceptual(duration: v[0], bounce: 0.14 + v[1]))
  }

  private static func parameters(
    _ call: Call, duration: Double, bounce: Double, response: Double, fraction: Double
  ) throws(MeaningError) -> SpringParameters {
    let blend = ["blendDuration"]
    if call.mentions("response", "dampingFraction") {
      let v = try call.numbers(
        [.init("response", response, .seconds), .init("dampingFraction", fraction)], allowing: blend
      )
      return .response(response: v[0], dampingRatio: v[1])
    }
    let v = try call.numbers(
      [.init("duration", duration, .seconds), .init("bounce", bounce)], allowing: blend)
    return .perceptual(duration: v[0], bounce: v[1])
  }

  /// `.interpolatingSpring(mass:stiffness:damping:initialVelocity:)`, `(duration:bounce:...)` or
  /// `(_ spring:initialVelocity:)`; it may be overdamped.
  @Sendable private static func interpolatingSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let velocity = Call.Parameter("initialVelocity", 0)
    if let spring = call.unlabelled.first {
      let remainder = call.with(call.members.filter { $0.label != nil })
      let v = try remainder.numbers([velocity])
      return .spring(try call.spring(of: spring).starting(at: v[0]))
    }
    if call.mentions("mass", "stiffness", "damping") {
      let v = try call.numbers([.init("mass", 1), .init("stiffness"), .init("damping"), velocity])
      return Meaning.spring(
        .physical(mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3])
      )
      .noting(call.ratioNote(mass: v[0], stiffness: v[1], damping: v[2]))
    }
    let v = try call.numbers([.init("duration", 0.5, .seconds), .init("bounce", 0), velocity])
    return .spring(.perceptual(duration: v[0], bounce: v[1], relativeVelocity: v[2]))
  }

  /// `Spring`: mass, stiffness and damping are limited to critical damping unless `allowOverDamping` is
  /// true.
  @Sendable private static func spring(_ call: Call) throws(MeaningError) -> Meaning {
    if call.mentions("settlingDuration") { return try settling(call) }
    if let settings = call.unlabelled.last, case .object(let members) = settings.content {
      return try ScriptNotation.springClass(
        call.with(members, at: settings.offset))
    }
    if call.mentions("response", "dampingRatio") {
      let v = try call.numbers([.init("response", nil, .seconds), .init("dampingRatio")])
      return .spring(.response(response: v[0], dampingRatio: v[1]))
    }
    guard call.mentions("mass", "stiffness", "damping") else {
      let v = try call.numbers([.init("duration", 0.5, .seconds), .init("bounce", 0)])
      return .spring(.perceptual(duration: v[0], bounce: v[1]))
    }
    let v = try call.numbers(
      [.init("mass", 1), .init("stiffness"), .init("damping")], allowing: ["allowOverDamping"])
    if try call.flag("allowOverDamping") {
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
    }
    return .spring(Dialects.limited(mass: v[0], stiffness: v[1], damping: v[2]))
      .noting(
        "read with critical damping: SwiftUI's Spring has more only with allowOverDamping: true",
        if: v[2] > 2 * (v[1] * v[0]).squareRoot())
  }

  /// `Spring(settlingDuration:dampingRatio:epsilon:)`.
  private static func settling(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers([
      .init("settlingDuration", nil, .seconds), .init("dampingRatio"), .init("epsilon", 0.001),
    ])
    do throws(ParameterError) {
      let spring = try DampedSpring(settlingTime: v[0], dampingRatio: v[1], threshold: v[2])
      return Meaning.spring(.damped(stiffness: spring.stiffness, dampingRatio: v[1]))
        .noting("read as the spring that is within epsilon of its target after settlingDuration")
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: call.offset)
    }
  }

  @Sendable private static func preset(
    _ call: Call, bounce: Double
  ) throws(MeaningError) -> Meaning {
    let v = try call.numbers([.init("duration", 0.5, .seconds), .init("extraBounce", 0)])
    return .spring(.perceptual(duration: v[0], bounce: bounce + v[1]))
  }

  @Sendable private static func timingCurve(_ call: Call) throws(MeaningError) -> Meaning {
    if let curve = call.unlabelled.first, case .number = curve.content {
    } else {
      guard let curve = call.unlabelled.first else {
        throw MeaningError(.curve, at: call.offset)
      }
      return try call.meaning(of: curve).timed(by: call, in: .seconds)
    }
    let v = try call.numbers(["x1", "y1", "x2", "y2"].map { .init($0) }, allowing: ["duration"])
    return .easing(try Dialects.bezier(v, at: call.offset)).timed(by: call, in: .seconds)
  }

  @Sendable private static func unitCurve(_ call: Call) throws(MeaningError) -> Meaning {
    .easing(try call.bezier("startControlPoint", "endControlPoint"))
  }

  /// `.easeIn(duration:)` and similar calls.
  @Sendable private static func timed(_ call: Call) throws(MeaningError) -> Meaning {
    switch call["duration"]?.content {
    case .name?, .code?: break  // a variable, which a note names
    default: _ = try call.numbers([.init("duration", standardDuration, .seconds)])
    }
    guard let meaning = call.meaning(ofName: call.name) else {
      throw MeaningError(.curve, at: call.offset)
    }
    return meaning.timed(call["duration"] ?? call.unlabelled.first, delay: nil, in: .seconds)
  }
}

extension Meaning {
  /// The same meaning with the duration of SwiftUI, where an animation of it states none.
  func asAnimation(_ literal: Literal) -> Self {
    guard case .easing = curve, duration == nil, !literal.text.contains("duration") else {
      return self
    }
    var result = self
    result.duration = SwiftUINotation.standardDuration
    return result
  }
}
