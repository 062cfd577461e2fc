#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A step of a spring as four numbers, computed once for an interval by the textbook formula, then two
/// products and a sum for each column.
struct SpringPropagator {
  private let values: (Double, Double)
  private let velocities: (Double, Double)

  /// The step of an underdamped spring over an interval.
  init(mass: Double, stiffness: Double, damping: Double, interval: Double) {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let frequency = (square - decay * decay).squareRoot()
    let envelope = exp(-decay * interval)
    let (even, odd) = (cos(frequency * interval), sin(frequency * interval) / frequency)
    values = (envelope * (even + decay * odd), envelope * odd)
    velocities = (-envelope * square * odd, envelope * (even - decay * odd))
  }

  /// Advances columns of values and velocities.
  @inline(__always)
  func advance(
    _ x: UnsafeMutableBufferPointer<Double>, _ v: UnsafeMutableBufferPointer<Double>,
    toward targets: UnsafeMutableBufferPointer<Double>
  ) {
    for i in 0..<min(x.count, v.count, targets.count) { advance(&x[i], &v[i], toward: targets[i]) }
  }

  /// Advances one value and its velocity.
  @inline(__always)
  func advance(_ x: inout Double, _ v: inout Double, toward target: Double) {
    let distance = x - target
    let velocity = v
    x = target + (values.0 * distance + values.1 * velocity)
    v = velocities.0 * distance + velocities.1 * velocity
  }
}
