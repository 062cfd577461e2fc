import CurveArithmetic

/// The normal equations of a least-squares problem in a few parameters.
struct NormalEquations: Sendable {
  let count: Int
  /// The products of the derivatives, row by row: symmetric.
  var matrix: [Double]
  /// The products of the derivatives with the residuals.
  var gradient: [Double]
  /// The sum of the squared residuals.
  var cost = 0.0

  init(count: Int) {
    self.count = count
    matrix = [Double](repeating: 0, count: count * count)
    gradient = [Double](repeating: 0, count: count)
  }

  /// The change of the free parameters that minimises the linear model's cost plus a damping term.
  ///
  /// - Parameters:
  ///   - free: The parameters to change. Those that depend on the earlier ones to 13 digits stay.
  ///   - damping: The damping of each parameter, relative to its diagonal element.
  func change(free: [Int], damping: (Int) -> Double) -> [Double] {
    let factor = Factor(self, free: free, damping: damping)
    let found = factor.solve(free.map { gradient[$0] })
    var change = [Double](repeating: 0, count: count)
    for (index, parameter) in free.enumerated() { change[parameter] = found[index] }
    return change
  }

  /// The decrease in cost that the linear model predicts for a change.
  func gain(_ change: [Double]) -> Double {
    var gain = 0.0
    for row in 0..<count where change[row] != 0 {
      var product = 2 * gradient[row]
      for column in 0..<count { product -= matrix[row * count + column] * change[column] }
      gain += change[row] * product
    }
    return gain
  }

  /// The covariance of the free parameters for errors of variance 1, in rows of all parameters: 0 for
  /// fixed ones, infinite on the diagonal of undetermined ones.
  func covariance(free: [Int]) -> [[Double]] {
    let factor = Factor(self, free: free) { _ in 0 }
    var covariance = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for (index, parameter) in free.enumerated() where factor.isDetermined(index) {
      var unit = [Double](repeating: 0, count: free.count)
      unit[index] = 1
      for (other, value) in zip(free, factor.solve(unit)) { covariance[parameter][other] = value }
    }
    // A parameter that depends on earlier ones can change together with them at no cost.
    for index in free.indices where !factor.isDetermined(index) {
      for (parameter, share) in zip(free, factor.dependence(of: index)) where abs(share) > 1e-5 {
        covariance[parameter][parameter] = .infinity
      }
    }
    return covariance
  }

  /// The covariance of some of the parameters, in their order, with all of them free.
  func covariance(of parameters: [Int]) -> [[Double]] {
    let factor = Factor(self, free: Array(0..<count)) { _ in 0 }
    // A parameter that depends on earlier ones leaves some of these undetermined too.
    guard (0..<count).allSatisfy({ factor.isDetermined($0) }) else {
      let all = covariance(free: Array(0..<count))
      return parameters.map { row in parameters.map { all[row][$0] } }
    }
    return parameters.map { row in
      var unit = [Double](repeating: 0, count: count)
      unit[row] = 1
      let column = factor.solve(unit)
      return parameters.map { column[$0] }
    }
  }

  /// The squared distance of a vector in the metric of the inverse matrix: Mahalanobis' distance, if the matrix
  /// is a covariance.
  var distance: ([Double]) -> Double {
    let factor = Factor(self, free: Array(0..<count)) { _ in 0 }
    return { vector in zip(factor.solve(vector), vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// The logarithm of the determinant of the free parameters' matrix, with the information of a prior added
  /// to the diagonal.
  func logDeterminant(free: [Int], prior: (Int) -> Double) -> Double {
    var equations = self
    for parameter in free { equations.matrix[parameter * (count + 1)] += prior(parameter) }
    return Factor(equations, free: free) { _ in 0 }.logDeterminant
  }

  /// A Cholesky decomposition of some rows and columns, scaled to a diagonal of 1.
  private struct Factor {
    private var triangle: [Double]
    private let scale: [Double]
    private let count: Int

    init(_ equations: NormalEquations, free: [Int], damping: (Int) -> Double) {
      count = free.count
      scale = free.map { parameter in
        let size = equations.matrix[parameter * equations.count + parameter]
        return size > 0 && size < .infinity ? 1 / size.squareRoot() : 0
      }
      triangle = [Double](repeating: 0, count: count * count)
      let (count, scale) = (count, scale)
      triangle.withUnsafeMutableBufferPointer { triangle in
        for row in 0..<count {
          let (start, source) = (row * count, free[row] * equations.count)
          for column in 0...row {
            var sum = equations.matrix[source + free[column]] * scale[row] * scale[column]
            if row == column { sum += damping(free[row]) }
            let other = column * count
            for inner in 0..<column { sum -= triangle[start + inner] * triangle[other + inner] }
            let pivot = triangle[other + column]
            triangle[start + column] =
              row == column ? (sum > 1e-13 ? sum.squareRoot() : 0) : (pivot > 0 ? sum / pivot : 0)
          }
        }
      }
    }

    /// The logarithm of the determinant; of a dependent row, that of its own diagonal element.
    var logDeterminant: Double {
      (0..<count).reduce(0) { sum, index in
        let pivot = triangle[index * count + index]
        return sum + 2 * Double.log((pivot > 0 ? pivot : 3e-7) / Swift.max(scale[index], 1e-150))
      }
    }

    func isDetermined(_ index: Int) -> Bool { triangle[index * count + index] > 0 }

    /// The change of all parameters, in units of their scales, that comes with a change of an undetermined
    /// one by 1 and changes the model by rounding only.
    func dependence(of index: Int) -> [Double] {
      var change = [Double](repeating: 0, count: count)
      change[index] = 1
      for row in (0..<index).reversed() where isDetermined(row) {
        for below in (row + 1)...index {
          change[row] -= triangle[below * count + row] * change[below]
        }
        change[row] /= triangle[row * count + row]
      }
      return change
    }

    func solve(_ right: [Double]) -> [Double] {
      var solution = right.indices.map { right[$0] * scale[$0] }
      let count = count
      triangle.withUnsafeBufferPointer { triangle in
        solution.withUnsafeMutableBufferPointer { solution in
          for row in 0..<count {
            let pivot = triangle[row * count + row]
            guard pivot > 0 else {
              solution[row] = 0
              continue
            }
            var sum = solution[row]
            for column in 0..<row { sum -= triangle[row * count + column] * solution[column] }
            solution[row] = sum / pivot
          }
          for row in (0..<count).reversed() {
            let pivot = triangle[row * count + row]
            guard pivot > 0 else {
              solution[row] = 0
              continue
            }
            let value = solution[row] / pivot
            solution[row] = value
            for above in 0..<row { solution[above] -= triangle[row * count + above] * value }
          }
        }
      }
      return solution.indices.map { solution[$0] * scale[$0] }
    }
  }
}
