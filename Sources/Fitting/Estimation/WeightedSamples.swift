import CurveArithmetic
import Spring

/// Samples in units in which their span and range are 1, each with the weight of its information.
struct WeightedSamples: Sendable {
  let samples: Samples
  let scale: SampleScale
  /// The weight of each sample's squared residual; empty if all are 1.
  private(set) var weights: [Float] = []
  /// The number of independent samples.
  private(set) var independentCount: Double
  /// The least variance of a sample, from the step of the values or from rounding.
  let leastVariance: Double
  /// The step of the values, such as a pixel; 0 if they are not rounded.
  let step: Double

  var count: Int { samples.times.count }

  /// - Parameters:
  ///   - samples: The samples.
  ///   - scale: The units.
  ///   - isRounded: Whether the values may be rounded, and if so have the weights of their runs.
  init(_ samples: Samples, scale: SampleScale, isRounded: Bool = true) {
    self.samples = samples
    self.scale = scale
    step = isRounded ? Self.step(samples.values, range: scale.range) / scale.range : 0
    leastVariance = max(step * step / 12, 1e-26)
    independentCount = Double(samples.times.count)
    weights = runWeights ?? []
    if !weights.isEmpty { independentCount = weights.reduce(0) { $0 + Double($1) } }
  }

  func time(_ index: Int) -> Double { scale.time(samples.times[index]) }
  func value(_ index: Int) -> Double { scale.value(samples.values[index]) }
  func weight(_ index: Int) -> Double { weights.isEmpty ? 1 : Double(weights[index]) }

  /// The highest frequency of a spring that the samples can show, in radians: about three samples in a
  /// period. Above it, a motion between two samples would fit anything.
  var highestFrequency: Double {
    let gaps = (1..<count).map { time($0) - time($0 - 1) }.sorted()
    return 2 / gaps[gaps.count / 2]
  }

  /// About as many of the samples as wanted, evenly spread.
  func thinned(to wanted: Int) -> WeightedSamples {
    guard count > 2 * wanted else { return self }
    let indices = Array(stride(from: 0, to: count - 1, by: count / wanted)) + [count - 1]
    guard
      let few = try? Samples(
        times: indices.map { samples.times[$0] }, values: indices.map { samples.values[$0] })
    else { return self }
    return WeightedSamples(few, scale: scale, isRounded: step > 0)
  }

  /// The samples after the first few, with their weights; nil if fewer than two are left.
  func dropFirst(_ number: Int) -> WeightedSamples? {
    guard
      let few = try? Samples(
        times: Array(samples.times.dropFirst(number)),
        values: Array(samples.values.dropFirst(number)))
    else { return nil }
    var result = WeightedSamples(few, scale: scale, isRounded: false)
    result.weights = Array(weights.dropFirst(number))
    return result
  }

  // MARK: Weights

  /// The step of rounded values: the largest number of which all differences are multiples, from a
  /// ten-thousandth of the range on; else 0.
  static func step(_ values: [Double], range: Double) -> Double {
    var (least, divisor) = (Double.infinity, 0.0)
    for index in values.indices.dropFirst() where values[index] != values[index - 1] {
      let difference = abs(values[index] - values[index - 1])
      least = min(least, difference)
      divisor = commonDivisor(difference, divisor, within: 1e-6 * range)
    }
    // Numbers written with few digits are multiples of their smallest difference only about.
    return [least, divisor].first { step in
      guard step < .infinity, range <= 1e4 * step else { return false }
      return values.allSatisfy { value in
        let multiple = (value - values[0]) / step
        return abs(multiple - multiple.rounded()) <= 0.02
      }
    } ?? 0
  }

  /// Euclid's algorithm. What is within the tolerance of a multiple is one.
  private static func commonDivisor(
    _ a: Double, _ b: Double, within tolerance: Double
  ) -> Double {
    var (a, b) = (a, b)
    while b > tolerance { (a, b) = (b, abs(a - b * (a / b).rounded())) }
    return a
  }

  /// Equal rounded values in a row carry the information of one, because their errors are equal; nil if
  /// the values are not rounded.
  private var runWeights: [Float]? {
    guard step > 0 else { return nil }
    let values = samples.values
    var weights = [Float](repeating: 1, count: count)
    var first = 0
    for index in 1...count where index == count || values[index] != values[first] {
      for member in first..<index { weights[member] = 1 / Float(index - first) }
      first = index
    }
    return weights
  }

  /// The weights of values that are not rounded and have errors. Two of them are never equal by chance: the
  /// second is a repeated frame. More are a rest of which only the clock has errors; they count as one.
  private var errorWeights: [Float] {
    let values = samples.values
    var weights = [Float](repeating: 1, count: count)
    var first = 0
    for index in 1...count where index == count || values[index] != values[first] {
      let length = index - first
      for member in first..<index where length > 1 {
        weights[member] = length > 2 ? 1 / Float(length) : member == first ? 1 : 0
      }
      first = index
    }
    return weights
  }

  /// The samples with the weights that a fitted motion shows.
  ///
  /// A sample equal to the previous one, where the motion moves by more than three standard deviations and
  /// the sample is off by more than three, is a repeated frame and gets no weight. Jitter of the clock adds
  /// a variance in proportion to the squared velocity, if the likelihood gains from it.
  func reweighted(by motion: SpringVector) -> WeightedSamples {
    let trajectory = motion.trajectory
    var result = self
    var weights = runWeights ?? [Float](repeating: 1, count: count)
    var squares: [Double] = []
    var changes: [Double] = []
    squares.reserveCapacity(count)
    for index in 0..<count {
      let time = time(index)
      let residual = value(index) - trajectory.value(at: time)
      squares.append(residual * residual)
      // Where the velocity passes 0, jitter still moves the sample.
      let near = 0.1 * (index > 0 ? time - self.time(index - 1) : 0)
      let velocities = [-near, 0, near].map { trajectory.velocity(at: time + $0) }
      changes.append((velocities.reduce(0) { $0 + $1 * $1 } / 3).squareRoot())
    }
    // The median is not disturbed by the frames that it is to find.
    let middle = squares.sorted()[count / 2] / 0.4549
    let deviation = max(middle, leastVariance).squareRoot()
    if step == 0, deviation > 1e-6 { weights = errorWeights }
    let values = samples.values
    for index in 1..<count where values[index] == values[index - 1] {
      let move = changes[index] * (time(index) - time(index - 1))
      if abs(move) > 3 * deviation, squares[index] > 9 * deviation * deviation {
        weights[index] = 0
      }
    }
    result.independentCount = weights.reduce(0) { $0 + Double($1) }
    let fastest = changes.reduce(0) { max($0, $1 * $1) }
    if fastest > 0, result.independentCount >= 8 {
      func likelihood(_ factor: Double) -> Double {
        var (sum, logs) = (0.0, 0.0)
        for index in 0..<count where weights[index] > 0 {
          let weight = 1 / (1 + factor * changes[index] * changes[index] / fastest)
          sum += Double(weights[index]) * weight * squares[index]
          logs += Double(weights[index]) * Double.log(weight)
        }
        let n = result.independentCount
        return
          (logs - n * Double.log(max(sum / n, leastVariance))
          - sum / max(sum / n, leastVariance))
      }
      let none = likelihood(0)
      var best = (factor: 0.0, gain: 2 + Double.log(result.independentCount))
      for power in -2...8 {
        let factor = Double.exp(Double(power))
        let gain = likelihood(factor) - none
        if gain > best.gain { best = (factor, gain) }
      }
      if best.factor > 0 {
        for index in 0..<count {
          weights[index] /= Float(1 + best.factor * changes[index] * changes[index] / fastest)
        }
      }
    }
    result.weights = weights.contains { $0 != 1 } ? weights : []
    return result
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

  private init() { (origin, span, middle, range) = (0, 1, 0, 1) }

  /// The same units with a later origin.
  func moved(by seconds: Double) -> SampleScale {
    SampleScale(origin: origin + seconds, span: span, middle: middle, range: range)
  }

  private init(origin: Double, span: Double, middle: Double, range: Double) {
    (self.origin, self.span, self.middle, self.range) = (origin, span, middle, range)
  }

  /// The units of a timing function.
  static let identity = SampleScale()

  func time(_ time: Double) -> Double { (time - origin) / span }
  func value(_ value: Double) -> Double { (value - middle) / range }
  func velocity(_ velocity: Double) -> Double { velocity * span / range }
  func original(_ value: Double) -> Double { middle + value * range }

  /// Rejects known values so far from the samples that no curve could be near both.
  func check(_ known: KnownMotion) throws(ParameterError) {
    let parts: [(Parameter, Double?, Double?)] = [
      (.from, known.from, known.from.map(value)), (.to, known.to, known.to.map(value)),
      ("velocity", known.velocity, known.velocity.map(velocity)),
    ]
    for case (let name, let given?, let scaled?) in parts where !(abs(scaled) <= 1e9) {
      throw ParameterError(
        parameter: name, value: given, allowed: "within 1e9 times the range of the samples")
    }
  }
}
