@testable import CurveWorkloads
import Testing

@Suite struct WorkloadTests {
  @Test func namesAreDistinct() {
    #expect(Set(Workload.all.map(\.name)).count == Workload.all.count)
    // Characters that file names, CSV and patterns accept without quotes.
    #expect(Workload.all.allSatisfy { $0.name.wholeMatch(of: /[a-z0-9\-]+\/[a-z0-9\-]+/) != nil })
  }

  @Test(arguments: Workload.all.map(\.name))
  func everyWorkloadRuns(name: String) throws {
    let workload = try #require(Workload.all.first { $0.name == name })
    for (evaluations, batch) in [(1, 1), (50, 50), (60, 20)] {
      let task = try workload.prepare(.init(evaluations: evaluations, batch: batch))
      #expect(task.evaluations >= 1)
      #expect((task.reference == nil) == (workload.reference == nil))
      task.kernel()
      task.reference?()
      let errors = task.errors()
      // A path is accurate to 1e-12 of its length.
      #expect(errors.kernel <= (name.hasPrefix("path") ? 1e-12 : 1e-13), "batches of \(batch)")
      // Steps of a frame miss the end of a settling time by up to half a swing.
      #expect(errors.reference <= (name.hasPrefix("settling") ? 0.5 : 2e-2), "batches of \(batch)")
    }
  }

  @Test func measurementsAreOrdered() throws {
    let workload = try #require(Workload.all.first)
    let result = try Measurement(workload, batch: 50, seconds: 0.01)
    #expect(result.name == workload.name)
    #expect(result.minimum <= result.median && result.median <= result.p90)
    #expect(result.ratio == result.reference.map { result.minimum / $0 })
  }
}
