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
  /// A displacement y with the velocity v becomes p y + q v, with the velocity s v - r y.
  let p, q, r, s: Double

  init(p: Double, q: Double, r: Double, s: Double) {
    (self.p, self.q, self.r, self.s) = (p, q, r, s)
  }

  init(mass: Double, stiffness: Double, damping: Double, interval: Double) {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let discriminant = square - decay * decay
    let envelope = exp(-decay * interval)
    let (even, odd): (Double, Double)
    if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      (even, odd) = (cos(frequency * interval), sin(frequency * interval) / frequency)
    } else if discriminant < 0 {
      let rate = (-discriminant).squareRoot()
      (even, odd) = (cosh(rate * interval), sinh(rate * interval) / rate)
    } else {
      (even, odd) = (1, interval)
    }
    (p, q) = (envelope * (even + decay * odd), envelope * odd)
    (r, s) = (envelope * square * odd, envelope * (even - decay * odd))
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
    var displacement = x - target
    advance(&displacement, &v)
    x = target + displacement
  }

  /// Advances a displacement from the target and its velocity.
  @inline(__always)
  func advance(_ y: inout Double, _ v: inout Double) {
    (y, v) = (p * y + q * v, s * v - r * y)
  }

  /// The time from which a motion from rest has been within a threshold for half a second, in steps of a
  /// frame.
  static func settlingTime(
    mass: Double, stiffness: Double, damping: Double, threshold: Double
  ) -> Double {
    let interval = 1.0 / 60
    let step = Self(mass: mass, stiffness: stiffness, damping: damping, interval: interval)
    var (displacement, velocity) = (1.0, 0.0)
    var (time, last) = (0.0, 0.0)
    while time - last < 0.5, time < 100 {
      if abs(displacement) > threshold { last = time }
      step.advance(&displacement, &velocity)
      time += interval
    }
    return last
  }
}
