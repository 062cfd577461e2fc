import CurveFitting
import CurvePlatforms
import Spring

extension FitResult {
  var members: [JSON.Member] {
    switch model {
    case .spring(let fit):
      [.init(key: "model", value: .string("spring")), .init(key: "text", value: .string(text))]
        + Self.members(fit)
    case .timing(let fit):
      [
        .init(key: "model", value: .string(fit.parameterCount == 4 ? "cubic-bezier" : "linear")),
        .init(key: "text", value: .string(text)),
      ] + Self.members(fit.placement) + [
        .init(key: "least", value: .string(fit.criterion.rawValue)),
        .init(key: "parameters", value: .number(Double(fit.parameterCount))),
        .init(key: "standardErrors", value: .numbers(fit.standardErrors)),
      ]
    case .ranking(let ranking):
      [
        .init(key: "model", value: .string("best")), .init(key: "text", value: .string(text)),
      ] + bestMembers + [
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
            }))
      ] + (spring.map { [.init(key: "spring", value: .object(Self.members($0)))] } ?? [])
    }
  }

  private var bestMembers: [JSON.Member] {
    if let bestPlacement { Self.members(bestPlacement) } else { [] }
  }

  private static func members(_ placement: CurvePlacement) -> [JSON.Member] {
    [
      .init(key: "start", value: .number(placement.start)),
      .init(key: "duration", value: .number(placement.duration)),
      .init(key: "from", value: .number(placement.from)),
      .init(key: "to", value: .number(placement.to)),
    ]
  }

  private static func members(_ fit: SpringFit) -> [JSON.Member] {
    [
      .init(key: "regime", value: .string(fit.spring.regime.rawValue)),
      .init(key: "criticalWithinError", value: .bool(fit.isCriticalWithinError)),
      .init(key: "mass", value: .null),
      .init(key: "stiffnessPerMass", value: fit.stiffness.json),
      .init(key: "dampingPerMass", value: fit.damping.json),
      .init(key: "dampingRatio", value: fit.dampingRatio.json),
      .init(key: "response", value: fit.response.json),
      .init(key: "settlingTime", value: fit.settlingTime().json),
      .init(key: "from", value: fit.from.json), .init(key: "to", value: fit.to.json),
      .init(key: "velocity", value: fit.velocity.json),
      .init(key: "start", value: fit.start.json),
      .init(key: "noise", value: .number(fit.noise)),
      .init(key: "evidence", value: .number(fit.evidence)),
      .init(
        key: "covariance",
        value: .object([
          "parameters": .array(SpringFit.Parameter.allCases.map { .string($0.title) }),
          "rows": .array(fit.covariance.map { .numbers($0) }),
        ])),
      .init(key: "parameters", value: .number(Double(fit.parameterCount))),
      .init(
        key: "undetermined",
        value: .array([.string("mass")] + fit.undetermined.map { .string($0.title) })),
    ]
  }

  /// The likely designs with their probabilities.
  var designMembers: [JSON.Member] {
    guard let designs else { return [] }
    let rows = designs.designs.prefix(20).map { design -> JSON in
      .object([
        "text": .string(design.spellings[0].text),
        "curve": .string(design.spellings[0].curveText),
        "probability": .number(design.probability),
        "spellings": .array(design.spellings.map { .string($0.text) }),
      ])
    }
    return [
      .init(key: "designs", value: .array(rows)),
      .init(key: "unroundedProbability", value: .number(designs.unroundedProbability)),
      .init(key: "certain", value: .bool(certainDesign != nil)),
      .init(key: "certainProbability", value: .number(designs.certainProbability)),
    ]
  }

  var common: [JSON.Member] {
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
      .init(key: "systematic", value: .bool(isSystematic)),
      .init(key: "samples", value: .array(rows)),
    ]
  }

  var table: Table {
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
