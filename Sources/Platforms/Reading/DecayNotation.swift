import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Decays of scroll views, gestures and animation libraries.
enum DecayNotation {
  static let calls: [String: Dialects.Reading] = [
    "exponentialDecay": { (call) throws(MeaningError) in try compose(call) },
    "FloatExponentialDecaySpec": { (call) throws(MeaningError) in try compose(call) },
    "splineBasedDecay": spline, "rememberSplineBasedDecay": spline,
    "SplineBasedFloatDecayAnimationSpec": spline,
    "FrictionSimulation": { (call) throws(MeaningError) in
      let v = try call.numbers(
        [
          .init("drag"), .init("position", 0), .init("velocity"),
          .standard("constantDeceleration", of: "flutter"),
        ], allowing: ["tolerance"])
      return try meaning(
        "flutter", [("drag", v[0]), ("constantDeceleration", v[3])], velocity: v[2], call)
    },
    "BouncingScrollSimulation": { (call) throws(MeaningError) in
      let v = try call.numbers(
        [.init("position", 0), .init("velocity")], allowing: bouncing)
      return try meaning("flutter", [], velocity: v[1], call)
        .noting("not part of a curve, so ignored: the extents and the spring")
    },
    "GravitySimulation": { (call) throws(MeaningError) in try gravity(call) },
    "ClampingScrollSimulation": { (call) throws(MeaningError) in
      let v = try call.numbers(
        [
          .init("position", 0), .init("velocity"), .standard("friction", of: "flutter-clamping"),
        ], allowing: ["tolerance"])
      return try meaning("flutter-clamping", [("friction", v[2])], velocity: v[1], call)
    },
    "withDecay": withDecay, "Animated.decay": reactNative,
    "inertia": { (call) throws(MeaningError) in
      try inertia(settings(of: call))
    },
    "UIScrollView.DecelerationRate": { (call) throws(MeaningError) in
      try rate(try call.numbers("rawValue")[0], call)
    },
    "DecayAnimation": { (call) throws(MeaningError) in
      let v = try call.numbers(
        [
          .init("initialValue", 0), .init("initialVelocity", .nan),
          .init("decayConstant", DecaySystem.standard("rate", of: "uiscrollview")),
        ])
      return try meaning("uiscrollview", [("rate", v[2])], velocity: v[1].given, call)
    },
  ]

  /// The settings of Flutter's scroll simulation that a curve does not carry.
  private static let bouncing = [
    "leadingExtent", "trailingExtent", "spring", "tolerance", "constantDeceleration",
  ]

  /// A throw like a system's. Without a velocity it has that of the presets.
  static func meaning(
    _ name: String, _ settings: [(name: String, value: Double)], velocity: Double?, _ call: Call
  ) throws(MeaningError) -> Meaning {
    guard var system = DecaySystem.named(name) else {
      throw MeaningError("a decay", at: call.offset)
    }
    let curve: DecayCurve
    do throws(ParameterError) {
      for setting in settings {
        system = try system.setting(setting.name, to: setting.value) ?? system
      }
      curve = try DecayCurve(system, velocity: velocity ?? DecayCurve.presetVelocity)
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: call.offset)
    }
    let meaning = Meaning.easing(.decay(curve)).noting(EasingReader.note(on: curve))
    return meaning.noting(
      "the text has no velocity: read with \(cssNumber(DecayCurve.presetVelocity)) units per second",
      if: velocity == nil)
  }

  /// The throw of an expression that is a decay of some system; nil for others.
  static func meaning(_ literal: Literal) -> Meaning? {
    switch literal.content {
    case .name(let name): return meaning(named: name)
    case .object(let members):
      let call = Call(name: "", members: members, offset: literal.offset)
      return (try? reactSpring(call)) ?? (try? inertia(call))
    case .call(let name, let members):
      let call = Call(name: name, members: members, offset: literal.offset)
      return calls[name].flatMap { try? Dialects.meaning(of: call, $0) }
    default: return nil
    }
  }

  /// UIScrollView's deceleration; that of `fast` is a system of its own.
  static func rate(_ rate: Double, _ call: Call) throws(MeaningError) -> Meaning {
    rate == DecaySystem.standard("rate", of: "uiscrollview-fast")
      ? try meaning("uiscrollview-fast", [], velocity: nil, call)
      : try meaning("uiscrollview", [("rate", rate)], velocity: nil, call)
  }

  /// The names of UIScrollView's rates; nil for other names.
  static func meaning(named name: String) -> Meaning? {
    let call = Call(name: name, members: [], offset: 0)
    return switch name {
    case "UIScrollView.DecelerationRate.normal", "UIScrollViewDecelerationRateNormal",
      "DecelerationRate.normal", ".decelerationRateNormal":
      try? meaning("uiscrollview", [], velocity: nil, call)
    case "UIScrollView.DecelerationRate.fast", "UIScrollViewDecelerationRateFast",
      "DecelerationRate.fast", ".decelerationRateFast":
      try? meaning("uiscrollview-fast", [], velocity: nil, call)
    default: nil
    }
  }

  /// What is assigned to a scroll view's `decelerationRate`; nil for a value of another property.
  static func assigned(_ setting: Literal.Member) throws(MeaningError) -> Meaning? {
    guard setting.label == "decelerationRate" else { return nil }
    let value = setting.value
    switch value.content {
    case .name(let name):
      return meaning(named: "UIScrollView.DecelerationRate.\(name.lastPart)")
        ?? meaning(named: name)
    case .call(let name, let members) where name.lastPart == "init":
      let call = Call(name: name, members: members, offset: value.offset)
      return try rate(try call.numbers("rawValue")[0], call)
    default: return nil
    }
  }

  /// Flutter's `GravitySimulation(acceleration, distance, endDistance, velocity)` ends where the value is
  /// as large as the end distance, on either side. A parabola is exactly a cubic Bezier curve.
  private static func gravity(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers(
      [.init("acceleration"), .init("distance"), .init("endDistance"), .init("velocity")])
    let (acceleration, start, velocity) = (v[0], v[1], v[3])
    var arrival: (time: Double, distance: Double)?
    for end in [v[2], -v[2]] where abs(start) < v[2] {
      let distance = end - start
      let root = (velocity * velocity + 2 * acceleration * distance).squareRoot()
      let sum = velocity < 0 ? velocity - root : velocity + root
      for time in [2 * distance / sum, -sum / acceleration] where time > 0 && time.isFinite {
        if time < arrival?.time ?? .infinity { arrival = (time, distance) }
      }
    }
    guard let arrival else {
      throw MeaningError("a motion from within endDistance that reaches it", at: call.offset)
    }
    let scale = arrival.time / (3 * arrival.distance)
    let (first, last) = (velocity * scale, (velocity + acceleration * arrival.time) * scale)
    var meaning = Meaning.easing(
      try Dialects.bezier([1.0 / 3, first, 2.0 / 3, 1 - last], at: call.offset))
    meaning.duration = arrival.time
    return meaning.noting(
      "the motion covers \(cssNumber(arrival.distance)) units in \(cssNumber(arrival.time)) s; "
        + "as a curve it runs from 0 to 1")
  }

  private static func compose(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers([
      .standard("frictionMultiplier", of: "compose"),
      .standard("absVelocityThreshold", of: "compose"),
    ])
    return try meaning(
      "compose", [("frictionMultiplier", v[0]), ("absVelocityThreshold", v[1])], velocity: nil, call
    )
  }

  /// `splineBasedDecay(density)`: a density is a number in `Density(2f)`, or a name.
  @Sendable private static func spline(_ call: Call) throws(MeaningError) -> Meaning {
    guard let argument = call["density"] ?? call.unlabelled.first else {
      return try meaning("android", [], velocity: nil, call)
        .noting("read with density 1: the text does not say it")
    }
    switch argument.content {
    case .name:
      return try meaning("android", [], velocity: nil, call)
        .noting("read with density 1, not \(argument.text)")
    case .call(let name, let members) where name.lastPart == "Density":
      let density = try Call(name: name, members: members, offset: argument.offset)
        .numbers([.init("density"), .init("fontScale", 1)])[0]
      return try meaning("android", [("density", density)], velocity: nil, call)
    default:
      let density = try argument.number(in: .plain)
      return try meaning("android", [("density", density)], velocity: nil, call)
    }
  }

  /// The members of the object that is a call's last argument.
  private static func settings(of call: Call) throws(MeaningError) -> Call {
    for argument in call.unlabelled.reversed() {
      if case .object(let members) = argument.content {
        return call.with(members, at: argument.offset)
      }
    }
    guard call.unlabelled.isEmpty else {
      throw MeaningError("settings in braces", at: call.offset)
    }
    return call
  }

  /// Reanimated's `withDecay({ velocity: 2000 })`.
  @Sendable private static func withDecay(_ call: Call) throws(MeaningError) -> Meaning {
    let settings = try settings(of: call)
    let v = try settings.numbers(
      [
        .init("velocity", .nan), .standard("deceleration", of: "reanimated"),
        .init("velocityFactor", 1),
      ], allowing: edges)
    guard v[2] == 1 else {
      throw MeaningError("velocityFactor 1", at: settings["velocityFactor"]?.offset ?? call.offset)
    }
    return try meaning("reanimated", [("deceleration", v[1])], velocity: v[0].given, call)
      .noting("read at 60 frames per second: the throw depends on the frame rate")
      .noting(settings.lost(edges))
  }

  private static let edges = [
    "clamp", "rubberBandEffect", "rubberBandFactor", "reduceMotion", "min", "max", "modifyTarget",
    "bounceStiffness", "bounceDamping", "dragTransition", "useNativeDriver", "isInteraction",
  ]

  /// React Native's `Animated.decay(value, { velocity: 2 })`: per millisecond.
  @Sendable private static func reactNative(_ call: Call) throws(MeaningError) -> Meaning {
    try perMillisecond(try settings(of: call), deceleration: nil)
  }

  /// Velocity per millisecond and deceleration, those of React Native and of react-spring.
  private static func perMillisecond(
    _ settings: Call, deceleration: Double?
  ) throws(MeaningError) -> Meaning {
    var parameter = Call.Parameter.standard("deceleration", of: "react-native")
    parameter.standard = deceleration ?? parameter.standard
    let v = try settings.numbers(
      [.init("velocity", .nan), parameter],
      allowing: edges + ["decay"] + SettingLabels.thresholds + SettingLabels.timing)
    return try meaning(
      "react-native", [("deceleration", v[1])], velocity: v[0].given.map { $0 * 1000 }, settings)
  }

  /// react-spring's `{ decay: true, velocity: 2 }`; nil without such a member.
  static func reactSpring(_ call: Call) throws(MeaningError) -> Meaning? {
    switch call["decay"]?.content {
    case .number(let deceleration, ""): try perMillisecond(call, deceleration: deceleration)
    case .name("true"): try perMillisecond(call, deceleration: nil)
    default: nil
    }
  }

  /// Motion's `type: "inertia"`; its time constant is in milliseconds.
  static func inertia(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers(
      [
        .init("velocity", .nan), .standard("power", of: "motion"),
        .init("timeConstant", 1000 * DecaySystem.standard("timeConstant", of: "motion")),
        .standard("restDelta", of: "motion"),
      ],
      allowing: ["type", "keyframes"] + edges + SettingLabels.timing
        + SettingLabels.thresholds.filter { $0 != "restDelta" })
    return try meaning(
      "motion", [("power", v[1]), ("timeConstant", v[2] / 1000), ("restDelta", v[3])],
      velocity: v[0].given, call
    ).noting(call.lost(edges))
  }
}

extension Call.Parameter {
  /// A parameter that a system has by the same name, with the system's default.
  fileprivate static func standard(_ name: String, of system: String) -> Self {
    Self(name, DecaySystem.standard(name, of: system))
  }
}

extension Double {
  /// The number, unless it is the default that stands for a missing one.
  fileprivate var given: Double? { isNaN ? nil : self }
}

extension DecaySystem {
  /// The default of a system's parameter; NaN for an unknown one.
  static func standard(_ parameter: String, of system: String) -> Double {
    named(system)?.parameters.first { $0.name == parameter }?.standard ?? .nan
  }
}
