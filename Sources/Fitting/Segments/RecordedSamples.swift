#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The samples of a recording in the units of the search, without a copy of them, and what all of them tell
  /// about the noise.
  struct RecordedSamples: Sendable {
    let scale: SampleScale
    /// The standard deviation of an independent error, in units of the range.
    let deviation: Double
    /// The least variance of an error, from the step of rounded values.
    let leastVariance: Double
    /// The median step of the times in seconds.
    let step: Double
    private let weighted: WeightedSamples

    /// - Complexity: n log n, with memory for a twelfth of the samples.
    init(_ samples: Samples) {
      scale = SampleScale(samples, origin: samples.times[0])
      weighted = WeightedSamples(samples, scale: scale)
      step = Self.medianStep(samples.times)
      leastVariance = weighted.leastVariance
      let noise = Self.noise(weighted)
      deviation = max(noise, leastVariance.squareRoot(), SegmentSamples.leastDeviation)
    }

    var count: Int { weighted.count }
    /// The seconds from the first sample to the last.
    var span: Double { time(count - 1) }

    /// The time of a sample in seconds from the first one.
    func time(_ index: Int) -> Double { weighted.samples.times[index] - scale.origin }
    func value(_ index: Int) -> Double { weighted.value(index) }

    /// A range of the samples, with times from its first one unless another origin is given.
    func part(_ range: Range<Int>, from origin: Double? = nil) -> SegmentSamples {
      let origin = origin ?? (range.isEmpty ? 0 : time(range.lowerBound))
      let variance = deviation * deviation
      return SegmentSamples(
        range.map { time($0) - origin }, range.map(value),
        range.map { weighted.weight($0) / variance }, deviation: deviation,
        leastVariance: leastVariance, step: step)
    }

    /// The index of the first sample at a time or later.
    func index(at time: Double) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self.time(middle) < time { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private static func medianStep(_ times: [Double]) -> Double {
      let count = times.count - 1
      return OrderStatistic.number(at: count / 2, of: count) { times[$0 + 1] - times[$0] }
    }

    /// The standard deviation of the errors: from the fourth differences of blocks, which no smooth motion
    /// moves much, and of these the quieter third.
    private static func noise(_ samples: WeightedSamples) -> Double {
      guard samples.count >= 12 else { return 1e-3 }
      let count = samples.count - 4
      var medians: [Double] = []
      for start in stride(from: 0, to: max(count - 12, 1), by: 12) {
        let block = (start..<min(start + 24, count)).map { index -> Double in
          let ends = samples.value(index) + samples.value(index + 4)
          let inner = samples.value(index + 1) + samples.value(index + 3)
          return abs(ends - 4 * inner + 6 * samples.value(index + 2))
        }.sorted()
        medians.append(block[block.count / 2])
      }
      medians.sort()
      let quiet = medians[Int(0.35 * Double(medians.count - 1))]
      // 70 is the sum of the squares of 1, 4, 6, 4 and 1.
      // The quieter third is 7 % below the middle.
      return quiet / (0.93 * 0.6745 * 70.0.squareRoot())
    }
  }
#endif
