import CurveDocuments
import CurveNotation
import Curves
import Testing

/// Colours of `color()`.
@Suite struct ColorSpaceTests {
  /// From the primaries of Display P3 and sRGB and the white of D65, by numpy.
  @Test(arguments: [
    ("1 0 0", [1.0930663624351613, -0.22674197356975379, -0.15013458093711962]),
    ("0 1 0", [-0.5116049825853446, 1.0182656579378024, -0.31067462129058254]),
    ("0 0 1", [0, 0, 1.0420216193529392]), ("1 1 1", [1, 1, 1]), ("0 none 0%", [0, 0, 0]),
    ("0.5 25% 0.75", [0.5378318199311267, 0.23213187867192014, 0.7770569099015248]),
    ("100% 0.5 0", [1.0740441794609368, 0.4625329113499875, -0.21049331292599333]),
  ])
  func displayP3MatchesItsPrimaries(_ numbers: String, _ meant: [Double]) throws {
    let color = try ColorValue("color(display-p3 \(numbers) / 40%)")
    #expect(color.space == .encoded && color.coordinates.w == 0.4)
    for (index, meant) in meant.enumerated() {
      // 0 in the linear part of the transfer function is 12.92 times as far off.
      #expect(abs(color.coordinates[index] - meant) <= 1e-12, "\(numbers): \(color.coordinates)")
    }
  }

  @Test func srgbColoursAreUnchanged() throws {
    #expect(try ColorValue("color(srgb 0.2 0.4 0.6)") == ColorValue(0.2, 0.4, 0.6))
    let linear = try ColorValue("color(srgb-linear 0.2 0.4 0.6)").converted(to: .linear)
    for (index, meant) in [0.2, 0.4, 0.6].enumerated() {
      #expect(abs(linear.coordinates[index] - meant) <= 1e-15)
    }
  }

  @Test(arguments: [
    ("color(display-p4 1 0 0)", "display-p3"), ("color(display-p3 1 0)", "a number"),
    ("color(display-p3 1 0 0 0.5)", "\")\""), ("color(srgb 1 0 nan)", "a number"),
  ])
  func errorsNameWhatIsExpected(_ text: String, _ expected: String) {
    let error = #expect(throws: SyntaxError.self) { try ColorValue(text) }
    #expect(error.map { "\($0)".contains(expected) } == true)
  }

  /// Keyframes in a colour outside of sRGB are numbers.
  @Test func keyframesAcceptWideGamutColours() throws {
    let document = try CurveDocument(
      Array(
        """
        @keyframes glow { from { color: color(display-p3 1 0 0) } to { color: #000 } }
        .a { animation: glow 1s linear }
        """.utf8))
    let values = try #require(document.track("glow")?.keyframes.values)
    guard case .color(let first) = values.first else {
      Issue.record("\(values)")
      return
    }
    #expect(abs(first.coordinates.x - 1.0930663624351613) <= 1e-12)
  }
}
