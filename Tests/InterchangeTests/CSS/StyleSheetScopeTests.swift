import CurveDocuments
import Curves
import Testing

/// Names within different selectors and conditions are curves of their own.
@Suite struct StyleSheetScopeTests {
  private func curves(_ text: String) throws -> [String] {
    try StyleSheet(text).curves.map { "\($0.name): \($0.easing)" }
  }

  @Test func theRootDecidesWhatVariablesStandFor() throws {
    let sheet = try StyleSheet(
      """
      :root { --e: cubic-bezier(.2,0,0,1) }
      .btn { transition: opacity 1s var(--e) }
      .reduced-motion { --e: linear }
      @media (prefers-reduced-motion: reduce) { :root { --e: step-end } }
      @media print { .btn { transition: opacity 1s var(--e) } }
      .btn:hover { transition: opacity 1s ease-in }
      """)
    let base = "cubic-bezier(0.2, 0, 0, 1)"
    #expect(
      sheet.curves.map { "\($0.name): \($0.easing)" } == [
        "--e: \(base)", ".btn transition opacity: \(base)", ".reduced-motion --e: linear",
        "@media (prefers-reduced-motion: reduce) --e: steps(1)",
        "@media print .btn transition opacity: \(base)",
        ".btn:hover transition opacity: ease-in",
      ])
    #expect(sheet.notes.isEmpty)
    #expect(sheet.curve("e")?.description == base)
    #expect(sheet.curve(".reduced-motion --e")?.description == "linear")
  }

  /// A rule's own variables come before those of the root, as for an element that matches only it.
  @Test(arguments: [
    (".a{--e:ease-in;transition:x 1s var(--e)} .b{--e:linear;transition:x 1s var(--e)}", "linear"),
    (":root{--e:ease-in} .b{transition:x 1s var(--e)} .b{--e:linear}", "linear"),
    (":root{--e:ease-in} .a,.b{--e:linear} .b{transition:x 1s var(--e)}", "linear"),
    (":root{--e:linear} .a{--e:ease-in} .b{transition:x 1s var(--e)}", "linear"),
    (":root{--e:ease-in} .c{--e:linear; .b{transition:x 1s var(--e)}}", "linear"),
    (":root{--e:ease-in; --f:var(--e)} .b{--e:linear;transition:x 1s var(--f)}", "ease-in"),
    ("@layer l{:root{--e:ease-in}} :root{--e:linear} .b{transition:x 1s var(--e)}", "linear"),
    (":root{--e:linear!important;--e:ease} .b{transition:x 1s var(--e)}", "linear"),
    (":where(html){--e:linear} .b{transition:x 1s var(--e)} .d{--e:ease-in}", "linear"),
  ])
  func variablesComeFromTheirRule(text: String, easing: String) throws {
    #expect(try StyleSheet(text).curve(".b transition x")?.description == easing)
  }

  @Test func conditionsAndSelectorsAreNoConflict() throws {
    // The properties of an animation library, each in many rules.
    let sheet = try StyleSheet(
      """
      .bounce { animation-name: bounce; transform-origin: center bottom; color: red }
      .flash { animation-name: flash; transform-origin: center; color: blue }
      .flash { color: green }
      @-webkit-keyframes flash { from, to { opacity: 1 } 50% { opacity: 0 } }
      @keyframes flash { from, to { opacity: 1 } 50% { opacity: 0 } }
      .x { --e: ease } .y { --e: ease-in } @media print { .x { --e: linear } }
      """)
    #expect(sheet.notes.isEmpty, "\(sheet.notes)")
    #expect(
      sheet.curves.map { "\($0.name): \($0.easing)" } == [
        "--e: ease", ".y --e: ease-in", "@media print .x --e: linear",
      ])
    #expect(sheet.keyframes.count == 1)
  }

  @Test func nestedRulesHaveTheirConditions() throws {
    #expect(
      try curves(
        """
        @media (width > 1px) { @supports (top: 0) { .a { transition: top 1s linear;
          @container (width > 2px) { & b { transition: top 1s ease-in } } } } }
        @include motion { .a { --x: ease } }
        """) == [
          "@media (width > 1px) .a transition top: linear",
          "@media (width > 1px) @container (width > 2px) & b transition top: ease-in", "--x: ease",
        ])
  }

  /// Work grows with the length of a hostile text, not with its square.
  @Test func hostileScopesAreRead() throws {
    let many = (0..<20_000).map { ".s\($0)" }.joined(separator: ",")
    let names = (0..<2_000).map { "--n\($0):ease;" }.joined()
    #expect(try StyleSheet("\(many){\(names)}").curves.count == 2_000)
    let deep = (0..<500).map { ".s\($0){--e\($0):ease;" }.joined()
    let uses = (0..<20_000).map { "--u\($0):var(--missing\($0),linear);" }.joined()
    let sheet = try StyleSheet(deep + uses + String(repeating: "}", count: 500))
    #expect(sheet.curves.count == 20_500)
    let scopes = (0..<20_000).map { ".s\($0){--e:ease}" }.joined()
    #expect(try StyleSheet(scopes).curves.count == 20_000)
  }
}
