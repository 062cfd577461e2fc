import CurveFitting
import Curves
import Spring

extension FitResult {
  /// Facts for people, all results for programs, and the samples or the ranking as a table.
  func summary(isColored: Bool) -> Summary {
    Summary(
      text: facts.text(isColored: isColored), json: .object(members + common), table: table)
  }

  // MARK: - For people

  private var facts: Facts {
    let n = NumberText.brief
    var facts = Facts(heading: text)
    switch model {
    case .spring(let fit): facts.lines = Self.lines(fit)
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
    if residuals.isSystematic {
      facts.lines.append(
        ("residuals", "correlated: the samples come from another kind of curve"))
    }
    return facts
  }

  private static func lines(_ fit: SpringFit) -> [(name: String, value: String)] {
    let settling = fit.settlingTime()
    let regime = fit.spring.regime.rawValue
    let isOpen = fit.isCriticalWithinError && fit.dampingRatio.standardError > 1e-9
    var lines = [
      ("regime", isOpen ? "\(regime); critical is within two standard errors" : regime),
      ("stiffness / mass", text(fit.stiffness, "1/s²")),
      ("damping / mass", text(fit.damping, "1/s")),
      ("damping ratio", text(fit.dampingRatio)),
      ("response", text(fit.response, "s")),
      (
        "settling time",
        settling.value.isFinite ? text(settling, "s to within 0.1 %") : "never settles"
      ),
      ("from", text(fit.from)),
      ("to", text(fit.to)),
      ("initial velocity", text(fit.velocity, "value units/s")),
      ("start", text(fit.start, "s")),
    ]
    lines.append(("noise", "\(NumberText.brief(fit.noise)), the standard error of a sample"))
    lines.append(
      ("mass", "1 (a motion does not determine it)"))
    if !fit.undetermined.isEmpty {
      let names = fit.undetermined.map(\.title).joined(separator: ", ")
      lines.append(("not determined", "\(names): other values fit these samples equally well"))
    }
    return lines.map { (name: $0.0, value: $0.1) }
  }

  private static func lines(_ fit: TimingFit) -> [(name: String, value: String)] {
    let n = NumberText.brief
    let place = fit.placement
    var lines = [
      (
        name: "runs",
        value:
          "from \(n(place.from)) to \(n(place.to)) in \(n(place.duration)) s from \(n(place.start)) s"
      ),
      (
        name: "least",
        value: fit.criterion == .squares ? "sum of squared residuals" : "largest residual"
      ),
    ]
    if case .cubicBezier(let curve) = fit.easing, !fit.standardErrors.isEmpty {
      let points = [curve.x1, curve.y1, curve.x2, curve.y2]
      for (name, pair) in zip(["x1", "y1", "x2", "y2"], zip(points, fit.standardErrors)) {
        lines.append((name, text(Estimate(value: pair.0, standardError: pair.1))))
      }
    }
    return lines
  }

  /// A value with its standard error, which has two digits.
  private static func text(_ estimate: Estimate, _ unit: String = "") -> String {
    let suffix = unit.isEmpty ? "" : " \(unit)"
    let value = NumberText.brief(estimate.value)
    if estimate.standardError == 0 { return "\(value)\(suffix)" }
    guard estimate.standardError.isFinite else { return "\(value)\(suffix), not determined" }
    return "\(value) ± \(NumberText.text(estimate.standardError, precision: 2))\(suffix)"
  }

  private func facts(_ ranking: CurveRanking) -> Facts {
    let n = { NumberText.text($0, precision: 3) }
    let best = ranking.candidates[0]
    var facts = Facts(heading: best.name)
    facts.lines.append(
      ("kind", best.isPreset ? "a preset, within the noise of the samples" : "a fit"))
    for candidate in ranking.shortList {
      let share = candidate.maximumError / range
      let count = candidate.parameterCount
      let numbers = count == 0 ? "a preset" : "\(count) parameters"
      facts.lines.append(
        (
          "\(n(100 * share)) % off",
          "\(candidate.name.prefix(80))\(candidate.name.count > 80 ? "..." : ""), \(numbers)"
        ))
    }
    return facts
  }

  // MARK: - For programs

  private var members: [JSON.Member] {
    switch model {
    case .spring(let fit):
      [
        .init(key: "model", value: .string("spring")), .init(key: "text", value: .string(text)),
        .init(key: "regime", value: .string(fit.spring.regime.rawValue)),
        .init(key: "criticalWithinError", value: .bool(fit.isCriticalWithinError)),
        .init(key: "mass", value: .null),
        .init(key: "stiffnessPerMass", value: Self.json(fit.stiffness)),
        .init(key: "dampingPerMass", value: Self.json(fit.damping)),
        .init(key: "dampingRatio", value: Self.json(fit.dampingRatio)),
        .init(key: "response", value: Self.json(fit.response)),
        .init(key: "settlingTime", value: Self.json(fit.settlingTime())),
        .init(key: "from", value: Self.json(fit.from)), .init(key: "to", value: Self.json(fit.to)),
        .init(key: "velocity", value: Self.json(fit.velocity)),
        .init(key: "start", value: Self.json(fit.start)),
        .init(key: "noise", value: .number(fit.noise)),
        .init(key: "parameters", value: .number(Double(fit.parameterCount))),
        .init(
          key: "undetermined",
          value: .array([.string("mass")] + fit.undetermined.map { .string($0.title) })),
      ]
    case .timing(let fit):
      [
        .init(key: "model", value: .string(fit.parameterCount == 4 ? "cubic-bezier" : "linear")),
        .init(key: "text", value: .string(text)),
        .init(key: "start", value: .number(fit.placement.start)),
        .init(key: "duration", value: .number(fit.placement.duration)),
        .init(key: "from", value: .number(fit.placement.from)),
        .init(key: "to", value: .number(fit.placement.to)),
        .init(key: "least", value: .string(fit.criterion.rawValue)),
        .init(key: "parameters", value: .number(Double(fit.parameterCount))),
        .init(key: "standardErrors", value: .numbers(fit.standardErrors)),
      ]
    case .ranking(let ranking):
      [
        .init(key: "model", value: .string("best")), .init(key: "text", value: .string(text)),
        .init(
          key: "candidates",
          value: .array(
            ranking.candidates.map { candidate in
              .object([
                "name": .string(candidate.name), "preset": .bool(candidate.isPreset),
                "maxError": .number(candidate.maximumError),
                "rms": .number(candidate.rootMeanSquare),
                "parameters": .number(Double(candidate.parameterCount)),
                "score": .number(candidate.score),
              ])
            })),
      ]
    }
  }

  private var common: [JSON.Member] {
    let rows = samples.times.indices.map { index -> JSON in
      let (time, value) = (samples.times[index], samples.values[index])
      return .object([
        "time": .number(time), "value": .number(value),
        "fit": .number(value - residuals.values[index]),
        "residual": .number(residuals.values[index]),
        "standardError": .number(standardError(at: time)),
      ])
    }
    return [
      .init(key: "maxError", value: .number(residuals.maximum)),
      .init(key: "at", value: .number(worstTime)),
      .init(key: "relativeError", value: .number(relativeError)),
      .init(key: "rms", value: .number(residuals.rootMeanSquare)),
      .init(key: "systematic", value: .bool(residuals.isSystematic)),
      .init(key: "samples", value: .array(rows)),
    ]
  }

  private static func json(_ estimate: Estimate) -> JSON {
    .object([
      "value": .number(estimate.value), "standardError": .number(estimate.standardError),
    ])
  }

  private var table: Table {
    if case .ranking(let ranking) = model {
      return Table(
        ["name", "maxError", "rms", "parameters", "score"],
        rows: ranking.candidates.map {
          [
            .text($0.name), .number($0.maximumError), .number($0.rootMeanSquare),
            .number(Double($0.parameterCount)), .number($0.score),
          ]
        })
    }
    return Table(
      ["time", "value", "fit", "residual", "standardError"],
      rows: samples.times.indices.map { index in
        let (time, value) = (samples.times[index], samples.values[index])
        return [
          .number(time), .number(value), .number(value - residuals.values[index]),
          .number(residuals.values[index]), .number(standardError(at: time)),
        ]
      })
  }
}

extension SpringFit.Parameter {
  /// The name in messages and in JSON.
  var title: String {
    switch self {
    case .stiffness: "stiffnessPerMass"
    case .damping: "dampingPerMass"
    case .from, .to, .velocity, .start: rawValue
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
