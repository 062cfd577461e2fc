import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension CurveToConvert {
  /// The throw, if the curve is one.
  var decay: DecayCurve? {
    if case .decay(let curve) = easing { curve } else { nil }
  }
}

extension DecayCurve {
  /// The velocity to start another system's throw with. Motion's inertia moves at another speed than the one
  /// it is given.
  var firstVelocity: Double { decay.initialVelocity }

  /// The rate in 1/s of the exponential decay with the same first velocity that is the same motion, or else
  /// lands at the same value.
  var exponentialRate: Double { decay.exponentialRate ?? abs(velocity / distance) }

  /// The factor of React Native and react-spring, 1 less the rate per millisecond; nil below 0.
  var millisecondFactor: Double? {
    exponentialRate <= 1000 ? 1 - exponentialRate / 1000 : nil
  }

  /// The value of one of the system's parameters.
  func parameter(_ name: String) -> Double? {
    zip(system.parameters, system.values).first { $0.0.name == name }?.1
  }

  /// Whether one of the system's parameters has its default.
  func hasStandard(_ name: String) -> Bool {
    parameter(name) == DecaySystem.standard(name, of: system.name)
  }
}

extension Draft {
  /// A throw in a text that a platform reads as one of its own.
  ///
  /// The text is read back, and thrown with the first velocity of the curve. The error is a fraction of the
  /// curve's distance, over the curve's duration.
  static func decay(_ curve: DecayCurve, _ text: String, notes: [String] = []) -> Draft {
    let hasVelocity = text.contains("velocity") || text.contains("Simulation")
    var notes = notes
    if !hasVelocity {
      notes.append(
        "the text has no velocity: start it with \(cleanNumber(curve.firstVelocity)) per second")
    }
    let there = Self.decay(in: text, of: curve)
    if let there, abs(there.duration - curve.duration) > 0.001 {
      notes.append(
        "it ends after \(cssNumber(DecimalRounding.round(there.duration, within: 1e-4))) s, not "
          + "\(cssNumber(DecimalRounding.round(curve.duration, within: 1e-4))) s")
    }
    return Draft(
      text: text, duration: curve.duration, reference: .decay(curve),
      played: { text in
        guard let there = Self.decay(in: text, of: curve) else { return nil }
        if there.system == curve.system { return Playback(.decay(there)) }
        let breakpoints = there.breakpoints.map { $0 * there.duration / curve.duration }
        return Playback(breakpoints: breakpoints) {
          there.decay.value(at: $0 * curve.duration) / curve.distance
        }
      }, isNative: true, notes: notes)
  }

  private static func decay(in text: String, of curve: DecayCurve) -> DecayCurve? {
    guard let literal = EasingReader.literal(text),
      case .easing(.decay(let read))? = DecayNotation.meaning(literal)?.curve
    else { return nil }
    let isOwn = read.system.name == curve.system.name
    return try? DecayCurve(read.system, velocity: isOwn ? curve.velocity : curve.firstVelocity)
  }
}
