import CurveNotation
import CurvePlatforms
import Curves
import Testing

@Suite struct PathAnimationBatchTests {
  /// Points and angles equal those of single progresses, in every mode, on curves with a direction
  /// everywhere.
  @Test(arguments: CalculationMode.allCases, PathAnimation.RotationMode.allCases)
  func batchesMatchTheScalar(mode: CalculationMode, rotation: PathAnimation.RotationMode) throws {
    let path = try BezierPath("M0,0 C0,100 100,100 100,0 Q150,-50 180,20 M7,7 L40,9")
    for timing in [Easing.linear, try Easing("ease-in-out"), .steps(try Steps(5))] {
      let motion = try PathAnimation(path, mode: mode, timing: timing, rotationMode: rotation)
      for length in [0, 1, 9, 300] {
        for progress in BatchInputs.series(of: length, seed: UInt64(length)) {
          var points = [Point2D](repeating: Point2D(), count: length)
          var angles = [Double](repeating: .nan, count: length)
          var pointSpan = points.mutableSpan
          var angleSpan = angles.mutableSpan
          motion.points(at: progress.span, into: &pointSpan)
          motion.rotations(at: progress.span, into: &angleSpan)
          let wrong = progress.indices.filter { index in
            let (point, angle) = (
              motion.point(at: progress[index]), motion.rotation(at: progress[index])
            )
            let bound = 1e-11 * max(200, abs(point.x), abs(point.y))
            return !(abs(points[index].x - point.x) <= bound)
              || !(abs(points[index].y - point.y) <= bound)
              || !(abs(angles[index] - angle) <= 1e-9)
          }
          #expect(wrong.isEmpty, "\(timing)")
        }
      }
    }
  }

  /// On a path with a single point the motion does not move.
  @Test(arguments: CalculationMode.allCases) func objectsStayOnAPathOfOnePoint(
    mode: CalculationMode
  ) throws {
    let motion = try PathAnimation(try BezierPath("M3,4"), mode: mode, rotationMode: .auto)
    var points = [Point2D](repeating: Point2D(), count: 3)
    var span = points.mutableSpan
    motion.points(at: [0, 0.5, 1].span, into: &span)
    #expect(points == [Point2D](repeating: Point2D(x: 3, y: 4), count: 3))
  }
}
