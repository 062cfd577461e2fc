/// A picture of curves, independent of the program that draws it.
///
/// Its panels share one horizontal axis, except those with a separate axis. They are stacked, or arranged
/// as the small multiples of a contact sheet. Any content can be drawn: a point that is not finite breaks
/// its line, and an empty range is widened.
package struct Figure: Sendable, Hashable {
  /// How the panels are laid out.
  package enum Arrangement: Sendable, Hashable {
    /// Stacked, in the figure's own size, sharing the tick labels of the last panel.
    case stack
    /// Rows of small panels with their own labels. The picture grows with their number.
    case sheet
  }

  /// A position in data coordinates.
  package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One pair of axes and the marks drawn in it.
  package struct Panel: Sendable, Hashable {
    /// The quantity on the vertical axis, or the name of a small picture in a contact sheet.
    package var label = ""
    /// The relative height in a stack.
    package var weight = 1.0
    /// The vertical range; if nil, derived from the marks, with some padding.
    package var yRange: ClosedRange<Double>?
    /// The name of a separate horizontal axis; if nil, the panel shares the figure's axis.
    package var xLabel: String?
    /// The range of the separate horizontal axis; if nil, the range of the panel's curves.
    package var xRange: ClosedRange<Double>?
    /// Whether both axes have the same scale.
    package var isSquare = false
    /// Whether y points down, as on a screen.
    package var isDownward = false
    /// Whether the values are exponents of ten, which the ticks show as powers.
    package var isLogarithmic = false
    /// Whether it shows spans of time in rows, counted downwards from 0. Its vertical axis has no ticks.
    package var isStrip = false
    /// The marks, from back to front.
    package var marks: [Mark] = []

    package init(
      label: String = "", weight: Double = 1, yRange: ClosedRange<Double>? = nil,
      xLabel: String? = nil, xRange: ClosedRange<Double>? = nil, isSquare: Bool = false,
      isDownward: Bool = false, isLogarithmic: Bool = false, isStrip: Bool = false,
      marks: [Mark] = []
    ) {
      self.label = label
      self.weight = weight
      self.yRange = yRange
      self.xLabel = xLabel
      self.xRange = xRange
      self.isSquare = isSquare
      self.isDownward = isDownward
      self.isLogarithmic = isLogarithmic
      self.isStrip = isStrip
      self.marks = marks
    }
  }

  /// One item drawn in a panel.
  package enum Mark: Sendable, Hashable {
    case curve(Curve)
    /// The area between two curves, both from left to right. It never widens the vertical range.
    case region(upper: [Point], lower: [Point], ink: Ink)
    /// A range of values, across the panel.
    case band(ClosedRange<Double>, ink: Ink)
    /// One value, as a thin line across the panel.
    case level(Double, ink: Ink)
    /// A time, as a dashed vertical line with its name at the top.
    case marker(x: Double, label: String, ink: Ink)
    /// A point of interest with its name next to it.
    case dot(Point, label: String, ink: Ink)
    /// Measured positions, as small dots.
    case points([Point], ink: Ink)
  }

  /// A line through points.
  package struct Curve: Sendable, Hashable {
    package var points: [Point]
    package var ink: Ink
    /// The width of the line, in pixels of a picture 1440 pixels wide.
    package var width = 4.0
    /// Whether to dash the line regardless of its ink.
    package var isDashed = false
    /// The entry in the legend; empty for none.
    package var name = ""
    /// The text next to the line; empty for none.
    package var label = ""
    /// The preferred horizontal position of the label; nil for the middle.
    package var labelX: Double?
    /// Whether an automatic vertical range must show the whole line.
    package var isInRange = true

    package init(
      points: [Point], ink: Ink, width: Double = 4, isDashed: Bool = false, name: String = "",
      label: String = "", labelX: Double? = nil, isInRange: Bool = true
    ) {
      self.points = points
      self.ink = ink
      self.width = width
      self.isDashed = isDashed
      self.name = name
      self.label = label
      self.labelX = labelX
      self.isInRange = isInRange
    }

    /// A thin dashed line for comparison, such as the diagonal of an easing picture.
    package static func reference(_ points: [Point], name: String = "") -> Curve {
      Curve(points: points, ink: .muted, width: 2, isDashed: true, name: name)
    }
  }

  package var title = ""
  package var subtitle = ""
  package var theme = Theme.light
  /// The size of a stack in pixels; a contact sheet computes its own size.
  package var width = 1440
  package var height = 960
  /// Whether to reduce a stack to the width of its content.
  package var isFitted = true
  package var arrangement = Arrangement.stack
  package var xLabel = ""
  /// The horizontal range; if nil, the range of the curves.
  package var xRange: ClosedRange<Double>?
  package var panels: [Panel]

  package init(
    title: String = "", subtitle: String = "", theme: Theme = .light, width: Int = 1440,
    height: Int = 960, isFitted: Bool = true, arrangement: Arrangement = .stack,
    xLabel: String = "", xRange: ClosedRange<Double>? = nil, panels: [Panel]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.theme = theme
    self.width = width
    self.height = height
    self.isFitted = isFitted
    self.arrangement = arrangement
    self.xLabel = xLabel
    self.xRange = xRange
    self.panels = panels
  }
}

extension Figure.Panel {
  /// The curves among the marks.
  package var curves: [Figure.Curve] {
    marks.compactMap { if case .curve(let curve) = $0 { curve } else { nil } }
  }
}

extension Figure {
  /// The entries of the legend: each named curve once, in drawing order.
  package var legend: [Curve] {
    var seen: Set<[String]> = []
    return panels.flatMap(\.curves).filter {
      !$0.name.isEmpty && seen.insert([$0.name, "\($0.ink)"]).inserted
    }
  }
}
