import CurveArithmetic

/// The numbers that people write for one parameter: multiples of some steps, each as likely as its coarsest
/// step.
struct RoundNumbers: Sendable {
  /// A step with the probability that a number is one of its multiples and of no coarser step's.
  struct Level: Sendable {
    let step: Double
    let probability: Double
  }

  /// A number with the width of the range that it stands for times the probability of its step.
  struct Number {
    let value: Double
    let weight: Double
  }

  /// The largest count of numbers that ``numbers(in:)`` returns for one step.
  static let capacity = 150.0

  let levels: [Level]

  init(_ levels: KeyValuePairs<Double, Double>) {
    self.levels = levels.map { Level(step: $0.key, probability: $0.value) }
  }

  /// The numbers in a range. A step with more than ``capacity`` multiples in it is left out: so wide a
  /// range determines none of them.
  func numbers(in range: ClosedRange<Double>) -> [Number] {
    levels.indices.flatMap { numbers(of: $0, in: range) }
  }

  /// The multiples of one step in a range, without those of coarser steps.
  func numbers(of level: Int, in range: ClosedRange<Double>) -> [Number] {
    let (step, probability) = (levels[level].step, levels[level].probability)
    let low = (range.lowerBound / step).rounded(.up)
    let high = (range.upperBound / step).rounded(.down)
    guard low <= high, high - low <= Self.capacity else { return [] }
    var found: [Number] = []
    for multiple in stride(from: low, through: high, by: 1) {
      let isCoarser = levels[..<level].contains { coarser in
        let quotient = multiple * step / coarser.step
        return abs(quotient - quotient.rounded()) < 1e-6
      }
      if isCoarser { continue }
      // 1/step is a whole number for steps below 1, so the quotient is the nearest double.
      let value = step < 1 ? multiple / (1 / step).rounded() : multiple * step
      found.append(Number(value: value, weight: probability * step))
    }
    return found
  }
}

/// The probability densities of parameters, apart from the preference for round numbers.
enum BroadDensity {
  /// A number whose logarithm is normal around a median's.
  static func logNormal(_ x: Double, median: Double, deviation: Double) -> Double {
    guard x > 0 else { return 0 }
    let z = Double.log(x / median) / deviation
    return Double.exp(-z * z / 2) / (x * deviation * (2 * Double.pi).squareRoot())
  }

  /// The damping ratio: even up to 1, rarer above it.
  static func dampingRatio(_ ratio: Double) -> Double {
    guard ratio >= 0 else { return 0 }
    return (ratio <= 1 ? 1 : Double.exp(-(ratio - 1) / 0.35)) / 1.35
  }

  /// The response in seconds.
  static func response(_ seconds: Double) -> Double {
    logNormal(seconds, median: 0.4, deviation: 0.6)
  }

  /// The stiffness of a spring.
  static func stiffness(_ stiffness: Double) -> Double {
    logNormal(stiffness, median: 220, deviation: 1)
  }

  /// The duration of a timing function in seconds.
  static func duration(_ seconds: Double) -> Double {
    logNormal(seconds, median: 0.3, deviation: 0.6)
  }
}
