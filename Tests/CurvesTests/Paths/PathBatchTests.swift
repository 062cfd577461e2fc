import CurveNotation
import Curves
import Foundation
import Testing

@Suite struct PathBatchTests {
  /// Curves, lines, gaps, segments without length, a cusp, and one that comes near to one.
  static let paths = [
    "M0,0 L10,0", "M0,0 C0,100 100,100 100,0", "M0,0 C100,100 0,100 100,0",
    "M0,0 C100,100 0.01,100 100,0", "M0,0 Q50,80 100,0 L100,-50 M7,7 C8,9 3,4 5,5 Z",
    "M0,0 L0,0 C1,1 2,2 3,3 Q5,5 5,5 L5,5", "M1e-5,0 c3e-5,1e-5 -2e-5,4e-5 1e-5,2e-5", "M3,4",
  ]

  /// Positions and points equal those for one length to the bit, whatever else the batch contains.
  @Test(arguments: paths, [1e-12, 1e-6]) func batchesMatchTheScalar(text: String, accuracy: Double)
    throws
  {
    let path = try MeasuredPath(try BezierPath(text), accuracy: accuracy)
    for length in BatchInputs.lengths {
      for series in BatchInputs.series(of: length, seed: UInt64(length)) {
        let lengths = series.map { $0 * path.length }
        var positions = [MeasuredPath.Position](
          repeating: .init(segment: -1, parameter: 0), count: length)
        var span = positions.mutableSpan
        path.positions(atLengths: lengths.span, into: &span)
        #expect(positions == lengths.map { path.position(atLength: $0) })
        #expect(path.points(atLengths: lengths) == positions.map { path.point(at: $0) })
      }
    }
    let unknown = path.points(atLengths: [.nan])
    #expect(path.segments.isEmpty || unknown.allSatisfy { $0.x.isNaN && $0.y.isNaN })
  }

  /// The length of a parabola is known: y = x^2 / 2 from 0 has (x sqrt(1 + x^2) + asinh x) / 2.
  @Test func meetsTheParabola() throws {
    let path = try MeasuredPath(try BezierPath("M0,0 Q1,0 2,2"))
    let abscissas = (0...500).map { Double($0) / 250 }
    let lengths = abscissas.map { x in
      (x * (1 + x * x).squareRoot() + log(x + (1 + x * x).squareRoot())) / 2
    }
    for (x, point) in zip(abscissas, path.points(atLengths: lengths)) {
      #expect(abs(point.x - x) <= 4e-12 && abs(point.y - x * x / 2) <= 4e-12)
    }
  }
}
