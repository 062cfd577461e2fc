import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Throws as timing functions: the system's own formula over its distance and duration.
@Suite struct DecayCurveTests {
  @Test func followsTheFormulaOfTheSystem() throws {
    let rate = -1000 * log(0.998)
    let curve = try DecayCurve(DecaySystem.all[0], velocity: -3000)
    #expect(abs(curve.distance + 3000 / rate) < 1e-9)
    #expect(abs(curve.duration - log(3000 / rate / 0.5) / rate) < 1e-12)
    var worst = LargestError()
    for step in 0..<1000 {
      let progress = Double(step) / 1000
      let exact = -expm1(-rate * progress * curve.duration)
      worst.include(abs(curve.value(at: progress) - exact))
    }
    #expect(worst.count == 1000 && worst.value <= 2e-15)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    #expect(abs(curve.continued.value(at: 1) - (1 - 0.5 / abs(curve.distance))) < 1e-12)
  }

  @Test func theVelocityIsTheSlope() throws {
    var worst = LargestError()
    for system in DecaySystem.all where system.name != "reanimated" {
      let curve = try DecayCurve(system, velocity: 1500)
      for progress in [0.05, 0.2, 0.45, 0.7, 0.9] {
        let step = 1e-5
        let slope =
          (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
        worst.include(abs(curve.velocity(at: progress) - slope) / max(1, abs(slope)))
      }
    }
    #expect(worst.count == 5 * (DecaySystem.all.count - 1) && worst.value <= 1e-7)
  }

  @Test func textsAndCodesReadBackToTheSameCurve() throws {
    for system in DecaySystem.all {
      var systems = [system]
      for parameter in system.parameters {
        systems.append(
          try #require(try system.setting(parameter.name, to: parameter.standard * 0.9 + 0.05)))
      }
      for system in systems {
        let easing = Easing.decay(try DecayCurve(system, velocity: 2000))
        let decoded = try JSONDecoder().decode(Easing.self, from: JSONEncoder().encode(easing))
        #expect(decoded == easing && decoded.value(at: 0.3) == easing.value(at: 0.3))
      }
    }
  }

  @Test func parametersAreTheSystems() throws {
    let compose = try #require(DecaySystem.named("compose"))
    let slippery = try #require(try compose.setting("frictionMultiplier", to: 0.5))
    #expect(abs(try slippery.decay(velocity: 2000).restingValue - (2000 - 0.1) / 2.1) < 1e-9)
    #expect(slippery != compose && slippery.name == compose.name)
    #expect(try compose.setting("friction", to: 1) == nil)
    let error = #expect(throws: ParameterError.self) {
      try compose.setting("frictionMultiplier", to: -1)
    }
    #expect(error?.parameter == "frictionMultiplier" && error?.value == -1)
  }

  @Test func throwsWithoutDistanceAreRefused() throws {
    for velocity in [0, 0.1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try DecayCurve(DecaySystem.all[0], velocity: velocity)
      }
    }
  }
}
