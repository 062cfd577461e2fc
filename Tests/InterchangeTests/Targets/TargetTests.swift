import CurvePlatforms
import Curves
import Foundation
import Testing

@Suite struct TargetTests {
  static let texts = [
    "ease", "linear", "cubic-bezier(1, 0, 0, 1)", "steps(3)",
    "linear(0, 0.5 20%, 0.7 20%, 1)", "penner.out-bounce",
    "penner.out-elastic", "material.emphasized",
    "spring(mass: 2, stiffness: 230, damping: 22, initialVelocity: 3)",
    "spring(duration: 0.5, bounce: 0.3)", "spring(stiffness: 100, damping: 40)",
    "spring(mass: 0.4, stiffness: 100, damping: 12)",
    "spring(stiffness: 100, damping: 3, over: 0.4)",
  ]

  @Test func theRegistryNamesEachTargetOnce() {
    let names = TargetLanguage.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 35)
    for target in TargetLanguage.all {
      #expect(TargetLanguage.named(target.name)?.title == target.title)
      #expect(!target.bezierForm.isEmpty && !target.springForm.isEmpty && !target.title.isEmpty)
    }
    #expect(TargetLanguage.named("cobol") == nil)
  }

  /// Every pair has a text with a measured error, or a sentence that gives the reason why not.
  @Test(arguments: texts)
  func everyTargetAnswers(word: String) throws {
    let easing = try Easing(word)
    for target in TargetLanguage.all {
      do {
        let result = try target.convert(ConversionRequest(easing))
        #expect(
          result.text.isEmpty == target.isBinary && result.maximumError.isFinite,
          "\(word) to \(target.name)")
        #expect(!result.text.contains("nan") && !result.text.contains("inf,"))
        #expect(!result.isLossless || result.maximumError <= 1e-6)
        #expect((result.duration != nil) == word.hasPrefix("spring"))
      } catch {
        let jumps = ["steps(3)", "linear(0, 0.5 20%, 0.7 20%, 1)"]
        #expect(jumps.contains(word), "\(word) to \(target.name): \(error)")
        #expect(["core-animation", "android-xml", "gsap", "qt"].contains(target.name))
      }
    }
  }

  /// What one target finds does not change what another writes.
  @Test(arguments: texts)
  func sharedApproximationsEqualSeparateOnes(word: String) throws {
    let request = ConversionRequest(try Easing(word))
    let shared = SharedApproximations()
    for target in TargetLanguage.all.reversed() {
      let alone = try? target.convert(request)
      let next = try? target.convert(request, sharing: shared)
      #expect(next == alone, "\(word) to \(target.name)")
    }
  }

  /// A text that reads back to the same curve has no error at all, so nothing is measured.
  @Test(arguments: [
    "ease", "cubic-bezier(0.3, -0.2, 0.1, 1.7)", "steps(3)", "linear(0, 0.5 20%, 0.7 20%, 1)",
    "spring(stiffness: 100, damping: 3, over: 0.4)",
  ])
  func sameCurvesHaveNoError(word: String) throws {
    let easing = try Easing(word)
    for name in ["swift"] + (word.hasPrefix("spring") ? [] : ["css", "tailwind"]) {
      let target = try #require(TargetLanguage.named(name))
      let result = try target.convert(ConversionRequest(easing))
      #expect(result.maximumError == 0 && result.isLossless, "\(word) to \(name)")
      #expect(try name != "css" || Easing(result.text).value(at: 0.3) == easing.value(at: 0.3))
    }
  }

  /// Approximations meet the requested error, except for jumps and single curves.
  @Test(arguments: [
    "css", "css-keyframes", "tailwind", "web-animations", "lottie", "after-effects", "motion",
    "react-spring", "reanimated", "gsap", "anime", "unity", "godot", "swiftui", "flutter", "csv",
    "npy", "compose", "scss", "less", "smil", "qt", "dotween", "react-native", "remotion",
    "blender",
  ])
  func theErrorIsKept(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    for word in ["penner.out-elastic", "penner.in-out-sine", "penner.out-bounce"] {
      for error in [0.01, 0.001] {
        let result = try target.convert(ConversionRequest(try Easing(word), maximumError: error))
        #expect(result.maximumError <= error, "\(word) to \(name)")
      }
    }
  }

  /// Rounding costs little where a curve is steep: a spring of many swings.
  @Test(arguments: ["lottie", "gsap"])
  func steepPiecesKeepTheError(name: String) throws {
    let easing = try Easing("spring(stiffness: 400, damping: 1)")
    let target = try #require(TargetLanguage.named(name))
    let result = try target.convert(ConversionRequest(easing, maximumError: 0.05))
    #expect(result.maximumError <= 0.05, "\(name): \(result.maximumError)")
  }

  /// What is told of curves that don't run from 0 to 1 in one go.
  @Test func oddPolylinesHaveTexts() throws {
    let texts = [
      ("linear(0)", "css", "linear(0, 0)"), ("linear(1, 0)", "reanimated", "linear(1, 0)"),
      ("linear(0 -50%, 1 150%)", "reanimated", "linear([0, '-50%'], [1, '150%'])"),
      ("linear(0.5 20%, 1 20%)", "css", "linear(0.5, 0.5 20%, 1 20%, 1)"),
    ]
    for (word, name, text) in texts {
      let target = try #require(TargetLanguage.named(name))
      let result = try target.convert(ConversionRequest(try Easing(word)))
      #expect(result.text == text && result.maximumError < 1e-12, "\(word) to \(name)")
    }
    // Flutter's own ends.
    let flutter = try #require(TargetLanguage.named("flutter"))
    let result = try flutter.convert(ConversionRequest(try Easing("linear(0.3, 0.8)")))
    #expect(result.text.contains("_x = [0, 1]") && abs(result.maximumError - 0.2) < 1e-12)
    #expect(result.notes.contains { $0.contains("0 at 0 and 1 at 1") })
  }

  @Test func aSpringOfCSSEndsOnOne() throws {
    for word in Self.texts where word.hasPrefix("spring") && !word.contains("over") {
      for error in [0.005, 0.001, 0.0001] {
        let result = try #require(TargetLanguage.named("css"))
          .convert(ConversionRequest(try Easing(word), maximumError: error))
        #expect(result.text.contains(", 1) /* over "))
        #expect(result.maximumError <= error && result.jumpAtEnd == 0)
        let read = try Easing(result.text)
        #expect(read.value(at: 1) == 1 && read.value(at: 0) == 0)
      }
    }
  }

  @Test func aSpringThatIsCutOffSaysSo() throws {
    let easing = try Easing("spring(stiffness: 100, damping: 3, over: 0.4)")
    let result = try #require(TargetLanguage.named("css")).convert(ConversionRequest(easing))
    #expect(abs(result.jumpAtEnd - abs(1 - easing.value(at: 1 - 1e-9))) < 0.001)
    #expect(result.duration == 0.4)
  }

  @Test func pointsAreKeptToInBothKinds() throws {
    let easing = try Easing("penner.out-elastic")
    for name in ["css", "css-keyframes", "lottie"] {
      let target = try #require(TargetLanguage.named(name))
      let few = try target.convert(ConversionRequest(easing, points: 6))
      let more = try target.convert(ConversionRequest(easing, points: 12))
      #expect(few.points ?? 99 <= 7 && more.points ?? 99 <= 13)
      #expect(more.maximumError < few.maximumError / 2)
    }
  }

  @Test func polynomialsAreCubicBeziers() throws {
    let css = try #require(TargetLanguage.named("css"))
    for (word, curve) in [
      ("penner.in-quad", "penner.in-quad"), ("penner.out-cubic", "penner.out-cubic"),
      ("penner.in-back", "penner.in-back"), ("mirrored(ease-in)", "ease-out"),
    ] {
      let result = try css.convert(ConversionRequest(try Easing(word)))
      #expect(result.isLossless && result.text.hasPrefix("cubic-bezier("))
      let (read, wanted) = (try Easing(result.text), try Easing(curve))
      for index in 0...100 {
        let x = Double(index) / 100
        #expect(abs(read.value(at: x) - wanted.value(at: x)) < 2e-15)
      }
    }
  }

  @Test func cssCanFallBack() throws {
    var request = ConversionRequest(try Easing("swiftui.bouncy"), name: "swiftui-bouncy")
    request.hasFallback = true
    let text = try #require(TargetLanguage.named("css")).convert(request).text
    #expect(text.contains("@supports (transition-timing-function: linear(0, 1))"))
    #expect(text.contains("@media (prefers-reduced-motion: reduce)"))
    #expect(text.contains("transition-timing-function: cubic-bezier("))
    request.hasFallback = false
    request.prefersBezier = true
    let bezier = try #require(TargetLanguage.named("css")).convert(request)
    #expect(bezier.text.hasPrefix("cubic-bezier(") && bezier.maximumError > 0.01)
  }

  /// The tokens are JSON with the members that the format requires.
  @Test func tokensAreJSON() throws {
    let dtcg = try #require(TargetLanguage.named("dtcg"))
    for word in Self.texts {
      let text = try dtcg.convert(ConversionRequest(try Easing(word), name: "x")).text
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let token = try #require(object?["x"] as? [String: Any])
      if word.hasPrefix("spring") {
        let value = try #require(token["$value"] as? [String: Any])
        #expect(token["$type"] as? String == "transition")
        #expect(Set(value.keys) == ["duration", "delay", "timingFunction"])
        #expect((token["$extensions"] as? [String: Any])?["dev.curvetool.spring"] != nil)
      } else {
        #expect(token["$type"] as? String == "cubicBezier")
        #expect((token["$value"] as? [Double])?.count == 4)
      }
    }
  }
}
