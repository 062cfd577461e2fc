import Curves
import Testing

/// Differences over intervals other than 0...1, by quadrature of the definition.
@Suite struct IntervalTests {
  @Test(arguments: [0.2...0.7, -0.5...0.25, 0.9...3, 0...0.01])
  func meanSquareIsPerLength(interval: ClosedRange<Double>) throws {
    let pairs = [
      ("ease", "linear"), ("ease-in-out", "penner.in-out-back"), ("linear", "0.3,0,0.2,1.4"),
    ]
    for (one, other) in pairs {
      let (first, second) = (try Easing(one), try Easing(other))
      let difference = CurveDifference(first, second, over: interval)
      // The midpoint rule.
      let count = 100_000
      let length = interval.upperBound - interval.lowerBound
      var (sum, largest) = (0.0, 0.0)
      for index in 0..<count {
        let x = interval.lowerBound + length * (Double(index) + 0.5) / Double(count)
        let distance = abs(first.value(at: x) - second.value(at: x))
        sum += distance * distance
        if !(distance <= largest) { largest = distance }
      }
      let expected = (sum / Double(count)).squareRoot()
      #expect(expected > 1e-6)
      #expect(abs(difference.rootMeanSquare / expected - 1) <= 1e-5, "\(one) \(other) \(interval)")
      #expect(abs(difference.maximum.value / largest - 1) <= 1e-3)
      #expect(interval.contains(difference.maximum.progress))
    }
  }
}
