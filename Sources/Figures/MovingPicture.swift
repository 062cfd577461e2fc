/// Curves as one SVG file that moves without a script: a graph with a dot on each curve, and a ball for each
/// that goes from 0 to 1.
///
/// The motion is SVG's own animation (SMIL), which also runs where a picture is embedded. It repeats after a
/// pause. Colours follow the reader's light or dark theme; with reduced motion only the graph is shown.
package struct MovingPicture {
  /// A curve over time, sampled evenly from the start of the motion to its end.
  package struct Curve {
    package var name: String
    /// The end of the motion in seconds.
    package var duration: Double
    /// The values at evenly spaced times from 0 to the duration, two or more.
    package var values: [Double]

    package init(name: String, duration: Double, values: [Double]) {
      (self.name, self.duration, self.values) = (name, duration, values)
    }
  }

  private let curves: [Curve]
  private let title: String
  /// The end of the longest motion, and of the pause after it.
  private let end, period: Double
  private let values: ClosedRange<Double>

  private static let graph = (x: 48.0, y: 24.0, width: 624.0, height: 240.0)
  private static let width = 720.0

  /// - Parameter curves: At least one curve, each of a positive duration.
  package init(_ curves: [Curve], title: String) {
    self.curves = curves
    self.title = title
    end = curves.reduce(0) { $1.duration > $0 ? $1.duration : $0 }
    period = end + 0.8
    let all = curves.flatMap(\.values)
    values = (all.min().map { min($0, 0) } ?? 0)...(all.max().map { max($0, 1) } ?? 1)
  }

  /// The file's text.
  package var text: String {
    let graph = Self.graph
    let height = graph.y + graph.height + 40 + 34 * Double(curves.count) + 8
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(Self.width)) \(n(height))" \
      width="\(n(Self.width))" height="\(n(height))" role="img" font-family="sans-serif" font-size="13">
      <title>\(PlotPage.escaped(title))</title>
      <style>
      \(Self.rules(.light))
      @media (prefers-color-scheme: dark) {
      \(Self.rules(.dark))
      }
      @media (prefers-reduced-motion: reduce) { .moving { display: none } }
      </style>
      <rect class="background" width="100%" height="100%"/>

      """
    for level in [0.0, 1] {
      let line = n(y(level))
      text += """
        <line class="grid" x1="\(n(graph.x))" x2="\(n(graph.x + graph.width))" y1="\(line)" y2="\(line)"/>
        <text class="note" x="\(n(graph.x - 8))" y="\(line)" dy=".35em" text-anchor="end">\(n(level))</text>

        """
    }
    for tick in PlotTick.nice(in: 0...end, atMost: 8) {
      text += """
        <text class="note" x="\(n(x(tick.value)))" y="\(n(graph.y + graph.height + 18))" \
        text-anchor="middle">\(tick.text) s</text>

        """
    }
    for (number, curve) in curves.enumerated() { text += parts(curve, number) }
    return text + "</svg>\n"
  }

  /// The line, the dot, the name and the ball of a curve.
  private func parts(_ curve: Curve, _ number: Int) -> String {
    let graph = Self.graph
    let steps = Double(curve.values.count - 1)
    let points = curve.values.enumerated().map { index, value in
      "\(n(x(curve.duration * Double(index) / steps))),\(n(y(value)))"
    }
    let row = graph.y + graph.height + 40 + 34 * Double(number) + 12
    let ink = "c\(Figure.Theme.slot(number))"
    let dash = Figure.Ink.slot(number).isDashed ? " stroke-dasharray=\"7 4\"" : ""
    // The pause at the end is one more time, at which nothing has changed.
    let times =
      curve.values.indices.map { n(curve.duration * Double($0) / steps / period, digits: 5) } + [
        "1"
      ]
    func animate(_ attribute: String, _ value: (Double, Double) -> Double) -> String {
      var list = curve.values.enumerated().map { index, number in
        n(value(curve.duration * Double(index) / steps, number))
      }
      list.append(list[list.count - 1])
      return """
        <animate attributeName="\(attribute)" dur="\(n(period, digits: 4))s" repeatCount="indefinite" \
        keyTimes="\(times.joined(separator: ";"))" values="\(list.joined(separator: ";"))"/>
        """
    }
    return """
      <polyline class="\(ink)" fill="none" stroke-width="2.5"\(dash) points="\(points.joined(separator: " "))"/>
      <circle class="\(ink) dot moving" r="5">\(animate("cx") { time, _ in x(time) })\
      \(animate("cy") { _, value in y(value) })</circle>
      <text class="\(ink) name" x="\(n(graph.x))" y="\(n(row))" dy=".35em">\
      \(PlotPage.escaped(Self.shortened(curve.name)))</text>
      <line class="grid" x1="\(n(across(0)))" x2="\(n(across(1)))" y1="\(n(row))" y2="\(n(row))"/>
      <circle class="\(ink) dot moving" cy="\(n(row))" r="10">\(animate("cx") { _, value in across(value) })</circle>

      """
  }

  private func x(_ time: Double) -> Double { Self.graph.x + Self.graph.width * (time / end) }

  private func y(_ value: Double) -> Double {
    Self.graph.y + Self.graph.height * (1 - share(value))
  }

  /// Where a ball is, next to the names.
  private func across(_ value: Double) -> Double {
    let (start, end) = (262.0, Self.width - 30)
    return start + (end - start) * share(value)
  }

  private func share(_ value: Double) -> Double {
    (value - values.lowerBound) / (values.upperBound - values.lowerBound)
  }

  /// A number with a few digits after the point.
  private func n(_ value: Double, digits: Int = 1) -> String {
    let scale = Double.pow(10, digits)
    let number = (value * scale).rounded() / scale
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func rules(_ theme: Figure.Theme) -> String {
    let slots = theme.slots.indices.map { slot in
      ".c\(slot) { stroke: \(theme.slots[slot].hex) } .c\(slot).dot { fill: \(theme.slots[slot].hex); "
        + "stroke: none } .c\(slot).name { fill: \(theme.labels[slot].hex); stroke: none }"
    }
    return """
      .background { fill: \(theme.background.hex) } .grid { stroke: \(theme.axis.hex) }
      .note { fill: \(theme.muted.hex) }
      \(slots.joined(separator: "\n"))
      """
  }

  private static func shortened(_ name: String) -> String {
    name.count > 28 ? name.prefix(27) + "…" : name
  }
}
