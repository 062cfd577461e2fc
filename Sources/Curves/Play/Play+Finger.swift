import CurveArithmetic
import Spring

extension Play {
  /// Grabs the value where it is, which stops it. Beyond a bound the rubber band resists.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `ParameterError` if the time is out of range.
  public mutating func grab(at time: Double) throws(ParameterError) {
    try check(time)
    let values = state(at: time, .leastSquares50).values
    var (drags, limits): ([Double], [DragLimits?]) = ([], [])
    for (value, limit) in zip(values, self.limits) {
      let drag = limit?.drag(showing: value) ?? value
      // Beyond the band's reach the value follows the finger one to one.
      drags.append(drag.isFinite ? drag : value)
      limits.append(drag.isFinite ? limit : nil)
    }
    clock.advance(to: time)
    finger = FingerTrack(
      values: Array(repeating: [], count: values.count), drags: drags, limits: limits)
    hold(at: time)
  }

  /// Moves the finger to a position. The value keeps the offset that it had at the grab, and moves linearly
  /// from sample to sample.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, finite. Only changes count, so the origin does not matter.
  ///   - time: The time in seconds; not before the grab, and after the sample before.
  /// - Throws: `ParameterError` that names the parameter; also without a grab.
  public mutating func move(to position: Value, at time: Double) throws(ParameterError) {
    try check(time, position)
    let isFirst = finger?.times.isEmpty ?? true
    let lines = try fingerLines(to: position, at: time)
    let sample = from.componentRange.map { position[component: $0] }
    // In place: a copy would move the whole window for each sample.
    finger?.append(time, sample)
    clock.advance(to: time)
    // The finger rested at the last sample until this one says how it went on.
    if !isFirst { pieces.replaceLast(lines) }
    hold(at: time)
  }

  /// The ways from the last sample of the finger to a new one.
  private func fingerLines(
    to position: Value, at time: Double
  ) throws(ParameterError) -> [PlayMotion] {
    guard let finger else {
      throw ParameterError(parameter: .time, value: time, allowed: "after a grab")
    }
    let last = finger.times.last
    guard last.map({ time > $0 }) ?? true else {
      throw ParameterError(
        parameter: .time, value: time, allowed: "after \(cssNumber(last ?? 0)), the sample before")
    }
    var lines: [PlayMotion] = []
    for index in from.componentRange {
      let start = finger.drag(index)
      let end = finger.drag(index, at: position[component: index])
      let speed = last.map { (end - start) / (time - $0) } ?? 0
      guard end.isFinite else {
        throw ParameterError(
          parameter: "position", value: position[component: index],
          allowed: "small enough that the motion stays finite")
      }
      try Self.requireSpeed(abs(speed), of: position[component: index])
      lines.append(
        .finger(FingerLine(drag: start, speed: speed, limits: finger.limits[index])))
    }
    return lines
  }

  /// Releases the value, which slows down by a system's decay and meets its bounds as in that system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - time: The time in seconds, not before the last sample.
  ///   - edge: What happens at a bound; what the system does if nil.
  ///   - tracker: How the finger's velocity is computed.
  /// - Throws: `ParameterError` that names the parameter; also without a grab.
  public mutating func release(
    _ system: DecaySystem, at time: Double, edge: EdgeBehavior? = nil,
    tracker: VelocityTracker = .leastSquares50
  ) throws(ParameterError) {
    try checkRelease(time)
    let (values, velocities) = state(at: time, tracker)
    var motions: [PlayMotion] = []
    for index in values.indices {
      try Self.requireSpeed(abs(velocities[index]), of: values[index])
      let decay = try system.decay(from: values[index], velocity: velocities[index])
      guard let limit = limits[index] else {
        motions.append(.decay(decay))
        continue
      }
      motions.append(
        .bounded(try BoundedDecay(decay, in: limit.bounds, edge: edge ?? system.edge)))
    }
    begin(motions, at: time, .release)
  }

  /// Releases the value, which springs to the position nearest to where a system's decay would
  /// land.
  ///
  /// - Parameters:
  ///   - positions: The positions, finite, at least one; the first of two that are equally near.
  ///   - system: The system whose decay projects the landing.
  ///   - time: The time in seconds, not before the last sample.
  ///   - spring: The spring; ``spring`` if nil.
  ///   - tracker: How the finger's velocity is computed.
  /// - Throws: `ParameterError` that names the parameter; also without a grab.
  public mutating func release(
    snappingTo positions: [Value], projectedBy system: DecaySystem, at time: Double,
    spring: DampedSpring? = nil, tracker: VelocityTracker = .leastSquares50
  ) throws(ParameterError) {
    try checkRelease(time)
    let (values, velocities) = state(at: time, tracker)
    var landing = from
    for index in values.indices {
      landing[component: index] =
        try system.decay(from: values[index], velocity: velocities[index]).restingValue
    }
    for position in positions { try check(time, position) }
    func distance(_ position: Value) -> Double {
      from.componentRange.reduce(0) {
        let side = position[component: $1] - landing[component: $1]
        return $0 + side * side
      }
    }
    guard let nearest = positions.min(by: { distance($0) < distance($1) }) else {
      throw ParameterError(parameter: "position count", value: 0, allowed: "at least 1")
    }
    begin(try springs(spring, from: values, velocities, to: nearest), at: time, .release)
  }

  private func checkRelease(_ time: Double) throws(ParameterError) {
    try check(time)
    guard finger != nil else {
      throw ParameterError(parameter: .time, value: time, allowed: "after a grab")
    }
  }

  /// The finger rests at its last sample.
  private mutating func hold(at time: Double) {
    guard let finger else { return }
    pieces.append(
      start: time, offset: 0, rate: 1, cause: .grab,
      from.componentRange.map {
        .finger(FingerLine(drag: finger.drag($0), speed: 0, limits: finger.limits[$0]))
      })
    dropHistory()
  }
}
