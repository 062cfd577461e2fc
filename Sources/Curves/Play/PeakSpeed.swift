/// The largest speed of a motion, and when it occurs.
public struct PeakSpeed: Sendable, Hashable {
  /// The time in seconds.
  public let time: Double
  /// The length of the velocity, in value units per second; infinite where a curve is vertical.
  public let speed: Double
}
