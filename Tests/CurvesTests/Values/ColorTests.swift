import CurveDocuments
import CurveNotation
import CurveTestSupport
import Curves
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      ("#ff4500", 255, 69, 0, 1), ("#F80", 255, 136, 0, 1), ("#0f08", 0, 255, 0, 136 / 255.0),
      ("#11223344", 17, 34, 51, 68 / 255.0), ("OrangeRed", 255, 69, 0, 1),
      ("rebeccapurple", 102, 51, 153, 1),
      ("transparent", 0, 0, 0, 0), ("rgb(255, 69, 0)", 255, 69, 0, 1),
      ("rgba(0,0,0,.5)", 0, 0, 0, 0.5),
      ("rgb(100% 50% 0 / 25%)", 255, 127.5, 0, 0.25), ("rgb(300 -5 0)", 255, 0, 0, 1),
      ("hsl(120, 100%, 50%)", 0, 255, 0, 1), ("hsl(-0.5turn 100% 50%)", 0, 255, 255, 1),
      ("hsla(240deg 100% 25% / 1)", 0, 0, 127.5, 1), (" hsl(30, 0%, 50%) ", 127.5, 127.5, 127.5, 1),
    ] as [(String, Double, Double, Double, Double)])
  func coloursAreRead(text: String, red: Double, green: Double, blue: Double, opacity: Double)
    throws
  {
    let color = try ColorValue(text)
    let expected = [red / 255, green / 255, blue / 255, opacity]
    for index in 0..<4 {
      #expect(abs(color[component: index] - expected[index]) < 1e-12, "\(color)")
    }
  }

  @Test(arguments: [
    ("", 1), ("#12", 2), ("#12345", 2), ("rde", 1), ("rgb(1,2)", 8), ("rgb(1,2,3", 10),
    ("rgb(1 2 x)", 9), ("lab(1 2 3)", 1), ("red blue", 5), ("hsl(3foo 1% 1%)", 6),
  ])
  func invalidColoursAreRefusedWithTheirColumn(text: String, column: Int) {
    let error = #expect(throws: SyntaxError.self) { try ColorValue(text) }
    #expect(error?.column == column, "\(error.debugDescription)")
  }

  /// Known colours in Oklab (its author's table), and the way back.
  @Test func knownColoursConvertToOklabAndBack() throws {
    let red = try ColorValue("#f00").converted(to: .oklab)
    for (index, expected) in [0.62796, 0.22486, 0.12585].enumerated() {
      #expect(abs(red[component: index] - expected) < 1e-5)
    }
    let white = try ColorValue("white").converted(to: .oklab)
    #expect(abs(white[component: 0] - 1) < 1e-6 && abs(white[component: 1]) < 1e-6)
    let half = ColorValue(0.5, 0.5, 0.5).converted(to: .linear)
    #expect(abs(half[component: 0] - 0.21404114048223255) < 1e-15)
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      func part() -> Double { Double.random(in: -0.2...1.2, using: &random) }
      let color = ColorValue(part(), part(), part(), opacity: 0.3)
      for space in ColorValue.Space.allCases {
        let back = color.converted(to: space).converted(to: .encoded)
        #expect(color.distance(to: back) < 2e-5 && back[component: 3] == 0.3)
      }
    }
  }

  @Test func mixesInItsSpace() throws {
    let (red, blue) = (try ColorValue("#ff0000"), try ColorValue("blue"))
    #expect(red.interpolated(to: blue, at: 0.5).cssText == "#800080")
    let smooth = red.converted(to: .oklab).interpolated(to: blue, at: 0.5)
    #expect(smooth.space == .oklab && smooth.cssText == "#8c53a2")
    #expect(red.converted(to: .linear).interpolated(to: blue, at: 0.5).cssText == "#bc00bc")
    #expect(try ColorValue("#1234").cssText == "#11223344")
  }
}
