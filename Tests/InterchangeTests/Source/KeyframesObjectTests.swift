import CurveDocuments
import CurvePlatforms
import Curves
import Testing

/// The keyframes in the configuration of Tailwind.
@Suite struct KeyframesObjectTests {
  private let text = """
    /** @type {import('tailwindcss').Config} */
    module.exports = {
      theme: {
        extend: {
          transitionTimingFunction: { 'standard': 'cubic-bezier(0.2, 0, 0, 1)' },
          keyframes: {
            // Comments and trailing commas are of no matter.
            'fade-in': { from: { opacity: '0' }, to: { opacity: 1 }, },
            slide: {
              '0%': { transform: 'translateX(0)', animationTimingFunction: 'ease-in' },
              '40%': { transform: 'translateX(120px)', color: theme('x') },
              ...rest,
              '100%': { transform: `translateX(100px)` },
            },
            made: make({ from: { opacity: 0 }, to: { opacity: 1 } }),
          },
          animation: {
            'fade-in': 'fade-in 300ms linear both',
            slide: 'slide 0.6s linear',
          },
        },
      },
      plugins: [require('x')({ keyframes: 3 })],
    }
    """

  @Test func tailwindKeyframesAreTracks() throws {
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.notes.isEmpty, "\(document.notes)")
    #expect(
      document.entries.map(\.name) == [
        "theme.extend.transitionTimingFunction.standard", "theme.extend.animation.fade-in",
        "theme.extend.animation.slide",
      ])
    #expect(
      document.tracks.map(\.name) == [
        "@keyframes fade-in opacity", "@keyframes slide transform",
      ], "\(document.tracks)")
    #expect(document.tracks.map(\.line) == [8, 9])
    #expect(document.tracks.map(\.duration) == [0.3, 0.6])
    let fade = try #require(document.track("fade-in")?.easing)
    let slide = try #require(document.track("slide")?.easing)
    for x in [0, 0.1, 0.25, 0.5, 0.9, 1] {
      #expect(abs(fade.value(at: x) - x) <= 1e-12)
      // From 0 over 120 to 100 px: with ease-in to 40 %, then as the animation.
      let meant =
        x < 0.4
        ? 1.2 * (try EasingParser().parse("ease-in").easing.value(at: x / 0.4))
        : 1.2 - 0.2 * (x - 0.4) / 0.6
      #expect(abs(slide.value(at: x) - meant) <= 1e-9, "\(x)")
    }
  }

  /// Keyframes that begin at the element's own value are no curve, and have a note as in CSS.
  @Test func keyframesWithoutABeginningAreNoted() throws {
    let text = """
      module.exports = { theme: {
        keyframes: { spin: { to: { opacity: 0 } } }, animation: { spin: 'spin 1s linear' }
      } }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.tracks.isEmpty && document.entries.count == 1)
    #expect(document.notes.map(\.line) == [2] && document.notes.allSatisfy { !$0.isLoss })
    #expect(document.notes.first?.message.contains("no keyframe at 0 %") == true)
  }

  /// Every beginning of the file is read or refused, soon.
  @Test(.timeLimit(.minutes(1))) func truncatedTextsTerminate() {
    let bytes = Array(text.utf8)
    for count in bytes.indices { _ = try? CurveDocument(Array(bytes[..<count])) }
    for text in [
      "keyframes: {)]", "keyframes: { a: { b: { c: ) } ] }", "keyframes: {\"", "keyframes:{}}",
    ] {
      _ = try? CurveDocument(Array(text.utf8))
    }
  }
}
