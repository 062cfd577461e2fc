import Curves
import Testing

@Suite struct StepsBatchTests {
  /// Bit for bit, the sign of zero included.
  @Test(arguments: [1, 2, 10, 1000, Int.max], Steps.Jump.allCases)
  func batchesMatchTheScalar(count: Int, jump: Steps.Jump) throws {
    guard count > 1 || jump != .jumpNone else { return }
    let steps = try Steps(count, jump)
    for length in BatchInputs.lengths {
      for progress in BatchInputs.series(of: length, seed: UInt64(length)) {
        let values = BatchInputs.unaligned(progress) { steps.values(at: $0, into: &$1) }
        #expect(values.map(\.bitPattern) == progress.map { steps.value(at: $0).bitPattern })
      }
    }
  }

  /// Each jump, and the numbers on either side of it, inside a run of eight.
  @Test(arguments: [2, 3, 7, 10], Steps.Jump.allCases)
  func jumpsWhereTheScalarJumps(count: Int, jump: Steps.Jump) throws {
    let steps = try Steps(count, jump)
    let progress = (0...count).flatMap { step -> [Double] in
      let x = Double(step) / Double(count)
      return [Double](repeating: x.nextDown, count: 7) + [x, x.nextUp, .nan, .infinity, x]
    }
    let values = steps.values(at: progress)
    for (x, value) in zip(progress, values) {
      #expect(value == steps.value(at: x) || (value.isNaN && steps.value(at: x).isNaN))
    }
  }

  @Test func batchesWriteTheLengthOfTheShorterSpan() throws {
    let steps = try Steps(4)
    var values = [Double](repeating: 9, count: 12)
    var span = values.mutableSpan
    steps.values(at: [0.5, 1].span, into: &span)
    #expect(values == [0.5, 1] + [Double](repeating: 9, count: 10))
  }
}
