import Curves

/// What `bezier` says of a curve.
struct BezierResults {
  let curve: CubicBezier
  /// Values, and every progress at which the curve has them.
  let inverses: [(value: Double, progress: [Double])]

  func facts(isColored: Bool) -> String {
    let n = NumberText.brief
    let (minimum, maximum, steepest) = (curve.minimum, curve.maximum, curve.steepest)
    var facts = [
      ("control points", "(\(n(curve.x1)), \(n(curve.y1)))  (\(n(curve.x2)), \(n(curve.y2)))"),
      ("course", course),
      ("minimum", "\(n(minimum.value)) at \(n(minimum.progress))"),
      ("maximum", "\(n(maximum.value)) at \(n(maximum.progress))"),
      ("extremes", list(curve.extremes)),
      ("inflections", list(curve.inflections)),
      ("steepest slope", "\(slope(steepest.slope)) at \(n(steepest.progress))"),
      ("slope at the start", slope(curve.velocity(at: 0))),
      ("slope at the end", slope(curve.velocity(at: 1))),
    ]
    for (value, progress) in inverses {
      let places = progress.isEmpty ? "nowhere" : progress.map(n).joined(separator: ", ")
      facts.append(("value \(n(value))", progress.isEmpty ? places : "at \(places)"))
    }
    return FactsText.text(curve.description, facts, isColored: isColored)
  }

  func members(precision: Int?) -> [(String, String)] {
    let number = { (value: Double?) in JSONText.number(value, precision: precision) }
    let steepest = curve.steepest
    var members = [
      ("x1", number(curve.x1)), ("y1", number(curve.y1)), ("x2", number(curve.x2)),
      ("y2", number(curve.y2)), ("css", JSONText.string(curve.description)),
      ("monotonic", "\(curve.isMonotonic)"),
      ("minimum", number(curve.minimum.value)), ("maximum", number(curve.maximum.value)),
      (
        "maxSlope",
        JSONText.object([
          ("progress", number(steepest.progress)), ("slope", number(steepest.slope)),
        ])
      ),
    ]
    if !inverses.isEmpty {
      let objects = inverses.map { value, progress in
        JSONText.object([
          ("value", number(value)), ("progress", JSONText.array(progress.map { number($0) })),
        ])
      }
      members.append(("inverse", JSONText.array(objects)))
    }
    return members
  }

  private var course: String {
    if curve.isMonotonic { return "monotonic" }
    let n = NumberText.brief
    var parts: [String] = []
    if curve.minimum.value < 0 { parts.append("\(n(-100 * curve.minimum.value)) % below 0") }
    if curve.maximum.value > 1 { parts.append("\(n(100 * (curve.maximum.value - 1))) % above 1") }
    return parts.isEmpty ? "turns back" : "overshoots: " + parts.joined(separator: ", ")
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
