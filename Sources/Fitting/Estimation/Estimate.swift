/// An estimate from samples, with its standard error.
public struct Estimate: Sendable, Hashable {
  /// The most likely value.
  public let value: Double
  /// The standard deviation of the error, if the errors of the samples are independent and normal. It is
  /// 0 for known values and infinite for values that the samples do not determine.
  public let standardError: Double

  /// Creates an estimate.
  ///
  /// - Parameters:
  ///   - value: The most likely value.
  ///   - standardError: The standard deviation of its error.
  public init(value: Double, standardError: Double) {
    self.value = value
    self.standardError = standardError
  }
}

/// The residuals of samples from a curve.
public struct Residuals: Sendable, Hashable {
  /// Sample minus curve, one for each sample, in value units.
  public let values: [Double]
  /// The index of the sample that is furthest off.
  public let worst: Int

  /// Creates the residuals of samples.
  ///
  /// - Precondition: There is at least one value.
  init(_ values: [Double]) {
    self.values = values
    worst = values.indices.reduce(0) { abs(values[$1]) > abs(values[$0]) ? $1 : $0 }
  }

  /// The largest distance of a sample from the curve, in value units.
  public var maximum: Double { abs(values[worst]) }

  /// The square root of the mean squared distance, in value units.
  public var rootMeanSquare: Double { summary.rootMeanSquare }

  /// Whether neighbouring residuals are correlated, by more than three standard deviations of independent
  /// errors: the samples do not come from this kind of curve.
  public var isSystematic: Bool { summary.isSystematic }

  /// Their summary.
  package var summary: ResidualSummary {
    values.reduce(into: ResidualSummary()) { $0.add($1) }
  }
}

#if !hasFeature(Embedded)
  extension Estimate: Codable {}
  extension Residuals: Codable {}
#endif
