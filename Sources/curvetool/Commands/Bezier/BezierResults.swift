import Curves

/// The results of `bezier`.
struct BezierResults {
  let curve: CubicBezier
  /// Values, and every progress at which the curve has them.
  let inverses: [(value: Double, progress: [Double])]

  var facts: Facts {
    let n = NumberText.brief
    var facts: [(name: String, value: String)] = [
      ("control points", "(\(n(curve.x1)), \(n(curve.y1)))  (\(n(curve.x2)), \(n(curve.y2)))"),
      ("shape", shape),
    ]
    for fact in CubicBezierFact.all {
      if let title = fact.title { facts.append((title, text(fact))) }
    }
    let (minimum, maximum) = (curve.minimum, curve.maximum)
    for (value, progress) in inverses {
      let positions = "at \(progress.map(n).joined(separator: ", "))"
      let never = "never reached (values stay in \(n(minimum.value))...\(n(maximum.value)))"
      facts.append(("value \(n(value))", progress.isEmpty ? never : positions))
    }
    return Facts(heading: curve.description, lines: facts)
  }

  var members: [JSON.Member] {
    let steepest = curve.steepest
    let object: KeyValuePairs<String, JSON> = [
      "x1": .number(curve.x1), "y1": .number(curve.y1), "x2": .number(curve.x2),
      "y2": .number(curve.y2), "css": .string(curve.description),
      "monotonic": .bool(curve.isMonotonic), "minimum": .number(curve.minimum.value),
      "maximum": .number(curve.maximum.value),
      "maxSlope": .object([
        "progress": .number(steepest.progress), "slope": .number(steepest.slope),
      ]),
    ]
    var members = object.map { JSON.Member(key: $0.key, value: $0.value) }
    if !inverses.isEmpty {
      let objects = inverses.map { value, progress in
        JSON.object(["value": .number(value), "progress": .numbers(progress)])
      }
      members.append(JSON.Member(key: "inverse", value: .array(objects)))
    }
    return members
  }

  private var shape: String {
    if curve.isMonotonic { return "monotonic" }
    var parts: [String] = []
    if curve.minimum.value < 0 { parts.append("\(percent(-curve.minimum.value)) below 0") }
    if curve.maximum.value > 1 { parts.append("\(percent(curve.maximum.value - 1)) above 1") }
    return parts.isEmpty ? "turns back" : "overshoots: " + parts.joined(separator: ", ")
  }

  private func text(_ fact: CubicBezierFact) -> String {
    switch fact.value {
    case .point(let compute): return list([compute(curve)])
    case .points(let compute): return list(compute(curve))
    case .slope(let compute): return slope(compute(curve))
    case .steepest(let compute):
      let point = compute(curve)
      return "\(slope(point.value)) at \(NumberText.brief(point.progress))"
    case .flag(let compute): return compute(curve) ? "yes" : "no"
    }
  }

  private func percent(_ value: Double) -> String {
    value < 1e300 ? "\(NumberText.brief(100 * value)) %" : NumberText.brief(value)
  }

  private func list(_ points: [CurvePoint]) -> String {
    let n = NumberText.brief
    let texts = points.map { "\(n($0.value)) at \(n($0.progress))" }
    return texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }

  private func slope(_ value: Double) -> String {
    value.isFinite ? NumberText.brief(value) : value > 0 ? "vertical" : "vertical, downward"
  }
}
