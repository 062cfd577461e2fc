import CurveArithmetic
import CurveTestSupport
import Testing

@Suite struct SegmentFinderTests {
  /// Bounds of every kind: even, random, clustered so that most are in one bucket, doubled, few, and too
  /// far apart for a table.
  private static func bounds(_ random: inout SplitMix64) -> [[Double]] {
    // Types for the compiler, which otherwise takes seconds here.
    let even: [Double] = (0...50).map { Double($0) / 50 }
    let scattered = (0..<300).map { _ in Double.random(in: -3...5, using: &random) }.sorted()
    let close: [Double] = (0..<200).map { 1 + Double($0) * 1e-9 }
    let clustered: [Double] = [-1e6] + close + [1e6]
    let last: [Double] = [1e9 - 2, 1e9 - 1, 1e9 - 1, 1e9, 1e9]
    let atTheEnd: [Double] = (0..<9).map(Double.init) + last
    let doubled: [Double] = [0, 0, 0, 0.25, 0.25, 0.5, 0.75, 0.75, 1, 1]
    let wide: [Double] = [-1e308, -1, 0, 1, 2, 3, 4, 5, 6, 1e308]
    let narrow: [Double] = (0..<20).map { Double($0) * .leastNonzeroMagnitude }
    let equal = [Double](repeating: 3, count: 12)
    let short: [[Double]] = (3...10).map { count in (0..<count).map(Double.init) }
    let long: [[Double]] = [even, scattered, clustered, atTheEnd, wide, narrow, equal]
    return long + [doubled, [0, 1], [2, 2]] + short
  }

  /// The last index at or below a number that has a successor, or 0.
  private static func expected(_ x: Double, _ bounds: [Double]) -> Int {
    bounds.dropLast().lastIndex { $0 <= x } ?? 0
  }

  @Test func findsWhatASearchFromTheEndFinds() {
    var random = SplitMix64(seed: 31)
    var (found, inside) = (0, 0)
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
      let far: [Double] = [.nan, -.nan, .infinity, -.infinity, -0.0, 1e308, -1e308]
      numbers += numbers.sorted() + numbers.sorted().reversed() + far
      bounds.withUnsafeBufferPointer { buffer in
        numbers.withUnsafeBufferPointer { numbers in
          SegmentTable(bounds).withFinder(in: buffer) { finder in
            var next = 0
            func check(_ segment: Int, _ index: Int, isInside: Bool) -> Int {
              let x = numbers[index]
              let expected = Self.expected(x, bounds)
              if segment != expected || index != next || isInside != (x >= first && x < last) {
                Issue.record("\(x) in \(bounds.count) bounds: \(segment), not \(expected)")
              }
              if finder.segment(of: x) != expected { Issue.record("\(x) alone") }
              next = index + 1
              (found, inside) = (found + 1, inside + (isInside ? 1 : 0))
              return next
            }
            finder.forEach(in: numbers) { segment, index in
              _ = check(segment, index, isInside: false)
            } _: { segment, index, _ in
              check(segment, index, isInside: true)
            }
          }
        }
      }
    }
    #expect(found == 18 * 6007 && inside > 50_000)
  }

  /// Searching a few numbers without a branch gives the last below, or the first.
  @Test func lastBelowIsTheLastThatIsSmaller() {
    for count in 1...20 {
      let numbers = (0..<count).map { Double($0 / 2) }
      for x in stride(from: -1, through: Double(count), by: 0.25) {
        let expected = numbers.lastIndex { $0 < x } ?? 0
        let found = numbers.withUnsafeBufferPointer { SegmentSearch.lastBelow(x, in: $0) }
        #expect(found == expected)
      }
    }
  }

  @Test func partitionIsTheFirstThatDoesNotHold() {
    for count in 0...20 {
      for bound in 0...count {
        #expect(SegmentSearch.partition(0..<count) { $0 < bound } == bound)
      }
    }
  }
}
