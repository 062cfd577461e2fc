import CurveNotation
import Curves

/// Animations without a curve, which have that of their library.
enum TweenDefaults {
  private static let outQuad = Meaning.easing(.penner(Penner(valid: .quad, .out)))
  private static let inOutSine = Meaning.easing(.penner(Penner(valid: .sine, .inOut)))

  /// The animation of a call that has no curve; nil if its library has no default, or is unknown.
  static func meaning(_ call: Call) throws(MeaningError) -> Meaning? {
    if let settings = object(of: call) {
      switch call.name {
      case "gsap.to", "gsap.from", "gsap.fromTo":
        return try GSAPNotation.standardTween(settings)
      case "anime": return AnimeNotation.standardTween(settings)
      case "animate", "element.animate":
        return settings["duration"] == nil ? nil : tween(settings, arguments: call.unlabelled.count)
      default: break
      }
    }
    let name = call.name.lastPart
    if name.hasPrefix("Animated"), name.count > 8, call["duration"] != nil {
      return Meaning.easing(.linear).timed(by: call)
        .noting("read with the default curve of Flutter's animated widgets, linear")
    }
    if TweenNotation.isShortcut(name) {
      if name.hasPrefix("DOPunch") || name.hasPrefix("DOShake") {
        throw MeaningError(
          .one("curve: a punch or a shake swings, with one each way"), at: call.offset)
      }
      let chain = call.literal.chain
      if let duration = TweenNotation.doTweenDuration(chain.methods, chain.root) {
        return outQuad.timed(duration, delay: nil, in: .seconds)
          .noting("read with DOTween's default ease, OutQuad")
      }
    }
    if call.name.hasPrefix("SKAction."), call["duration"] != nil {
      return Meaning.easing(.linear).timed(by: call, in: .seconds)
        .noting("read with SpriteKit's default timing mode, linear")
    }
    return try android(call)
  }

  /// The last object among the arguments.
  private static func object(of call: Call) -> Call? {
    guard let last = call.unlabelled.last, case .object(let members) = last.content else {
      return nil
    }
    return call.with(members, at: last.offset)
  }

  /// `element.animate(keyframes, options)` of the Web Animations API, and Motion's
  /// `animate(element, values, options)`.
  private static func tween(_ settings: Call, arguments: Int) -> Meaning {
    arguments == 2
      ? Meaning.easing(.linear).timed(by: settings, in: .milliseconds).repeated(by: settings)
      : ObjectNotation.standardTween.timed(by: settings)
  }

  /// `view.animate().alpha(1f).setDuration(300)` and `ObjectAnimator.ofFloat(...)`.
  private static func android(_ call: Call) throws(MeaningError) -> Meaning? {
    let (methods, root) = call.literal.chain
    let isAnimator = methods.contains {
      $0.name == "animate" && $0.members.isEmpty || ["ofFloat", "ofInt"].contains($0.name)
    }
    guard isAnimator, case .name = root.content else { return nil }
    var meaning = inOutSine.noting("read with Android's default, AccelerateDecelerateInterpolator")
    meaning.duration = 0.3
    for method in methods {
      let argument = method.unlabelled.first
      switch method.name {
      case "setDuration": meaning = meaning.timed(argument, delay: nil, in: .milliseconds)
      case "setStartDelay": meaning = meaning.timed(nil, delay: argument, in: .milliseconds)
      default: break
      }
    }
    return meaning
  }
}
