#if !hasFeature(Embedded)
  import CurveArithmetic

  /// What is known about motions before any sample is seen, and how likely a fitted chain is in its light.
  ///
  /// The prior densities are normal. The evidence is their integral with the likelihood by Laplace's method: a
  /// number that the samples do not determine costs nothing, and a well-determined one the more the less
  /// its value was to be expected.
  struct EventEvidence {
    typealias Slot = MotionEvent.Slot

    /// The events in a second.
    private static let rate = 1.5

    /// The normal density of a parameter: times in seconds, values in units of the range.
    private struct Density {
      let mean: Double
      let precision: Double
      let logPrecision: Double

      init(_ expected: (mean: Double, deviation: Double)) {
        mean = expected.mean
        precision = 1 / (expected.deviation * expected.deviation)
        logPrecision = Double.log(precision)
      }
    }

    /// The densities by kind and slot. Their logarithms would take as long as all else.
    private static let densities = MotionEvent.Kind.allCases.map { kind in
      (0..<8).map { Density(expected(kind, $0)) }
    }
    /// That of the value before the first event.
    private static let firstDensity = Density((0, 0.6))

    /// The mean and the standard deviation of a parameter.
    private static func expected(
      _ kind: MotionEvent.Kind, _ slot: Int
    ) -> (mean: Double, deviation: Double) {
      switch (kind, slot) {
      // A constant density, as wide as a normal one of this height; its mean is the start itself.
      case (_, Slot.start): (0, 1 / (rate * (2 * Double.pi).squareRoot()))
      case (.spring, Slot.logFrequency): (Double.log(2 * Double.pi / 0.4), 0.6)
      case (.spring, Slot.ratio): (0.75, 0.35)
      case (.spring, Slot.velocity): (0, 5)
      case (.decay, Slot.logRate): (Double.log(3.3), 0.6)
      case (.decay, Slot.decayVelocity): (0, 5)
      case (.curve, Slot.logDuration): (Double.log(0.38), 0.6)
      case (.fling, Slot.logDuration): (Double.log(1), 0.6)
      case (.curve, Slot.x1): (0.3, 0.25)
      case (.curve, Slot.y1): (0.1, 0.3)
      case (.curve, Slot.x2): (0.4, 0.3)
      case (.curve, Slot.y2): (1, 0.3)
      default: (0, 0.6)
      }
    }

    /// -2 ln of the probability of what an event is, apart from its numbers.
    private static func choice(_ event: MotionEvent, isFirst: Bool, _ step: Double) -> Double {
      var probability: Double
      switch event.kind {
      case .spring: probability = 0.5
      case .decay: probability = 0.13
      case .curve: probability = 0.27
      case .jump: probability = 0.06 * rate * step
      case .stop: probability = 0.04
      case .fling: probability = 0.04 * event.fling.share
      }
      switch (event.kind, event.entry) {
      case (.spring, .own): probability *= 0.1
      case (.spring, .rest): probability *= isFirst ? 0.9 : 0.2
      case (.spring, .continued): probability *= event.form == .edge ? 0.1 : 0.7
      case (.decay, .reflected): probability *= 0.1
      case (.decay, .continued): probability *= 0.2
      case (.decay, _): probability *= 0.8
      default: break
      }
      if event.kind == .curve {
        switch event.form {
        case .named:
          probability *= EventPrices.common.contains(event.points) ? 0.45 / 6 : 0.15 / 90
        case .levelEnds: probability *= 0.2
        case .levelEnd: probability *= 0.15
        case .free, .edge: probability *= 0.05
        }
      }
      return -2 * Double.log(probability)
    }

    /// -2 ln of the share of the prior that a fit keeps, besides its squared residuals.
    static func penalty(_ fit: ChainFit, _ samples: SegmentSamples) -> Double {
      var sum = 0.0
      for (index, event) in fit.chain.events.enumerated() {
        sum += choice(event, isFirst: index == 0, samples.step)
      }
      let count = fit.parameters.count
      var matrix = fit.equations.matrix
      var pull = [Double](repeating: 0, count: count)
      for (index, parameter) in fit.parameters.enumerated() {
        let (event, slot) = parameter
        let density =
          event < 0 ? firstDensity : densities[fit.chain.events[event].kind.rawValue][slot]
        let isStart = event >= 0 && slot == Slot.start
        let distance = isStart ? 0 : fit.chain[parameter] - density.mean
        sum += density.precision * distance * distance - density.logPrecision
        pull[index] = density.precision * distance
        matrix[index * count + index] += density.precision
      }
      // The Cholesky decomposition of the sum, its determinant and the part of the distance that the
      // samples leave open.
      for row in 0..<count {
        for column in 0...row {
          var element = matrix[row * count + column]
          for inner in 0..<column {
            element -= matrix[row * count + inner] * matrix[column * count + inner]
          }
          if row == column {
            let pivot = max(element, 1e-12 * matrix[row * count + row]).squareRoot()
            matrix[row * count + row] = pivot
            sum += 2 * Double.log(pivot)
          } else {
            matrix[row * count + column] = element / matrix[column * count + column]
          }
        }
        for inner in 0..<row { pull[row] -= matrix[row * count + inner] * pull[inner] }
        pull[row] /= matrix[row * count + row]
        sum -= pull[row] * pull[row]
      }
      return sum
    }
  }
#endif
