import CurveDocuments
import CurveTestSupport
import Testing

/// The times of UIKit's keyframes are fractions of the duration of their animation.
@Suite struct ViewKeyframeTests {
  private struct Keyframe {
    var start: Double
    var length: Double
  }

  private func swift(_ duration: Double, _ delay: Double, _ keyframes: [Keyframe]) -> String {
    let lines = keyframes.map {
      "    UIView.addKeyframe(withRelativeStartTime: \($0.start), relativeDuration: \($0.length)) { view.alpha = 1 }\n"
    }
    return
      "  UIView.animateKeyframes(withDuration: \(duration), delay: \(delay), options: [], animations: {\n"
      + lines.joined() + "  }, completion: nil)\n"
  }

  private func objectiveC(_ duration: Double, _ delay: Double, _ keyframes: [Keyframe]) -> String {
    let lines = keyframes.map {
      "    [UIView addKeyframeWithRelativeStartTime:\($0.start) relativeDuration:\($0.length) animations:^{ view.alpha = 1; }];\n"
    }
    return
      "  [UIView animateKeyframesWithDuration:\(duration) delay:\(delay) options:0 animations:^{\n"
      + lines.joined() + "  } completion:nil];\n"
  }

  @Test func timesAreFractions() throws {
    var random = SplitMix64(seed: 4)
    for index in 0..<40 {
      var text = "class Card {\n"
      var expected: [Double] = []
      for _ in 0..<3 {
        let duration = Double.random(in: 0.1...3, using: &random)
        let delay = Double.random(in: 0.1...1, using: &random)
        let keyframes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Keyframe(
            start: Double.random(in: 0...0.5, using: &random),
            length: Double.random(in: 0.01...0.5, using: &random))
        }
        text +=
          index.isMultiple(of: 2)
          ? swift(duration, delay, keyframes) : objectiveC(duration, delay, keyframes)
        expected +=
          [duration, delay] + keyframes.flatMap { [$0.start * duration, $0.length * duration] }
      }
      text += "}\n"
      let document = try CurveDocument(Array(text.utf8))
      let found = document.durations.map(\.seconds)
      #expect(found.count == expected.count, "\(document.durations)\n\(text)")
      #expect(
        zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-12 * $1 }, "\(found) \(expected)")
      #expect(document.entries.isEmpty && document.notes.count { $0.isLoss } == 3)
    }
  }

  /// A fraction without its animation is no time.
  @Test func aFractionAloneIsNoTime() throws {
    let text = """
      func fade() { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { } }
      let ease = Animation.easeIn(duration: 0.2)
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.durations.isEmpty && document.entries.map(\.duration) == [0.2])
    #expect(document.notes.contains { $0.message.contains("relativeDuration") && $0.isLoss })
  }
}
