import CurveArithmetic
import Curves
import Spring

/// What an app does in a loop: one value of each of many curves, a new curve or spring and one value.
extension Workload {
  static let loops: [Workload] = [
    curves("cubic-bezier/stored", reference: "Cardano and two steps of Newton") { controls, x in
      let curves = Storage(try controls.map { try CubicBezier($0.x, $0.y, $0.z, $0.w) })
      let plain = Storage(controls.map { CardanoBezier($0.x, $0.y, $0.z, $0.w) })
      return (
        { curves.elements[$0].value(at: x.elements[$0]) },
        { plain.elements[$0].value(at: x.elements[$0]) }
      )
    },
    curves("cubic-bezier/created", reference: "Cardano and two steps of Newton") { controls, x in
      let controls = Storage(controls)
      return (
        {
          let c = controls.elements[$0]
          return (try? CubicBezier(c.x, c.y, c.z, c.w))?.value(at: x.elements[$0]) ?? .nan
        },
        {
          let c = controls.elements[$0]
          return CardanoBezier(c.x, c.y, c.z, c.w).value(at: x.elements[$0])
        }
      )
    },
    createdSprings, update,
  ]

  private typealias Value = (Int) -> Double

  /// A value of each of many random curves.
  private static func curves(
    _ name: String, reference: String,
    _ values: @escaping @Sendable ([SIMD4<Double>], Storage<Double>) throws -> (Value, Value)
  ) -> Workload {
    Workload(name, reference: reference) { size in
      var random = Randomness(seed: 8)
      let controls = (0..<size.total).map { _ in
        SIMD4(
          random.next(in: 0...1), random.next(in: -0.5...1.5), random.next(in: 0...1),
          random.next(in: -0.5...1.5))
      }
      let progress = Storage(count: size.total) { _ in random.next(in: 0...1) }
      let results = Storage(count: size.total)
      let (ours, plain) = try values(controls, progress)
      let kernel = {
        for i in 0..<size.total { results.elements[i] = ours(i) }
        keep(results)
      }
      let reference = {
        for i in 0..<size.total { results.elements[i] = plain(i) }
        keep(results)
      }
      return Task(
        evaluations: size.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
          let c = controls[$0]
          let exact = ExactBezier(c.x, c.y, c.z, c.w).value(at: progress.elements[$0])
          return abs(results.elements[$0] - exact)
        })
    }
  }

  /// A spring of mass 1 with its motion, and one state.
  private static let createdSprings = Workload(
    "spring/created", reference: "exp, sin and cos for each"
  ) { size in
    var random = Randomness(seed: 9)
    let stiffness = Storage(count: size.total) { _ in random.logarithmic(in: 10...1000) }
    let damping = Storage(count: size.total) {
      2 * random.logarithmic(in: 0.1...0.95) * stiffness.elements[$0].squareRoot()
    }
    let times = Storage(count: size.total) { _ in random.next(in: 0...1) }
    let (values, velocities) = (Storage(count: size.total), Storage(count: size.total))
    let kernel = {
      for i in 0..<size.total {
        let spring = try? DampedSpring(
          stiffness: stiffness.elements[i], damping: damping.elements[i])
        guard let state = (try? spring?.motion())?.state(at: times.elements[i]) else { continue }
        (values.elements[i], velocities.elements[i]) = (state.value, state.velocity)
      }
      keep(values)
    }
    let reference = {
      for i in 0..<size.total {
        let plain = ClosedFormSpring(
          mass: 1, stiffness: stiffness.elements[i], damping: damping.elements[i])
        (values.elements[i], velocities.elements[i]) = plain.state(at: times.elements[i])
      }
      keep(values)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        ExactSpring(mass: 1, stiffness: stiffness.elements[$0], damping: damping.elements[$0])
          .error(
            of: (values.elements[$0], velocities.elements[$0]),
            at: DoubleDouble(times.elements[$0]))
      })
  }

  /// One call for each of many values, each on its own spring over its own interval.
  private static let update = Workload(
    "spring/update", reference: "exp, sin and cos for each"
  ) { size in
    var random = Randomness(seed: 11)
    let stiffness = Storage(count: size.total) { _ in random.logarithmic(in: 50...500) }
    let damping = Storage(count: size.total) {
      2 * random.next(in: 0.1...0.9) * stiffness.elements[$0].squareRoot()
    }
    let intervals = Storage(count: size.total) { _ in random.next(in: 1 / 144...1 / 30) }
    let springs = Storage(
      try (0..<size.total).map {
        try DampedSpring(stiffness: stiffness.elements[$0], damping: damping.elements[$0])
      })
    let (values, velocities) = (Storage(count: size.total), Storage(count: size.total))
    let kernel = {
      for i in 0..<size.total {
        var (value, velocity) = (0.0, 0.0)
        springs.elements[i].update(
          value: &value, velocity: &velocity, target: 1, deltaTime: intervals.elements[i])
        (values.elements[i], velocities.elements[i]) = (value, velocity)
      }
      keep(values)
    }
    let reference = {
      for i in 0..<size.total {
        var (value, velocity) = (0.0, 0.0)
        SpringPropagator(
          mass: 1, stiffness: stiffness.elements[i], damping: damping.elements[i],
          interval: intervals.elements[i]
        ).advance(&value, &velocity, toward: 1)
        (values.elements[i], velocities.elements[i]) = (value, velocity)
      }
      keep(values)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        ExactSpring(mass: 1, stiffness: stiffness.elements[$0], damping: damping.elements[$0])
          .error(
            of: (values.elements[$0], velocities.elements[$0]),
            at: DoubleDouble(intervals.elements[$0]))
      })
  }
}
