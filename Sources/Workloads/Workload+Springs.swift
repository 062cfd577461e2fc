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
      let (values, velocities) = (Numbers(count: block), Numbers(count: block))
      let starts = stride(from: 0, to: count - block + 1, by: block)
      return Task(
        evaluations: starts.underestimatedCount * block,
        kernel: {
          for start in starts {
            var x = values.storage.mutableSpan
            var v = velocities.storage.mutableSpan
            motion.states(from: Double(start) * step, step: step, values: &x, velocities: &v)
            keep(values)
          }
        },
        reference: {
          for start in starts {
            for i in 0..<block {
              values.storage[i] = plain.value(at: Double(start + i) * step)
            }
            keep(values)
          }
        })
    },
    Workload("spring/one-by-one", reference: closedForm) { count in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 60).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: 60)
      let (times, values) = (randomTimes(count), Numbers(count: count))
      return Task(
        evaluations: count,
        kernel: {
          for i in 0..<count { values.storage[i] = motion.value(at: times.storage[i]) }
          keep(values)
        },
        reference: {
          for i in 0..<count { values.storage[i] = plain.value(at: times.storage[i]) }
          keep(values)
        })
    },
  ]

  static let settling: [Workload] = [
    Workload("settling/exact", reference: "steps of 1/60 s") { count in
      var random = Randomness(seed: 3)
      // The reference takes microseconds for each.
      let count = min(count, 100_000)
      let mass = Numbers(count: count) { _ in random.logarithmic(in: 0.1...10) }
      let stiffness = Numbers(count: count) { _ in random.logarithmic(in: 10...1000) }
      // All regimes: damping ratios from 0.1 to 3.
      let damping = Numbers(count: count) {
        2 * random.logarithmic(in: 0.1...3)
          * (mass.storage[$0] * stiffness.storage[$0]).squareRoot()
      }
      let durations = Numbers(count: count)
      return Task(
        evaluations: count,
        kernel: {
          var out = durations.storage.mutableSpan
          DampedSpring.settlingDurations(
            mass: mass.storage.span, stiffness: stiffness.storage.span,
            damping: damping.storage.span, into: &out)
          keep(durations)
        },
        reference: {
          for i in 0..<count {
            let plain = ClosedFormSpring(
              mass: mass.storage[i], stiffness: stiffness.storage[i], damping: damping.storage[i])
            durations.storage[i] = plain.settlingByStepping(threshold: 0.001)
          }
          keep(durations)
        })
    }
  ]

  private static let closedForm = "exp, sin and cos for each value"

  private static func randomTimes(_ count: Int) -> Numbers {
    var random = Randomness(seed: 2)
    return Numbers(count: count) { _ in random.next(in: 0...2.2) }
  }

  private static func motion(_ name: String, damping: Double) -> Workload {
    Workload(name, reference: closedForm) { count in
      let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: damping).motion()
      let plain = ClosedFormSpring(mass: 10, stiffness: 1500, damping: damping)
      let times = randomTimes(count)
      let (values, velocities) = (Numbers(count: count), Numbers(count: count))
      return Task(
        evaluations: count,
        kernel: {
          var x = values.storage.mutableSpan
          var v = velocities.storage.mutableSpan
          motion.states(at: times.storage.span, values: &x, velocities: &v)
          keep(values)
        },
        reference: {
          for i in 0..<count { values.storage[i] = plain.value(at: times.storage[i]) }
          keep(values)
        })
    }
  }
}
