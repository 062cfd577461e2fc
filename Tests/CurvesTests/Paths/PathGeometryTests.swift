import CurveNotation
import CurveTestSupport
import Curves
import Testing

/// Compares boxes, nearest points, parts, curvature and transforms of paths with dense samples and
/// circles.
@Suite struct PathGeometryTests {
  static func segments(seed: UInt64, count: Int) -> [PathSegment] {
    var random = SplitMix64(seed: seed)
    func point() -> Point2D {
      Point2D(
        x: Double.random(in: -10...10, using: &random), y: .random(in: -10...10, using: &random))
    }
    return (0..<count).map { index in
      switch index % 3 {
      case 0: .line(from: point(), to: point())
      case 1: .quad(from: point(), control: point(), to: point())
      default: .curve(from: point(), control1: point(), control2: point(), to: point())
      }
    }
  }

  @Test func boxesAreTight() {
    for segment in Self.segments(seed: 1, count: 90) {
      let box = segment.boundingBox
      let points = (0...2000).map { segment.point(at: Double($0) / 2000) }
      let (left, right) = (box.origin.x, box.origin.x + box.size.width)
      let (top, bottom) = (box.origin.y, box.origin.y + box.size.height)
      #expect(points.allSatisfy { $0.x >= left - 1e-13 && $0.x <= right + 1e-13 })
      #expect(points.allSatisfy { $0.y >= top - 1e-13 && $0.y <= bottom + 1e-13 })
      // Samples come within the square of their spacing of an extreme.
      #expect(points.contains { $0.x - left <= 1e-4 } && points.contains { right - $0.x <= 1e-4 })
      #expect(points.contains { $0.y - top <= 1e-4 } && points.contains { bottom - $0.y <= 1e-4 })
    }
  }

  @Test func noSampleIsNearer() {
    var random = SplitMix64(seed: 2)
    for segment in Self.segments(seed: 3, count: 90) {
      for _ in 0..<5 {
        let point = Point2D(
          x: .random(in: -12...12, using: &random), y: .random(in: -12...12, using: &random))
        let nearest = segment.nearest(to: point)
        let (parameter, distance) = (nearest.parameter, nearest.distance)
        #expect((0...1).contains(parameter))
        #expect(abs(segment.point(at: parameter).distance(to: point) - distance) <= 1e-12)
        for sample in 0...1000 {
          let other = segment.point(at: Double(sample) / 1000).distance(to: point)
          #expect(other >= distance - 1e-12)
        }
      }
    }
  }

  @Test func theNearestPointOfAPathIsFound() throws {
    let path = try MeasuredPath(BezierPath("M0,0 L10,0 L10,10 M100,100 L110,100"))
    let found = try #require(path.nearest(to: Point2D(x: 12, y: 4)))
    #expect(found.position.segment == 1 && abs(found.position.parameter - 0.4) <= 1e-15)
    #expect(found.distance == 2)
    #expect(abs(path.length(to: found.position) - 14) <= 1e-12)
    #expect(try MeasuredPath(BezierPath("M1,1")).nearest(to: Point2D()) == nil)
  }

  @Test func partsLieOnTheWhole() {
    for segment in Self.segments(seed: 4, count: 60) {
      let part = segment.subsegment(from: 0.2, to: 0.7)
      for i in 0...10 {
        let t = Double(i) / 10
        #expect(part.point(at: t).distance(to: segment.point(at: 0.2 + 0.5 * t)) <= 1e-13)
      }
    }
  }

  @Test func pointsAndSizesAdd() {
    let (a, b) = (Point2D(x: 1, y: 2), Point2D(x: -3, y: 5))
    #expect(a + b - b == a && 2 * a == a * 2 && (a * 4) / 4 == a && -(-a) == a)
    #expect(a.dot(b) == 7 && a.cross(b) == 11)
    #expect(abs(Point2D(x: 3e200, y: 4e200).length / 5e200 - 1) <= 1e-15)
    let size = Size2D(width: 3, height: 4)
    #expect(size + .zero == size && (size * 3) / 3 == size && size - size == .zero)
  }
}
