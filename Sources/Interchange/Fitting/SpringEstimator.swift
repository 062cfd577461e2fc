import Arithmetic
import Spring

/// Fits a spring to samples, in units of their span and range, and converts the results back.
struct SpringEstimator: Sendable {
  private let known: KnownMotion
  /// The model in units in which the samples' span and range are 1. Its start is nil if the start was
  /// fitted.
  let model: SpringModel
  let fit: SeparableFit
  private let scale: SampleScale
  /// The covariance of the linear parameters and the shape for errors of variance 1.
  private let covariance: [[Double]]
  /// The standard deviation of a sample's error, scaled.
  private let deviation: Double

  var parameterCount: Int { covariance.count }
  var noise: Double { deviation * scale.range }

  init(_ samples: Samples, known: KnownMotion) throws(FittingError) {
    let count = samples.times.count
    let first = samples.times[0]
    let isNearZero = first >= 0 && first <= 0.1 * samples.span
    let origin = known.start ?? (isNearZero ? 0 : first)
    try Self.check(known, samples)
    self.known = known
    scale = SampleScale(samples, origin: origin)
    try scale.check(known)
    var model = SpringModel(
      times: samples.times.map(scale.time), values: samples.values.map(scale.value),
      to: known.to.map(scale.value), from: known.from.map(scale.value),
      velocity: known.velocity.map(scale.velocity), start: 0)
    var fit = model.best()
    if known.start == nil, fit.cost > 1e-18 * Double(count), Residuals(fit.residuals).isSystematic,
      let other = model.startingLater(than: fit)
    {
      model.start = nil
      fit = other
    }
    self.model = model
    self.fit = fit
    covariance = fit.covariance
    deviation = (fit.cost / Double(Swift.max(count - covariance.count, 1))).squareRoot()
  }

  private static func check(_ known: KnownMotion, _ samples: Samples) throws(FittingError) {
    let parts = [
      ("from", known.from), ("to", known.to), ("velocity", known.velocity), ("start", known.start),
    ]
    for (name, value) in parts {
      guard let value, !(abs(value) <= 1e100) else { continue }
      throw FittingError(parameter: name, value: value, allowed: "finite and within 1e100")
    }
    let last = samples.times[samples.times.count - 1]
    if let start = known.start, start >= last {
      throw FittingError(
        parameter: "start", value: start, allowed: "before the last sample, \(last)")
    }
    let sought = 2 + parts.prefix(3).count { $0.1 == nil }
    guard samples.times.count > sought else {
      throw FittingError(
        parameter: "the number of samples", value: Double(samples.times.count),
        allowed: "at least \(sought + 1) to find the \(sought) parameters of a spring's motion")
    }
    let range = samples.range
    guard
      range.upperBound - range.lowerBound > 1e-12
        * Swift.max(abs(range.lowerBound), abs(range.upperBound))
    else {
      throw FittingError(
        parameter: "the range of the values", value: range.upperBound - range.lowerBound,
        allowed: "above 0: the samples show no motion")
    }
  }

  // MARK: Results

  private var ends: (to: Double, from: Double, velocity: Double) { model.ends(fit.linear) }
  private var frequency: Double { Double.exp(fit.shape[0]) / scale.span }
  private var ratio: Double { Double.sinh(fit.shape[1]) }

  var stiffness: Estimate {
    let q = frequency * frequency
    return Estimate(value: q, standardError: error([(.logFrequency, 2 * q)]))
  }
  var damping: Estimate {
    let p = 2 * ratio * frequency
    let slope = 2 * frequency * Double.cosh(fit.shape[1])
    return Estimate(value: p, standardError: error([(.logFrequency, p), (.damping, slope)]))
  }
  var dampingRatio: Estimate {
    Estimate(value: ratio, standardError: error([(.damping, Double.cosh(fit.shape[1]))]))
  }
  var response: Estimate {
    let period = 2 * Double.pi / frequency
    return Estimate(value: period, standardError: error([(.logFrequency, period)]))
  }
  var from: Estimate {
    Estimate(
      value: known.from ?? scale.original(ends.from), standardError: error([(.from, scale.range)]))
  }
  var to: Estimate {
    Estimate(
      value: known.to ?? scale.original(ends.to), standardError: error([(.to, scale.range)]))
  }
  var velocity: Estimate {
    let unit = scale.range / scale.span
    return Estimate(
      value: known.velocity ?? ends.velocity * unit, standardError: error([(.velocity, unit)]))
  }
  var start: Estimate {
    let start = model.start ?? fit.shape[2]
    return Estimate(
      value: scale.origin + start * scale.span, standardError: error([(.start, scale.span)]))
  }

  var undetermined: [SpringFit.Parameter] {
    let sizes: [(SpringFit.Parameter, Estimate, Double)] = [
      (.stiffness, stiffness, stiffness.value),
      (.damping, damping, Swift.max(damping.value, 2 * frequency)),
      (.from, from, scale.range), (.to, to, scale.range),
      (.velocity, velocity, scale.range * frequency), (.start, start, 1 / frequency),
    ]
    return sizes.filter { !($0.1.standardError <= 0.5 * $0.2) }.map(\.0)
  }

  func motion() throws(FittingError) -> SpringMotion {
    try motion(linear: fit.linear, shape: fit.shape)
  }

  private func motion(linear: [Double], shape: [Double]) throws(FittingError) -> SpringMotion {
    let ends = model.ends(linear)
    let frequency = Double.exp(shape[0]) / scale.span
    do throws(SpringError) {
      let spring = try DampedSpring(
        stiffness: frequency * frequency,
        damping: 2 * Double.sinh(Swift.max(shape[1], 0)) * frequency)
      return try SpringMotion(
        spring, from: known.from ?? scale.original(ends.from),
        to: known.to ?? scale.original(ends.to),
        initialVelocity: known.velocity ?? ends.velocity * scale.range / scale.span)
    } catch {
      throw FittingError(
        parameter: "the natural frequency", value: frequency, allowed: "one that a spring can have")
    }
  }

  // MARK: Errors

  private enum Slot { case to, from, velocity, logFrequency, damping, start }

  /// The rows of the covariance.
  private var slots: [Slot] {
    var slots: [Slot] = []
    if model.to == nil { slots.append(.to) }
    if model.from == nil { slots.append(.from) }
    if model.velocity == nil { slots.append(.velocity) }
    slots += [.logFrequency, .damping]
    if model.start == nil { slots.append(.start) }
    return slots
  }

  /// The standard error of a quantity with these derivatives; 0 if it was known.
  private func error(_ slopes: [(slot: Slot, slope: Double)]) -> Double {
    error(slots.map { slot in slopes.first { $0.slot == slot }?.slope ?? 0 })
  }

  private func error(_ gradient: [Double]) -> Double {
    var variance = 0.0
    for (row, a) in gradient.enumerated() where a != 0 {
      for (column, b) in gradient.enumerated() where b != 0 {
        variance += a * b * covariance[row][column]
      }
    }
    return variance.isNaN ? .infinity : deviation * Swift.max(variance, 0).squareRoot()
  }

  func standardError(at time: Double) -> Double {
    var place = model
    place.times = [scale.time(time)]
    place.values = [0]
    let response = place.response(to: fit.shape)
    let slopes = response.slopes(fit.linear)
    return error((response.columns + slopes).map { $0[0] }) * scale.range
  }

  func settlingTime(within threshold: Double, of motion: SpringMotion) -> Estimate {
    let time = motion.settlingTime(within: threshold)
    guard time < .infinity else { return Estimate(value: time, standardError: .infinity) }
    let parameters = fit.linear + fit.shape
    let gradient = parameters.indices.map { index -> Double in
      let step = 1e-6
      let times = [-step, step].map { change -> Double in
        var moved = parameters
        moved[index] += change
        let linear = Array(moved.prefix(fit.linear.count))
        let shape = Array(moved.suffix(fit.shape.count))
        return (try? self.motion(linear: linear, shape: shape))?
          .settlingTime(within: threshold) ?? .nan
      }
      return (times[1] - times[0]) / (2 * step)
    }
    let error = error(gradient)
    return Estimate(value: time, standardError: error.isFinite ? error : .infinity)
  }
}

/// The units in which the span and the range of samples are 1.
struct SampleScale: Sendable {
  let origin: Double
  let span: Double
  let middle: Double
  let range: Double

  init(_ samples: Samples, origin: Double) {
    self.origin = origin
    span = samples.times[samples.times.count - 1] - origin
    let ends = samples.range
    range = ends.upperBound - ends.lowerBound
    middle = ends.lowerBound + range / 2
  }

  func time(_ time: Double) -> Double { (time - origin) / span }
  func value(_ value: Double) -> Double { (value - middle) / range }
  func velocity(_ velocity: Double) -> Double { velocity * span / range }
  func original(_ value: Double) -> Double { middle + value * range }

  /// Rejects known values so far from the samples that no curve could be near both.
  func check(_ known: KnownMotion) throws(FittingError) {
    let parts = [
      ("from", known.from, known.from.map(value)), ("to", known.to, known.to.map(value)),
      ("velocity", known.velocity, known.velocity.map(velocity)),
    ]
    for case (let name, let given?, let scaled?) in parts where !(abs(scaled) <= 1e9) {
      throw FittingError(
        parameter: name, value: given, allowed: "within 1e9 times the range of the samples")
    }
  }
}
