/// The local clock of a play: it runs at a speed, stands during a pause, and starts each motion at its
/// own reading.
struct PlayClock: Sendable {
  /// The wall time of ``reading``.
  var wall = 0.0
  /// The clock's time then.
  var reading = 0.0
  /// The clock's time at which the current motion began.
  var origin = 0.0
  var speed = 1.0
  var isPaused = false

  /// Seconds of the clock per second of wall time.
  var rate: Double { isPaused ? 0 : speed }

  /// Runs the clock up to a wall time.
  mutating func advance(to time: Double) {
    if !isPaused { reading += (time - wall) * speed }
    wall = time
  }
}
