import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// A pasted `CAKeyframeAnimation` is read with all its settings, or refused with the one that is not read.
@Suite struct KeyframeAnimationTextTests {
  private static func text(_ statements: String...) -> String {
    (["let a = CAKeyframeAnimation(keyPath: \"position.x\")"] + statements)
      .joined(separator: "\n")
  }

  @Test func theFunctionOfEachIntervalIsRead() throws {
    let parsed = try EasingParser().parse(
      Self.text(
        "a.keyTimes = [0, 0.5, 1] as [NSNumber]", "a.values = [10, 20, 60]",
        "a.timingFunctions = [CAMediaTimingFunction(name: .easeIn),",
        "  CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)]", "a.duration = 0.4",
        "a.repeatCount = 3", "a.autoreverses = true"))
    #expect(parsed.duration == 0.4 && parsed.repeats?.count == 6)
    let functions = [try Easing("ease-in"), try Easing("cubic-bezier(0.1, 0.2, 0.3, 1)")]
    let values: [Double] = [10, 20, 60]
    for step in 0...100 {
      let progress = Double(step) / 100
      let interval = progress < 0.5 ? 0 : 1
      let inside = functions[interval].value(at: progress * 2 - Double(interval))
      let value = values[interval] + inside * (values[interval + 1] - values[interval])
      let difference = parsed.easing.value(at: progress) - (value - 10) / 50
      #expect(abs(difference) < 1e-9, "\(progress)")
    }
  }

  @Test(arguments: [
    ("a.values = [0, CGFloat.pi / 4, 3]", "numbers as values"),
    ("a.values = [0, width, 3]", "numbers as values"),
    ("a.values = [0, 1, 3]\na.calculationMode = .cubic", "calculation mode"),
    ("a.values = [0, 1, 3]\na.calculationMode = .paced", "calculation mode"),
    (
      "a.values = [0, 1, 3]\na.timingFunction = CAMediaTimingFunction(name: .easeIn)",
      "each interval"
    ),
    (
      "a.values = [0, 1, 3]\na.timingFunctions = [CAMediaTimingFunction(name: own)]", "four numbers"
    ),
    (
      "a.values = [0, 1, 3]\na.timingFunctions = [CAMediaTimingFunction(name: .linear)]",
      "a function for each interval"
    ),
    ("a.values = [0, 1, 3]\na.duration = total", "a number of seconds"),
    ("a.values = [0, 1, 3]\na.repeatCount = count", "repeatCount"),
  ])
  func whatIsNotReadIsRefused(statements: String, reason: String) {
    let text = Self.text("a.keyTimes = [0, 0.5, 1]", statements)
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  /// A time next to a spring, as in a shorthand, does not change the spring.
  @Test(arguments: [
    "spring(stiffness: 230, damping: 22) 300ms",
    "transition: opacity 0.3s spring(stiffness: 230, damping: 22)",
  ])
  func timesNextToASpringHaveANote(text: String) throws {
    let parsed = try EasingParser().parse(text)
    #expect(parsed.duration == nil && parsed.notes.count == 1)
    #expect(parsed.notes.first?.contains("0.3 s is not read") == true)
    #expect(parsed.easing == (try Easing("spring(stiffness: 230, damping: 22)")))
  }
}
