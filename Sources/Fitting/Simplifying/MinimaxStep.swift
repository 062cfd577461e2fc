import CurveArithmetic

/// The linear programme of a minimax fit: the step with the smallest maximum remaining distance.
///
/// Minimises h over steps d in a box, subject to |r_i - g_i . d| <= h for every row i. It is solved by
/// the dual simplex method from the corner of the box, with about 20 exchanges. The basis has as many
/// constraints as there are unknowns.
struct MinimaxStep {
  /// The step.
  private(set) var step: SIMD4<Double>
  /// The largest distance that remains, according to the rows.
  private(set) var height = 0.0

  private let rows: MinimaxRows
  private let low: SIMD4<Double>
  private let high: SIMD4<Double>

  /// The index of the first constraint of the box: two for each row come before.
  private var boxed: Int { 16 * rows.blocks.count }

  /// - Parameters:
  ///   - rows: The distances and their derivatives by the unknowns.
  ///   - low: The lower ends of the box; of an unknown that the rows don't have, 0 as the upper end.
  ///   - high: The upper ends.
  ///
  /// Complexity: the number of rows times the unknowns, for each exchange.
  init(rows: MinimaxRows, low: SIMD4<Double>, high: SIMD4<Double>) {
    (self.rows, self.low, self.high) = (rows, low, high)
    step = high
    withUnsafeTemporaryAllocation(of: Double.self, capacity: MinimaxBasis.capacity) { numbers in
      if let start = numbers.baseAddress { solve(MinimaxBasis(start)) }
    }
  }

  private mutating func solve(_ basis: MinimaxBasis) {
    // The basis: at first the upper ends of the box, and h >= 0.
    for row in 0...4 { basis.set(row, to: constraint(boxed + 2 * row)) }
    // Small, distinct perturbations of the costs prevent cycling.
    var prices = SIMD8<Double>(1e-11, 2e-11, 3e-11, 4e-11, 1, 0, 0, 0)
    for _ in 0..<300 {
      guard basis.factor() else { return }
      let z = basis.solution
      (step, height) = (z.lowHalf, z[4])
      guard let worst = mostViolated() else { return }
      let entering = constraint(worst)
      let shares = basis.shares(of: entering)
      var leaving: Int?
      var ratio = Double.infinity
      for i in 0...4 where shares[i] > 1e-12 && prices[i] / shares[i] < ratio {
        (leaving, ratio) = (i, prices[i] / shares[i])
      }
      guard let leaving else { return }
      for i in 0...4 { prices[i] = max(prices[i] - ratio * shares[i], 0) }
      basis.set(leaving, to: entering)
      prices[leaving] = ratio
    }
  }

  /// Constraint i as a . z <= b, with z the step followed by h: two for each row, then the box, then h >=
  /// 0. The last lane is b.
  private func constraint(_ index: Int) -> SIMD8<Double> {
    var a = SIMD8<Double>()
    if index < boxed {
      let (block, lane) = (rows.blocks[index / 16], index % 16 / 2)
      let gradient = block.gradient
      let sign: Double = index % 2 == 0 ? 1 : -1
      a.lowHalf =
        sign * SIMD4(gradient.0[lane], gradient.1[lane], gradient.2[lane], gradient.3[lane])
      a[4] = -1
      a[7] = sign * block.distance[lane]
      return a
    }
    let k = (index - boxed) / 2
    if k == 4 {
      a[4] = -1
    } else if index % 2 == 0 {
      (a[k], a[7]) = (1, high[k])
    } else {
      (a[k], a[7]) = (-1, -low[k])
    }
    return a
  }

  /// The constraint that the step violates most.
  private func mostViolated() -> Int? {
    var (worst, excess): (Int?, Double) = (nil, 1e-13 * max(1, height))
    for (index, block) in rows.blocks.enumerated() {
      let remainder = block.remainder(after: step)
      let size: SIMD8<Double> = remainder * remainder.signFactor
      // NaN in a lane hides it, as a comparison would.
      for lane in 0..<8 where size[lane] - height > excess {
        worst = 16 * index + 2 * lane + (remainder[lane] > 0 ? 0 : 1)
        excess = size[lane] - height
      }
    }
    for k in 0..<4 {
      if step[k] - high[k] > excess { (worst, excess) = (boxed + 2 * k, step[k] - high[k]) }
      if low[k] - step[k] > excess { (worst, excess) = (boxed + 2 * k + 1, low[k] - step[k]) }
    }
    if -height > excess { worst = boxed + 8 }
    return worst
  }
}
