import CurveFigures

/// A contact sheet of curves, with one small picture for each.
enum CurveSheet {
  /// - Parameters:
  ///   - set: The curves with the names of their pictures.
  ///   - span: The range that all of them show.
  static func figure(_ set: CurveSet, title: String, span: ClosedRange<Double>) -> Figure {
    // Springs among curves of progress are shown in seconds, all with one scale.
    let longest = set.isInSeconds ? nil : set.curves.compactMap(\.seconds).max()
    let panels = set.curves.map { curve in
      let own = longest.flatMap { curve.seconds == nil ? nil : 0...$0 }
      let points = CurveFigure.positions(curve, span: own ?? span).map {
        Figure.Point(x: $0, y: curve.value(at: $0))
      }
      return Figure.Panel(
        label: own == nil ? curve.name : "\(curve.name) (s)", xLabel: own.map { _ in "s" },
        xRange: own, isSquare: own == nil && !set.isInSeconds,
        marks: [
          .level(0, ink: .muted), .level(1, ink: .muted),
          .curve(Figure.Curve(points: points, ink: .slot(curve.isSpring ? 1 : 0))),
        ])
    }
    return Figure(title: title, arrangement: .sheet, xRange: span, panels: panels)
  }
}
