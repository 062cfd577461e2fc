#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A damped spring by the textbook formula, for each time: one exponential and a sine and cosine below
/// critical damping, one exponential at it, two exponentials above it.
struct ClosedFormSpring {
  private let decay, frequency, velocity: Double
  /// The smaller rate of an overdamped spring.
  private let slowRate: Double
  private let isUnderdamped: Bool
  private let isCritical: Bool

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    decay = ratio * omega
    isUnderdamped = ratio < 1
    isCritical = ratio == 1
    frequency = omega * abs(1 - ratio * ratio).squareRoot()
    slowRate = omega * omega / (decay + frequency)
    velocity = initialVelocity
  }

  func value(at time: Double) -> Double {
    if !isUnderdamped, !isCritical { return overdamped(at: time).value }
    let envelope = exp(-decay * time)
    if isCritical { return 1 - envelope * (1 + (decay - velocity) * time) }
    let phase = frequency * time
    let share = (decay - velocity) / frequency
    return 1 - envelope * (cos(phase) + share * sin(phase))
  }

  /// Value and velocity.
  @inline(__always)
  func state(at time: Double) -> (value: Double, velocity: Double) {
    if !isUnderdamped, !isCritical { return overdamped(at: time) }
    let envelope = exp(-decay * time)
    if isCritical {
      let slope = decay - velocity
      let value = envelope * (1 + slope * time)
      return (1 - value, decay * value - envelope * slope)
    }
    let phase = frequency * time
    let share = (decay - velocity) / frequency
    let (even, odd) = (cos(phase), sin(phase))
    let value = envelope * (even + share * odd)
    return (1 - value, decay * value + envelope * frequency * (odd - share * even))
  }

  @inline(__always)
  private func overdamped(at time: Double) -> (value: Double, velocity: Double) {
    let (slow, fast) = (slowRate, decay + frequency)
    let late = (velocity - fast) / (fast - slow) * exp(-slow * time)
    let early = (slow - velocity) / (fast - slow) * exp(-fast * time)
    return (1 + late + early, -slow * late - fast * early)
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
