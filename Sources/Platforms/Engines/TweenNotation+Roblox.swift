import CurveNotation
import Curves

/// `TweenInfo` of Roblox.
extension TweenNotation {
  /// `TweenInfo.new(time, style, direction, repeatCount, reverses, delayTime)`.
  @Sendable static func tweenInfo(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    func argument(_ index: Int) -> Literal? { index < arguments.count ? arguments[index] : nil }
    func word(_ index: Int, _ standard: String) -> String {
      if case .name(let name)? = argument(index)?.content { name.lastPart } else { standard }
    }
    guard let meaning = roblox(word(1, "Quad"), word(2, "Out")) else {
      throw MeaningError("an EasingStyle and an EasingDirection", at: call.offset)
    }
    var result = meaning.timed(argument(0), delay: argument(5), in: .seconds)
    if argument(0) == nil { result.duration = 1 }
    let again = argument(3)?.count ?? 0
    let returns = argument(4)?.content == .name("true")
    let runs = again < 0 ? .infinity : (again + 1) * (returns ? 2 : 1)
    if runs > 1 { result.repeats = Repeats(count: runs, autoreverses: returns) }
    return result
  }

  /// Roblox names Penner's families, but doesn't publish its equations.
  @Sendable static func roblox(_ style: String, _ direction: String) -> Meaning? {
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
}
