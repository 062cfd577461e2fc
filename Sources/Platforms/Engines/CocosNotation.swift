import CurveNotation
import Curves

/// Tweens of Cocos Creator and of CreateJS, whose curve is an argument of the step that has it.
///
/// Source: Cocos Creator, cocos/core/easing.ts; CreateJS, TweenJS, src/tweenjs/Ease.js and Tween.js.
enum CocosNotation {
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [:]
    for (name, direction) in [("In", Penner.Direction.in), ("Out", .out), ("InOut", .inOut)] {
      for prefix in ["createjs.Ease.get", "Ease.get"] {
        let power: Dialects.Reading = { (call) throws(MeaningError) in
          let exponent = try call.numbers([.init("pow")])[0]
          return .easing(
            try Dialects.penner(.power(exponent: exponent), direction, at: call.offset))
        }
        calls[prefix + "Pow" + name] = power
        let back: Dialects.Reading = { (call) throws(MeaningError) in
          let amount = try call.numbers([.init("amount")])[0]
          return .easing(
            try Dialects.penner(
              .back(overshoot: direction == .inOut ? amount * 1.525 : amount), direction,
              at: call.offset))
        }
        calls[prefix + "Back" + name] = back
        let elastic: Dialects.Reading = { (call) throws(MeaningError) in
          let v = try call.numbers([.init("amplitude"), .init("period")])
          guard v[0] >= 1 else { throw MeaningError("an amplitude of at least 1", at: call.offset) }
          return .easing(
            try Dialects.penner(
              .elastic(amplitude: v[0], period: v[1]), direction, at: call.offset))
        }
        calls[prefix + "Elastic" + name] = elastic
      }
    }
    return calls
  }()

  /// The tween of a chain that begins with `tween(node)` or `createjs.Tween.get(object)`; nil for others.
  static func chain(_ call: Call, _ literal: Literal) throws(MeaningError) -> Meaning? {
    guard case .call(let callee, let members) = literal.content else { return nil }
    if callee.hasPrefix("cc.ease"), members.isEmpty, let easing = ease(String(callee.dropFirst(7)))
    {
      return .easing(easing)
    }
    let (methods, root) = literal.chain
    if case .call("tween", _) = root.content { return try cocos(methods, at: literal.offset) }
    guard case .name(let name) = root.content, let first = methods.last else { return nil }
    if name == "cc", first.name == "tween" {
      return try cocos(Array(methods.dropLast()), at: literal.offset)
    }
    if name == "createjs.Tween" || name == "Tween", first.name == "get" {
      return try createJS(call, Array(methods.dropLast()), first)
    }
    return nil
  }

  /// The only step of a tween, after the delays before it.
  private static func step(
    of methods: [Call], _ names: [String], delay: String, in unit: Call.Unit, at offset: Int
  ) throws(MeaningError) -> (step: Call, delay: Double)? {
    let steps = methods.filter { names.contains($0.name) }
    guard let step = steps.first else { return nil }
    guard steps.count == 1 else {
      throw MeaningError("one step, not \(steps.count)", at: steps[0].offset)
    }
    var seconds = 0.0
    let index = methods.firstIndex { names.contains($0.name) } ?? 0
    for method in methods[(index + 1)...] where method.name == delay {  // the last comes first
      seconds += try method.unlabelled.first?.number(in: unit) ?? 0
    }
    return (step, seconds)
  }

  private static func cocos(_ methods: [Call], at offset: Int) throws(MeaningError) -> Meaning? {
    guard
      let (step, delay) = try step(
        of: methods, ["to", "by"], delay: "delay", in: .seconds, at: offset)
    else { return nil }
    var meaning = Meaning.easing(.linear)
    if step.unlabelled.count > 2, let easing = step.unlabelled[2].member("easing") {
      guard case .text(let name) = easing.content, let read = ease(name) else {
        throw MeaningError("an easing of Cocos", at: easing.offset)
      }
      meaning = .easing(read)
    }
    meaning = meaning.timed(step.unlabelled.first, delay: nil, in: .seconds)
    if delay != 0 { meaning.delay = delay }
    for method in methods {
      switch method.name {
      case "repeatForever": meaning.repeats = Repeats(count: .infinity)
      case "repeat":
        if let count = method.unlabelled.first?.count, count > 1 {
          meaning.repeats = Repeats(count: count)
        }
      default: break
      }
    }
    return meaning
  }

  /// The equation of a name such as `backOut`, whose elastic has a period of 0.4.
  private static func ease(_ name: String) -> Easing? {
    switch name {
    case "linear": return .linear
    case "smooth": return .cubicBezier(CubicBezier(valid: 1.0 / 3, 0, 2.0 / 3, 1))
    default: break
    }
    guard let ease = EaseName(name), ease.isFamilyFirst, let direction = ease.direction else {
      return nil
    }
    if case .elastic = ease.family {
      return .penner(Penner(valid: .elastic(period: 0.4), direction))
    }
    return ease.easing()
  }

  /// `createjs.Tween.get(x, { loop: true }).wait(500).to({ alpha: 0 }, 1000, createjs.Ease.quadOut)`.
  private static func createJS(
    _ call: Call, _ methods: [Call], _ first: Call
  ) throws(MeaningError) -> Meaning? {
    guard
      let (step, delay) = try step(
        of: methods, ["to"], delay: "wait", in: .milliseconds, at: call.offset)
    else { return nil }
    let arguments = step.unlabelled
    var meaning = arguments.count > 2 ? try call.meaning(of: arguments[2]) : .easing(.linear)
    if arguments.count > 1 { meaning = meaning.timed(arguments[1], delay: nil, in: .milliseconds) }
    if delay != 0 { meaning.delay = delay }
    guard first.unlabelled.count > 1, case .object(let members) = first.unlabelled[1].content else {
      return meaning
    }
    let settings = call.with(members, name: "")
    let goesBack = settings["bounce"]?.content == .name("true")
    let loop = settings["loop"]
    let again: Double = loop?.content == .name("true") ? .infinity : loop?.count ?? 0
    let runs = again < 0 ? .infinity : (again + 1) * (goesBack ? 2 : 1)
    if runs > 1 { meaning.repeats = Repeats(count: runs, autoreverses: goesBack) }
    return meaning
  }
}
