import CurveFitting
import CurveTestSupport
import Testing

/// Numbers by their rank, against sorted copies.
@Suite struct OrderStatisticTests {
  @Test func everyRankIsThatOfTheSortedNumbers() {
    var random = SplitMix64(seed: 12)
    let spread = (0..<200).map { _ in Double.random(in: 0...1, using: &random) }
    let steps = (0..<200).map { _ in 1.0 / 60 + Double.random(in: -1e-9...1e-9, using: &random) }
    // Of every size, and all of their bits in use.
    let wide = (0..<200).map { _ in
      Double(bitPattern: random.next() % Double.infinity.bitPattern)
    }
    let few = (0..<200).map { _ in Double(Int.random(in: 0..<4, using: &random)) }
    let ends = [0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, 1]
    for numbers in [spread, steps, wide, few, ends, [3]] {
      let sorted = numbers.sorted()
      for rank in numbers.indices {
        let found = OrderStatistic.number(at: rank, of: numbers.count) { numbers[$0] }
        #expect(found == sorted[rank])
      }
    }
  }
}
