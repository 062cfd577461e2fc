#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A damped spring by the textbook formula: one exponential, and a sine and cosine (circular or
/// hyperbolic), for each time.
struct ClosedFormSpring {
  private let decay, frequency, velocity: Double
  private let isUnderdamped: Bool
  private let isCritical: Bool

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    decay = ratio * omega
    isUnderdamped = ratio < 1
    isCritical = ratio == 1
    frequency = omega * abs(1 - ratio * ratio).squareRoot()
    velocity = initialVelocity
  }

  func value(at time: Double) -> Double {
    let envelope = exp(-decay * time)
    if isCritical { return 1 - envelope * (1 + (decay - velocity) * time) }
    let phase = frequency * time
    let share = (decay - velocity) / frequency
    return isUnderdamped
      ? 1 - envelope * (cos(phase) + share * sin(phase))
      : 1 - envelope * (cosh(phase) + share * sinh(phase))
  }

  /// Value and velocity, from one exponential and one sine and cosine.
  @inline(__always)
  func state(at time: Double) -> (value: Double, velocity: Double) {
    let envelope = exp(-decay * time)
    if isCritical {
      let slope = decay - velocity
      let value = envelope * (1 + slope * time)
      return (1 - value, decay * value - envelope * slope)
    }
    let phase = frequency * time
    let share = (decay - velocity) / frequency
    let (even, odd) = isUnderdamped ? (cos(phase), sin(phase)) : (cosh(phase), sinh(phase))
    let turn = isUnderdamped ? -1.0 : 1
    let value = envelope * (even + share * odd)
    return (1 - value, decay * value - envelope * frequency * (turn * odd + share * even))
  }

  /// The time from which the value has been within a threshold for half a second, in steps of a frame.
  func settlingByStepping(threshold: Double) -> Double {
    var (time, last) = (0.0, 0.0)
    while time - last < 0.5, time < 100 {
      if abs(value(at: time) - 1) > threshold { last = time }
      time += 1.0 / 60
    }
    return last
  }
}
