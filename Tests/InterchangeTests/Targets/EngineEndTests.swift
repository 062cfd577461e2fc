import CurvePlatforms
import Curves
import Foundation
import Spring
import Testing

/// When platforms end a spring by themselves.
@Suite struct EngineEndTests {
  private func end(_ name: String, _ word: String, distance: Double? = nil) throws -> Double? {
    var request = ConversionRequest(try Easing(word))
    request.distance = distance
    return try #require(TargetLanguage.named(name)).convert(request).engineEnd
  }

  /// Measured in the engines, or in translations of their code.
  @Test func endsMatchMeasurementsInTheEngines() throws {
    let word = "spring(stiffness: 230, damping: 22)"
    // Reanimated was measured at its frames, 60 per second.
    for (name, seconds, step) in [
      ("flutter", 0.851, 0.001), ("reanimated", 0.850, 1 / 60.0), ("react-spring", 0.511, 0.001),
    ] {
      let end = try #require(try end(name, word))
      #expect(abs((end / step - 1e-6).rounded(.up) * step - seconds) <= 5e-4, "\(name): \(end)")
    }
  }

  /// The first millisecond that fulfils the engine's own condition.
  @Test(arguments: [
    "spring(stiffness: 230, damping: 22)", "spring(stiffness: 100, damping: 3)",
    "spring(stiffness: 100, damping: 20)", "spring(stiffness: 100, damping: 40)",
    "spring(mass: 2, stiffness: 300, damping: 9, initialVelocity: 4)",
    "spring(stiffness: 400, damping: 80, initialVelocity: -3)",
  ])
  func endsAreTheFirstRest(word: String) throws {
    guard case .spring(let spring) = try Easing(word) else { return }
    let motion = spring.motion
    for (name, distance, speed, scale) in [
      ("flutter", 0.001, 0.001, 1.0), ("flutter", 0.001, 0.001, 100),
      ("react-native", 0.001, 0.001, 1),
    ] {
      let found = try #require(try end(name, word, distance: scale))
      // Flutter's tolerance does not follow the distance; the other texts' do.
      let share = name == "flutter" ? scale : 1
      let isResting = { (time: Double) in
        abs(motion.value(at: time) - 1) <= distance / share
          && abs(motion.velocity(at: time)) <= speed / share
      }
      let steps = Int(found * 1000)
      #expect(steps > 100)
      for step in 0..<steps where isResting(Double(step) / 1000 - 1e-6) {
        Issue.record("\(name): at rest after \(step) ms, not \(found) s")
        break
      }
      #expect(isResting(found + 1e-7), "\(name): \(found)")
    }
    let energy = { (time: Double) in
      let (x, v) = (motion.value(at: time) - 1, motion.velocity(at: time))
      return motion.spring.stiffness * x * x + motion.spring.mass * v * v
    }
    let found = try #require(try end("reanimated", word))
    #expect(abs(energy(found) / energy(0) / 6e-9 - 1) < 1e-5)
  }

  /// Motion's generator with the settings of the text, asked every 50 ms.
  @Test(
    arguments: [
      ("spring(stiffness: 230, damping: 22)", 0.7), ("spring(stiffness: 100, damping: 10)", nil),
      ("spring(stiffness: 100, damping: 40)", nil),
      ("spring(stiffness: 4, damping: 0.1)", .infinity),
      ("spring(mass: 2, stiffness: 300, damping: 9, initialVelocity: 4)", nil),
    ] as [(String, Double?)])
  func motionCompletesAtAMultipleOf50Milliseconds(word: String, known: Double?) throws {
    guard case .spring(let spring) = try Easing(word) else { return }
    let target = try #require(TargetLanguage.named("motion"))
    for distance in [nil, 3.0, 100] {
      var request = ConversionRequest(try Easing(word))
      request.distance = distance
      let conversion = try target.convert(request)
      let number = { (name: String) in
        conversion.text.components(separatedBy: "\(name): ").last
          .flatMap { Double($0.prefix { "0123456789.e-".contains($0) }) } ?? .nan
      }
      var milliseconds = 0
      while milliseconds < 20_000 {
        let time = Double(milliseconds) / 1000
        let offset = (1 - spring.motion.value(at: time)) * (distance ?? 1)
        let speed = spring.motion.velocity(at: time) * (distance ?? 1)
        let isSlow =
          abs(speed) <= number("restSpeed") || spring.motion.spring.dampingRatio >= 1
        if isSlow, abs(offset) <= number("restDelta") { break }
        milliseconds += 50
      }
      let expected = milliseconds < 20_000 ? Double(milliseconds) / 1000 : .infinity
      if expected.isFinite {
        #expect(abs(try #require(conversion.engineEnd) - expected) < 1e-9)
      } else {
        #expect(conversion.engineEnd == nil)
      }
      if let known { #expect(known == expected) }
    }
  }

  @Test func otherTextsHaveTheirOwnEnd() throws {
    for name in ["css", "gsap", "lottie", "unity"] {
      #expect(try end(name, "spring(stiffness: 230, damping: 22)") == nil)
    }
    #expect(try end("flutter", "spring(stiffness: 230, damping: 0, over: 1)") == nil)
    #expect(try end("motion", "ease") == nil)
  }
}
