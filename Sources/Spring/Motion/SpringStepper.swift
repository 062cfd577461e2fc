import CurveArithmetic

/// Advances many values once per frame, each on a spring, toward targets that may change at any time.
///
/// Values, velocities and targets are columns in your memory. A vector takes one column for each
/// component. All values share one spring, or each has its own.
///
/// ```swift
/// let springs = try [180, 230].map { try DampedSpring(stiffness: $0, damping: 22) }
/// var stepper = SpringStepper(springs)
/// var values = [Double](repeating: 0, count: springs.count)
/// var velocities = values
/// var targets = [Double](repeating: 1, count: springs.count)
/// // Each frame:
/// stepper.step(&values, &velocities, toward: targets, deltaTime: 1.0 / 60)
/// let moving = SpringStepper.settle(
///   &values, &velocities, toward: targets, distance: 0.001, speed: 0.01)
/// ```
///
/// Each value equals that of `DampedSpring.update(value:velocity:target:deltaTime:)`, with the error
/// bound of ``SpringStep``. The steps are stored when an interval repeats, so a steady frame rate is the
/// fast case.
public struct SpringStepper: Sendable {
  private let springs: [DampedSpring]
  /// The springs, eight side by side; empty if all values share one.
  private let propagators: [ShortPropagator<SIMD8<Double>>]
  /// The stored steps, eight side by side; empty if all values share a spring.
  private var steps: [EightSteps]
  /// The stored step that all values share.
  private var sharedStep: SpringStep
  /// The interval of the stored steps, and that of the last call.
  private var interval = 0.0
  private var lastInterval = 0.0

  /// Creates a stepper for any number of values on one spring.
  public init(_ spring: DampedSpring) {
    springs = [spring]
    propagators = []
    steps = []
    sharedStep = SpringStep(spring, over: 0)
  }

  /// Creates a stepper for as many values as springs, each on its own.
  ///
  /// - Complexity: O(n) for n springs. It is the only allocation: 176 bytes for each spring.
  public init(_ springs: [DampedSpring]) {
    self.springs = springs
    var propagators: [ShortPropagator<SIMD8<Double>>] = []
    propagators.reserveCapacity((springs.count + 7) / 8)
    for start in stride(from: 0, to: springs.count, by: 8) {
      propagators.append(ShortPropagator(springs[start..<min(start + 8, springs.count)]))
    }
    self.propagators = propagators
    steps = Array(repeating: EightSteps(), count: propagators.count)
    sharedStep = SpringStep(p: 0, q: 0, r: 0, s: 0)
  }

  /// Advances all values and velocities by an interval.
  ///
  /// - Parameters:
  ///   - values: The values, finite.
  ///   - velocities: The velocities in value units per second, finite.
  ///   - targets: The values at rest, finite.
  ///   - deltaTime: The interval in seconds. 0 or less changes nothing; an infinite interval ends at rest.
  /// - Complexity: O(n) for the shortest of the columns, and the springs if each value has its own; eight
  ///   of these at rest at their targets then cost one test. Nothing is allocated.
  public mutating func step(
    _ values: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
    toward targets: UnsafeBufferPointer<Double>, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    var columns = StepColumns(values, velocities, targets)
    if propagators.isEmpty {
      if deltaTime != interval {
        guard let spring = springs.first else { return }
        (sharedStep, interval) = (SpringStep(spring, over: deltaTime), deltaTime)
      }
      columns.advance(by: sharedStep)
      return
    }
    columns.count = min(columns.count, springs.count)
    if deltaTime != interval, deltaTime == lastInterval {
      for block in steps.indices { steps[block] = eightSteps(block, deltaTime) }
      interval = deltaTime
    }
    lastInterval = deltaTime
    if deltaTime == interval {
      steps.withUnsafeBufferPointer { steps in
        columns.advance { steps.baseAddress.unsafelyUnwrapped + $0 }
      }
    } else {
      withUnsafeTemporaryAllocation(of: EightSteps.self, capacity: 1) { scratch in
        let steps = scratch.baseAddress.unsafelyUnwrapped
        columns.advance { block in
          steps.initialize(to: eightSteps(block, deltaTime))
          return UnsafePointer(steps)
        }
      }
    }
  }

  /// Advances all values and velocities by an interval.
  ///
  /// The same as with buffers, for arrays.
  ///
  /// - Parameters:
  ///   - values: The values, finite.
  ///   - velocities: The velocities in value units per second, finite.
  ///   - targets: The values at rest, finite.
  ///   - deltaTime: The interval in seconds. 0 or less changes nothing; an infinite interval ends at rest.
  public mutating func step(
    _ values: inout [Double], _ velocities: inout [Double], toward targets: [Double],
    deltaTime: Double
  ) {
    values.withUnsafeMutableBufferPointer { values in
      velocities.withUnsafeMutableBufferPointer { velocities in
        targets.withUnsafeBufferPointer { targets in
          step(values, velocities, toward: targets, deltaTime: deltaTime)
        }
      }
    }
  }

  /// The steps of eight springs; those that are long for their spring one by one.
  @inline(__always)
  private func eightSteps(_ block: Int, _ deltaTime: Double) -> EightSteps {
    let propagator = propagators[block]
    let (z, exponent) = propagator.arguments(SIMD8(repeating: deltaTime))
    guard ShortPropagator.areInRange(z, exponent) else { return longSteps(block, deltaTime) }
    return propagator.steps(z, exponent, over: deltaTime)
  }

  @inline(never)
  private func longSteps(_ block: Int, _ deltaTime: Double) -> EightSteps {
    var steps = EightSteps()
    for (lane, spring) in springs[(8 * block)...].prefix(8).enumerated() {
      steps[lane] = SpringStep(spring, over: deltaTime)
    }
    return steps
  }
}
