/// A motion that starts with a velocity and slows down by itself: a throw, a fling, a scroll that a
/// finger has left.
///
/// All times are in seconds and velocities in value units per second. Times below 0 count as 0.
public protocol Decay: Motion where Value == Double, Velocity == Double {
  /// The value at time 0.
  var from: Double { get }
  /// The velocity at time 0.
  var initialVelocity: Double { get }
  /// The value at which the motion lands.
  var restingValue: Double { get }

  /// The last time at which the value is further from ``restingValue`` than a threshold; 0 if it never is.
  ///
  /// - Parameter threshold: The half width of the band in value units, positive.
  func settlingTime(within threshold: Double) -> Double

  /// The first time in seconds at which the motion has a value; nil if it never has.
  func time(reaching value: Double) -> Double?

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  func time(ofVelocity velocity: Double) -> Double?
}

extension Decay {
  /// The signed distance from ``from`` to ``restingValue``.
  public var distance: Double { restingValue - from }
}

/// Solves f(t) = 0 for a function that is monotonic between two times, by Newton's method inside the
/// shrinking bracket.
///
/// - Parameter function: The function's value and derivative.
/// - Returns: A time at which the function changes sign, to the last digits that rounding leaves.
func monotonicRoot(
  from low: Double, to high: Double, _ function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var (low, high) = (low, high)
  let sign: Double = function(low).value < 0 ? 1 : -1
  var time = low + (high - low) / 2
  // A bisection alone ends after 1,100 halvings of the widest range of doubles.
  for _ in 0..<1200 {
    let (value, slope) = function(time)
    if value == 0 { return time }
    if value * sign < 0 { low = time } else { high = time }
    let newton = time - value / slope
    let next = newton > low && newton < high ? newton : low + (high - low) / 2
    if abs(next - time) <= 0x1p-53 * abs(time) || !(low < next && next < high) { return next }
    time = next
  }
  return time
}
