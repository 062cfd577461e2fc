import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct ReflectionTests {
  /// The motion without bounds passes an edge, and then one extent after the other: each of them is a jump of twice the
  /// velocity, also where the motion is slow and the time of the edge is rounded.
  @Test(arguments: ["flutter", "react-native", "uiscrollview", "motion"])
  func everyReflectionIsListed(name: String) throws {
    let system = try #require(DecaySystem.all.first { $0.name == name })
    var random = SplitMix64(seed: 4711)
    var (late, worst) = (0, LargestError())
    for _ in 0..<60 {
      let width = random.logUniform(40...900)
      let low = Double.random(in: -800...800, using: &random)
      let start = low + width * Double.random(in: 0.3...0.7, using: &random)
      let speed = width * Double.random(in: 2...14, using: &random)
      let (spring, bounds) = (try DampedSpring(), low...(low + width))
      var play = try Play(from: start, spring: spring, bounds: [bounds])
      try play.grab(at: 0)
      for step in 0...4 {
        let time = 0.005 * Double(step)
        try play.move(to: start + speed * time, at: time)
      }
      try play.release(system, at: 0.02, edge: .reflect)
      // The finger's velocity, of which Motion's starts with a multiple.
      let free = try system.decay(from: play.value(at: 0.02), velocity: speed)
      func gap(_ value: Double) -> Double { ((value - low) / width).rounded(.down) }
      let expected = Int(abs(gap(free.restingValue) - gap(free.from)))
      let edges = play.discontinuities.filter { $0.cause == .edge }
      #expect(edges.count == expected, "\(name) \(low) \(width) \(speed)")
      for edge in edges {
        let velocity = abs(free.velocity(at: edge.time - 0.02))
        worst.include(abs(abs(edge.velocity) - 2 * velocity) / (2 * velocity))
        worst.include(abs(edge.value) / width)
        if edge.time > 0.5 { late += 1 }
      }
    }
    #expect(late > 10 && worst.count > 200 && worst.value <= 1e-6)
  }
}
