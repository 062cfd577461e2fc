import CurveArithmetic
import Spring

extension Workload {
  static let springs: [Workload] = [
    motion("spring/any-times", damping: 60),
    motion("spring/overdamped", damping: 500, reference: exponentials),
    motion("spring/critical", damping: 2 * 15_000.squareRoot(), reference: oneExponential),
    Workload("spring/grid", reference: "a stored step, two products each") { size in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 60).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: 60)
      // In blocks, as when writing to a file: memory stays constant.
      let block = min(size.batch, 4096)
      let blocks = Size(evaluations: size.evaluations, batch: block)
      let step = 2.2 / Double(blocks.total)
      let propagator = SpringPropagator(mass: 10, stiffness: 1500, damping: 60, interval: step)
      let (values, velocities) = (Storage(count: block), Storage(count: block))
      let kernel = {
        for start in blocks.starts {
          var x = values.elements.mutableSpan
          var v = velocities.elements.mutableSpan
          motion.states(from: Double(start) * step, step: step, values: &x, velocities: &v)
          keep(values)
        }
      }
      let reference = {
        for start in blocks.starts {
          let first = plain.state(at: Double(start) * step)
          var (displacement, velocity) = (first.value - 1, first.velocity)
          for i in 0..<block {
            (values.elements[i], velocities.elements[i]) = (1 + displacement, velocity)
            propagator.advance(&displacement, &velocity)
          }
          keep(values)
        }
      }
      let exact = ExactSpring(mass: 10, stiffness: 1500, damping: 60)
      // The last block starts at this time.
      let last = Double(blocks.total - block) * step
      return Task(
        evaluations: blocks.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: block, kernel: kernel, reference: reference) {
          exact.error(
            of: (values.elements[$0], velocities.elements[$0]),
            at: DoubleDouble(product: Double($0), step) + last)
        })
    },
    motion("spring/one-by-one", damping: 60, isOneByOne: true),
    motion(
      "spring/one-by-one-overdamped", damping: 500, isOneByOne: true, reference: exponentials),
  ]

  static let settling: [Workload] = [
    settling("settling/exact"), settling("settling/one-by-one", isOneByOne: true),
  ]

  /// Settling times of springs of all regimes, from their parameters.
  private static func settling(_ name: String, isOneByOne: Bool = false) -> Workload {
    Workload(name, reference: "stored steps of 1/60 s") { size in
      var random = Randomness(seed: 3)
      // The reference takes half a microsecond for each spring.
      let size = Size(evaluations: min(size.evaluations, 1_000_000), batch: size.batch)
      let count = size.total
      let mass = Storage(count: count) { _ in random.logarithmic(in: 0.1...10) }
      let stiffness = Storage(count: count) { _ in random.logarithmic(in: 10...1000) }
      // All regimes: damping ratios from 0.1 to 3.
      let damping = Storage(count: count) {
        2 * random.logarithmic(in: 0.1...3)
          * (mass.elements[$0] * stiffness.elements[$0]).squareRoot()
      }
      let durations = Storage(count: count)
      let alone = { (index: Int) -> Double in
        let spring = try? DampedSpring(
          mass: mass.elements[index], stiffness: stiffness.elements[index],
          damping: damping.elements[index])
        return (try? spring?.motion())?.settlingTime() ?? .nan
      }
      let kernel = {
        for start in size.starts {
          let batch = start..<(start + size.batch)
          if isOneByOne {
            for index in batch { durations.elements[index] = alone(index) }
          } else {
            var out = UnsafeMutableBufferPointer(rebasing: durations.elements[batch]).mutableSpan
            DampedSpring.settlingTimes(
              mass: mass.elements.span.extracting(batch),
              stiffness: stiffness.elements.span.extracting(batch),
              damping: damping.elements.span.extracting(batch), into: &out)
          }
        }
        keep(durations)
      }
      let reference = {
        for i in 0..<count {
          durations.elements[i] = SpringPropagator.settlingTime(
            mass: mass.elements[i], stiffness: stiffness.elements[i],
            damping: damping.elements[i], threshold: 0.001)
        }
        keep(durations)
      }
      return Task(
        evaluations: count, kernel: kernel, reference: reference,
        errors: Task.errors(count: count, kernel: kernel, reference: reference) {
          let exact = ExactSpring(
            mass: mass.elements[$0], stiffness: stiffness.elements[$0],
            damping: damping.elements[$0]
          ).settlingTime(threshold: 0.001)
          return abs(durations.elements[$0] - exact) / exact
        })
    }
  }

  private static let closedForm = "exp, sin and cos for each"
  private static let exponentials = "two exponentials for each"
  private static let oneExponential = "one exponential for each"

  /// Value and velocity of a spring at random times.
  private static func motion(
    _ name: String, damping: Double, isOneByOne: Bool = false, reference: String = closedForm
  ) -> Workload {
    Workload(name, reference: reference) { size in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: damping).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: damping)
      var random = Randomness(seed: 2)
      let times = Storage(count: size.total) { _ in random.next(in: 0...2.2) }
      let (values, velocities) = (Storage(count: size.total), Storage(count: size.total))
      let kernel = {
        for start in size.starts {
          let batch = start..<(start + size.batch)
          if isOneByOne {
            for i in batch {
              let state = motion.state(at: times.elements[i])
              (values.elements[i], velocities.elements[i]) = (state.value, state.velocity)
            }
          } else {
            var x = UnsafeMutableBufferPointer(rebasing: values.elements[batch]).mutableSpan
            var v = UnsafeMutableBufferPointer(rebasing: velocities.elements[batch]).mutableSpan
            motion.states(at: times.elements.span.extracting(batch), values: &x, velocities: &v)
          }
        }
        keep(values)
      }
      let reference = {
        for i in 0..<size.total {
          (values.elements[i], velocities.elements[i]) = plain.state(at: times.elements[i])
        }
        keep(values)
      }
      let exact = ExactSpring(mass: 10, stiffness: 1500, damping: damping)
      return Task(
        evaluations: size.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
          exact.error(
            of: (values.elements[$0], velocities.elements[$0]), at: DoubleDouble(times.elements[$0])
          )
        })
    }
  }
}
