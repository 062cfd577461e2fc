import CurveDocuments
import CurvePlatforms
import Curves
import Foundation
import Testing

@Suite struct CurveDocumentTests {
  /// The content determines the kind of file.
  @Test(arguments: [
    ("cubic-bezier(0.4, 0,\n 0.2, 1)\n", [":cubic-bezier(0.4, 0, 0.2, 1)"]),
    ("\u{FEFF}ease-in", [":ease-in"]), ("\u{FEFF}a: ease-in", ["a:ease-in"]),
    ("a{--x:ease}", ["--x:ease"]),
    ("in: ease-in\nout: .bouncy", ["in:ease-in", "out:spring(duration: 0.5, bounce: 0.3)"]),
    ("a.mass = 1\na.stiffness = 50", [":spring(stiffness: 50, damping: 10)"]),
    ("{ type: \"spring\", stiffness: 50 }", [":spring(stiffness: 50, damping: 10)"]),
    ("{\"type\": \"spring\",\n \"stiffness\": 50}", [":spring(stiffness: 50, damping: 10)"]),
    ("{\"type\": \"EASE_IN\"}", [":ease-in"]),
    (
      "<pathInterpolator xmlns:a=\"http://x\" a:controlX1=\"0\" a:controlY1=\"0\"\n a:controlX2=\"1\" a:controlY2=\"1\"/>",
      [":cubic-bezier(0, 0, 1, 1)"]
    ),
    (
      "{\"e\": {\"$type\": \"cubicBezier\", \"q\": {\"$value\": [0, 0, 1, 1]}}}",
      ["e.q:cubic-bezier(0, 0, 1, 1)"]
    ),
    (
      "{\"fr\": 60, \"layers\": [{\"o\": {\"k\": [{\"t\": 0, \"s\": [0]}, {\"t\": 9, \"s\": [1]}]}}]}",
      ["/layers/0/o/k/0:linear"]
    ),
    ("a { color: red }", []), ("{\"a\": {\"b\": 1}}", []), ("@keyframes k { to { left: 0 } }", []),
  ])
  func readsEveryKind(text: String, curves: [String]) throws {
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map { "\($0.name):\($0.easing)" } == curves)
  }

  /// The animated properties of a style sheet, as keyframes and as a curve from the first number to the
  /// last.
  @Test func tracksOfStyleSheets() throws {
    let document = try CurveDocument(
      Array(
        """
        @keyframes slide {
          from { left: 10px; color: red; animation-timing-function: ease-in }
          50% { left: 40px; animation-timing-function: steps(2) }
          to { left: 30px; color: #00f }
        }
        @keyframes half { 50% { left: 1px } }
        @keyframes blink { 0%, to { opacity: 1 } 50% { opacity: 0.25 } }
        """.utf8))
    #expect(
      document.tracks.map(\.name) == [
        "@keyframes slide left", "@keyframes slide color", "@keyframes blink opacity",
      ])
    let left = try #require(document.track("slide left")?.easing)
    let into = try Easing("ease-in")
    #expect(abs(left.value(at: 0.25) - 1.5 * into.value(at: 0.5)) <= 1e-15)
    #expect(left.value(at: 0.6) == 1.5 && left.value(at: 0.8) == 1.25 && left.value(at: 1) == 1)
    #expect(document.track("slide color")?.easing == nil)
    #expect(document.track("slide color")?.keyframes.values.count == 2)
    // If it ends where it began, the furthest value is 1.
    let blink = try #require(document.track("@keyframes blink opacity")?.easing)
    #expect(blink.value(at: 0.5) == 1 && blink.value(at: 1) == 0)
    #expect(document.track("slide top") == nil)
  }

  /// Lottie's properties whole and by component, with holds and jumps, over their own seconds.
  @Test func tracksOfLottieAnimations() throws {
    let document = try CurveDocument(
      Array(
        """
        {"fr": 20, "layers": [{"ks": {
          "o": {"a": 1, "k": [{"t": 10, "s": [0], "h": 1}, {"t": 20, "s": [50],
            "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}, {"t": 30, "s": [100]}]},
          "s": {"a": 1, "k": [{"t": 0, "s": [100, 100], "o": {"x": [0, 0.5], "y": [0, 0]},
            "i": {"x": [1, 0.5], "y": [1, 1]}}, {"t": 20, "s": [200, 100]}]},
          "r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [90]}, {"t": 10, "s": [45]}, {"t": 20, "s": [180]}]},
          "p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": [0, 9], "ti": [0, 9]}, {"t": 9, "s": [9, 9]}]}}}]}
        """.utf8))
    #expect(
      document.tracks.map(\.name) == [
        "/layers/0/ks/o", "/layers/0/ks/s 0", "/layers/0/ks/r", "/layers/0/ks/p",
        "/layers/0/ks/p 0", "/layers/0/ks/p 1",
      ])
    let opacity = try #require(document.track("/layers/0/ks/o"))
    #expect(opacity.duration == 1)
    let curve = try #require(opacity.easing)
    #expect(curve.value(at: 0.49) == 0 && curve.value(at: 0.5) == 0.5)
    #expect(abs(curve.value(at: 0.75) - 0.75) <= 1e-15)
    let turn = try #require(document.track("/layers/0/ks/r")?.easing)
    #expect(turn.value(at: 0.25) == 0.25 && abs(turn.value(at: 0.499999) - 0.5) <= 1e-5)
    #expect(abs(turn.value(at: 0.500001) - 0.25) <= 1e-5)
  }

  @Test(arguments: [
    ("ease-im", "1:1: expected a curve; did you mean 'ease-in'?"),
    ("cubic-bezier(\n 2, 0, 0, 1)", "2:2: expected x1 in 0...1"), ("", "1:1: expected a curve"),
    ("{\"a\": }", "1:7: expected a value"),
    ("{\"a\": {\"$value\": 1}}", "1:7: a: the token has no type"), ("a{ /*", "1:4: the comment"),
  ])
  func errorsHaveAPosition(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try CurveDocument(Array(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// What was read and found can be stored.
  @Test func resultsAreCodable() throws {
    func stored<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
    }
    let sheet = "@keyframes k { from { left: 1px } to { left: 3px } } a { --b: ease-in }"
    let document = try CurveDocument(Array(sheet.utf8))
    #expect(document.entries.count == 1 && document.tracks.count == 1)
    #expect(try stored(document.entries) && stored(document.tracks))
    #expect(try stored(#require(CubicBezier.approximation(of: Easing.easeIn))))
    #expect(
      try stored(#require(try PiecewiseLinear.approximation(of: Easing.easeIn, stops: 5))))
    #expect(try stored(#require(SpringCurve.approximation(of: Easing.easeIn))))
  }
}
