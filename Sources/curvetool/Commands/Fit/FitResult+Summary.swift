import CurveFitting
import CurvePlatforms
import Curves
import Spring

extension FitResult {
  /// Facts for people, all results for programs, the samples or the ranking as a table, and the picture.
  var result: CommandResult {
    var result = CommandResult(table)
    result.screen = { [.facts(facts)] }
    result.json = { .object(members + designMembers + common) }
    result.figure = { figure }
    return result
  }

  // MARK: - For people

  private var facts: Facts {
    let n = NumberText.brief
    var facts = Facts(heading: screenText)
    switch model {
    case .spring(let fit):
      facts.lines = designLines + Self.lines(fit)
      if isSystematic, relativeError > Self.severalMotions {
        facts.lines.insert(segmentsHint, at: 0)
      }
    case .timing(let fit): facts.lines = Self.lines(fit)
    case .ranking(let ranking): return self.facts(ranking)
    }
    facts.lines += [
      (
        "largest residual",
        "\(n(residuals.maximum)) at \(n(worstTime)) s, \(n(100 * relativeError)) % of the range"
      ),
      ("root mean square", n(residuals.rootMeanSquare)),
    ]
    if isSystematic {
      facts.lines.append(
        ("residuals", "correlated: it is another kind of curve, or the errors are not random"))
    }
    return facts
  }

  /// A largest residual above this is more than noise, if neighbouring ones are alike: a fraction of the range.
  private static let severalMotions = 0.05

  private var segmentsHint: (name: String, value: String) {
    ("several motions?", "--segments splits a recording into its motions")
  }

  private static func lines(_ fit: SpringFit) -> [(name: String, value: String)] {
    let settling = fit.settlingTime()
    let regime = fit.spring.regime.rawValue
    let isOpen = fit.isCriticalWithinError && fit.dampingRatio.standardError > 1e-9
    var lines = [
      ("regime", isOpen ? "\(regime); critical is within two standard errors" : regime),
      ("stiffness / mass", fit.stiffness.text("1/s²")),
      ("damping / mass", fit.damping.text("1/s")),
      ("damping ratio", fit.dampingRatio.text()),
      ("response", fit.response.text("s")),
      (
        "settling time",
        settling.value.isFinite ? settling.text("s to within 0.1 %") : "never settles"
      ),
      ("from", fit.from.text()),
      ("to", fit.to.text()),
      ("initial velocity", fit.velocity.text("value units per second")),
      ("start", fit.start.text("s")),
    ]
    lines.append(("noise", "\(NumberText.brief(fit.noise)), the standard error of a sample"))
    lines.append(
      ("mass", "1 (a motion does not determine it)"))
    if !fit.undetermined.isEmpty {
      let names = fit.undetermined.map(\.label).joined(separator: ", ")
      lines.append(("not determined", "\(names): other values fit these samples equally well"))
      if let throwHint = Self.throwHint(fit) { lines.append(throwHint) }
    }
    return lines.map { (name: $0.0, value: $0.1) }
  }

  /// An exponential is the limit of springs beyond critical damping.
  private static func throwHint(_ fit: SpringFit) -> (String, String)? {
    guard fit.undetermined.contains(.stiffness), fit.spring.regime != .underdamped else {
      return nil
    }
    return ("other motions", "a throw may fit as well: --segments finds throws")
  }

  private static func lines(_ fit: TimingFit) -> [(name: String, value: String)] {
    var lines = lines(fit.placement)
    lines.append(
      ("least", fit.criterion == .squares ? "sum of squared residuals" : "largest residual"))
    if case .cubicBezier(let curve) = fit.easing, !fit.standardErrors.isEmpty {
      let points = [curve.x1, curve.y1, curve.x2, curve.y2]
      for (name, pair) in zip(["x1", "y1", "x2", "y2"], zip(points, fit.standardErrors)) {
        lines.append((name, Estimate(value: pair.0, standardError: pair.1).text()))
      }
    }
    return lines
  }

  private static func lines(_ placement: CurvePlacement) -> [(name: String, value: String)] {
    let n = NumberText.brief
    return [
      ("duration", "\(n(placement.duration)) s"), ("from", n(placement.from)),
      ("to", n(placement.to)), ("start", "\(n(placement.start)) s"),
    ]
  }

  private func facts(_ ranking: CurveRanking) -> Facts {
    let n = NumberText.brief
    let best = ranking.candidates[0]
    var facts = Facts(heading: spring?.screenText ?? best.screenText)
    // Behind by 3, a candidate is 20 times less likely.
    let rivals = ranking.shortList.dropFirst().count { ($0.score - best.score) / 2 < 3 }
    let kind =
      switch (best.isPreset, rivals) {
      case (false, _): "a fit"
      case (true, 0): "a preset, within the noise of the samples"
      case (true, 1): "a preset; one below is nearly as likely"
      case (true, _): "a preset; \(rivals) below are nearly as likely"
      }
    facts.lines.append(("kind", kind))
    let isOff = isSystematic && best.maximumError > Self.severalMotions * range
    let others = ranking.shortList.dropFirst()
    // Many stops, where every other curve is far less likely.
    let hasManyStops =
      best.parameterCount >= 20
      && others.allSatisfy { ($0.score - best.score) / 2 > 20 && $0.maximumError > 0.01 * range }
    if isOff || hasManyStops { facts.lines.append(segmentsHint) }
    if let placement = best.placement { facts.lines += Self.lines(placement) }
    if ranking.spring.isDetermined { facts.lines += designLines }
    if case .spring = best.easing, !best.isPreset {
      facts.lines += Self.lines(ranking.spring)
    } else if ranking.spring.residuals.rootMeanSquare < 0.01 * range,
      let throwHint = Self.throwHint(ranking.spring)
    {
      facts.lines.append((name: throwHint.0, value: throwHint.1))
    }
    facts.lines.append(
      ("behind", "log odds against the best curve; 5 is strong evidence"))
    for candidate in ranking.shortList {
      let odds = (candidate.score - best.score) / 2
      let behind =
        (1000..<1e9).contains(odds.rounded())
        ? "\(Int(odds.rounded()))" : NumberText.text(odds, precision: 3)
      let off = NumberText.text(100 * candidate.maximumError / range, precision: 3)
      let count = candidate.parameterCount
      // States where it runs if that is not from frame to frame.
      let placement = candidate.placement.flatMap { $0 == ranking.placement ? nil : $0 }
      let over = placement.map { " over \(n($0.duration)) s" } ?? ""
      let numbers = (candidate.isPreset ? "a preset" : "\(count) parameters") + over
      facts.lines.append((behind, "\(candidate.shortText), \(off) %, \(numbers)"))
    }
    return facts
  }

  /// The likely designs, each with its probability, down to 1 % or five of them, and among them that no round
  /// numbers fit.
  private var designLines: [(name: String, value: String)] {
    guard let designs else { return [] }
    let unrounded = designs.unroundedProbability
    let shown = designs.designs.prefix(5).filter { $0.probability >= 0.01 }
    let hasCurve = shown.contains {
      if case .curve = $0.spellings[0] { true } else { false }
    }
    var lines =
      bestPlacement == nil || shown.isEmpty || hasCurve ? [] : ["if it is a spring:"]
    func addUnrounded() { lines.append("no round numbers fit: \(percent(unrounded))") }
    for (index, design) in shown.enumerated() {
      if unrounded > design.probability, index == 0 || unrounded <= shown[index - 1].probability {
        addUnrounded()
      }
      let isCertain = index == 0 && certainDesign != nil
      lines.append(
        "\(design.spellings[0].text): \(design.percentage)\(isCertain ? ", certain" : "")"
      )
      if design.spellings.count > 1 { lines.append("  the same as \(design.spellings[1].text)") }
    }
    let least = shown.last?.probability ?? 1
    if shown.isEmpty || unrounded >= 0.01 && unrounded <= least { addUnrounded() }
    return lines.enumerated().map {
      (name: $0.offset == 0 ? "likely designs" : "", value: $0.element)
    }
  }
}

extension SpringFit.Parameter {
  /// The name in text.
  fileprivate var label: String {
    switch self {
    case .stiffness: "stiffness / mass"
    case .damping: "damping / mass"
    case .velocity: "initial velocity"
    case .from, .to, .start: rawValue
    }
  }

  /// The name in JSON.
  var title: String {
    switch self {
    case .stiffness: "stiffnessPerMass"
    case .damping: "dampingPerMass"
    case .from, .to, .velocity, .start: rawValue
    }
  }
}

extension FitResult {
  /// The fit with the numbers of a spring in six digits, which fit a line.
  fileprivate var screenText: String {
    spring?.screenText ?? text
  }
}

extension SpringFit {
  /// A velocity that is small compared with its own error is left out.
  fileprivate var screenText: String {
    let isKnown = abs(velocity.value) > velocity.standardError / 10
    return spring.screenText(push: isKnown ? curve?.motion.initialVelocity ?? 0 : 0)
  }
}

extension DampedSpring {
  /// The spring and the velocity it starts with, in six digits.
  fileprivate func screenText(push velocity: Double) -> String {
    let n = NumberText.brief
    let push = velocity == 0 ? "" : ", initialVelocity: \(n(velocity))"
    return "spring(stiffness: \(n(stiffness)), damping: \(n(damping))\(push))"
  }
}

extension CurveRanking.Candidate {
  /// The name with numbers of six digits; a `linear()` without its stops.
  var screenText: String {
    let n = NumberText.brief
    if isPreset { return name }
    switch easing {
    case .spring(let curve):
      return curve.motion.spring.screenText(push: curve.motion.initialVelocity)
    case .cubicBezier(let curve):
      return
        "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(n).joined(separator: ", ")))"
    default: return "linear() of \(parameterCount / 2 + 1) stops"
    }
  }
}

extension CurveRanking.Candidate {
  /// The text in a list; the numbers of a fit are those of its own kind, with `--to`.
  fileprivate var shortText: String {
    guard !isPreset else { return name }
    switch easing {
    case .spring: return "the fitted spring"
    case .cubicBezier: return "the fitted cubic-bezier"
    default: return screenText
    }
  }
}

extension CurveRanking {
  /// A short list: the best candidate of each number of parameters, and presets that are the same curve.
  var shortList: [Candidate] {
    var kept: [Candidate] = []
    for candidate in candidates where kept.count < 8 {
      // A linear() with more stops than a better one adds nothing.
      if case .piecewiseLinear = candidate.easing,
        kept.contains(where: { if case .piecewiseLinear = $0.easing { true } else { false } })
      {
        continue
      }
      kept.append(candidate)
    }
    return kept
  }
}
