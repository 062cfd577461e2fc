import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// A timing function without its hyphens, or with commas before its times, is not read as another curve: the error says
/// what is meant.
@Suite struct SpacedNameTests {
  @Test(arguments: [
    ("ease out 300ms", "ease-out 300ms"), ("Ease out 300ms", "ease-out 300ms"),
    ("ease in 200ms", "ease-in 200ms"), ("ease in-out 200ms", "ease-in-out 200ms"),
    ("ease-in out 200ms 50ms", "ease-in-out 200ms 50ms"),
    ("300ms ease in out", "300ms ease-in-out"), ("Ease out, 300ms", "ease-out 300ms"),
    ("ease-out, 300ms", "ease-out 300ms"), ("transition: ease out 300ms", "ease-out 300ms"),
    ("ease out 1s infinite", "ease-out 1s infinite"),
  ])
  func theMeantNameIsSuggested(text: String, meant: String) throws {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.suggestion == meant, "\(String(describing: error))")
    #expect(try EasingParser().parse(meant).duration != nil)
  }

  /// Properties and animations whose names are next to a curve stay.
  @Test(arguments: [
    ("opacity ease 300ms", "ease"), ("transition: opacity ease-in 300ms", "ease-in"),
    ("animation: out ease 300ms", "ease"), ("animation: ease-out in 300ms", "ease-out"),
    ("easeOut 300ms", "ease-out"),
  ])
  func otherNamesAreRead(text: String, meant: String) throws {
    let parsed = try EasingParser().parse(text)
    let easing = try Easing(meant)
    for progress in stride(from: 0.1, through: 0.9, by: 0.2) {
      #expect(abs(parsed.easing.value(at: progress) - easing.value(at: progress)) <= 1e-15)
    }
    #expect(parsed.duration == 0.3)
  }

  @Test(arguments: [
    "enter: ease out 300ms\nexit: linear 200ms\n",
    ":root { --enter-ease: ease out 300ms; --exit-ease: linear 200ms }",
    ".a { transition: ease out 300ms }\n.b { transition: color linear 200ms }",
    #"{"enter": {"value": "ease out 300ms", "type": "transition"}, "exit": {"value": "linear 200ms", "type": "transition"}}"#,
  ])
  func filesNoteTheMeantName(text: String) throws {
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.easing) == [.linear], "\(document.entries)")
    #expect(document.entries.first?.duration == 0.2)
    #expect(document.notes.contains { $0.message.contains("did you mean 'ease-out 300ms'?") })
  }

  @Test(arguments: ["Easing", "easing", "curve", "bezier"])
  func fourNumbersInACallAreACubicBezier(name: String) throws {
    let easing = try Easing("\(name)(0.32, 0.72, 0, 1)")
    let meant = try CubicBezier(0.32, 0.72, 0, 1)
    for progress in [0.1, 0.4, 0.75] {
      #expect(abs(easing.value(at: progress) - meant.value(at: progress)) <= 1e-15)
    }
  }
}
