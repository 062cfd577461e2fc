import Foundation
import Testing

@testable import CurveFigures
@testable import curvetool

@Suite struct PlotScriptTests {
  /// A figure with one of everything.
  static var small: Figure {
    let rise = [Figure.Point(x: 0, y: 0), Figure.Point(x: 0.5, y: 1.25), Figure.Point(x: 1, y: 1)]
    let low = [Figure.Point(x: 0, y: 0), Figure.Point(x: 1, y: 0.5)]
    let high = [Figure.Point(x: 0, y: 3), Figure.Point(x: 1, y: 1)]
    return Figure(
      title: "A 'small' figure", subtitle: "ζ = 0.5", xLabel: "time (s)",
      panels: [
        Figure.Panel(
          label: "value", weight: 2,
          marks: [
            .region(upper: high, lower: low, ink: .muted), .band(0.95...1.05, ink: .slot(2)),
            .curve(Figure.Curve(points: rise, ink: .slot(0), name: "rise")),
            .curve(.reference(low, name: "low")), .marker(x: 0.75, label: "settled", ink: .slot(2)),
            .dot(rise[1], label: "1.25", ink: .slot(0)),
          ]),
        Figure.Panel(
          label: "velocity",
          marks: [
            .level(0, ink: .muted), .curve(Figure.Curve(points: low, ink: .slot(9), label: "v")),
          ]),
      ])
  }

  @Test(arguments: GnuplotScript.Format.allCases)
  func theScriptSaysWhatTheFigureHolds(_ format: GnuplotScript.Format) {
    let script = GnuplotScript(Self.small, format: format)
    let terminals: [GnuplotScript.Format: String] = [
      .png: "pngcairo", .svg: "svg", .pdf: "pdfcairo", .eps: "epscairo", .tex: "tikz",
    ]
    #expect(script.text.contains("\nset terminal \(terminals[format, default: "?"]) "))
    for wanted in [
      "A \\047small\\047 figure", "value", "velocity", "settled", "1.25", "rise", "low",
    ] {
      #expect(script.text.contains("set label \"\(wanted)\" noenhanced at"), "\(wanted)")
    }
    // The curves by name, in the order drawn: what a browser shows at the pointer.
    #expect(script.names == ["", "", "rise", "low", "", "", "", "v"])
    // Gnuplot's own ticks, at a distance of ours; labels of marks move with their axes.
    let ticks = script.text.matches(of: /(?m)^set ytics [0-9.]+ format "(.*)"$/).map {
      String($0.1)
    }
    #expect(ticks == Array(repeating: format == .tex ? "$%g$" : "%g", count: 2))
    let atData = script.text.matches(of: /(?m)^set label .* at first .*$/).count
    #expect(atData == 3)
    // The points of the curve as they are.
    #expect(script.text.contains("\n0 0\n0.5 1.25\n1 1\nEOD\n"))
  }

  @Test(arguments: Figure.Theme.allCases)
  func scriptsAreAsciiWithoutASetOutput(_ theme: Figure.Theme) {
    for figure in [PlotExamples.spring(theme), PlotExamples.sheet(5, theme), Self.small] {
      let script = GnuplotScript(figure).text
      #expect(script.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x0a })
      #expect(!script.contains("set output"))
      #expect(script.hasPrefix("#"))
      #expect(script.prefix(200).contains("gnuplot -d FILE > picture.png"))
    }
  }

  @Test func dataBlocksHoldNumbersOnly() throws {
    for (name, figure) in PlotExamples.odd + [("small", Self.small)] {
      var isData = false
      for line in GnuplotScript(figure).text.split(separator: "\n") {
        if line.hasSuffix("<< EOD") {
          isData = true
        } else if line == "EOD" {
          isData = false
        } else if isData {
          let numbers = line.split(separator: " ").map { Double($0) }
          #expect(numbers.count == 2 && numbers.allSatisfy { $0?.isFinite == true }, "\(name)")
        }
      }
    }
  }

  // MARK: - Quoting

  /// Reads a quoted text as gnuplot does: at most three octal digits after a backslash.
  static func unquoted(_ quoted: String) -> String? {
    var bytes = Array(quoted.utf8)
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 else { return nil }
    bytes = Array(bytes.dropFirst().dropLast())
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x5c {
        let digits = bytes[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
        guard let code = Int(String(decoding: digits, as: UTF8.self), radix: 8) else { return nil }
        result.append(UInt8(truncatingIfNeeded: code))
        index += 1 + digits.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain (a+b) = c; d: e, f.g", "\"plain (a+b) = c; d: e, f.g\""),
    ("`ls`", "\"\\140ls\\140\""),
    ("a\"b", "\"a\\042b\""),
    ("50%", "\"50\\045\""),
    ("%50", "\"\\045\\065\\060\""),
    ("%89", "\"\\04589\""),
    ("a\nb\u{0}c\u{7f}d", "\"a b c d\""),
    ("é1", "\"\\303\\251\\061\""),
    ("", "\"\""),
  ])
  func textIsQuoted(_ text: String, _ quoted: String) {
    #expect(GnuplotText.quoted(text) == quoted)
  }

  @Test func quotedTextReadsBackWhole() {
    for text in PlotHostileText.texts(2000, seed: 0x7175_6f74) {
      let quoted = GnuplotText.quoted(text)
      let harmless = quoted.utf8.dropFirst().dropLast().allSatisfy {
        $0 == 0x5c || PlotHostileText.harmless.contains($0)
      }
      #expect(harmless, "\(quoted)")
      #expect(Self.unquoted(quoted) == text.printable)
    }
  }
}
