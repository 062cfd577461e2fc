import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// What a curve does not carry, and what another system would read differently, is told or refused.
@Suite struct DialectNoteTests {
  /// A text, its duration and delay in seconds, and words of a note; nil if there is none.
  static let timed: [(text: String, duration: Double?, delay: Double?, note: String?)] = [
    ("tween(durationMillis = 300, easing = LinearEasing)", 0.3, nil, nil),
    ("tween(300, 50, CubicBezierEasing(0.4f, 0f, 0.2f, 1f))", 0.3, 0.05, nil),
    ("tween(150, easing = EaseOutCubic)", 0.15, nil, nil),
    (".easeInOut(duration: 0.3)", 0.3, nil, nil), (".easeInOut", nil, nil, nil),
    (".easeInOut(duration: 0.3).delay(0.2)", 0.3, 0.2, nil),
    (".easeIn(duration: 0.4).delay(0.2).speed(2)", 0.2, 0.1, nil),
    (".timingCurve(0.4, 0, 0.2, 1, duration: 0.35)", 0.35, nil, nil),
    (".linear(duration: 2).repeatForever(autoreverses: false)", 2, nil, nil),
    ("{ duration: 0.3, ease: [0.4, 0, 0.2, 1] }", 0.3, nil, nil),
    (
      "{ duration: 2, ease: \"power2.out\", delay: 0.5, repeat: 3, repeatDelay: 1 }", 2, 0.5,
      "repeatDelay"
    ),
    ("{ duration: 400, easing: \"ease-in\", delay: 100 }", 0.4, 0.1, nil),
    ("{ duration: DURATION, ease: \"power2.out\" }", nil, nil, "duration is not"),
    ("withTiming(1, { duration: 300, easing: Easing.ease })", 0.3, nil, nil),
    (
      "Animated.timing(x, { toValue: 1, duration: 250, delay: 40, easing: Easing.ease })", 0.25,
      0.04, nil
    ),
    ("UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut])", 0.3, 0.1, nil),
    ("UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat])", 0.3, nil, nil),
    ("UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)", 0.5, nil, nil),
    (
      "{\"$type\": \"transition\", \"$value\": {\"duration\": {\"value\": 200, \"unit\": \"ms\"}, \"delay\": {\"value\": 1, \"unit\": \"s\"}, \"timingFunction\": [0.4, 0, 0.2, 1]}}",
      0.2, 1, nil
    ),
    ("{ type: \"spring\", stiffness: 300, damping: 20, delay: 0.2 }", nil, 0.2, nil),
    (".spring(duration: 0.5).delay(0.1)", nil, 0.1, nil),
    ("{ duration: 250 }", 0.25, nil, "react-spring"),
    // Likely meant otherwise
    (".interpolatingSpring(stiffness: 300, damping: 0.7)", nil, nil, "a damping ratio of 0.0202"),
    ("{ stiffness: 100, damping: 1 }", nil, nil, nil),
    ("stiffness: 230, damping: 22, duration: 0.6", nil, nil, "Motion ignores a duration or bounce"),
    (
      "let a = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.25)\na.duration = 0.3", nil,
      nil,
      "ends after 0.3 s"
    ),
    // Read one way, told of the other
    ("withSpring(0, { damping: 20, stiffness: 150 })", nil, nil, "Reanimated 4"),
    ("withSpring(0, { duration: 500 })", nil, nil, "version 3"),
    (
      "withSpring(0, { mass: 1, damping: 20, stiffness: 150, velocity: 800 })", nil, nil,
      "units of the value"
    ),
    ("{ type: \"spring\", velocity: 2 }", nil, nil, "units of the value"),
    ("{ tension: 40, friction: 7 }", nil, nil, "stiffness 230.2 and damping 22"),
    ("spring({ bounce: .5, duration: 350 })", nil, nil, "milliseconds"),
    ("Animation.default", nil, nil, "iOS 17"),
    ("easings.easeInOutQuart", nil, nil, "with hyphens"),
    ("UISpringTimingParameters(dampingRatio: 0.8)", nil, nil, "1 s"),
    (
      "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)",
      nil,
      nil, "critical"
    ),
    (
      "a.damping = 5; a.repeatDuration = 2; a.autoreverses = true", nil, nil,
      "repeatDuration"
    ),
    ("a.damping = 5; a.duration = 0.3", nil, nil, "ends after 0.3 s"),
    ("ease: \"steps(5)\"", nil, nil, "6 levels"),
    (
      "spring({ mass: 0.5, stiffness: 100, damping: 10 })", nil, nil, "anime.js raises"
    ),
    (
      "{\"easing\": {\"type\": \"SLOW\"}, \"duration\": 0.8}", nil, nil, "its own duration"
    ),
    ("{\"easing\": {\"type\": \"EASE_OUT\"}, \"duration\": 0.8}", 0.8, nil, nil),
    (
      "{ mass: 1, tension: 280, friction: 60, easing: easings.easeInQuad }", nil, nil,
      "ignores an easing"
    ),
    ("backOut", nil, nil, "Svelte"), ("{ duration: 0.5, bounce: 0.2 }", nil, nil, "SwiftUI"),
    (".easeIn.delay(0.2)", nil, 0.2, nil), ("inOutBack", nil, nil, "anime.js"),
    // Nothing to tell
    ("{ type: \"spring\", duration: 0.5, bounce: 0.2 }", nil, nil, nil),
    ("withSpring(0, { mass: 1, damping: 20, stiffness: 150 })", nil, nil, nil),
    ("{ mass: 1, tension: 280, friction: 60 }", nil, nil, nil), ("ease", nil, nil, nil),
    ("CAMediaTimingFunction(name: .default)", nil, nil, nil),
    ("steps(5)", nil, nil, nil), ("easings.ease-in-out-quart", nil, nil, nil),
  ]

  @Test func timesAndNotesAreKept() throws {
    for (text, duration, delay, note) in Self.timed {
      let parsed = try EasingParser().parse(text)
      #expect(near(parsed.duration, duration), "\(text): \(String(describing: parsed.duration))")
      #expect(near(parsed.delay, delay), "\(text): \(String(describing: parsed.delay))")
      #expect(parsed.notes.count == (note == nil ? 0 : 1), "\(text): \(parsed.notes)")
      if let note {
        #expect(parsed.notes.first?.contains(note) == true, "\(text): \(parsed.notes)")
      }
    }
    #expect(Self.timed.count >= 40)
  }

  private func near(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-12
  }

  /// What the texts mean by the systems' documentation and source.
  static let forms: [(pasted: String, means: String)] = [
    (
      "{ mass: 1, tension: 280, friction: 60, easing: easings.easeInQuad }",
      "spring(stiffness: 280, damping: 60)"
    ),
    ("spring()", "spring(stiffness: 1500, dampingRatio: 1)"),
    ("Animation.default", "spring(response: 0.55, dampingRatio: 1)"),
    ("CAMediaTimingFunction(name: .default)", "ease"),
    ("a.damping = 5; a.speed = 2", "spring(stiffness: 400, damping: 10)"),
    (".spring(duration: 0.5).speed(2)", "spring(duration: 0.25, bounce: 0)"),
    ("spring({ bounce: .5, duration: 350 })", "spring(duration: 0.35, bounce: 0.5)"),
    ("{ duration: 250 }", "linear"),
    ("easings.easeInOutQuart", "penner.in-out-quart"),
    ("easings.ease-in-out-quart", "cubic-bezier(0.76, 0, 0.24, 1)"),
    ("tween(300, 50, CubicBezierEasing(0.4f, 0f, 0.2f, 1f))", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("withSpring(0, GentleSpringConfig)", "spring(mass: 4, stiffness: 900, damping: 120)"),
    ("Reanimated3DefaultSpringConfig", "spring(stiffness: 100, damping: 10)"),
    ("ease: [0.4, 0, 0.2, 1]", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("ease: \"power2.out\"", "penner.out-cubic"),
    ("ease: \"steps(5)\"", "steps(6, jump-none)"), ("SteppedEase.config(5)", "steps(6, jump-none)"),
    ("steps(5)", "steps(5)"),
    ("back.inOut(2)", "penner.in-out-back(overshoot: 2)"),
    ("Easing.InOutElastic", "penner.in-out-elastic(period: 0.3)"),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 40, initialVelocity: .zero)",
      "spring(stiffness: 100, damping: 20)"
    ),
  ]

  @Test func meanWhatTheSystemsSay() throws {
    for (pasted, means) in Self.forms {
      let (read, wanted) = (try Easing(pasted), try Easing(means))
      for index in 0...100 {
        let x = Double(index) / 100
        #expect(abs(read.value(at: x) - wanted.value(at: x)) <= 1e-12, "\(pasted) is \(read)")
      }
      guard case .spring(let a) = read, case .spring(let b) = wanted else { continue }
      #expect(abs(a.duration / b.duration - 1) <= 1e-12, "\(pasted) is \(read)")
    }
  }

  /// An animator's duration is that of its spring.
  @Test func theAnimatorGivesTheDuration() throws {
    let text = "UISpringTimingParameters(dampingRatio: 0.8)"
    guard
      case .spring(let spring) = try Easing(
        "UIViewPropertyAnimator(duration: 0.4, timingParameters: \(text))")
    else { throw Missing.spring }
    #expect(spring.duration == 0.4)
  }

  private enum Missing: Error { case spring }

  @Test(
    arguments: [
      ("withSpring(offset.value, SPRING_CONFIG)", 26, "settings in braces"),
      ("Animated.spring(x, CONFIG)", 20, "settings in braces"),
      ("{ tension: 300, friction: 10, bounce: 0.5 }", 39, "without bounce"),
      ("irregular(10, 1)", 1, "not random"), ("rough({ strength: 1 })", 1, "not random"),
      ("{ type: \"inertia\", velocity: 0 }", 1, "covers a distance"),
      ("keyframes { durationMillis = 375; Offset.Zero at 0 }", 1, "keyframes of numbers"),
      ("Easing { fraction -> fraction * fraction }", 9, "not code"),
      ("easing: (t) => t * t", 9, "not code"),
      ("transition: opacity 0.2s ease-in, transform 0.3s ease-out", 35, "one curve and timing"),
      ("{ ease: [0, 0, 1, 1], easeOut: [0, 0, 0.2, 1] }", 23, "one curve"),
      ("spring<Float>(stiffness = STIFFNESS)", 27, "a number"),
      ("CycleInterpolator(2)", 1, "ends at 1"), ("slow(0.5, 0.8, true)", 16, "ends at 1"),
      ("transition: all 1s cubic-bezier(2, 0, 0, 1)", 33, "x1 in 0...1"),
      ("{ type: \"spring\", duration: 0.5, bounce: 0.3, velocity: 2 }", 57, "mass, stiffness"),
      ("a.damping = 5; a.speed = 0", 26, "a positive speed"),
      ("tween(duration = 300)", 7, "one of durationMillis"),
      ("spring(stiffness: 100 damping: 10)", 23, "a comma before damping"),
      ("Spring(duration: 0.5 bounce: 0.3)", 22, "a comma before bounce"),
      ("spring(duration: 0.5 bounce: 0.3)", 22, "a comma before bounce"),
      ("spring({ stiffness: 100 damping: 10 })", 25, "a comma before damping"),
      ("{ type: \"spring\" bounce: 0.3 }", 18, "a comma before bounce"),
      ("withAnimation { x = 1 }", 1, "without one, it is .default"),
      (".easeIn.speed(-1)", 1, "a positive speed"), ("speed(2)", 1, "an animation before"),
    ] as [(String, Int, String)])
  func unreadableTextsAreRefusedWithTheirColumn(text: String, column: Int, expected: String) {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.column == column, "\(error?.description ?? "")")
    #expect(error?.expected.contains(expected) == true, "\(error?.description ?? "")")
  }
}
