import CurveArithmetic
import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

/// Pictures that gnuplot draws.
@Suite(.enabled(if: Gnuplot.isInstalled, "gnuplot is not installed"))
struct PlotGnuplotTests {
  @Test func thePictureShowsTheCurveWhereItIs() async throws {
    let figure = PlotExamples.spring()
    let picture = SVGPicture(try Gnuplot().draw(figure, as: .svg))
    // The grid says where values lie: horizontal lines at 0, 0.25, ... and vertical ones at
    // 0, 0.2, ..., the first panel's first.
    let grid = picture.lines[SVGPicture.name(figure.theme.grid), default: []]
    let rows = grid.filter { $0.count == 2 && $0[0].y == $0[1].y }.map { $0[0].y }
    let columns = grid.filter { $0.count == 2 && $0[0].x == $0[1].x }.map { $0[0].x }
    #expect(rows.count == 7 + 4 && columns.count == 8 + 8)
    let unit = (x: (columns[7] - columns[0]) / 1.4, y: (rows[6] - rows[0]) / 1.5)
    let curve = try #require(picture.lines[SVGPicture.name(figure.theme.color(.slot(0)))])
    #expect(curve.count == 1 && curve[0].count > 50)
    // The damped oscillator of mass 10, stiffness 1500, damping 60.
    let frequency = 141.0.squareRoot()
    func value(_ t: Double) -> Double {
      1 - .exp(-3 * t) * (.cos(frequency * t) + 3 / frequency * .sin(frequency * t))
    }
    var peak = -Double.infinity
    for point in curve[0] {
      let t = (point.x - columns[0]) / unit.x
      #expect(abs(rows[0] + unit.y * value(t) - point.y) < 0.15, "\(t)")
      peak = max(peak, (point.y - rows[0]) / unit.y)
    }
    #expect(abs(peak - 1.45209) < 0.001)
    #expect(abs(curve[0][0].x - columns[0]) < 0.05)
    #expect(abs((curve[0][curve[0].count - 1].x - columns[0]) / unit.x - 1.5) < 1e-3)
    // The marker is at the settling time, in both panels.
    let marker = try #require(picture.lines[SVGPicture.name(figure.theme.color(.slot(2)))])
    #expect(marker.count == 2)
    for line in marker { #expect(abs((line[0].x - columns[0]) / unit.x - 1.155) < 1e-3) }
  }

  @Test(arguments: Figure.Theme.allCases)
  func pngPicturesHaveTheirSizeAndStaySmall(_ theme: Figure.Theme) async throws {
    let figures = [
      PlotExamples.spring(theme), PlotExamples.easings(theme), PlotExamples.crowded(theme),
      PlotExamples.sheet(36, theme),
    ]
    for figure in figures {
      let png = try Gnuplot().draw(figure, as: .png)
      #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      func number(at offset: Int) -> Int {
        png[offset..<(offset + 4)].reduce(0) { $0 << 8 + Int($1) }
      }
      let layout = PlotLayout(figure)
      #expect(number(at: 16) == Int(layout.width) && number(at: 20) == Int(layout.height))
      #expect(png.suffix(8).starts(with: Array("IEND".utf8)))
      #expect(png.count < 200_000)
      var blank = figure
      for index in blank.panels.indices { blank.panels[index].marks = [] }
      #expect(png.count > 2 * (try Gnuplot().draw(blank, as: .png)).count)
    }
  }

  @Test(arguments: GnuplotScript.Format.allCases)
  func picturesAreTheSameFromRunToRun(_ format: GnuplotScript.Format) throws {
    let first = try Gnuplot().draw(PlotExamples.easings(), as: format)
    let second = try Gnuplot().draw(PlotExamples.easings(), as: format)
    #expect(first == second)
    let starts: [GnuplotScript.Format: [UInt8]] = [
      .png: [0x89, 0x50], .svg: Array("<?xml".utf8), .pdf: Array("%PDF-".utf8),
      .eps: Array("%!PS-Adobe".utf8), .tex: Array("\\begin{tikzpicture}".utf8),
    ]
    #expect(first.starts(with: starts[format, default: [0]]))
    // The only thing that changes with time is the date.
    let text = String(decoding: first, as: UTF8.self)
    #expect(!text.contains("%%CreationDate"))
    #expect(text.contains("/CreationDate (D:") == text.contains("/CreationDate (D:19700101000000"))
  }

  @Test func oddFiguresAreDrawn() async throws {
    for (name, figure) in PlotExamples.odd {
      let picture = SVGPicture(try Gnuplot().draw(figure, as: .svg))
      let texts = Set(picture.texts)
      #expect(figure.title.isEmpty || texts.contains(figure.title), "\(name)")
      let layout = PlotLayout(figure)
      for tick in layout.panels.flatMap(\.scale.y.ticks) { #expect(texts.contains(tick.text)) }
      // A constant lies in the middle of its panel, the huge line runs from corner to corner.
      let line = picture.lines[SVGPicture.name(figure.theme.color(.slot(0)))]?.first ?? []
      let frame = layout.panels[0].scale.frame
      if name == "constant" || name == "zero" || name == "subnormal" {
        let middle = (frame.y.lowerBound + frame.y.upperBound) / 2
        #expect(line.count >= 2 && line.allSatisfy { abs($0.y - middle) < 0.1 }, "\(name)")
      }
      if name == "huge" {
        #expect(line.count == 2 && line[0].y > line[1].y + 300 && line[1].x > line[0].x + 900)
      }
    }
  }

  @Test func aMillionPointsMakeASmallPicture() async throws {
    let points = (0..<1_000_000).map { index in
      let t = Double(index) / 1e6
      return Figure.Point(x: t, y: .sin(t * 1000) + .sin(Double(index) * 0.7))
    }
    let figure = Figure(
      panels: [Figure.Panel(marks: [.curve(Figure.Curve(points: points, ink: .slot(0)))])])
    let script = GnuplotScript(figure)
    #expect(script.text.utf8.count < 150_000)
    #expect(try Gnuplot().picture(script.text).count < 200_000)
  }

  // MARK: - The process

  @Test func aMissingGnuplotIsNamedWithTheCure() async throws {
    let failure = #expect(throws: Gnuplot.Failure.self) {
      try Gnuplot(name: "gnuplot-that-is-not-there").picture("")
    }
    #expect(failure == .missing)
    let message = "\(Gnuplot.Failure.missing)"
    for word in ["apt-get install gnuplot-nox", "brew install gnuplot", "--script"] {
      #expect(message.contains(word))
    }
  }

  @Test(arguments: [
    ("bogus\n", "invalid command"),
    ("set terminal svg\nbogus\nplot x\n", "invalid command"),
    ("set terminal nonsense\n", "unknown or ambiguous terminal type"),
    ("\n", "no picture"),
  ])
  func gnuplotFailuresQuoteGnuplot(_ script: String, _ message: String) async throws {
    let failure = #expect(throws: Gnuplot.Failure.self) {
      try Gnuplot().picture(script)
    }
    guard case .failed(let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains(message))
  }

  @Test func aGnuplotThatStopsReadingIsAFailure() async throws {
    // The tool ignores the signal for its whole run.
    signal(SIGPIPE, SIG_IGN)
    let script = "exit\n" + String(repeating: "# more than a pipe holds\n", count: 50_000)
    #expect(throws: Gnuplot.Failure.self) { try Gnuplot().picture(script) }
  }

  /// The limit of the test is for a gnuplot that is not stopped, not a measure of time.
  @Test(.timeLimit(.minutes(30))) func aGnuplotThatHangsIsStopped() async throws {
    let limit = Duration.milliseconds(300)
    #expect(throws: Gnuplot.Failure.timedOut(limit)) {
      try Gnuplot(timeLimit: limit).picture("while (1) { a = 1 }\n")
    }
  }

  @Test func outputIsBounded() async throws {
    #expect(throws: Gnuplot.Failure.self) {
      try Gnuplot(sizeLimit: 1000).draw(PlotExamples.easings(), as: .png)
    }
  }

  @Test func theEnvironmentChoosesNoTerminal() async throws {
    setenv("GNUTERM", "dumb", 1)
    let message = try Gnuplot().picture("set print '-'\nprint GPVAL_TERM\n")
    #expect(!String(decoding: message, as: UTF8.self).contains("dumb"))
  }
}
