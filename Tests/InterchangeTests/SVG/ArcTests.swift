import CurveNotation
import Curves
import Testing

@Suite struct ArcTests {
  /// However short the chord, the radii and the flags decide: a small arc is the chord, a large one the
  /// whole ellipse.
  @Test(arguments: [0x1p-1030, 0x1p-1070, 1e-300, 1e-17, 1e-9])
  func tinyChordsFollowTheFlags(chord: Double) throws {
    let small = try BezierPath("M0 0A1 1 0 0 1 \(chord) 0")
    #expect(small.currentPoint == Point2D(x: chord, y: 0))
    let large = try BezierPath("M0 0A1 1 0 1 1 \(chord) 0")
    let circle = try MeasuredPath(large)
    #expect(large.currentPoint == Point2D(x: chord, y: 0))
    #expect(abs(circle.length - 2 * .pi) <= 4e-3)
    for step in 0...16 {
      let point = circle.point(atFraction: Double(step) / 16)
      let centre = Point2D(x: 0, y: -1)
      let (x, y) = (point.x - centre.x, point.y - centre.y)
      #expect(abs((x * x + y * y).squareRoot() - 1) <= 1e-3)
    }
  }

  @Test(arguments: [
    "M0 0A1e-320 1e-320 0 0 1 1e100 0", "M0 0A5e-324 1e100 30 1 0 1e-310 1e100",
    "M-1e100 0A1e100 1e-100 7 1 1 1e100 1", "M1e-310 0A1e-310 1e-310 0 1 1 0 1e-310",
  ])
  func extremeRadiiStayFinite(data: String) throws {
    let path = try BezierPath(data)
    #expect(!path.segments.isEmpty)
    for segment in path.segments {
      for t in [0, 0.25, 0.5, 0.75, 1] {
        let point = segment.point(at: t)
        #expect(point.x.isFinite && point.y.isFinite, "\(path)")
      }
    }
  }
}
