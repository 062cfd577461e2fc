import CurveArithmetic
import Curves
import Spring

extension Workload {
  static let gestures: [Workload] = [
    decay("decay/one-by-one", isOneByOne: true), decay("decay/any-times"), play, flings,
  ]

  /// The rate of UIScrollView's decay, in 1/s.
  private static let rate = DecelerationRate.normal.decayRate

  /// A throw at random times.
  private static func decay(_ name: String, isOneByOne: Bool = false) -> Workload {
    Workload(name, reference: "exp for each") { size in
      let motion = try ExponentialDecay.uiScrollView(velocity: 2000)
      var random = Randomness(seed: 5)
      let times = Storage(count: size.total) { _ in random.next(in: 0...4) }
      let values = Storage(count: size.total)
      let kernel = {
        for start in size.starts {
          let batch = start..<(start + size.batch)
          if isOneByOne {
            for i in batch { values.elements[i] = motion.value(at: times.elements[i]) }
          } else {
            var x = UnsafeMutableBufferPointer(rebasing: values.elements[batch]).mutableSpan
            motion.values(at: times.elements.span.extracting(batch), into: &x)
          }
        }
        keep(values)
      }
      let plain = ClosedFormDecay(velocity: 2000, rate: rate)
      let reference = {
        for i in 0..<size.total { values.elements[i] = plain.value(at: times.elements[i]) }
        keep(values)
      }
      return Task(
        evaluations: size.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
          let part = DoubleDouble.exponential(
            DoubleDouble(0) + -DoubleDouble(product: rate, times.elements[$0]))
          let exact = (DoubleDouble(1) + -part) * DoubleDouble(2000) / DoubleDouble(rate)
          return abs((exact + -values.elements[$0]).high) / (2000 / rate)
        })
    }
  }

  /// A play of eight springs, each of which takes over from the one before, at random times.
  private static let play = Workload(
    "play/one-by-one", reference: "binary search, then exp, sin and cos"
  ) { size in
    let spring = try DampedSpring(stiffness: 230, damping: 22)
    let targets = [300.0, 80, 420, 60, 500, 0, 260, 100]
    var play = try Play(from: 0.0, spring: spring)
    var motions = [try SpringMotion(spring, from: 0, to: 0, initialVelocity: 0)]
    // A motion from 0 to 1, scaled to the distance.
    var pieces: [(start: Double, distance: Double, unit: ClosedFormSpring)] = []
    for (index, target) in targets.enumerated() {
      try play.to(target, at: Double(index) * 0.25)
      let state = motions[motions.count - 1].state(at: index == 0 ? 0 : 0.25)
      motions.append(
        try SpringMotion(
          spring, from: state.value, to: target, initialVelocity: state.velocity))
      let distance = target - state.value
      let unit = ClosedFormSpring(
        mass: 1, stiffness: 230, damping: 22, initialVelocity: state.velocity / distance)
      pieces.append((state.value, distance, unit))
    }
    let plain = Storage(pieces)
    let starts = Storage(count: pieces.count + 1) { Double($0) * 0.25 }
    var random = Randomness(seed: 6)
    let times = Storage(count: size.total) { _ in random.next(in: 0...2.5) }
    let values = Storage(count: size.total)
    let (kept, steps) = (play, motions)
    let kernel = {
      for i in 0..<size.total { values.elements[i] = kept.value(at: times.elements[i]) }
      keep(values)
    }
    let reference = {
      for i in 0..<size.total {
        let time = times.elements[i]
        let index = BinarySearch.segment(of: time, in: starts.elements)
        let piece = plain.elements[index]
        let value = piece.unit.value(at: time - starts.elements[index])
        values.elements[i] = piece.start + piece.distance * value
      }
      keep(values)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        // The same springs without a play.
        let piece = min(Int(times.elements[$0] / 0.25), 7)
        let exact = steps[piece + 1].value(at: times.elements[$0] - Double(piece) * 0.25)
        return abs(values.elements[$0] - exact) / 500
      })
  }

  /// The next frame of many throws, most of which meet an edge, where a spring takes over.
  private static let flings = Workload(
    "decay/bounded-flings", reference: "exp for each, before the impact and after it"
  ) { size in
    let (edge, frequency) = (600.0, 10.0)
    let spring = try DampedSpring(stiffness: frequency * frequency, damping: 2 * frequency)
    var random = Randomness(seed: 7)
    let count = min(size.total, 10_000)
    let velocities = Storage(count: count) { _ in random.next(in: 800...4000) }
    var motions: [BoundedDecay<ExponentialDecay>] = []
    for velocity in velocities.elements {
      motions.append(
        try BoundedDecay(
          ExponentialDecay.uiScrollView(velocity: velocity), in: 0...edge,
          edge: .bounce(spring)))
    }
    let throwing = motions
    let plain = Storage(
      velocities.elements.map {
        ClosedFormFling(velocity: $0, rate: rate, edge: edge, frequency: frequency)
      })
    let values = Storage(count: size.total)
    let time = { (index: Int) in Double(index / count % 240) / 120 }
    // Frame by frame: positions in the list cost no division.
    let kernel = {
      for start in stride(from: 0, to: size.total, by: count) {
        let time = time(start)
        for i in 0..<min(count, size.total - start) {
          values.elements[start + i] = throwing[i].value(at: time)
        }
      }
      keep(values)
    }
    let reference = {
      for start in stride(from: 0, to: size.total, by: count) {
        let time = time(start)
        for i in 0..<min(count, size.total - start) {
          values.elements[start + i] = plain.elements[i].value(at: time)
        }
      }
      keep(values)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        let velocity = velocities.elements[$0 % count]
        let exact = bounced(velocity, to: edge, frequency, at: time($0))
        return abs(values.elements[$0] - exact) / edge
      })
  }

  /// A throw that meets an edge, where a critically damped spring takes over, to about 30 digits.
  private static func bounced(
    _ velocity: Double, to edge: Double, _ frequency: Double, at time: Double
  ) -> Double {
    let (v, k) = (DoubleDouble(velocity), DoubleDouble(rate))
    func covered(_ time: DoubleDouble) -> DoubleDouble {
      (DoubleDouble(1) + -DoubleDouble.exponential(-(k * time))) * v / k
    }
    guard velocity / rate > edge else { return covered(DoubleDouble(time)).high }
    // One step of Newton's method doubles the digits of the logarithm.
    let first = DoubleDouble(-Double.log(onePlus: -rate * edge / velocity) / rate)
    let slope = v * DoubleDouble.exponential(-(k * first))
    let impact = first + -((covered(first) + -DoubleDouble(edge)) / slope)
    let since = DoubleDouble(time) + -impact
    guard since.high > 0 else { return covered(DoubleDouble(time)).high }
    let there = v + -(k * DoubleDouble(edge))
    let decay = DoubleDouble.exponential(-(since * DoubleDouble(frequency)))
    return (DoubleDouble(edge) + there * since * decay).high
  }
}
