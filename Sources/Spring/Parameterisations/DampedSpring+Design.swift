import CurveArithmetic

extension DampedSpring {
  /// Creates the spring that settles in exactly a given time, starting from rest.
  ///
  /// For a fixed damping ratio the settling time is inversely proportional to the natural frequency, so
  /// omega = tau(zeta)/T with tau the exact settling time for a natural frequency of 1.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - settlingTime: T in seconds, positive and finite.
  ///   - dampingRatio: zeta, positive; an undamped spring never settles.
  ///   - threshold: The half width of the band, as a fraction of the distance, above 0 and below 1.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    mass: Double = 1, settlingTime: Double, dampingRatio: Double,
    threshold: Double = SpringMotion.defaultThreshold
  ) throws(ParameterError) {
    try require(
      settlingTime > 0 && settlingTime.isFinite, "settling time", settlingTime,
      "positive and finite")
    try require(
      dampingRatio > 0 && dampingRatio.isFinite, .dampingRatio, dampingRatio,
      "positive and finite")
    try require(threshold > 0 && threshold < 1, "threshold", threshold, "above 0 and below 1")
    let unit = try DampedSpring(naturalFrequency: 1, dampingRatio: dampingRatio)
    let tau = try unit.motion().settlingTime(within: threshold)
    try self.init(
      mass: mass, naturalFrequency: tau / settlingTime, dampingRatio: dampingRatio)
  }

  /// Creates the spring with a given overshoot and peak time, starting from rest.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - overshoot: The overshoot as a fraction of the distance, above 0 and below 1.
  ///   - peakTime: The time of the first peak in seconds, positive and finite.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, overshoot: Double, peakTime: Double) throws(ParameterError) {
    let dampingRatio = try Self.dampingRatio(overshoot: overshoot)
    try require(peakTime > 0 && peakTime.isFinite, "peak time", peakTime, "positive and finite")
    // The peak is half a damped period after the start: pi/(omega sqrt(1 - zeta^2)).
    let ratio = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    try self.init(
      mass: mass, naturalFrequency: Double.pi / (peakTime * ratio), dampingRatio: dampingRatio)
  }

  /// Creates the spring with a given overshoot and settling time, starting from rest.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - overshoot: The overshoot as a fraction of the distance, above 0 and below 1.
  ///   - settlingTime: The exact settling time in seconds, positive and finite.
  ///   - threshold: The half width of the band, as a fraction of the distance, above 0 and below 1.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    mass: Double = 1, overshoot: Double, settlingTime: Double,
    threshold: Double = SpringMotion.defaultThreshold
  ) throws(ParameterError) {
    try self.init(
      mass: mass, settlingTime: settlingTime,
      dampingRatio: try Self.dampingRatio(overshoot: overshoot), threshold: threshold)
  }

  /// The damping ratio for a given overshoot from rest: -ln OS/sqrt(pi^2 + ln^2 OS).
  ///
  /// - Parameter overshoot: The overshoot as a fraction of the distance, above 0 and below 1.
  /// - Throws: `ParameterError` if the overshoot is out of range.
  public static func dampingRatio(overshoot: Double) throws(ParameterError) -> Double {
    try require(overshoot > 0 && overshoot < 1, .overshoot, overshoot, "above 0 and below 1")
    let decrement = -Double.log(overshoot)
    return decrement / Double.hypot(Double.pi, decrement)
  }
}
