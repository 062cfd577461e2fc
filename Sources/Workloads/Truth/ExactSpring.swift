import CurveArithmetic

/// A damped spring at rest by its formula in 32 digits.
struct ExactSpring {
  private let decay, frequency: DoubleDouble
  /// The square of the natural frequency.
  private let square: DoubleDouble
  private let regime: Regime

  private enum Regime { case underdamped, critical, overdamped }

  init(mass: Double, stiffness: Double, damping: Double) {
    decay = DoubleDouble(damping) / DoubleDouble(product: 2, mass)
    square = DoubleDouble(stiffness) / DoubleDouble(mass)
    // Of 4 mk - c^2, because its terms are exact.
    let discriminant =
      DoubleDouble(product: 4 * mass, stiffness) - DoubleDouble(product: damping, damping)
    regime =
      discriminant.high > 0 ? .underdamped : discriminant.high < 0 ? .overdamped : .critical
    frequency = discriminant.magnitude.squareRoot() / DoubleDouble(product: 2, mass)
  }

  /// The natural frequency, in radians per second.
  var naturalFrequency: Double { square.squareRoot().high }

  /// Value and velocity.
  func state(at time: DoubleDouble) -> (value: DoubleDouble, velocity: DoubleDouble) {
    let displacement: DoubleDouble
    let velocity: DoubleDouble
    switch regime {
    case .underdamped:
      let envelope = DoubleDouble.exponential(-(decay * time))
      let (cosine, sine) = DoubleDouble.circular(frequency * time)
      displacement = envelope * (cosine + decay / frequency * sine)
      velocity = envelope * sine * (square / frequency)
    case .critical:
      let envelope = DoubleDouble.exponential(-(decay * time))
      displacement = envelope * (decay * time + 1)
      velocity = envelope * square * time
    case .overdamped:
      let (slow, fast) = (square / (decay + frequency), decay + frequency)
      let late = DoubleDouble.exponential(-(slow * time))
      let early = DoubleDouble.exponential(-(fast * time))
      displacement = (fast * late - slow * early) / (fast - slow)
      velocity = square * (late - early) / (fast - slow)
    }
    return (DoubleDouble(1) - displacement, velocity)
  }

  /// The larger error of a value and of a velocity, as a share of the natural frequency.
  func error(of state: (value: Double, velocity: Double), at time: DoubleDouble) -> Double {
    let exact = self.state(at: time)
    let value = abs((exact.value + -state.value).high)
    let velocity = abs((exact.velocity + -state.velocity).high) / naturalFrequency
    return value.isNaN || velocity.isNaN ? .nan : max(value, velocity)
  }

  /// The time from which the value stays within a threshold of 1.
  func settlingTime(threshold: Double) -> Double {
    func distance(_ time: DoubleDouble) -> DoubleDouble {
      (DoubleDouble(1) - state(at: time).value).magnitude
    }
    var (start, end) = (0.0, 1 / naturalFrequency)
    if regime == .underdamped {
      // From the last extremum outside the threshold to the next one, it is crossed once.
      let swing = DoubleDouble.quarterTurn * 2 / frequency
      var number = (-Double.log(threshold) / (decay * swing).high).rounded(.up) + 1
      while number > 0, (distance(swing * number) + -threshold).high <= 0 { number -= 1 }
      (start, end) = ((swing * number).high, (swing * (number + 1)).high)
    } else {
      while (distance(DoubleDouble(end)) + -threshold).high > 0 { (start, end) = (end, 2 * end) }
    }
    return Bisection.root(in: start...end) { threshold - distance($0).high }.high
  }
}
