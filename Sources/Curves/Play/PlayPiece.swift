import Spring

/// A part of a play in which the same motions run at the same rate, from its start to the next piece's.
struct PlayPiece: Sendable {
  /// What moves the components.
  private enum Content: Sendable {
    /// Motions of one spring, as every command makes them: they need one exponential, sine and cosine
    /// for all components.
    case springs([SpringMotion])
    case motions([PlayMotion])
  }

  /// Seconds of wall time.
  let start: Double
  /// The time of the motions at the start.
  let offset: Double
  /// Seconds of the motions per second: 0 during a pause.
  let rate: Double
  /// What began the piece.
  let cause: PlayCause
  private var content: Content

  init(start: Double, offset: Double, rate: Double, cause: PlayCause, motions: [PlayMotion]) {
    (self.start, self.offset, self.rate, self.cause) = (start, offset, rate, cause)
    content = Self.content(motions)
  }

  private static func content(_ motions: [PlayMotion]) -> Content {
    var springs: [SpringMotion] = []
    for motion in motions {
      guard case .spring(let spring) = motion else { return .motions(motions) }
      springs.append(spring)
    }
    return .springs(springs)
  }

  /// One for each component.
  var motions: [PlayMotion] {
    get {
      switch content {
      case .springs(let springs): springs.map { .spring($0) }
      case .motions(let motions): motions
      }
    }
    set { content = Self.content(newValue) }
  }

  /// Writes the value of each component at a time of the motions.
  @inline(__always)
  func writeValues<Value: VectorValue>(at time: Double, into value: inout Value) {
    switch content {
    case .springs(let springs):
      springs.withUnsafeBufferPointer { springs in
        if springs.count == 1 {
          var number = 0.0
          SpringMotion.writeValues(of: springs, at: time, into: &number)
          value[component: 0] = number
        } else {
          withUnsafeTemporaryAllocation(of: Double.self, capacity: springs.count) { numbers in
            guard let start = numbers.baseAddress else { return }
            SpringMotion.writeValues(of: springs, at: time, into: start)
            for index in springs.indices { value[component: index] = numbers[index] }
          }
        }
      }
    case .motions(let motions):
      for index in motions.indices { value[component: index] = motions[index].value(at: time) }
    }
  }

  /// Writes the velocity of each component, per second of wall time, at a time of the motions.
  @inline(__always)
  func writeVelocities<Value: VectorValue>(at time: Double, into value: inout Value) {
    switch content {
    case .springs(let springs):
      for index in springs.indices {
        value[component: index] = rate == 0 ? 0 : rate * springs[index].velocity(at: time)
      }
    case .motions(let motions):
      for index in motions.indices {
        value[component: index] = rate == 0 ? 0 : rate * motions[index].velocity(at: time)
      }
    }
  }

  func time(at wall: Double) -> Double {
    let elapsed = wall - start
    // A pause has no time, even at infinity.
    return rate == 0 || elapsed <= 0 ? offset : offset + elapsed * rate
  }

  /// When the motions have a time.
  func wall(at time: Double) -> Double { start + (time - offset) / rate }

  var isFinger: Bool {
    if case .motions(let motions) = content, case .finger = motions.first { true } else { false }
  }
}
