import CurveArithmetic
import Curves

/// The curves over round durations that may lie behind samples.
struct CurveDesigns {
  private let samples: WeightedSamples
  /// The seconds of the samples' span.
  private let span: Double
  private let prior: DesignPrior

  init(_ samples: WeightedSamples, span: Double, _ prior: DesignPrior) {
    self.samples = samples.thinned(to: 1000)
    (self.span, self.prior) = (span, prior)
  }

  func add(to collection: inout DesignCollection) {
    guard prior.curveWeight > 0 else { return }
    var names: [Easing: [Easing]] = [:]
    var order: [Easing] = []
    for preset in prior.curves {
      if names[preset.value] == nil { order.append(preset.value) }
      names[preset.value, default: []].append(.preset(preset))
    }
    var placed: [(cost: Double, vector: PlacedBezier)] = []
    for easing in order {
      guard let minimum = samples.placed(easing) else { continue }
      let weight = Double.log(prior.curveWeight / Double(order.count))
      add(minimum, names[easing] ?? [easing], weight, to: &collection)
      if case .cubicBezier(let curve) = easing {
        placed.append((minimum.cost, PlacedBezier(minimum.vector, curve)))
      }
    }
    BezierDesigns(samples, span: span, prior).add(near: placed, to: &collection)
  }

  /// The variance of a curve's duration, as a fraction of the samples' span.
  private func variance(
    _ minimum: MotionMinimum<PlacedCurve>, known: PlacedCurve.Slot? = nil
  ) -> Double {
    let slots = PlacedCurve.Slot.allCases.filter { $0 != known }.map { $0.rawValue }
    let slot = PlacedCurve.Slot.duration.rawValue
    return minimum.equations.covariance(free: slots)[slot][slot]
      * max(minimum.cost / max(samples.independentCount - 4, 1), samples.leastVariance)
  }

  /// Adds one curve with the round durations within five standard deviations.
  private func add(
    _ minimum: MotionMinimum<PlacedCurve>, _ names: [Easing], _ weight: Double,
    to collection: inout DesignCollection
  ) {
    var minimum = minimum
    var variance = self.variance(minimum)
    // The part of a power that is seen, as of an ease-out without the rest before it, is also that of a longer curve
    // from another value. Then it begins at the first sample, or ends at the last one.
    for end in [PlacedCurve.Slot.from, .to] where !variance.isFinite {
      guard let placed = samples.placed(minimum.vector.easing, known: end) else { continue }
      let own = self.variance(placed, known: end)
      let count = samples.independentCount
      if own.isFinite, placed.cost <= 4 * (minimum.cost + samples.leastVariance * count) {
        (minimum, variance) = (placed, own)
      }
    }
    guard variance.isFinite else { return }
    let deviation = span * (variance + 1e-13).squareRoot()
    let best = minimum.vector[.duration] * span
    let likelihood = samples.designLikelihood(cost: minimum.cost, placement: 3)
    let reach = 5 * deviation
    for number in DesignPrior.durations.numbers(
      in: max(best - reach, 0.005)...max(best + reach, 0.01))
    {
      let z = (number.value - best) / deviation
      collection.add(
        names, duration: number.value,
        weight + Double.log(number.weight * BroadDensity.duration(number.value)) + likelihood
          - z * z / 2)
    }
    let density = BroadDensity.duration(best) * deviation * (2 * Double.pi).squareRoot()
    collection.addUnrounded(weight + Double.log(prior.unrounded * density) + likelihood)
  }
}
