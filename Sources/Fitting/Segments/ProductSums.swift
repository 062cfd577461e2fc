#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Least squares in up to four columns, from the sums of their products: for starts of a search, which need
  /// no more than half of the digits.
  struct ProductSums {
    private var (first, second) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    private var (third, fourth) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    private var right = SIMD4<Double>.zero
    private var square = 0.0

    /// Adds a row of the columns, 0 for those that are not used, with its value.
    @inline(__always)
    mutating func add(_ row: SIMD4<Double>, _ value: Double) {
      first += row.x * row
      second += row.y * row
      third += row.z * row
      fourth += row.w * row
      right += value * row
      square += value * value
    }

    /// The best coefficients and their squared residuals, by a Cholesky decomposition. The coefficient of a
    /// column that depends on the earlier ones is 0.
    var fit: (coefficients: SIMD4<Double>, cost: Double) {
      withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: 4) { rows in
        rows.initialize(repeating: first)
        (rows[1], rows[2], rows[3]) = (second, third, fourth)
        var solution = right
        var cost = square
        // A pivot of 0 marks a dependent column.
        for row in 0..<4 {
          let size = rows[row][row]
          for column in 0..<row {
            var element = rows[row][column]
            for inner in 0..<column { element -= rows[row][inner] * rows[column][inner] }
            element = rows[column][column] > 0 ? element / rows[column][column] : 0
            rows[row][column] = element
            rows[row][row] -= element * element
            solution[row] -= element * solution[column]
          }
          let isFree = rows[row][row] > 1e-12 * size
          rows[row][row] = isFree ? rows[row][row].squareRoot() : 0
          solution[row] = isFree ? solution[row] / rows[row][row] : 0
          cost -= solution[row] * solution[row]
        }
        for row in (0..<4).reversed() where rows[row][row] > 0 {
          for below in stride(from: row + 1, to: 4, by: 1) {
            solution[row] -= rows[below][row] * solution[below]
          }
          solution[row] /= rows[row][row]
        }
        return (solution, max(cost, 0))
      }
    }
  }
#endif
