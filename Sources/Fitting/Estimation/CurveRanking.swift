import Curves
import Spring

/// The curves that may have produced samples, from best to worst.
///
/// A curve with many parameters always fits noisy samples more closely than the true curve. So the
/// ranking uses Schwarz's criterion (1978), n ln(variance) + k ln n for n samples and k parameters,
/// lowest first. A preset has no parameters, so it ranks above a fit that is closer only by the noise.
/// Rounding and repeated frames are errors that a curve with many parameters can follow, so no curve gains
/// from being nearer than rounding, and none loses by a frame that repeats the one before.
public struct CurveRanking: Sendable {
  /// A curve and how well it fits the samples.
  public struct Candidate: Sendable {
    /// The name of a preset, or the curve's text.
    public let name: String
    /// The curve.
    public let easing: Easing
    /// Whether the candidate is a preset, not a fitted curve.
    public let isPreset: Bool
    /// The largest distance of a sample from the curve, in value units, without repeated frames.
    public let maximumError: Double
    /// The square root of the mean squared distance, in value units, without repeated frames.
    public let rootMeanSquare: Double
    /// The number of fitted parameters. Those that place a timing function in time and values are not among them, but
    /// the score counts them if they were fitted.
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
      samples: Samples, few: WeightedSamples, placementCount: Int
    ) {
      (self.name, self.easing, self.isPreset) = (name, easing, isPreset)
      (self.parameterCount, self.trajectory, self.samples) = (parameterCount, trajectory, samples)
      let score = CandidateScore(few, parameterCount: parameterCount + placementCount) {
        trajectory.value(at: $0)
      }
      (self.score, maximumError, rootMeanSquare) = (
        score.score, score.maximumError, score.rootMeanSquare
      )
    }

    /// The residuals: the samples minus the curve, in value units; computed anew, so that many candidates take little memory.
    ///
    /// Complexity: one evaluation of the curve for each sample.
    public var residuals: Residuals {
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
    let spring = try SpringFit(samples, known: known)
    let condensed = samples.condensed
    let few = RepeatedFrames(condensed, step: condensed.step).kept
    let weighted = WeightedSamples(few, scale: spring.estimator.samples.scale)
    var candidates: [Candidate] = []
    let placement = try? CurvePlacement(few, known: known)
    self.placement = placement
    func add(_ easing: Easing, _ trajectory: Trajectory, parameters: Int, preset: String? = nil) {
      var placementCount = 0
      // From frame to frame, a placement is read, not fitted. A name is worth a parameter: people choose names more often
      // than any numbers.
      if case .timing(_, let own) = trajectory, own != placement {
        let unknown = [known.from, known.to, known.start, known.duration].count { $0 == nil }
        placementCount = preset == nil ? unknown : unknown - 1
      }
      candidates.append(
        Candidate(
          name: preset ?? easing.description, easing: easing, isPreset: preset != nil,
          parameterCount: parameters, trajectory: trajectory, samples: samples, few: weighted,
          placementCount: placementCount))
    }
    self.spring = spring
    if let curve = spring.curve {
      let trajectory = Trajectory.spring(spring.motion, start: spring.start.value)
      add(.spring(curve), trajectory, parameters: spring.parameterCount)
    }
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
            initialVelocity: preset.value.relativeVelocity)
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
    if let placement, known.start == nil, known.duration == nil {
      let isFitted = { (candidate: Candidate) -> Bool in
        if case .cubicBezier = candidate.easing { return !candidate.isPreset }
        return false
      }
      /// Puts a curve with a fitted placement in place of one from frame to frame, if that is likelier.
      func replace(_ index: Int?, _ easing: Easing, _ placement: CurvePlacement, parameters: Int) {
        let preset = index.flatMap { candidates[$0].isPreset ? candidates[$0].name : nil }
        add(easing, .timing(easing, placement), parameters: parameters, preset: preset)
        guard let index else { return }
        let fitted = candidates.removeLast()
        if fitted.score < candidates[index].score { candidates[index] = fitted }
      }
      let bezier = candidates.firstIndex(where: isFitted)
      var curve: CubicBezier?
      if let bezier, case .cubicBezier(let fitted) = candidates[bezier].easing { curve = fitted }
      let thinned = weighted.thinned(to: 1000)
      if let placed = thinned.placedBezier(near: curve, placement, known: known) {
        replace(bezier, .cubicBezier(placed.curve), placed.placement, parameters: 4)
      }
      // Noisy samples show no rest, and rounded ones rest before a flat end: the duration of a named curve is fitted.
      // Those nearest from frame to frame are tried, and those nearest where the fitted curve runs.
      let usual = candidates.first(where: isFitted)?.placement ?? placement
      let presets = candidates.indices.filter {
        candidates[$0].isPreset && candidates[$0].placement != nil
      }
      let distances = candidates.map { candidate -> Double in
        guard candidate.isPreset, candidate.placement != nil else { return .infinity }
        return CandidateScore(weighted, parameterCount: 0) {
          usual.value(of: candidate.easing, at: $0)
        }.score
      }
      let near = presets.sorted { distances[$0] < distances[$1] }.prefix(8)
      for index in Set(presets.prefix(12) + near) {
        let easing = candidates[index].easing
        guard let moved = thinned.placement(of: easing) else { continue }
        replace(index, easing, moved, parameters: 0)
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
        relativeVelocity: motion.initialVelocity / distance))
  }
}
