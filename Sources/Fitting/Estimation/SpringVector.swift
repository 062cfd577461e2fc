import CurveArithmetic

/// The parameters of a spring's motion, in units in which the samples' span and range are 1.
///
/// The damping ratio is sinh(damping): proportional to the parameter near 0, and exponential in it far
/// above critical damping, where the samples determine the ratio of the two rates.
struct SpringVector: MotionVector {
  /// The index of a parameter.
  enum Slot: Int, CaseIterable, Sendable {
    case to, from, velocity, logFrequency, damping, start
  }

  static let count = Slot.allCases.count
  static let linearCount = 3
  /// The parameters in the order of the slots.
  var values = SIMD8<Double>.zero

  init() {}

  init(frequency: Double, dampingRatio: Double, start: Double) {
    self[.logFrequency] = Double.log(frequency)
    self[.damping] = Double.asinh(dampingRatio)
    self[.start] = start
  }

  subscript(slot: Slot) -> Double {
    get { values[slot.rawValue] }
    set { values[slot.rawValue] = newValue }
  }

  var frequency: Double { Double.exp(self[.logFrequency]) }
  var dampingRatio: Double { Double.sinh(self[.damping]) }

  /// From a millionth of a radian in the span to a million radians in it.
  static let frequencies = -14...14.0
  static let dampings = 0...20.0

  /// The freedom of a motion in some of its parameters, with a range of the start.
  static func freedom(
    _ slots: [Slot], starts: ClosedRange<Double> = 0...0, highestFrequency: Double = .infinity
  ) -> MotionMinimum<SpringVector>.Freedom {
    MotionMinimum.Freedom(
      slots.map { $0.rawValue },
      ranges: [
        Slot.logFrequency.rawValue: frequencies
          .lowerBound...min(
            Double.log(highestFrequency), frequencies.upperBound), Slot.damping.rawValue: dampings,
        Slot.start.rawValue: starts,
      ])
  }

  var trajectory: Trajectory { Trajectory(self) }

  /// The factors of a motion that do not depend on the time.
  struct Trajectory: MotionTrajectory {
    private let p: Double
    private let q: Double
    private let width: Double
    private let vector: SpringVector

    init(_ vector: SpringVector) {
      self.vector = vector
      let frequency = vector.frequency
      q = frequency * frequency
      p = 2 * vector.dampingRatio * frequency
      width = 2 * frequency * Double.cosh(vector[.damping])
    }

    /// The value; until the start, the first value.
    func value(at time: Double) -> Double {
      let time = time - vector[.start]
      guard time > 0 else { return vector[.from] }
      let part = SpringResponse(damping: p, stiffness: q, at: time)
      return vector[.to] + (vector[.from] - vector[.to]) * part.displacement
        + vector[.velocity] * part.push
    }

    /// The velocity, 0 until the start.
    func velocity(at time: Double) -> Double {
      let time = time - vector[.start]
      guard time > 0 else { return 0 }
      let part = SpringResponse(damping: p, stiffness: q, at: time)
      return vector[.velocity] * part.pushVelocity
        - (vector[.from] - vector[.to]) * q * part.push
    }

    /// The value and its derivatives by the parameters.
    @inline(__always)
    func slopes(at time: Double) -> (value: Double, slopes: SIMD8<Double>) {
      let time = time - vector[.start]
      guard time > 0 else { return (vector[.from], SIMD8(0, 1, 0, 0, 0, 0, 0, 0)) }
      let part = SpringResponse(damping: p, stiffness: q, at: time)
      let (to, velocity) = (vector[.to], vector[.velocity])
      let distance = vector[.from] - to
      let byP = distance * q * part.convolution - velocity * part.convolutionVelocity
      let byQ =
        -distance * (part.convolutionVelocity + p * part.convolution) - velocity * part.convolution
      return (
        to + distance * part.displacement + velocity * part.push,
        SIMD8(
          1 - part.displacement, part.displacement, part.push, p * byP + 2 * q * byQ, width * byP,
          distance * q * part.push - velocity * part.pushVelocity, 0, 0)
      )
    }
  }
}
