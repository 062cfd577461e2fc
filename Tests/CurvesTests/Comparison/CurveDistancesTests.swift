import CurvePlatforms
import Curves
import Testing

/// Many curves at once, against each two alone and against closed forms.
@Suite struct CurveDistancesTests {
  private static let texts = [
    "linear", "penner.in-quad", "penner.in-cubic", "ease", "steps(7, jump-both)",
    "penner.out-bounce", "penner.in-out-elastic", "linear(0, 1.3 20%, 0.8 60%, 1)", "steps(1000)",
    "repeated(ease-in, 5)", "mirrored(penner.in-elastic)", "penner.out-circ",
    "cubic-bezier(0.3, -0.7, 0.3, 1.9)", "spring(stiffness: 230, damping: 12)",
  ]

  @Test(arguments: [0...1, 0.2...0.7, 0...0.01])
  func distancesOfPairsMatchSingleComparisons(interval: ClosedRange<Double>) throws {
    let curves = try Self.texts.map { try Easing($0) }
    let distances = CurveDistances(curves, over: interval)
    var compared = 0
    for (row, first) in curves.enumerated() {
      for (column, second) in curves.enumerated() where column != row {
        let alone = CurveDifference(first, second, over: interval).maximum.value
        let scale = max(1, alone)
        #expect(
          abs(distances[row, column] - alone) <= 1e-13 * scale, "\(first), \(second) \(interval)")
        compared += 1
      }
    }
    #expect(compared == Self.texts.count * (Self.texts.count - 1))
  }

  @Test func closedFormsAreExact() throws {
    let curves = try Self.texts.map { try Easing($0) }
    let distances = CurveDistances(curves)
    // x - x^2, x^2 - x^3, and a saw of 1000 teeth.
    #expect(abs(distances[0, 1] - 0.25) <= 2e-15)
    #expect(abs(distances[2, 1] - 4 / 27.0) <= 2e-15)
    #expect(abs(distances[0, 8] - 1e-3) <= 2e-15)
    // A curve is at no distance from itself.
    #expect(CurveDistances([curves[3], curves[3]])[0, 1] == 0)
  }

  /// Each curve is sampled once, however many it is compared with.
  @Test func evaluationsGrowWithTheCurvesNotTheirPairs() {
    func evaluations(_ count: Int) -> Int {
      let counter = Counter()
      let curves = (0..<count).map { CountedLine(slope: Double($0), counter: counter) }
      let distances = CurveDistances(curves)
      #expect(distances[0, count - 1] == Double(count - 1))
      return counter.count
    }
    let (few, many) = (evaluations(10), evaluations(100))
    #expect(few > 1000 && many == 10 * few)
  }
}

/// Counts evaluations; used by one thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct CountedLine: TimingFunction {
  var slope: Double
  var counter: Counter

  func value(at progress: Double) -> Double {
    counter.count += 1
    return slope * progress
  }

  func velocity(at progress: Double) -> Double {
    counter.count += 1
    return slope
  }

  static func == (a: Self, b: Self) -> Bool { a.slope == b.slope }

  func hash(into hasher: inout Hasher) { hasher.combine(slope) }
}
