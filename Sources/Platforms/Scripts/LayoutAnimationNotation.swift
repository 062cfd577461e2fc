import CurveNotation
import Curves

/// React Native's LayoutAnimation.
///
/// Source: React Native, Libraries/LayoutAnimation/LayoutAnimation.js.
enum LayoutAnimationNotation {
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [
      "LayoutAnimation.configureNext": { (call) throws(MeaningError) in
        guard let first = call.unlabelled.first else {
          throw MeaningError("an animation", at: call.offset)
        }
        return try configuration(first, of: call)
      },
      "LayoutAnimation.create": { (call) throws(MeaningError) in
        let arguments = call.unlabelled
        guard arguments.count >= 2 else {
          throw MeaningError("a duration and a type", at: call.offset)
        }
        return try animation(arguments[1], over: arguments[0], damping: nil)
      },
    ]
    for preset in presets {
      let reading: Dialects.Reading = { (call) throws(MeaningError) in
        try LayoutAnimationNotation.preset(preset, at: call.offset)
      }
      calls["LayoutAnimation." + preset] = reading
    }
    return calls
  }()

  private static func configuration(
    _ value: Literal, of call: Call
  ) throws(MeaningError) -> Meaning {
    switch value.content {
    case .name(let name) where name.hasPrefix("LayoutAnimation.Presets."):
      return try preset(name.lastPart, at: value.offset)
    case .object(let members):
      let settings = call.with(members, at: value.offset)
      let change = settings["update"] ?? settings["create"]
      guard let change, let type = change.member("type"), let duration = settings["duration"] else {
        throw MeaningError("a duration and an update with a type", at: value.offset)
      }
      return try animation(type, over: duration, damping: change.member("springDamping"))
    default: return try call.meaning(of: value)
    }
  }

  /// The presets, which are also names alone.
  static let presets = ["easeInEaseOut", "linear", "spring"]

  /// A preset by its name.
  static func preset(_ name: String, at offset: Int) throws(MeaningError) -> Meaning {
    func literal(_ content: Literal.Content) -> Literal {
      Literal(content: content, offset: offset)
    }
    let durations = ["easeInEaseOut": 300.0, "linear": 500, "spring": 700]
    guard let duration = durations[name] else {
      throw MeaningError("easeInEaseOut, linear or spring", at: offset)
    }
    return try animation(
      literal(.text(name)), over: literal(.number(duration, unit: "")),
      damping: literal(.number(0.4, unit: "")))
  }

  /// A type such as `spring` or `LayoutAnimation.Types.easeOut`, over milliseconds.
  private static func animation(
    _ type: Literal, over duration: Literal, damping: Literal?
  ) throws(MeaningError) -> Meaning {
    let word: String
    switch type.content {
    case .text(let text): word = text
    case .name(let name): word = name.lastPart
    default: word = ""
    }
    let easing: Easing
    switch word {
    case "spring":
      guard let damping else { throw MeaningError("a springDamping", at: type.offset) }
      return try Meaning.cutOff(
        duration: try duration.number(in: .milliseconds),
        dampingRatio: try damping.number(in: .plain), velocity: 0, at: type.offset
      ).noting("read as iOS' spring; Android's LayoutAnimation has another")
    case "linear": easing = .linear
    case "easeIn": easing = .easeIn
    case "easeOut": easing = .easeOut
    case "easeInEaseOut": easing = .easeInOut
    default:
      throw MeaningError("spring, linear, easeIn, easeOut or easeInEaseOut", at: type.offset)
    }
    return Meaning.easing(easing).timed(duration, delay: nil, in: .milliseconds)
  }
}
