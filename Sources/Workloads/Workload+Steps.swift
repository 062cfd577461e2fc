import CurveArithmetic
import Spring

extension Workload {
  /// Frames of many values at a time, each toward its own target.
  static let steps = [
    step("spring/step", reference: "a stored step, two products a column"),
    step("spring/step-own", reference: "stored steps, two products a column", isOwn: true),
    step(
      "spring/step-varying", reference: "exp, sin and cos for each", isOwn: true, isVarying: true),
  ]

  /// A frame of as many values as a batch has, on one spring or each on its own. A second of frames later
  /// they start anew.
  private static func step(
    _ name: String, reference: String, isOwn: Bool = false, isVarying: Bool = false
  ) -> Workload {
    Workload(name, reference: reference) { size in
      var random = Randomness(seed: 10)
      // A million springs take 300 megabytes.
      let count = isOwn ? min(size.batch, 1_000_000) : size.batch
      let targets = Storage(count: count) { _ in random.next(in: -1...1) }
      let intervals = (0..<60).map { _ in isVarying ? random.next(in: 1 / 144...1 / 30) : 1 / 60 }
      let parameters = Storage(count: isOwn ? count : 1) { _ in
        isOwn ? randomSpring(&random) : (stiffness: 230, damping: 22)
      }
      let springs = try parameters.elements.map {
        try DampedSpring(stiffness: $0.stiffness, damping: $0.damping)
      }
      var stepper = isOwn ? SpringStepper(springs) : SpringStepper(springs[0])
      let plain = plainStep(parameters, isVarying ? nil : intervals[0])
      let (values, velocities) = (Storage(count: count), Storage(count: count))
      let frames = size.total / count
      var frame = 0
      func advance(_ step: (_ interval: Double) -> Void) {
        for _ in 0..<frames {
          if frame % 60 == 0 {
            values.elements.update(repeating: 0)
            velocities.elements.update(repeating: 0)
          }
          step(intervals[frame % 60])
          frame += 1
        }
        keep(values)
      }
      let kernel = {
        advance {
          stepper.step(
            values.elements, velocities.elements,
            toward: UnsafeBufferPointer(targets.elements), deltaTime: $0)
        }
      }
      let reference = {
        advance { plain(values.elements, velocities.elements, targets.elements, $0) }
      }
      // From rest, the displacement is the target times the unit motion's.
      let error = { (index: Int) -> Double in
        let time = intervals.prefix((frame - 1) % 60 + 1).reduce(DoubleDouble(0)) { $0 + $1 }
        let target = targets.elements[index]
        guard target != 0 else { return 0 }
        let (stiffness, damping) = parameters.elements[isOwn ? index : 0]
        return ExactSpring(mass: 1, stiffness: stiffness, damping: damping)
          .error(
            of: (values.elements[index] / target, velocities.elements[index] / target), at: time)
          * abs(target)
      }
      return Task(
        evaluations: frames * count, kernel: kernel, reference: reference,
        errors: Task.errors(
          count: count,
          kernel: {
            frame = 0
            kernel()
          },
          reference: {
            frame = 0
            reference()
          }, of: error))
    }
  }

  private typealias Parameters = (stiffness: Double, damping: Double)

  private static func randomSpring(_ random: inout Randomness) -> Parameters {
    let stiffness = random.logarithmic(in: 50...500)
    return (stiffness, 2 * random.next(in: 0.1...0.9) * stiffness.squareRoot())
  }

  /// The plain method for one spring or one each: the steps of an interval are stored, those of intervals
  /// that vary are computed for each value.
  private static func plainStep(
    _ parameters: Storage<Parameters>, _ stored: Double?
  ) -> (
    _ values: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
    _ targets: UnsafeMutableBufferPointer<Double>, _ interval: Double
  ) -> Void {
    @inline(__always)
    func propagator(_ index: Int, _ interval: Double) -> SpringPropagator {
      let (stiffness, damping) = parameters.elements[index]
      return SpringPropagator(
        mass: 1, stiffness: stiffness, damping: damping, interval: interval)
    }
    let count = parameters.elements.count
    guard let stored else {
      return { x, v, to, interval in
        for i in 0..<count { propagator(i, interval).advance(&x[i], &v[i], toward: to[i]) }
      }
    }
    if count == 1 {
      let shared = propagator(0, stored)
      return { x, v, to, _ in shared.advance(x, v, toward: to) }
    }
    let own = SpringPropagators((0..<count).map { propagator($0, stored) })
    return { x, v, to, _ in own.advance(x, v, toward: to) }
  }
}
