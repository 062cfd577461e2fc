import CurveFitting

/// The scale and the offset that place the values of one recording on those of another in other units.
struct ValuePlacement {
  var scale = 1.0
  var offset = 0.0

  /// How many times as wide one range is as the other, if the units may differ.
  private static let ratio = 10.0

  /// Whether the ranges of two recordings differ so much that their units may.
  static func differ(_ a: Samples, _ b: Samples) -> Bool {
    let (wide, narrow) = (max(a.width, b.width), min(a.width, b.width))
    return narrow > 0 && wide >= ratio * narrow
  }

  /// Places the range of one recording on that of another.
  init(_ b: Samples, on a: Samples) {
    scale = a.width / b.width
    offset = a.range.lowerBound - scale * b.range.lowerBound
  }

  private init(scale: Double, offset: Double) { (self.scale, self.offset) = (scale, offset) }

  /// The placement after the least squares over the common time.
  func refined(by common: RecordedDifference) -> Self {
    let count = Double(common.first.count)
    let means = (
      first: common.first.reduce(0, +) / count, second: common.second.reduce(0, +) / count
    )
    var (covariance, variance) = (0.0, 0.0)
    for (first, second) in zip(common.first, common.second) {
      covariance += (first - means.first) * (second - means.second)
      variance += (second - means.second) * (second - means.second)
    }
    guard covariance > 0, variance > 0, covariance.isFinite else { return self }
    let slope = covariance / variance
    return Self(
      scale: slope * scale, offset: means.first - slope * means.second + slope * offset)
  }

  /// The recording with its values placed.
  func applied(to samples: Samples) -> Samples {
    let values = samples.values.map { scale * $0 + offset }
    return (try? Samples(times: samples.times, values: values)) ?? samples
  }
}

extension Samples {
  fileprivate var width: Double { range.upperBound - range.lowerBound }
}
