import Curves
import Spring

/// The libraries' types, created from numbers: construction throws, and nothing finite becomes NaN.
let numberTargets: [String: Target] = [
  "springs": { bytes in
    var numbers = Numbers(bytes)
    guard let spring = spring(&numbers) else { return }
    guard
      let motion = try? spring.motion(
        from: numbers.any(), to: numbers.any(), initialVelocity: numbers.any())
    else { return }
    let threshold = numbers.finite()
    for rule: SettlingRule in [
      .exact(threshold: threshold), .coreAnimation(epsilon: threshold),
      .swiftUI(epsilon: threshold), .uiKit(epsilon: threshold), .envelope(threshold: threshold),
    ] {
      let time = motion.settlingDuration(rule)
      check(!(time < 0) && !time.isNaN, "\(rule) of \(motion) is \(time)")
    }
    check(motion.entryTime(within: threshold) >= 0, "an entry time of \(motion)")
    check(!motion.overshoot.isNaN && !motion.undershoot.isNaN, "an overshoot of \(motion)")
    for time in [motion.peak?.time, motion.riseTime, motion.extrema.first { _ in true }?.time] {
      if let time { check(time >= 0, "a landmark of \(motion) is at \(time)") }
    }
    let times = numbers.list(24)
    let states = times.map { motion.state(at: $0) }
    // By its energy, no motion is faster. Where the true velocity is beyond every number, it is infinite.
    let distance = motion.to - motion.from
    let reach = abs(distance * spring.naturalFrequency) + abs(motion.initialVelocity)
    let isSlow = reach < .greatestFiniteMagnitude / 0x1p20
    let isSound = { (velocity: Double) in isSlow ? velocity.isFinite : !velocity.isNaN }
    check(
      states.allSatisfy { $0.value.isFinite && isSound($0.velocity) }, "a state of \(motion)")
    check(
      states.map(\.value) == filled(times.count) { motion.values(at: times.span, into: &$0) },
      "values of \(motion)")
    for time in times.prefix(4) {
      check(!motion.acceleration(at: time).isNaN, "an acceleration of \(motion) at \(time)")
      check(!motion.energy(at: time).isNaN, "an energy of \(motion) at \(time)")
      check(!(motion.envelope(at: time) ?? 0).isNaN, "an envelope of \(motion) at \(time)")
      check(!motion.cutOff(at: time).fraction.isNaN, "a cut of \(motion) at \(time)")
    }
    let (start, step) = (numbers.finite(), numbers.finite())
    var velocities = [Double](repeating: .nan, count: 100)
    let values = filled(100) {
      var span = velocities.mutableSpan
      motion.states(from: start, step: step, values: &$0, velocities: &span)
    }
    if (start + 100 * step).isFinite {
      check(values.allSatisfy(\.isFinite), "a grid from \(start) by \(step) of \(motion)")
      check(velocities.allSatisfy(isSound), "velocities from \(start) by \(step) of \(motion)")
    }
    var (value, velocity) = (numbers.finite(), numbers.finite())
    spring.update(
      value: &value, velocity: &velocity, target: numbers.finite(), deltaTime: numbers.any())
    check(value.isFinite && velocity.isFinite, "an update of \(spring)")
    if let later = try? motion.retargeted(to: numbers.any(), at: numbers.finite()) {
      check(later.value(at: 0.1).isFinite, "a retargeted \(motion)")
    }
  },
  "settling": { bytes in
    var numbers = Numbers(bytes)
    let threshold = numbers.any()
    var (masses, stiffnesses, dampings): ([Double], [Double], [Double]) = ([], [], [])
    while !numbers.isEmpty, masses.count < 20 {
      masses.append(numbers.any())
      stiffnesses.append(numbers.any())
      dampings.append(numbers.any())
    }
    let times = filled(masses.count) {
      DampedSpring.settlingTimes(
        mass: masses.span, stiffness: stiffnesses.span, damping: dampings.span, within: threshold,
        into: &$0)
    }
    for index in times.indices {
      let spring = try? DampedSpring(
        mass: masses[index], stiffness: stiffnesses[index], damping: dampings[index])
      guard let motion = try? spring?.motion() else {
        check(times[index].isNaN, "an invalid spring settles in \(times[index])")
        continue
      }
      let time = motion.settlingTime(within: threshold)
      check(
        time.bitPattern == times[index].bitPattern || time.isNaN && times[index].isNaN,
        "\(motion) settles in \(time), \(times[index])")
      check(threshold.isNaN || time >= 0, "\(motion) settles in \(time)")
    }
  },
  "curves": { bytes in
    var numbers = Numbers(bytes)
    guard let easing = easing(&numbers, depth: 3) else { return }
    let fractions = numbers.list(24)
    let values = fractions.map { easing.value(at: $0) }
    check(values.allSatisfy(\.isFinite), "a value of \(easing)")
    check(
      values == filled(fractions.count) { easing.values(at: fractions.span, into: &$0) },
      "the batch of \(easing)")
    check(fractions.allSatisfy { !easing.velocity(at: $0).isNaN }, "a velocity of \(easing)")
    _ = easing.continued.value(at: 0.5)
  },
  "paths": { bytes in
    var numbers = Numbers(bytes)
    var path = BezierPath()
    let point = { Point2D(x: numbers.any(), y: numbers.any()) }
    path.move(to: point())
    for _ in 0..<min(numbers.byte(), 8) {
      switch numbers.byte() % 5 {
      case 0: path.line(to: point())
      case 1: path.quad(control: point(), to: point())
      case 2: path.curve(control1: point(), control2: point(), to: point())
      case 3: path.close()
      default: path.move(to: point())
      }
    }
    guard let measured = try? MeasuredPath(path) else { return }
    check(measured.length.isFinite && measured.length >= 0, "a length of \(path)")
    for index in [-1, 0, 1, Int.max] {
      check(measured.length(ofSegment: index) >= 0, "a length of segment \(index) of \(path)")
    }
    for fraction in numbers.list(12) {
      let position = measured.position(atFraction: fraction)
      let point = measured.point(at: position)
      check(point.x.isFinite && point.y.isFinite, "a point at \(fraction) of \(path)")
      check(!measured.direction(at: position).isNaN, "a direction at \(fraction) of \(path)")
    }
  },
  "tracks": { bytes in
    var numbers = Numbers(bytes)
    let initial = numbers.any()
    var keyframes: [MotionTrack<Double>.Keyframe] = []
    for _ in 0..<min(numbers.byte(), 8) {
      switch numbers.byte() % 4 {
      case 0: keyframes.append(.linear(numbers.any(), duration: numbers.any()))
      case 1: keyframes.append(.cubic(numbers.any(), duration: numbers.any()))
      case 2:
        guard let spring = spring(&numbers) else { return }
        keyframes.append(.spring(numbers.any(), spring))
      default: keyframes.append(.move(numbers.any()))
      }
    }
    guard let track = try? MotionTrack(initial: initial, keyframes) else { return }
    check(!((track.duration ?? 0) < 0), "a duration of \(track)")
    for time in numbers.list(12) {
      check(track.value(at: time).isFinite, "a value at \(time) of \(track)")
      check(!track.velocity(at: time).contains { $0.isNaN }, "a velocity at \(time) of \(track)")
    }
  },
]

/// A spring by one of its parameterisations.
private func spring(_ numbers: inout Numbers) -> DampedSpring? {
  let kind = numbers.byte()
  let (a, b, c) = (numbers.any(), numbers.any(), numbers.any())
  return switch kind % 6 {
  case 0: try? DampedSpring(mass: a, stiffness: b, damping: c)
  case 1: try? DampedSpring(mass: c, perceptualDuration: a, bounce: b)
  case 2: try? DampedSpring(mass: c, response: a, dampingRatio: b)
  case 3: try? DampedSpring(mass: c, overshoot: a, peakTime: b)
  case 4: try? DampedSpring(mass: c, stiffness: a, dampingRatio: b)
  default: try? DampedSpring(mass: c, naturalFrequency: a, dampingRatio: b)
  }
}

/// A curve, possibly of other curves.
func easing(_ numbers: inout Numbers, depth: Int) -> Easing? {
  switch numbers.byte() % (depth > 0 ? 10 : 5) {
  case 0:
    return (try? CubicBezier(numbers.any(), numbers.any(), numbers.any(), numbers.any()))
      .map(Easing.cubicBezier)
  case 1: return (try? Steps(Int(numbers.byte()) - 2)).map(Easing.steps)
  case 2:
    let stops = (0..<min(numbers.byte(), 12)).map { _ in
      PiecewiseLinear.Stop(numbers.any(), at: numbers.byte() % 2 == 0 ? nil : numbers.any())
    }
    return (try? PiecewiseLinear(stops: stops)).map(Easing.piecewiseLinear)
  case 3:
    let parameters = SpringParameters.physical(
      mass: numbers.any(), stiffness: numbers.any(), damping: numbers.any(),
      relativeVelocity: numbers.any())
    let duration = numbers.byte() % 2 == 0 ? nil : numbers.any()
    return (try? SpringCurve(parameters, over: duration)).map(Easing.spring)
  case 4: return .linear
  case 5: return easing(&numbers, depth: depth - 1)?.reversed
  case 6: return easing(&numbers, depth: depth - 1)?.mirrored
  case 7: return try? easing(&numbers, depth: depth - 1)?.repeated(Int(numbers.byte()))
  case 8:
    guard let first = easing(&numbers, depth: depth - 1),
      let second = easing(&numbers, depth: depth - 1)
    else { return nil }
    return numbers.byte() % 2 == 0
      ? first.composed(with: second) : try? first.blended(with: second, weight: numbers.any())
  default:
    guard let first = easing(&numbers, depth: depth - 1) else { return nil }
    return .pingPong(first)
  }
}
