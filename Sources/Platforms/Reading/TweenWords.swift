import CurveArithmetic
import CurveNotation
import Curves

/// Easing equations by the names of tweening libraries: tween.js, DOTween, LeanTween, Godot, Roblox,
/// Bevy, jQuery, Svelte.
enum TweenWords {
  static let calls: [String: Dialects.Reading] = [
    "TweenInfo.new": tweenInfo,
    "SetEase": { (call) throws(MeaningError) in try setEase(call) },
    "set_trans": godot, "set_ease": godot, "tween_property": godot, "tween_method": godot,
    "interpolate_property": godot3, "interpolate_method": godot3,
    "iTween.Hash": iTweenHash,
    "smoothstep": named, "smootherstep": named, "Mathf.SmoothStep": named,
  ]

  /// `smoothstep(0, 1, x)`: its edges do not change the curve.
  @Sendable private static func named(_ call: Call) throws(MeaningError) -> Meaning {
    guard let meaning = curve(call.name) else { throw MeaningError("a curve", at: call.place) }
    return meaning
  }

  /// The prefixes of libraries, and how each reads a name after its own.
  private static let libraries: [(prefix: String, read: @Sendable (String) -> Meaning?)] = [
    ("TWEEN.Easing.", tweenJS), ("Easing.", tweenJS), ("TWEEN.", tweenJS),
    ("DG.Tweening.Ease.", doTween), ("Ease.", doTween),
    ("Easing.", MAUIWords.easing), ("LeanTweenType.", iTween), ("iTween.EaseType.", iTween),
    ("EaseType.", iTween), ("EaseFunction.", penner), ("egret.Ease.", createJS),
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
    return AHEasingWords.curve(name) ?? svelte(name) ?? familyFirst(name)
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
    guard let ease = value("easetype") else { throw MeaningError("an easetype", at: call.place) }
    let name: String
    switch ease.content {
    case .name(let word): name = word.lastPart
    case .text(let word): name = word
    default: name = ""
    }
    guard let meaning = curve("iTween.EaseType." + name) else {
      throw MeaningError("an EaseType of iTween", at: ease.place)
    }
    return meaning.timed(value("time"), delay: value("delay"), in: .seconds)
      .noting("a curve does not carry looptype", if: value("looptype") != nil)
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
      return AHEasingWords.bounce(direction).map {
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

extension TweenWords {
  /// The amplitude of its elastic equations is that of its overshoot, 1.70158.
  ///
  /// Source: DOTween, Core/Easing/EaseManager.cs and DOTween.cs.
  @Sendable private static func doTween(_ name: String) -> Meaning? {
    doTween(name, overshoot: nil, period: nil)
  }

  private static func doTween(_ name: String, overshoot: Double?, period: Double?) -> Meaning? {
    guard let ease = EaseName(name), !ease.isFamilyFirst, let direction = ease.direction,
      direction != .outIn
    else { return nil }
    switch ease.family {
    case .back:
      guard let overshoot else { return .easing(.penner(Penner(valid: .back(), direction))) }
      let factor = direction == .inOut ? 1.525 : 1
      return (try? Penner(.back(overshoot: overshoot * factor), direction)).map {
        .easing(.penner($0))
      }
    case .elastic:
      let amplitude = max(1, overshoot ?? 1.70158)
      let period = period.flatMap { $0 == 0 ? nil : $0 } ?? (direction == .inOut ? 0.45 : 0.3)
      let family = Penner.Family.elastic(amplitude: amplitude, period: period)
      return (try? Penner(family, direction)).map { .easing(.penner($0)) }
    default: return .easing(.penner(Penner(valid: ease.family, direction)))
    }
  }

  /// `transform.DOMoveX(5, 1f).SetEase(Ease.OutBack, 2f).SetDelay(.2f).SetLoops(-1, LoopType.Yoyo)`.
  private static func setEase(_ call: Call) throws(MeaningError) -> Meaning {
    guard let ease = call.unlabelled.first else { throw MeaningError("an ease", at: call.place) }
    var meaning: Meaning
    if case .name(let name) = ease.content, name.hasPrefix("Ease."), call.unlabelled.count > 1 {
      let overshoot = try call.unlabelled[1].number(in: .plain)
      let period = call.unlabelled.count > 2 ? try call.unlabelled[2].number(in: .plain) : nil
      guard let read = doTween(String(name.dropFirst(5)), overshoot: overshoot, period: period)
      else { throw MeaningError("an ease", at: ease.place) }
      meaning = read
    } else {
      meaning = try Dialects.meaning(ease)
    }
    // The shortcuts of DOTween end on the duration.
    if let tween = call[Literal.receiver],
      tween.callee?.lastPart.hasPrefix("DO") == true || tween.callee == "DOTween.To",
      let last = tween.members.last(where: { $0.value.isNumeric })?.value, tween.members.count > 1
    {
      meaning = meaning.timed(last, delay: nil, in: .seconds)
    }
    return meaning
  }

  /// `TweenInfo.new(time, style, direction, repeatCount, reverses, delayTime)`.
  @Sendable private static func tweenInfo(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    func argument(_ index: Int) -> Literal? { index < arguments.count ? arguments[index] : nil }
    func word(_ index: Int, _ standard: String) -> String {
      if case .name(let name)? = argument(index)?.content { name.lastPart } else { standard }
    }
    guard let meaning = roblox(word(1, "Quad"), word(2, "Out")) else {
      throw MeaningError("an EasingStyle and an EasingDirection", at: call.place)
    }
    var result = meaning.timed(argument(0), delay: argument(5), in: .seconds)
    if argument(0) == nil { result.duration = 1 }
    let again = argument(3)?.count ?? 0
    let returns = argument(4)?.content == .name("true")
    let runs = again < 0 ? .infinity : (again + 1) * (returns ? 2 : 1)
    if runs > 1 { result.repeats = Repeats(count: runs, autoreverses: returns) }
    return result
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

  private static func godotWord(_ name: String, _ prefix: String) -> String? {
    let last = name.lastPart
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : nil
  }

  /// Roblox names Penner's families, but doesn't publish its equations.
  @Sendable private static func roblox(_ style: String, _ direction: String) -> Meaning? {
    if style == "Linear" { return .easing(.linear) }
    guard let ease = EaseName(style + direction) else { return nil }
    let isPolynomial =
      switch ease.family {
      case .quad, .cubic, .quart, .quint, .sine: true
      default: false
      }
    return ease.easing().map { easing in
      Meaning.easing(easing).noting(
        "read as Penner's equation: Roblox doesn't publish its own", if: !isPolynomial)
    }
  }

  /// Source: Godot, scene/animation/easing_equations.h.
  @Sendable private static func godot(_ style: String, _ ease: String) -> Meaning? {
    let directions: [String: Penner.Direction] = [
      "IN": .in, "OUT": .out, "IN_OUT": .inOut, "OUT_IN": .outIn,
    ]
    guard let direction = directions[ease] else { return nil }
    switch style {
    case "LINEAR": return .easing(.linear)
    case "EXPO": return offsetExponential(direction).map { .easing($0) }
    case "SPRING":
      let spring = Formula("spring") { progress in
        let (t, s) = (1 - progress, progress)
        let wave = Double.sin(t * .pi * (0.2 + 2.5 * t * t * t)) * Double.pow(s, 2.2)
        return 1 - (wave + t) * (1 + 1.2 * s)
      }
      return spring.path(direction).map { .easing($0) }
    default:
      guard let family = EaseName(style)?.family else { return nil }
      return .easing(.penner(Penner(valid: family, direction)))
    }
  }

  /// The exponential of Qt and Godot, which is moved by 0.001 so that it starts near 0, and jumps to 1 at
  /// its end.
  ///
  /// Source: Qt, 3rdparty/easing/easing.cpp.
  static func offsetExponential(_ direction: Penner.Direction) -> Easing? {
    let rise = Formula("expo") { 1.001 * (1 - Double.pow(2, -10 * $0)) }
    let start = Formula("expo") { Double.pow(2, 10 * $0 - 10) - 0.001 }
    switch direction {
    case .in: return start.path
    case .out: return rise.path
    case .inOut:
      let middle = 0.5 * (1 - 0.001)
      let first = Formula("expo") { (t: Double) in
        (Double.pow(2, 10 * t - 10) - 0.001) / (1 - 0.001)
      }.path
      let second = Formula("expo") { (t: Double) in
        (0.5 * 1.0005 * (2 - Double.pow(2, -10 * t)) - middle) / (1 - middle)
      }.path
      guard let first, let second else { return nil }
      return
        (try? Chain([
          .init(first, end: 0.5, value: middle), .init(second, end: 1, value: 1),
        ])).map(Easing.chained)
    case .outIn:
      guard let rise = rise.path, let start = start.path else { return nil }
      return
        (try? Chain([
          .init(rise, end: 0.5, value: 0.5), .init(start, end: 1, value: 1),
        ])).map(Easing.chained)
    }
  }

  /// Godot 3's `interpolate_property(object, property, from, to, duration, style, ease, delay)`.
  @Sendable private static func godot3(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    let style = arguments.firstIndex {
      if case .name(let name) = $0.content { godotWord(name, "TRANS_") != nil } else { false }
    }
    guard let style, style > 0, case .name(let first) = arguments[style].content,
      case .name(let second)? = arguments.dropFirst(style + 1).first?.content,
      let meaning = pair(first, second)
    else { throw MeaningError("a transition and an ease of Godot's Tween", at: call.place) }
    return meaning.timed(
      arguments[style - 1], delay: arguments.dropFirst(style + 2).first, in: .seconds)
  }

  /// `create_tween().tween_property(...).set_trans(Tween.TRANS_SINE).set_ease(Tween.EASE_OUT)`.
  @Sendable private static func godot(_ call: Call) throws(MeaningError) -> Meaning {
    var (style, ease) = ("LINEAR", "IN_OUT")
    var duration: Literal?
    var delay: Literal?
    for method in call.literal.chain.methods {
      let argument = method.unlabelled.last
      var word = ""
      if case .name(let name)? = argument?.content { word = name.lastPart }
      switch method.name {
      case "set_trans" where word.hasPrefix("TRANS_"): style = String(word.dropFirst(6))
      case "set_ease" where word.hasPrefix("EASE_"): ease = String(word.dropFirst(5))
      case "set_delay": delay = argument
      case "tween_property", "tween_method": duration = argument
      case "create_tween", "get_tree", "from", "from_current", "as_relative", "set_parallel": break
      default: throw MeaningError("set_trans and set_ease", at: method.place)
      }
    }
    guard let meaning = godot(style, ease) else {
      throw MeaningError("a transition and an ease of Godot's Tween", at: call.place)
    }
    return meaning.timed(duration, delay: delay, in: .seconds)
  }
}
