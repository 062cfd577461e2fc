/// The linear programme of a minimax fit: the step with the smallest maximum remaining distance.
///
/// Minimises h over steps d in a box, subject to |r_i - g_i . d| <= h for every row i. It is solved by
/// the dual simplex method from the corner of the box, with about 20 exchanges. The basis has as many
/// constraints as there are unknowns.
struct MinimaxStep {
  /// The step.
  private(set) var step: [Double]
  /// The largest distance that remains, according to the rows.
  private(set) var height: Double

  /// - Parameters:
  ///   - rows: The distances and their derivatives by the unknowns.
  ///   - box: The range of each unknown.
  ///
  /// Complexity: the number of rows times the unknowns, for each exchange.
  init(rows: [(distance: Double, gradient: SIMD4<Double>)], box: [ClosedRange<Double>]) {
    let count = box.count
    let size = count + 1
    /// Constraint i as a . z <= b, with z the step followed by h: two for each row, then the box, then h
    /// >= 0. The last lane is b.
    func constraint(_ index: Int) -> SIMD8<Double> {
      var a = SIMD8<Double>()
      if index < 2 * rows.count {
        let row = rows[index / 2]
        let sign: Double = index % 2 == 0 ? 1 : -1
        for k in 0..<count { a[k] = sign * row.gradient[k] }
        a[count] = -1
        a[7] = sign * row.distance
        return a
      }
      let k = index - 2 * rows.count
      if k == 2 * count {
        a[count] = -1
        return a
      }
      a[k / 2] = k % 2 == 0 ? 1 : -1
      a[7] = k % 2 == 0 ? box[k / 2].upperBound : -box[k / 2].lowerBound
      return a
    }

    // Small, distinct perturbations of the costs prevent cycling.
    var prices = (0..<count).map { 1e-11 * Double($0 + 1) } + [1]
    // The basis: at first the upper ends of the box, and h >= 0.
    var active = (0...count).map { constraint(2 * rows.count + 2 * $0) }
    var columns = active
    step = box.map { $0.upperBound }
    height = 0
    for _ in 0..<(60 * size) {
      guard let z = Self.solve(active) else { return }
      for k in 0..<count { step[k] = z[k] }
      height = z[count]
      guard let worst = Self.mostViolated(rows, box, z) else { return }
      let entering = constraint(worst)
      for i in 0..<size {
        for k in 0..<size { columns[i][k] = active[k][i] }
        columns[i][7] = entering[i]
      }
      guard let shares = Self.solve(columns) else { return }
      var leaving: Int?
      var ratio = Double.infinity
      for i in 0..<size where shares[i] > 1e-12 && prices[i] / shares[i] < ratio {
        (leaving, ratio) = (i, prices[i] / shares[i])
      }
      guard let leaving else { return }
      for i in 0..<size { prices[i] = max(prices[i] - ratio * shares[i], 0) }
      active[leaving] = entering
      prices[leaving] = ratio
    }
  }

  private static func mostViolated(
    _ rows: [(distance: Double, gradient: SIMD4<Double>)], _ box: [ClosedRange<Double>],
    _ z: SIMD8<Double>
  ) -> Int? {
    let height = z[box.count]
    var step = SIMD4<Double>()
    for k in box.indices { step[k] = z[k] }
    var (worst, excess): (Int?, Double) = (nil, 1e-13 * max(1, height))
    for (index, row) in rows.enumerated() {
      let remainder = (row.gradient * step).sum() - row.distance
      if abs(remainder) - height > excess {
        (worst, excess) = (2 * index + (remainder > 0 ? 0 : 1), abs(remainder) - height)
      }
    }
    for k in box.indices {
      for (side, over) in [z[k] - box[k].upperBound, box[k].lowerBound - z[k]].enumerated()
      where over > excess {
        (worst, excess) = (2 * rows.count + 2 * k + side, over)
      }
    }
    if -height > excess { worst = 2 * rows.count + 2 * box.count }
    return worst
  }

  /// Gaussian elimination with pivoting; nil if the rows are linearly dependent. The last lane of a row is
  /// its right side.
  private static func solve(_ rows: [SIMD8<Double>]) -> SIMD8<Double>? {
    let size = rows.count
    var m = rows
    for column in 0..<size {
      var pivot = column
      for row in column..<size where abs(m[row][column]) > abs(m[pivot][column]) { pivot = row }
      guard abs(m[pivot][column]) > 1e-14 else { return nil }
      m.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = m[row][column] / m[column][column]
        if factor != 0 { m[row] -= factor * m[column] }
      }
    }
    var z = SIMD8<Double>()
    for row in 0..<size { z[row] = m[row][7] / m[row][row] }
    return z
  }
}
