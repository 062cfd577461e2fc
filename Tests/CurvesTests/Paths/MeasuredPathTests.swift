import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Arc lengths and points at lengths.
@Suite struct MeasuredPathTests {
  /// Lengths of 185 segments, a third of them with cusps, near-cusps or turning back on a line, in
  /// 40-digit arithmetic.
  @Test func lengthsAgreeWithTheOracle() throws {
    var worst = LargestError()
    let rows = try Fixture("paths/lengths.csv", rows: 185).rows
    for row in rows {
      let text = try #require(row["path"])
      let path = try MeasuredPath(BezierPath(text))
      let length = try row.number("length")
      let error = abs(path.length - length) / length
      worst.include(error)
      #expect(error <= 1e-12, "\(text) \(error)")
      for index in 1...3 {
        let (t, part) = (try row.number("t\(index)"), try row.number("length\(index)"))
        let position = path.position(atLength: part)
        let (found, exact) = (path.point(at: position), path.segments[0].point(at: t))
        let miss = hypot(found.x - exact.x, found.y - exact.y)
        #expect(position.segment == 0 && miss <= 1e-12 * length, "\(text) at \(t): \(miss)")
      }
    }
    #expect(worst.count == 185 && worst.value <= 1e-12)
  }

  /// The requested accuracy is met, from coarse to fine.
  @Test func accuracyIsKept() throws {
    for row in try Fixture("paths/lengths.csv", rows: 185).rows {
      let (text, length) = (try #require(row["path"]), try row.number("length"))
      for exponent in 0...14 {
        let accuracy = Double("1e-\(exponent)") ?? 1
        let path = try MeasuredPath(BezierPath(text), accuracy: accuracy)
        #expect(abs(path.length - length) <= (accuracy + 1e-15) * length, "\(text) \(accuracy)")
      }
    }
  }

  /// A browser's lengths, which it holds in single precision, and its points at fractions of them.
  @Test func agreesWithTheBrowser() throws {
    for row in try Fixture("browser/path-geometry.csv", rows: 246).rows {
      let path = try MeasuredPath(BezierPath(try #require(row["path"])))
      let length = try row.number("total_length")
      // Where two subpaths meet a path of keyframes is at the later one, getPointAtLength at the
      // earlier one.
      if row["path_name"] == "multi_move", row["fraction"] == "0.25" { continue }
      #expect(abs(path.length - length) <= 2e-5 * length, "\(row) \(path.length)")
      let point = path.point(atFraction: try row.number("fraction"))
      let miss = try hypot(point.x - row.number("x"), point.y - row.number("y"))
      #expect(miss <= 1e-4 * length, "\(row) \(point)")
    }
  }

  /// Steps of equal length along a path are equally long, and come back as fractions.
  @Test(arguments: 1...30)
  func speedIsConstant(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func point() -> Point2D {
      Point2D(
        x: Double.random(in: -100...100, using: &random),
        y: Double.random(in: -100...100, using: &random))
    }
    var path = BezierPath()
    path.move(to: point())
    for _ in 0..<4 {
      path.curve(control1: point(), control2: point(), to: point())
      path.line(to: point())
      path.quad(control: point(), to: point())
    }
    let measured = try MeasuredPath(path)
    for _ in 0..<100 {
      let fraction = Double.random(in: 0...1, using: &random)
      let position = measured.position(atFraction: fraction)
      let before = position.segment > 0 ? measured.segmentEnds[position.segment - 1] : 0
      var part = BezierPath()
      part.move(to: measured.segments[position.segment].start)
      // The part before the position, measured again.
      let length = partialLength(measured.segments[position.segment], position.parameter)
      #expect(abs(before + length - fraction * measured.length) <= 2e-12 * measured.length)
    }
  }

  private func partialLength(_ segment: PathSegment, _ t: Double) -> Double {
    let count = 20_000
    var sum = 0.0
    for i in 0..<count {
      let slope = segment.derivative(at: t * (Double(i) + 0.5) / Double(count))
      let low = segment.derivative(at: t * Double(i) / Double(count))
      let high = segment.derivative(at: t * Double(i + 1) / Double(count))
      sum += hypot(low.x, low.y) + 4 * hypot(slope.x, slope.y) + hypot(high.x, high.y)
    }
    return sum * t / Double(count) / 6
  }

  @Test func theDocumentedNumbersAreRight() throws {
    let arch = try MeasuredPath(BezierPath("M0,0 C0,100 100,100 100,0"))
    let point = arch.point(atFraction: 0.25)
    #expect(abs(arch.length - 200) < 1e-11)
    #expect(abs(point.x - 10.589254) <= 5e-7 && abs(point.y - 48.352395) <= 5e-7)
    let half = MeasuredPath.Position(segment: 0, parameter: 0.25)
    #expect(arch.point(at: half) == Point2D(x: 15.625, y: 56.25))
  }

  @Test func subpathsMeetAtTheStartOfTheLater() throws {
    let path = try MeasuredPath(BezierPath("M0,0 L10,0 M100,100 L100,110"))
    #expect(path.segments.count == 2 && path.length == 20)
    #expect(path.point(atFraction: 0.25) == Point2D(x: 5, y: 0))
    #expect(path.point(atFraction: 0.5) == Point2D(x: 100, y: 100))
    #expect(path.point(atFraction: 1) == Point2D(x: 100, y: 110))
    // Beyond the ends it continues straight.
    #expect(path.point(atFraction: -0.5) == Point2D(x: -10, y: 0))
    #expect(path.point(atFraction: 1.5) == Point2D(x: 100, y: 120))
  }

  @Test func degenerateArmsHaveTheDirectionOfTheNextPoint() throws {
    let quarter = Double.pi / 2
    for (text, parameter, expected) in [
      ("M0,0 C0,0 0,5 10,10", 0, quarter), ("M0,0 C0,0 0,0 10,10", 0, quarter / 2),
      ("M0,0 C0,5 10,10 10,10", 1, atan2(5, 10)), ("M0,0 Q0,0 0,-4", 0, -quarter),
      ("M0,0 Q5,0 5,0", 1, 0), ("M0,0 L0,0", 0.5, 0), ("M0,0 C5,5 5,5 0,0", 1, atan2(-5, -5)),
      // A cusp: the path continues downwards.
      ("M0,0 C10,10 0,10 10,0", 0.5, -quarter), ("M0,0 L-3,0", 0.2, .pi),
    ] {
      let segment = try #require(try BezierPath(text).segments.first)
      #expect(abs(segment.direction(at: parameter) - expected) < 1e-9, "\(text)")
    }
    let still = try MeasuredPath(BezierPath("M0,0 L0,5 L0,5 L5,5"))
    #expect(still.direction(at: .init(segment: 1, parameter: 0.5)) == quarter)
    let late = try MeasuredPath(BezierPath("M0,0 L0,0 L-5,0"))
    #expect(late.direction(at: .init(segment: 0, parameter: 0)) == .pi)
  }

  /// Extreme sizes: no NaN, no hang.
  @Test func extremeSizesGiveNoNaN() throws {
    for (text, length) in [
      ("M1e100,0 C1e100,1e100 0,1e100 0,0", 2e100),
      ("M1e-300,0 C1e-300,1e-300 0,1e-300 0,0", 2e-300),
      ("M1e-307,0 L0,0", 1e-307), ("M1e20,1e20 l1,1", 0),
    ] {
      let path = try MeasuredPath(BezierPath(text))
      #expect(abs(path.length - length) <= 1e-12 * length)
      for i in -2...12 {
        let point = path.point(atFraction: Double(i) / 10)
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
    let point = try MeasuredPath(BezierPath("M3,4"))
    #expect(point.length == 0 && point.point(atFraction: 0.5) == Point2D(x: 3, y: 4))
    let closed = try MeasuredPath(BezierPath("M3,4 Z z"))
    #expect(closed.segments.isEmpty && closed.point(atFraction: 2) == Point2D(x: 3, y: 4))
    #expect(throws: PathError.empty) { try MeasuredPath(BezierPath()) }
    #expect(throws: PathError.accuracy(0)) { try MeasuredPath(BezierPath("M0 0h1"), accuracy: 0) }
    var path = BezierPath()
    path.move(to: Point2D())
    path.line(to: Point2D(x: .nan, y: 0))
    #expect(throws: PathError.coordinate(element: 1)) { try MeasuredPath(path) }
  }

  /// A million segments: linear time, and no loss from summing.
  @Test func aMillionSegmentsLoseNoDigits() throws {
    let text = "M0,0" + String(repeating: "l.1,0", count: 1_000_000)
    let path = try MeasuredPath(BezierPath(text))
    #expect(path.segments.count == 1_000_000)
    // The ends of relative lines are sums that round; the length must not add to that.
    #expect(abs(path.length - path.path.currentPoint.x) <= 1e-10)
    #expect(abs(path.point(atFraction: 0.5).x - path.length / 2) <= 1e-10)
  }
}

extension MeasuredPathTests {
  @Test func segmentsThatDoNotExistHaveNoLength() throws {
    var path = BezierPath()
    path.move(to: Point2D(x: 0, y: 0))
    #expect(try MeasuredPath(path).length(ofSegment: 0) == 0)
    path.line(to: Point2D(x: 3, y: 4))
    let measured = try MeasuredPath(path)
    #expect([-1, 0, 1, Int.max, Int.min].map(measured.length(ofSegment:)) == [0, 5, 0, 0, 0])
  }
}
