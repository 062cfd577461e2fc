import CurveArithmetic

extension WeightedSamples {
  /// The log likelihood of a motion with its penalty for fitted parameters: minus half of Schwarz's
  /// criterion.
  func logLikelihood(cost: Double, parameters: Double) -> Double {
    let n = independentCount
    let variance = max(cost / n, leastVariance)
    return -0.5 * (n * Double.log(variance) + cost / variance + parameters * Double.log(n))
  }

  /// The log likelihood of a design whose placement is fitted and whose own numbers are not.
  ///
  /// The unknown noise leaves a t distribution: the exponent is that of the remaining degrees of freedom.
  func designLikelihood(cost: Double, placement: Double) -> Double {
    let n = independentCount
    let freedom = max(n - placement, 1)
    let variance = max(cost / freedom, leastVariance)
    return -0.5
      * (freedom * Double.log(variance) + cost / variance + placement * Double.log(n))
  }

  /// The log likelihood of the most likely polynomial of degree 0, 1 or 2.
  var polynomialLikelihood: Double {
    let middle = (time(0) + time(count - 1)) / 2
    var equations = NormalEquations(count: 3)
    func powers(_ index: Int) -> [Double] {
      let time = time(index) - middle
      return [1, time, time * time]
    }
    for index in 0..<count {
      let slopes = powers(index)
      for row in 0..<3 {
        for column in 0..<3 {
          equations.matrix[row * 3 + column] += weight(index) * slopes[row] * slopes[column]
        }
        equations.gradient[row] += weight(index) * slopes[row] * value(index)
      }
    }
    return (1...3).reduce(-Double.infinity) { best, terms in
      let factors = equations.change(free: Array(0..<terms)) { _ in 0 }
      let cost = (0..<count).reduce(0.0) { sum, index in
        let residual = zip(factors, powers(index)).reduce(value(index)) { $0 - $1.0 * $1.1 }
        return sum + weight(index) * residual * residual
      }
      return max(best, logLikelihood(cost: cost, parameters: Double(terms)))
    }
  }
}
