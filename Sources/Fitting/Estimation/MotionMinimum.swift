/// The parameters of a kind of motion, in units in which the samples' span and range are 1.
protocol MotionVector: Sendable {
  associatedtype Trajectory: MotionTrajectory
  /// The number of parameters, at most 8.
  static var count: Int { get }
  /// The number of the first parameters, in which the motion is linear.
  static var linearCount: Int { get }
  /// The parameters.
  var values: SIMD8<Double> { get set }
  /// The motion as a function of time.
  var trajectory: Trajectory { get }
}

/// A motion as a function of time, with the factors that do not depend on the time.
protocol MotionTrajectory {
  /// The value and its derivatives by the parameters.
  func slopes(at time: Double) -> (value: Double, slopes: SIMD8<Double>)
}

/// A minimum of the weighted squared residuals of one kind of motion.
struct MotionMinimum<Vector: MotionVector>: Sendable {
  let vector: Vector
  let equations: NormalEquations
  var cost: Double { equations.cost }

  /// The parameters to fit, with their ranges.
  struct Freedom: Sendable {
    var free: [Int]
    var ranges: [ClosedRange<Double>]

    init(_ free: [Int], ranges: [Int: ClosedRange<Double>]) {
      self.free = free
      self.ranges = (0..<Vector.count).map { ranges[$0] ?? -Double.infinity...Double.infinity }
    }
  }

  /// The nearest minimum, by the method of Levenberg and Marquardt.
  ///
  /// Only the parameters in which the motion is not linear are damped, as Nielsen does (1999). The search
  /// ends when a step changes nothing, when the residuals are rounding, or when a step would lower the cost
  /// by less than a factor of 1e-10.
  ///
  /// - Complexity: one pass over the samples for each step, no memory for each sample.
  init(_ samples: WeightedSamples, from vector: Vector, _ freedom: Freedom, steps: Int) {
    var best = vector
    var equations = samples.equations(at: best)
    var damping = 1e-3
    var growth = 2.0
    let rounding = 1e-33 * Double(samples.count)
    for _ in 0..<steps {
      guard damping < 1e20, equations.cost > rounding,
        let step = Self.step(best, equations, freedom, damping),
        step.gain > 1e-10 * equations.cost
      else { break }
      let next = samples.equations(at: step.vector)
      if next.cost < equations.cost {
        let turn = 2 * (equations.cost - next.cost) / step.gain - 1
        damping *= max(1.0 / 3, 1 - turn * turn * turn)
        growth = 2
        (best, equations) = (step.vector, next)
        if step.size < 1e-15 { break }
      } else {
        if step.size < 1e-13 { break }
        damping *= growth
        growth *= 2
      }
    }
    self.vector = best
    self.equations = equations
  }

  /// The result of a damped step, the predicted decrease in cost, and the step's length; nil if bounds
  /// hold every parameter.
  private static func step(
    _ vector: Vector, _ equations: NormalEquations, _ freedom: Freedom, _ damping: Double
  ) -> (vector: Vector, gain: Double, size: Double)? {
    var free = freedom.free
    while !free.isEmpty {
      var change = equations.change(free: free) { $0 >= Vector.linearCount ? damping : 0 }
      let shape = free.filter { $0 >= Vector.linearCount }
      let excess = shape.reduce(1) { max($0, abs(change[$1])) }
      for index in free { change[index] /= excess }
      // A parameter at its bound that would leave its range is held there.
      let held = shape.filter { index in
        let range = freedom.ranges[index]
        return change[index] < 0 && vector.values[index] <= range.lowerBound
          || change[index] > 0 && vector.values[index] >= range.upperBound
      }
      if !held.isEmpty {
        free.removeAll(where: held.contains)
        continue
      }
      var next = vector
      for index in free {
        let range = freedom.ranges[index]
        next.values[index] = min(
          max(vector.values[index] + change[index], range.lowerBound), range.upperBound)
        change[index] = next.values[index] - vector.values[index]
      }
      return (next, equations.gain(change), free.reduce(0) { $0 + abs(change[$1]) })
    }
    return nil
  }
}

extension WeightedSamples {
  /// The normal equations of a motion in all of its parameters, in one pass.
  func equations<Vector: MotionVector>(at vector: Vector) -> NormalEquations {
    let trajectory = vector.trajectory
    var rows = (
      SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero,
      SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero
    )
    var gradient = SIMD8<Double>.zero
    var cost = 0.0
    for index in 0..<count {
      let weight = weight(index)
      guard weight > 0 else { continue }
      let (value, slopes) = trajectory.slopes(at: time(index))
      let residual = self.value(index) - value
      let weighted = slopes * weight
      rows.0 += slopes[0] * weighted
      rows.1 += slopes[1] * weighted
      rows.2 += slopes[2] * weighted
      rows.3 += slopes[3] * weighted
      rows.4 += slopes[4] * weighted
      rows.5 += slopes[5] * weighted
      if Vector.count > 6 {
        rows.6 += slopes[6] * weighted
        rows.7 += slopes[7] * weighted
      }
      gradient += residual * weighted
      cost += weight * residual * residual
    }
    var equations = NormalEquations(count: Vector.count)
    let all = [rows.0, rows.1, rows.2, rows.3, rows.4, rows.5, rows.6, rows.7]
    for row in 0..<Vector.count {
      for column in 0..<Vector.count {
        equations.matrix[row * Vector.count + column] = all[row][column]
      }
      equations.gradient[row] = gradient[row]
    }
    equations.cost = cost
    return equations
  }
}
