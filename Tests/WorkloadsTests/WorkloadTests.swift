import Testing
@testable import Workloads

@Suite struct WorkloadTests {
  @Test func namesAreDistinct() {
    #expect(Set(Workload.all.map(\.name)).count == Workload.all.count)
    // What file names, CSV and patterns take without quotes.
    #expect(Workload.all.allSatisfy { $0.name.wholeMatch(of: /[a-z0-9\-]+\/[a-z0-9\-]+/) != nil })
  }

  @Test(arguments: Workload.all.map(\.name))
  func everyWorkloadRuns(name: String) throws {
    let workload = try #require(Workload.all.first { $0.name == name })
    for count in [1, 50] {
      let task = try workload.prepare(count)
      #expect(task.evaluations >= 1)
      #expect((task.reference == nil) == (workload.reference == nil))
      task.kernel()
      task.reference?()
    }
  }

  @Test func measurementsAreOrdered() throws {
    let workload = try #require(Workload.all.first)
    let result = try Measurement(workload, evaluations: 50, runs: 3)
    #expect(result.name == workload.name)
    #expect(result.minimum <= result.median && result.median <= result.p90)
    #expect(result.ratio == result.reference.map { result.median / $0 })
  }
}
