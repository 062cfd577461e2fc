import CurveArithmetic

/// Compares samples, such as the log of a port, with the curve they should follow.
public struct SampleComparison: Sendable {
  /// The samples less the curve, in value units.
  public let residuals: Residuals
  /// The delay of the samples' clock in seconds; 0 unless it was fitted.
  public let offset: Double

  /// Compares samples with a curve at their own times.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - curve: The value of the curve at a time, in seconds.
  /// - Complexity: one evaluation of the curve for each sample.
  public init(_ samples: Samples, with curve: (Double) -> Double) {
    self.init(samples, offset: 0, curve)
  }

  /// Compares samples with a curve after the time shift that minimises the squared differences.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - limit: The largest shift to either side, in seconds; positive.
  ///   - curve: The value of the curve at a time, in seconds; at rest before 0.
  /// - Complexity: about 300 evaluations of the curve for each of at most 1000 samples.
  public init(_ samples: Samples, aligningWithin limit: Double, with curve: (Double) -> Double) {
    let stride = max(samples.times.count / 1000, 1)
    let few = Swift.stride(from: 0, to: samples.times.count, by: stride)
    func cost(_ offset: Double) -> Double {
      few.reduce(0) {
        let miss = samples.values[$1] - curve(samples.times[$1] - offset)
        return $0 + miss * miss
      }
    }
    // Coarse steps find the valley, then a golden-section search its minimum.
    let count = 200
    let steps = (-count...count).map { limit * Double($0) / Double(count) }
    let costs = steps.map(cost)
    let nearest = steps[costs.indices.reduce(count) { costs[$1] < costs[$0] ? $1 : $0 }]
    var (low, high) = (nearest - limit / Double(count), nearest + limit / Double(count))
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
    let middle = low + (high - low) / 2
    // If no shift is needed, the shift is exactly 0.
    self.init(samples, offset: cost(middle) < cost(0) ? middle : 0, curve)
  }

  private init(_ samples: Samples, offset: Double, _ curve: (Double) -> Double) {
    self.offset = offset
    residuals = Residuals(
      zip(samples.times, samples.values).map { $1 - curve($0 - offset) })
  }

  /// The index of the first sample whose error exceeds a limit; nil if all are within it.
  public func first(beyond error: Double) -> Int? {
    residuals.values.firstIndex { !(abs($0) <= error) }
  }
}
