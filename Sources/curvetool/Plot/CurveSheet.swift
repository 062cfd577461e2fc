/// The contact sheet of curves: one small picture each.
enum CurveSheet {
  /// - Parameters:
  ///   - set: The curves with the names of their pictures.
  ///   - span: What all of them show.
  static func figure(_ set: CurveSet, title: String, span: ClosedRange<Double>) -> Figure {
    let panels = set.curves.map { curve in
      let points = CurveFigure.places(curve, span: span).map {
        Figure.Point(x: $0, y: curve.value(at: $0))
      }
      return Figure.Panel(
        label: curve.name,
        marks: [
          .level(0, ink: .muted), .level(1, ink: .muted),
          .curve(Figure.Curve(points: points, ink: .slot(curve.isSpring ? 1 : 0))),
        ])
    }
    return Figure(title: title, arrangement: .sheet, xRange: span, panels: panels)
  }
}
