import CurveArithmetic
import Spring

extension PlayMotion {
  /// The length of the way from time 0 to a time: each turn counts, jumps of a decay do not.
  func travel(to time: Double) -> Double {
    switch self {
    case .rest: return 0
    case .finger(let line):
      return line.speed == 0 ? 0 : abs(line.value(at: time) - line.value(at: 0))
    case .spring(let motion): return Self.travel(of: motion, to: time)
    case .curve(let motion): return Self.travel(of: motion, to: time)
    // Every system's decay keeps its direction.
    case .decay(let motion): return abs(motion.value(at: time) - motion.from)
    case .bounded(let motion):
      guard let impact = motion.impact, motion.edge != .reflect else {
        return abs(motion.decay.value(at: time) - motion.decay.from)
      }
      let free = impact.time == 0 ? 0 : abs(impact.edge - motion.decay.from)
      guard time > impact.time else { return abs(motion.decay.value(at: time) - motion.decay.from) }
      return free + (motion.spring.map { Self.travel(of: $0, to: time - impact.time) } ?? 0)
    }
  }

  /// The swings of a spring are a geometric series.
  private static func travel(of motion: SpringMotion, to time: Double) -> Double {
    var turns = motion.extrema.makeIterator()
    let direct = abs(motion.value(at: time) - motion.from)
    guard let first = turns.next(), time > first.time else { return direct }
    let start = abs(first.value - motion.from)
    guard let second = turns.next(), time > second.time else {
      return start + abs(motion.displacement(at: time) - first.displacement)
    }
    let (spacing, size) = (second.time - first.time, abs(first.displacement))
    let ratio = abs(second.displacement / first.displacement)
    let swings = ((time - first.time) / spacing).rounded(.down)
    guard ratio < 1 else {
      // Without damping every swing has the same length.
      return start + 2 * size * swings
        + (swings < .infinity ? remainder(after: swings, power: 1) : 0)
    }
    let power = swings < .infinity ? Double.exp(swings * Double.log(ratio)) : 0
    return start + size * (1 + ratio) * (1 - power) / (1 - ratio)
      + remainder(after: swings, power: power)

    func remainder(after swings: Double, power: Double) -> Double {
      let turn = first.displacement * (swings.remainder(dividingBy: 2) == 0 ? power : -power)
      return abs(motion.displacement(at: time) - turn)
    }
  }

  /// Through samples and the breakpoints of the timing function.
  private static func travel(of motion: CurveMotion, to time: Double) -> Double {
    let end = min(time / motion.span, 1)
    let grid = (0...1024).map { Double($0) / 1024 }
    let fractions =
      (grid + motion.easing.breakpoints).filter { $0 > 0 && $0 < end }.sorted() + [end]
    var (last, sum) = (motion.value(at: 0), 0.0)
    for fraction in fractions {
      let value = motion.value(at: fraction * motion.span)
      sum += abs(value - last)
      last = value
    }
    return sum
  }

  /// Times between two times at which the speed may be largest.
  func speedPeaks(from start: Double, to end: Double) -> [Double] {
    let inner: [Double]
    switch self {
    case .rest: inner = []
    case .finger(let line):
      // Where the drag enters or leaves the rubber band.
      let bounds = line.limits?.bounds
      inner =
        line.speed == 0
        ? []
        : [bounds?.lowerBound, bounds?.upperBound].compactMap {
          $0.map { ($0 - line.drag) / line.speed }
        }
    case .spring(let motion): inner = [Self.speedPeak(of: motion, from: start)].compactMap { $0 }
    case .curve(let motion):
      inner =
        ((0...1024).map { Double($0) / 1024 } + motion.easing.breakpoints).map {
          $0 * motion.span
        }
    case .decay(let motion): inner = Self.speedPeaks(of: motion)
    case .bounded(let motion):
      let bounce = motion.impact.map { impact in
        [impact.time.nextDown, impact.time]
          + (motion.spring.flatMap { Self.speedPeak(of: $0, from: 0) }.map {
            [impact.time + $0]
          } ?? [])
      }
      inner = Self.speedPeaks(of: motion.decay) + (bounce ?? [])
    }
    return [start, end] + inner.filter { $0 > start && $0 < end }
  }

  /// The first time at which a spring's acceleration is 0. Later ones are slower.
  private static func speedPeak(of motion: SpringMotion, from start: Double) -> Double? {
    let (spring, velocity) = (motion.spring, motion.velocity(at: start))
    // The velocity swings on the same spring, about 0.
    let acceleration =
      (spring.stiffness * motion.displacement(at: start) - spring.damping * velocity)
      / spring.mass
    let derivative = try? SpringMotion(
      spring, from: velocity, to: 0, initialVelocity: acceleration)
    return derivative?.extrema.first { _ in true }.map { start + $0.time }
  }

  /// A spline may gain a little speed; the other decays are fastest at their start.
  private static func speedPeaks(of decay: AnyDecay) -> [Double] {
    guard case .spline = decay.kind, let duration = decay.duration else { return [] }
    return (1..<256).map { duration * Double($0) / 256 }
  }
}
