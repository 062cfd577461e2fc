import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

/// Titles and labels that would run commands if they could.
@Suite(.serialized, .enabled(if: Gnuplot.isInstalled, "gnuplot is not installed"))
struct PlotHostileTests {
  /// What the texts try to make, in the folder gnuplot runs in.
  static let canary = URL(fileURLWithPath: "canary")

  private static var isThere: Bool { FileManager.default.fileExists(atPath: canary.path) }

  @Test func theCanaryAppearsWhenSomethingRuns() async throws {
    defer { try? FileManager.default.removeItem(at: Self.canary) }
    let script = "set print '-'\nprint \"x`>canary`\"\n"
    #expect(try Gnuplot().picture(script).starts(with: [0x78]))
    #expect(Self.isThere)
  }

  @Test func hostileTextIsShownAndRunsNothing() async throws {
    let texts = PlotHostileText.texts(400, seed: 0x6675_7a7a)
    let points = [Figure.Point(x: 0, y: 0), Figure.Point(x: 1, y: 1)]
    for start in stride(from: 0, to: texts.count, by: 8) {
      let batch = Array(texts[start..<(start + 8)])
      let figure = Figure(
        title: batch[0], subtitle: batch[1], xLabel: batch[2],
        panels: [
          Figure.Panel(
            label: batch[3],
            marks: [
              .curve(Figure.Curve(points: points, ink: .slot(0), name: batch[4], label: batch[5])),
              .marker(x: 0.25, label: batch[6], ink: .slot(1)),
              .dot(Figure.Point(x: 0.5, y: 0.5), label: batch[7], ink: .slot(2)),
            ])
        ])
      let shown = SVGPicture(try Gnuplot().draw(figure, as: .svg)).texts
      for text in batch {
        let printable = text.printable
        // Only the legend is narrow enough to shorten these.
        let begins = printable.prefix(12)
        #expect(
          shown.contains { $0 == printable || ($0.hasSuffix("…") && $0.hasPrefix(begins)) },
          "\(text.debugDescription)")
      }
      #expect(!Self.isThere)
      try? FileManager.default.removeItem(at: Self.canary)
    }
  }

  @Test func hostileTextLeavesThePageWhole() async throws {
    var figure = PlotExamples.easings()
    figure.title = "</title><script>alert(1)</script>&amp;\"'"
    figure.subtitle = "rgb(0,114,178) #0072b2 <\u{301}script>"
    figure.xLabel = "</text></svg><script src=\"https://example.com/x.js\">"
    let page = String(decoding: try Gnuplot().page(figure), as: UTF8.self)
    #expect(!page.contains("<script"))
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"))
    #expect(page.contains("rgb(0,114,178) #0072b2 &lt;\u{301}script>"))
    #expect(page.components(separatedBy: "</svg>").count == 2)
  }
}
