import CurveArithmetic

/// The delay of a curve on the clock of samples, and its values at progress 0 and 1.
struct CurveAlignment {
  var offset: Double
  var from: Double
  var to: Double

  func value(of curve: (Double) -> Double, at time: Double) -> Double {
    let progress = curve(time - offset)
    return from * (1 - progress) + to * progress
  }

  /// The alignment with the least sum of squared differences.
  static func best(
    _ samples: Samples, from: Double?, to: Double?, _ curve: (Double) -> Double
  ) -> CurveAlignment {
    let stride = max(samples.times.count / 1000, 1)
    let few = Array(Swift.stride(from: 0, to: samples.times.count, by: stride))
    func placed(_ offset: Double) -> (alignment: CurveAlignment, cost: Double) {
      let progress = few.map { curve(samples.times[$0] - offset) }
      let values = few.map { samples.values[$0] }
      let ends = Self.ends(progress, values, from: from, to: to)
      let alignment = CurveAlignment(offset: offset, from: ends.from, to: ends.to)
      let cost = zip(progress, values).reduce(0) { sum, pair in
        let miss = pair.1 - (ends.from * (1 - pair.0) + ends.to * pair.0)
        return sum + miss * miss
      }
      return (alignment, cost)
    }
    // Coarse steps find the valleys, then golden-section searches their minima.
    let first = samples.times[0]
    let step = samples.span / 200
    let costs = (0...300).map { placed(first + step * Double($0 - 100)).cost }
    let valleys = costs.indices.filter {
      costs[$0] <= costs[max($0 - 1, 0)] && costs[$0] <= costs[min($0 + 1, costs.count - 1)]
    }
    let minima = valleys.sorted { costs[$0] < costs[$1] }.prefix(valleyLimit).map { index in
      let nearest = first + step * Double(index - 100)
      return placed(minimum(of: { placed($0).cost }, in: nearest - step...nearest + step))
    }
    let zero = placed(0)
    guard let best = minima.min(by: { $0.cost < $1.cost }), best.cost < zero.cost else {
      // If no delay is needed, it is exactly 0.
      return zero.alignment
    }
    // The tail of a vibration is also that of a larger one which began a swing earlier: of the delays that explain
    // the samples as well, the one nearest to the first sample is meant.
    let count = Double(few.count)
    return minima.reduce(best) { chosen, other in
      let isAsGood = count * .log(other.cost / best.cost) < clearEvidence
      let isNearer = abs(other.alignment.offset - first) < abs(chosen.alignment.offset - first)
      return isAsGood && isNearer ? other : chosen
    }.alignment
  }

  /// The most valleys of the cost that are searched for their minimum.
  private static let valleyLimit = 8
  /// Twice the logarithm of the odds from which one delay is better than another.
  private static let clearEvidence = 6.0

  private static func minimum(
    of cost: (Double) -> Double, in range: ClosedRange<Double>
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    let section = (5.0.squareRoot() - 1) / 2
    var (a, b) = (high - section * (high - low), low + section * (high - low))
    var (costA, costB) = (cost(a), cost(b))
    for _ in 0..<80 {
      if costA <= costB {
        (high, b, costB) = (b, a, costA)
        a = high - section * (high - low)
        costA = cost(a)
      } else {
        (low, a, costA) = (a, b, costB)
        b = low + section * (high - low)
        costB = cost(b)
      }
    }
    return low + (high - low) / 2
  }

  /// The least-squares values at progress 0 and 1, where they are not known.
  private static func ends(
    _ progress: [Double], _ values: [Double], from: Double?, to: Double?
  ) -> (from: Double, to: Double) {
    var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (b, value) in zip(progress, values) {
      let a = 1 - b
      aa += a * a
      ab += a * b
      bb += b * b
      ay += a * value
      by += b * value
    }
    switch (from, to) {
    case (let from?, let to?): return (from, to)
    case (let from?, nil): return (from, bb > 0 ? (by - ab * from) / bb : from)
    case (nil, let to?): return (aa > 0 ? (ay - ab * to) / aa : to, to)
    case (nil, nil):
      let determinant = aa * bb - ab * ab
      guard determinant > 1e-12 * aa * bb else {
        let mean = values.reduce(0, +) / Double(values.count)
        return (mean, mean)
      }
      return ((ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant)
    }
  }
}
