#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Least squares in up to four columns, from the sums of their products: for starts of a search, which need
  /// no more than half of the digits.
  struct ProductSums {
    private var (first, second) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    private var (third, fourth) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    private var right = SIMD4<Double>.zero
    private var square = 0.0

    init() {}

    /// Sums that are known.
    init(
      count: Int, product: (_ row: Int, _ column: Int) -> Double,
      right value: (_ row: Int) -> Double
    ) {
      var rows = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
      for row in 0..<count {
        right[row] = value(row)
        for column in 0...row {
          let sum = product(row, column)
          switch row {
          case 0: rows.0[column] = sum
          case 1: rows.1[column] = sum
          case 2: rows.2[column] = sum
          default: rows.3[column] = sum
          }
        }
      }
      (first, second, third, fourth) = rows
    }

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

    /// The sums of two columns in place of Bernstein's four: 1, and the sum of the last two.
    var withLevelEnds: ProductSums {
      var sums = ProductSums()
      let side = third.x + fourth.x
      sums.first = SIMD4(first.x, side, 0, 0)
      sums.second = SIMD4(side, third.z + 2 * fourth.z + fourth.w, 0, 0)
      sums.right = SIMD4(right.x, right.z + right.w, 0, 0)
      sums.square = square
      return sums
    }

    /// The best coefficients and their squared residuals, by a Cholesky decomposition. The coefficient of a
    /// column that depends on the earlier ones is 0.
    var fit: (coefficients: SIMD4<Double>, cost: Double) {
      withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: 4) { rows in
        rows.initialize(repeating: first)
        (rows[1], rows[2], rows[3]) = (second, third, fourth)
        var solution = right
        var cost = square
        // Unused columns are the last ones.
        let used = fourth.w != 0 ? 4 : third.z != 0 ? 3 : 2
        // A pivot of 0 marks a dependent column.
        for row in 0..<used {
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
        for row in (0..<used).reversed() where rows[row][row] > 0 {
          for below in stride(from: row + 1, to: used, by: 1) {
            solution[row] -= rows[below][row] * solution[below]
          }
          solution[row] /= rows[row][row]
        }
        return (solution, max(cost, 0))
      }
    }
  }
#endif
