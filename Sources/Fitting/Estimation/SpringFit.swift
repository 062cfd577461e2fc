import Spring

/// The damped spring whose motion fits samples best, by least squares.
///
/// A motion determines k/m and c/m, never the mass, which is 1 here. The search starts from a grid and
/// an estimate of the samples' rates (a matrix pencil), so it needs no guess and no special case for
/// critical damping. Noise-free samples return the spring to about 1e-12. With noise,
/// ``Estimate/standardError`` is the uncertainty.
///
/// The motion may begin with the samples or after a rest, from rest or with a velocity. The result is the
/// average of these four kinds, weighted by their evidence, and its errors include the doubt between
/// them. Values in whole steps, such as pixels, repeated frames and jitter of the clock are recognised and
/// weighted.
///
/// ```swift
/// let motion = try DampedSpring(mass: 2, stiffness: 200, damping: 12).motion(from: 0, to: 80)
/// let times = (0..<60).map { Double($0) / 60 }
/// let fit = try SpringFit(Samples(times: times, values: times.map { motion.value(at: $0) }))
/// fit.stiffness.value                // 100, the stiffness for each unit of mass, to 1e-9
/// ```
public struct SpringFit: Sendable {
  /// A parameter of the motion.
  @nonexhaustive
  public enum Parameter: String, Sendable, Hashable, CaseIterable {
    /// The stiffness for each unit of mass.
    case stiffness
    /// The damping for each unit of mass.
    case damping
    /// The value at the start.
    case from
    /// The value at rest.
    case to
    /// The velocity at the start.
    case velocity
    /// The start of the motion.
    case start
  }

  /// The motion, of mass 1; its time 0 is ``start``.
  public let motion: SpringMotion
  /// k/m, in 1/s^2.
  public let stiffness: Estimate
  /// c/m, in 1/s.
  public let damping: Estimate
  /// The damping ratio.
  public let dampingRatio: Estimate
  /// The period of the undamped spring, in seconds.
  public let response: Estimate
  /// The value at the start.
  public let from: Estimate
  /// The value at rest.
  public let to: Estimate
  /// The velocity at the start, in value units per second.
  public let velocity: Estimate
  /// The start of the motion in seconds.
  public let start: Estimate
  /// Whether the samples show the start, by a rest before it. If not, it is known, or assumed to be time 0
  /// or the first sample, where the motion may already be under way.
  public let showsStart: Bool
  /// The residuals: the samples minus the motion.
  public let residuals: Residuals
  /// The standard deviation of a sample's error, from the residuals, in value units.
  public let noise: Double
  /// The number of fitted parameters.
  public let parameterCount: Int
  /// The parameters that the samples do not determine: the standard error is more than half the
  /// parameter's scale (its own value, the range of the values, or the frequency).
  public let undetermined: [Parameter]

  /// The covariances of the parameters in the order of `Parameter.allCases`, in their units; infinite on
  /// the diagonal for undetermined ones.
  public let covariance: [[Double]]
  /// The natural logarithm of how much more probable the samples are if they come from this spring than if
  /// they come from a polynomial of degree 0 to 2, by Schwarz's criterion.
  public let evidence: Double

  /// Whether the samples show a spring at all: they are at least twenty times as probable as under a
  /// polynomial of degree 0 to 2, and they determine the stiffness, the damping or the value at rest.
  public var isDetermined: Bool {
    evidence >= 3 && ![.stiffness, .damping, .to].allSatisfy(undetermined.contains)
  }

  let estimator: SpringEstimator

  /// Fits a spring to samples.
  ///
  /// - Parameters:
  ///   - samples: The samples: at least one more than the number of unknown parameters, six if nothing is
  ///     known.
  ///   - known: Known values of the motion. Its duration is ignored.
  /// - Throws: `ParameterError` if there are too few samples, all have the same value, or a known number
  ///   is not finite.
  /// - Complexity: linear in the samples; a few milliseconds for 400. From 32,768 samples on, the means of
  ///   16,384 to 32,768 blocks are fitted.
  public init(_ samples: Samples, known: KnownMotion = KnownMotion()) throws(ParameterError) {
    let estimator = try SpringEstimator(samples, known: known)
    self.estimator = estimator
    motion = try estimator.motion()
    stiffness = estimator.stiffness
    damping = estimator.damping
    dampingRatio = estimator.dampingRatio
    response = estimator.response
    from = estimator.from
    to = estimator.to
    velocity = estimator.velocity
    start = estimator.start
    showsStart = estimator.showsStart
    let motion = motion
    let begin = start.value
    residuals = Residuals(
      zip(samples.times, samples.values).map { $1 - motion.value(at: $0 - begin) })
    noise = estimator.noise
    parameterCount = estimator.parameterCount
    undetermined = estimator.undetermined
    covariance = estimator.covariances
    evidence = estimator.evidence
  }

  /// The spring, of mass 1.
  public var spring: DampedSpring { motion.spring }

  /// The value of the fitted motion at a time of the samples' clock, in seconds.
  public func value(at time: Double) -> Double { motion.value(at: time - start.value) }

  /// The standard error of the fitted value at a time, in value units.
  public func standardError(at time: Double) -> Double { estimator.standardError(at: time) }

  /// Whether critical damping lies within two standard errors.
  public var isCriticalWithinError: Bool {
    abs(dampingRatio.value - 1) <= 2 * dampingRatio.standardError
  }

  /// The exact settling time, in seconds from the start, with its standard error.
  ///
  /// - Parameter threshold: The half width of the band, as a fraction of the distance.
  public func settlingTime(within threshold: Double = SpringMotion.defaultThreshold) -> Estimate {
    estimator.settlingTime(within: threshold, of: motion)
  }
}
