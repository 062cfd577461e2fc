/// What makes the value or the velocity of a play jump.
@nonexhaustive
public enum PlayCause: String, Hashable, Sendable, CaseIterable {
  /// The value at time 0.
  case start
  /// The command `to` starts a curve, or takes over a finger's velocity as its tracker computes it.
  case to
  /// A finger takes the value.
  case grab
  /// The finger lets go: the tracker's velocity is not that of the last two samples, or the system
  /// starts its decay with another.
  case release
  /// The clock stops.
  case pause
  /// The clock resumes.
  case resume
  /// The clock changes its speed.
  case speed
  /// The clock jumps.
  case seek
  /// The motion is cut off.
  case stop
  /// A decay meets an edge of its bounds.
  case edge
  /// A decay ends by its system's rule, or a curve ends with a velocity.
  case end
  /// A curve has a corner or a jump.
  case curve
  /// A decay that moves by frames shows the next one.
  case frame
  /// A sequence starts a round again.
  case round
  /// A sequence starts the next play.
  case then
}
