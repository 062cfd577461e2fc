import CurveArithmetic
import CurveNotation
import Curves

/// Transitions of Godot's tweens.
extension TweenNotation {
  static func godotWord(_ name: String, _ prefix: String) -> String? {
    let last = name.lastPart
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : nil
  }

  /// Source: Godot, scene/animation/easing_equations.h.
  @Sendable static func godot(_ style: String, _ ease: String) -> Meaning? {
    let directions: [String: Penner.Direction] = [
      "IN": .in, "OUT": .out, "IN_OUT": .inOut, "OUT_IN": .outIn,
    ]
    guard let direction = directions[ease] else { return nil }
    switch style {
    case "LINEAR": return .easing(.linear)
    case "EXPO": return Formula.offsetExponential(direction).map { .easing($0) }
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

  /// Godot 3's `interpolate_property(object, property, from, to, duration, style, ease, delay)`.
  @Sendable static func godot3(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    let style = arguments.firstIndex {
      if case .name(let name) = $0.content { godotWord(name, "TRANS_") != nil } else { false }
    }
    guard let style, style > 0, case .name(let first) = arguments[style].content,
      case .name(let second)? = arguments.dropFirst(style + 1).first?.content,
      let meaning = pair(first, second)
    else { throw MeaningError("a transition and an ease of Godot's Tween", at: call.offset) }
    return meaning.timed(
      arguments[style - 1], delay: arguments.dropFirst(style + 2).first, in: .seconds)
  }

  /// `create_tween().tween_property(...).set_trans(Tween.TRANS_SINE).set_ease(Tween.EASE_OUT)`.
  @Sendable static func godot(_ call: Call) throws(MeaningError) -> Meaning {
    var (style, ease) = ("LINEAR", "IN_OUT")
    var duration: Literal?
    var delay: Literal?
    var loops: Double?
    for method in call.literal.chain.methods {
      let argument = method.unlabelled.last
      var word = ""
      if case .name(let name)? = argument?.content { word = name.lastPart }
      switch method.name {
      case "SetTrans": style = Self.upper(word)  // C#
      case "SetEase": ease = Self.upper(word)
      case "SetDelay": delay = argument
      case "TweenProperty", "TweenMethod": duration = argument
      case "set_loops", "SetLoops": loops = argument?.count ?? .infinity
      case "set_trans" where word.hasPrefix("TRANS_"): style = String(word.dropFirst(6))
      case "set_ease" where word.hasPrefix("EASE_"): ease = String(word.dropFirst(5))
      case "set_delay": delay = argument
      case "tween_property", "tween_method": duration = argument
      case "create_tween", "CreateTween", "get_tree", "GetTree", "bind_node", "BindNode", "from",
        "From",
        "from_current", "FromCurrent", "as_relative", "AsRelative", "set_parallel", "SetParallel",
        "parallel", "Parallel", "chain", "Chain":
        break
      default: throw MeaningError("set_trans and set_ease", at: method.offset)
      }
    }
    guard let meaning = godot(style, ease) else {
      throw MeaningError("a transition and an ease of Godot's Tween", at: call.offset)
    }
    var result = meaning.timed(duration, delay: delay, in: .seconds)
    if let loops, loops != 1 { result.repeats = Repeats(count: loops) }
    return result
  }

  /// `InOut` as `IN_OUT`.
  private static func upper(_ word: String) -> String {
    var result = ""
    for character in word {
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.uppercased()
    }
    return result
  }
}
