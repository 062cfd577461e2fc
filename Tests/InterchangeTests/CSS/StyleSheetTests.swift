import CurveDocuments
import CurveNotation
import CurveTestSupport
import Curves
import Testing
import Timeline

/// Style sheets by the rules of the cascade, and keyframes compared with Chromium.
@Suite struct StyleSheetTests {
  /// A custom property with a whole transition or animation is its curve; a list of them has one for each.
  @Test func wholeShorthandsOfCustomPropertiesAreRead() throws {
    let text = """
      @theme {
        --animate-wiggle: wiggle 1s ease-in-out infinite;
        --anim-pop: pop 300ms cubic-bezier(0.3, 1.5, 0.5, 1) both;
        --fades: opacity 1s ease-in 50ms, color 2s linear;
        --again: var(--anim-pop);
        --font: 12px serif; --time: 1s; --says: takes 3s to do;
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    let found = document.entries.map { "\($0.name): \($0.easing)" }
    let pop = "cubic-bezier(0.3, 1.5, 0.5, 1)"
    #expect(
      found == [
        "--animate-wiggle: ease-in-out", "--anim-pop: \(pop)", "--fades opacity: ease-in",
        "--fades color: linear", "--again: \(pop)",
      ])
    #expect(document.entries.map(\.duration) == [1, 0.3, 1, 2, 0.3])
    #expect(document.entries.map(\.delay) == [nil, nil, 0.05, nil, nil])
    #expect(document.entries.first?.repeats?.count == .infinity)
    #expect(document.durations.map(\.name) == ["--time"])
  }

  private func curves(_ text: String) throws -> [String: String] {
    Dictionary(
      try StyleSheet(text).curves.map { ($0.name, $0.easing.description) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func readsPropertiesAndShorthands() throws {
    let sheet = try StyleSheet(
      """
      /* easings: a comment; { */
      :root { --snap: cubic-bezier(.2, 0, 0, 1); --fade: ease-out; --gap: 4px 0 0 1; --c: #fff;
        --s: spring(duration: .4, bounce: .1) ; --quoted: "a;b{"; --none: none }
      .card, .tile { transition: opacity 200ms ease-in, transform .3s var(--snap) 1s; color: red }
      .menu { & > li { animation: slide 2s infinite steps(4) both, fade 1s } }
      a:hover { -webkit-transition-timing-function: linear, ease-in-out }
      """)
    #expect(
      sheet.curves.map { "\($0.line) \($0.name): \($0.easing)" } == [
        "2 --snap: cubic-bezier(0.2, 0, 0, 1)", "2 --fade: ease-out",
        "3 --s: spring(duration: 0.4, bounce: 0.1)",
        "4 .card, .tile transition opacity: ease-in",
        "4 .card, .tile transition transform: cubic-bezier(0.2, 0, 0, 1)",
        "5 & > li animation slide: steps(4)", "5 & > li animation fade: ease",
        "6 a:hover transition-timing-function 1: linear",
        "6 a:hover transition-timing-function 2: ease-in-out",
      ])
    #expect(sheet.notes.isEmpty)
    #expect(sheet.curve("fade") == .easeOut)
    #expect(sheet.error(of: "gap")?.description.hasPrefix("2:") == true)
  }

  /// A list of lines needs no braces, and accepts the notations of other systems.
  @Test func listsOfLinesAreRead() throws {
    let list = """
      enter: ease-out
      spring: { type: "spring",
        stiffness: 230, damping: 10 }
      leave:
        .timingCurve(0.4, 0, 1, 1)
      plain: 0.4 0 0.2 1
      not a curve: 3; last: Cubic(0.4, 0, 0.2, 1)
      """
    #expect(
      try curves(list) == [
        "enter": "ease-out", "spring": "spring(stiffness: 230, damping: 10)",
        "leave": "cubic-bezier(0.4, 0, 1, 1)", "plain": "cubic-bezier(0.4, 0, 0.2, 1)",
        "last": "cubic-bezier(0.4, 0, 0.2, 1)",
      ])
  }

  @Test(arguments: [
    (":root{--a:ease} @media (x){:root{--a:linear}}", "ease", 0),
    ("@media (x){:root{--a:linear}} :root{--a:ease}", "ease", 0),
    ("@media (x){:root{--a:linear}}", "linear", 0),
    ("@media (x){:root{--a:linear}} @media (y){:root{--a:ease}}", "linear", 0),
    (":root{--a:ease} b{--a:ease-in}", "ease", 0), ("b{--a:ease} :root{--a:linear}", "linear", 0),
    ("b{--a:ease} b{--a:linear}", "linear", 1),
    ("b{--a:ease} @layer x{b{--a:linear}}", "ease", 1),
    ("b{--a:ease !important} b{--a:linear}", "ease", 1),
    (
      "b{--a:ease} @supports (animation-timing-function: linear(0,1)){b{--a:linear(0, 1)}}",
      "linear(0 0%, 1 100%)", 1
    ),
    ("b{--a:ease} @supports not (top: 0){b{--a:linear}}", "ease", 0),
    ("b{--a:ease} @container (width > 3px){b{--a:linear}}", "ease", 0),
  ])
  func theCascadeDecides(text: String, winner: String, notes: Int) throws {
    let sheet = try StyleSheet(text)
    #expect(sheet.curve("--a")?.description == winner)
    #expect(sheet.notes.count == notes)
    if notes > 0 { #expect(sheet.notes[0].message == "--a occurs twice: line 1 applies") }
  }

  @Test func variablesAreResolved() throws {
    let found = try curves(
      """
      :root { --a: var(--b); --b: var( --c ); --c: ease-in; --x1: 0.4;
        --d: cubic-bezier(var(--x1), 0, var(--x2, 0.2), 1); --e: var(--none, var(--c));
        --f: var(--f); --g: var(--h); --h: var(--g, ease); --i: var(--f, ease-out);
        --j: var(--none); --k: var(--none, var(--nor, linear)); --l: VAR(--c); --m: xvar(--c);
        --o: var(var(--c)) }
      """)
    #expect(
      found == [
        "--a": "ease-in", "--b": "ease-in", "--c": "ease-in",
        "--d": "cubic-bezier(0.4, 0, 0.2, 1)", "--e": "ease-in", "--i": "ease-out",
        "--k": "linear", "--l": "ease-in",
      ])
    let notes = try StyleSheet("a{--g:var(--h);\n--h:var(--g)}").notes
    #expect(
      notes.map(\.description) == [
        "1:7: --g refers to --h, which has no value (and 1 more like it)"
      ])
    // Where the name says that it is a curve, the reason is told.
    #expect(
      try StyleSheet("a{--ease-g:var(--ease-h);\n--ease-h:var(--ease-g)}").notes.map(\.description)
        == [
          "1:12: --ease-g refers to --ease-h, which has no value",
          "2:10: --ease-h refers to itself",
        ])
  }

  /// Chromium's own values of `left` at 41 progresses; the base value is 7px.
  @Test func keyframesRunAsInChromium() throws {
    var largest = LargestError()
    let fixture = try Fixture("interchange/chromium-keyframes.csv", rows: 3)
    for row in fixture.rows {
      let sheet = try StyleSheet(try #require(row["css"]))
      let track = try #require(sheet.keyframes.first?["left"])
      let specification = try #require(track.specification(base: .number(7)))
      var animation = LayerAnimation(.keyframe(keyPath: "left", specification))
      animation.timing.duration = 1
      animation.timing.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      var layer = AnimatedLayer("box", model: ["left": .number(7)])
      try layer.add(animation, forKey: "left")
      for column in fixture.header.dropFirst(2) {
        let shown = try layer.presentation(at: try #require(Double(column))).value("left")
        guard case .number(let value)? = shown else {
          throw FixtureError.noColumn(column)
        }
        largest.include(abs(value - (try row.number(column))))
      }
    }
    #expect(largest.count == 3 * 41)
    #expect(largest.value <= 1e-4)
  }

  @Test func laterKeyframesCount() throws {
    let sheet = try StyleSheet(
      """
      @-webkit-keyframes k { from { left: 1px } }
      @keyframes k {
        50% { left: 10px; top: 1px; animation-timing-function: ease-in }
        0% { left: 0; color: red !important }
        50% { left: 20px; animation-timing-function: linear, ease }
        120% { left: 5px } 0%, x { left: 6px }
        TO { LEFT: 30px; animation-timing-function: nonsense }
      }
      @media print { @keyframes k { from { left: 2px } } }
      @-webkit-keyframes k { to { left: 1px } }
      """)
    let rule = try #require(sheet.keyframes.first)
    // The rule without a prefix wins, wherever it is; the one for print is listed besides.
    #expect(rule.name == "k" && rule.line == 2 && rule.condition == nil)
    #expect(sheet.keyframes.map(\.condition) == [nil, "@media print"])
    #expect(
      sheet.notes.map(\.description) == [
        "3:21: @keyframes k top: it has no keyframe at 0 %",
        "4:17: color: !important is invalid in a keyframe",
        "6:3: '120%': expected from, to or 0% to 100%",
        "6:22: '0%, x': expected from, to or 0% to 100%",
        "7:47: animation-timing-function: 'nonsense': expected a curve",
        "9:38: @keyframes k left: it has no keyframe at 100 %",
      ])
    #expect(rule.tracks.map(\.property) == ["left", "top"])
    #expect(rule["left"]?.keyframes.map(\.offset) == [0, 0.5, 1])
    #expect(rule["left"]?.keyframes.map(\.value) == ["0", "20px", "30px"])
    #expect(rule["left"]?.keyframes.map(\.easing) == [nil, .linear, nil])
    #expect(rule["top"]?.keyframes.map(\.easing) == [.easeIn])
    #expect(rule["top"]?.specification() == nil)
    let mixed = try StyleSheet("@keyframes m { 0% { top: 1px } to { top: 3% } }")
    #expect(mixed.keyframes[0]["top"]?.specification() == nil)
  }

  @Test func hostileSizesAreReadOrRefused() throws {
    let deep = String(repeating: "a{", count: 513)
    let error = #expect(throws: DocumentError.self) { try StyleSheet("\n" + deep) }
    #expect(error?.line == 2 && error?.column == 1025)
    #expect(try StyleSheet(String(repeating: "a{", count: 512)).curves.isEmpty)
    let unclosed = #expect(throws: DocumentError.self) { try StyleSheet("a{}\n  /* ease") }
    #expect(unclosed?.description == "2:3: the comment is not closed")
    // A chain of references, each to the next; names that double one another; nested fallbacks.
    let chain = (0..<4_000).map { "--n\($0):var(--n\($0 + 1));" }.joined()
    #expect(try StyleSheet("a{\(chain)--n4000:ease-in}").curve("n0") == .easeIn)
    let doubling = (0..<64).map { "--n\($0):var(--n\($0 + 1)) var(--n\($0 + 1));" }.joined()
    #expect(try StyleSheet("a{\(doubling)--n64:ease}").curves.count == 1)
    let nested = String(repeating: "var(--x,", count: 10_000)
    let closed = String(repeating: ")", count: 10_000)
    #expect(try StyleSheet("a{--n:\(nested)ease\(closed)}").curve("n") == .ease)
    let long = String(repeating: "n", count: 100_000)
    #expect(try StyleSheet("a{--\(long):ease;--\(long):ease-in}").curve(long) == .easeIn)
    let many = (0..<10_000).map { "--n\($0):#fff;" }.joined()
    #expect(try StyleSheet("a{\(many)--n:ease}").curves.count == 1)
    let same = String(repeating: "--n:ease;", count: 10_000)
    #expect(try StyleSheet("a{\(same)}").notes.count == 101)
  }
}
