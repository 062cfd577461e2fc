import CurveArithmetic
import Curves
import Spring

/// One way to write a spring, with its probability before any sample is seen.
struct SpringSpelling {
  let parameters: SpringParameters
  let preset: Preset<SpringParameters>?
  let frequency: Double
  let ratio: Double
  let prior: Double
}

extension DesignPrior {
  /// Every round or named spring that is within five standard deviations of a shape.
  func springs(near shape: SpringShape) -> [SpringSpelling] {
    var found: [SpringSpelling] = []
    func add(
      _ parameters: SpringParameters, _ preset: Preset<SpringParameters>? = nil,
      frequency: Double, ratio: Double, prior: Double
    ) {
      guard prior > 0 else { return }
      found.append(
        SpringSpelling(
          parameters: parameters, preset: preset, frequency: frequency, ratio: ratio, prior: prior))
    }
    let (frequencies, ratios) = (shape.frequencies, shape.ratios)
    let period = 2 * Double.pi
    let roundRatios = Self.ratios.numbers(in: ratios)
    let responses = Self.responses.numbers(
      in: period / frequencies.upperBound...period / frequencies.lowerBound)
    for response in responses where responseAndRatio > 0 {
      let mass = responseAndRatio * response.weight * BroadDensity.response(response.value)
      for ratio in roundRatios {
        add(
          .response(response: response.value, dampingRatio: ratio.value),
          frequency: period / response.value, ratio: ratio.value,
          prior: mass * ratio.weight * BroadDensity.dampingRatio(ratio.value))
      }
    }
    let low = frequencies.lowerBound * frequencies.lowerBound
    let high = frequencies.upperBound * frequencies.upperBound
    for stiffness in Self.stiffnesses.numbers(in: low...high) where stiffnessAndRatio > 0 {
      let mass = stiffnessAndRatio * stiffness.weight * BroadDensity.stiffness(stiffness.value)
      for ratio in roundRatios {
        add(
          .damped(stiffness: stiffness.value, dampingRatio: ratio.value),
          frequency: stiffness.value.squareRoot(), ratio: ratio.value,
          prior: mass * ratio.weight * BroadDensity.dampingRatio(ratio.value))
      }
    }
    for mass in Self.masses where stiffnessAndDamping > 0 {
      for stiffness in Self.stiffnesses.numbers(in: low * mass.value...high * mass.value) {
        let weight =
          stiffnessAndDamping * mass.probability * stiffness.weight
          * BroadDensity.stiffness(stiffness.value)
        let double = 2 * (stiffness.value * mass.value).squareRoot()
        let range = ratios.lowerBound * double...ratios.upperBound * double
        for damping in Self.dampings.numbers(in: range) {
          let ratio = damping.value / double
          add(
            .physical(mass: mass.value, stiffness: stiffness.value, damping: damping.value),
            frequency: (stiffness.value / mass.value).squareRoot(), ratio: ratio,
            prior: weight * damping.weight * BroadDensity.dampingRatio(ratio) / double)
        }
      }
    }
    for group in springs {
      for preset in group.presets {
        guard preset.value.initialVelocity == 0, let spring = try? SpringCurve(preset.value)
        else { continue }
        let (frequency, ratio) = (
          spring.motion.spring.naturalFrequency, spring.motion.spring.dampingRatio
        )
        guard frequencies.contains(frequency), ratios.contains(ratio) else { continue }
        add(
          preset.value, preset, frequency: frequency, ratio: ratio,
          prior: group.weight / Double(group.presets.count))
      }
    }
    return found
  }

  /// The density of a shape whose numbers are not round, in the plane of ``SpringShape``.
  func density(at mean: SIMD2<Double>) -> Double {
    let response = 2 * Double.pi / Double.exp(mean.x)
    let ratio = Double.sinh(mean.y)
    return unrounded * BroadDensity.response(response) * response
      * BroadDensity.dampingRatio(ratio) * Double.cosh(mean.y)
  }
}
