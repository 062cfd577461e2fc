/// Times of a workload, in nanoseconds per evaluation.
public struct Measurement: Sendable, Hashable {
  /// The workload's name.
  public let name: String
  /// The shortest time of the kernel.
  public let minimum: Double
  /// The median time of the kernel.
  public let median: Double
  /// The time that nine runs of ten stay below.
  public let p90: Double
  /// The median time of the textbook method, nil if there is none.
  public let reference: Double?
  /// The kernel's median over the reference's: below 1 is faster.
  public var ratio: Double? { reference.map { median / $0 } }

  /// Times a workload: kernel and reference in turn, so that a machine that slows down slows both.
  ///
  /// - Parameters:
  ///   - evaluations: About how many evaluations a run makes.
  ///   - runs: How many runs are counted, after one that is not.
  public init(_ workload: Workload, evaluations: Int, runs: Int) throws {
    let task = try workload.prepare(evaluations)
    let clock = ContinuousClock()
    let time = { (evaluations: Int, work: () -> Void) -> Double in
      let (seconds, attoseconds) = clock.measure(work).components
      return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(evaluations)
    }
    var (kernel, reference): ([Double], [Double]) = ([], [])
    for run in 0...runs {
      let ours = time(task.evaluations, task.kernel)
      let theirs = task.reference.map { time(task.referenceEvaluations, $0) }
      if run == 0 { continue }
      kernel.append(ours)
      if let theirs { reference.append(theirs) }
    }
    kernel.sort()
    reference.sort()
    name = workload.name
    minimum = kernel[0]
    median = kernel[kernel.count / 2]
    p90 = kernel[(kernel.count * 9 - 1) / 10]
    self.reference = reference.isEmpty ? nil : reference[reference.count / 2]
  }
}
