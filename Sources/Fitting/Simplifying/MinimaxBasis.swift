/// Five constraints that determine a step and its height: a system of five equations, and its triangles.
struct MinimaxBasis {
  /// Rows of eight numbers: five coefficients, and in the last lane the limit.
  private let rows: UnsafeMutablePointer<Double>
  /// The lower and the upper triangle, row by row, after the exchanges of rows.
  private let triangles: UnsafeMutablePointer<Double>
  /// One over each diagonal element, and the rows' original order.
  private let inverse: UnsafeMutablePointer<Double>
  private let order: UnsafeMutablePointer<Double>
  private let scratch: UnsafeMutablePointer<Double>

  /// The numbers that a basis needs.
  static let capacity = 104

  init(_ numbers: UnsafeMutablePointer<Double>) {
    numbers.initialize(repeating: 0, count: Self.capacity)
    (rows, triangles) = (numbers, numbers + 40)
    (inverse, order, scratch) = (numbers + 80, numbers + 88, numbers + 96)
  }

  /// Sets a constraint.
  func set(_ row: Int, to constraint: SIMD8<Double>) {
    UnsafeMutableRawPointer(rows + 8 * row).storeBytes(of: constraint, as: SIMD8<Double>.self)
  }

  /// Factors the system by elimination with pivoting; false if the constraints are linearly dependent.
  func factor() -> Bool {
    let m = triangles
    m.update(from: rows, count: 40)
    for row in 0..<5 { order[row] = Double(row) }
    for column in 0..<5 {
      var (pivot, size) = (column, abs(m[9 &* column]))
      for row in (column &+ 1)..<5 where abs(m[8 &* row &+ column]) > size {
        (pivot, size) = (row, abs(m[8 &* row &+ column]))
      }
      guard size > 1e-14 else { return false }
      if pivot != column {
        for k in 0..<8 {
          (m[8 &* column &+ k], m[8 &* pivot &+ k]) = (m[8 &* pivot &+ k], m[8 &* column &+ k])
        }
        (order[column], order[pivot]) = (order[pivot], order[column])
      }
      inverse[column] = 1 / m[9 &* column]
      for row in (column &+ 1)..<5 where m[8 &* row &+ column] != 0 {
        let factor = m[8 &* row &+ column] * inverse[column]
        for k in (column &+ 1)..<8 { m[8 &* row &+ k] -= factor * m[8 &* column &+ k] }
        m[8 &* row &+ column] = factor
      }
    }
    return true
  }

  /// The step and the height at which all five constraints are at their limits.
  var solution: SIMD8<Double> {
    let (m, z) = (triangles, scratch)
    for row in stride(from: 4, through: 0, by: -1) {
      var sum = m[8 &* row &+ 7]
      for k in (row &+ 1)..<5 { sum -= m[8 &* row &+ k] * z[k] }
      z[row] = sum * inverse[row]
    }
    return UnsafeRawPointer(z).loadUnaligned(as: SIMD8<Double>.self)
  }

  /// The shares of the five constraints that add up to another.
  func shares(of other: SIMD8<Double>) -> SIMD8<Double> {
    let (m, w) = (triangles, scratch)
    for row in 0..<5 {
      var sum = other[row]
      for k in 0..<row { sum -= m[8 &* k &+ row] * w[k] }
      w[row] = sum * inverse[row]
    }
    for row in stride(from: 3, through: 0, by: -1) {
      for k in (row &+ 1)..<5 { w[row] -= m[8 &* k &+ row] * w[k] }
    }
    var shares = SIMD8<Double>.zero
    for row in 0..<5 { shares[Int(order[row])] = w[row] }
    return shares
  }
}
