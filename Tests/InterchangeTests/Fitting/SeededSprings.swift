import CurveFitting
import CurveTestSupport
import Foundation
import Spring

/// A motion with the times of its samples, for a fit to find.
struct SeededSpring {
  let frequency: Double
  let ratio: Double
  let from: Double
  let to: Double
  let velocity: Double
  let times: [Double]

  /// Damping ratio 0.05 to 3, any velocity, 40 to 400 samples over three to seven times the slowest
  /// rate's time, at equal, jittered or random times.
  init(_ number: Int, _ random: inout SplitMix64) {
    ratio = random.logUniform(0.05...3)
    frequency = random.logUniform(1...60)
    from = Double.random(in: -50...50, using: &random)
    let distance = random.logUniform(0.1...1000)
    to = from + (Bool.random(using: &random) ? distance : -distance)
    velocity = (to - from) * frequency * Double.random(in: -2...2, using: &random)
    let count = Int.random(in: 40...400, using: &random)
    let slow = ratio < 1 ? ratio : 1 / (ratio + (ratio * ratio - 1).squareRoot())
    // At least six samples per period, or the frequency could not be determined.
    let span =
      min(
        Double.random(in: 3...7, using: &random) / slow, Double.pi / 3 * Double(count)) / frequency
    switch number % 3 {
    case 0: times = (0..<count).map { span * Double($0) / Double(count - 1) }
    case 1:
      times = (0..<count).map { index in
        let jitter = index == 0 ? 0 : Double.random(in: -0.4...0.4, using: &random)
        return span * (Double(index) + jitter) / Double(count - 1)
      }
    default:
      times = [0] + (1..<count).map { _ in Double.random(in: 0...span, using: &random) }.sorted()
    }
  }

  /// k/m, c/m, from, to, velocity.
  var parameters: [Double] {
    [frequency * frequency, 2 * ratio * frequency, from, to, velocity]
  }

  /// The names of the parameters in the fit.
  static let names: [SpringFit.Parameter] = [.stiffness, .damping, .from, .to, .velocity]

  /// The scales for errors of the parameters.
  var sizes: [Double] {
    let distance = abs(to - from)
    return [frequency * frequency, 2 * ratio * frequency, distance, distance, distance * frequency]
  }

  static func values(_ parameters: [Double], _ times: [Double]) throws -> [Double] {
    let motion = try SpringMotion(
      DampedSpring(stiffness: parameters[0], damping: parameters[1]), from: parameters[2],
      to: parameters[3], initialVelocity: parameters[4])
    return times.map { motion.value(at: $0) }
  }

  /// The samples with normal errors of a standard deviation.
  func samples(noise: Double, _ random: inout SplitMix64) throws -> Samples {
    let values = try Self.values(parameters, times).map { value in
      let radius = (-2 * Double.log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
      return value + noise * radius * Double.cos(Double.random(in: 0...2 * .pi, using: &random))
    }
    return try Samples(times: times, values: values)
  }

  /// The smallest standard deviations of any unbiased estimate (Cramér and Rao), for errors of standard
  /// deviation 1, from finite differences of the motion itself.
  func leastErrors() throws -> [Double] {
    let columns = try parameters.indices.map { index -> [Double] in
      let step = 1e-5 * sizes[index]
      var (low, high) = (parameters, parameters)
      low[index] -= step
      high[index] += step
      let change = zip(try Self.values(high, times), try Self.values(low, times)).map { $0 - $1 }
      // In units of the sizes, so that the matrix is well scaled.
      return change.map { $0 * sizes[index] / (2 * step) }
    }
    var matrix = columns.map { a in columns.map { b in zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } } }
    var inverse = (0..<5).map { row in (0..<5).map { $0 == row ? 1.0 : 0 } }
    for pivot in 0..<5 {
      let scale = matrix[pivot][pivot]
      for column in 0..<5 {
        matrix[pivot][column] /= scale
        inverse[pivot][column] /= scale
      }
      for row in 0..<5 where row != pivot {
        let factor = matrix[row][pivot]
        for column in 0..<5 {
          matrix[row][column] -= factor * matrix[pivot][column]
          inverse[row][column] -= factor * inverse[pivot][column]
        }
      }
    }
    return (0..<5).map { inverse[$0][$0].squareRoot() * sizes[$0] }
  }
}

extension SpringFit {
  /// As ``SeededSpring/parameters``.
  var estimates: [Estimate] { [stiffness, damping, from, to, velocity] }
}
