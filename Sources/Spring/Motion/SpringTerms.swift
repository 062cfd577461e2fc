import CurveArithmetic

/// A motion without its spring's rates: 80 bytes for a list of motions that share springs.
package struct SpringTerms: Sendable {
  let from: Double
  let to: Double
  let initialVelocity: Double
  let amplitude: Double
  // Those of the unit solution.
  let position: Double
  let velocity: Double
  let positionSine: Double
  let velocitySine: Double
  let slowPosition: Double
  let fastPosition: Double

  package init(_ motion: SpringMotion) {
    (from, to, initialVelocity) = (motion.from, motion.to, motion.initialVelocity)
    amplitude = motion.amplitude
    let solution = motion.solution
    (position, velocity) = (solution.position, solution.velocity)
    (positionSine, velocitySine) = (solution.positionSine, solution.velocitySine)
    (slowPosition, fastPosition) = (solution.slowPosition, solution.fastPosition)
  }

  /// The motion, given its spring.
  package func motion(of spring: DampedSpring) -> SpringMotion {
    SpringMotion(
      spring: spring, from: from, to: to, initialVelocity: initialVelocity, amplitude: amplitude,
      position: position, velocity: velocity)
  }

  /// The value at a time of one of some motions, which one of some springs moves: that of its pace where
  /// there is one.
  package static func value(
    of list: [SpringTerms], _ index: Int, _ springs: [DampedSpring], _ paces: [SpringPace],
    _ number: Int, at time: Double
  ) -> Double {
    guard time > 0, time < paces[number].limit else {
      return far(list[index], springs[number], at: time)
    }
    let value = paces[number].value(list[index], at: time)
    return value.isFinite ? value : far(list[index], springs[number], at: time)
  }

  /// The value with the bits of ``SpringMotion/value(at:)``.
  @inline(never)
  private static func far(
    _ terms: SpringTerms, _ spring: DampedSpring, at time: Double
  ) -> Double {
    guard time > 0 || time.isNaN else { return terms.from }
    return terms.value(PropagatorBasis(spring.rates, at: time * spring.rates.unit))
  }

  /// Writes the values at a time of motions that one spring moves, with the bits of
  /// ``SpringMotion/value(at:)``: one exponential, sine and cosine for all of them.
  package static func writeValues(
    of list: UnsafeBufferPointer<SpringTerms>, _ spring: UnsafePointer<DampedSpring>,
    at time: Double, into values: UnsafeMutablePointer<Double>
  ) {
    guard time > 0 || time.isNaN else {
      for index in list.indices { values[index] = list[index].from }
      return
    }
    let basis = PropagatorBasis(
      spring.pointee.rates, at: time * spring.pointee.rates.unit)
    for index in list.indices { values[index] = list[index].value(basis) }
  }

  /// The same for velocities, with the bits of ``SpringMotion/velocity(at:)``.
  package static func writeVelocities(
    of list: UnsafeBufferPointer<SpringTerms>, _ spring: UnsafePointer<DampedSpring>,
    at time: Double, into velocities: UnsafeMutablePointer<Double>
  ) {
    guard time > 0 || time.isNaN else {
      for index in list.indices { velocities[index] = list[index].initialVelocity }
      return
    }
    let rates = spring.pointee.rates
    let basis = PropagatorBasis(rates, at: time * rates.unit)
    for index in list.indices { velocities[index] = list[index].velocity(basis, rates) }
  }

  @inline(__always)
  private func value(_ basis: PropagatorBasis) -> Double {
    basis.isModal
      ? to - amplitude * (slowPosition * basis.first + fastPosition * basis.second)
      : to - amplitude * (position * basis.first + positionSine * basis.second)
  }

  @inline(__always)
  private func velocity(_ basis: PropagatorBasis, _ rates: CharacteristicRates) -> Double {
    let change =
      basis.isModal
      ? -rates.slow.high * slowPosition * basis.first
        + -rates.fast.high * fastPosition * basis.second
      : velocity * basis.first + velocitySine * basis.second
    // As in `speedFactors`.
    return abs(amplitude) < 0x1p-500
      ? 0 - amplitude * rates.unit * change : 0 - amplitude * change * rates.unit
  }
}
