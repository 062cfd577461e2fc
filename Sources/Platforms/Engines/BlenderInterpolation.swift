import CurveNotation
import Curves

/// The equations of a keyframe in Blender, as Python sets them: `key.interpolation = "BACK"`.
///
/// Source: Blender, blenlib/intern/easing.c and blenkernel/intern/fcurve.cc.
enum BlenderNotation {
  private static let families: [String: Penner.Family] = [
    "SINE": .sine, "QUAD": .quad, "CUBIC": .cubic, "QUART": .quart, "QUINT": .quint,
    "EXPO": .expo(normalized: true), "CIRC": .circ, "BACK": .back(), "BOUNCE": .bounce,
    "ELASTIC": .elastic(),
  ]

  /// The curve of the settings of a keyframe; nil for other settings.
  static func meaning(_ call: Call) throws(MeaningError) -> Meaning? {
    guard let interpolation = call["interpolation"], case .text(let word) = interpolation.content
    else { return nil }
    switch word {
    case "LINEAR": return .easing(.linear)
    case "BEZIER", "CONSTANT":
      throw MeaningError("an equation: \(word) has no curve of its own", at: interpolation.offset)
    default: break
    }
    guard var family = families[word] else {
      throw MeaningError("an interpolation of Blender", at: interpolation.offset)
    }
    let (amplitude, period) = (call["amplitude"], call["period"])
    switch family {
    case .back:
      if let back = call["back"] { family = .back(overshoot: try back.number(in: .plain)) }
    case .elastic:
      for setting in [amplitude, period].compactMap({ $0 }) {
        guard try setting.number(in: .plain) == 0 else {
          throw MeaningError(
            "0: an amplitude and a period are in units of the value and in frames",
            at: setting.offset)
        }
      }
    default: break
    }
    let direction = try direction(call["easing"], isEffect: isEffect(family))
    if case .back(let overshoot?) = family, direction == .inOut {
      family = .back(overshoot: overshoot * 1.525)
    }
    return .easing(try Dialects.penner(family, direction, at: call.offset))
  }

  /// Blender eases the effects out and the other equations in.
  private static func isEffect(_ family: Penner.Family) -> Bool {
    switch family {
    case .back, .bounce, .elastic: true
    default: false
    }
  }

  private static func direction(
    _ easing: Literal?, isEffect: Bool
  ) throws(MeaningError) -> Penner.Direction {
    switch easing?.content {
    case nil, .text("AUTO"): return isEffect ? .out : .in
    case .text("EASE_IN"): return .in
    case .text("EASE_OUT"): return .out
    case .text("EASE_IN_OUT"): return .inOut
    default:
      throw MeaningError("AUTO, EASE_IN, EASE_OUT or EASE_IN_OUT", at: easing?.offset ?? 0)
    }
  }
}
