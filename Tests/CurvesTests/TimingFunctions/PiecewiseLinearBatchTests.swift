import CurveTestSupport
import Curves
import Testing

@Suite struct PiecewiseLinearBatchTests {
  /// Stops with jumps, overflowing widths and heights, one stop, and many.
  static let functions: [PiecewiseLinear] = {
    var generator = SplitMix64(seed: 100)
    let lists: [[PiecewiseLinear.Stop]] = [
      [.init(0.25)], [.init(0), .init(1)],
      [.init(0), .init(1, at: 0, until: 0.5), .init(2, at: 0.5)],
      [.init(0, at: 0.5), .init(1, at: 0.5)],
      [.init(0), .init(0.5, at: 0.2, until: 0.8), .init(1)],
      [.init(-1.7e308), .init(1.7e308), .init(0)],
      [.init(0, at: -1.7e308), .init(1, at: 1.7e308)],
      (0..<100).map { _ in .init(Double.random(in: -1...2, using: &generator)) },
    ]
    return lists.compactMap { try? PiecewiseLinear(stops: $0) }
  }()

  /// Bit for bit.
  @Test(arguments: functions) func batchesMatchTheScalar(function: PiecewiseLinear) {
    for length in BatchInputs.lengths {
      for progress in BatchInputs.series(of: length, seed: UInt64(length)) {
        let values = BatchInputs.unaligned(progress) { function.values(at: $0, into: &$1) }
        #expect(values.map(\.bitPattern) == progress.map { function.value(at: $0).bitPattern })
      }
    }
  }

  /// Each stop has its output, and its neighbours have the scalar form's values.
  @Test(arguments: functions) func meetsItsStops(function: PiecewiseLinear) {
    let progress = function.inputs.flatMap { x in
      [Double](repeating: x.nextDown, count: 9) + [x, x.nextUp, .infinity, -.infinity, .nan, x]
    }
    for (x, value) in zip(progress, function.values(at: progress)) {
      let expected = function.value(at: x)
      #expect(value == expected || (value.isNaN && expected.isNaN))
      if let stop = function.inputs.lastIndex(of: x) { #expect(value == function.outputs[stop]) }
    }
  }
}
