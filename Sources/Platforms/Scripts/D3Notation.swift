import CurveNotation
import Curves

/// The easings of d3-ease.
///
/// Source: d3-ease 3, src/*.js.
enum D3Notation {
  static let calls: [String: Dialects.Reading] = [
    "exponent": parameter, "overshoot": parameter, "amplitude": parameter, "period": parameter,
  ]

  /// The curve of `d3.easeCubicOut` or `easePolyIn`; nil for other names. A name without a direction is
  /// an in-out; that of a bounce or an elastic is an out.
  static func curve(_ name: String) -> Easing? {
    curve(name, exponent: nil, overshoot: nil, amplitude: nil, period: nil)
  }

  private static func curve(
    _ name: String, exponent: Double?, overshoot: Double?, amplitude: Double?, period: Double?
  ) -> Easing? {
    let isPrefixed = name.hasPrefix("d3.ease")
    guard isPrefixed || name.hasPrefix("ease") else { return nil }
    let remainder = String(name.dropFirst(isPrefixed ? 7 : 4))
    if remainder == "Linear", isPrefixed { return .linear }
    let isPower = remainder.hasPrefix("Poly")
    guard let ease = EaseName(isPower ? "Cubic" + remainder.dropFirst(4) : remainder),
      ease.isFamilyFirst
    else { return nil }
    // `easeCubic` alone may be another library's.
    guard isPrefixed || ease.direction != nil else { return nil }
    var direction = ease.direction ?? .inOut
    var family = ease.family
    switch family {
    case .bounce: direction = ease.direction ?? .out
    case .elastic:
      direction = ease.direction ?? .out
      family = .elastic(
        amplitude: max(1, amplitude ?? 1), period: period ?? 0.3, normalized: true)
    case .expo: family = .expo(normalized: true)
    case .back: family = .back(overshoot: overshoot ?? 1.70158)
    default: if isPower { family = .power(exponent: exponent ?? 3) }
    }
    return (try? Penner(family, direction)).map { .penner($0) }
  }

  /// `d3.easeElasticOut.amplitude(1).period(0.4)`.
  @Sendable private static func parameter(_ call: Call) throws(MeaningError) -> Meaning {
    var values: [String: Double] = [:]
    let (methods, root) = call.literal.chain
    for method in methods {
      let value = try method.numbers("value")[0]
      if values[method.name] == nil { values[method.name] = value }
    }
    guard case .name(let name) = root.content,
      let easing = curve(
        name, exponent: values["exponent"], overshoot: values["overshoot"],
        amplitude: values["amplitude"], period: values["period"])
    else { throw MeaningError("an easing of d3", at: root.offset) }
    return .easing(easing)
  }
}
