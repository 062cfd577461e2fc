import Arithmetic
import TestSupport
import Testing

@Suite struct SegmentFinderTests {
  /// Bounds of every kind: even, random, clustered so that most are in one bucket, doubled, and too
  /// far apart for a table.
  private static func bounds(_ random: inout SplitMix64) -> [[Double]] {
    let even = (0...50).map { Double($0) / 50 }
    let scattered = (0..<300).map { _ in Double.random(in: -3...5, using: &random) }.sorted()
    let clustered = [-1e6] + (0..<200).map { 1 + Double($0) * 1e-9 } + [1e6]
    let doubled = [0, 0, 0, 0.25, 0.25, 0.5, 0.75, 0.75, 1, 1]
    return [even, scattered, clustered, doubled, [0, 1], [-1e308, -1, 0, 1, 2, 1e308]]
  }

  /// The last index at or below a number that has a successor, or 0.
  private static func expected(_ x: Double, _ bounds: [Double]) -> Int {
    bounds.dropLast().lastIndex { $0 <= x } ?? 0
  }

  @Test func findsWhatASearchFromTheEndFinds() {
    var random = SplitMix64(seed: 31)
    var (leaps, tables) = (0, 0)
    for bounds in Self.bounds(&random) {
      let (first, last) = (bounds[0], bounds[bounds.count - 1])
      var numbers = (0..<2000).map { index -> Double in
        switch index % 5 {
        case 0: bounds[Int.random(in: 0..<bounds.count, using: &random)]
        case 1: bounds[Int.random(in: 0..<bounds.count, using: &random)].nextDown
        case 2: bounds[bounds.count / 2] + Double.random(in: -1e-7...1e-7, using: &random)
        default: first + (last / 2 - first / 2) * Double.random(in: -0.1...2.1, using: &random)
        }
      }
      numbers += numbers.sorted() + [.nan, .infinity, -.infinity, -0.0]
      bounds.withUnsafeBufferPointer { buffer in
        SegmentFinder.with(buffer, count: numbers.count) { finder in
          var segment = 0
          for x in numbers {
            segment = finder.index(of: x, near: segment)
            leaps += 1
            if segment != Self.expected(x, bounds) {
              Issue.record("\(x) in \(bounds.count) bounds: \(segment)")
            }
            guard finder.hasTable, x >= first, x < last else { continue }
            tables += 1
            let guess = finder.guess(x)
            let index = x < bounds[guess + 1] ? guess : finder.search(x, guess, bounds.count - 2)
            if index != segment { Issue.record("\(x) in \(bounds.count) bounds: guessed \(guess)") }
          }
        }
      }
    }
    #expect(leaps == 6 * 4004 && tables > 5_000)
  }

  @Test func partitionIsTheFirstThatDoesNotHold() {
    for count in 0...20 {
      for bound in 0...count {
        #expect(SegmentSearch.partition(0..<count) { $0 < bound } == bound)
      }
    }
  }
}
