import CurvePlatforms
import Curves
import Testing

@Suite struct EasingBatchTests {
  /// Every kind, including combinations of other kinds.
  @Test(arguments: [
    "linear", "ease", "steps(7)", "linear(0, 0.5 20%, 1)", "penner.in-out-back",
    "path(\"M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1\")",
    "reversed(steps(3))", "mirrored(ease-in)", "clamped(cubic-bezier(0.3, -1, 0.7, 2))",
    "ping-pong(linear(0, 0.5 20%, 1))", "composed(steps(5), ease-out)",
    "composed(reversed(ease), mirrored(steps(4)))", "blended(ease, steps(6), 0.25)",
    "repeated(ease, 3)", "chained(ease-in 40% 0.75, ease-out 100% 1)",
  ])
  func batchesMatchSingleValues(text: String) throws {
    let easing = try Easing(text)
    let any: any TimingFunction = easing
    for length in BatchInputs.lengths {
      for progress in BatchInputs.series(of: length, seed: UInt64(length)) {
        let values = BatchInputs.unaligned(progress) { easing.values(at: $0, into: &$1) }
        let wrapped = any.values(at: progress)
        #expect(values == wrapped)
        let wrong = zip(progress, values).filter { x, value in
          let expected = easing.value(at: x)
          return !(abs(value - expected) <= 1e-14 * max(1, abs(expected)))
        }
        #expect(wrong.isEmpty, "\(text)")
      }
    }
  }
}
