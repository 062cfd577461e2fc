import CurveTestSupport
import Testing

@testable import CurveFitting

/// The sums behind the fits of recordings, against differences and plain products.
@Suite struct ChainEquationsTests {
  /// Motions of every kind, one after the other, the curve with a spring in its flight.
  private var chain: EventChain {
    var bounce = MotionEvent.spring(
      at: 1.52, frequency: 15, ratio: 0.7, to: 0, velocity: 0, .continued)
    bounce.form = .edge
    return EventChain(
      first: 0.1, isOpen: false,
      events: [
        .spring(at: 0.11, frequency: 14, ratio: 0.6, to: 0.7, velocity: 1.5),
        .spring(at: 0.43, frequency: 11, ratio: 1, to: 0.2, velocity: 0, .continued),
        .curve(at: 0.78, duration: 0.5, [0.4, 0.1, 0.3, 0.9], to: 0.9),
        .decay(at: 1.17, rate: 4, velocity: -2), bounce,
        .decay(at: 1.65, rate: 3, velocity: 0, .continued),
        .jump(at: 2.005, to: 0.4), .fling(at: 2.13, duration: 0.6, to: 0.8, .android),
        .fling(at: 2.91, duration: 0.7, to: 0.2, .chromium), .stop(at: 3.307),
      ])
  }

  private func samples(_ random: inout SplitMix64) -> SegmentSamples {
    // Some steps are uneven.
    let times: [Double] = (0..<430).map { (index: Int) -> Double in
      let offset: Double = index % 50 == 7 ? 0.002 : 0
      return Double(index) / 120 + offset
    }
    let values: [Double] = times.map { _ in normal(&random) }
    let weights: [Double] = times.map { _ in Double.random(in: 0.5...2, using: &random) }
    return SegmentSamples(
      times, values, weights, deviation: 1, leastVariance: 1e-8, step: 1.0 / 120)
  }

  /// The derivatives that the equations sum up are those of the values.
  @Test func equationsMatchTheDerivatives() {
    var random = SplitMix64(seed: 5)
    let (chain, samples) = (chain, samples(&random))
    let parameters = chain.parameters
    let step = 1e-6
    let columns = parameters.map { parameter in
      let ends = [-step, step].map { change in
        var moved = chain
        moved[parameter] += change
        return moved.values(at: samples)
      }
      return zip(ends[0], ends[1]).map { ($1 - $0) / (2 * step) }
    }
    let residuals = zip(samples.values, chain.values(at: samples)).map { $0 - $1 }
    let equations = chain.equations(samples, parameters)
    func product(_ a: [Double], _ b: [Double]) -> Double {
      zip(samples.weights, zip(a, b)).reduce(0) { $0 + $1.0 * $1.1.0 * $1.1.1 }
    }
    var (matrix, gradient) = (LargestError(), LargestError())
    let sizes = columns.map { product($0, $0).squareRoot() }
    let size = product(residuals, residuals).squareRoot()
    for row in parameters.indices {
      for column in parameters.indices {
        let found = equations.matrix[row * parameters.count + column]
        let truth = product(columns[row], columns[column])
        matrix.include(abs(found - truth) / (sizes[row] * sizes[column]))
      }
      let truth = product(columns[row], residuals)
      gradient.include(abs(equations.gradient[row] - truth) / (sizes[row] * size))
    }
    #expect(matrix.value <= 1e-3 && matrix.count == 33 * 33, "\(matrix)")
    #expect(gradient.value <= 1e-3, "\(gradient)")
    #expect(abs(equations.cost / (size * size) - 1) <= 1e-12)
    #expect(abs(chain.cost(samples) / (size * size) - 1) <= 1e-12)
  }

  /// A block of the inverse, and distances in its metric.
  @Test func theCovarianceOfAFewIsABlockOfAll() {
    var random = SplitMix64(seed: 6)
    let count = 7
    var equations = NormalEquations(count: count)
    for _ in 0..<20 {
      let row: [Double] = (0..<count).map { _ in normal(&random) }
      for a in 0..<count {
        for b in 0..<count { equations.matrix[a * count + b] += row[a] * row[b] }
      }
    }
    let all = equations.covariance(free: Array(0..<count))
    var inverse = LargestError()
    for a in 0..<count {
      for b in 0..<count {
        let element = (0..<count).reduce(0.0) { (sum: Double, index: Int) -> Double in
          sum + all[a][index] * equations.matrix[index * count + b]
        }
        inverse.include(abs(element - (a == b ? 1 : 0)))
      }
    }
    #expect(inverse.value <= 1e-10 && inverse.count == count * count)
    #expect(
      equations.covariance(of: [4, 1]) == [[all[4][4], all[4][1]], [all[1][4], all[1][1]]])
    let vector: [Double] = (0..<count).map { _ in normal(&random) }
    var distance = 0.0
    for a in 0..<count {
      for b in 0..<count { distance += vector[a] * all[a][b] * vector[b] }
    }
    #expect(abs(equations.distance(vector) / distance - 1) <= 1e-10)
    // The last parameter repeats the first.
    for index in 0..<count {
      equations.matrix[index * count + count - 1] = equations.matrix[index * count]
    }
    for index in 0..<count {
      equations.matrix[(count - 1) * count + index] = equations.matrix[index]
    }
    let few = equations.covariance(of: [0, 3])
    #expect(few[0][0] == .infinity && few[1][1].isFinite)
  }

  /// A change of a long chain is judged near it: what is missing is dearer there, and what was missing cheaper.
  @Test func aChangeIsJudgedNearIt() throws {
    var random = SplitMix64(seed: 7)
    let chain = chain
    let empty = samples(&random)
    let deviation = 0.003
    let samples = SegmentSamples(
      empty.times, chain.values(at: empty).map { $0 + deviation * normal(&random) },
      empty.times.map { _ in 1 / (deviation * deviation) }, deviation: deviation,
      leastVariance: 1e-8, step: empty.step)
    let prices = EventPrices(curves: [])
    let known = ChainFit(samples, from: chain, steps: 30, tolerance: 1e-3)
    var count = 0
    for index in 1..<chain.events.count - 1 {
      var (fewer, other) = (known.chain, known.chain)
      fewer.events.remove(at: index)
      other.events[index] = .stop(at: other.events[index].start)
      for changed in [fewer, other] {
        var costs = LocalTrial.Known()
        guard let trial = LocalTrial(changed, insteadOf: known, nil, samples, prices, &costs)
        else { continue }
        count += 1
        #expect(trial.excess > 10 && trial.chain.events.count == changed.events.count, "\(index)")
        let wrong = ChainFit(samples, from: trial.chain, steps: 0, tolerance: 1)
        costs = [:]
        guard let back = LocalTrial(known.chain, insteadOf: wrong, nil, samples, prices, &costs)
        else { continue }
        #expect(back.excess < -10, "\(index)")
      }
    }
    #expect(count >= 10)
  }
}
