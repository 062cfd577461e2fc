import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// UIKit's and Core Animation's timing parameters, with the defaults of their declarations.
enum UIKitNotation {
  static let calls: [String: Dialects.Reading] = [
    "UICubicTimingParameters": cubicTiming,
    "UISpringTimingParameters": { (call) throws(MeaningError) in
      try springTiming(call, over: nil)
    },
    "UIViewPropertyAnimator": animator, "UIView.animate": viewAnimation,
    "UIView.transition": viewAnimation,
    "UIView.animateKeyframes": { (call) throws(MeaningError) in
      throw keyframes(at: call.offset)
    },
    "UIViewPropertyAnimator.runningPropertyAnimator": viewAnimation,
    "CAMediaTimingFunction": mediaTiming, "CASpringAnimation": springAnimation,
    "CABasicAnimation": uncurved, "CAKeyframeAnimation": uncurved,
    "POPSpringAnimation": { (call) throws(MeaningError) in
      try ScriptNotation.pop(call.with([]))
    },
  ]

  /// Why an animation with keyframes is not a single curve.
  static func keyframes(at offset: Int) -> MeaningError {
    MeaningError(.one("curve: keyframes have one for each interval"), at: offset)
  }

  @Sendable private static func uncurved(_ call: Call) throws(MeaningError) -> Meaning {
    throw MeaningError("a timingFunction that is set", at: call.offset)
  }

  @Sendable private static func cubicTiming(_ call: Call) throws(MeaningError) -> Meaning {
    if let curve = call["animationCurve"] { return try call.meaning(of: curve) }
    return .easing(try call.bezier("controlPoint1", "controlPoint2"))
  }

  /// Its velocity is a vector in distances per second. A curve has only one velocity, so both components
  /// must agree.
  ///
  /// - Parameter duration: The animator's duration, which only a damping ratio needs.
  private static func springTiming(
    _ call: Call, over duration: Double?
  ) throws(MeaningError) -> Meaning {
    let velocity = try call["initialVelocity"].map { (value) throws(MeaningError) in
      try vector(value)
    }
    if call.members.isEmpty { return systemSpring }
    let others = ["initialVelocity"]
    if call.mentions("mass", "stiffness", "damping") {
      let v = try call.numbers("mass", "stiffness", "damping", allowing: others)
      return .spring(
        Dialects.limited(
          mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: velocity ?? 0)
      ).noting(
        "read with critical damping, which UIKit's duration for it assumes",
        if: v[2] > 2 * (v[1] * v[0]).squareRoot())
    }
    if call.mentions("dampingRatio") {
      let v = try call.numbers("dampingRatio", allowing: others)
      return try Meaning.cutOff(
        duration: duration ?? 1, dampingRatio: v[0], velocity: velocity ?? 0, at: call.offset
      ).noting(
        "the animator's duration is missing: read with 1 s; UIViewPropertyAnimator(duration: 0.5, timingParameters: ...) has one",
        if: duration == nil)
    }
    let v = try call.numbers(
      [.init("duration", 0.5, .seconds), .init("bounce", 0)], allowing: others)
    return .spring(.perceptual(duration: v[0], bounce: v[1], relativeVelocity: velocity ?? 0))
  }

  /// The spring of UIKit's own transitions.
  ///
  /// Source: Apple, UISpringTimingParameters, init(): a damping ratio of 4.56. That is a mass of 3, a stiffness of
  /// 1000 and a damping of 500, which the animations of the keyboard have.
  private static let systemSpring = Meaning.spring(
    Dialects.limited(mass: 3, stiffness: 1000, damping: 500)
  ).noting(
    "UIKit's own mass 3, stiffness 1000, damping 500, read with critical damping, which its duration assumes"
  )

  private static func vector(_ literal: Literal) throws(MeaningError) -> Double {
    let v = try literal.point()
    guard v[0] == 0 || v[1] == 0 || v[1] == v[0] else {
      throw MeaningError("one velocity: dy as dx, or one of them 0", at: literal.offset)
    }
    return v[0] == 0 ? v[1] : v[0]
  }

  @Sendable private static func animator(_ call: Call) throws(MeaningError) -> Meaning {
    if let timing = call["timingParameters"] {
      if case .call("UISpringTimingParameters", let members) = timing.content {
        let spring = call.with(members, name: "UISpringTimingParameters", at: timing.offset)
        let duration = try call["duration"]?.number(in: .seconds)
        return try springTiming(spring, over: duration)
      }
      return try call.meaning(of: timing).timed(by: call, in: .seconds)
    }
    if let curve = call["curve"] {
      return try call.meaning(of: curve).timed(by: call, in: .seconds)
    }
    guard call.mentions("dampingRatio") else {
      return .easing(try call.bezier("controlPoint1", "controlPoint2"))
        .timed(by: call, in: .seconds)
    }
    let v = try call.numbers(
      [.init("duration", nil, .seconds), .init("dampingRatio")], allowing: ["animations"])
    return try Meaning.cutOff(duration: v[0], dampingRatio: v[1], velocity: 0, at: call.offset)
  }

  @Sendable private static func viewAnimation(_ call: Call) throws(MeaningError) -> Meaning {
    if call.name == "UIView.transition" {
      let members = call.members.compactMap { member -> Literal.Member? in
        var member = member
        if member.label == "duration" { member.label = "withDuration" }
        return member.label == "with" || member.label == "from" ? nil : member
      }
      return try viewAnimation(call.with(members, name: "UIView.animate"))
    }
    // An animation of SwiftUI, from iOS 18 on.
    if let animation = call.unlabelled.first { return try call.meaning(of: animation) }
    let others = ["delay", "options", "animations", "completion"]
    if call.mentions("usingSpringWithDamping") {
      let v = try call.numbers(
        [
          .init("withDuration", nil, .seconds), .init("usingSpringWithDamping"),
          .init("initialSpringVelocity", 0),
        ], allowing: others)
      return try Meaning.cutOff(duration: v[0], dampingRatio: v[1], velocity: v[2], at: call.offset)
        .timed(nil, delay: call["delay"], in: .seconds).repeated(byOptionsOf: call)
    }
    if call.mentions("withDuration") {
      _ = try call.numbers([.init("withDuration", nil, .seconds)], allowing: others)
      let options = call["options"].map { options in
        if case .list(let elements) = options.content { elements } else { [options] }
      }
      // UIKit's default is ease-in-out.
      var meaning = Meaning.easing(Presets.curve("uikit.ease-in-out") ?? .easeInOut)
      for case .name(let name) in (options ?? []).map({ $0.content }) {
        if let named = call.meaning(ofName: name) { meaning = named }
      }
      return meaning.timed(by: call, "withDuration", in: .seconds).repeated(byOptionsOf: call)
    }
    let v = try call.numbers(
      [
        .init("springDuration", 0.5, .seconds), .init("bounce", 0),
        .init("initialSpringVelocity", 0),
      ], allowing: others)
    return .spring(.perceptual(duration: v[0], bounce: v[1], relativeVelocity: v[2]))
      .timed(nil, delay: call["delay"], in: .seconds).repeated(byOptionsOf: call)
  }

  @Sendable private static func mediaTiming(_ call: Call) throws(MeaningError) -> Meaning {
    if let name = call["name"] {
      // SwiftUI has a member of the same name that is a spring.
      if name.content == .name(".default"), let curve = Presets.curve("ca.default") {
        return .easing(curve)
      }
      return try call.meaning(of: name)
    }
    // Only the first of the four has a label.
    let members = call.members.map { member in
      var member = member
      if member.label == "controlPoints" { member.label = nil }
      return member
    }
    return try Dialects.bezier(call.with(members))
  }

  static let untimedNote = "Core Animation ends it after 0.25 s unless its duration is set"

  /// An animation of a layer that sets no duration has that of its transaction.
  static func untimed(_ meaning: Meaning, by call: Call) throws(MeaningError) -> Meaning {
    var result = meaning.noting(untimedNote)
    let speed = try call["speed"]?.number(in: .plain) ?? 1
    if case .easing = meaning.curve, speed > 0 { result.duration = 0.25 / speed }
    return result
  }

  /// The settings of a CASpringAnimation. It is overdamped only if `allowsOverdamping` is true, and ends with its
  /// duration.
  @Sendable static func springAnimation(_ call: Call) throws(MeaningError) -> Meaning {
    let lost = ["beginTime", "timeOffset", "timingFunction"]
    let begin = call.beginTime
    let isPerceptual = call.mentions("perceptualDuration", "bounce")
    let parameters: [Call.Parameter] =
      isPerceptual
      ? [.init("perceptualDuration", nil, .seconds), .init("bounce", 0)]
      : [
        .init("mass", 1), .init("stiffness", 100), .init("damping", 10),
        .init("initialVelocity", 0),
      ]
    let v = try call.numbers(
      parameters + [.init("speed", 1)],
      allowing: lost + [
        "repeatCount", "repeatDuration", "autoreverses", "allowsOverdamping", "keyPath", "duration",
        "fromValue", "toValue", "byValue", "fillMode",
        "isRemovedOnCompletion", "removedOnCompletion", "isAdditive", "additive", "isCumulative",
        "cumulative", "delegate",
      ])
    let speed = v[parameters.count]
    guard speed > 0 else {
      throw MeaningError("a positive speed", at: call["speed"]?.offset ?? call.offset)
    }
    let isLimited = try !call.flag("allowsOverdamping")
    let spring: SpringParameters =
      isPerceptual
      ? .perceptual(duration: v[0], bounce: v[1])
      : isLimited
        ? Dialects.limited(mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3])
        : .physical(mass: v[0], stiffness: v[1], damping: v[2], relativeVelocity: v[3])
    var notes = call.lost(begin == nil ? lost : Array(lost.dropFirst()))
    if case .number(let seconds, _)? = call["duration"]?.content {
      notes.append(
        "the animation ends after \(cssNumber(seconds)) s: the curve runs until it is at rest, unless "
          + "`spring --cut-at \(cssNumber(seconds))` or `convert --over \(cssNumber(seconds))` ends it there"
      )
    }
    var meaning = Meaning.spring(speed == 1 ? spring : spring.faster(by: speed)).noting(notes)
      .repeated(by: call)
    meaning.delay = begin
    return meaning
  }
}

extension Meaning {
  /// The same animation, repeated as the options of a view animation say.
  fileprivate func repeated(byOptionsOf call: Call) -> Self {
    var names: [String] = []
    for option in call["options"]?.elements ?? [] {
      guard case .name(let name) = option.content else { continue }
      names.append(String(name.lastPart.split(separator: "|").last ?? "").lowercased())
    }
    let isEndless = names.contains { $0 == "repeat" || $0.hasSuffix("optionrepeat") }
    guard isEndless else { return self }
    var result = self
    let goesBack = names.contains { $0 == "autoreverse" || $0.hasSuffix("optionautoreverse") }
    result.repeats = Repeats(count: .infinity, autoreverses: goesBack)
    return result
  }
}
