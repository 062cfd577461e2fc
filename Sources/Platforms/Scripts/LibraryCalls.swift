import CurveNotation
import Curves
import Spring

/// Functions of libraries that need no file of their own.
enum LibraryCalls {
  static let calls: [String: Dialects.Reading] = [
    "theme.transitions.create": transition, "transitions.create": transition,
    "BezierCurveEase": Dialects.bezier, "BABYLON.BezierCurveEase": Dialects.bezier,
    "EasingCurve.new": { (call) throws(MeaningError) in
      guard let curve = call.unlabelled.last else { throw MeaningError(.curve, at: call.offset) }
      return try call.meaning(of: curve)
    },
    "Adw.SpringParams.new": adwaita, "SpringParams.new": adwaita, "adw_spring_params_new": adwaita,
  ]

  /// MUI's `theme.transitions.create(properties, { duration, easing, delay })`.
  ///
  /// Source: MUI, createTransitions.ts.
  @Sendable private static func transition(_ call: Call) throws(MeaningError) -> Meaning {
    let options = call.unlabelled.dropFirst().first
    let settings = call.with(options?.members ?? [], name: "")
    var meaning = Meaning.easing(.cubicBezier(CubicBezier(valid: 0.4, 0, 0.2, 1)))
    if let easing = settings["easing"] { meaning = try call.meaning(of: easing) }
    meaning = meaning.timed(by: settings, in: .milliseconds)
    if settings["duration"] == nil { meaning.duration = 0.3 }
    return meaning
  }

  /// Kivy's `LayerAnimation(x=100, t='out_bounce', duration=1)`; nil for other calls.
  ///
  /// Source: Kivy, kivy/animation.py.
  static func kivy(_ call: Call) throws(MeaningError) -> Meaning? {
    guard call.name == "Animation", let ease = call["t"] ?? call["transition"],
      case .text = ease.content
    else { return nil }
    var meaning = try call.meaning(of: ease)
      .timed(call["duration"] ?? call["d"], delay: nil, in: .seconds)
    if call["duration"] == nil, call["d"] == nil { meaning.duration = 1 }
    return meaning
  }

  /// libadwaita's damping ratio, mass and stiffness.
  @Sendable private static func adwaita(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers("dampingRatio", "mass", "stiffness")
    guard v[1] > 0 else { throw MeaningError("a positive mass", at: call.offset) }
    return .spring(.damped(stiffness: v[2] / v[1], dampingRatio: v[0]))
  }

  /// The easing of MotionLayout's attributes; nil for another text.
  ///
  /// Source: androidx.constraintlayout.core, motion/utils/Easing.java.
  static func motionLayout(_ literal: Literal) throws(MeaningError) -> Meaning? {
    guard case .text(let text) = literal.content else { return nil }
    let numbers: [Double]
    switch text {
    case "standard": numbers = [0.4, 0, 0.2, 1]
    case "accelerate": numbers = [0.4, 0.05, 0.8, 0.7]
    case "decelerate": numbers = [0, 0, 0.2, 0.95]
    case "linear": return .easing(.linear)
    case "anticipate": numbers = [0.36, 0, 0.66, -0.56]
    case "overshoot": numbers = [0.34, 1.56, 0.64, 1]
    default:
      guard text.hasPrefix("cubic("), text.hasSuffix(")") else { return nil }
      let list = Literal(
        content: .text(String(text.dropFirst(6).dropLast())), offset: literal.offset)
      numbers = try list.numbers()
      guard numbers.count == 4 else { throw MeaningError("four numbers", at: literal.offset) }
    }
    return .easing(try Dialects.bezier(numbers, at: literal.offset))
  }
}
