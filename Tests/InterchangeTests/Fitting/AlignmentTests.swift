import CurveFitting
import CurveTestSupport
import Spring
import Testing

@Suite struct AlignmentTests {
  /// The tail of a vibration is also that of a larger one half a swing earlier: noise must not choose it.
  @Test(arguments: 1...12)
  func vibrationsStartWhereTheyWereSeenToStart(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let motion = try SpringMotion(
      DampedSpring(mass: 1, stiffness: 100, damping: 10))
    let curve = { (time: Double) -> Double in time < 0 ? 0 : motion.value(at: time) }
    let delay = Double(seed % 3) * 0.2
    let times = (0..<24).map { Double($0) * 0.05 }
    let values = times.map { 100 * curve($0 - delay) + normal(&random) * 0.5 }
    let found = SampleComparison(
      aligning: try Samples(times: times, values: values), with: curve)
    #expect(abs(found.offset - delay) <= 0.02, "\(found.offset)")
    #expect(abs(found.from) <= 10 && abs(found.to - 100) <= 2, "\(found.from) \(found.to)")
    #expect(found.residuals.rootMeanSquare <= 1)
  }

  /// A recording that begins in the middle of a motion still has the start that only it explains.
  @Test func aMotionMayStartBeforeTheRecording() throws {
    let motion = try SpringMotion(
      DampedSpring(mass: 1, stiffness: 100, damping: 20))
    let curve = { (time: Double) -> Double in time < 0 ? 0 : motion.value(at: time) }
    let times = (0..<30).map { Double($0) * 0.02 }
    let samples = try Samples(times: times, values: times.map { 100 * curve($0 + 0.08) })
    let found = SampleComparison(aligning: samples, from: 0, to: 100, with: curve)
    #expect(abs(found.offset + 0.08) <= 1e-6)
  }
}
