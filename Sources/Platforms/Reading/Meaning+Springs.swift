import CurveNotation
import Spring

extension Meaning {
  /// The same spring, up to its first arrival if the settings stop it there.
  func stoppingAtTarget(of settings: Call) throws(MeaningError) -> Self {
    for label in ["overshootClamping", "clamp"] where try settings.flag(label) {
      guard case .spring(let parameters, nil) = curve else { return self }
      do throws(ParameterError) {
        let motion = try DampedSpring(parameters)
          .motion(initialVelocity: parameters.initialVelocity)
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
  /// A note if a velocity in units of the value is read for a distance of 1.
  var velocityNote: [String] {
    guard case .number(let velocity, _)? = self["velocity"]?.content, velocity != 0 else {
      return []
    }
    return ["velocity is in units of the value: read for a distance of 1"]
  }
}
