import CurveNotation
import Curves
import Spring

/// Jetpack Compose, Android's interpolators in code and XML, and its dynamic animations.
enum AndroidNotation {
  static let calls: [String: Dialects.Reading] = [
    "spring": composeSpring, "SpringSpec": composeSpring,
    "FloatSpringSpec": composeSpring,
    "tween": tween, "TweenSpec": tween, "VectorizedTweenSpec": tween,
    "snap": { (call) throws(MeaningError) in
      _ = try call.numbers([.init("delayMillis", 0)])
      return Meaning.easing(Presets.stepStart).timed(
        nil, delay: call["delayMillis"] ?? call.unlabelled.first, in: .milliseconds
      ).noting("a snap takes no time: read as step-start")
    },
    "keyframes": ComposeKeyframes.meaning,
    "keyframesWithSpline": { (call) throws(MeaningError) in
      throw MeaningError(.one("curve: keyframes have one for each interval"), at: call.offset)
    },
    "infiniteRepeatable": repeatable, "repeatable": repeatable,
    "PathEasing": pathEasing,
    "apply": { (call) throws(MeaningError) in try applied(call) },
    "also": { (call) throws(MeaningError) in try applied(call) },
    "CubicBezierEasing": { (call) throws(MeaningError) in
      .easing(try Dialects.bezier(try call.numbers("a", "b", "c", "d"), at: call.offset))
    },
    "PathInterpolator": pathInterpolator, "PathInterpolatorCompat.create": pathInterpolator,
    "<pathInterpolator": pathInterpolator, "<item": resource, "<string": resource,
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

  /// The text of a resource: another resource, or a curve as CSS or path data.
  @Sendable private static func resource(_ call: Call) throws(MeaningError) -> Meaning {
    guard let text = call[Literal.text] else { throw MeaningError(.curve, at: call.offset) }
    return try call.meaning(of: text)
  }

  /// The defaults of SpringForce.
  static let springForce = SpringParameters.damped(stiffness: 1500, dampingRatio: 0.5)

  /// Compose's `spring(dampingRatio, stiffness)`. Two bare numbers without `f` are Motion's duration and
  /// bounce; more than two are anime.js's.
  @Sendable private static func composeSpring(_ call: Call) throws(MeaningError) -> Meaning {
    if call.name == "spring", call.members.count == 2,
      case .name(let preset) = call.members[1].value.content,
      preset.hasPrefix("presets.")
    {
      return try ScriptNotation.springFunction(call)
    }
    if call.name == "spring", let first = call.members.first, first.label == nil {
      switch first.value.content {
      case .object: return try ScriptNotation.springFunction(call)
      case .number(_, "") where call.members.allSatisfy({ $0.label == nil }):
        return try ScriptNotation.springFunction(call)
      default: break
      }
    }
    if call.name == "spring", call["damping"] != nil, call["dampingRatio"] == nil {
      let v = try call.numbers([.init("mass", 1), .init("stiffness", 100), .init("damping", 10)])
      return Meaning.spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
        .noting("read as mass, stiffness and damping: Compose's spring() has a dampingRatio")
    }
    // SwiftUI's settings with Kotlin's or Python's sign: `spring(response=0.4, dampingFraction=0.8)`.
    if call.name == "spring", call.mentions("response", "dampingFraction") {
      return try .response(of: call)
    }
    // The third is the threshold, of any type.
    let isThird = call.unlabelled.count == 3 && call.members.allSatisfy { $0.label == nil }
    let settings = isThird ? call.with(Array(call.members.prefix(2))) : call
    let v = try settings.numbers(
      [.init("dampingRatio", 1), .init("stiffness", 1500)], allowing: ["visibilityThreshold"])
    return .spring(.damped(stiffness: v[1], dampingRatio: v[0]))
  }

  /// `tween(durationMillis, delayMillis, easing)`.
  @Sendable private static func tween(_ call: Call) throws(MeaningError) -> Meaning {
    let labelled = call.with(call.members.filter { $0.label != nil })
    let labels = ["durationMillis", "delayMillis", "delay", "easing"]
    _ = try labelled.numbers([], allowing: labels)
    var values = [
      call["durationMillis"], call["delayMillis"] ?? call["delay"], call["easing"],
    ]
    for (index, value) in call.unlabelled.enumerated() where index < values.count {
      values[index] = values[index] ?? value
    }
    let meaning: Meaning =
      if let easing = values[2] {
        try call.meaning(of: easing)
      } else {
        .easing(try Dialects.bezier([0.4, 0, 0.2, 1], at: call.offset))
      }
    var result = meaning.timed(
      values[0], named: "durationMillis", delay: values[1], delayNamed: "delayMillis",
      in: .milliseconds)
    // Source: androidx.compose.animation.core, AnimationConstants.DefaultDurationMillis.
    if values[0] == nil { result.duration = 0.3 }
    return result
  }

  /// `infiniteRepeatable(animation, repeatMode)` and `repeatable(iterations, animation, repeatMode)`.
  @Sendable private static func repeatable(_ call: Call) throws(MeaningError) -> Meaning {
    let isForever = call.name == "infiniteRepeatable"
    let curve =
      call["animation"] ?? call.unlabelled.first { $0.callee != nil && $0.callee != "StartOffset" }
    guard let curve else { throw MeaningError("an animation", at: call.offset) }
    var meaning = try call.meaning(of: curve)
    let count =
      isForever
      ? .infinity : try (call["iterations"] ?? call.unlabelled.first)?.number(in: .plain) ?? 1
    let goesBack = call.members.contains {
      if case .name(let name) = $0.value.content { name.lastPart == "Reverse" } else { false }
    }
    if count > 1 {
      meaning = meaning.repeatedWithDelay(Repeats(count: count, autoreverses: goesBack))
    }
    guard let start = call["initialStartOffset"] ?? call.unlabelled.first(where: isOffset) else {
      return meaning
    }
    guard isOffset(start), let milliseconds = start.members.first?.value,
      start.members.count == 1 || start.members[1].value.content == .name("StartOffsetType.Delay")
    else { return meaning.noting("not part of a curve, so ignored: initialStartOffset") }
    let delay = try milliseconds.number(in: .milliseconds) + (meaning.delay ?? 0)
    if delay != 0 { meaning.delay = delay }
    return meaning
  }

  private static func isOffset(_ literal: Literal) -> Bool { literal.callee == "StartOffset" }

  /// `PathEasing(Path().apply { cubicTo(...); ... })`: a path from (0, 0) to (1, 1).
  @Sendable private static func pathEasing(_ call: Call) throws(MeaningError) -> Meaning {
    guard let argument = call.unlabelled.first,
      let body = argument.members.first(where: { $0.label == Literal.closure })?.value,
      let steps = body.statements, argument.callee == "apply"
    else { throw MeaningError(Expectation("Path().apply { ... }", .unread), at: call.offset) }
    var path = BezierPath()
    path.move(to: Point2D(x: 0, y: 0))
    for step in steps {
      guard case .call(let name, let members) = step.value.content else {
        throw MeaningError("moveTo, lineTo, quadraticTo or cubicTo", at: step.offset)
      }
      var p: [Double] = []
      for member in members { p.append(try member.value.number(in: .plain)) }
      switch (name, p.count) {
      case ("moveTo", 2) where p == [0, 0]: break
      case ("lineTo", 2): path.line(to: Point2D(x: p[0], y: p[1]))
      case ("quadraticTo", 4), ("quadraticBezierTo", 4):
        path.quad(control: Point2D(x: p[0], y: p[1]), to: Point2D(x: p[2], y: p[3]))
      case ("cubicTo", 6):
        path.curve(
          control1: Point2D(x: p[0], y: p[1]), control2: Point2D(x: p[2], y: p[3]),
          to: Point2D(x: p[4], y: p[5]))
      default: throw MeaningError("moveTo, lineTo, quadraticTo or cubicTo", at: step.offset)
      }
    }
    do throws(PathCurveError) {
      return .easing(.path(try PathCurve(path)))
    } catch {
      throw MeaningError("a path from 0, 0 to 1, 1 whose x never decreases", at: call.offset)
    }
  }

  /// `SpringForce().apply { stiffness = ...; dampingRatio = ... }`, also within a SpringAnimation's, and a
  /// FlingAnimation's settings.
  private static func applied(_ call: Call) throws(MeaningError) -> Meaning {
    guard let closure = call.closure, let members = closure.statements, !members.isEmpty else {
      throw MeaningError("settings in braces", at: call.offset)
    }
    if let receiver = call[Literal.receiver], FlingNotation.isOne(receiver) {
      return try FlingNotation.applied(members, to: receiver, call)
    }
    return try call.meaning(of: closure)
  }

  /// The settings of a SpringForce.
  static func force(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers(
      [.init("stiffness", 1500), .init("dampingRatio", 0.5)], allowing: ["finalPosition"])
    return .spring(.damped(stiffness: v[0], dampingRatio: v[1]))
  }

  /// Two points, one control point of a quadratic curve, or path data.
  @Sendable private static func pathInterpolator(_ call: Call) throws(MeaningError) -> Meaning {
    if let data = call["pathData"] { return .easing(try ScriptNotation.path(data, call)) }
    let labels = ["controlX1", "controlY1", "controlX2", "controlY2"]
    let call = call.with(call.members.filter { $0.label != "name" })
    if call.members.count == 2 {
      let v = try call.numbers(labels.prefix(2).map { .init($0) })
      var path = BezierPath()
      path.move(to: Point2D(x: 0, y: 0))
      path.quad(control: Point2D(x: v[0], y: v[1]), to: Point2D(x: 1, y: 1))
      do throws(PathCurveError) {
        return .easing(.path(try PathCurve(path)))
      } catch {
        throw MeaningError("controlX1 in 0...1", at: call.offset)
      }
    }
    return .easing(try Dialects.bezier(try call.numbers(labels.map { .init($0) }), at: call.offset))
  }

  private static func setting(_ call: Call) throws(MeaningError) -> (SpringParameters, Double) {
    guard let receiver = call[Literal.receiver] else { throw notAForce(call) }
    let v = try call.numbers([.init("value")], allowing: [Literal.receiver])
    // A variable's other settings are SpringForce's defaults.
    if case .name(let name) = receiver.content, call.meaning(ofName: name) == nil {
      return (springForce, v[0])
    }
    return (try call.spring(of: receiver), v[0])
  }

  private static func notAForce(_ call: Call) -> MeaningError {
    MeaningError("a SpringForce before .\(call.name)", at: call.offset)
  }
}

extension AndroidNotation {
  /// Android's interpolators, by class and by XML element.
  static let interpolators: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [:]
    func add(_ name: String, _ reading: @escaping Dialects.Reading) {
      calls[name] = reading
      calls["<" + name.prefix(1).lowercased() + name.dropFirst()] = reading
    }
    add("LinearInterpolator") { _ in .easing(.linear) }
    add("AccelerateDecelerateInterpolator") { (call) throws(MeaningError) in
      .easing(try Dialects.penner(.sine, .inOut, at: call.offset))
    }
    add("BounceInterpolator") { (call) throws(MeaningError) in
      _ = try call.numbers([])
      guard let bounce else { throw MeaningError(.curve, at: call.offset) }
      return .easing(bounce)
    }
    add("CycleInterpolator") { (call) throws(MeaningError) in
      throw MeaningError(
        "a curve that ends at 1: CycleInterpolator swings about its start", at: call.offset)
    }
    add("AnticipateOvershootInterpolator") { (call) throws(MeaningError) in
      let v = try call.numbers([.init("tension", 2), .init("extraTension", 1.5)])
      return .easing(
        try Dialects.penner(.back(overshoot: v[0] * v[1]), .inOut, at: call.offset))
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
          throw MeaningError(.curve, at: call.offset)
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
    return .easing(try Dialects.penner(family, direction, at: call.offset))
  }

  /// Android's bounce: four parabolas, of which the last lasts a little longer than the curve.
  ///
  /// Source: Android, android.view.animation.BounceInterpolator.
  static let bounce: Easing? = {
    let breakpoints = [0.3535, 0.7408, 0.9644].map { $0 / 1.1226 }
    return Formula("bounce", breakpoints: breakpoints) { progress in
      let t = progress * 1.1226
      let square = { (x: Double) in x * x * 8 }
      return t < 0.3535
        ? square(t)
        : t < 0.7408
          ? square(t - 0.54719) + 0.7
          : t < 0.9644 ? square(t - 0.8526) + 0.9 : square(t - 1.0435) + 0.95
    }.path
  }()

  private static func back(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Meaning {
    let tension = try call.numbers([.init("tension", 2)])[0]
    return .easing(try Dialects.penner(.back(overshoot: tension), direction, at: call.offset))
  }
}
