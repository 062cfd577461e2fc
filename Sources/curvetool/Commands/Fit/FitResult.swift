import CurveFitting
import Curves
import Spring

/// The result of a fit.
struct FitResult {
  /// The kind of model that was fitted.
  enum Model {
    case spring(SpringFit)
    case timing(TimingFit)
    case ranking(CurveRanking)
  }

  let samples: Samples
  let model: Model
  let residuals: Residuals
  /// The fitted or first-ranked curve, as text that reads back.
  let text: String
  /// The designs that may lie behind a spring or the first of a ranking; nil for other models.
  let designs: DesignRanking?
  private let value: (Double) -> Double

  init(_ samples: Samples, _ fit: SpringFit, prior: DesignPrior) {
    self.samples = samples
    model = .spring(fit)
    designs = DesignRanking(fit, prior: prior)
    residuals = fit.residuals
    text = fit.text
    value = { fit.value(at: $0) }
  }

  init(_ samples: Samples, _ fit: TimingFit) {
    self.samples = samples
    model = .timing(fit)
    designs = nil
    residuals = fit.residuals
    text = fit.easing.description
    value = { fit.value(at: $0) }
  }

  init(_ samples: Samples, _ ranking: CurveRanking, prior: DesignPrior) {
    self.samples = samples
    model = .ranking(ranking)
    designs = DesignRanking(ranking.spring, prior: prior)
    let best = ranking.candidates[0]
    residuals = best.residuals
    text = best.name
    value = { best.value(at: $0) }
  }

  /// The fitted spring, if one was asked for or ranks first.
  var spring: SpringFit? {
    switch model {
    case .spring(let fit): return fit
    case .timing: return nil
    case .ranking(let ranking):
      let best = ranking.candidates[0]
      if case .spring = best.easing, !best.isPreset { return ranking.spring }
      return nil
    }
  }

  /// The most probable design if it is certain and of the kind that ranks first: the probability of a spring is that
  /// among springs and common curves, not among all curves.
  var certainDesign: DesignRanking.Design? {
    guard let design = designs?.certain else { return nil }
    guard case .ranking(let ranking) = model else { return design }
    let isCurve = if case .curve = design.spellings[0] { true } else { false }
    return switch ranking.candidates[0].easing {
    case .spring: isCurve ? nil : design
    case .piecewiseLinear: nil
    default: isCurve ? design : nil
    }
  }

  /// Where the first of a ranking runs; nil for a spring, and for other models.
  var bestPlacement: CurvePlacement? {
    guard case .ranking(let ranking) = model else { return nil }
    return ranking.candidates[0].placement
  }

  /// Why the samples determine no spring, if one was to be found: asked for, or in a ranking in which nothing
  /// else explains the samples better; nil if they determine it.
  var refusal: String? {
    guard let spring = soughtSpring else { return nil }
    let isVague = [.stiffness, .damping].allSatisfy(spring.undetermined.contains)
    // Without noise, the numbers of an exponential motion are undetermined too, but not its curve.
    if isVague, spring.noise > range / 20 {
      return "neither its stiffness nor its damping is known within half of it"
    }
    if spring.isDetermined { return nil }
    return spring.evidence < 3
      ? "a parabola explains them as well" : "springs of any stiffness explain them as well"
  }

  private var soughtSpring: SpringFit? {
    if let spring { return spring }
    guard case .ranking(let ranking) = model else { return nil }
    let count = Double(samples.values.count)
    let mean = samples.values.reduce(0) { $0 + $1 / count }
    let variance = samples.values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }
    let left = residuals.rootMeanSquare * residuals.rootMeanSquare
    if left > variance / 4 { return ranking.spring }
    // Where the noise is above a tenth of the motion, a curve that is less than twenty times as likely as a spring
    // of any stiffness explains no more.
    let fitted = ranking.candidates.first {
      if case .spring = $0.easing { return !$0.isPreset }
      return false
    }
    guard left > variance / 100, let fitted else { return nil }
    return (fitted.score - ranking.candidates[0].score) / 2 < 3 ? ranking.spring : nil
  }

  /// The range of the values. Relative errors are fractions of it.
  var range: Double { samples.range.upperBound - samples.range.lowerBound }
  /// The largest distance of a sample from the curve, as a fraction of the range.
  var relativeError: Double { residuals.maximum / range }
  /// Whether neighbouring residuals are alike.
  var isSystematic: Bool { samples.areUnlike(residuals.summary) }
  /// The time of the largest distance, in seconds.
  var worstTime: Double { samples.times[residuals.worst] }

  /// The value of the curve at a time.
  func value(at time: Double) -> Double { value(time) }

  /// The standard error of the curve at a time; nil if the fit does not determine it.
  func standardError(at time: Double) -> Double? {
    guard let spring else { return nil }
    let error = spring.standardError(at: time)
    return error.isFinite ? error : nil
  }
}

extension SpringFit {
  /// The text of a spring of mass 1 that reads back.
  var text: String {
    if let curve { return Easing.spring(curve).description }
    let (stiffness, damping) = (NumberText.text(spring.stiffness), NumberText.text(spring.damping))
    return "spring(mass: 1, stiffness: \(stiffness), damping: \(damping))"
  }
}

extension Samples {
  /// Whether neighbouring residuals are alike, and rounding is not the reason.
  func areUnlike(_ residuals: ResidualSummary) -> Bool {
    residuals.isSystematic && residuals.maximum > 0.6 * step
  }
}
