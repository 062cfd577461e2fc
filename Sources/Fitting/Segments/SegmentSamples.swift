#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Samples in seconds from the first one and in units of their range, with the inverse of each one's
  /// variance.
  struct SegmentSamples: Sendable {
    let times: [Double]
    let values: [Double]
    private(set) var weights: [Double]
    /// The standard deviation of an independent error.
    let deviation: Double
    /// The least variance of an error, from the step of rounded values.
    let leastVariance: Double
    /// The median step of the times in seconds.
    let step: Double
    /// The logarithm of the number of samples that are independent.
    let logCount: Double

    /// The least noise that the search assumes, in units of the range: smaller differences are no motions.
    static let leastDeviation = 3e-4

    var count: Int { times.count }
    /// Whether the noise is the least that the search assumes.
    var isLeast: Bool {
      deviation * deviation <= 1.01 * max(leastVariance, Self.leastDeviation * Self.leastDeviation)
    }
    var span: Double { times[times.count - 1] }
    var limits: EventLimits { EventLimits(step: step, span: span) }

    /// Samples with the inverse variances of their errors.
    init(
      _ times: [Double], _ values: [Double], _ weights: [Double], deviation: Double,
      leastVariance: Double, step: Double
    ) {
      (self.times, self.values, self.weights) = (times, values, weights)
      (self.deviation, self.leastVariance, self.step) = (deviation, leastVariance, step)
      let independent = weights.reduce(0, +) * deviation * deviation
      logCount = Double.log(max(independent, 3))
    }

    /// The same samples with a multiple of the noise.
    func scaled(noise factor: Double) -> SegmentSamples {
      let least = max(leastVariance.squareRoot(), Self.leastDeviation)
      return with(deviation: max(deviation * factor, least))
    }

    /// The same samples with another standard deviation of their errors.
    func with(deviation next: Double) -> SegmentSamples {
      let weight = (deviation / next) * (deviation / next)
      return SegmentSamples(times, values, weights.map { $0 * weight }, like: self, deviation: next)
    }

    private init(
      _ times: [Double], _ values: [Double], _ weights: [Double], like other: SegmentSamples,
      deviation: Double, step: Double? = nil, logCount: Double? = nil
    ) {
      (self.times, self.values, self.weights) = (times, values, weights)
      (self.step, self.logCount) = (step ?? other.step, logCount ?? other.logCount)
      self.deviation = deviation
      leastVariance = other.leastVariance
    }

    /// A range of the samples, at the same times.
    func part(_ range: Range<Int>) -> SegmentSamples {
      SegmentSamples(
        Array(times[range]), Array(values[range]), Array(weights[range]), deviation: deviation,
        leastVariance: leastVariance, step: step)
    }

    /// At most a number of the samples, evenly spread; each has the weight of one.
    func decimated(to most: Int) -> SegmentSamples {
      guard count > most else { return self }
      let stride = (count + most - 2) / (most - 1)
      let indices = Array(Swift.stride(from: 0, to: count, by: stride))
      let full = 1 / (deviation * deviation)
      // Equal rounded values have the weight of one together.
      let weights = indices.map { min(self.weights[$0] * Double(stride), full) }
      return SegmentSamples(
        indices.map { times[$0] }, indices.map { values[$0] }, weights, like: self,
        deviation: deviation, step: step * Double(stride),
        logCount: Double.log(max(weights.reduce(0, +) * deviation * deviation, 3)))
    }

    /// At most about a number of the samples from an index up to another, evenly spread; their weights
    /// stand for those between.
    func thinned(_ range: Range<Int>, to wanted: Int) -> SegmentSamples {
      let stride = max(range.count / wanted, 1)
      let indices = Array(Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride))
      return SegmentSamples(
        indices.map { times[$0] }, indices.map { values[$0] },
        indices.map { weights[$0] * Double(stride) }, like: self, deviation: deviation)
    }

    /// The index of the first sample at a time or later.
    func index(at time: Double) -> Int {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The number of samples of a rest at the beginning that the noise explains; 0 if the values move from
    /// the first few on, or never.
    var quietCount: Int {
      var sum = 0.0
      for index in 0..<count {
        if index >= 3 {
          let bound = deviation * (1 + 1 / Double(index)).squareRoot()
          if abs(values[index] - sum / Double(index)) > 4 * bound { return index - 1 }
        }
        sum += values[index]
      }
      return 0
    }
  }
#endif
