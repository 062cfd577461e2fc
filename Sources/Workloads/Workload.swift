/// A piece of work to time: one of the toolkit's kernels, and beside it the textbook way to the same
/// result.
public struct Workload: Sendable {
  /// What is computed and from what, such as `cubic-bezier/random`.
  public let name: String
  /// The textbook method it is compared with; nil if there is none.
  public let reference: String?
  /// Sets the work up for about so many evaluations.
  public let prepare: @Sendable (_ evaluations: Int) throws -> Task

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

    init(
      evaluations: Int, kernel: @escaping () -> Void, reference: (() -> Void)? = nil,
      referenceEvaluations: Int? = nil
    ) {
      self.evaluations = evaluations
      self.kernel = kernel
      self.reference = reference
      self.referenceEvaluations = referenceEvaluations ?? evaluations
    }
  }

  init(
    _ name: String, reference: String? = nil,
    prepare: @escaping @Sendable (_ evaluations: Int) throws -> Task
  ) {
    self.name = name
    self.reference = reference
    self.prepare = prepare
  }

  /// All workloads.
  public static let all: [Workload] =
    timingFunctions + keyframes + paths + springs + settling + numbers
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<T>(_ value: T) {
  withUnsafePointer(to: value) { _ in }
}
