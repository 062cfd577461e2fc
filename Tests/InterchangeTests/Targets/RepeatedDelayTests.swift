import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Testing

/// A delay before all runs of an animation, and one before each of them.
@Suite struct RepeatedDelayTests {
  /// Texts with both delays: of 200 ms once, and of 50 ms before each run of 600 ms.
  static let texts: [(name: String, once: String, each: String)] = [
    (
      "compose",
      "infiniteRepeatable(tween(600, easing = LinearEasing), RepeatMode.Restart, initialStartOffset = StartOffset(200))",
      "infiniteRepeatable(tween(600, delayMillis = 50, easing = LinearEasing), RepeatMode.Restart)"
    ),
    (
      "swiftui", ".linear(duration: 0.6).repeatForever(autoreverses: false).delay(0.2)",
      ".linear(duration: 0.6).delay(0.05).repeatForever(autoreverses: false)"
    ),
    (
      "reanimated",
      "withDelay(200, withRepeat(withTiming(1, { duration: 600, easing: Easing.linear }), -1, false))",
      "withRepeat(withDelay(50, withTiming(1, { duration: 600, easing: Easing.linear })), -1, false)"
    ),
    (
      "css", "animation: pulse 600ms linear 200ms infinite",
      "linear /* over 600ms, endless runs, each after 50ms */"
    ),
  ]

  @Test func theTwoDelaysAreReadApart() throws {
    for (name, once, each) in Self.texts {
      let first = try EasingParser().parse(once)
      #expect(first.delay == 0.2 && first.repeats == Repeats(count: .infinity), "\(name)")
      let second = try EasingParser().parse(each)
      #expect(second.delay == nil, "\(name)")
      #expect(second.repeats == Repeats(count: .infinity, delay: 0.05), "\(name): \(second)")
      #expect(first.duration == 0.6 && second.duration == 0.6)
    }
    // A finite number of runs, and both delays.
    let both = try EasingParser().parse(
      "repeatable(3, tween(250, delayMillis = 50), RepeatMode.Reverse, StartOffset(80))")
    #expect(both.delay == 0.08)
    #expect(both.repeats == Repeats(count: 3, autoreverses: true, delay: 0.05))
    let faster = try EasingParser().parse(
      ".linear(duration: 0.6).delay(0.2).repeatCount(3, autoreverses: false).delay(0.1).speed(2)")
    #expect(faster.delay == 0.05 && faster.duration == 0.3)
    #expect(faster.repeats == Repeats(count: 3, delay: 0.1))
    let looped = try EasingParser().parse(
      "Animated.loop(Animated.timing(v, { toValue: 1, duration: 600, delay: 50, easing: Easing.linear }))"
    )
    #expect(looped.delay == nil && looped.repeats == Repeats(count: .infinity, delay: 0.05))
  }

  /// Every target writes both delays, or says what it leaves out.
  @Test(arguments: TargetLanguage.all.map(\.name)) func bothAreWrittenOrNoted(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    for autoreverses in [false, true] {
      for (delay, pause) in [(0.2, 0), (0, 0.05), (0.2, 0.05)] {
        var request = ConversionRequest(.ease)
        request.duration = 0.6
        request.delay = delay == 0 ? nil : delay
        request.repeats = Repeats(count: 4, autoreverses: autoreverses, delay: pause)
        guard let result = try? target.convert(request) else { continue }
        let read = try? EasingParser().parse(result.text)
        let hasPause = read?.repeats?.delay == pause
        let isNoted = result.notes.contains {
          $0.contains("before each run") || $0.contains("does not have") && $0.contains("runs")
        }
        #expect(pause == 0 || hasPause || isNoted, "\(result.text)\n\(result.notes)")
        let hasDelay = abs((read?.delay ?? 0) - delay) < 1e-9
        let isDelayNoted = result.notes.contains { $0.contains("the delay of 200ms") }
        #expect(hasDelay || isDelayNoted || !isNative(name), "\(result.text)\n\(result.notes)")
      }
    }
  }

  /// Platforms that have both in their own syntax.
  private func isNative(_ name: String) -> Bool { Self.texts.contains { $0.name == name } }

  @Test(arguments: ["compose", "swiftui"]) func bothAreInTheText(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    for autoreverses in [false, true] {
      var request = ConversionRequest(.ease)
      (request.duration, request.delay) = (0.6, 0.2)
      request.repeats = Repeats(count: 4, autoreverses: autoreverses, delay: 0.05)
      let result = try target.convert(request)
      let read = try EasingParser().parse(result.text)
      #expect(read.delay == 0.2 && read.repeats == request.repeats, "\(result.text)")
      #expect(result.notes.isEmpty, "\(result.notes)")
    }
  }
}
