import Arithmetic
import Spring

extension Workload {
  static let springs: [Workload] = [
    motion("spring/any-times", damping: 60),
    motion("spring/any-times-overdamped", damping: 500),
    Workload("spring/grid", reference: closedForm) { count in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 60).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: 60)
      let step = 2.2 / Double(count)
      // In blocks, as what is written to a file is made: memory stays flat.
      let block = min(count, 4096)
      let (values, velocities) = (Storage(count: block), Storage(count: block))
      let starts = stride(from: 0, to: count - block + 1, by: block)
      return Task(
        evaluations: starts.underestimatedCount * block,
        kernel: {
          for start in starts {
            var x = values.elements.mutableSpan
            var v = velocities.elements.mutableSpan
            motion.states(from: Double(start) * step, step: step, values: &x, velocities: &v)
            keep(values)
          }
        },
        reference: {
          for start in starts {
            for i in 0..<block {
              values.elements[i] = plain.value(at: Double(start + i) * step)
            }
            keep(values)
          }
        })
    },
    Workload("spring/one-by-one", reference: closedForm) { count in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 60).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: 60)
      let (times, values) = (randomTimes(count), Storage(count: count))
      return Task(
        evaluations: count,
        kernel: {
          for i in 0..<count { values.elements[i] = motion.value(at: times.elements[i]) }
          keep(values)
        },
        reference: {
          for i in 0..<count { values.elements[i] = plain.value(at: times.elements[i]) }
          keep(values)
        })
    },
  ]

  static let settling: [Workload] = [
    Workload("settling/exact", reference: "steps of 1/60 s") { count in
      var random = Randomness(seed: 3)
      // The reference takes microseconds for each.
      let count = min(count, 100_000)
      let mass = Storage(count: count) { _ in random.logarithmic(in: 0.1...10) }
      let stiffness = Storage(count: count) { _ in random.logarithmic(in: 10...1000) }
      // All regimes: damping ratios from 0.1 to 3.
      let damping = Storage(count: count) {
        2 * random.logarithmic(in: 0.1...3)
          * (mass.elements[$0] * stiffness.elements[$0]).squareRoot()
      }
      let durations = Storage(count: count)
      return Task(
        evaluations: count,
        kernel: {
          var out = durations.elements.mutableSpan
          DampedSpring.settlingTimes(
            mass: mass.elements.span, stiffness: stiffness.elements.span,
            damping: damping.elements.span, into: &out)
          keep(durations)
        },
        reference: {
          for i in 0..<count {
            let plain = ClosedFormSpring(
              mass: mass.elements[i], stiffness: stiffness.elements[i], damping: damping.elements[i]
            )
            durations.elements[i] = plain.settlingByStepping(threshold: 0.001)
          }
          keep(durations)
        })
    }
  ]

  private static let closedForm = "exp, sin and cos for each value"

  private static func randomTimes(_ count: Int) -> Storage<Double> {
    var random = Randomness(seed: 2)
    return Storage(count: count) { _ in random.next(in: 0...2.2) }
  }

  private static func motion(_ name: String, damping: Double) -> Workload {
    Workload(name, reference: closedForm) { count in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: damping).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: damping)
      let times = randomTimes(count)
      let (values, velocities) = (Storage(count: count), Storage(count: count))
      return Task(
        evaluations: count,
        kernel: {
          var x = values.elements.mutableSpan
          var v = velocities.elements.mutableSpan
          motion.states(at: times.elements.span, values: &x, velocities: &v)
          keep(values)
        },
        reference: {
          for i in 0..<count { values.elements[i] = plain.value(at: times.elements[i]) }
          keep(values)
        })
    }
  }
}
