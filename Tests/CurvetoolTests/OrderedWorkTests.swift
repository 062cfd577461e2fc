import Testing

@testable import curvetool

struct OrderedWorkTests {
  private final class Slot: @unchecked Sendable {
    var job = 0
    var result = 0
  }

  private struct Stop: Error {}

  @Test(arguments: [1, 2, 3, 8])
  func everyJobIsFinishedOnceAndInOrder(threads: Int) async throws {
    var (next, slots) = (0, 0)
    var results: [Int] = []
    try OrderedWork.run(
      threads: threads,
      makeSlot: { () -> Slot in
        slots += 1
        return Slot()
      },
      begin: { slot in
        slot.job = next
        next += 1
        return slot.job < 300
      },
      work: { slot in
        // Uneven, so that later jobs overtake earlier ones.
        var sum = 0
        for number in 0..<(slot.job % 7 == 0 ? 20_000 : 10) { sum &+= number }
        slot.result = sum &- sum &+ slot.job
      },
      finish: { results.append($0.result) })
    #expect(results == Array(0..<300))
    #expect(slots <= threads + 2)
  }

  @Test(arguments: [1, 2])
  func anErrorEndsTheWork(threads: Int) async {
    var begun = 0
    #expect(throws: Stop.self) {
      try OrderedWork.run(
        threads: threads, makeSlot: Slot.init,
        begin: { slot in
          begun += 1
          slot.job = begun
          return true
        }, work: { $0.result = $0.job },
        finish: { if $0.result == 5 { throw Stop() } })
    }
    #expect(begun <= 5 + threads + 1)
  }
}
