import CurveDocuments
import Testing

/// What a style sheet loses is noted with its position and the reason.
@Suite struct StyleSheetNoteTests {
  private func notes(_ text: String) throws -> [String] {
    try StyleSheet(text).notes.map(\.description)
  }

  @Test(arguments: [
    ("cubic-bezier(2,0,0,1)", "'cubic-bezier(2,0,0,1)': expected x1 in 0...1"),
    ("$ease-out", "$ease-out has no value in this file"),
    ("motion.$ease-out", "motion.$ease-out has no value in this file"),
    ("theme('x')", "'theme('x')': expected a"), ("foo(1)", "'foo(1)': expected a"),
    ("#{$ease}", "'#{$ease}' is not a timing function"),
    ("eas-in", "'eas-in' is not a timing function"),
    ("steps(0)", "'steps(0)': expected"),
  ])
  func anUnknownWordIsNotEase(word: String, message: String) throws {
    let sheet = try StyleSheet("a{}\n.x { transition: opacity 1s \(word); color: red }")
    #expect(sheet.curves.isEmpty)
    #expect(sheet.notes.count == 1)
    let note = try #require(sheet.notes.first)
    #expect((note.line, note.column) == (2, 29))
    #expect(note.message.hasPrefix("transition: \(message)"), "\(note)")
    #expect(note.isLoss)
  }

  @Test func anInvalidDeclarationLeavesTheOneBefore() throws {
    let sheet = try StyleSheet(
      ".x { transition: opacity 1s linear; transition: top 1s, left 1s foo(1) }")
    #expect(sheet.curves.map(\.name) == [".x transition opacity"])
    #expect(sheet.notes.map(\.line) == [1])
    let later = try StyleSheet(".x { transition: opacity 1s linear; transition: top 1s }")
    #expect(later.curves.map(\.name) == [".x transition top"])
  }

  @Test func brokenPropertiesHaveNotes() throws {
    let found = try notes(
      """
      :root {
        --a: cubic-bezier(2,0,0,1);
        --b: cubic-bezier(.2,0,0);
        --c: linear();
        --d: steps(0);
        --e: ease-im;
        --f: var(--missing);
        --g: spring(mass: -1);
        --h: cubic-bezer(.2,0,0,1);
        --easing-i: theme('x');
        --ease-j: $ease;
        --ok: ease; --color: #fff; --gap: 4px 0 0 1; --all: all .2s ease-in; --font: serif;
        --none: none; --ease-k: initial; --list: linear, ease; --curve-width: 3px; --x: calc(1px + 2px);
        --image: linear-gradient(red, blue); --dir: reverse; --place: east; --word: linen;
      }
      """)
    #expect(
      found.map { String($0.prefix { $0 != " " }) }
        == (2...11).map { "\($0):\($0 == 10 ? 15 : $0 == 11 ? 13 : 8):" })
    #expect(found[0] == "2:8: --a: 'cubic-bezier(2,0,0,1)': expected x1 in 0...1")
    #expect(found[4].hasSuffix("did you mean 'ease-in'?"))
    #expect(found[5] == "7:8: --f refers to --missing, which has no value")
  }

  @Test func listsTellEveryBadLine() throws {
    let sheet = try StyleSheet(
      "a: ease\nb: lin\u{0}ear\n# comment\n// c: ease\nno colon\n\nd: foo(1)\na: linear\n")
    #expect(sheet.curves.map(\.name) == ["a"])
    #expect(
      sheet.notes.map { "\($0.line):\($0.column)" } == ["1:1", "2:4", "5:1", "7:4"])
    #expect(sheet.notes[0].message == "a occurs twice: line 8 applies")
    #expect(sheet.notes[2].message == "'no colon': expected a name, a colon and a curve")
  }

  /// Of the keyframes of Open Props 1.7 as published, the tracks that need the element's own value.
  @Test func incompleteTracksHaveNotes() throws {
    let found = try notes(
      """
      @keyframes fade-in { to { opacity: 1 } }
      @keyframes fade-out { to { opacity: 0 } }
      @keyframes scale-up { to { transform: scale(1.25) } }
      @keyframes slide-in-up { from { transform: translateY(100%) } }
      @keyframes shake-x {
        0%, 100% { transform: translateX(0%) }
        20% { transform: translateX(-5%) }
      }
      @keyframes spin { to { transform: rotate(1turn) } }
      @keyframes ping { 90%, 100% { transform: scale(2); opacity: 0 } }
      @keyframes blink { 0%, 100% { opacity: 1 } 50% { opacity: .5 } }
      """)
    #expect(
      found.map { String($0.split(separator: ":")[0]) } == ["1", "2", "3", "4", "9", "10", "10"])
    #expect(found[0] == "1:27: @keyframes fade-in opacity: it has no keyframe at 0 %")
    #expect(found[3].hasSuffix("it has no keyframe at 100 %"))
    // Browsers take the element's own value.
    let sheet = try StyleSheet(
      bytes: Array("@keyframes a { to { top: 1px } } @keyframes b { from { top: 1px } }".utf8))
    #expect(sheet.notes.map(\.isLoss) == [false, false])
    let broken = try StyleSheet(
      bytes: Array("@keyframes a { from { top: 1px } to { top: 1em } }".utf8))
    #expect(broken.notes.map(\.isLoss) == [true])
  }
}
