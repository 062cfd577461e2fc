import CurveFigures
import CurveFitting

extension FitResult {
  /// The samples and the curve above the residuals, with two standard errors of the curve on both sides.
  var figure: Figure {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let count = 600
    let times = (0...count).map { first + (last - first) * (Double($0) / Double(count)) }
    let curve = times.map { Figure.Point(x: $0, y: value(at: $0)) }
    let measured = zip(samples.times, samples.values).map { Figure.Point(x: $0, y: $1) }
    let left = zip(samples.times, residuals.values).map { Figure.Point(x: $0, y: $1) }
    let errors = times.map { 2 * (standardError(at: $0) ?? 0) }
    func shifted(_ points: [Figure.Point], _ sign: Double) -> [Figure.Point] {
      zip(points, errors).map { Figure.Point(x: $0.x, y: $0.y + sign * $1) }
    }
    let zero = times.map { Figure.Point(x: $0, y: 0) }
    var values: [Figure.Mark] = []
    var residuals: [Figure.Mark] = []
    if errors.contains(where: { $0 > 0 }) {
      values.append(.region(upper: shifted(curve, 1), lower: shifted(curve, -1), ink: .slot(0)))
      let (upper, lower) = (shifted(zero, 1), shifted(zero, -1))
      residuals.append(.region(upper: upper, lower: lower, ink: .slot(0)))
      residuals += [
        .curve(.reference(upper)), .curve(.reference(lower)),
      ]
    }
    residuals += [.level(0, ink: .muted), .points(left, ink: .slot(1))]
    values += [
      .curve(Figure.Curve(points: curve, ink: .slot(0), label: "fit")),
      .points(measured, ink: .slot(1)),
    ]
    return Figure(
      title: title, subtitle: subtitle,
      xLabel: "time (s)", xRange: first...last,
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: values),
        Figure.Panel(label: "residual (sample - fit)", weight: 1, marks: residuals),
      ])
  }

  private var title: String {
    let n = { NumberText.text($0, precision: 4) }
    func title(_ fit: SpringFit) -> String {
      "Spring, k/m = \(n(fit.stiffness.value)), c/m = \(n(fit.damping.value))"
    }
    switch model {
    case .spring(let fit): return title(fit)
    case .timing(let fit):
      guard case .cubicBezier(let curve) = fit.easing else {
        return "linear() of \(fit.parameterCount / 2 + 1) stops"
      }
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(n).joined(separator: ", ")
      return "cubic-bezier(\(points))"
    case .ranking(let ranking):
      return spring.map(title) ?? ranking.candidates[0].screenText
    }
  }

  private var subtitle: String {
    let n = { NumberText.text($0, precision: 3) }
    var parts = [
      "\(samples.times.count) \(samples.averaging > 1 ? "means of \(samples.averaging)" : "") samples",
      "largest residual \(n(100 * relativeError)) %",
    ]
    if let spring {
      let ratio = spring.dampingRatio
      parts.append("ζ = \(n(ratio.value)) ± \(NumberText.text(ratio.standardError, precision: 2))")
      parts.append("dashed: two standard errors of the fit")
    }
    return parts.joined(separator: "    ")
  }
}
