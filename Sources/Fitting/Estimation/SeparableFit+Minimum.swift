extension SeparableFit {
  /// The nearest minimum of the squared residuals, by the method of Levenberg and Marquardt.
  ///
  /// The damping follows Nielsen (1999). The search ends when a step changes nothing, or when the rest is
  /// rounding, for values with a range of 1. It also ends when a step would lower the sum of squares by
  /// less than a factor of 1e-10, which for 400 samples is 1/5000 of a standard error.
  ///
  /// - Parameters:
  ///   - model: The model that made this fit.
  ///   - steps: The maximum number of steps, accepted or rejected. Each costs one evaluation of the
  ///     model.
  func minimum(_ model: some SeparableModel, steps: Int) -> SeparableFit {
    var best = self
    var damping = 1e-3
    var growth = 2.0
    let rounding = 1e-32 * Double(residuals.count)
    for _ in 0..<steps {
      guard damping < 1e30, best.cost > rounding,
        let step = best.step(damping: damping, bounds: model.bounds),
        step.gain > 1e-10 * best.cost
      else { break }
      let next = SeparableFit(model, shape: step.shape)
      if next.cost < best.cost {
        let turn = 2 * (best.cost - next.cost) / step.gain - 1
        damping *= Swift.max(1.0 / 3, 1 - turn * turn * turn)
        growth = 2
        best = next
        if step.size < 1e-15 { break }
      } else {
        if step.size < 1e-12 { break }
        damping *= growth
        growth *= 2
      }
    }
    return best
  }

  /// The result of the damped step, the decrease in cost that the linear model predicts, and the step's
  /// length; nil if bounds hold every parameter.
  private func step(
    damping: Double, bounds: [ClosedRange<Double>]
  ) -> (shape: [Double], gain: Double, size: Double)? {
    // Kaufman's form of the derivatives: the part that the linear parameters cannot absorb.
    let slopes = slopes.map { slope in
      var remainder = slope
      _ = columns.remove(from: &remainder)
      return remainder
    }
    var free = Array(slopes.indices)
    while !free.isEmpty {
      var change = dampedChange(slopes, free: free, damping: damping)
      let excess = change.reduce(1) { Swift.max($0, abs($1)) }
      for number in free { change[number] /= excess }
      // A parameter at its bound that would leave its range is held there.
      let held = free.filter { number in
        let range = bounds[number]
        return shape[number] + change[number] < range.lowerBound
          && shape[number] == range.lowerBound
          || shape[number] + change[number] > range.upperBound && shape[number] == range.upperBound
      }
      if !held.isEmpty {
        free.removeAll(where: held.contains)
        continue
      }
      var next = shape
      for number in free {
        let range = bounds[number]
        next[number] = Swift.min(
          Swift.max(shape[number] + change[number], range.lowerBound), range.upperBound)
        change[number] = next[number] - shape[number]
      }
      var gain = 0.0
      for index in residuals.indices {
        let model = slopes.indices.reduce(0) { $0 + slopes[$1][index] * change[$1] }
        gain += model * (2 * residuals[index] - model)
      }
      return (next, gain, change.reduce(0) { $0 + abs($1) })
    }
    return nil
  }

  /// The change of the shape that minimises the linear model's cost plus the damping term.
  private func dampedChange(_ slopes: [[Double]], free: [Int], damping: Double) -> [Double] {
    var tall = OrthonormalColumns()
    for number in free { tall.append(slopes[number]) }
    var remainder = residuals
    var target = tall.remove(from: &remainder)
    // The same problem in the few orthonormal coordinates, with the damping as extra rows.
    var small = OrthonormalColumns()
    for (index, number) in free.enumerated() {
      var column = [Double](repeating: 0, count: 2 * free.count)
      for (row, coefficient) in tall.triangle[index].enumerated() { column[row] = coefficient }
      let size = OrthonormalColumns.dot(slopes[number], slopes[number])
      column[free.count + index] = (damping * size).squareRoot()
      small.append(column)
    }
    target += [Double](repeating: 0, count: free.count)
    let found = small.solve(small.remove(from: &target))
    var change = [Double](repeating: 0, count: slopes.count)
    for (index, number) in free.enumerated() { change[number] = found[index] }
    return change
  }
}
