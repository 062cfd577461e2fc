import CurveTestSupport
import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite struct PlotPolylineTests {
  typealias Point = Figure.Point

  static let window = PlotBox(x: 0...10, y: -2...2)

  @Test(arguments: [
    (Point(x: 1, y: 0), Point(x: 9, y: 1), Point(x: 1, y: 0), Point(x: 9, y: 1)),
    (Point(x: -10, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 0), Point(x: 10, y: 0)),
    (Point(x: 5, y: -4), Point(x: 5, y: 4), Point(x: 5, y: -2), Point(x: 5, y: 2)),
    (Point(x: 0, y: 0), Point(x: 8, y: 4), Point(x: 0, y: 0), Point(x: 4, y: 2)),
  ])
  func segmentsAreCutAtTheWindow(_ a: Point, _ b: Point, _ start: Point, _ end: Point) throws {
    let part = try #require(Self.window.clip(a, b))
    #expect(part.0 == start && part.1 == end)
  }

  @Test func segmentsThatPassByAreDropped() {
    #expect(Self.window.clip(Point(x: -1, y: 0), Point(x: -1, y: 1)) == nil)
    #expect(Self.window.clip(Point(x: 0, y: 3), Point(x: 10, y: 3)) == nil)
    #expect(Self.window.clip(Point(x: -3, y: 0), Point(x: 1, y: 5)) == nil)
  }

  @Test func clippedPartsLieOnTheSegmentWithinTheWindow() {
    var random = SplitMix64(seed: 0x636c_6970)
    for _ in 0..<2000 {
      func point() -> Point {
        Point(
          x: Double.random(in: -20...30, using: &random),
          y: Double.random(in: -6...6, using: &random))
      }
      let (a, b) = (point(), point())
      let isInside = { (p: Point) in
        (0...10).contains(p.x) && (-2...2).contains(p.y)
      }
      let crosses = (0...1000).contains {
        let t = Double($0) / 1000
        return isInside(Point(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y)))
      }
      guard let part = Self.window.clip(a, b) else {
        #expect(!crosses)
        continue
      }
      for p in [part.0, part.1] {
        #expect(isInside(p))
        let distance = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
        #expect(abs(distance) < 1e-9 * 1000)
      }
    }
  }

  @Test func pointsThatAreNotFiniteBreakTheLine() {
    let points = [0, 1, .nan, 3, 4, .infinity, 6, .nan].enumerated().map {
      Point(x: Double($0.offset), y: $0.element / 4)
    }
    let runs = Polyline.runs(points, in: Self.window)
    #expect(runs.map { $0.map(\.x) } == [[0, 1], [3, 4], [6]])
  }

  @Test func aLineThatLeavesAndReturnsIsTwoRuns() {
    let points = [Point(x: 0, y: 0), Point(x: 2, y: 4), Point(x: 4, y: 0)]
    let runs = Polyline.runs(points, in: Self.window)
    #expect(
      runs == [
        [Point(x: 0, y: 0), Point(x: 1, y: 2)], [Point(x: 3, y: 2), Point(x: 4, y: 0)],
      ])
  }

  @Test func theGreatestValuesAreClippedWithoutOverflow() {
    let huge = Double.greatestFiniteMagnitude
    let points = [Point(x: 1, y: -huge), Point(x: 2, y: huge), Point(x: huge, y: huge)]
    let runs = Polyline.runs(points, in: Self.window)
    #expect(runs.count == 1)
    #expect(runs.first?.first?.y == -2 && runs.first?.last?.y == 2)
  }

  /// Curves with many more points than columns: smooth, noisy, and stepping.
  static let shapes: [(name: String, y: @Sendable (Double) -> Double)] = [
    ("wave", { sin($0 * 3) }),
    ("fast wave", { sin($0 * 300) }),
    ("steps", { $0.rounded(.down).truncatingRemainder(dividingBy: 2) }),
    ("line", { $0 / 5 - 1 }),
    ("noise", { sin($0 * 12_345_678).truncatingRemainder(dividingBy: 0.37) * 3 }),
  ]

  @Test(arguments: shapes.indices)
  func thinningKeepsWhatIsSeen(_ index: Int) throws {
    let run = (0..<40_000).map { Double($0) * 10 / 39_999 }
      .map { Point(x: $0, y: Self.shapes[index].y($0)) }
    let pixel = (width: 10.0 / 500, height: 4.0 / 300)
    let thin = Polyline.thinned(run, pixel: pixel)
    #expect(thin.count <= 4 * 501)
    #expect(thin.first == run.first && thin.last == run.last)
    let (ys, kept) = (run.map(\.y), thin.map(\.y))
    #expect(ys.min() == kept.min() && ys.max() == kept.max())
    // The line drawn reaches as high and as low in each column as the line through all points.
    let (full, drawn) = (Self.reach(of: run), Self.reach(of: thin))
    for column in 0..<500 {
      #expect(abs(full[column].low - drawn[column].low) < pixel.height / 10)
      #expect(abs(full[column].high - drawn[column].high) < pixel.height / 10)
    }
  }

  /// The lowest and the highest position of a line over 0...10 in each of 500 columns.
  private static func reach(of line: [Point]) -> [(low: Double, high: Double)] {
    var reach = Array(repeating: (low: Double.infinity, high: -Double.infinity), count: 500)
    for (a, b) in zip(line, line.dropFirst()) {
      for column in Int(a.x * 50)...max(min(Int(b.x * 50), 499), Int(a.x * 50)) where column < 500 {
        let sides = (Double(column) / 50)...(Double(column + 1) / 50)
        guard let part = PlotBox(x: sides, y: -10...10).clip(a, b) else { continue }
        reach[column].low = min(reach[column].low, part.0.y, part.1.y)
        reach[column].high = max(reach[column].high, part.0.y, part.1.y)
      }
    }
    return reach
  }

  @Test func smoothLinesNeedFewPoints() {
    let run = (0..<1_000_000).map { Double($0) / 1e5 }.map { Point(x: $0, y: .sin($0)) }
    let thin = Polyline.thinned(run, pixel: (width: 10.0 / 1200, height: 2.0 / 400))
    #expect(thin.count < 250)
    // Every omitted point is within a twentieth of a pixel of the line drawn.
    var segment = 0
    var worst = LargestError()
    for point in run {
      while thin[segment + 1].x < point.x { segment += 1 }
      let (a, b) = (thin[segment], thin[segment + 1])
      let y = a.y + (point.x - a.x) / (b.x - a.x) * (b.y - a.y)
      worst.include(abs(y - point.y))
    }
    #expect(worst.count == run.count && worst.value < 2.0 / 400 * 0.06)
  }

  @Test func shortAndUprightRunsSurvive() {
    let pixel = (width: 0.1, height: 0.1)
    #expect(Polyline.thinned([], pixel: pixel).isEmpty)
    let one = [Point(x: 1, y: 1)]
    #expect(Polyline.thinned(one, pixel: pixel) == one)
    let step = [
      Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 2, y: 1),
    ]
    #expect(Polyline.thinned(step, pixel: pixel) == step)
    let back = [Point(x: 0, y: 0), Point(x: 2, y: 1), Point(x: 1, y: 2), Point(x: 3, y: 3)]
    #expect(Polyline.thinned(back, pixel: pixel) == back)
  }
}

extension PlotPolylineTests {
  @Test func regionsAreHeldWithinTheRange() {
    let axis = PlotAxis(wanted: 0...1, values: nil, padding: 0, intervals: 4)
    let frame = PlotBox(x: 0...1000, y: 0...500)
    let scale = PlotScale(frame: frame, x: axis, y: axis)
    // The line leaves the range at the top where x is a quarter, and does not come back.
    let held = scale.held([Point(x: 0, y: 0), Point(x: 1, y: 4)])
    #expect(held == [Point(x: 0, y: 0), Point(x: 0.25, y: 1), Point(x: 1, y: 1)])
    #expect(scale.held([Point(x: 0, y: -1), Point(x: 1, y: -2)]).map(\.y) == [0, 0])
    #expect(scale.held(-7) == 0 && scale.held(.infinity) == 1 && scale.held(.nan) == nil)
  }
}
