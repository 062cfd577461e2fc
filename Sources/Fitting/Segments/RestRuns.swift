#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The rests of a recording that are long enough to cut it there: what moves before such a rest and what
  /// moves after it are independent.
  ///
  /// The values rest in blocks whose means are alike, without a trend. A turning point of a slow motion
  /// looks like that as well, but is shorter than the way to it or from it.
  struct RestRuns {
    /// The ranges of samples, ascending.
    private(set) var ranges: [Range<Int>] = []

    private static let block = 6
    private static let leastBlocks = 4
    /// The largest distance of a mean, in standard deviations.
    private static let tolerance = 3.5
    /// The squared residuals that a trend of a rest may explain, in units of the variance.
    private static let trendLimit = 7.0

    /// - Complexity: linear in the samples.
    init(_ samples: RecordedSamples) {
      let size = Self.block
      let deviation = samples.deviation
      // Equal rounded values differ by less than a step for all of a rest.
      let step = samples.leastVariance > 1e-20 ? 0.6 * (12 * samples.leastVariance).squareRoot() : 0
      let means = (0..<samples.count / size).map { block in
        (block * size..<(block + 1) * size).reduce(0) { $0 + samples.value($1) } / Double(size)
      }
      let meanVariance = deviation * deviation / Double(size)
      let isFlat = means.indices.map { block -> Bool in
        (block * size..<(block + 1) * size).allSatisfy {
          abs(samples.value($0) - means[block]) <= 4 * deviation + step
        }
      }
      var found: [Range<Int>] = []
      var high = means.count
      // Backwards, because a motion begins suddenly and ends slowly.
      while high > 0 {
        var (low, sum) = (high, 0.0)
        while low > 0, isFlat[low - 1] {
          let count = Double(high - low)
          if count > 0 {
            let bound = Self.tolerance * (meanVariance * (1 + 1 / count)).squareRoot() + step
            guard abs(means[low - 1] - sum / count) <= bound else { break }
          }
          low -= 1
          sum += means[low]
        }
        let whole = high - low
        var first = low
        while high - first >= Self.leastBlocks,
          Self.trend(means[first..<high]) > Self.trendLimit * (meanVariance + step * step)
        { first += max((high - first) / 8, 1) }
        if high - first >= Self.leastBlocks, 4 * (high - first) >= 3 * whole {
          found.append(first..<high)
        }
        high = min(low, high - 1)
      }
      found.reverse()
      let runs = Self.separate(found, means, deviation, limit: meanVariance + step * step)
      for (index, range) in runs.enumerated() {
        let before = index > 0 ? range.lowerBound - runs[index - 1].upperBound : 0
        let after = index + 1 < runs.count ? runs[index + 1].lowerBound - range.upperBound : 0
        if range.count >= max(before, after) {
          ranges.append(range.lowerBound * size..<range.upperBound * size)
        }
      }
    }

    /// The runs of blocks that do not belong to one slow motion.
    private static func separate(
      _ runs: [Range<Int>], _ means: [Double], _ deviation: Double, limit: Double
    ) -> [Range<Int>] {
      var separate: [Range<Int>] = []
      var (whole, longest) = (0..<0, 0..<0)
      func close() {
        guard !whole.isEmpty else { return }
        if longest == whole || trend(means[whole]) <= trendLimit * limit {
          separate.append(whole)
        } else if 4 * longest.count >= 3 * whole.count {
          separate.append(longest)
        }
      }
      for run in runs {
        let level = means[whole].reduce(0, +) / Double(max(whole.count, 1))
        let isNear = run.lowerBound - whole.upperBound < min(whole.count, run.count)
        if isNear,
          means[whole.upperBound..<run.upperBound].allSatisfy({ abs($0 - level) <= 6 * deviation })
        {
          whole = whole.lowerBound..<run.upperBound
        } else {
          close()
          (whole, longest) = (run, run)
        }
        if run.count > longest.count { longest = run }
      }
      close()
      return separate
    }

    /// What a parabola explains of means.
    private static func trend(_ means: ArraySlice<Double>) -> Double {
      let middle = Double(means.startIndex + means.endIndex - 1) / 2
      let count = Double(means.count)
      let spread = (count * count - 1) / 12
      var (slope, bend, slopes, bends) = (0.0, 0.0, 0.0, 0.0)
      for index in means.indices {
        let x = Double(index) - middle
        let square = x * x - spread
        slope += x * means[index]
        slopes += x * x
        bend += square * means[index]
        bends += square * square
      }
      return slope * slope / slopes + bend * bend / bends
    }
  }
#endif
