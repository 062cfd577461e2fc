/// Chooses positions for labels so that they hide no line and no other label.
///
/// Each label has a list of candidate positions, best first. It gets the first free one, or else the one
/// that crosses the fewest lines. Complexity: the number of candidates times the points of the lines.
struct LabelPlacement {
  /// A line of text; `y` is its vertical centre.
  struct Slot: Sendable, Hashable {
    var x: Double
    var y: Double
    var anchor: PlotLayout.Anchor
  }

  let bounds: PlotBox
  let lines: [[Figure.Point]]
  /// The size of the font in pixels.
  let size: Double
  private var taken: [PlotBox] = []

  init(bounds: PlotBox, lines: [[Figure.Point]], size: Double) {
    self.bounds = bounds
    self.lines = lines
    self.size = size
  }

  /// Keeps labels off a dot.
  mutating func block(_ center: Figure.Point, radius: Double) {
    taken.append(
      PlotBox(
        x: (center.x - radius)...(center.x + radius), y: (center.y - radius)...(center.y + radius)))
  }

  /// Takes the best of the positions for a text; nil if the list is empty.
  mutating func take(_ text: String, _ slots: [Slot]) -> Slot? {
    let width = TextMetrics.width(text, size: size)
    var best: (slot: Slot, box: PlotBox, cost: Int)?
    for slot in slots {
      let box = box(slot, width: width)
      let cost = cost(of: box, below: best?.cost ?? .max)
      if cost < best?.cost ?? .max { best = (slot, box, cost) }
      if cost == 0 { break }
    }
    if let best { taken.append(best.box) }
    return best?.slot
  }

  /// Positions around a point: above it, right and left of it, below it, then the same further away.
  func around(_ point: Figure.Point, gap: Double) -> [Slot] {
    [1.0, 2.4, 4.5].flatMap { factor in
      let side = gap * factor
      let above = point.y - side - size * 0.5
      let below = point.y + side + size * 0.5
      return [
        Slot(x: point.x + side, y: above + side * 0.5, anchor: .left),
        Slot(x: point.x, y: above, anchor: .center),
        Slot(x: point.x + side * 1.4, y: point.y, anchor: .left),
        Slot(x: point.x - side, y: above + side * 0.5, anchor: .right),
        Slot(x: point.x + side, y: below - side * 0.5, anchor: .left),
        Slot(x: point.x, y: below, anchor: .center),
        Slot(x: point.x - side, y: below - side * 0.5, anchor: .right),
        Slot(x: point.x - side * 1.4, y: point.y, anchor: .right),
      ]
    }
  }

  /// Positions next to a vertical line: right of its top, left of it, then further down.
  func nextTo(_ top: Figure.Point, gap: Double) -> [Slot] {
    (0..<12).flatMap { row in
      let y = top.y + size * (0.8 + 1.2 * Double(row))
      return [
        Slot(x: top.x + gap, y: y, anchor: .left), Slot(x: top.x - gap, y: y, anchor: .right),
      ]
    }
  }

  private func box(_ slot: Slot, width: Double) -> PlotBox {
    let left =
      switch slot.anchor {
      case .left: slot.x
      case .center: slot.x - width / 2
      case .right: slot.x - width
      }
    return PlotBox(
      x: left...(left + width), y: (slot.y - size * 0.52)...(slot.y + size * 0.52))
  }

  /// How much a box hides: each line counts once; other labels and the outside count more than all lines.
  private func cost(of box: PlotBox, below limit: Int) -> Int {
    var cost = bounds.contains(box) ? 0 : 100_000
    for other in taken where other.intersects(box) { cost += 10_000 }
    let margin = size * 0.16
    let wide = PlotBox(
      x: (box.x.lowerBound - margin)...(box.x.upperBound + margin), y: box.y)
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) where cost < limit {
        if max(a.x, b.x) < wide.x.lowerBound || min(a.x, b.x) > wide.x.upperBound { continue }
        if wide.clip(a, b) != nil { cost += 1 }
      }
    }
    return cost
  }
}
