/// A part of a play in which the same motions run at the same rate, from its start to the next piece's.
struct PlayPiece: Sendable {
  /// Seconds of wall time.
  let start: Double
  /// The time of the motions at the start.
  let offset: Double
  /// Seconds of the motions per second: 0 during a pause.
  let rate: Double
  /// The number of its first motion in ``PlayPieces``, one for each component.
  let first: Int
  /// The number of the spring that moves all components; negative for other motions.
  let spring: Int32
  /// What began the piece.
  let cause: PlayCause

  func time(at wall: Double) -> Double {
    let elapsed = wall - start
    // A pause has no time, even at infinity.
    return rate == 0 || elapsed <= 0 ? offset : offset + elapsed * rate
  }

  /// When the motions have a time.
  func wall(at time: Double) -> Double { start + (time - offset) / rate }

  var isFinger: Bool { cause == .grab }
}
