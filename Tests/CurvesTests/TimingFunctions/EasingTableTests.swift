import CurvePlatforms
import Curves
import Testing

@Suite struct EasingTableTests {
  /// A timing function in a table has the values of the function, alone and in batches.
  @Test func tablesGiveTheValuesOfTheirFunctions() throws {
    let easings = try [
      "linear", "ease", "cubic-bezier(0.3, -1, 0.7, 2)", "steps(7)", "mirrored(ease-in)",
      "linear(0, 0.5 20%, 1)", "cubic-bezier(0.1, 0.2, 0.3, 0.4)",
    ].map { try Easing($0) }
    var table = EasingTable()
    let indices = easings.map { table.append($0) }
    #expect(Set(indices).count == indices.count && indices[0] == -1)
    for (easing, index) in zip(easings, indices) {
      for progress in BatchInputs.series(of: 70, seed: 5) {
        for x in progress {
          #expect(table.value(of: index, at: x) == easing.value(at: x))
          #expect(table.velocity(of: index, at: x) == easing.velocity(at: x))
        }
        let values = BatchInputs.unaligned(progress) {
          table.writeValues(of: index, at: $0, into: &$1)
        }
        #expect(values == easing.values(at: progress))
      }
    }
  }
}
