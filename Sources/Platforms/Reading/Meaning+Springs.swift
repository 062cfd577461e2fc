import CurveArithmetic
import CurveNotation
import Spring

extension Meaning {
  /// SwiftUI's spring of a response and a damping fraction, with its defaults.
  static func response(of call: Call) throws(MeaningError) -> Self {
    let ratio = call.mentions("dampingRatio") ? "dampingRatio" : "dampingFraction"
    let v = try call.numbers([
      .init("response", 0.5, .seconds), .init(ratio, 0.825), .init("initialVelocity", 0),
    ])
    return .spring(.response(response: v[0], dampingRatio: v[1], relativeVelocity: v[2]))
  }

  /// The same spring, up to its first arrival if the settings stop it there.
  func stoppingAtTarget(of settings: Call) throws(MeaningError) -> Self {
    for label in ["overshootClamping", "clamp"] where try settings.flag(label) {
      guard case .spring(let parameters, nil) = curve else { return self }
      do throws(ParameterError) {
        let motion = try DampedSpring(parameters)
          .motion(initialVelocity: parameters.relativeVelocity)
        guard let arrival = motion.zeroCrossings.first(where: { $0 > 0 }) else { return self }
        var result = self
        result.curve = .spring(parameters, over: arrival)
        return result.noting("\(label) stops the spring at its target: read up to there")
      } catch {
        throw MeaningError(EasingReader.expectation(error), at: settings.offset)
      }
    }
    return self
  }
}

extension Call {
  /// The distance from a start, or else from 0, to the target of a motion; nil if that is not known, or 0.
  static func distance(from start: Literal?, to target: Literal?) -> Double? {
    guard let end = try? target?.number(in: .plain),
      let start = start == nil ? 0 : try? start?.number(in: .plain), end - start != 0,
      (end - start).isFinite
    else { return nil }
    return end - start
  }

  /// A note if a velocity in units of the value was read.
  ///
  /// - Parameter distance: That of the motion, by which the velocity was divided; nil if it is not known.
  func velocityNote(over distance: Double? = nil) -> [String] {
    guard case .number(let velocity, _)? = self["velocity"]?.content, velocity != 0 else {
      return []
    }
    let note = "velocity is in units of the value: read for a distance of "
    return [
      distance.map { note + "\(cssNumber($0)), from 0 to the target" }
        ?? note + "1, so divide it by yours"
    ]
  }
}
