/// The processor times of a workload, in nanoseconds per evaluation.
public struct Measurement: Sendable, Hashable {
  /// The workload's name.
  public let name: String
  /// The number of evaluations in a call of the kernel.
  public let batch: Int
  /// The shortest time of the kernel.
  public let minimum: Double
  /// The median time of the kernel.
  public let median: Double
  /// The 90th percentile of the kernel's times.
  public let p90: Double
  /// The shortest time of the plain method; nil for a workload without a reference.
  public let reference: Double?
  /// The largest error of the kernel's results, against 32 digits or, for paths, a finer table. It is
  /// absolute for values, relative for lengths, settling times, scenes and numbers as text, and a share of
  /// the natural frequency for a spring's velocity.
  public let error: Double
  /// The largest error of the plain method's results.
  public let referenceError: Double
  /// The kernel's shortest time over the plain method's: below 1 is faster.
  public var ratio: Double? { reference.map { minimum / $0 } }

  /// Measures a workload.
  ///
  /// Kernel and plain method alternate, so a slowdown of the machine affects both. Short batches are
  /// repeated with other numbers, so that a run is long enough for the clock and the processor cannot
  /// learn its branches.
  ///
  /// - Parameters:
  ///   - batch: The number of evaluations in a call of the kernel.
  ///   - seconds: The processor time after which no run begins. There are at least 3 runs, after one that is
  ///     not counted.
  public init(_ workload: Workload, batch: Int, seconds: Double) throws {
    let start = CPUTime.now
    let size = Workload.Size(evaluations: max(20_000, batch) / batch * batch, batch: batch)
    let task = try workload.prepare(size)
    let errors = task.errors()
    let time = { (evaluations: Int, work: () -> Void) -> Double in
      CPUTime.measure(work) * 1e9 / Double(evaluations)
    }
    var (kernel, reference): ([Double], [Double]) = ([], [])
    task.kernel()
    task.reference?()
    while kernel.count < 3 || CPUTime.now - start < seconds {
      kernel.append(time(task.evaluations, task.kernel))
      if let plain = task.reference { reference.append(time(task.referenceEvaluations, plain)) }
    }
    kernel.sort()
    name = workload.name
    self.batch = batch
    (error, referenceError) = errors
    minimum = kernel[0]
    median = kernel[kernel.count / 2]
    p90 = kernel[(kernel.count * 9 - 1) / 10]
    self.reference = reference.min()
  }
}
