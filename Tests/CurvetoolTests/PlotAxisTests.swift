import CurveTestSupport
import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite struct PlotAxisTests {
  /// Ranges of any size and position, from a seeded generator.
  static var ranges: [ClosedRange<Double>] {
    var random = SplitMix64(seed: 0x7469_636b)
    return (0..<500).map { _ in
      let middle = Double.random(in: -1...1, using: &random) * random.logUniform(1e-250...1e250)
      let relative = random.logUniform(1e-5...1e5)
      let half = abs(middle) * relative
      return (middle - half)...(middle + half)
    }
  }

  @Test func ticksAreNiceMultiplesWithinTheRange() {
    for range in Self.ranges {
      for count in [1, 3, 7, 12] {
        let ticks = PlotTick.nice(in: range, atMost: count)
        #expect(ticks.count <= count + 1, "\(range)")
        // Some nice step lies within a factor of 2.5 of any length.
        #expect(Double(ticks.count) >= (Double(count) / 2.5 - 1).rounded(.down), "\(range)")
        for tick in ticks { #expect(range.contains(tick.value)) }
        let steps = zip(ticks, ticks.dropFirst()).map { $1.value - $0.value }
        guard let step = steps.first else { continue }
        let scale = pow(10, log10(step).rounded(.down))
        let lead = [1, 2, 2.5, 5, 10].map { abs(step / scale / $0 - 1) }.min() ?? 1
        #expect(lead < 1e-6, "\(step)")
        for other in steps { #expect(abs(other / step - 1) < 1e-6) }
      }
    }
  }

  @Test func textsReadBackToTheirValues() throws {
    for range in Self.ranges {
      for tick in PlotTick.nice(in: range, atMost: 8) {
        let number = tick.text.replacing(PlotTick.minus, with: "-")
        let value = try #require(Double(number), "\(tick.text)")
        let size = max(abs(range.lowerBound), abs(range.upperBound))
        #expect(abs(value - tick.value) <= size * 1e-9)
        #expect(tick.text.count <= 13, "\(tick.text)")
      }
    }
  }

  @Test(arguments: [
    (0.0...1.0, 5, "0 0.2 0.4 0.6 0.8 1"),
    (-0.3...0.3, 6, "−0.3 −0.2 −0.1 0 0.1 0.2 0.3"),
    (0...1.7, 7, "0 0.25 0.5 0.75 1 1.25 1.5"),
    (0...300, 3, "0 100 200 300"),
    (0...3e6, 3, "0 1e6 2e6 3e6"),
    (-2e-12...2e-12, 4, "−2e−12 −1e−12 0 1e−12 2e−12"),
    (0.00012...0.00018, 3, "0.00012 0.00014 0.00016 0.00018"),
  ])
  func ticksAreAtRoundNumbers(_ range: ClosedRange<Double>, _ count: Int, _ texts: String) {
    let ticks = PlotTick.nice(in: range, atMost: count).map(\.text).joined(separator: " ")
    #expect(ticks == texts)
  }

  @Test func automaticRangesCoverTheirValues() {
    for values in Self.ranges {
      let axis = PlotAxis(wanted: nil, values: values, padding: 0.05, intervals: 5)
      #expect(axis.fraction(values.lowerBound) > 0 && axis.fraction(values.upperBound) < 1)
      // Padding and the move to a near tick leave most of the axis to the values.
      let used = axis.fraction(values.upperBound) - axis.fraction(values.lowerBound)
      #expect(used > 0.7, "\(values)")
    }
  }

  @Test(arguments: [
    (1.0...1.0, 0.5...1.5), (0...0, -1...1), (-4...(-4), -6...(-2)),
    (1...1.0.nextUp, 0.5...1.5),
    (0...Double.leastNonzeroMagnitude, -1...1),
  ])
  func rangesWithoutWidthAreWidened(_ range: ClosedRange<Double>, _ drawn: ClosedRange<Double>) {
    let axis = PlotAxis(wanted: range, values: nil, padding: 0.05, intervals: 4)
    #expect(abs(axis.range.lowerBound - drawn.lowerBound) < 1e-9)
    #expect(abs(axis.range.upperBound - drawn.upperBound) < 1e-9)
    #expect(axis.ticks.count >= 3)
  }

  @Test func everyRangeCanBeDivided() {
    let ends: [Double] = [
      -.infinity, -.greatestFiniteMagnitude, -1, -1e-300, -.leastNonzeroMagnitude, 0,
      .leastNonzeroMagnitude, 1e-300, 1,
      1.0.nextUp, 1 + 1e-12, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    for (index, low) in ends.enumerated() {
      for high in ends[index...] {
        for padding in [0, 0.06] {
          let axis = PlotAxis(wanted: nil, values: low...high, padding: padding, intervals: 6)
          let width = axis.range.upperBound - axis.range.lowerBound
          #expect(width > 0 && width.isFinite, "\(low)...\(high)")
          #expect(!axis.ticks.isEmpty && axis.base.isFinite, "\(low)...\(high)")
        }
      }
    }
  }

  @Test func narrowRangesAreDrawnFromABase() {
    let axis = PlotAxis(
      wanted: nil, values: (1 - 1.1e-12)...(1 + 1.1e-12), padding: 0, intervals: 5)
    #expect(axis.base == 1)
    #expect(axis.label("value") == "value − 1")
    #expect(axis.ticks.map(\.text) == ["−1e−12", "−5e−13", "0", "5e−13", "1e−12"])
    let far = PlotAxis(wanted: -1_000_001...(-1_000_000.5), values: nil, padding: 0, intervals: 4)
    #expect(far.label("") == "value + 1000000.7" || far.label("") == "value + 1000000.8")
  }
}
