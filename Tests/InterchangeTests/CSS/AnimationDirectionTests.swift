import CurveNotation
import CurvePlatforms
import Curves
import Testing

@testable import CurveDocuments

/// A backward run plays the timing function backwards: its own progress is 1 - f(1 - t).
///
/// Source: CSS Animations Level 1, animation-direction.
@Suite struct AnimationDirectionTests {
  private func expectMirrored(_ easing: Easing?, _ base: Easing) throws {
    let easing = try #require(easing)
    for step in 0...40 {
      let t = Double(step) / 40
      #expect(abs(easing.value(at: t) - (1 - base.value(at: 1 - t))) <= 1e-12, "\(easing)")
    }
  }

  @Test(arguments: ["ease-in", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.8 30%, 1)"])
  func backwardRunsAreMirrored(timing: String) throws {
    let base = try EasingParser().parse(timing).easing
    let animation = "slide 350ms \(timing) both"
    let texts: [(text: String, name: String)] = [
      (".out { animation: \(animation) reverse; }", ".out animation slide"),
      (".out { animation: \(animation); animation-direction: reverse; }", ".out animation slide"),
      (":root { --slide: \(animation) reverse; }", "--slide"),
      (".out { animation: \(animation) 3 alternate-reverse; }", ".out animation slide"),
    ]
    for (text, name) in texts {
      let entry = try CurveDocument(Array(text.utf8)).entry(name)
      try expectMirrored(entry?.easing, base)
      #expect(entry?.duration == 0.35)
      #expect(
        entry?.repeats
          == (text.contains("3") && text.contains("alternate")
            ? Repeats(count: 3, autoreverses: true) : nil),
        "\(text)")
    }
    try expectMirrored(try EasingParser().parse("animation: \(animation) reverse").easing, base)
    let forward = try CurveDocument(Array(".in { animation: \(animation) alternate; }".utf8))
    #expect(forward.entries.first?.easing == base)
  }

  /// The keyframes of a backward animation have the timing function itself.
  @Test func keyframesKeepTheTimingFunction() throws {
    let text = """
      .out { animation: slide 350ms ease-in both reverse; }
      @keyframes slide { from { left: 0 } to { left: 100px } }
      """
    let sheet = try StyleSheet(bytes: Array(text.utf8))
    #expect(
      KeyframesTiming(sheet).easing(of: "slide") == (try EasingParser().parse("ease-in").easing))
  }
}
