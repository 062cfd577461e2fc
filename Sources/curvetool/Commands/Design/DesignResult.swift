import CurveFigures
import CurveFitting
import CurvePlatforms
import Curves
import Spring

/// The result of a design.
struct DesignResult {
  private(set) var result: CommandResult

  /// The spring of two requirements.
  init(_ design: SpringDesign) {
    let n = NumberText.brief
    let spring = design.spring
    let facts: [(name: String, requirement: SpringDesign.Requirement, unit: String)] = [
      ("damping ratio", .dampingRatio(0), ""), ("response", .response(0), " s"),
      ("bounce", .bounce(0), ""), ("overshoot", .overshoot(0), ""),
      ("peak time", .peakTime(0), " s"), ("settling time", .settlingTime(0), " s"),
    ]
    let met = facts.map {
      ($0.name, $0.requirement.met(by: spring, threshold: design.threshold)?.value, $0.unit)
    }
    let text = Self.text(
      .physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping))
    var lines = Facts(heading: text)
    lines.lines = [
      ("mass", n(spring.mass)), ("stiffness", n(spring.stiffness)), ("damping", n(spring.damping)),
    ]
    for (name, value, unit) in met {
      lines.lines.append((name, value.map { n($0) + unit } ?? "none"))
    }
    lines.lines.append(("requirements met to", NumberText.text(design.error, precision: 2)))
    let rounded = Self.rounded(design)
    for (index, round) in rounded.enumerated() {
      lines.lines.append((index == 0 ? "in round numbers" : "another near it", Self.text(round)))
    }
    let names = ["dampingRatio", "response", "bounce", "overshoot", "peakTime", "settlingTime"]
    let numbers: [(String, Double?)] =
      [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
      + zip(names, met).map { ($0, $1.1) }
      + [("threshold", design.threshold), ("error", design.error)]
    let requirements = design.requirements.map { requirement -> JSON in
      .object([
        "name": .string(requirement.name), "required": .number(requirement.value),
        "met": .number(requirement.met(by: spring, threshold: design.threshold)?.value),
      ])
    }
    let table = Table(numbers.map(\.0), rows: [numbers.map { .number($0.1) }])
    var result = CommandResult(table)
    result.screen = { [lines] in [.facts(lines)] }
    result.json = {
      .object(
        [JSON.Member(key: "text", value: .string(text))] + table.members()
          + [
            JSON.Member(key: "requirements", value: .array(requirements)),
            JSON.Member(key: "rounded", value: .array(rounded.map(Self.json))),
          ])
    }
    result.figure = {
      let results = SpringResults(
        motion: try spring.motion(), threshold: design.threshold, settling: [.exact], cutAt: nil)
      return SpringFigure.figure(results, span: 0...results.pictureEnd)
    }
    self.result = result
  }

  /// Shows the texts of platforms in place of the facts.
  ///
  /// - Throws: `ToolError` if no target can express the spring.
  mutating func write(
    _ spring: DampedSpring, to targets: [TargetLanguage], _ screen: ScreenOptions
  ) throws(ToolError) {
    guard let curve = try? SpringCurve(spring) else {
      throw .failed("the spring never settles: no text expresses it")
    }
    let easing = Easing.spring(curve)
    let text = easing.description
    if !screen.quiet { writeToStandardError("designed: \(text)\n") }
    let texts = try ConversionResult.list(ConversionRequest(easing), of: text, to: targets, screen)
    result.screen = { [.text(ConversionResult.text(texts))] }
    result.json = { .array(texts.map(\.json)) }
  }

  /// The roundest springs within 1 % of the requirements, or within 2 or 5 % if there are none.
  private static func rounded(_ design: SpringDesign) -> [RoundedDesign] {
    for tolerance in [0.01, 0.02, 0.05] {
      let found = design.rounded(within: tolerance)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func text(_ round: RoundedDesign) -> String {
    let error = NumberText.text(100 * round.error, precision: 2)
    let exactness = round.error <= 1e-9 ? "exactly" : "within \(error) %"
    return "\(DesignRanking.Spelling.spring(round.parameters).text), \(exactness)"
  }

  private static func json(_ round: RoundedDesign) -> JSON {
    .object([
      "text": .string(DesignRanking.Spelling.spring(round.parameters).text),
      "curve": .string(round.parameters.description), "error": .number(round.error),
      "met": .array(
        round.met.map { .object(["name": .string($0.name), "met": .number($0.value)]) }),
    ])
  }

  /// The spring nearest to a curve; nil if no spring is near.
  init?(springNear curve: NamedCurve, over duration: Double) {
    guard let fromRest = SpringCurve.approximation(of: curve.easing, over: duration) else {
      return nil
    }
    let moving = SpringCurve.approximation(
      of: curve.easing, over: duration, startsAtRest: false)
    let n = NumberText.brief
    var facts = [
      ("stiffness", n(fromRest.curve.motion.spring.stiffness)),
      ("damping", n(fromRest.curve.motion.spring.damping)),
      ("damping ratio", n(fromRest.curve.motion.spring.dampingRatio)),
      ("settling time", "\(n(fromRest.curve.motion.settlingTime())) s"),
    ]
    var members: [JSON.Member] = [
      .init(key: "duration", value: .number(duration)),
      .init(key: "stiffness", value: .number(fromRest.curve.motion.spring.stiffness)),
      .init(key: "damping", value: .number(fromRest.curve.motion.spring.damping)),
    ]
    if let moving, moving.maximumError < 0.99 * fromRest.maximumError {
      let text = Easing.spring(moving.curve).description
      facts.append(("better with an initial velocity", "error \(n(moving.maximumError)), \(text)"))
      members.append(
        .init(
          key: "withVelocity",
          value: .object(["text": .string(text), "maxError": .number(moving.maximumError)])))
    }
    self.init(
      curve, near: .spring(fromRest.curve), error: fromRest.maximumError, facts: facts,
      members: members)
  }

  /// The cubic-bezier nearest to a curve; nil if none is near.
  init?(bezierNear curve: NamedCurve) {
    guard let found = CubicBezier.approximation(of: curve.easing) else { return nil }
    self.init(
      curve, near: .cubicBezier(found.curve), error: found.maximumError, facts: [], members: [])
  }

  private init(
    _ curve: NamedCurve, near easing: Easing, error: Double, facts: [(String, String)],
    members: [JSON.Member]
  ) {
    let difference = CurveDifference(easing, curve.easing)
    let text = easing.description
    var lines = Facts(heading: "\(text)  for  \(curve.name)")
    lines.lines = facts.map { (name: $0.0, value: $0.1) }
    let n = NumberText.brief
    lines.lines.append(("largest difference", "\(n(error)) at \(n(difference.maximum.progress))"))
    lines.lines.append(("root mean square", n(difference.rootMeanSquare)))
    let numbers: [(String, Double)] = [
      ("maxError", error), ("at", difference.maximum.progress), ("rms", difference.rootMeanSquare),
    ]
    let table = Table(
      ["text"] + numbers.map(\.0), rows: [[.text(text)] + numbers.map { .number($0.1) }])
    var result = CommandResult(table)
    result.screen = { [lines] in [.facts(lines)] }
    result.json = {
      var object = table.members()
      object.insert(JSON.Member(key: "nearest", value: .string(curve.name)), at: 1)
      return .object(object + members)
    }
    result.figure = {
      let curves = [try NamedCurve(text), curve].map {
        TimedCurve($0, seconds: nil, beyond: .extrapolate)
      }
      var figure = try CurveFigure.comparison(
        CurveSet(curves: curves, isInSeconds: false, horizon: 1))
      let kind = if case .spring = easing { "a spring" } else { "a cubic-bezier" }
      figure.title = "\(curve.name.prefix(60)) as \(kind)"
      figure.subtitle = "largest difference \(NumberText.text(error, precision: 3))"
      return figure
    }
    self.result = result
  }

  /// The text of a spring that reads back to the same spring.
  private static func text(_ parameters: SpringParameters) -> String {
    // A spring without damping never settles, so its text needs a span.
    let curve = (try? SpringCurve(parameters)) ?? (try? SpringCurve(parameters, over: 1))
    return curve.map { Easing.spring($0).description } ?? "spring"
  }
}
