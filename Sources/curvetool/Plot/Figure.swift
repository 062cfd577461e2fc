import Curves

/// A picture of curves, independent of the program that draws it.
///
/// Its panels share one horizontal axis, except those with a separate axis. They are stacked, or arranged
/// as the small multiples of a contact sheet. Any content can be drawn: a point that is not finite breaks
/// its line, and an empty range is widened.
struct Figure: Sendable, Hashable {
  /// How the panels are laid out.
  enum Arrangement: Sendable, Hashable {
    /// Stacked, in the figure's own size, sharing the tick labels of the last panel.
    case stack
    /// Rows of small panels with their own labels. The picture grows with their number.
    case sheet
  }

  /// A place in data coordinates.
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double
  }

  /// One pair of axes and the marks drawn in it.
  struct Panel: Sendable, Hashable {
    /// The quantity on the vertical axis, or the name of a small picture in a contact sheet.
    var label = ""
    /// The relative height in a stack.
    var weight = 1.0
    /// The vertical range; if nil, derived from the marks, with some padding.
    var yRange: ClosedRange<Double>?
    /// The name of a separate horizontal axis; if nil, the panel shares the figure's axis.
    var xLabel: String?
    /// The range of the separate horizontal axis; if nil, the range of the panel's curves.
    var xRange: ClosedRange<Double>?
    /// Whether both axes have the same scale.
    var isSquare = false
    /// Whether y points down, as on a screen.
    var isDownward = false
    /// Whether the values are exponents of ten, which the ticks show as powers.
    var isLogarithmic = false
    /// Whether it shows spans of time in rows, counted downwards from 0. Its vertical axis has no ticks.
    var isStrip = false
    /// The marks, from back to front.
    var marks: [Mark] = []
  }

  /// One item drawn in a panel.
  enum Mark: Sendable, Hashable {
    case curve(Curve)
    /// The area between two curves, both from left to right. It never widens the vertical range.
    case region(upper: [Point], lower: [Point], ink: Ink)
    /// A range of values, across the panel.
    case band(ClosedRange<Double>, ink: Ink)
    /// One value, as a thin line across the panel.
    case level(Double, ink: Ink)
    /// A time, as a dashed vertical line with its name at the top.
    case marker(x: Double, label: String, ink: Ink)
    /// A point of interest with its name beside it.
    case dot(Point, label: String, ink: Ink)
    /// Measured places, as small dots.
    case points([Point], ink: Ink)
  }

  /// A line through points.
  struct Curve: Sendable, Hashable {
    var points: [Point]
    var ink: Ink
    /// The width of the line, in pixels of a picture 1440 pixels wide.
    var width = 4.0
    /// Whether to dash the line regardless of its ink.
    var isDashed = false
    /// The entry in the legend; empty for none.
    var name = ""
    /// The text beside the line; empty for none.
    var label = ""
    /// The preferred horizontal position of the label; nil for the middle.
    var labelX: Double?
    /// Whether an automatic vertical range must show the whole line.
    var isInRange = true

    /// A thin dashed line for comparison, such as the diagonal of an easing picture.
    static func reference(_ points: [Point], name: String = "") -> Curve {
      Curve(points: points, ink: .muted, width: 2, isDashed: true, name: name)
    }
  }

  var title = ""
  var subtitle = ""
  var theme = Theme.light
  /// The size of a stack in pixels; a contact sheet computes its own size.
  var width = 1440
  var height = 960
  /// Whether to reduce a stack to the width of its content.
  var isFitted = true
  var arrangement = Arrangement.stack
  var xLabel = ""
  /// The horizontal range; if nil, the range of the curves.
  var xRange: ClosedRange<Double>?
  var panels: [Panel]
}

extension Figure.Panel {
  /// The curves among the marks.
  var curves: [Figure.Curve] {
    marks.compactMap { if case .curve(let curve) = $0 { curve } else { nil } }
  }
}

extension Figure {
  /// The entries of the legend: each named curve once, in drawing order.
  var legend: [Curve] {
    var seen: Set<[String]> = []
    return panels.flatMap(\.curves).filter {
      !$0.name.isEmpty && seen.insert([$0.name, "\($0.ink)"]).inserted
    }
  }
}
