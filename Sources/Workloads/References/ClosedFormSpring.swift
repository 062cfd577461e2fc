#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A damped spring by the textbook formula, for each time: one exponential and a sine and cosine below
/// critical damping, one exponential at it, two exponentials above it.
///
/// The discriminant is rounded, so that digits are lost near critical damping: 1e-10 at a damping ratio of
/// 1 + 1e-12.
struct ClosedFormSpring {
  private let motion: Motion

  /// The displacement from the target, with factors that do not depend on the time.
  private enum Motion {
    /// e^(-decay t) (cos + share sin), whose velocity is -e^(-decay t) (velocity cos + turn sin).
    case underdamped(
      decay: Double, frequency: Double, share: Double, velocity: Double, turn: Double)
    /// e^(-decay t) (1 + slope t)
    case critical(decay: Double, slope: Double)
    /// late e^(-slow t) + early e^(-fast t)
    case overdamped(slow: Double, fast: Double, late: Double, early: Double)
  }

  /// A motion from 0 to 1.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let discriminant = square - decay * decay
    if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      let share = (decay - initialVelocity) / frequency
      motion = .underdamped(
        decay: decay, frequency: frequency, share: share, velocity: initialVelocity,
        turn: frequency + decay * share)
    } else if discriminant < 0 {
      let fast = decay + (-discriminant).squareRoot()
      let slow = square / fast
      motion = .overdamped(
        slow: slow, fast: fast, late: (fast - initialVelocity) / (fast - slow),
        early: (initialVelocity - slow) / (fast - slow))
    } else {
      motion = .critical(decay: decay, slope: decay - initialVelocity)
    }
  }

  @inline(__always)
  func value(at time: Double) -> Double { state(at: time).value }

  /// Value and velocity.
  @inline(__always)
  func state(at time: Double) -> (value: Double, velocity: Double) {
    switch motion {
    case .underdamped(let decay, let frequency, let share, let velocity, let turn):
      let envelope = exp(-decay * time)
      let (even, odd) = (cos(frequency * time), sin(frequency * time))
      return (1 - envelope * (even + share * odd), envelope * (velocity * even + turn * odd))
    case .critical(let decay, let slope):
      let envelope = exp(-decay * time)
      let displacement = envelope * (1 + slope * time)
      return (1 - displacement, decay * displacement - envelope * slope)
    case .overdamped(let slow, let fast, let late, let early):
      let (end, start) = (late * exp(-slow * time), early * exp(-fast * time))
      return (1 - (end + start), slow * end + fast * start)
    }
  }
}
