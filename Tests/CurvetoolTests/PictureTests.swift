import CurveTestSupport
import Foundation
import Testing

/// Pictures as the built tool makes them.
@Suite struct PictureTests {
  @Test(.enabled(if: Tool.hasGnuplot, "gnuplot is not installed"))
  func pngSvgAndPdfAreDrawn() async throws {
    try await Tool.inFolder { folder in
      for kind in ["png", "svg", "pdf", "html"] {
        let result = try await Tool.spring("--damping", "4", "--plot", "\(folder)/a.\(kind)", "-q")
        #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
      }
      let png = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.png"))
      #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      let size = { (at: Int) in png[at..<(at + 4)].reduce(0) { $0 * 256 + Int($1) } }
      #expect(size(16) == 1440 && size(20) == 960 && (20_000...200_000).contains(png.count))
      let svg = try String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8)
      #expect(svg.contains("<svg") && svg.contains("width=\"1440\""))
      let pdf = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.pdf"))
      #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
      let html = try String(contentsOfFile: "\(folder)/a.html", encoding: .utf8)
      #expect(html.contains("<svg") && !html.contains("<script") && !html.contains("src="))
      #expect(try Tool.contents(folder) == ["a.html", "a.pdf", "a.png", "a.svg"])
    }
  }

  /// The longest line of the curve's colour in the SVG follows the motion.
  @Test(.enabled(if: Tool.hasGnuplot, "gnuplot is not installed"))
  func theCurveIsInThePicture() async throws {
    try await Tool.inFolder { folder in
      let path = "\(folder)/a.svg"
      _ = try await Tool.spring("--damping", "4", "--plot", path, "-q", "--to-time", "2")
      let svg = try String(contentsOfFile: path, encoding: .utf8)
      let paths = svg.components(separatedBy: "<path").filter {
        $0.contains("0, 114, 178") || $0.lowercased().contains("#0072b2")
      }
      let longest = try #require(paths.max { $0.count < $1.count })
      let numbers = longest.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
      #expect(numbers.count > 200)
    }
  }

  @Test func aMissingGnuplotHasAnExitCode() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.run(
        ["spring", "--plot", "\(folder)/a.png", "--script", "\(folder)/a.gp", "-q"],
        environment: ["PATH": "/nonexistent"])
      #expect(result.status == 69)
      #expect(result.error.contains("apt-get install gnuplot-nox"))
      #expect(result.error.contains("--script"))
      #expect(result.error.filter(\.isNewline).count == 1)
      #expect(try Tool.contents(folder) == ["a.gp"])
    }
  }

  @Test func theScriptQuotesItsTitle() async throws {
    let result = try await Tool.spring(
      "--damping", "40", "--script", "-", "--title", "It's `id` $(id) \"quoted\" \\7")
    #expect(result.status == 0)
    let title = #"set label "It\047s \140id\140 \044(id) \042quoted\042 \134\067""#
    #expect(result.output.contains("\n\(title) noenhanced at screen "))
    #expect(
      result.output.contains("set terminal pngcairo ") && !result.output.contains("set output"))
  }

  @Test(.enabled(if: Tool.hasGnuplot, "gnuplot is not installed"))
  func titlesRunNothing() async throws {
    try await Tool.inFolder { folder in
      let signs = Array("`$()\"'\\\n\r\t{}[]%@!;#^_~&|<>*?017 aé😀\u{1}\u{7f}\u{202e}")
      var random = SplitMix64(seed: 5)
      var titles = [
        "`touch \(folder)/canary`", "\"; system(\"touch \(folder)/canary\"); \"",
        "$(touch \(folder)/canary)", "\n!touch \(folder)/canary\n", "\\\"\n`touch canary`",
        "@EXIT", "%d%s%n", "\\0011", "EOD\nEOD", "{/*2 big}",
      ]
      for _ in 0..<30 {
        let length = Int.random(in: 1...40, using: &random)
        titles.append(String((0..<length).compactMap { _ in signs.randomElement(using: &random) }))
      }
      for title in titles {
        let path = "\(folder)/a.svg"
        let result = try await Tool.spring("--plot", path, "-q", "--title", title)
        #expect(result.status == 0, "\(title.debugDescription): \(result.error)")
        #expect(try Tool.contents(folder) == ["a.svg"], "\(title.debugDescription)")
      }
    }
  }

  @Test(arguments: [1, 20, 40, 60, 80, 120, 400])
  func theTerminalShowsPicturesInBraille(columns: Int) async throws {
    let result = try await Tool.run(
      ["spring", "--plot", "-", "-q", "--damping", "4"], environment: ["COLUMNS": "\(columns)"])
    #expect(result.status == 0)
    #expect(result.lines.allSatisfy { $0.count <= columns })
    let dots = result.output.unicodeScalars.filter { (0x2801...0x28ff).contains($0.value) }
    #expect(dots.count > 40 || columns < 40)
  }
}
