import CurveFigures
import Curves

/// The picture of one cubic Bézier curve: value with its control polygon above velocity.
enum BezierFigure {
  static func figure(
    _ curve: CubicBezier, span: ClosedRange<Double>
  ) throws(ToolError) -> Figure {
    let named = try NamedCurve(curve.description)
    let set = CurveSet(
      curves: [TimedCurve(named, seconds: nil, beyond: .extrapolate)], isInSeconds: false,
      horizon: 1)
    var figure = try CurveFigure.figure(set, span: span, hasVelocity: true)
    let (first, second) = (
      Figure.Point(x: curve.x1, y: curve.y1), Figure.Point(x: curve.x2, y: curve.y2)
    )
    let handles: [Figure.Mark] = [
      .curve(handle(from: Figure.Point(x: 0, y: 0), to: first)),
      .curve(handle(from: Figure.Point(x: 1, y: 1), to: second)),
      .dot(first, label: label(first), ink: .slot(1)),
      .dot(second, label: label(second), ink: .slot(1)),
    ]
    figure.panels[0].marks += handles
    figure.panels[0].marks = figure.panels[0].marks.map { mark in
      // The title names the only curve.
      guard case .curve(var curve) = mark else { return mark }
      curve.name = ""
      return .curve(curve)
    }
    return figure
  }

  private static func handle(from end: Figure.Point, to control: Figure.Point) -> Figure.Curve {
    Figure.Curve(points: [end, control], ink: .slot(1), width: 2)
  }

  private static func label(_ point: Figure.Point) -> String {
    "(\(NumberText.text(point.x, precision: 4)), \(NumberText.text(point.y, precision: 4)))"
  }
}
