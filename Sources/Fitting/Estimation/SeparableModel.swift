/// A model of samples that is linear in some of its parameters.
///
/// Linear least squares gives the linear parameters, so the search covers only the others, the shape. The
/// method is variable projection (Golub and Pereyra 1973).
protocol SeparableModel: Sendable {
  /// The samples.
  var values: [Double] { get }
  /// The range of each shape parameter. The scale is such that a step of 1 is long.
  var bounds: [ClosedRange<Double>] { get }
  /// The parts of the model for a shape.
  func response(to shape: [Double]) -> SeparableResponse
}

/// The parts of a separable model for one shape, each with one number per sample.
struct SeparableResponse {
  /// The part that does not depend on the linear parameters.
  let fixed: [Double]
  /// The factors of the linear parameters.
  let columns: [[Double]]
  /// The derivatives of the model by the shape parameters, for given linear parameters.
  let slopes: ([Double]) -> [[Double]]
}

/// The best fit for one shape.
struct SeparableFit: Sendable {
  let shape: [Double]
  /// The linear parameters; 0 if the samples do not determine one.
  let linear: [Double]
  /// Sample minus model.
  let residuals: [Double]
  /// The sum of the squared residuals.
  let cost: Double
  /// The derivatives of the model by the linear parameters, decomposed.
  let columns: OrthonormalColumns
  /// The derivatives of the model by the shape parameters, at fixed linear parameters.
  let slopes: [[Double]]

  init(_ model: some SeparableModel, shape: [Double]) {
    self.shape = shape
    let response = model.response(to: shape)
    var columns = OrthonormalColumns()
    for column in response.columns { columns.append(column) }
    var residuals = model.values
    for index in residuals.indices { residuals[index] -= response.fixed[index] }
    linear = columns.solve(columns.remove(from: &residuals))
    self.columns = columns
    self.residuals = residuals
    cost = OrthonormalColumns.dot(residuals, residuals)
    slopes = response.slopes(linear)
  }

  /// The covariance of the linear parameters followed by the shape's, for errors of variance 1; infinite
  /// for a parameter that the samples do not determine.
  var covariance: [[Double]] {
    var all = columns
    for slope in slopes { all.append(slope) }
    return all.covariance
  }
}
