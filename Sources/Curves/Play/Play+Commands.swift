import Spring

extension Play {
  /// Whether a finger holds the value.
  public var isGrabbed: Bool { finger != nil }

  /// The time of the last command or sample, in seconds: the earliest time of the next.
  public var lastTime: Double { clock.wall }

  /// The reading of the local clock at the last command, in seconds.
  public var clockReading: Double { clock.reading }

  /// Springs to a value, from the current value with the current velocity.
  ///
  /// - Parameters:
  ///   - target: The value at rest, finite.
  ///   - time: The time in seconds, not before the last command.
  ///   - spring: The spring; ``spring`` if nil.
  ///   - tracker: How a finger's velocity is computed if one holds the value.
  /// - Throws: `SpringError` that names the parameter.
  public mutating func to(
    _ target: Value, at time: Double, spring: DampedSpring? = nil,
    tracker: VelocityTracker = .leastSquares50
  ) throws(SpringError) {
    try check(time, target)
    let (values, velocities) = state(at: time, tracker)
    var motions: [PlayMotion] = []
    for index in values.indices {
      motions.append(
        .spring(
          try SpringMotion(
            spring ?? self.spring, from: values[index], to: target[component: index],
            initialVelocity: velocities[index])))
    }
    begin(motions, at: time, .to)
  }

  /// Follows a timing function to a value, from the current value. The velocity jumps to the curve's own.
  ///
  /// - Parameters:
  ///   - target: The value at progress 1, finite.
  ///   - time: The time in seconds, not before the last command.
  ///   - curve: The timing function.
  ///   - duration: The seconds of progress 0...1, positive and finite.
  /// - Throws: `SpringError` that names the parameter.
  public mutating func to(
    _ target: Value, at time: Double, curve: Easing, duration: Double
  ) throws(SpringError) {
    try check(time, target)
    guard duration > 0, duration.isFinite else {
      throw SpringError(parameter: "duration", value: duration, allowed: "positive and finite")
    }
    let values = state(at: time, .leastSquares50).values
    begin(
      values.indices.map {
        .curve(
          CurveMotion(
            from: values[$0], to: target[component: $0], easing: curve, span: duration))
      }, at: time, .to)
  }

  /// A finger takes the value where it is and stops it. Beyond a bound it feels the rubber band.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `SpringError` if the time is out of range.
  public mutating func grab(at time: Double) throws(SpringError) {
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

  /// The finger moves to a place. The value keeps the offset that it had at the grab, and moves linearly
  /// from sample to sample.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, finite. Only changes count, so any origin will do.
  ///   - time: The time in seconds; not before the grab, and after the sample before.
  /// - Throws: `SpringError` that names the parameter; also without a grab.
  public mutating func move(to position: Value, at time: Double) throws(SpringError) {
    try check(time, position)
    guard var finger else {
      throw SpringError(parameter: "time", value: time, allowed: "after a grab")
    }
    let last = finger.times.last
    guard last.map({ time > $0 }) ?? true else {
      throw SpringError(
        parameter: "time", value: time, allowed: "after \(last ?? 0), the sample before")
    }
    let before = from.componentRange.map { finger.drag($0) }
    finger.append(time, from.componentRange.map { position[component: $0] })
    var lines: [PlayMotion] = []
    for index in from.componentRange {
      let (start, end) = (before[index], finger.drag(index))
      let speed = last.map { (end - start) / (time - $0) } ?? 0
      guard end.isFinite, speed.isFinite else {
        throw SpringError(
          parameter: "position", value: position[component: index],
          allowed: "small enough that the motion stays finite")
      }
      lines.append(
        .finger(FingerLine(drag: start, speed: speed, limits: finger.limits[index])))
    }
    self.finger = finger
    clock.advance(to: time)
    // The finger rested at the last sample until this one says how it went on.
    if last != nil { pieces[pieces.count - 1].motions = lines }
    hold(at: time)
  }

  /// The finger lets go: the value slows down as in a system, and meets its bounds as there.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - time: The time in seconds, not before the last sample.
  ///   - edge: What happens at a bound; what the system does if nil.
  ///   - tracker: How the finger's velocity is computed.
  /// - Throws: `SpringError` that names the parameter; also without a grab.
  public mutating func release(
    _ system: DecaySystem, at time: Double, edge: EdgeBehavior? = nil,
    tracker: VelocityTracker = .leastSquares50
  ) throws(SpringError) {
    try checkRelease(time)
    let (values, velocities) = state(at: time, tracker)
    var motions: [PlayMotion] = []
    for index in values.indices {
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

  /// The finger lets go, and the value springs to the place nearest to where a system's decay would land.
  ///
  /// - Parameters:
  ///   - places: The places, finite, at least one; the first of two that are equally near.
  ///   - system: The system whose decay projects the landing.
  ///   - time: The time in seconds, not before the last sample.
  ///   - spring: The spring; ``spring`` if nil.
  ///   - tracker: How the finger's velocity is computed.
  /// - Throws: `SpringError` that names the parameter; also without a grab.
  public mutating func release(
    snappingTo places: [Value], projectedBy system: DecaySystem, at time: Double,
    spring: DampedSpring? = nil, tracker: VelocityTracker = .leastSquares50
  ) throws(SpringError) {
    try checkRelease(time)
    let (values, velocities) = state(at: time, tracker)
    var landing = from
    for index in values.indices {
      landing[component: index] =
        try system.decay(from: values[index], velocity: velocities[index]).restingValue
    }
    for place in places { try check(time, place) }
    func distance(_ place: Value) -> Double {
      from.componentRange.reduce(0) {
        let side = place[component: $1] - landing[component: $1]
        return $0 + side * side
      }
    }
    guard let nearest = places.min(by: { distance($0) < distance($1) }) else {
      throw SpringError(parameter: "place count", value: 0, allowed: "at least 1")
    }
    var motions: [PlayMotion] = []
    for index in values.indices {
      motions.append(
        .spring(
          try SpringMotion(
            spring ?? self.spring, from: values[index], to: nearest[component: index],
            initialVelocity: velocities[index])))
    }
    begin(motions, at: time, .release)
  }

  /// Stops the clock. A finger moves on.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `SpringError` if the time is out of range.
  public mutating func pause(at time: Double) throws(SpringError) {
    try change(at: time, .pause) { $0.isPaused = true }
  }

  /// Lets the clock run again.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `SpringError` if the time is out of range.
  public mutating func resume(at time: Double) throws(SpringError) {
    try change(at: time, .resume) { $0.isPaused = false }
  }

  /// Sets the speed of the clock.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the clock per second of wall time, positive and finite.
  ///   - time: The time in seconds, not before the last command.
  /// - Throws: `SpringError` that names the parameter.
  public mutating func setSpeed(_ speed: Double, at time: Double) throws(SpringError) {
    guard speed > 0, speed.isFinite else {
      throw SpringError(parameter: "speed", value: speed, allowed: "positive and finite")
    }
    try change(at: time, .speed) { $0.speed = speed }
  }

  /// Moves the clock within the current motion. Earlier commands are not replayed.
  ///
  /// - Parameters:
  ///   - reading: The new reading of the clock in seconds, not before the current motion began.
  ///   - time: The time in seconds, not before the last command.
  /// - Throws: `SpringError` that names the parameter; also while a finger holds the value.
  public mutating func seek(to reading: Double, at time: Double) throws(SpringError) {
    try check(time)
    guard finger == nil else {
      throw SpringError(parameter: "seek", value: reading, allowed: "outside a grab")
    }
    guard reading >= clock.origin, reading.isFinite else {
      throw SpringError(
        parameter: "seek", value: reading,
        allowed: "at least \(clock.origin), when the current motion began, and finite")
    }
    try change(at: time, .seek) { $0.reading = reading }
  }

  /// Where ``stop(at:_:)`` leaves the value.
  public enum StopPlace: String, Hashable, Sendable, CaseIterable {
    /// Where it is.
    case current
    /// Where the motion would land.
    case end
  }

  /// Ends the current motion, or takes the finger away.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, not before the last command.
  ///   - place: Where the value stays.
  /// - Throws: `SpringError` if the time is out of range.
  public mutating func stop(
    at time: Double, _ place: StopPlace = .current
  ) throws(SpringError) {
    try check(time)
    let last = pieces[pieces.count - 1]
    let local = last.time(at: time)
    begin(
      last.motions.map { .rest(place == .end ? $0.restingValue : $0.value(at: local)) },
      at: time, .stop)
  }
}

extension Play {
  private func check(_ time: Double) throws(SpringError) {
    guard time >= clock.wall, time.isFinite else {
      let allowed =
        clock.wall == 0
        ? "0 or later, and finite"
        : "at least \(clock.wall), the time of the command before, and finite"
      throw SpringError(parameter: "time", value: time, allowed: allowed)
    }
  }

  private func check(_ time: Double, _ target: Value) throws(SpringError) {
    try check(time)
    guard target.componentCount == from.componentCount else {
      throw SpringError(
        parameter: "component count", value: Double(target.componentCount),
        allowed: "\(from.componentCount), that of the value")
    }
    try Self.requireFinite(target, "value")
  }

  private func checkRelease(_ time: Double) throws(SpringError) {
    try check(time)
    guard finger != nil else {
      throw SpringError(parameter: "time", value: time, allowed: "after a grab")
    }
  }

  /// The values, and the velocities per second of the clock.
  private func state(
    at time: Double, _ tracker: VelocityTracker
  ) -> (values: [Double], velocities: [Double]) {
    let last = pieces[pieces.count - 1]
    let local = last.time(at: time)
    let values = last.motions.map { $0.value(at: local) }
    guard let finger else { return (values, last.motions.map { $0.velocity(at: local) }) }
    let velocities = finger.values.indices.map { index in
      let speed = tracker.velocity(
        times: finger.times, values: finger.values[index], at: time)
      let slope = finger.limits[index]?.slope(atDrag: finger.drag(index)) ?? 1
      return speed * slope / clock.speed
    }
    return (values, velocities)
  }

  /// Starts motions at the clock's reading.
  private mutating func begin(_ motions: [PlayMotion], at time: Double, _ cause: PlayCause) {
    clock.advance(to: time)
    clock.origin = clock.reading
    finger = nil
    append(
      PlayPiece(start: time, offset: 0, rate: clock.rate, cause: cause, motions: motions))
  }

  /// Changes the clock, and the current motion with it. A finger does not follow the clock.
  private mutating func change(
    at time: Double, _ cause: PlayCause, _ change: (inout PlayClock) -> Void
  ) throws(SpringError) {
    try check(time)
    clock.advance(to: time)
    let last = pieces[pieces.count - 1]
    let rate = clock.rate
    change(&clock)
    guard finger == nil, clock.rate != rate || cause == .seek else { return }
    append(
      PlayPiece(
        start: time, offset: clock.reading - clock.origin, rate: clock.rate, cause: cause,
        motions: last.motions))
  }

  /// The finger rests at its last sample.
  private mutating func hold(at time: Double) {
    guard let finger else { return }
    append(
      PlayPiece(
        start: time, offset: 0, rate: 1, cause: .grab,
        motions: from.componentRange.map {
          .finger(FingerLine(drag: finger.drag($0), speed: 0, limits: finger.limits[$0]))
        }))
  }

  /// Appends a piece, and drops those before the history once they are half of all.
  private mutating func append(_ piece: PlayPiece) {
    pieces.append(piece)
    guard history < .infinity else { return }
    let needed = index(at: piece.start - history)
    if needed * 2 >= pieces.count { pieces.removeFirst(needed) }
  }
}

extension VectorValue {
  /// The positions of the components.
  var componentRange: Range<Int> { 0..<componentCount }
}
