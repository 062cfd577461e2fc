import CurveNotation
import Curves

/// Methods that add a curve or a timing to an animation, as the builders of Android, tween.js, d3,
/// DOTween and Reanimated have them.
enum BuilderMethods {
  static let calls: [String: Dialects.Reading] = [
    "easing": curve, "ease": curve, "setInterpolator": curve, "setEase": curve,
    "setEasing": curve, "animationSpec": curve, "setEasingFunction": curve,
    "duration": duration, "setDuration": duration,
    "setStartDelay": delay, "SetDelay": delay, "setDelay": delay,
    "SetLoops": loops, "setLoopCount": loops, "setLoopPingPong": loops,
    "start": unchanged, "Play": unchanged, "play": unchanged, "restart": unchanged,
    "transform": unchanged, "factory": unchanged, "build": unchanged, "animate": animated,
    "chain": animated,
    "springify": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
    "damping": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
    "stiffness": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
    "mass": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
    "dampingRatio": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
    "overshootClamping": { (call) throws(MeaningError) in try ReanimatedNotation.builder(call) },
  ]

  /// LeanTween's `setEaseOutBack()`.
  static let leanTween: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [:]
    for family in [
      "Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Elastic", "Back", "Bounce",
    ] {
      for direction in ["In", "Out", "InOut"] {
        let name = "Ease\(direction)\(family)"
        let reading: Dialects.Reading = { (call) throws(MeaningError) in
          guard let meaning = TweenNotation.curve("LeanTweenType." + name) else {
            throw MeaningError("an ease", at: call.offset)
          }
          return lasting(meaning, as: call[Literal.receiver])
        }
        calls["set" + name] = reading
      }
    }
    return calls
  }()

  private static func receiver(_ call: Call) throws(MeaningError) -> Literal {
    guard let receiver = call[Literal.receiver] else {
      throw MeaningError("an animation before .\(call.name)", at: call.offset)
    }
    return receiver
  }

  /// Whether the animation before a method is one of Reanimated's.
  static func isReanimated(_ receiver: Literal) -> Bool {
    let (methods, root) = receiver.chain
    if methods.contains(where: { $0.name == "springify" }) { return true }
    guard case .name(let name) = root.content else { return false }
    let names = [
      "Fade", "Slide", "Zoom", "Bounce", "Flip", "Rotate", "Stretch", "Roll", "LightSpeed",
      "Pinwheel", "LinearTransition", "Layout", "SequencedTransition", "FadingTransition",
      "JumpingTransition", "CurvedTransition", "EntryExitTransition",
    ]
    return names.contains { name.hasPrefix($0) }
  }

  @Sendable private static func unchanged(_ call: Call) throws(MeaningError) -> Meaning {
    if case .object? = call.unlabelled.first?.content {  // react-spring's api.start({ ... })
      return try animated(call)
    }
    return try call.meaning(of: try receiver(call))
  }

  /// `Tween(begin: 0, end: 1).animate(CurvedAnimation(...))`: the argument has the curve.
  @Sendable private static func animated(_ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    call.members.removeAll { $0.label == Literal.receiver }
    if let first = call.unlabelled.first, case .text(let text) = first.content,
      text.contains(" "), let read = try? call.meaning(of: first)
    {  // Angular's animate("300ms ease-out", style)
      return read
    }
    if let first = call.unlabelled.first, case .list(let keyframes) = first.content,
      let eased = keyframes.dropLast().first(where: { $0.member("easing") != nil })
    {
      guard keyframes.count == 2, let easing = eased.member("easing") else {
        throw MeaningError(.one("curve: keyframes have one for each interval"), at: eased.offset)
      }
      let curve = try call.meaning(of: easing)
      guard call.unlabelled.count > 1 else { return curve }
      let options = call.unlabelled[1]
      if options.isNumeric { return curve.timed(options, delay: nil, in: .milliseconds) }
      let settings = call.with(options.members, name: "", at: options.offset)
      guard settings["easing"] == nil else {
        throw MeaningError(
          .one("curve: the keyframes and the animation have one"), at: easing.offset)
      }
      return curve.timed(by: settings, in: .milliseconds).repeated(by: settings)
    }
    if call.members.count == 2, call.unlabelled.count == 2, call.unlabelled[1].isNumeric {
      // element.animate(keyframes, milliseconds)
      return Meaning.easing(.linear).timed(call.unlabelled[1], delay: nil, in: .milliseconds)
    }
    return try call.carriedMeaning()
  }

  /// The curve of the argument, with the timing of the methods before it.
  @Sendable private static func curve(_ call: Call) throws(MeaningError) -> Meaning {
    if let first = call[Literal.receiver], isReanimated(first) {
      return try ReanimatedNotation.builder(call)
    }
    guard call[Literal.receiver] != nil else {
      // A token's `easing(0.32, 0.72, 0, 1)`.
      let isBezier = call.unlabelled.count == 4 && call.unlabelled.allSatisfy { $0.isNumeric }
      return try isBezier ? Dialects.bezier(call) : call.carriedMeaning()
    }
    guard let curve = call.unlabelled.first else { throw MeaningError(.curve, at: call.offset) }
    let animation = try receiver(call)
    return lasting(try call.meaning(of: curve).timed(by: animation), as: animation)
  }

  /// LeanTween's functions end on the duration.
  static func lasting(_ meaning: Meaning, as animation: Literal?) -> Meaning {
    guard let animation, animation.callee?.hasPrefix("LeanTween.") == true else { return meaning }
    return meaning.timed(
      animation.members.last { $0.value.isNumeric }?.value, delay: nil, in: .seconds)
  }

  @Sendable private static func duration(_ call: Call) throws(MeaningError) -> Meaning {
    let receiver = try receiver(call)
    if isReanimated(receiver) { return try ReanimatedNotation.builder(call) }
    let meaning = try call.meaning(of: receiver)
    if case .spring = meaning.curve {
      return meaning.noting("a spring has its own duration: the stated one is not kept")
    }
    return meaning.timed(call.unlabelled.first, delay: nil, in: .milliseconds)
  }

  @Sendable private static func delay(_ call: Call) throws(MeaningError) -> Meaning {
    try call.meaning(of: try receiver(call)).timed(
      nil, delay: call.unlabelled.first, in: call.name == "setStartDelay" ? .milliseconds : .seconds
    )
  }

  /// DOTween's `SetLoops(count, LoopType.Yoyo)`.
  @Sendable private static func loops(_ call: Call) throws(MeaningError) -> Meaning {
    try call.meaning(of: try receiver(call)).looped(by: call)
  }
}

extension Meaning {
  /// The same curve with the timing of the methods before the one that sets it.
  fileprivate func timed(by receiver: Literal) -> Self {
    var result = self
    for method in receiver.chain.methods {
      let argument = method.unlabelled.first
      switch method.name {
      case "duration", "setDuration":
        result = result.timed(argument, delay: nil, in: .milliseconds)
      case "delay", "setStartDelay":
        result = result.timed(nil, delay: argument, in: .milliseconds)
      default: break
      }
    }
    return result
  }
}
