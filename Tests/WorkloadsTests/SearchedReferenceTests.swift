import CurveTestSupport
@testable import CurveWorkloads
import Curves
import Testing

/// The references that search are correct: on known values, and compared with the toolkit's single forms.
@Suite struct SearchedReferenceTests {
  @Test(arguments: [2, 3, 100]) func searchesFindEverySegment(count: Int) {
    let bounds = Storage((0..<count).map { Double($0) })
    for index in 0..<count {
      for x in [Double(index), Double(index) + 0.5, Double(index + 1).nextDown] {
        #expect(BinarySearch.upperBound(of: x, in: bounds.elements) == index + 1)
        #expect(BinarySearch.segment(of: x, in: bounds.elements) == min(index, count - 2))
      }
    }
    #expect(BinarySearch.upperBound(of: -1, in: bounds.elements) == 0)
    #expect(BinarySearch.segment(of: -1, in: bounds.elements) == 0)
  }

  @Test func pointsAreMixed() throws {
    var random = SplitMix64(seed: 40)
    let plain = SearchedPoints(inputs: [0, 0.25, 1], outputs: [0, 1, 4])
    #expect([0, 0.125, 0.25, 0.5, 1].map { plain.value(at: $0) } == [0, 0.5, 1, 2, 4])
    let outputs = (0..<100).map { _ in Double.random(in: -1...2, using: &random) }
    let function = try PiecewiseLinear(stops: outputs.map { .init($0) })
    let many = SearchedPoints(inputs: function.inputs, outputs: function.outputs)
    var cursor = 0
    for x in (0..<1_000).map({ _ in Double.random(in: 0...1, using: &random) }).sorted() {
      #expect(abs(many.value(at: x) - function.value(at: x)) < 1e-13)
      #expect(many.value(at: x, after: &cursor) == many.value(at: x))
    }
  }

  @Test func stepsJumpAtTheirEnds() {
    let plain = FlooredSteps(count: 4)
    let progresses = [0, 0.24, 0.25, 0.49, 0.5, 0.75, 0.99, 1]
    #expect(progresses.map { plain.value(at: $0) } == [0, 0, 0.25, 0.25, 0.5, 0.75, 0.75, 1])
  }

  @Test func keyframesAreMixed() {
    let (a, b, c) = (
      SIMD4<Double>(0, 1, 2, 3), SIMD4<Double>(4, 3, 2, 1), SIMD4<Double>(8, 8, 8, 8)
    )
    let plain = SearchedKeyframes(times: [0, 0.5, 1], values: [a, b, c])
    #expect([0, 0.5, 1].map { plain.value(at: $0) } == [a, b, c])
    var cursor = 0
    #expect([0, 0.5, 1].map { plain.value(at: $0, after: &cursor) } == [a, b, c])
    #expect(plain.value(at: 0.25) == (a + b) / 2 && plain.value(at: 0.75) == (b + c) / 2)
  }

  /// Tracks on flat arrays are right up to Newton's 1e-7, or up to rounding.
  @Test(arguments: Workload.tracks.map(\.name)) func flatTracksAreTracks(name: String) throws {
    let workload = try #require(Workload.tracks.first { $0.name == name })
    let task = try workload.prepare(.init(evaluations: 1000, batch: 500))
    let errors = task.errors()
    #expect(errors.kernel <= 1e-14)
    #expect(errors.reference <= (name.contains("springs") ? 1e-14 : 1e-6))
  }

  /// A straight line of constant speed, and a parabola whose length is known by its formula.
  @Test func pathsAreTabulated() {
    let third = Point2D(x: 1, y: 1)
    let line = TabulatedPath([
      (Point2D(), third, Point2D(x: 2, y: 2), Point2D(x: 3, y: 3)),
      (Point2D(x: 3, y: 3), Point2D(x: 4, y: 3), Point2D(x: 5, y: 3), Point2D(x: 6, y: 3)),
    ])
    let diagonal = 18.0.squareRoot()
    #expect(abs(line.length - diagonal - 3) < 1e-8)
    for share in [0, 0.1, 0.5, 0.9, 1] {
      let (first, second) = (
        line.point(atLength: share * diagonal), line.point(atLength: diagonal + 3 * share)
      )
      #expect(abs(first.x - 3 * share) < 1e-8 && abs(first.y - 3 * share) < 1e-8)
      #expect(abs(second.x - 3 - 3 * share) < 1e-8 && abs(second.y - 3) < 1e-8)
    }
    // y = x^2 from 0 to 1, as a cubic.
    let parabola = TabulatedPath([
      (Point2D(), Point2D(x: 1 / 3, y: 0), Point2D(x: 2 / 3, y: 1 / 3), Point2D(x: 1, y: 1))
    ])
    #expect(abs(parabola.length - 1.478942857544597) < 1e-8)
    for share in [0.2, 0.5, 0.7] {
      let point = parabola.point(atLength: share * parabola.length)
      #expect(abs(point.y - point.x * point.x) < 1e-12)
    }
  }

  /// On the curves of the workload, reference and kernel are at the same points.
  @Test func referenceAndKernelFindTheSamePoints() throws {
    var random = Randomness(seed: 41)
    let curves = Workload.curves(count: 10, &random)
    let plain = TabulatedPath(curves)
    let path = try MeasuredPath(Workload.path(of: curves))
    #expect(abs(plain.length - path.length) < 1e-7)
    let lengths = (0..<30).map { Double($0) / 30 * path.length }
    for (length, point) in zip(lengths, path.points(atLengths: lengths)) {
      let other = plain.point(atLength: length)
      #expect(abs(other.x - point.x) < 1e-6 && abs(other.y - point.y) < 1e-6)
    }
  }
}
