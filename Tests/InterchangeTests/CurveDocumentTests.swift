import Curves
import Interchange
import Testing

@Suite struct CurveDocumentTests {
  /// The content tells what a file is.
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

  @Test(arguments: [
    ("ease-im", "1:1: expected a curve; did you mean \"ease-in\"?"),
    ("cubic-bezier(\n 2, 0, 0, 1)", "2:2: expected x1 in 0...1"), ("", "1:1: expected a curve"),
    ("{\"a\": }", "1:7: a value was expected"),
    ("{\"a\": {\"$value\": 1}}", "1:7: a: the token has no type"), ("a{ /*", "1:4: the comment"),
  ])
  func errorsHaveAPlace(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try CurveDocument(Array(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
