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
    // The shortcuts of DOTween end on the duration.
    if let tween = call[Literal.receiver],
      tween.callee?.lastPart.hasPrefix("DO") == true || tween.callee == "DOTween.To",
      let last = tween.members.last(where: { $0.value.isNumeric })?.value, tween.members.count > 1
    {
      meaning = meaning.timed(last, delay: nil, in: .seconds)
    }
    return meaning
  }
}
