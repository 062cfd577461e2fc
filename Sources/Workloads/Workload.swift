/// A workload to measure: one of the toolkit's kernels, and the best known plain method for the same result.
public struct Workload: Sendable {
  /// The quantity and its inputs, such as `cubic-bezier/random`.
  public let name: String
  /// The plain method for comparison, if the workload has one.
  public let reference: String?
  /// Whether the kernel allocates memory.
  public let allocates: Bool
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
    /// The plain method.
    public let reference: (() -> Void)?
    /// The number of evaluations in a run of the plain method: fewer if a run would take too long.
    public let referenceEvaluations: Int
    /// The largest errors of the kernel's and the plain method's results, against 32 digits; for
    /// paths, against a finer table.
    public let errors: () -> (kernel: Double, reference: Double)

    init(
      evaluations: Int, kernel: @escaping () -> Void, reference: (() -> Void)? = nil,
      referenceEvaluations: Int? = nil,
      errors: @escaping () -> (kernel: Double, reference: Double)
    ) {
      self.errors = errors
      self.evaluations = evaluations
      self.kernel = kernel
      self.reference = reference
      self.referenceEvaluations = referenceEvaluations ?? evaluations
    }
  }

  init(
    _ name: String, reference: String? = nil, allocates: Bool = false,
    prepare: @escaping @Sendable (_ size: Size) throws -> Task
  ) {
    self.name = name
    self.reference = reference
    self.allocates = allocates
    self.prepare = prepare
  }

  /// All workloads.
  public static let all: [Workload] =
    timingFunctions + springs + loops + steps + settling + gestures + keyframes + tracks + paths
    + timeline + texts + numbers

  /// What the names begin with: `spring` of `spring/step`.
  public static let groups: [String] = all.reduce(into: []) { groups, workload in
    let group = String(workload.name.prefix { $0 != "/" })
    if !groups.contains(group) { groups.append(group) }
  }
}

extension Workload.Task {
  /// The errors of the results that a run leaves in a storage.
  ///
  /// - Parameters:
  ///   - count: The number of results. About a thousand of them, evenly spread, are checked.
  ///   - error: The error of a result after a run.
  static func errors(
    count: Int, kernel: @escaping () -> Void, reference: @escaping () -> Void,
    of error: @escaping (Int) -> Double
  ) -> () -> (kernel: Double, reference: Double) {
    let largest = { (run: () -> Void) -> Double in
      run()
      return largestError(count: count, of: error)
    }
    return { (largest(kernel), largest(reference)) }
  }

  /// The largest of some errors. NaN counts as the largest.
  static func largestError(count: Int, of error: (Int) -> Double) -> Double {
    var largest = 0.0
    // An odd step meets all components of rows.
    for index in stride(from: 0, to: count, by: count / 1000 | 1) {
      let error = error(index)
      if !(error <= largest), !largest.isNaN { largest = error }
    }
    return largest
  }
}

/// Keeps the optimiser from removing work whose result is unused.
@inline(never)
func keep<T>(_ value: T) {
  withUnsafePointer(to: value) { _ in }
}
