/// Runs jobs on several threads at once and finishes them in their order.
///
/// One task begins and finishes jobs, which is where reading and writing belong, while others work.
/// A slot holds what a job needs and is used again, so that memory stays flat.
enum OrderedWork {
  /// - Parameters:
  ///   - threads: How many jobs are worked on at a time, 1 or more.
  ///   - makeSlot: Makes a slot; called at most `threads + 1` times.
  ///   - begin: Puts a job into a slot; false when there are no more.
  ///   - work: Does the job, on any thread.
  ///   - finish: Takes the results, in the order the jobs were begun.
  static func run<Slot: AnyObject & Sendable>(
    threads: Int, makeSlot: () -> Slot, begin: (Slot) throws -> Bool,
    work: @escaping @Sendable (Slot) -> Void, finish: (Slot) throws -> Void
  ) async throws {
    guard threads > 1 else {
      let slot = makeSlot()
      while try begin(slot) {
        work(slot)
        try finish(slot)
      }
      return
    }
    try await withThrowingTaskGroup(of: (Int, Slot).self) { group in
      var free: [Slot] = []
      var done: [Int: Slot] = [:]
      var (begun, finished) = (0, 0)
      var isOver = false
      while true {
        // One job more than threads, so that none waits while this task reads or writes.
        while !isOver, begun - finished <= threads {
          let slot = free.popLast() ?? makeSlot()
          guard try begin(slot) else {
            isOver = true
            break
          }
          let number = begun
          group.addTask {
            work(slot)
            return (number, slot)
          }
          begun += 1
        }
        guard finished < begun, let (number, slot) = try await group.next() else { break }
        done[number] = slot
        while let slot = done.removeValue(forKey: finished) {
          try finish(slot)
          free.append(slot)
          finished += 1
        }
      }
    }
  }
}
