/// A piece of work to time: one of the toolkit's kernels, and beside it the textbook way to the same
/// result.
public struct Workload: Sendable {
  /// What is computed and from what, such as `cubic-bezier/random`.
  public let name: String
  /// The textbook method it is compared with, or nil without one.
  public let reference: String?
  /// Sets the work up.
  public let prepare: @Sendable (_ size: Size) throws -> Task

  /// How much a run does.
  public struct Size: Sendable, Hashable {
    /// About how many evaluations a run makes.
    public var evaluations: Int
    /// How many of them a call of the kernel makes.
    public var batch: Int

    /// Creates a size; a batch is at most a run.
    public init(evaluations: Int, batch: Int) {
      self.evaluations = evaluations
      self.batch = min(batch, evaluations)
    }

    /// The first evaluation of each batch.
    var starts: StrideTo<Int> { stride(from: 0, to: evaluations - batch + 1, by: batch) }

    /// How many evaluations all batches make.
    var total: Int { evaluations / batch * batch }
  }

  /// Work that is set up, to be run any number of times.
  public struct Task {
    /// How many evaluations a run makes.
    public let evaluations: Int
    /// The kernel.
    public let kernel: () -> Void
    /// The textbook method.
    public let reference: (() -> Void)?
    /// How many evaluations a run of the textbook method makes: fewer where it takes so long that a run
    /// would never end.
    public let referenceEvaluations: Int
    /// The largest difference of the kernel's results, and of the textbook method's, from the form for
    /// one, or nil if there is none.
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
    timingFunctions + keyframes + paths + springs + settling + timeline + numbers
}

extension Workload.Task {
  /// The differences of results that a run leaves in a storage.
  static func differences(
    _ values: Storage<Double>, count: Int, kernel: @escaping () -> Void,
    reference: @escaping () -> Void, exact: @escaping (Int) -> Double
  ) -> () -> (kernel: Double, reference: Double) {
    let largest = { (run: () -> Void) -> Double in
      run()
      var largest = 0.0
      // At most some thousands; NaN is the largest.
      for index in stride(from: 0, to: count, by: max(count / 5000, 1)) {
        let difference = abs(values.elements[index] - exact(index))
        if !(difference <= largest) { largest = difference }
      }
      return largest
    }
    return { (largest(kernel), largest(reference)) }
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<T>(_ value: T) {
  withUnsafePointer(to: value) { _ in }
}
