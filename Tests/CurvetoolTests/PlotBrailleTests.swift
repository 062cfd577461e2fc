import CurveTestSupport
import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite struct PlotBrailleTests {
  /// The raised dots of rows of text, counted from the top left.
  static func dots(_ lines: [String]) -> Set<[Int]> {
    // The order of the bits in The Unicode Standard: down the left side, the right, the feet.
    let positions = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3]]
    var dots: Set<[Int]> = []
    for (row, line) in lines.enumerated() {
      for (column, character) in line.unicodeScalars.enumerated() {
        guard (0x2800...0x28ff).contains(character.value) else { continue }
        for bit in 0..<8 where character.value >> UInt32(bit) & 1 == 1 {
          dots.insert([column * 2 + positions[bit][0], row * 4 + positions[bit][1]])
        }
      }
    }
    return dots
  }

  static func rows(_ canvas: BrailleCanvas) -> [String] {
    (0..<canvas.rows).map { canvas.line($0) { text, _ in text } }
  }

  @Test func eachDotIsItsOwn() {
    for x in 0..<6 {
      for y in 0..<8 {
        var canvas = BrailleCanvas(columns: 3, rows: 2)
        canvas.dot(x, y, ink: .muted)
        #expect(Self.dots(Self.rows(canvas)) == [[x, y]])
      }
    }
    var canvas = BrailleCanvas(columns: 3, rows: 2)
    for (x, y) in [(-1, 0), (0, -1), (6, 0), (0, 8), (.max, .min)] { canvas.dot(x, y, ink: .muted) }
    #expect(Self.rows(canvas) == ["   ", "   "])
  }

  @Test func linesAreConnectedAndCloseToTheirSegment() {
    var random = SplitMix64(seed: 0x646f_7473)
    for _ in 0..<300 {
      func point() -> Figure.Point {
        Figure.Point(
          x: Double.random(in: 0...79, using: &random), y: Double.random(in: 0...39, using: &random)
        )
      }
      let (a, b) = (point(), point())
      var canvas = BrailleCanvas(columns: 40, rows: 10)
      canvas.line(a, b, ink: .slot(0))
      let dots = Self.dots(Self.rows(canvas))
      #expect(dots.contains([Int(a.x.rounded()), Int(a.y.rounded())]))
      #expect(dots.contains([Int(b.x.rounded()), Int(b.y.rounded())]))
      let length = hypot(b.x - a.x, b.y - a.y)
      for dot in dots {
        let (dx, dy) = (Double(dot[0]) - a.x, Double(dot[1]) - a.y)
        let distance = abs((b.x - a.x) * dy - (b.y - a.y) * dx) / max(length, 1e-9)
        #expect(distance < 0.75 || length < 1)
        let hasNeighbour = dots.contains {
          $0 != dot && abs($0[0] - dot[0]) <= 1 && abs($0[1] - dot[1]) <= 1
        }
        #expect(hasNeighbour || dots.count == 1)
      }
    }
  }

  @Test(arguments: [60, 80, 120])
  func theCurveIsWhereItShouldBe(_ columns: Int) throws {
    var figure = PlotExamples.plain("parabola") { $0 * $0 }
    figure.panels[0].yRange = 0...1
    let plot = BraillePlot(figure, columns: columns, rows: 24, isColored: false)
    #expect(plot.lines.count == 24)
    let panel = plot.lines.filter { $0.contains("│") || $0.contains("┤") }
    let gutter = try #require(
      panel.first?.firstIndex { "│┤".contains($0) }.map {
        panel[0].distance(from: panel[0].startIndex, to: $0) + 1
      })
    let dots = Self.dots(panel.map { String($0.dropFirst(gutter)) })
    let (width, height) = (Double((columns - gutter) * 2 - 1), Double(panel.count * 4 - 1))
    for column in 0...Int(width) {
      let t = Double(column) / width
      let rows = dots.filter { $0[0] == column }.map { Double($0[1]) }
      #expect(!rows.isEmpty)
      for row in rows {
        // A dot's half, and the slope of the curve over half a dot.
        #expect(abs(row - height * (1 - t * t)) < 1.1 + 2 * t * height / width / 2)
      }
    }
    #expect(plot.lines[0] == "parabola")
    #expect(plot.lines.last?.trimmingSuffix { $0 == " " }.hasSuffix("x") == true)
  }

  @Test func everyFigureFitsEverySize() {
    let figures =
      PlotExamples.odd.map(\.figure) + [PlotExamples.spring(), PlotExamples.easings()]
    for figure in figures {
      for columns in [-1, 0, 1, 2, 3, 7, 15, 16, 17, 25, 60, 80, 120, 5000] {
        for rows in [-1, 0, 1, 2, 5, 9, 24] {
          let lines = BraillePlot(figure, columns: columns, rows: rows, isColored: false).lines
          #expect(lines.count <= max(rows, 1))
          for line in lines { #expect(TextMetrics.cells(line) <= max(columns, 1), "\(line)") }
        }
      }
    }
    for columns in [1, 5, 30, 80, 200] {
      let lines = BraillePlot(
        PlotExamples.sheet(7), columns: columns, rows: 24, isColored: false
      ).lines
      for line in lines { #expect(TextMetrics.cells(line) <= columns) }
    }
  }

  @Test func coloursAddNothingButColour() {
    for figure in [PlotExamples.spring(), PlotExamples.sheet(5)] {
      let plain = BraillePlot(figure, columns: 80, rows: 30, isColored: false).lines
      let colored = BraillePlot(figure, columns: 80, rows: 30, isColored: true).lines
      let bare = colored.map { $0.replacing(/\u{1b}\[[0-9;]*m/, with: "") }
      #expect(bare == plain)
      #expect(colored.joined().contains("\u{1b}[38;5;32m"))
      for line in plain { #expect(line == line.printable) }
    }
  }

  @Test func severalCurvesHaveDistinctStyles() {
    let plain = BraillePlot(PlotExamples.easings(), columns: 80, rows: 30, isColored: false).lines
    for (letter, name) in zip("ABCDEF", PlotExamples.easings().legend.map(\.name)) {
      #expect(plain.contains { $0.contains("\(letter)  \(name)") })
      let panel = plain.filter { $0.contains("│") || $0.contains("┤") }
      #expect(panel.count { $0.contains(letter) } == 1)
    }
    let colored = BraillePlot(PlotExamples.easings(), columns: 80, rows: 30, isColored: true).lines
    #expect(colored.contains { $0.contains("\u{1b}[38;5;166m━━ \u{1b}[0mease-in  0.42 0 1 1") })
  }

  @Test func labelsAreNextToTheirMarks() {
    let lines = BraillePlot(PlotExamples.spring(), columns: 100, rows: 30, isColored: false).lines
    #expect(lines.contains { $0.contains("●") && $0.contains("1.452") })
    #expect(lines.contains { $0.contains("settled") })
    #expect(lines.contains { $0.contains("envelope 1 ± A·exp(−ζω₀t)") })
  }

  @Test func hostileTextCommandsNoTerminal() {
    for text in PlotHostileText.texts(300, seed: 0x7465_726d) {
      var figure = PlotExamples.plain(text) { $0 }
      figure.subtitle = text
      figure.xLabel = text
      figure.panels[0].label = text
      figure.panels[0].marks.append(.marker(x: 0.5, label: text, ink: .muted))
      for line in BraillePlot(figure, columns: 70, rows: 12, isColored: false).lines {
        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(TextMetrics.cells(line) <= 70)
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var remainder = self[...]
    while let last = remainder.last, predicate(last) { remainder.removeLast() }
    return remainder
  }
}
