import CurveFigures
import Curves

/// The picture of curves over progress or seconds.
enum CurveFigure {
  /// The number of curves that colours and dashes can distinguish.
  static let limit = 12

  static func figure(
    _ set: CurveSet, span: ClosedRange<Double>, hasVelocity: Bool = false
  ) throws(ToolError) -> Figure {
    guard set.curves.count <= limit else {
      throw .usage(
        "a picture can distinguish at most \(limit) curves, but there are \(set.curves.count): draw "
          + "fewer, or a contact sheet with `plot`")
    }
    let positions = set.curves.map { Self.positions($0, span: span) }
    var marks: [Figure.Mark] = [.level(0, ink: .muted), .level(1, ink: .muted)]
    if !set.isInSeconds { marks.append(.curve(diagonal(span))) }
    for (index, (curve, ink)) in zip(set.curves, inks(set)).enumerated() {
      if ink == .muted {
        // The diagonal is already drawn, dashed.
        marks.append(.curve(.reference([], name: legend(curve))))
        continue
      }
      let points = zip(positions[index], curve.values(at: positions[index]))
        .map { Figure.Point(x: $0, y: $1) }
      marks.append(.curve(Figure.Curve(points: points, ink: ink, name: legend(curve))))
    }
    var panels = [
      Figure.Panel(
        label: set.isInSeconds ? "value" : "progress out", weight: 2, isSquare: !set.isInSeconds,
        marks: marks)
    ]
    if hasVelocity { panels.append(velocityPanel(set, positions)) }
    return Figure(
      title: title(set.curves.map(\.name)), height: height(panels: panels.count, set),
      xLabel: set.isInSeconds ? "time (s)" : "progress in", xRange: span, panels: panels)
  }

  /// The first names, and the number of remaining ones.
  static func title(_ names: [String]) -> String {
    let shown = names.count > 4 ? 3 : names.count
    let list = names.prefix(shown).joined(separator: ", ")
    return shown < names.count ? "\(list) and \(names.count - shown) more" : list
  }

  /// A picture with a square panel has the height that its other panels need.
  private static func height(panels: Int, _ set: CurveSet) -> Int {
    set.isInSeconds ? 960 : 960 + 420 * (panels - 1)
  }

  /// A colour for each curve; the diagonal, which is drawn anyway, needs none.
  private static func inks(_ set: CurveSet) -> [Figure.Ink] {
    var next = 0
    return set.curves.map { curve in
      if curve.easing == .linear, !set.isInSeconds { return .muted }
      defer { next += 1 }
      return .slot(next)
    }
  }

  /// Two curves above their difference.
  static func comparison(_ set: CurveSet) throws(ToolError) -> Figure {
    let span = 0...set.horizon
    var figure = try figure(set, span: span)
    let positions = set.curves.flatMap { Self.positions($0, span: span) }.sorted()
    let points = positions.map {
      Figure.Point(x: $0, y: set.curves[0].value(at: $0) - set.curves[1].value(at: $0))
    }
    figure.height = height(panels: 2, set)
    figure.panels.append(
      Figure.Panel(
        label: "difference", weight: 1,
        marks: [
          .level(0, ink: .muted), .curve(Figure.Curve(points: points, ink: .slot(2))),
        ]))
    return figure
  }

  /// The velocities. A vertical or nearly vertical slope must not flatten the rest: it is marked where it
  /// leaves the panel.
  static func velocityPanel(_ set: CurveSet, _ positions: [[Double]]) -> Figure.Panel {
    var marks: [Figure.Mark] = [.level(0, ink: .muted)]
    var (low, high) = (0.0, 0.0)
    var isCut = false
    for (index, (curve, ink)) in zip(set.curves, inks(set)).enumerated() {
      let points = positions[index].map { Figure.Point(x: $0, y: curve.velocity(at: $0)) }
      marks.append(.curve(Figure.Curve(points: points, ink: ink)))
      let finite = points.filter(\.y.isFinite)
      let speeds = finite.map { abs($0.y) }.sorted()
      guard let largest = speeds.last else { continue }
      let usual = speeds[(speeds.count - 1) * 9 / 10]
      let steepest = points.first { $0.y.isInfinite } ?? points.first { abs($0.y) == largest }
      var limit = largest
      if usual > 0, steepest?.y.isInfinite == true || largest > 50 * usual {
        limit = min(3 * usual, PlotAxis.limit)
        isCut = true
        let label =
          steepest?.y.isInfinite == true
          ? "vertical" : "to \(NumberText.text(largest, precision: 3))"
        marks.append(.marker(x: steepest?.x ?? 0, label: label, ink: ink))
      }
      low = min(low, finite.map { max($0.y, -limit) }.min() ?? 0)
      high = max(high, finite.map { min($0.y, limit) }.max() ?? 0)
    }
    var panel = Figure.Panel(
      label: set.isInSeconds ? "velocity (units/s)" : "velocity", weight: 1, marks: marks)
    if isCut, low < high { panel.yRange = low...high }
    return panel
  }

  /// Enough positions to catch every corner and jump. The picture reduces them to what it can show.
  static func positions(_ curve: TimedCurve, span: ClosedRange<Double>) -> [Double] {
    let length = span.upperBound - span.lowerBound
    let count = 1200
    var positions = (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
    // Most of the change happens at vertical ends.
    for end in [curve.runs?.delay ?? 0, curve.runs?.end ?? 1] {
      for exponent in 3...12 {
        let step = length / Double(1 << (2 * exponent))
        positions += [end - step, end + step]
      }
    }
    let breaks = curve.breakpoints
    for position in breaks {
      positions += [position.nextDown, position]
      // Fast oscillations also need positions between their turning points.
      if breaks.count > 64 { positions.append(position + length / Double(breaks.count * 4)) }
    }
    return positions.filter(span.contains).sorted()
  }

  private static func diagonal(_ span: ClosedRange<Double>) -> Figure.Curve {
    let ends = [span.lowerBound, span.upperBound].map { min(max($0, 0), 1) }
    return .reference(ends.map { Figure.Point(x: $0, y: $0) })
  }

  /// The name of a curve, and the control points of a named Bézier curve.
  private static func legend(_ curve: TimedCurve) -> String {
    guard case .preset(let preset) = curve.easing, case .cubicBezier(let bezier) = preset.value
    else { return curve.name }
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { NumberText.brief($0) }
    return "\(curve.name)  \(points.joined(separator: " "))"
  }
}
