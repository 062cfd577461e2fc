import CurveArithmetic

@testable import CurveFigures
@testable import curvetool

/// Figures to draw in tests, made from closed forms.
enum PlotExamples {
  static let samples = 801

  /// A damped cosine from 0 to 1 with envelope, band, marker and peak above its derivative.
  static func spring(_ theme: Figure.Theme = .light) -> Figure {
    let (decay, frequency) = (3.0, 141.0.squareRoot())
    let ratio = decay / frequency
    let times = (0..<samples).map { Double($0) * 1.5 / Double(samples - 1) }
    func value(_ t: Double) -> Double {
      1 - .exp(-decay * t) * (.cos(frequency * t) + ratio * .sin(frequency * t))
    }
    func velocity(_ t: Double) -> Double {
      .exp(-decay * t) * (frequency + decay * ratio) * .sin(frequency * t)
    }
    let amplitude = (1 + ratio * ratio).squareRoot()
    let upper = times.map { Figure.Point(x: $0, y: 1 + amplitude * .exp(-decay * $0)) }
    let lower = times.map { Figure.Point(x: $0, y: 1 - amplitude * .exp(-decay * $0)) }
    let peak = Figure.Point(x: .pi / frequency, y: value(.pi / frequency))
    func dashed(_ points: [Figure.Point], _ label: String) -> Figure.Mark {
      .curve(
        Figure.Curve(
          points: points, ink: .muted, width: 2, isDashed: true, label: label, labelX: 0.6,
          isInRange: false))
    }
    let settled = Figure.Mark.marker(x: 1.155, label: "settled", ink: .slot(2))
    var value1 = Figure.Panel(label: "value", weight: 2)
    value1.marks = [
      .region(upper: upper, lower: lower, ink: .muted), .band(0.98...1.02, ink: .slot(2)),
      dashed(upper, "envelope 1 ± A·exp(−ζω₀t)"), dashed(lower, ""), settled,
      .curve(
        Figure.Curve(points: times.map { Figure.Point(x: $0, y: value($0)) }, ink: .slot(0))),
      .dot(peak, label: "1.452", ink: .slot(0)),
    ]
    var speed = Figure.Panel(label: "velocity (1/s)", weight: 1)
    speed.marks = [
      .level(0, ink: .muted), .marker(x: 1.155, label: "", ink: .slot(2)),
      .curve(
        Figure.Curve(points: times.map { Figure.Point(x: $0, y: velocity($0)) }, ink: .slot(1))),
    ]
    return Figure(
      title: "Spring  mass 10 · stiffness 1500 · damping 60",
      subtitle: "ζ = 0.245    ω₀ = 12.25 rad/s    overshoot 45.2 %    settles to ±2 % in 1.155 s",
      theme: theme, xLabel: "time (s)", panels: [value1, speed])
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1) by its inner control points.
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Figure.Point] {
    (0..<samples).map {
      let t = Double($0) / Double(samples - 1)
      let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      return Figure.Point(x: a * x1 + b * x2 + c, y: a * y1 + b * y2 + c)
    }
  }

  static let diagonal = [Figure.Point(x: 0, y: 0), Figure.Point(x: 1, y: 1)]

  /// Named curves over the diagonal.
  static func easings(_ theme: Figure.Theme = .light) -> Figure {
    let curves = [
      ("ease  0.25 0.1 0.25 1", bezier(0.25, 0.1, 0.25, 1)),
      ("ease-in  0.42 0 1 1", bezier(0.42, 0, 1, 1)),
      ("ease-out  0 0 0.58 1", bezier(0, 0, 0.58, 1)),
      ("ease-in-out  0.42 0 0.58 1", bezier(0.42, 0, 0.58, 1)),
      ("back-out  0.34 1.56 0.64 1", bezier(0.34, 1.56, 0.64, 1)),
    ]
    let marks = curves.enumerated().map { index, curve in
      Figure.Mark.curve(Figure.Curve(points: curve.1, ink: .slot(index), name: curve.0))
    }
    return Figure(
      title: "Easing curves", theme: theme, xLabel: "progress in",
      panels: [
        Figure.Panel(
          label: "progress out",
          marks: [.curve(.reference(diagonal, name: "linear  0 0 1 1"))] + marks)
      ])
  }

  /// As many curves as a picture is meant for, with derivatives, a late marker and labels.
  static func crowded(_ theme: Figure.Theme = .light) -> Figure {
    var (values, slopes) = ([Figure.Mark](), [Figure.Mark]())
    for index in 0..<12 {
      let name = index == 3 ? String(repeating: "linear(0, 0.5 20%, 1) ", count: 4) : "k = \(index)"
      let power = 1 + Double(index) / 3
      let xs = (1...samples).map { Double($0) / Double(samples) }
      func curve(_ y: (Double) -> Double) -> Figure.Curve {
        Figure.Curve(
          points: xs.map { Figure.Point(x: $0, y: y($0)) }, ink: .slot(index), name: name)
      }
      values.append(.curve(curve { .pow($0, power) }))
      slopes.append(.curve(curve { power * .pow($0, power - 1) }))
    }
    values.append(.marker(x: 0.97, label: "cut off", ink: .muted))
    values.append(.dot(Figure.Point(x: 1, y: 1), label: "end 1", ink: .slot(0)))
    values.append(.dot(Figure.Point(x: 0.5, y: 0.5), label: "0.5", ink: .slot(1)))
    return Figure(
      title: "Powers of x", theme: theme, xLabel: "x",
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: values),
        Figure.Panel(label: "slope", weight: 1, marks: slopes),
      ])
  }

  /// Small multiples of Bézier curves.
  static func sheet(_ count: Int, _ theme: Figure.Theme = .light) -> Figure {
    let panels = (0..<count).map { index in
      let (a, b) = (Double(index % 6) / 5, Double(index / 6) / 5)
      return Figure.Panel(
        label: "curve \(index + 1)",
        marks: [
          .curve(.reference(diagonal)),
          .curve(Figure.Curve(points: bezier(a, b * 1.4 - 0.2, 1 - b, 1 + a / 3), ink: .slot(0))),
        ])
    }
    return Figure(
      title: "Contact sheet", subtitle: "\(count) curves", theme: theme, arrangement: .sheet,
      panels: panels)
  }

  /// A figure of one curve over 0...1.
  static func plain(_ title: String, _ y: (Double) -> Double) -> Figure {
    let points = (0..<101).map { Figure.Point(x: Double($0) / 100, y: y(Double($0) / 100)) }
    return Figure(
      title: title, xLabel: "x",
      panels: [
        Figure.Panel(label: "y", marks: [.curve(Figure.Curve(points: points, ink: .slot(0)))])
      ])
  }

  /// Figures at the edge of what can be drawn, each still a picture.
  static var odd: [(name: String, figure: Figure)] {
    let huge = Double.greatestFiniteMagnitude
    let point = Figure.Point(x: 2, y: 3)
    return [
      ("constant", plain("constant") { _ in 1 }),
      ("zero", plain("zero") { _ in 0 }),
      ("huge", plain("huge") { ($0 - 0.5) * 2e300 }),
      ("greatest", plain("greatest") { $0 < 0.5 ? -huge : huge }),
      ("near-one", plain("near one") { 1 + 1e-12 * .sin(7 * $0) }),
      ("tiny", plain("tiny") { 1e-200 * .sin(7 * $0) }),
      ("subnormal", plain("subnormal") { Double.leastNormalMagnitude * 1e-10 * .sin(7 * $0) }),
      ("large-offset", plain("large offset") { -1e9 + .sin(7 * $0) }),
      ("broken", plain("broken") { abs($0 - 0.5) < 0.05 ? .nan : 1 / ($0 - 0.2) }),
      (
        "single-point",
        Figure(
          title: "single point",
          panels: [Figure.Panel(marks: [.curve(Figure.Curve(points: [point], ink: .slot(0)))])])
      ),
      ("empty", Figure(title: "empty", panels: [Figure.Panel(label: "nothing")])),
      ("no-panels", Figure(panels: [])),
      (
        "not-finite",
        Figure(
          xRange: -Double.infinity...Double.infinity,
          panels: [
            Figure.Panel(
              yRange: 1...1,
              marks: [
                .curve(Figure.Curve(points: [Figure.Point(x: .nan, y: 0)], ink: .slot(-1))),
                .band(-Double.infinity...Double.infinity, ink: .muted), .level(.nan, ink: .muted),
                .marker(x: .nan, label: "nowhere", ink: .slot(1)),
                .dot(Figure.Point(x: .infinity, y: 0), label: "far", ink: .slot(.min)),
                .region(upper: [], lower: [point], ink: .muted),
              ])
          ])
      ),
    ]
  }
}
