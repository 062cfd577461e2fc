#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A throw whose speed decays exponentially: one exponential for each time.
struct ClosedFormDecay {
  private let rate, reach: Double

  init(velocity: Double, rate: Double) { (self.rate, reach) = (rate, velocity / rate) }

  @inline(__always)
  func value(at time: Double) -> Double { reach * (1 - exp(-rate * time)) }
}

/// A throw that meets an edge, where a critically damped spring takes over: one exponential for each time,
/// before the impact and after it.
struct ClosedFormFling {
  private let throwing: ClosedFormDecay
  private let edge, frequency: Double
  /// When the throw meets the edge, and its speed there.
  private let impact, speed: Double

  init(velocity: Double, rate: Double, edge: Double, frequency: Double) {
    throwing = ClosedFormDecay(velocity: velocity, rate: rate)
    (self.edge, self.frequency) = (edge, frequency)
    speed = velocity - rate * edge
    impact = speed > 0 ? -log(speed / velocity) / rate : .infinity
  }

  @inline(__always)
  func value(at time: Double) -> Double {
    let since = time - impact
    if since < 0 { return throwing.value(at: time) }
    return edge + speed * since * exp(-frequency * since)
  }
}
