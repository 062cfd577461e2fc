import Curves

/// The contact sheet of presets: one small picture each.
enum PresetSheet {
  static func figure(
    _ presets: [PresetEntry]
  ) throws(ToolError) -> Figure {
    let curves = presets.filter { $0.kind != "duration" }
    guard !curves.isEmpty else { throw .usage("a duration has no picture") }
    var panels: [Figure.Panel] = []
    for preset in curves {
      let curve = TimedCurve(
        try NamedCurve(preset.name), seconds: nil, beyond: .extrapolate)
      let points = CurveFigure.places(curve, span: 0...1).map {
        Figure.Point(x: $0, y: curve.value(at: $0))
      }
      let family = Set(curves.map(\.family)).count == 1 ? preset.family + "." : ""
      let label =
        preset.name.hasPrefix(family) ? preset.name.dropFirst(family.count) : preset.name[...]
      panels.append(
        Figure.Panel(
          label: String(label),
          marks: [
            .level(0, ink: .muted), .level(1, ink: .muted),
            .curve(Figure.Curve(points: points, ink: .slot(preset.kind == "spring" ? 1 : 0))),
          ]))
    }
    let families = curves.reduce(into: [String]()) { list, preset in
      if !list.contains(preset.family) { list.append(preset.family) }
    }
    return Figure(
      title: families.joined(separator: ", "), arrangement: .sheet, xRange: 0...1, panels: panels)
  }
}
