import CurveNotation
import Curves
import Testing

/// docs/library.md: move at constant speed on a path.
@Suite struct PathExample {
  @Test func aPathIsFollowedAtConstantSpeed() throws {
    // docs: constant speed on a path
    let path = try MeasuredPath(BezierPath("M0,0 C0,100 100,100 100,0"))
    let points = (0...10).map { path.point(atFraction: Double($0) / 10) }
    // end
    let parts = try zip(points, points.dropFirst()).map { start, end in
      let from = try #require(path.nearest(to: start)).position
      let to = try #require(path.nearest(to: end)).position
      return path.length(to: to) - path.length(to: from)
    }
    #expect(parts.count == 10 && parts.allSatisfy { abs($0 - path.length / 10) <= 1e-6 })
  }
}
