/// A workload to measure: one of the toolkit's kernels, and the textbook method for the same result.
public struct Workload: Sendable {
  /// The quantity and its inputs, such as `cubic-bezier/random`.
  public let name: String
  /// The textbook method for comparison, if the workload has one.
  public let reference: String?
  /// Sets up the work.
  public let prepare: @Sendable (_ size: Size) throws -> Task

  /// The size of a run.
  public struct Size: Sendable, Hashable {
    /// The approximate number of evaluations in a run.
    public var evaluations: Int
    /// The number of evaluations in a call of the kernel.
    public var batch: Int

    /// Creates a size. A batch is limited to a run.
    public init(evaluations: Int, batch: Int) {
      self.evaluations = evaluations
      self.batch = min(batch, evaluations)
    }

    /// The first evaluation of each batch.
    var starts: StrideTo<Int> { stride(from: 0, to: evaluations - batch + 1, by: batch) }

    /// The number of evaluations in all batches.
    var total: Int { evaluations / batch * batch }
  }

  /// Work that is set up and can be run any number of times.
  public struct Task {
    /// The number of evaluations in a run.
    public let evaluations: Int
    /// The kernel.
    public let kernel: () -> Void
    /// The textbook method.
    public let reference: (() -> Void)?
    /// The number of evaluations in a run of the textbook method: fewer if a run would take too long.
    public let referenceEvaluations: Int
    /// The largest differences of the kernel's and the textbook method's results from the form for one
    /// value; nil if there is no such form.
    public let differences: (() -> (kernel: Double, reference: Double))?

    init(
      evaluations: Int, kernel: @escaping () -> Void, reference: (() -> Void)? = nil,
      referenceEvaluations: Int? = nil,
      differences: (() -> (kernel: Double, reference: Double))? = nil
    ) {
      self.differences = differences
      self.evaluations = evaluations
      self.kernel = kernel
      self.reference = reference
      self.referenceEvaluations = referenceEvaluations ?? evaluations
    }
  }

  init(
    _ name: String, reference: String? = nil,
    prepare: @escaping @Sendable (_ size: Size) throws -> Task
  ) {
    self.name = name
    self.reference = reference
    self.prepare = prepare
  }

  /// All workloads.
  public static let all: [Workload] =
    timingFunctions + keyframes + tracks + paths + springs + settling + timeline + numbers
}

extension Workload.Task {
  /// The differences of the results that a run leaves in a storage.
  static func differences(
    _ values: Storage<Double>, count: Int, kernel: @escaping () -> Void,
    reference: @escaping () -> Void, exact: @escaping (Int) -> Double
  ) -> () -> (kernel: Double, reference: Double) {
    let largest = { (run: () -> Void) -> Double in
      run()
      var largest = 0.0
      // At most a few thousand results; NaN counts as the largest.
      for index in stride(from: 0, to: count, by: max(count / 5000, 1)) {
        let difference = abs(values.elements[index] - exact(index))
        if !(difference <= largest) { largest = difference }
      }
      return largest
    }
    return { (largest(kernel), largest(reference)) }
  }
}

/// Keeps the optimiser from removing work whose result is unused.
@inline(never)
func keep<T>(_ value: T) {
  withUnsafePointer(to: value) { _ in }
}
