/// A model of samples that is linear in some of its parameters.
///
/// The linear ones follow from the others by linear least squares, so that only the others, the
/// shape, are searched: variable projection (Golub and Pereyra 1973).
protocol SeparableModel: Sendable {
  /// The samples.
  var values: [Double] { get }
  /// What each parameter of the shape may be. A step of 1 is a long one.
  var bounds: [ClosedRange<Double>] { get }
  /// The model's parts for a shape.
  func response(to shape: [Double]) -> SeparableResponse
}

/// The parts of a separable model for one shape, each with one number per sample.
struct SeparableResponse {
  /// What doesn't depend on the linear parameters.
  let fixed: [Double]
  /// What each linear parameter multiplies.
  let columns: [[Double]]
  /// The derivatives of the model by the parameters of the shape, for given linear parameters.
  let slopes: ([Double]) -> [[Double]]
}

/// The best of one shape.
struct SeparableFit: Sendable {
  let shape: [Double]
  /// The linear parameters; 0 where the samples don't determine one.
  let linear: [Double]
  /// Sample minus model.
  let residuals: [Double]
  /// The sum of the squared residuals.
  let cost: Double
  /// The derivatives of the model by the linear parameters, decomposed.
  let columns: OrthonormalColumns
  /// The derivatives of the model by the shape, with the linear parameters held.
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

  /// The covariance of the linear parameters, then the shape's, for errors of variance 1; infinite
  /// where the samples don't determine a parameter.
  var covariance: [[Double]] {
    var all = columns
    for slope in slopes { all.append(slope) }
    return all.covariance
  }
}
