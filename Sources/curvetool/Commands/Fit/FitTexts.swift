import CurveFitting
import CurveNotation
import CurvePlatforms
import Curves

/// The fitted curve as text for platforms, with its duration and delay.
struct FitTexts {
  /// The curve's own text.
  private let curve: String
  private let easing: Easing
  /// The duration in seconds of a timing function; nil for a spring.
  private let duration: Double?
  /// The seconds of rest before the motion; nil if the recording shows none.
  private let delay: Double?
  /// The distance moved.
  private let distance: Double
  private let isCertain: Bool

  /// Takes the most probable design if it is certain, else the curve that was fitted.
  init(_ result: FitResult) throws(ToolError) {
    let placed = Self.placed(result)
    distance = abs(placed.to - placed.from)
    // The first sample may already move: then the rest before it is unknown.
    let first = result.samples.times[0]
    let start = (placed.start * 1000).rounded() / 1000
    delay = placed.start > first && start > 0 ? start : nil
    if let spelling = result.certainDesign?.spellings.first, let design = Self.curve(spelling) {
      if let pushed = Self.pushed(design.easing, result, placed) {
        (curve, easing, isCertain) = (pushed.description, pushed, true)
      } else {
        (curve, easing, isCertain) = (spelling.text, design.easing, true)
      }
      duration = design.duration
    } else if let easing = placed.easing {
      (curve, self.easing, isCertain) = (result.text, easing, false)
      duration = placed.duration
    } else {
      throw .failed("the fitted motion ends where it begins or never settles: no text expresses it")
    }
  }

  /// The spring of a design with the velocity that the samples show; nil for a curve, and for a spring at rest.
  private static func pushed(_ easing: Easing, _ result: FitResult, _ placed: Placed) -> Easing? {
    guard case .spring(let curve) = easing, let fit = result.spring,
      abs(fit.velocity.value) > 3 * fit.velocity.standardError, placed.to != placed.from
    else { return nil }
    let spring = curve.motion.spring
    let velocity = NumberText.text(
      fit.velocity.value / (placed.to - placed.from), precision: 4)
    return try? Easing(
      "spring(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
        + "initialVelocity: \(velocity))")
  }

  /// The curve of a design, with the duration in seconds of a timing function.
  private static func curve(
    _ spelling: DesignRanking.Spelling
  ) -> (easing: Easing, duration: Double?)? {
    if case .curve(let easing, let duration) = spelling { return (easing, duration) }
    return (try? EasingParser().parse(spelling.curveText)).map { ($0.easing, nil) }
  }

  private struct Placed {
    /// The curve; nil if the motion has no distance.
    var easing: Easing?
    var start: Double
    var duration: Double?
    var from: Double
    var to: Double
  }

  private static func placed(_ result: FitResult) -> Placed {
    if let fit = result.spring {
      let start = fit.showsStart ? fit.start.value : -Double.infinity
      return Placed(
        easing: fit.curve.map(Easing.spring), start: start, from: fit.from.value, to: fit.to.value)
    }
    let (easing, placement): (Easing, CurvePlacement?) =
      switch result.model {
      case .spring(let fit): (fit.curve.map(Easing.spring) ?? .linear, nil)
      case .timing(let fit): (fit.easing, fit.placement)
      case .ranking(let ranking):
        (
          ranking.candidates[0].easing, ranking.candidates[0].placement ?? ranking.placement
        )
      }
    let range = result.samples.range
    guard let placement else {
      return Placed(start: -.infinity, from: range.lowerBound, to: range.upperBound)
    }
    let isSpring = if case .spring = easing { true } else { false }
    return Placed(
      easing: easing, start: placement.start, duration: isSpring ? nil : placement.duration,
      from: placement.from, to: placement.to)
  }

  /// The texts of targets. The curve and their errors go to standard error.
  ///
  /// - Throws: `ToolError` if no target can express the curve.
  func conversions(
    _ targets: [TargetLanguage], _ screen: ScreenOptions
  ) throws(ToolError) -> [ConversionResult] {
    var request = ConversionRequest(easing)
    (request.duration, request.delay) = (duration, delay)
    if !screen.quiet {
      writeToStandardError("\(isCertain ? "certain" : "fitted"): \(facts)\n")
    }
    return try ConversionResult.list(
      request, of: curve, to: targets, distance: distance, screen)
  }

  private var facts: String {
    let n = NumberText.brief
    var facts = [curve]
    if let duration, !isCertain { facts.append("over \(n(duration)) s") }
    if let delay { facts.append("delayed by \(n(delay)) s") }
    facts.append("a distance of \(n(distance))")
    return facts.joined(separator: ", ")
  }
}
