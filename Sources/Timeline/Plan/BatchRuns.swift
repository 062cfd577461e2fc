import Curves
import Spring

/// The animations of a property at a block of times.
struct BatchRuns {
  /// An animation at a time.
  struct State {
    var cycles: Double
    var isShown: Bool
    var isAtEnd: Bool
  }

  /// The maximum number of times in a block.
  let block: Int
  /// The number of times.
  private(set) var count = 0
  /// The states and the progress after timing function and spring: a block for each animation.
  let states: UnsafeMutablePointer<State>
  let progress: UnsafeMutablePointer<Double>
  /// A block for the layer's times and one for intermediate results.
  private let local: UnsafeMutablePointer<Double>
  private let between: UnsafeMutablePointer<Double>

  /// Space for blocks, until ``deallocate()``. Closures with buffers on the stack would copy the plan.
  init(runs: Int, block: Int) {
    self.block = block
    states = .allocate(capacity: max(runs, 1) * block)
    states.initialize(
      repeating: State(cycles: 0, isShown: false, isAtEnd: false), count: runs * block)
    progress = .allocate(capacity: (runs + 2) * block)
    progress.initialize(repeating: 0, count: (runs + 2) * block)
    local = progress + runs * block
    between = local + block
  }

  func deallocate() {
    states.deallocate()
    progress.deallocate()
  }

  /// Computes the states at some times, and the progress through the batch kernels.
  mutating func prepare(
    _ plan: Plan, _ runs: ArraySlice<Int32>, layer: Int, _ times: Span<Double>
  ) {
    count = times.count
    for step in times.indices { local[step] = plan.localTime(layer, at: times[step]) }
    for (index, run) in runs.enumerated() {
      prepare(plan, Int(run), states + index * block, progress + index * block)
    }
  }

  private func prepare(
    _ plan: Plan, _ index: Int, _ states: UnsafeMutablePointer<State>,
    _ progress: UnsafeMutablePointer<Double>
  ) {
    let node = plan.nodes[index]
    let hasKernel = node.easing >= 0
    let fractions = hasKernel ? between : progress
    for step in 0..<count {
      let state = node.timing.state(at: plan.ownTime(of: node, at: local[step]))
      states[step] = State(
        cycles: state.completedCycles,
        isShown: plan.isShown(index, state, at: local[step], isTop: true),
        isAtEnd: state.isAtEnd)
      fractions[step] = state.fraction
    }
    if hasKernel {
      var eased = UnsafeMutableBufferPointer(start: progress, count: count).mutableSpan
      plan.easings.writeValues(
        of: Int(node.easing), at: UnsafeBufferPointer(start: fractions, count: count).span,
        into: &eased)
    }
    guard node.spring >= 0 else { return }
    for step in 0..<count { between[step] = progress[step] * node.timing.run }
    var values = UnsafeMutableBufferPointer(start: progress, count: count).mutableSpan
    plan.springs[Int(node.spring)].values(
      at: UnsafeBufferPointer(start: between, count: count).span, into: &values)
  }
}
