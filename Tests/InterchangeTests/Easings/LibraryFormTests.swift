import CurveNotation
import CurvePlatforms
import Testing

/// Variables, elements and setters whose curve a library names.
@Suite struct LibraryFormTests {
  static let forms: [WrappedCurveTests.Form] = [
    .init("var(--md-sys-motion-easing-emphasized)", "cubic-bezier(0.2, 0, 0, 1)"),
    .init(
      "transition: opacity 200ms var(--md-sys-motion-easing-standard-accelerate) 50ms;",
      "material.standard-accelerate", 0.2, delay: 0.05),
    .init(
      "animation: fade 0.3s var(--md-sys-motion-easing-emphasized-decelerate) both",
      "material.emphasized-decelerate", 0.3),
    .init("LeanTween.scale(o, v, 0.4f).setEaseOutBack();", "penner.out-back", 0.4),
    .init("transition: opacity 200ms var(--ease, ease-out)", "ease-out", 0.2),
    .init(
      "transition: width var(--md-sys-motion-duration-extra-long2) ease-in", "ease-in", 0.8),
    .init(
      "android:interpolator=\"@android:interpolator/fast_out_extra_slow_in\"",
      "material.emphasized"),
    .init(
      "<DoubleTransition Property=\"Opacity\" Duration=\"0:0:0.2\" Delay=\"0:0:0.1\" Easing=\"0.4,0 0.2,1\"/>",
      "cubic-bezier(0.4, 0, 0.2, 1)", 0.2, delay: 0.1),
    .init(
      "<BrushTransition Duration=\"0:0:0.2\" Easing=\"CubicEaseOut\"/>", "penner.out-cubic", 0.2),
    .init(
      "iTween.MoveTo(o, iTween.Hash(\"x\", 2, \"easeType\", \"easeInOutSine\", \"time\", 1.5f, \"delay\", .1));",
      "penner.in-out-sine", 1.5, delay: 0.1),
    .init(
      "let spring = try DampedSpring(perceptualDuration: 0.5, bounce: 0.3)",
      "spring(duration: 0.5, bounce: 0.3)"),
    .init("try DampedSpring(stiffness: 230, damping: 22)", "spring(stiffness: 230, damping: 22)"),
    .init(
      "let a = try DampedSpring(mass: 2, stiffness: 230, dampingRatio: 0.7)",
      "spring(stiffness: 115, dampingRatio: 0.7)"),
    .init(
      "var b = DampedSpring(stiffness: 100, damping: 40)", "spring(stiffness: 100, damping: 40)"),
    .init("gsap.parseEase(\"power4.in\")", "penner.in-quint"),
    .init("await box.TranslateTo(0, 200, 2000, Easing.BounceIn);", "penner.in-bounce", 2),
    .init(
      "NumberAnimation on x { to: 100; duration: 400; easing.type: Easing.OutBack }",
      "penner.out-back", 0.4),
    .init("new CubicEaseOut()", "penner.out-cubic"),
    .init("<SineEaseInOut/>", "penner.in-out-sine"),
    .init("Easing=\"QuinticEaseIn\"", "penner.in-quint"),
    .init("easing: Easing.BounceIn", "penner.in-bounce"),
  ]

  @Test func isReadWithItsTiming() {
    for form in Self.forms { WrappedCurveTests.check(form) }
    #expect(Self.forms.count >= 17)
  }

  /// The value of a variable is another one's to change.
  @Test func tellsThatTheValueOfAVariableIsNotKnown() throws {
    let read = try EasingParser().parse("var(--md-sys-motion-easing-standard)")
    #expect(read.notes.contains { $0.contains("--md-sys-motion-easing-standard") })
  }

  /// jQuery UI redefines three of the plugin's equations.
  @Test(arguments: ["easeOutBack", "easeInExpo", "easeInOutElastic"])
  func tellsWhichEasingOfJQueryIsRead(name: String) throws {
    let read = try EasingParser().parse("$('#a').animate({ left: 9 }, 400, '\(name)')")
    #expect(read.notes.contains { $0.contains("jQuery UI") })
    #expect(read.duration == 0.4)
  }

  @Test func tellsThatRemotionLimitsTheDamping() throws {
    let read = try EasingParser().parse("spring({ frame, fps, config: { damping: 200 } })")
    #expect(read.notes.contains { $0.contains("critical damping") })
    let bouncy = try EasingParser().parse("spring({ frame, fps, config: { damping: 12 } })")
    #expect(bouncy.notes.isEmpty)
  }

  @Test(arguments: [
    ("$('#a').animate({ left: 9 }, 400, 'unknownEase')", "an easing of jQuery"),
    ("await box.FadeTo(1, 500)", "an Easing"),
    ("var(--ease-out)", "a function"),
    ("transition: opacity 200ms var(--md-sys-motion-easing-spatial)", "not var("),
    (
      "extension Animation { static let a = Animation.easeIn; static let b = Animation.easeOut }",
      "curve"
    ),
    ("iTween.MoveTo(o, iTween.Hash(\"x\", 2))", "an easetype"),
    ("new CubicEaseOut(2)", "without settings"),
  ])
  func isRefusedWithTheReason(text: String, reason: String) {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.expected.contains(reason) == true, "\(text): \(error?.expected ?? "")")
  }
}
