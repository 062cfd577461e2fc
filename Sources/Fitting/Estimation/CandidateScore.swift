import CurveArithmetic

/// How probable samples are if they come from a curve, for every curve of a ranking by the same measure.
///
/// It is Schwarz's criterion (1978), n ln(variance) + k ln n for n independent samples and k parameters, lowest
/// first. Equal rounded values in a row count as one sample, and the variance is at least that of rounding, so
/// that no curve gains by following the steps of the values. A sample that repeats the frame before may be left
/// out at the price of two parameters: which of the frames was late, and that one was.
struct CandidateScore {
  let score: Double
  /// The largest distance of a sample from the curve, in value units, without the frames that were late.
  let maximumError: Double
  /// The square root of the mean squared distance, in value units, without the frames that were late.
  let rootMeanSquare: Double

  init(_ samples: WeightedSamples, parameterCount: Int, value: (Double) -> Double) {
    let values = samples.samples.values
    let residuals = zip(samples.samples.times, values).map { $1 - value($0) }
    let range = samples.scale.range
    let n = samples.independentCount
    var left = (0.0, 0.0)
    for index in residuals.indices {
      let residual = residuals[index] / range
      left.0 += samples.weight(index) * residual * residual
      left.1 += samples.weight(index)
    }
    // Errors below a billionth of the range are rounding in the samples.
    let floor = max(samples.leastVariance, 1e-18)
    func score(_ left: (cost: Double, weight: Double), late: Int) -> Double {
      let own = left.cost / left.weight
      let variance = max(own, floor)
      return n * (Double.log(variance) + own / variance)
        + Double(parameterCount + 2 * late) * Double.log(n)
    }
    var best = score(left, late: 0)
    var late: Set<Int> = []
    let suspects = residuals.indices.dropFirst().filter { values[$0] == values[$0 - 1] }
      .sorted { abs(residuals[$0]) > abs(residuals[$1]) }
    for index in suspects.prefix(residuals.count / 4) {
      let residual = residuals[index] / range
      let weight = samples.weight(index)
      let fewer = (left.0 - weight * residual * residual, left.1 - weight)
      let next = score((max(fewer.0, 0), fewer.1), late: late.count + 1)
      guard fewer.1 > 0, next < best else { break }
      (best, left) = (next, fewer)
      late.insert(index)
    }
    self.score = best
    var (largest, sum) = (0.0, 0.0)
    for (index, residual) in residuals.enumerated() where !late.contains(index) {
      largest = max(largest, abs(residual))
      sum += residual * residual
    }
    maximumError = largest
    rootMeanSquare = (sum / Double(residuals.count - late.count)).squareRoot()
  }
}
