import Spring

/// A damped spring as a timing function: its motion from 0 to 1, with a span of time as progress.
///
/// Progress 1 is the exact settling time unless another duration is given. At the settling time the
/// motion is within 0.001 of 1, and the value jumps to 1. ``continued`` includes the motion beyond it. Before
/// progress 0 the value is 0.
///
/// The error is that of `SpringMotion` in module Spring, plus one rounding of progress times duration.
///
/// ```swift
/// let bouncy = try SpringCurve(.perceptual(duration: 0.5, bounce: 0.3))
/// bouncy.duration                                                // 0.8187467173831086
/// Easing.spring(bouncy).description    // spring(duration: 0.5, bounce: 0.3)
/// ```
public struct SpringCurve: Sendable, Hashable {
  /// The parameters, in the given parameterisation.
  public let parameters: SpringParameters
  /// The seconds that progress 0...1 spans.
  public let duration: Double
  /// The motion from 0 to 1, in seconds.
  public let motion: SpringMotion
  package let isDurationGiven: Bool
  private var isPutToTarget = true

  /// Creates the curve of a spring.
  ///
  /// - Parameters:
  ///   - parameters: The spring and its initial velocity.
  ///   - duration: The seconds that progress 0...1 spans, positive and finite. If nil, it is the time
  ///     after which the motion stays within 0.001 of its target.
  /// - Throws: `ParameterError` that names the parameter. An undamped spring without a duration also throws,
  ///   because it never settles.
  public init(_ parameters: SpringParameters, over duration: Double? = nil) throws(ParameterError) {
    self.parameters = parameters
    motion = try DampedSpring(parameters).motion(initialVelocity: parameters.relativeVelocity)
    isDurationGiven = duration != nil
    self.duration = duration ?? motion.settlingTime()
    guard duration != nil || self.duration.isFinite else {
      throw ParameterError(
        parameter: .damping, value: 0,
        allowed: "positive unless over is given: without it the spring never settles")
    }
    guard self.duration > 0, self.duration.isFinite else {
      throw ParameterError(
        parameter: "over", value: self.duration, allowed: "positive and finite")
    }
  }

  /// Creates the curve of a spring. Its text has the mass, stiffness and damping.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves from 0 to 1.
  ///   - relativeVelocity: The velocity at the start, in distances per second toward the target.
  ///   - duration: The seconds that progress 0...1 spans, positive and finite; the settling time if nil.
  /// - Throws: `ParameterError`, as for ``init(_:over:)``.
  public init(
    _ spring: DampedSpring, relativeVelocity: Double = 0, over duration: Double? = nil
  ) throws(ParameterError) {
    try self.init(
      .physical(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        relativeVelocity: relativeVelocity), over: duration)
  }
}

extension SpringCurve: TimingFunction, CustomStringConvertible {
  /// The motion's value at a fraction of the duration; exactly 1 from progress 1 on.
  ///
  /// Without an explicit duration, the jump at progress 1 is at most 0.001.
  @inline(__always)  // A call would copy the curve in a WebAssembly module.
  public func value(at progress: Double) -> Double {
    progress >= 1 && isPutToTarget ? 1 : motion.value(at: progress * duration)
  }

  /// The motion itself, which continues beyond progress 1.
  public var continued: Self {
    var result = self
    result.isPutToTarget = false
    return result
  }

  /// The motion's values at fractions of the duration, as from `SpringMotion.values(at:into:)`.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    motion.values(at: progress, times: duration, into: &values)
    guard isPutToTarget else { return }
    for index in progress.indices where progress[index] >= 1 { values[index] = 1 }
  }

  /// The motion's velocity at a fraction of the duration, per unit of progress; 0 outside 0...1. At 1 it
  /// is the velocity before the end.
  public func velocity(at progress: Double) -> Double {
    progress < 0 || progress > 1 ? 0 : motion.velocity(at: progress * duration) * duration
  }

  /// The turning points. A motion that does not oscillate has none: its breakpoints begin at the time constant of
  /// its faster rate and double from there.
  public var breakpoints: [Double] {
    let turns = motion.extrema.lazy.map { $0.time / duration }.prefix { $0 < 1 }
    var positions = Array(turns.prefix(10_000))
    if motion.spring.dampedFrequency == nil {
      var time = 1 / (motion.spring.decayRate + motion.spring.naturalFrequency)
      while time < duration {
        positions.append(time / duration)
        time *= 2
      }
    }
    return positions
  }

  /// The text that `EasingParser` reads back to the same curve.
  public var description: String { parameters.text(over: isDurationGiven ? duration : nil) }
}
