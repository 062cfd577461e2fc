import Spring

/// The facts of one spring as a row of `sweep`.
enum SweepRow {
  /// Mass, stiffness, damping and initial velocity.
  typealias Values = SIMD4<Double>

  static let parameters = ["mass", "stiffness", "damping", "initialVelocity"]
  static var defaults: Values { Values(1, 100, 10, 0) }
  static let facts = [
    "regime", "dampingRatio", "naturalFrequency", "settlingDuration", "exactSettling",
    "overshoot", "peakTime",
  ]

  /// Appends the facts, each after a comma; what does not exist is empty.
  ///
  /// - Throws: `SpringError` that names the parameter; nothing is appended then.
  static func append(_ values: Values, _ numbers: NumberFormat, to text: inout ByteBuffer)
    throws(SpringError)
  {
    let spring = try DampedSpring(mass: values[0], stiffness: values[1], damping: values[2])
    let motion = try spring.motion(initialVelocity: values[3])
    text.append(UInt8(ascii: ","))
    text.append(name(of: spring.regime))
    append(spring.dampingRatio, numbers, to: &text)
    append(spring.naturalFrequency, numbers, to: &text)
    append(motion.settlingDuration(.coreAnimation()), numbers, to: &text)
    append(motion.settlingDuration(), numbers, to: &text)
    // Released at distance 1: what is left at the peak is the overshoot.
    let peak = motion.peak
    append(peak.map { abs($0.displacement) } ?? 0, numbers, to: &text)
    append(peak?.time ?? .infinity, numbers, to: &text)
  }

  /// Appends the empty facts of a bad row.
  static func appendNothing(to text: inout ByteBuffer) {
    text.append(repeating: UInt8(ascii: ","), count: facts.count)
  }

  private static func append(_ value: Double, _ numbers: NumberFormat, to text: inout ByteBuffer) {
    text.append(UInt8(ascii: ","))
    if value.isFinite { numbers.append(value, to: &text) }
  }

  private static func name(of regime: DampedSpring.Regime) -> StaticString {
    switch regime {
    case .undamped: "undamped"
    case .underdamped: "underdamped"
    case .critical: "critical"
    case .overdamped: "overdamped"
    }
  }
}
