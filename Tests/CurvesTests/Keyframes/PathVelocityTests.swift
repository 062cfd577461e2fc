import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// The velocity of motions along paths, against differences of their points.
@Suite struct PathVelocityTests {
  private static let paths = [
    "M0,0 C0,100 100,100 100,0 Q150,-50 180,20 L200,60", "M0,0 L30,40 L-20,90",
    "M5,5 C90,-30 -60,120 40,80 M100,100 C120,100 130,140 100,160", "M10,0 A10 10 0 1 1 -10 0",
  ]

  /// In every mode, with eased progress, uneven key times and eased segments.
  @Test(arguments: CalculationMode.allCases, paths)
  func velocitiesAreTheDerivative(mode: CalculationMode, text: String) throws {
    var random = SplitMix64(seed: 90)
    let path = try BezierPath(text)
    let count = path.segments.count
    for curve in ["linear", "ease", "0.3,-0.2,0.4,1.3"] {
      let timing = try Easing(curve)
      let functions = try (0..<count).map { try Easing($0 % 2 == 0 ? "ease-in" : "linear") }
      let times = (0...count).map {
        (Double($0) / Double(count)) * (0.5 + Double($0) / Double(2 * count))
      }
      let motion = try PathAnimation(
        path, keyTimes: mode.isPaced || mode == .discrete ? nil : times, mode: mode, timing: timing,
        timingFunctions: mode.isPaced || mode == .discrete ? [] : functions)
      var tested = 0
      for _ in 0..<80 {
        let p = Double.random(in: 0.01...0.99, using: &random)
        let velocity = motion.velocity(at: p)
        let step = 1e-6
        let (a, b, c) = (
          motion.point(at: p - step), motion.point(at: p), motion.point(at: p + step)
        )
        let (left, right) = ((b - a) / step, (c - b) / step)
        // Not across a corner or a gap.
        guard (right - left).length <= 0.01 * (left.length + right.length + 1) else { continue }
        tested += 1
        let slope = (c - a) / (2 * step)
        #expect((velocity - slope).length <= 1e-4 * max(1, slope.length), "\(text) \(mode) \(p)")
      }
      #expect(tested >= 60)
    }
  }

  /// At constant speed, the speed is the length per unit of progress.
  @Test(arguments: [CalculationMode.paced, .cubicPaced], paths)
  func pacedSpeedIsTheLength(mode: CalculationMode, text: String) throws {
    let motion = try PathAnimation(try BezierPath(text), mode: mode)
    for step in 1..<200 {
      let speed = motion.velocity(at: Double(step) / 200).length
      #expect(abs(speed / motion.path.length - 1) <= 1e-9, "\(step)")
    }
  }
}
