import Curves
import Spring

/// Jetpack Compose, Android's interpolators in code and XML, and its dynamic animations.
enum AndroidWords {
  static let calls: [String: Dialects.Reading] = [
    "spring": composeSpring, "SpringSpec": composeSpring,
    "tween": tween,
    "CubicBezierEasing": { (call) throws(MeaningError) in
      .easing(try Dialects.bezier(try call.numbers("a", "b", "c", "d"), at: call.place))
    },
    "PathInterpolator": pathInterpolator, "PathInterpolatorCompat.create": pathInterpolator,
    "<pathInterpolator": pathInterpolator,
    "SpringForce": { (call) throws(MeaningError) in
      _ = try call.numbers([.init("finalPosition", 1)])
      return .spring(springForce)
    },
    "setStiffness": { (call) throws(MeaningError) in
      let (spring, value) = try setting(call)
      guard case .damped(_, let ratio, _) = spring else { throw notAForce(call) }
      return .spring(.damped(stiffness: value, dampingRatio: ratio))
    },
    "setDampingRatio": { (call) throws(MeaningError) in
      let (spring, value) = try setting(call)
      guard case .damped(let stiffness, _, _) = spring else { throw notAForce(call) }
      return .spring(.damped(stiffness: stiffness, dampingRatio: value))
    },
  ]

  /// The constants of Compose's Spring and of SpringForce.
  static let constants: [String: Double] = [
    "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5, "DampingRatioLowBouncy": 0.75,
    "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000, "StiffnessMedium": 1500,
    "StiffnessMediumLow": 400, "StiffnessLow": 200, "StiffnessVeryLow": 50,
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5,
    "DAMPING_RATIO_LOW_BOUNCY": 0.75, "DAMPING_RATIO_NO_BOUNCY": 1, "STIFFNESS_HIGH": 10_000,
    "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200, "STIFFNESS_VERY_LOW": 50,
  ]

  /// The defaults of SpringForce.
  static let springForce = SpringParameters.damped(stiffness: 1500, dampingRatio: 0.5)

  /// Compose's `spring(dampingRatio, stiffness)`. Two bare numbers without `f` are Motion's duration and
  /// bounce; more than two are anime.js's.
  @Sendable private static func composeSpring(_ call: Call) throws(MeaningError) -> Meaning {
    if call.name == "spring", let first = call.members.first, first.label == nil {
      switch first.value.content {
      case .object: return try ScriptWords.springFunction(call)
      case .number(_, "") where call.members.allSatisfy({ $0.label == nil }):
        return try ScriptWords.springFunction(call)
      default: break
      }
    }
    let v = try call.numbers(
      [.init("dampingRatio", 1), .init("stiffness", 1500)], beside: ["visibilityThreshold"])
    return .spring(.damped(stiffness: v[1], dampingRatio: v[0]))
  }

  @Sendable private static func tween(_ call: Call) throws(MeaningError) -> Meaning {
    let easing =
      call["easing"] ?? call.unlabelled.first { if case .name = $0.content { true } else { false } }
    guard let easing else { return .easing(try Dialects.bezier([0.4, 0, 0.2, 1], at: call.place)) }
    return try Dialects.meaning(easing)
  }

  /// Two points, one control point of a quadratic curve, or path data.
  @Sendable private static func pathInterpolator(_ call: Call) throws(MeaningError) -> Meaning {
    if let data = call["pathData"] { return .easing(try ScriptWords.path(data)) }
    let labels = ["controlX1", "controlY1", "controlX2", "controlY2"]
    if call.members.count == 2 {
      let v = try call.numbers(labels.prefix(2).map { .init($0) })
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      path.quad(control: Point(x: v[0], y: v[1]), to: Point(x: 1, y: 1))
      do throws(PathCurveError) {
        return .easing(.path(try PathCurve(path)))
      } catch {
        throw MeaningError("controlX1 in 0...1", at: call.place)
      }
    }
    return .easing(try Dialects.bezier(try call.numbers(labels.map { .init($0) }), at: call.place))
  }

  private static func setting(_ call: Call) throws(MeaningError) -> (SpringParameters, Double) {
    guard let receiver = call[Literal.receiver] else { throw notAForce(call) }
    let v = try call.numbers([.init("value")], beside: [Literal.receiver])
    return (try Dialects.spring(receiver), v[0])
  }

  private static func notAForce(_ call: Call) -> MeaningError {
    MeaningError("a SpringForce before .\(call.name)", at: call.place)
  }
}

extension AndroidWords {
  /// Android's interpolators, by class and by XML element.
  static let interpolators: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [:]
    func add(_ name: String, _ reading: @escaping Dialects.Reading) {
      calls[name] = reading
      calls["<" + name.prefix(1).lowercased() + name.dropFirst()] = reading
    }
    add("LinearInterpolator") { _ in .easing(.linear) }
    add("AccelerateDecelerateInterpolator") { (call) throws(MeaningError) in
      .easing(try Dialects.penner(.sine, .inOut, at: call.place))
    }
    add("AccelerateInterpolator") { (call) throws(MeaningError) in try power(call, .in) }
    add("DecelerateInterpolator") { (call) throws(MeaningError) in try power(call, .out) }
    add("OvershootInterpolator") { (call) throws(MeaningError) in try back(call, .out) }
    add("AnticipateInterpolator") { (call) throws(MeaningError) in try back(call, .in) }
    for (name, preset) in [
      ("FastOutSlowInInterpolator", "fast-out-slow-in"),
      ("LinearOutSlowInInterpolator", "linear-out-slow-in"),
      ("FastOutLinearInInterpolator", "fast-out-linear-in"),
    ] {
      add(name) { (call) throws(MeaningError) in
        guard let easing = Presets.curve("material2.\(preset)") else {
          throw MeaningError("a curve", at: call.place)
        }
        return .easing(easing)
      }
    }
    return calls
  }()

  /// x to the power of twice the factor; the square for a factor of 1.
  private static func power(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Meaning {
    let factor = try call.numbers([.init("factor", 1)])[0]
    let family = factor == 1 ? Penner.Family.quad : .power(exponent: 2 * factor)
    return .easing(try Dialects.penner(family, direction, at: call.place))
  }

  private static func back(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Meaning {
    let tension = try call.numbers([.init("tension", 2)])[0]
    return .easing(try Dialects.penner(.back(overshoot: tension), direction, at: call.place))
  }
}
