import CurveNotation
import Curves

/// Eases of DOTween.
extension TweenNotation {
  /// The amplitude of its elastic equations is that of its overshoot, 1.70158.
  ///
  /// Source: DOTween, Core/Easing/EaseManager.cs and DOTween.cs.
  @Sendable static func doTween(_ name: String) -> Meaning? {
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
  @Sendable static func setEase(_ call: Call) throws(MeaningError) -> Meaning {
    let methods = call.literal.chain.methods
    if methods.contains(where: { $0.name == "SetTrans" }) { return try godot(call) }
    guard let ease = call.unlabelled.first else { throw MeaningError("an ease", at: call.offset) }
    var meaning: Meaning
    if case .name(let name) = ease.content, name.hasPrefix("Ease."), call.unlabelled.count > 1 {
      let overshoot = try call.unlabelled[1].number(in: .plain)
      let period = call.unlabelled.count > 2 ? try call.unlabelled[2].number(in: .plain) : nil
      guard let read = doTween(String(name.dropFirst(5)), overshoot: overshoot, period: period)
      else { throw MeaningError("an ease", at: ease.offset) }
      meaning = read
    } else {
      meaning = try call.meaning(of: ease)
    }
    let chain = call.literal.chain
    if let duration = doTweenDuration(chain.methods, chain.root) {
      meaning = meaning.timed(duration, delay: nil, in: .seconds)
    }
    for method in chain.methods where method.name == "SetDelay" {
      meaning = meaning.timed(nil, delay: method.unlabelled.first, in: .seconds)
    }
    for method in chain.methods where method.name == "SetLoops" {
      meaning = try meaning.looped(by: method)
    }
    return meaning
  }

  /// The duration of a chain's shortcut, such as `DOMoveX(5, 1f)`; nil without one.
  static func doTweenDuration(_ methods: [Call], _ root: Literal) -> Literal? {
    // The time of such a tween is a speed.
    if methods.contains(where: { $0.name == "SetSpeedBased" }) { return nil }
    let isLibrary = root.content == .name("DOTween") || root.content == .name("DOVirtual")
    guard
      let tween = methods.last(where: { isShortcut($0.name) })
        ?? (isLibrary ? methods.last : nil)
    else { return nil }
    if let duration = tween["duration"] { return duration }
    let arguments = tween.unlabelled
    // Most shortcuts have the duration as their last number; after that of others stand more.
    let index =
      switch tween.name {
      case "DOPath", "DOLocalPath": 1
      case "DOJump", "DOLocalJump": 3
      default: arguments.lastIndex { $0.isNumeric } ?? 0
      }
    guard arguments.count > 1, index < arguments.count, arguments[index].isNumeric else {
      return nil
    }
    return arguments[index]
  }

  /// Whether a method is a shortcut of DOTween, such as `DOFade`.
  static func isShortcut(_ name: String) -> Bool {
    name.hasPrefix("DO") && name.dropFirst(2).first?.isUppercase == true && name != "DOTween"
  }
}

extension Meaning {
  /// The animation with the runs of `SetLoops(count, LoopType.Yoyo)`.
  func looped(by call: Call) throws(MeaningError) -> Self {
    var meaning = self
    let count = try call.unlabelled.first?.number(in: .plain) ?? -1
    var kind = ""
    if case .name(let name)? = call.unlabelled.dropFirst().first?.content { kind = name.lastPart }
    meaning.repeats = Repeats(
      count: count < 0 ? .infinity : count,
      autoreverses: kind == "Yoyo" || call.name == "setLoopPingPong")
    return meaning.noting(
      "not part of a curve, so ignored: LoopType.Incremental", if: kind == "Incremental")
  }
}

/// Methods of DOTween that change neither the curve nor its timing.
enum DOTweenMethods {
  static let calls: [String: Dialects.Reading] = {
    let names = [
      "From", "WaitForCompletion", "WaitForKill", "AsyncWaitForCompletion", "OnComplete", "OnStart",
      "OnUpdate", "OnKill", "OnPlay", "OnPause", "OnRewind",
      "OnStepComplete", "OnWaypointChange", "SetAutoKill", "SetUpdate", "SetId", "SetRelative",
      "SetLink", "SetTarget", "SetRecyclable", "SetOptions", "SetLookAt", "SetSpeedBased",
    ]
    let reading: Dialects.Reading = { (call) throws(MeaningError) in
      guard let tween = call[Literal.receiver] else {
        throw MeaningError("a tween before .\(call.name)", at: call.offset)
      }
      let meaning = try call.meaning(of: tween)
      guard call.name == "SetSpeedBased", meaning.duration != nil else { return meaning }
      var free = meaning.noting("with SetSpeedBased the stated time is a speed: not kept")
      free.duration = nil
      return free
    }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, reading) })
  }()
}
