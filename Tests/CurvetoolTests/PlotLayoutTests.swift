import CurveArithmetic
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite struct PlotLayoutTests {
  static let figures: [(name: String, figure: Figure)] =
    [
      ("spring", PlotExamples.spring()), ("easings", PlotExamples.easings(.dark)),
      ("crowded", PlotExamples.crowded()), ("sheet", PlotExamples.sheet(36)),
      ("sheet of one", PlotExamples.sheet(1)), ("sheet of seven", PlotExamples.sheet(7)),
    ] + PlotExamples.odd

  @Test(arguments: figures.indices)
  func textsStayInThePictureAndApart(_ index: Int) {
    let (name, figure) = Self.figures[index]
    let layout = PlotLayout(figure)
    let picture = PlotBox(x: 0...layout.width, y: 0...layout.height)
    let texts = layout.texts + layout.panels.flatMap(\.texts)
    for (number, text) in texts.enumerated() {
      #expect(picture.contains(text.box), "\(name): \(text.text)")
      for other in texts[(number + 1)...] {
        #expect(!text.box.intersects(other.box), "\(name): \(text.text), \(other.text)")
      }
    }
  }

  @Test(arguments: figures.indices)
  func panelsStayInThePictureAndApart(_ index: Int) {
    let layout = PlotLayout(Self.figures[index].figure)
    let picture = PlotBox(x: 0...layout.width, y: 0...layout.height)
    let frames = layout.panels.map(\.scale.frame)
    for (number, frame) in frames.enumerated() {
      #expect(picture.contains(frame))
      #expect(!frames[(number + 1)...].contains { $0.intersects(frame) })
      for key in layout.keys { #expect(key.x.lowerBound > frame.x.upperBound) }
    }
  }

  @Test func labelsHideNoLine() {
    let layout = PlotLayout(PlotExamples.spring())
    for panel in layout.panels {
      for text in panel.texts {
        #expect(panel.scale.frame.contains(text.box), "\(text.text)")
        for case .stroke(let runs, _, let width, _, _) in panel.shapes {
          for run in runs {
            let line = run.map(panel.scale.pixel)
            for (a, b) in zip(line, line.dropFirst()) {
              let box = PlotBox(
                x: (text.box.x.lowerBound - width / 2)...(text.box.x.upperBound + width / 2),
                y: text.box.y)
              #expect(box.clip(a, b) == nil, "\(text.text)")
            }
          }
        }
      }
    }
    #expect(
      layout.panels[0].texts.map(\.text).sorted() == [
        "1.452", "envelope 1 ± A·exp(−ζω₀t)", "settled",
      ])
  }

  @Test(arguments: [(0.5, PlotLayout.Anchor.left), (0.98, .right)])
  func markersWithoutSpaceAtTheRightAreNamedAtTheLeft(
    _ x: Double, _ anchor: PlotLayout.Anchor
  ) throws {
    var figure = PlotExamples.plain("late") { _ in 0 }
    figure.panels[0].marks.append(.marker(x: x, label: "settled", ink: .slot(2)))
    let panel = try #require(PlotLayout(figure).panels.first)
    let text = try #require(panel.texts.first)
    #expect(text.anchor == anchor)
    #expect(panel.scale.frame.contains(text.box))
  }

  @Test func framesShareTheirSides() {
    var figure = PlotExamples.spring()
    figure.panels[1].yRange = -123_456...123_456
    let frames = PlotLayout(figure).panels.map(\.scale.frame)
    #expect(Set(frames.map(\.x)).count == 1)
    let heights = frames.map { $0.y.upperBound - $0.y.lowerBound }
    #expect(abs(heights[0] / heights[1] - 2) < 1e-9)
  }

  @Test func theLegendListsEachNameOnce() {
    let layout = PlotLayout(PlotExamples.crowded())
    #expect(layout.keys.count == 12)
    #expect(Set(layout.keys.map(\.curve.ink)).count == 12)
    var figure = PlotExamples.crowded()
    figure.panels[0].marks += (0..<100).map {
      .curve(Figure.Curve(points: [], ink: .slot($0), name: "more \($0)"))
    }
    let long = PlotLayout(figure)
    #expect(long.keys.count < 40)
    #expect(long.texts.contains { $0.text == "and \(112 - long.keys.count) more" })
  }

  @Test func aLongTitleEndsWithAnEllipsis() throws {
    let figure = PlotExamples.plain(String(repeating: "spring ", count: 100_000)) { $0 }
    let title = try #require(PlotLayout(figure).texts.first { $0.text.hasPrefix("spring") })
    #expect(title.text.hasSuffix("…"))
    #expect(title.box.x.upperBound < 1440)
  }

  @Test(arguments: [(0, 0), (-5, 7), (100, 2000), (Int.max, Int.min)])
  func anySizeHasALayout(_ width: Int, _ height: Int) {
    var figure = PlotExamples.spring()
    (figure.width, figure.height) = (width, height)
    let layout = PlotLayout(figure)
    #expect(layout.width >= 1 && layout.height >= 1 && layout.width <= 16_384)
    #expect(layout.panels.count == 2)
  }

  @Test(arguments: Figure.Theme.allCases)
  func coloursAreVisibleAndDistinct(_ theme: Figure.Theme) {
    // The contrast ratio of WCAG 2.2, section 1.4.11.
    func luminance(_ color: Figure.Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : .pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let ground = luminance(theme.background)
    func contrast(_ color: Figure.Color) -> Double {
      let own = luminance(color)
      return (max(own, ground) + 0.05) / (min(own, ground) + 0.05)
    }
    for color in theme.slots { #expect(contrast(color) > 2.1) }
    #expect(contrast(theme.text) > 12)
    #expect(contrast(theme.muted) > 4.5)
    // Every text, also one in the ink of its curve.
    for color in theme.labels { #expect(contrast(color) >= 4.5) }
    #expect(theme.labels.count == theme.slots.count)
    // The page finds colours by their value, so no value may have two roles. A label may share its
    // curve's.
    let all = [theme.background, theme.text, theme.muted, theme.grid, theme.axis] + theme.slots
    #expect(Set(all).count == all.count)
    #expect(Set(theme.labels).isDisjoint(with: all.prefix(5)))
    let inks = (0..<12).map { (theme.color(.slot($0)), Figure.Ink.slot($0).isDashed) }
    #expect(Set(inks.map { "\($0.0.hex) \($0.1)" }).count == 12)
  }
}
