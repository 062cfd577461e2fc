import CurveNotation
import Curves

/// Easing equations by the names of tweening libraries: tween.js, DOTween, LeanTween, Godot, Roblox,
/// Bevy, jQuery, Svelte.
enum TweenNotation {
  static let calls: [String: Dialects.Reading] = [
    "TweenInfo.new": tweenInfo,
    "SetEase": { (call) throws(MeaningError) in try setEase(call) },
    "set_trans": godot, "set_ease": godot, "set_delay": godot, "set_loops": godot,
    "from_current": godot, "as_relative": godot, "tween_property": godot, "tween_method": godot,
    "interpolate_property": godot3, "interpolate_method": godot3,
    "iTween.Hash": iTweenHash, "SetTrans": setEase,
    "WithEase": { (call) throws(MeaningError) in
      guard let ease = call.unlabelled.first, let tween = call[Literal.receiver] else {
        throw MeaningError("an ease", at: call.offset)
      }
      return try call.meaning(of: ease).timed(
        tween.members.last { $0.value.isNumeric }?.value, delay: nil, in: .seconds)
    },
    "smoothstep": named, "smootherstep": named, "Mathf.SmoothStep": named,
  ]

  /// `smoothstep(0, 1, x)`: its edges do not change the curve.
  @Sendable private static func named(_ call: Call) throws(MeaningError) -> Meaning {
    guard let meaning = curve(call.name) else { throw MeaningError(.curve, at: call.offset) }
    return meaning
  }

  /// The prefixes of libraries, and how each reads a name after its own.
  private static let libraries: [(prefix: String, read: @Sendable (String) -> Meaning?)] = [
    ("TWEEN.Easing.", tweenJS), ("Easing.", tweenJS), ("TWEEN.", tweenJS),
    ("DG.Tweening.Ease.", doTween), ("Ease.", doTween),
    ("Easing.", MAUINotation.easing), ("LeanTweenType.", iTween), ("iTween.EaseType.", iTween),
    ("EaseType.", iTween), ("EaseFunction.", penner), ("Adw.Easing.", penner),
    ("Clutter.AnimationMode.", penner), ("egret.Ease.", createJS),
    ("createjs.Ease.", createJS),
    ("Phaser.Math.Easing.", { penner($0, period: 0.1) }),
    ("Phaser.Easing.", { penner($0, period: 0.4) }), ("jQuery.easing.", jQuery),
    ("$.easing.", jQuery), ("Enum.EasingStyle.", { roblox($0, "Out") }),
    ("Tween.TRANS_", { godot($0, "IN_OUT") }), ("tween.TRANS_", { godot($0, "IN_OUT") }),
    ("TRANS_", { godot($0, "IN_OUT") }),
  ]

  static func curve(_ name: String) -> Meaning? {
    if let easing = plain[name] { return .easing(easing) }
    if name.lastPart.lowercased() == "smootherstep" { return smootherStep.map { .easing($0) } }
    for (prefix, read) in libraries where name.hasPrefix(prefix) {
      if let meaning = read(String(name.dropFirst(prefix.count))) { return meaning }
    }
    return AHEasingNotation.curve(name) ?? svelte(name) ?? familyFirst(name)
  }

  /// Two names, a style and a direction; nil for other names.
  static func pair(_ first: String, _ second: String) -> Meaning? {
    if first.hasPrefix("Enum.EasingStyle.") {
      return roblox(first.lastPart, second.lastPart)
    }
    if let style = godotWord(first, "TRANS_"), let ease = godotWord(second, "EASE_") {
      return godot(style, ease)
    }
    return nil
  }

  /// Names without a library.
  private static let plain: [String: Easing] = [
    "swing": .penner(Penner(valid: .sine, .inOut)),
    "smoothstep": .cubicBezier(CubicBezier(valid: 1.0 / 3, 0, 2.0 / 3, 1)),
    "smoothStep": .cubicBezier(CubicBezier(valid: 1.0 / 3, 0, 2.0 / 3, 1)),
    "Mathf.SmoothStep": .cubicBezier(CubicBezier(valid: 1.0 / 3, 0, 2.0 / 3, 1)),
    "EaseFunction.SmoothStep": .cubicBezier(CubicBezier(valid: 1.0 / 3, 0, 2.0 / 3, 1)),
    "Easing.None": .linear, "TWEEN.Easing.Linear.None": .linear, "Easing.Linear.None": .linear,
    "Ease.Linear": .linear, "LeanTweenType.linear": .linear,
    "iTween.EaseType.linear": .linear, "Enum.EasingStyle.Linear": .linear,
    "EaseFunction.Linear": .linear, "Tween.TRANS_LINEAR": .linear, "TRANS_LINEAR": .linear,
    "Easing.Linear": .linear,
  ]

  private static let smootherStep = Formula("smootherstep") { t in
    t * t * t * (t * (6 * t - 15) + 10)
  }.path

  @Sendable private static func penner(_ name: String) -> Meaning? {
    EaseName(name)?.easing().map { .easing($0) }
  }

  /// The period of its elastic equations is 0.4. `OutCubic` without a dot is Qt's.
  ///
  /// Source: tween.js, src/Easing.ts.
  @Sendable private static func tweenJS(_ name: String) -> Meaning? {
    guard name.contains("."), let ease = EaseName(name), ease.isFamilyFirst,
      let direction = ease.direction
    else { return nil }
    if case .elastic = ease.family {
      return .easing(.penner(Penner(valid: .elastic(period: 0.4), direction)))
    }
    return .easing(.penner(Penner(valid: ease.family, direction)))
  }

  /// The overshoot of CreateJS and Egret is 1.7.
  ///
  /// Source: CreateJS, TweenJS, src/tweenjs/Ease.js.
  @Sendable private static func createJS(_ name: String) -> Meaning? {
    guard let ease = EaseName(name) else { return nil }
    if case .back = ease.family, let direction = ease.direction {
      let overshoot = direction == .inOut ? 1.7 * 1.525 : 1.7
      return .easing(.penner(Penner(valid: .back(overshoot: overshoot), direction)))
    }
    return ease.easing().map { .easing($0) }
  }

  /// Penner's equations with an elastic that has one period in all directions.
  ///
  /// Source: Phaser 3, src/math/easing/elastic; Phaser 2, src/tween/Easing.js.
  private static func penner(_ name: String, period: Double) -> Meaning? {
    guard let ease = EaseName(name) else { return nil }
    if case .elastic = ease.family, let direction = ease.direction {
      return .easing(.penner(Penner(valid: .elastic(period: period), direction)))
    }
    return ease.easing().map { .easing($0) }
  }

  /// `iTween.Hash("x", 2, "easetype", iTween.EaseType.easeInOutSine, "time", 1.5f)`: names and values.
  @Sendable private static func iTweenHash(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    func value(_ name: String) -> Literal? {
      for index in stride(from: 0, to: arguments.count - 1, by: 2) {
        if case .text(let text) = arguments[index].content, text.lowercased() == name {
          return arguments[index + 1]
        }
      }
      return nil
    }
    guard let ease = value("easetype") else { throw MeaningError("an easetype", at: call.offset) }
    let name: String
    switch ease.content {
    case .name(let word): name = word.lastPart
    case .text(let word): name = word
    default: name = ""
    }
    guard let meaning = curve("iTween.EaseType." + name) else {
      throw MeaningError("an EaseType of iTween", at: ease.offset)
    }
    return meaning.timed(value("time"), delay: value("delay"), in: .seconds)
      .noting("not part of a curve, so ignored: looptype", if: value("looptype") != nil)
  }

  /// Source: iTween, iTween.cs; LeanTween, LeanTween.cs.
  @Sendable private static func iTween(_ name: String) -> Meaning? { penner(name, period: 0.3) }

  @Sendable private static func jQuery(_ name: String) -> Meaning? {
    if name == "swing" { return plain["swing"].map { .easing($0) } }
    if name == "linear" { return .easing(.linear) }
    guard let ease = EaseName(name) else { return nil }
    let differs =
      switch ease.family {
      case .expo, .back, .elastic: true
      default: false
      }
    return ease.easing().map {
      .easing($0).noting("read as the jQuery Easing Plugin's; jQuery UI has another", if: differs)
    }
  }

  /// Svelte writes the family first, in one word: `cubicOut`.
  ///
  /// Source: Svelte, easing/index.js.
  private static func svelte(_ name: String) -> Meaning? {
    guard !name.contains("."), !name.contains("_"), !name.contains("-"),
      let first = name.utf8.first, (0x61...0x7A).contains(first), let ease = EaseName(name),
      ease.isFamilyFirst, let direction = ease.direction
    else { return nil }
    switch ease.family {
    case .elastic:
      return .easing(.penner(Penner(valid: .elastic(period: 4.0 / 13), direction)))
        .noting("read as Svelte's, whose elastic has a period of 4/13")
    case .bounce:
      return AHEasingNotation.bounce(direction).map {
        .easing($0).noting("read as Svelte's, whose bounce is not Penner's")
      }
    default: return ease.easing().map { .easing($0) }
    }
  }

  /// `quadratic.out` and `quadratic-out` of libraries without a prefix.
  private static func familyFirst(_ name: String) -> Meaning? {
    guard name.contains(".") || name.contains("-"), let ease = EaseName(name), ease.isFamilyFirst,
      name.utf8.first.map({ $0 | 0x20 == $0 }) == true
    else { return nil }
    return ease.easing().map { .easing($0).noting("read as Penner's equation") }
  }
}
