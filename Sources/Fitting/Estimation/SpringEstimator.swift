import CurveArithmetic
import Spring

/// Fits a spring to samples, in units of their span and range, and converts the results back.
///
/// The result is the average of the kinds of motion, weighted by their posterior probabilities: the most
/// likely kind alone would state errors that are too small where two kinds are about as likely.
struct SpringEstimator: Sendable {
  private let known: KnownMotion
  private let scale: SampleScale
  /// The samples with the weights that the fit gave them.
  let samples: WeightedSamples
  /// The estimated parameters.
  let vector: SpringVector
  /// The covariance of the parameters, in rows of the slots.
  private let covariance: [[Double]]
  /// The standard deviation of a sample's error, scaled.
  private let deviation: Double
  let parameterCount: Int
  /// The variance of a start that is assumed, in seconds squared: the motion may have begun at any time
  /// until the second sample.
  private let assumedVariance: Double
  /// Whether the samples show the start. If not, it is known, or assumed to be time 0 or the first sample.
  let showsStart: Bool

  /// The number of samples whose errors one of the fitted samples averages.
  private let averaging: Int
  /// How much more likely the best kind of motion makes the samples than a polynomial: a logarithm.
  let evidence: Double
  /// The shape of the spring under each kind of motion.
  let shapes: [SpringShape]

  var noise: Double { deviation * Double(averaging).squareRoot() * scale.range }
  /// The seconds from the start that was known or assumed to the last sample.
  var span: Double { scale.span }
  /// The range of the values.
  var range: Double { scale.range }

  init(_ samples: Samples, known: KnownMotion) throws(ParameterError) {
    let first = samples.times[0]
    let isNearZero = first >= 0 && first <= 0.1 * samples.span
    let origin = known.start ?? (isNearZero ? 0 : first)
    try Self.check(known, samples)
    self.known = known
    scale = SampleScale(samples, origin: origin)
    try scale.check(known)
    let condensed = samples.condensed
    averaging = condensed.averaging
    let kinds = SpringKinds(WeightedSamples(condensed, scale: scale), known: known)
    let weighed = kinds.weighed.filter { $0.weight > 1e-6 }
    let best = weighed[0].kind
    self.samples = kinds.samples
    let n = kinds.samples.independentCount
    func variance(_ kind: SpringKinds.Kind) -> Double {
      Swift.max(
        kind.minimum.cost / Swift.max(n - Double(kind.count), 1), kinds.samples.leastVariance)
    }
    parameterCount = best.count
    deviation = (best.minimum.cost / Swift.max(n - Double(best.count), 1)).squareRoot()
    showsStart = best.startsLater
    let assumed = weighed.filter { !$0.kind.startsLater && $0.kind.hasVelocity }
    let frame = known.start == nil ? samples.times[1] - samples.times[0] : 0
    assumedVariance = assumed.reduce(0) { $0 + $1.weight } * frame * frame / 12
    let average = SpringAverage(
      weighed.map { member in
        (
          vector: member.kind.minimum.vector, covariance: member.kind.covariance,
          variance: variance(member.kind), weight: member.weight
        )
      })
    // Where the kinds lie far apart, their average is no good motion. The most likely one with a velocity
    // stands for it, because it also contains the motions without one.
    let cost = kinds.samples.equations(at: average.mean).cost
    let isFar = cost > best.minimum.cost + 4 * variance(best)
    let general = weighed.first { $0.kind.hasVelocity && $0.kind.startsLater == best.startsLater }
    vector = isFar ? (general?.kind ?? best).minimum.vector : average.mean
    covariance = average.covariance(around: vector)
    evidence = weighed[0].kind.logLikelihood(kinds.samples) - kinds.samples.polynomialLikelihood
    let unit = Double.log(scale.span)
    shapes = weighed.compactMap {
      $0.kind.shape(
        kinds.samples, variance: variance($0.kind), unit: unit, share: $0.share)
    }
  }

  private static func check(_ known: KnownMotion, _ samples: Samples) throws(ParameterError) {
    let parts: [(Parameter, Double?)] = [
      (.from, known.from), (.to, known.to), ("velocity", known.velocity), ("start", known.start),
    ]
    for (name, value) in parts {
      guard let value, !(abs(value) <= 1e100) else { continue }
      throw ParameterError(parameter: name, value: value, allowed: "finite and within 1e100")
    }
    let last = samples.times[samples.times.count - 1]
    if let start = known.start, start >= last {
      throw ParameterError(
        parameter: "start", value: start, allowed: "before the last sample, \(last)")
    }
    let sought = 2 + parts.prefix(3).count { $0.1 == nil }
    try samples.requireMotion(
      atLeast: sought + 1, to: "find the \(sought) parameters of a spring's motion")
  }

  // MARK: Results

  private var frequency: Double { vector.frequency / scale.span }
  private var ratio: Double { vector.dampingRatio }

  var stiffness: Estimate {
    let q = frequency * frequency
    return Estimate(value: q, standardError: error([(.logFrequency, 2 * q)]))
  }
  var damping: Estimate {
    let p = 2 * ratio * frequency
    let slope = 2 * frequency * Double.cosh(vector[.damping])
    return Estimate(value: p, standardError: error([(.logFrequency, p), (.damping, slope)]))
  }
  var dampingRatio: Estimate {
    Estimate(value: ratio, standardError: error([(.damping, Double.cosh(vector[.damping]))]))
  }
  var response: Estimate {
    let period = 2 * Double.pi / frequency
    return Estimate(value: period, standardError: error([(.logFrequency, period)]))
  }
  var from: Estimate {
    Estimate(
      value: known.from ?? scale.original(vector[.from]),
      standardError: error([(.from, scale.range)]))
  }
  var to: Estimate {
    Estimate(
      value: known.to ?? scale.original(vector[.to]), standardError: error([(.to, scale.range)]))
  }
  var velocity: Estimate {
    let unit = scale.range / scale.span
    return Estimate(
      value: known.velocity ?? vector[.velocity] * unit, standardError: error([(.velocity, unit)]))
  }
  var start: Estimate {
    let error = error([(.start, scale.span)])
    return Estimate(
      value: scale.origin + vector[.start] * scale.span,
      standardError: (error * error + assumedVariance).squareRoot())
  }

  var undetermined: [SpringFit.Parameter] {
    let sizes: [(SpringFit.Parameter, Estimate, Double)] = [
      (.stiffness, stiffness, stiffness.value),
      (.damping, damping, Swift.max(damping.value, 2 * frequency)),
      (.from, from, scale.range), (.to, to, scale.range),
      (.velocity, velocity, scale.range * frequency), (.start, start, 1 / frequency),
    ]
    return sizes.filter { !($0.1.standardError <= 0.5 * $0.2) }.map { $0.0 }
  }

  func motion() throws(ParameterError) -> SpringMotion { try motion(vector) }

  private func motion(_ vector: SpringVector) throws(ParameterError) -> SpringMotion {
    let frequency = vector.frequency / scale.span
    do throws(ParameterError) {
      let spring = try DampedSpring(
        stiffness: frequency * frequency,
        damping: 2 * Double.sinh(Swift.max(vector[.damping], 0)) * frequency)
      return try SpringMotion(
        spring, from: known.from ?? scale.original(vector[.from]),
        to: known.to ?? scale.original(vector[.to]),
        initialVelocity: known.velocity ?? vector[.velocity] * scale.range / scale.span)
    } catch {
      throw ParameterError(
        parameter: "the natural frequency", value: frequency, allowed: "one that a spring can have")
    }
  }

  // MARK: Errors

  /// The standard error of a quantity with these derivatives; 0 if it was known.
  private func error(_ slopes: [(slot: SpringVector.Slot, slope: Double)]) -> Double {
    var gradient = [Double](repeating: 0, count: SpringVector.count)
    for (slot, slope) in slopes { gradient[slot.rawValue] = slope }
    return error(gradient)
  }

  private func error(_ gradient: [Double]) -> Double {
    var variance = 0.0
    for (row, a) in gradient.enumerated() where a != 0 {
      for (column, b) in gradient.enumerated() where b != 0 {
        variance += a * b * covariance[row][column]
      }
    }
    return variance.isNaN ? .infinity : Swift.max(variance, 0).squareRoot()
  }

  /// The covariances of k/m, c/m, the values and the velocity in value units, and the start in seconds.
  var covariances: [[Double]] {
    let q = frequency * frequency
    let p = 2 * ratio * frequency
    let slope = 2 * frequency * Double.cosh(vector[.damping])
    let rows: [[(slot: SpringVector.Slot, slope: Double)]] = [
      [(.logFrequency, 2 * q)], [(.logFrequency, p), (.damping, slope)], [(.from, scale.range)],
      [(.to, scale.range)], [(.velocity, scale.range / scale.span)], [(.start, scale.span)],
    ]
    var covariances = rows.map { row in
      rows.map { column in
        row.reduce(0) { sum, a in
          column.reduce(sum) { sum, b in
            sum + a.slope * b.slope * covariance[a.slot.rawValue][b.slot.rawValue]
          }
        }
      }
    }
    covariances[rows.count - 1][rows.count - 1] += assumedVariance
    return covariances
  }

  func standardError(at time: Double) -> Double {
    let slopes = vector.trajectory.slopes(at: scale.time(time)).slopes
    return error((0..<SpringVector.count).map { slopes[$0] }) * scale.range
  }

  func settlingTime(within threshold: Double, of motion: SpringMotion) -> Estimate {
    let time = motion.settlingTime(within: threshold)
    guard time < .infinity else { return Estimate(value: time, standardError: .infinity) }
    // The start does not affect the time from it.
    let gradient = SpringVector.Slot.allCases.map { slot -> Double in
      guard slot != .start, covariance[slot.rawValue][slot.rawValue] != 0 else { return 0 }
      let step = 1e-6
      let times = [-step, step].map { change -> Double in
        var moved = vector
        moved[slot] += change
        return (try? self.motion(moved))?.settlingTime(within: threshold) ?? .nan
      }
      return (times[1] - times[0]) / (2 * step)
    }
    let error = error(gradient)
    return Estimate(value: time, standardError: error.isFinite ? error : .infinity)
  }
}
