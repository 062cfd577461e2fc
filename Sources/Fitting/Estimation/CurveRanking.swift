import CurveArithmetic
import Curves
import Spring

/// The curves that may have produced samples, from best to worst.
///
/// A curve with many parameters always fits noisy samples more closely than the true curve. So the
/// ranking uses Schwarz's criterion (1978), n ln(mean square) + k ln n for n samples and k parameters,
/// lowest first. A preset has no parameters, so it ranks above a fit that is closer only by the noise.
public struct CurveRanking: Sendable {
  /// A curve and how well it fits the samples.
  public struct Candidate: Sendable {
    /// The name of a preset, or the curve's text.
    public let name: String
    /// The curve.
    public let easing: Easing
    /// Whether it is a preset, not a fitted curve.
    public let isPreset: Bool
    /// The largest distance of a sample from the curve, in value units.
    public let maximumError: Double
    /// The square root of the mean squared distance, in value units.
    public let rootMeanSquare: Double
    /// The number of fitted parameters.
    public let parameterCount: Int
    /// Schwarz's criterion; lower is better.
    public let score: Double
    /// Where a timing function runs; nil for a spring.
    public var placement: CurvePlacement? {
      if case .timing(_, let placement) = trajectory { return placement }
      return nil
    }
    let trajectory: Trajectory
    let samples: Samples

    init(
      name: String, easing: Easing, isPreset: Bool, parameterCount: Int, trajectory: Trajectory,
      floor: Double, samples: Samples, few: Samples
    ) {
      (self.name, self.easing, self.isPreset) = (name, easing, isPreset)
      (self.parameterCount, self.trajectory, self.samples) = (parameterCount, trajectory, samples)
      let residuals = Self.residuals(few, trajectory)
      (maximumError, rootMeanSquare) = (residuals.maximum, residuals.rootMeanSquare)
      let count = Double(few.times.count)
      score =
        2 * count * Double.log(max(rootMeanSquare, floor))
        + Double(parameterCount) * Double.log(count)
    }

    /// The samples less the curve, in value units; computed anew, so that many candidates take little memory.
    ///
    /// Complexity: one evaluation of the curve for each sample.
    public var residuals: Residuals { Self.residuals(samples, trajectory) }

    private static func residuals(_ samples: Samples, _ trajectory: Trajectory) -> Residuals {
      Residuals(zip(samples.times, samples.values).map { $1 - trajectory.value(at: $0) })
    }

    /// The value at a time of the samples' clock, in seconds.
    public func value(at time: Double) -> Double { trajectory.value(at: time) }
  }

  /// A curve in the samples' time and values.
  enum Trajectory: Sendable {
    case spring(SpringMotion, start: Double)
    case timing(Easing, CurvePlacement)

    func value(at time: Double) -> Double {
      switch self {
      case .spring(let motion, let start): motion.value(at: time - start)
      case .timing(let easing, let placement): placement.value(of: easing, at: time)
      }
    }
  }

  /// All curves that were tried, from best to worst; at least one.
  public let candidates: [Candidate]
  /// The fitted spring.
  public let spring: SpringFit
  /// The placement of the timing functions; nil if the samples end where they begin.
  public let placement: CurvePlacement?

  /// Ranks a fitted spring, a fitted cubic-bezier, fitted `linear()` functions and presets.
  ///
  /// Of very many samples, the means of 16,384 to 32,768 blocks are compared with the curves.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - known: Known values of the motion.
  ///   - curves: The named curves to try.
  ///   - springs: The named springs to try.
  /// - Throws: `ParameterError` if no curve can be fitted.
  public init(
    _ samples: Samples, known: KnownMotion = KnownMotion(), curves: [Preset<Easing>],
    springs: [Preset<SpringParameters>]
  ) throws(ParameterError) {
    var candidates: [Candidate] = []
    let range = samples.range
    let few = CondensedSamples(samples).samples
    // Errors below a billionth of the range are rounding in the samples.
    let floor = 1e-9 * (range.upperBound - range.lowerBound)
    func add(_ easing: Easing, _ trajectory: Trajectory, parameters: Int, preset: String? = nil) {
      candidates.append(
        Candidate(
          name: preset ?? easing.description, easing: easing, isPreset: preset != nil,
          parameterCount: parameters, trajectory: trajectory, floor: floor, samples: samples,
          few: few))
    }
    let spring = try SpringFit(samples, known: known)
    self.spring = spring
    if let curve = spring.curve {
      let trajectory = Trajectory.spring(spring.motion, start: spring.start.value)
      add(.spring(curve), trajectory, parameters: spring.parameterCount)
    }
    placement = try? CurvePlacement(few, known: known)
    if let placement {
      for fit in Self.fits(few, known) {
        add(fit.easing, .timing(fit.easing, placement), parameters: fit.parameterCount)
      }
      for preset in curves {
        let trajectory = Trajectory.timing(preset.value, placement)
        add(.preset(preset), trajectory, parameters: 0, preset: preset.description)
      }
      for preset in springs {
        guard let curve = try? SpringCurve(preset.value),
          let motion = try? SpringMotion(
            curve.motion.spring, from: placement.from, to: placement.to,
            initialVelocity: preset.value.initialVelocity)
        else { continue }
        let trajectory = Trajectory.spring(motion, start: placement.start)
        add(.spring(curve), trajectory, parameters: 0, preset: preset.description)
      }
    }
    guard !candidates.isEmpty else {
      throw ParameterError(
        parameter: "the distance from the first value to the last", value: 0,
        allowed: "above 0: give from and to")
    }
    candidates.sort { $0.score < $1.score }
    if let placement, known.start == nil, known.duration == nil, placement.isWithin(few) {
      let weighted = spring.estimator.samples.thinned(to: 1000)
      // Rounded samples rest before a flat end, so the duration of a named curve is fitted.
      for index in candidates.indices.filter({ candidates[$0].placement != nil }).prefix(12)
      where candidates[index].isPreset {
        let easing = candidates[index].easing
        guard let moved = weighted.placement(of: easing) else { continue }
        add(easing, .timing(easing, moved), parameters: 2, preset: candidates[index].name)
        let fitted = candidates.removeLast()
        if fitted.score < candidates[index].score { candidates[index] = fitted }
      }
      candidates.sort { $0.score < $1.score }
    }
    self.candidates = candidates
  }

  /// The fitted timing functions.
  private static func fits(_ samples: Samples, _ known: KnownMotion) -> [TimingFit] {
    let stops = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32].filter {
      4 * $0 <= samples.times.count
    }
    let linear = stops.compactMap { try? TimingFit.linear(samples, stops: $0, known: known) }
    return linear + [try? TimingFit.cubicBezier(samples, known: known)].compactMap { $0 }
  }
}

extension SpringFit {
  /// The fitted spring as a timing function from 0 to 1, of mass 1; nil if the motion ends where it
  /// begins or does not settle.
  public var curve: SpringCurve? {
    let distance = motion.to - motion.from
    guard distance != 0 else { return nil }
    return try? SpringCurve(
      .physical(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: motion.initialVelocity / distance))
  }
}
