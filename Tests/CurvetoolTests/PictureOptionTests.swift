import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

/// Sizes, kinds and panels of pictures, as the built tool draws them.
@Suite(.enabled(if: Tool.hasGnuplot, "gnuplot is not installed")) struct PictureOptionTests {
  /// The SVG of a command, read back.
  private func svg(_ arguments: [String]) async throws -> (text: String, picture: SVGPicture) {
    try await Tool.inFolder { folder in
      let result = try await Tool.run(arguments + ["--plot", "\(folder)/a.svg", "-q"])
      #expect(result.status == 0, "\(result.error)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.svg")))
      return (String(decoding: bytes, as: UTF8.self), SVGPicture(bytes))
    }
  }

  @Test(arguments: [("800x500", 800, 500), ("640x480px", 640, 480), ("16x10cm", 605, 378)])
  func picturesHaveTheGivenSize(size: String, width: Int, height: Int) async throws {
    let text = try await svg(["spring", "--size", size]).text
    #expect(text.contains("width=\"\(width)\"") && text.contains("height=\"\(height)\""))
    // Texts stay legible.
    let fonts = text.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
    #expect(fonts.count > 10 && fonts.allSatisfy { $0 >= 11.9 })
  }

  @Test func epsAndTeXAreWrittenAlike() async throws {
    try await Tool.inFolder { folder in
      for kind in ["eps", "tex"] {
        for name in ["a", "b"] {
          let result = try await Tool.spring(
            "--plot", "\(folder)/\(name).\(kind)", "-q", "--title", "50% & $x_1$ {\\relax}")
          #expect(result.status == 0, "\(result.error)")
        }
        let a = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.\(kind)"))
        #expect(a == (try Data(contentsOf: URL(fileURLWithPath: "\(folder)/b.\(kind)"))))
      }
      let tex = try String(contentsOfFile: "\(folder)/a.tex", encoding: .utf8)
      #expect(tex.hasPrefix("\\begin{tikzpicture}") && !tex.contains("2026"))
      #expect(tex.contains("50\\% \\& \\$x\\_1\\$ \\{\\textbackslash{}relax\\}"))
      let eps = try String(contentsOfFile: "\(folder)/a.eps", encoding: .isoLatin1)
      #expect(eps.hasPrefix("%!PS-Adobe") && !eps.contains("CreationDate"))
    }
  }

  /// A timing function's panel is square: the diagonal rises at 45 degrees.
  @Test(arguments: [
    ["plot", "ease", "ease-in"], ["plot", "ease", "penner.out-elastic"], ["bezier", "ease"],
    ["compare", "ease", "ease-in"], ["plot", "ease", "--velocities"],
    ["plot", "ease", "--size", "1600x500"],
  ])
  func timingFunctionsAreDrawnInSquares(arguments: [String]) async throws {
    let picture = try await svg(arguments).picture
    let lines = picture.lines[SVGPicture.name(Figure.Theme.light.muted), default: []]
    let diagonal = try #require(
      lines.first { $0.count == 2 && $0[0].x != $0[1].x && $0[0].y != $0[1].y })
    let (width, height) = (
      abs(diagonal[1].x - diagonal[0].x), abs(diagonal[1].y - diagonal[0].y)
    )
    #expect(width > 100 && abs(width / height - 1) < 0.005)
  }

  @Test func curveNamesAppearAtThePointer() async throws {
    let plot = try await svg(["plot", "ease", "penner.out-bounce", "--title", "a & b"]).text
    let titles = plot.matches(of: /<title>([^<]*)<\/title>/).map { String($0.1) }
    #expect(titles == ["a &amp; b", "ease  0.25 0.1 0.25 1", "penner.out-bounce"])
    let spring = try await svg(["spring"]).text
    #expect(spring.contains("<title>value</title>"))
    #expect(
      spring.contains("<title>velocity (units/s)</title>")
        && !spring.contains("gnuplot_plot_1</title>")
    )
  }

  @Test func picturesHaveTheGivenPanels() async throws {
    let names = ["value", "velocity", "acceleration", "energy", "phase", "settling"]
    let (text, picture) = try await svg(
      ["spring", "--damping", "4", "--panels", names.joined(separator: ",")])
    for label in [
      "value", "velocity (units/s)", "acceleration (units/s²)", "energy per mass (units²/s²)",
      "velocity (units/s) over value", "distance from the target (fraction)",
    ] {
      #expect(picture.texts.contains(label), "\(label)")
    }
    // Powers of ten, and the spiral's end at the target.
    #expect(picture.texts.contains("0.01") && picture.texts.contains("target"))
    #expect(text.contains("<title>energy per mass (units²/s²)</title>"))
    for (value, message) in [
      ("power", "'power' is not one of"), ("value,value", "value is given twice"),
      ("", "'' is not"),
    ] {
      let result = try await Tool.spring("--panels", value, "--plot", "-")
      #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
    }
    let idle = try await Tool.spring("--panels", "phase")
    #expect(idle.status == 64 && idle.error.contains("--panels has no effect without"))
  }

  @Test func aPathOnAScreenPointsDown() async throws {
    let picture = try await svg(
      ["keyframes", "--path", "M0,0 L100,50", "--title", "Down"]).picture
    let lines = picture.lines[SVGPicture.name(Figure.Theme.light.muted), default: []]
    let track = try #require(lines.max { $0.count < $1.count })
    let ends = try #require(track.first.flatMap { first in track.last.map { (first, $0) } })
    // Further right, and further down.
    #expect(ends.1.x > ends.0.x + 50 && ends.1.y > ends.0.y + 25)
    #expect(abs((ends.1.x - ends.0.x) / (ends.1.y - ends.0.y) - 2) < 0.02)
  }

  /// Axes use gnuplot's own ticks: after the range in the script is edited, the ticks show that range.
  @Test func editedRangesKeepTheirTicks() async throws {
    let script = try await Tool.run(["plot", "ease", "--script", "-"]).output
    let range = try #require(script.firstMatch(of: /(?m)^set yrange .*$/))
    var edited = script.replacing(range.0, with: "set yrange [-1:3]")
    edited = edited.replacing(/set terminal .*/, with: "set terminal svg noenhanced size 1440,960")
    let texts = SVGPicture(try Gnuplot().picture(edited)).texts
    for tick in ["−1", "0", "2", "3"] { #expect(texts.contains(tick), "\(tick) of \(texts)") }
  }

  @Test(arguments: [
    ("1440", "a size such as 1440x960"), ("0x5", "120 to 16384"), ("nanxnan", "120 to 16384"),
    ("1e9x1e9", "120 to 16384"), ("10x10", "120 to 16384"),
  ])
  func invalidSizesAreErrors(size: String, message: String) async throws {
    let result = try await Tool.spring("--size", size, "--plot", "a.png")
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
  }

  @Test func aSheetGrowsByItself() async throws {
    let result = try await Tool.run(
      ["presets", "material.", "--plot", "a.png", "--size", "500x500"])
    #expect(result.status == 64 && result.error.contains("--size has no effect"))
    let idle = try await Tool.spring("--size", "500x500", "--plot", "-")
    #expect(idle.status == 64 && idle.error.contains("in the terminal"))
    // The springs of a sheet are shown in seconds.
    let texts = try await svg(["presets", "swiftui."]).picture.texts
    #expect(texts.contains("bouncy (s)") && texts.contains("ease-in"))
  }
}
