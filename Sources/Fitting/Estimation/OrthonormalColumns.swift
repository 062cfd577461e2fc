/// The QR decomposition of a tall matrix, built column by column.
///
/// It uses the Gram-Schmidt method with a second pass, which keeps the columns orthogonal up to rounding
/// (Giraud and Langou 2002). A column that depends on the earlier ones to 13 digits adds nothing: the
/// data do not determine its coefficient, which is 0.
struct OrthonormalColumns: Sendable {
  private(set) var columns: [[Double]] = []
  /// For each column, its coefficients on the orthonormal columns down to the diagonal. The diagonal is 0
  /// if the column is dependent.
  private(set) var triangle: [[Double]] = []

  /// Adds a column; returns false if it depends on the earlier ones.
  @discardableResult
  mutating func append(_ column: [Double]) -> Bool {
    var remainder = column
    let size = Self.dot(column, column).squareRoot()
    var coefficients = remove(from: &remainder)
    let norm = Self.dot(remainder, remainder).squareRoot()
    guard norm > 1e-13 * size, norm > 0 else {
      triangle.append(coefficients + [0])
      columns.append([Double](repeating: 0, count: column.count))
      return false
    }
    for index in remainder.indices { remainder[index] /= norm }
    coefficients.append(norm)
    triangle.append(coefficients)
    columns.append(remainder)
    return true
  }

  /// Subtracts a vector's projection onto the columns and returns its coefficients on the orthonormal
  /// columns.
  func remove(from vector: inout [Double]) -> [Double] {
    var coefficients = [Double](repeating: 0, count: columns.count)
    for _ in 0..<2 {
      for (number, column) in columns.enumerated() {
        let part = Self.dot(column, vector)
        guard part != 0 else { continue }
        coefficients[number] += part
        for index in vector.indices { vector[index] -= part * column[index] }
      }
    }
    return coefficients
  }

  /// The coefficients on the original columns, from those on the orthonormal ones.
  func solve(_ coefficients: [Double]) -> [Double] {
    var solution = coefficients
    for row in solution.indices.reversed() {
      guard triangle[row][row] != 0 else {
        solution[row] = 0
        continue
      }
      solution[row] /= triangle[row][row]
      for above in 0..<row { solution[above] -= triangle[row][above] * solution[row] }
    }
    return solution
  }

  /// The inverse of the triangle times its transpose: the covariance of the coefficients for errors of
  /// variance 1. The rows of undetermined coefficients are infinite.
  var covariance: [[Double]] {
    let count = triangle.count
    // Columns of the inverse.
    let inverse = (0..<count).map { number in
      var unit = [Double](repeating: 0, count: count)
      unit[number] = triangle[number][number] == 0 ? 0 : 1
      return solve(unit)
    }
    return (0..<count).map { row in
      (0..<count).map { column in
        guard triangle[row][row] != 0, triangle[column][column] != 0 else {
          return row == column ? .infinity : 0
        }
        return (0..<count).reduce(0) { $0 + inverse[$1][row] * inverse[$1][column] }
      }
    }
  }

  static func dot(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }
}
