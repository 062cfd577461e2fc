import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite(.enabled(if: Gnuplot.isInstalled, "gnuplot is not installed"))
struct PlotPageTests {
  @Test(arguments: Figure.Theme.allCases)
  func thePageNeedsNothingElse(_ theme: Figure.Theme) async throws {
    let page = String(
      decoding: try Gnuplot().page(PlotExamples.spring(theme)), as: UTF8.self)
    #expect(page.utf8.count < 80_000)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    // The only addresses are the names of the SVG and XLink vocabularies.
    let addresses = page.matches(of: /https?:[^"']*/).map { String($0.0) }
    #expect(
      Set(addresses) == ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"])
    for word in ["src=", "url(", "@import", "<link", "<?xml"] { #expect(!page.contains(word)) }
    #expect(page.contains("settles to ±2 % in 1.155 s"))
  }

  @Test func allColoursFollowTheReader() async throws {
    for figure in [PlotExamples.spring(), PlotExamples.crowded(), PlotExamples.sheet(4)] {
      let page = String(decoding: try Gnuplot().page(figure), as: UTF8.self)
      let svg = try #require(page.firstRange(of: "<svg").map { page[$0.lowerBound...] })
      #expect(!svg.contains("rgb("))
      let fixed = svg.matches(of: /(?:stroke|fill|color)=["']#/).count
      // Three are in definitions of gnuplot's own that nothing uses.
      #expect(fixed == svg.matches(of: /color=["']#FFFFFF/).count)
      for color in ["var(--c0)", "var(--c1)", "var(--c2)", "var(--c3)", "var(--c5)"] {
        #expect(svg.contains(color))
      }
    }
    let page = PlotPage(title: "", svg: "").html
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("--c5: #0072b2") && page.contains("--c5: #3d9fe0"))
    #expect(page.contains("<title>Curves</title>"))
  }
}
