import CurveArithmetic
import Curves
import Spring

/// One way to write a spring, with its probability before any sample is seen.
struct SpringSpelling {
  let parameters: SpringParameters
  let preset: Preset<SpringParameters>?
  let ratio: Double
  /// The spring in the plane of ``SpringShape``.
  let point: SIMD2<Double>
  let prior: Double
}

extension DesignPrior {
  /// Calls a closure with every round or named spring that is within five standard deviations of a shape. There may
  /// be many thousands, of which few are likely enough to keep.
  func forEachSpring(near shape: SpringShape, _ body: (SpringSpelling) -> Void) {
    func add(
      _ parameters: SpringParameters, _ preset: Preset<SpringParameters>? = nil,
      ratio: Double, at point: SIMD2<Double>, prior: Double
    ) {
      guard prior > 0 else { return }
      body(
        SpringSpelling(
          parameters: parameters, preset: preset, ratio: ratio, point: point, prior: prior))
    }
    let (frequencies, ratios) = (shape.frequencies, shape.ratios)
    let period = 2 * Double.pi
    // The coordinates take most of the time, so each is computed once.
    let roundRatios = Self.ratios.numbers(in: ratios).map { number in
      (
        value: number.value, weight: number.weight,
        y: SpringShape.coordinate(ratio: number.value),
        density: BroadDensity.dampingRatio(number.value)
      )
    }
    let responses = Self.responses.numbers(
      in: period / frequencies.upperBound...period / frequencies.lowerBound)
    for response in responses where responseAndRatio > 0 {
      let mass = responseAndRatio * response.weight * BroadDensity.response(response.value)
      let x = SpringShape.coordinate(frequency: period / response.value)
      for ratio in roundRatios {
        add(
          .response(response: response.value, dampingRatio: ratio.value), ratio: ratio.value,
          at: SIMD2(x, ratio.y), prior: mass * ratio.weight * ratio.density)
      }
    }
    let low = frequencies.lowerBound * frequencies.lowerBound
    let high = frequencies.upperBound * frequencies.upperBound
    for stiffness in Self.stiffnesses.numbers(in: low...high) where stiffnessAndRatio > 0 {
      let mass = stiffnessAndRatio * stiffness.weight * BroadDensity.stiffness(stiffness.value)
      let x = SpringShape.coordinate(frequency: stiffness.value.squareRoot())
      for ratio in roundRatios {
        add(
          .damped(stiffness: stiffness.value, dampingRatio: ratio.value), ratio: ratio.value,
          at: SIMD2(x, ratio.y), prior: mass * ratio.weight * ratio.density)
      }
    }
    for mass in Self.masses where stiffnessAndDamping > 0 {
      for stiffness in Self.stiffnesses.numbers(in: low * mass.value...high * mass.value) {
        let weight =
          stiffnessAndDamping * mass.probability * stiffness.weight
          * BroadDensity.stiffness(stiffness.value)
        let double = 2 * (stiffness.value * mass.value).squareRoot()
        let x = SpringShape.coordinate(
          frequency: (stiffness.value / mass.value).squareRoot())
        let range = ratios.lowerBound * double...ratios.upperBound * double
        for damping in Self.dampings.numbers(in: range) {
          let ratio = damping.value / double
          add(
            .physical(mass: mass.value, stiffness: stiffness.value, damping: damping.value),
            ratio: ratio, at: SIMD2(x, SpringShape.coordinate(ratio: ratio)),
            prior: weight * damping.weight * BroadDensity.dampingRatio(ratio) / double)
        }
      }
    }
    for group in springs {
      for preset in group.presets {
        guard preset.value.relativeVelocity == 0, let spring = try? SpringCurve(preset.value)
        else { continue }
        let (frequency, ratio) = (
          spring.motion.spring.naturalFrequency, spring.motion.spring.dampingRatio
        )
        guard frequencies.contains(frequency), ratios.contains(ratio) else { continue }
        add(
          preset.value, preset, ratio: ratio,
          at: SIMD2(
            SpringShape.coordinate(frequency: frequency), SpringShape.coordinate(ratio: ratio)),
          prior: group.weight / Double(group.presets.count))
      }
    }
  }

  /// The density of a shape whose numbers are not round, in the plane of ``SpringShape``.
  func density(at mean: SIMD2<Double>) -> Double {
    let response = 2 * Double.pi / Double.exp(mean.x)
    let ratio = Double.sinh(mean.y)
    return unrounded * BroadDensity.response(response) * response
      * BroadDensity.dampingRatio(ratio) * Double.cosh(mean.y)
  }
}
