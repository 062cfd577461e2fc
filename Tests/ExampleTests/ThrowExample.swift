import Curves
import Spring
import Testing
import Timeline

/// docs/library.md: throw to an edge, and stagger.
@Suite struct ThrowExample {
  @Test func throwToAnEdge() throws {
    // docs: throw to an edge
    if let scrollView = DecaySystem.named("uiscrollview") {
      let free = try scrollView.decay(from: 100, velocity: 2000)
      let bounded = try BoundedDecay(free, in: 0...600, edge: scrollView.edge)
      print(free.restingValue, bounded.impact?.time ?? .infinity, bounded.value(at: 0.5))
    }
    // end
    let system = try #require(DecaySystem.named("uiscrollview"))
    let free = try system.decay(from: 100, velocity: 2000)
    // UIScrollView multiplies the velocity by 0.998 each millisecond.
    #expect(abs(free.restingValue - (100 + 2000 * 0.998 / (1000 * (1 - 0.998)))) <= 2)
    let bounded = try BoundedDecay(free, in: 0...600, edge: system.edge)
    let impact = try #require(bounded.impact)
    #expect(abs(free.value(at: impact.time) - 600) <= 1e-9)
    #expect(bounded.value(at: impact.time / 2) == free.value(at: impact.time / 2))
    #expect(abs(bounded.value(at: 10) - 600) <= 1e-6)
  }

  @Test func staggerDelays() throws {
    // docs: stagger
    let delays = try Stagger(each: 0.05, from: .center).delays(count: 5)
    // end
    for (delay, meant) in zip(delays, [0.1, 0.05, 0, 0.05, 0.1]) {
      #expect(abs(delay - meant) <= 1e-15)
    }
  }
}
