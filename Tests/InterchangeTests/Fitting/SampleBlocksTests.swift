import CurveFitting
import CurveTestSupport
import Foundation
import Testing

/// Fits of so many samples that means of blocks replace them.
@Suite struct SampleBlocksTests {
  private static let count = 100_000
  private static let truth = [230.0, 22, 20, 320, 0.11]

  /// A spring of stiffness 230 and damping 22 from 20 to 320 after a rest of 0.11 s.
  private func samples(
    noise: Double = 0, step: Double = 0, jitter: Double = 0, seed: UInt64 = 1, count: Int = count
  ) throws -> Samples {
    var random = SplitMix64(seed: seed)
    let times = (0..<count).map { index in
      (Double(index) + jitter * (Double.random(in: 0..<1, using: &random) - 0.5)) / Double(count)
    }.sorted()
    let values = times.map { time -> Double in
      let value = Self.value(Self.truth, time) + (noise > 0 ? noise * normal(&random) : 0)
      return step > 0 ? (value / step).rounded() * step : value
    }
    return try Samples(times: times, values: values)
  }

  /// The closed form of a spring by its stiffness, damping, ends and start.
  private static func value(_ numbers: [Double], _ time: Double) -> Double {
    let (p, t) = (numbers[1] / 2, max(time - numbers[4], 0))
    let frequency = (numbers[0] - p * p).squareRoot()
    let swing = cos(frequency * t) + p / frequency * sin(frequency * t)
    return numbers[3] + (numbers[2] - numbers[3]) * exp(-p * t) * swing
  }

  private func errors(_ fit: SpringFit) -> [(name: String, error: Double, standardError: Double)] {
    [
      ("stiffness", fit.stiffness.value / 230 - 1, fit.stiffness.standardError / 230),
      ("damping", fit.damping.value / 22 - 1, fit.damping.standardError / 22),
      ("from", (fit.from.value - 20) / 300, fit.from.standardError / 300),
      ("to", (fit.to.value - 320) / 300, fit.to.standardError / 300),
      ("start", fit.start.value - 0.11, fit.start.standardError),
    ]
  }

  @Test(arguments: [0, 0.9]) func exactSamplesReturnTheSpring(jitter: Double) throws {
    let fit = try SpringFit(try samples(jitter: jitter))
    #expect(fit.residuals.values.count == Self.count)
    for (name, error, _) in errors(fit) { #expect(abs(error) <= 1e-6, "\(name): \(error)") }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func noiseHasItsErrors(seed: UInt64) throws {
    let fit = try SpringFit(try samples(noise: 3, seed: seed))
    for (name, error, standardError) in errors(fit) {
      #expect(abs(error) <= 4 * standardError, "\(name): \(error) ± \(standardError)")
      // All samples count: a hundredth of them would state ten times the errors.
      #expect(standardError <= 3e-3, "\(name): ± \(standardError)")
    }
    #expect(abs(fit.noise / 3 - 1) <= 0.05)
  }

  @Test func wholePixelsAreThinned() throws {
    let fit = try SpringFit(try samples(step: 1))
    for (name, error, standardError) in errors(fit) {
      #expect(abs(error) <= max(4 * standardError, 1e-6), "\(name): \(error) ± \(standardError)")
      #expect(abs(error) <= 0.01, "\(name): \(error)")
    }
  }

  /// The most likely numbers by all samples are those by the means: a step of Newton's method from the fit of the
  /// means, by derivatives of the closed form at all samples, is far within the errors.
  @Test func meansLoseNothing() throws {
    let all = try samples(noise: 3, jitter: 0.9, seed: 4, count: 300_000)
    var blocks = SampleBlocks()
    for (time, value) in zip(all.times, all.values) { blocks.append(time: time, value: value) }
    let few = try blocks.samples()
    #expect(few.averaging == 16 && few.times.count == 18_750 && blocks.count == 300_000)
    let fit = try SpringFit(few, known: KnownMotion(velocity: 0))
    let estimates = [fit.stiffness, fit.damping, fit.from, fit.to, fit.start]
    let numbers = estimates.map(\.value)
    var equations = [[Double]](repeating: [Double](repeating: 0, count: 6), count: 5)
    for (time, value) in zip(all.times, all.values) {
      var row = estimates.indices.map { index -> Double in
        var (low, high) = (numbers, numbers)
        low[index] -= estimates[index].standardError / 10
        high[index] += estimates[index].standardError / 10
        return 5 * (Self.value(high, time) - Self.value(low, time))
      }
      row.append(value - Self.value(numbers, time))
      for a in 0..<5 { for b in 0..<6 { equations[a][b] += row[a] * row[b] } }
    }
    // The step in units of the standard errors, by Gauss's elimination.
    for pivot in 0..<5 {
      let scale = equations[pivot][pivot]
      for column in 0..<6 { equations[pivot][column] /= scale }
      for row in 0..<5 where row != pivot {
        let factor = equations[row][pivot]
        for column in 0..<6 { equations[row][column] -= factor * equations[pivot][column] }
      }
    }
    for row in equations { #expect(abs(row[5]) <= 0.05, "\(equations.map { $0[5] })") }
  }

  /// Sixteen times the samples with four times the noise tell as much.
  @Test func meansStateTheErrorsOfAllSamples() throws {
    let few = try SpringFit(try samples(noise: 0.75, seed: 6, count: 16_000))
    let many = try SpringFit(try samples(noise: 3, seed: 7, count: 256_000))
    for (a, b) in zip(errors(few), errors(many)) {
      #expect(abs(a.standardError / b.standardError - 1) <= 0.03, "\(a), \(b)")
    }
    #expect(abs(many.noise / 3 - 1) <= 0.02)
  }

  /// A row that comes late is part of the mean of its block.
  @Test func lateSamplesCount() throws {
    let all = try samples(noise: 3, seed: 8)
    var blocks = SampleBlocks()
    for index in all.times.indices where index != 90_006 {
      blocks.append(time: all.times[index], value: all.values[index])
      if index == 90_100 {
        let isTaken = blocks.insert(time: all.times[90_006], value: all.values[90_006])
        #expect(isTaken)
      }
    }
    let isTaken = blocks.insert(time: 0.01, value: 0)
    #expect(!isTaken && blocks.count == Self.count)
    let means = try blocks.samples()
    // Of blocks of four, the one without the late row has the first row of the next one.
    let mean = all.values[90_004...90_008].reduce(0) { $0 + $1 / 5 }
    let time = all.times[90_004...90_008].reduce(0) { $0 + $1 / 5 }
    let index = try #require(means.times.firstIndex { abs($0 - time) <= 1e-12 })
    // The correction for the curvature has a hundredth of the noise; a fifth of the row has far more.
    #expect(abs(all.values[90_006] - mean) / 4 > 0.06)
    #expect(abs(means.values[index] - mean) <= 0.03)
  }
}
