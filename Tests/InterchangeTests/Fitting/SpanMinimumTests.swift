import CurveTestSupport
import Curves
import Spring
import Testing

@testable import CurveFitting

/// Single motions fitted to samples of closed forms.
@Suite struct SpanMinimumTests {
  private typealias Slot = MotionEvent.Slot

  /// Samples without noise, weighted as if they had a standard deviation of 0.001.
  private func samples(_ value: (Double) -> Double) -> SegmentSamples {
    let times = (0..<47).map { Double($0) / 60 }
    return SegmentSamples(
      times, times.map(value), times.map { _ in 1e6 }, deviation: 1e-3, leastVariance: 1e-12,
      step: 1.0 / 60)
  }

  private func minimum(
    _ samples: SegmentSamples, from event: MotionEvent, isOpen: Bool
  ) -> SpanMinimum {
    SpanMinimum(
      samples, from: EventChain(first: 0, isOpen: isOpen, events: [event]), steps: 40,
      tolerance: 1e-9, limit: .infinity)
  }

  @Test func aSpringIsFoundFromAnotherOne() throws {
    let motion = try DampedSpring(stiffness: 230, damping: 22)
      .motion(from: 0.2, to: 0.9, initialVelocity: -3)
    let found = minimum(
      samples { motion.value(at: $0) },
      from: .spring(at: 0, frequency: 9, ratio: 0.3, to: 0, velocity: 0), isOpen: true)
    let values = found.chain.events[0].values
    #expect(found.cost <= 1e-6)
    #expect(abs(values[Slot.logFrequency] - Double.log(230) / 2) <= 1e-6)
    #expect(abs(values[Slot.ratio] - 22 / (2 * 230.0.squareRoot())) <= 1e-6)
    #expect(abs(values[Slot.target] - 0.9) <= 1e-6 && abs(values[Slot.velocity] + 3) <= 1e-5)
    #expect(abs(found.chain.first - 0.2) <= 1e-6)
  }

  @Test func aThrowIsFoundFromAnotherOne() throws {
    let decay = try ExponentialDecay(from: 0.1, initialVelocity: 2.5, decayRate: 4.2)
    let found = minimum(
      samples { decay.value(at: $0) }, from: .decay(at: 0, rate: 1, velocity: 1), isOpen: true)
    let values = found.chain.events[0].values
    #expect(found.cost <= 1e-6)
    #expect(abs(values[Slot.logRate] - Double.log(4.2)) <= 1e-6)
    #expect(abs(values[Slot.decayVelocity] - 2.5) <= 1e-6)
  }

  /// With free points, and with those of a named curve that the last sample cuts off.
  @Test(arguments: [true, false])
  func aCurveIsFoundFromAnotherOne(isFree: Bool) throws {
    let (curve, start, duration) = (try CubicBezier(0.3, 0.1, 0.4, 0.9), 0.08, isFree ? 0.5 : 0.8)
    let samples = samples { time in
      0.3 - 0.8 * curve.value(at: min(max((time - start) / duration, 0), 1))
    }
    var event = MotionEvent.curve(
      at: 0.05, duration: 0.62, isFree ? [0.2, 0, 0.6, 1] : [0.3, 0.1, 0.4, 0.9], to: 0)
    if !isFree { event.form = .named }
    let found = minimum(samples, from: event, isOpen: false)
    let values = found.chain.events[0].values
    #expect(found.cost <= 1e-4, "\(found.cost)")
    #expect(abs(values[Slot.start] - start) <= 1e-3)
    #expect(abs(values[Slot.logDuration] - Double.log(duration)) <= 2e-3)
    #expect(abs(values[Slot.curveTarget] + 0.5) <= 1e-3 && abs(found.chain.first - 0.3) <= 1e-3)
    for (index, point) in [0.3, 0.1, 0.4, 0.9].enumerated() {
      #expect(abs(values[Slot.x1 + index] - point) <= 1e-2)
    }
  }

  /// The parameters of points from left to right are those that the curve gives for each alone.
  @Test func theSolverFollowsTheCurve() throws {
    var random = SplitMix64(seed: 31)
    var furthest = LargestError()
    for number in 0..<200 {
      let x = (0..<2).map { _ in
        number % 5 == 0
          ? Double(Int.random(in: 0...1, using: &random)) : Double.random(in: 0...1, using: &random)
      }
      let curve = try CubicBezier(x[0], 0, x[1], 1)
      var solver = BezierSolver(x[0], x[1])
      var progress = -0.1
      while progress < 1.1 {
        let t = solver.parameter(at: progress)
        // The progress at the parameter: where the curve is steep, many parameters are near it.
        let s = 1 - t
        let reached = 3 * x[0] * s * s * t + 3 * x[1] * s * t * t + t * t * t
        furthest.include(abs(reached - min(max(progress, 0), 1)))
        if progress > 0, progress < 1 {
          furthest.include(abs(curve.value(at: progress) - (3 * s * t * t + t * t * t)) * 1e-3)
        }
        progress += Double.random(in: 0.001...0.2, using: &random)
      }
    }
    #expect(furthest.value <= 1e-8 && furthest.count > 2000, "\(furthest)")
  }
}
