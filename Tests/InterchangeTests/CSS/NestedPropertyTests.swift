import CurveDocuments
import Curves
import Testing

/// Nested properties of Sass and the initial values of registered properties are those of plain CSS.
@Suite struct NestedPropertyTests {
  private func read(_ text: String) throws -> CurveDocument {
    try CurveDocument(Array(text.utf8))
  }

  @Test(arguments: [
    (
      ".d { transition: { property: opacity; duration: 200ms; timing-function: ease-in; delay: 50ms; } }",
      ".d { transition-property: opacity; transition-duration: 200ms; transition-timing-function: ease-in; transition-delay: 50ms; }"
    ),
    (
      "$t: 1s;\n.a {\n  animation: {\n    name: pop;\n    duration: $t\n  }\n  color: red;\n}\n.b { transition: top 2s linear }",
      "$t: 1s;\n.a {\n\n  animation-name: pop;\n    animation-duration: $t;\n\n  color: red;\n}\n.b { transition: top 2s linear }"
    ),
  ])
  func nestedPropertiesAreWhole(nested: String, plain: String) throws {
    let (found, meant) = (try read(nested), try read(plain))
    #expect(!found.entries.isEmpty)
    #expect(found.entries.map(\.name) == meant.entries.map(\.name))
    #expect(found.entries.map(\.easing) == meant.entries.map(\.easing))
    #expect(found.entries.map(\.duration) == meant.entries.map(\.duration))
    #expect(found.entries.map(\.delay) == meant.entries.map(\.delay))
    #expect(found.notes.isEmpty && meant.notes.isEmpty)
  }

  /// A selector with a colon before its brace is no property.
  @Test func rulesAreNotNestedProperties() throws {
    let sheet = try StyleSheet("a:hover { transition: top 1s } b { animation: none; }")
    #expect(sheet.curves.map(\.name) == ["a:hover transition top"] && sheet.notes.isEmpty)
  }

  @Test func registeredPropertiesHaveTheirInitialValues() throws {
    let sheet = try StyleSheet(
      """
      @property --dur { syntax: "<time>"; inherits: true; initial-value: 250ms; }
      @property --ease { syntax: "*"; inherits: true; initial-value: cubic-bezier(.2,0,0,1); }
      @property --set { syntax: "*"; inherits: true; initial-value: linear; }
      :root { --set: ease-in }
      .a { transition: opacity var(--dur) var(--ease); }
      .b { --dur: 1s; transition: opacity var(--dur) var(--set); }
      """)
    #expect(sheet.notes.isEmpty, "\(sheet.notes)")
    let curves = Dictionary(uniqueKeysWithValues: sheet.curves.map { ($0.name, $0) })
    #expect(
      Set(curves.keys) == ["--ease", "--set", ".a transition opacity", ".b transition opacity"])
    #expect(curves["--set"]?.easing.description == "ease-in")
    #expect(curves[".a transition opacity"]?.duration == 0.25)
    #expect(curves[".a transition opacity"]?.easing == curves["--ease"]?.easing)
    #expect(curves[".b transition opacity"]?.duration == 1)
    #expect(curves[".b transition opacity"]?.easing.description == "ease-in")
  }
}
