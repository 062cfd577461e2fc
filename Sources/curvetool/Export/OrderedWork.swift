#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs jobs on several threads at once and finishes them in their order.
///
/// The calling thread begins and finishes jobs, because it reads and writes; other threads do the work.
/// Slots hold what a job needs and are reused, so memory stays constant.
enum OrderedWork {
  /// - Parameters:
  ///   - threads: The number of jobs to work on at a time, 1 or more; fewer if the system cannot start
  ///     more threads.
  ///   - makeSlot: Creates a slot; called at most `threads + 1` times.
  ///   - begin: Puts a job into a slot; returns false if there are no more.
  ///   - work: Does the job, on any thread.
  ///   - finish: Takes the results, in the order in which the jobs began.
  static func run<Slot: AnyObject & Sendable>(
    threads: Int, makeSlot: () -> Slot, begin: (Slot) throws -> Bool,
    work: @escaping @Sendable (Slot) -> Void, finish: (Slot) throws -> Void
  ) throws {
    let queue = JobQueue { work(unsafeDowncast($0, to: Slot.self)) }
    let started = threads > 1 ? queue.start(threads) : 0
    guard started > 0 else {
      let slot = makeSlot()
      while try begin(slot) {
        work(slot)
        try finish(slot)
      }
      return
    }
    defer { queue.stop() }
    var free: [Slot] = []
    var under: [(job: Int, slot: Slot)] = []
    var isOver = false
    while true {
      // One job more than threads, so that no thread waits while this one reads or writes.
      while !isOver, under.count <= started {
        let slot = free.popLast() ?? makeSlot()
        guard try begin(slot) else {
          isOver = true
          break
        }
        under.append((queue.add(slot), slot))
      }
      guard !under.isEmpty else { break }
      let (job, slot) = under.removeFirst()
      queue.wait(for: job)
      try finish(slot)
      free.append(slot)
    }
  }
}

extension OrderedWork {
  private final class IndexSlot: @unchecked Sendable {
    var index = 0
  }

  /// Calls a closure for each index below a count, on as many threads as there are processors.
  static func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var next = 0
    // Neither closure throws.
    try? run(
      threads: min(processorCount(), count), makeSlot: { IndexSlot() },
      begin: { slot in
        guard next < count else { return false }
        slot.index = next
        next += 1
        return true
      }, work: { work($0.index) }, finish: { _ in })
  }
}

/// Jobs for several threads, numbered in the order of addition.
private final class JobQueue: @unchecked Sendable {
  private let work: (AnyObject) -> Void
  private var lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var threads: [pthread_t] = []
  private var waiting: [(job: Int, slot: AnyObject)] = []
  private var done: Set<Int> = []
  private var count = 0
  private var isStopped = false

  init(work: @escaping (AnyObject) -> Void) {
    self.work = work
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Starts threads.
  ///
  /// - Returns: The number of threads that the system started.
  func start(_ count: Int) -> Int {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Musl's default of 128 KB is too small for nested curves.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    for _ in 0..<count {
      let context = Unmanaged.passRetained(self)
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { JobQueue.run($0) }, context.toOpaque())
      #else
        var thread = pthread_t()
        let status = pthread_create(
          &thread, &attributes, { $0.flatMap { JobQueue.run($0) } }, context.toOpaque())
      #endif
      guard status == 0 else {
        context.release()
        break
      }
      #if canImport(Darwin)
        if let thread { threads.append(thread) }
      #else
        threads.append(thread)
      #endif
    }
    return threads.count
  }

  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<JobQueue>.fromOpaque(context).takeRetainedValue().loop()
    return nil
  }

  private func loop() {
    pthread_mutex_lock(lock)
    while true {
      while waiting.isEmpty, !isStopped { pthread_cond_wait(change, lock) }
      guard !isStopped else { break }
      let (job, slot) = waiting.removeFirst()
      pthread_mutex_unlock(lock)
      work(slot)
      pthread_mutex_lock(lock)
      done.insert(job)
      pthread_cond_broadcast(change)
    }
    pthread_mutex_unlock(lock)
  }

  /// Adds a job and returns its number.
  func add(_ slot: AnyObject) -> Int {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    count += 1
    waiting.append((count, slot))
    pthread_cond_broadcast(change)
    return count
  }

  func wait(for job: Int) {
    pthread_mutex_lock(lock)
    while done.remove(job) == nil { pthread_cond_wait(change, lock) }
    pthread_mutex_unlock(lock)
  }

  /// Lets every thread finish its job, and waits for them.
  func stop() {
    pthread_mutex_lock(lock)
    isStopped = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(lock)
    for thread in threads { pthread_join(thread, nil) }
  }
}
