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
    // Coarse steps find the valley, then a golden-section search its minimum.
    let first = samples.times[0]
    let step = samples.span / 200
    let steps = (0...300).map { first + step * Double($0 - 100) } + [0]
    let costs = steps.map { placed($0).cost }
    let nearest = steps[costs.indices.reduce(steps.count - 1) { costs[$1] < costs[$0] ? $1 : $0 }]
    var (low, high) = (nearest - step, nearest + step)
    let section = (5.0.squareRoot() - 1) / 2
    var (a, b) = (high - section * (high - low), low + section * (high - low))
    var (costA, costB) = (placed(a).cost, placed(b).cost)
    for _ in 0..<80 {
      if costA <= costB {
        (high, b, costB) = (b, a, costA)
        a = high - section * (high - low)
        costA = placed(a).cost
      } else {
        (low, a, costA) = (a, b, costB)
        b = low + section * (high - low)
        costB = placed(b).cost
      }
    }
    let (found, zero) = (placed(low + (high - low) / 2), placed(0))
    // If no delay is needed, it is exactly 0.
    return found.cost < zero.cost ? found.alignment : zero.alignment
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
