import Curves

/// A picture of curves, described without a word about who draws it.
///
/// The panels share one horizontal axis, but for those that have their own. They are stacked under one another, or laid out as the
/// small multiples of a contact sheet. Any finite or non-finite content can be drawn: a point
/// that is not finite breaks its line, a range that is empty is widened.
struct Figure: Sendable, Hashable {
  /// How the panels are laid out.
  enum Arrangement: Sendable, Hashable {
    /// Under one another, in the figure's own size, sharing the tick labels of the last one.
    case stack
    /// In rows of small panels, each under its own label; the picture grows with their number.
    case sheet
  }

  /// A place in data coordinates.
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double
  }

  /// One pair of axes with what is drawn in it.
  struct Panel: Sendable, Hashable {
    /// What the vertical axis shows, or in a contact sheet the name of the small picture.
    var label = ""
    /// The share of the height in a stack, relative to the other panels.
    var weight = 1.0
    /// The vertical range; found from the marks, with some padding, when nil.
    var yRange: ClosedRange<Double>?
    /// The name of a horizontal axis of its own; the panel shares the figure's when nil.
    var xLabel: String?
    /// The range of the panel's own horizontal axis; what its curves cover when nil.
    var xRange: ClosedRange<Double>?
    /// Whether a unit is as long across as upwards.
    var isSquare = false
    /// Whether y points down, as on a screen.
    var isDownward = false
    /// Whether the values are exponents of ten, which the ticks write as powers.
    var isLogarithmic = false
    /// Whether it shows spans of time in rows, counted downwards from 0: then the vertical axis has
    /// neither ticks nor a meaning.
    var isStrip = false
    /// What is drawn, from back to front.
    var marks: [Mark] = []
  }

  /// One thing drawn in a panel.
  enum Mark: Sendable, Hashable {
    case curve(Curve)
    /// The area between two curves, both from left to right. Never widens the vertical range.
    case region(upper: [Point], lower: [Point], ink: Ink)
    /// A range of values, across the panel.
    case band(ClosedRange<Double>, ink: Ink)
    /// One value, as a thin line across the panel.
    case level(Double, ink: Ink)
    /// A moment, as a dashed vertical line with its name at the top.
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
    /// The width of the line in pixels of a 1440 pixel picture.
    var width = 4.0
    /// Draws the line dashed whatever its ink.
    var isDashed = false
    /// The entry in the legend; none when empty.
    var name = ""
    /// Text written beside the line; none when empty.
    var label = ""
    /// Where along the horizontal axis the label is wanted; the middle when nil.
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
  /// The size in pixels of a stack; a contact sheet finds its own.
  var width = 1440
  var height = 960
  /// Whether a stack is cut to the width of what it shows.
  var isFitted = true
  var arrangement = Arrangement.stack
  var xLabel = ""
  /// The horizontal range; what the curves cover when nil.
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
  /// What the legend lists: each named curve once, in drawing order.
  var legend: [Curve] {
    var seen: Set<[String]> = []
    return panels.flatMap(\.curves).filter {
      !$0.name.isEmpty && seen.insert([$0.name, "\($0.ink)"]).inserted
    }
  }
}
