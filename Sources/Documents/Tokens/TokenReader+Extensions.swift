import CurveArithmetic
import CurvePlatforms
import Curves
import Spring

/// Springs in the extensions of a token: the standard has no form for them.
extension TokenReader {
  /// The settings of the spring that this package's `dtcg` texts approximate; nil for other tokens.
  static func springSettings(_ token: JSONValue) -> JSONValue? {
    token["$extensions"]?[DesignToken.springKey]
  }

  /// The spring of these settings; nil, with a note, if they are invalid.
  mutating func spring(_ settings: JSONValue?, _ path: String) -> SpringCurve? {
    guard let settings else { return nil }
    func number(_ key: String, default standard: Double) -> Double? {
      settings[key].map(\.number) ?? standard
    }
    guard let mass = number("mass", default: 1), let stiffness = settings["stiffness"]?.number,
      let damping = settings["damping"]?.number,
      let velocity = number("initialVelocity", default: 0)
    else {
      notes.add(
        "\(path.prefix(60)): \(DesignToken.springKey) needs the numbers stiffness and damping, and "
          + "may have mass, initialVelocity and duration", at: settings.offset)
      return nil
    }
    do throws(ParameterError) {
      return try SpringCurve(
        .physical(
          mass: mass, stiffness: stiffness, damping: damping, relativeVelocity: velocity),
        over: settings["duration"]?.number)
    } catch {
      notes.add(
        "\(path.prefix(60)): \(DesignToken.springKey): \(error)", at: settings.offset)
      return nil
    }
  }

  /// Notes a spring in the extension of another tool, whose meaning that tool alone knows.
  mutating func noteForeignSpring(_ entry: Entry) {
    guard !notes.isFull, Self.springSettings(entry.value) == nil else { return }
    for (key, value) in entry.value["$extensions"]?.members?.map({ ($0.key, $0.value) }) ?? [] {
      let settings = [value] + (value.members ?? []).map(\.value)
      guard let spring = settings.first(where: Self.isSpring) else { continue }
      notes.add(
        "\(entry.path.prefix(60)): the spring in \(key.prefix(60)) is ignored: "
          + "use \(DesignToken.springKey) or a token of type spring", at: spring.offset,
        isLoss: false)
      return
    }
  }

  /// Whether an object has the numbers of a spring by their names.
  private static func isSpring(_ value: JSONValue) -> Bool {
    let keys = (value.members ?? []).filter { $0.value.number != nil }.map(\.key)
    return SourceValue.nameSpring(keys)
  }

  /// Notes a duration that a transition states in addition to its spring, in its extension or in place of the curve.
  mutating func noteLength(
    of transition: TokenFile.Transition, _ extended: SpringCurve?, _ entry: Entry
  ) {
    var own: SpringCurve?
    if case .spring(let spring) = transition.timingFunction { own = spring }
    guard let spring = extended ?? own, transition.duration > 0,
      // Texts have whole milliseconds.
      abs(spring.duration - transition.duration) > max(0.002, 1e-3 * transition.duration)
    else { return }
    notes.add(
      "\(entry.path.prefix(60)): ignored the duration of "
        + "\(messageNumber(transition.duration)) s: the spring ends when it settles",
      at: entry.value.offset, isLoss: false)
  }
}
