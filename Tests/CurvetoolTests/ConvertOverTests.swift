import Foundation
import Testing

/// `convert --over`, `--distance` and `--reduced-motion`.
@Suite struct ConvertOverTests {
  @Test func everyTextLastsAsLong() async throws {
    let result = try await Tool.run([
      "convert", "Spring(bounce: 0.3)", "--to", "css,motion,flutter,lottie,css-keyframes", "--over",
      "0.6s",
    ])
    #expect(result.status == 0)
    for line in ["css: ", "motion: ", "flutter: ", "lottie: ", "css-keyframes: "] {
      let facts = result.error.split(separator: "\n").first { $0.hasPrefix(line) }
      #expect(facts?.contains("0.6 s") == true, "\(result.error)")
    }
    #expect(result.error.contains("the engine ends it after"))
    #expect(result.output.contains("over 600ms") && result.output.contains("motion 600ms linear"))
  }

  /// An engine that ends a spring by its own rule takes no duration: the file and a note say what it does.
  @Test func engineEndsAreNoted() async throws {
    let spring = "spring(stiffness: 230, damping: 22)"
    for target in ["compose", "swiftui"] {
      try await Tool.inFolder { folder in
        let arguments = ["convert", spring, "--to", target, "--over", "0.7"]
        let json = try await Tool.run(arguments + ["--json"])
        let texts = try #require(
          JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let end = try #require(texts.first?["engineEnd"] as? Double)
        #expect(abs(end - 0.7) > 0.01)
        let file = "\(folder)/\(target == "compose" ? "Motion.kt" : "Motion.swift")"
        let result = try await Tool.run(arguments + ["-o", file])
        let note = result.error.firstMatch(of: /ends the spring after ([\d.]+) s, not after 0\.7 s/)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let comment = text.firstMatch(of: /Lasts ([\d.]+) ms\./)
        for (number, unit) in [(note?.1, 1.0), (comment?.1, 1e-3)] {
          let value = try #require(number.flatMap { Double($0) }, "\(result.error) \(text)")
          #expect(abs(value * unit - end) <= 2e-6)
        }
        let own = try await Tool.run(["convert", spring, "--to", target])
        #expect(!own.error.contains("not after"))
      }
    }
  }

  /// SwiftUI's rule measures in units of the value: both commands say the same for one distance.
  @Test(arguments: [1.0, 42, 300]) func theEndOfSwiftUIFollowsTheDistance(distance: Double)
    async throws
  {
    let converted = try await Tool.run([
      "convert", "spring(stiffness: 230, damping: 22, initialVelocity: 4)", "--to", "swiftui",
      "--distance", "\(distance)", "--json",
    ])
    let texts = try #require(
      JSONSerialization.jsonObject(with: Data(converted.output.utf8)) as? [[String: Any]])
    let spring = try await Tool.run([
      "spring", "--stiffness", "230", "--damping", "22", "--from", "0", "--to", "\(distance)",
      "--absolute-velocity", "\(4 * distance)", "--json",
    ])
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(spring.output.utf8)) as? [String: Any])
    let settling = try #require(facts["settling"] as? [String: Double])
    let (end, truth) = (texts.first?["engineEnd"] as? Double, settling["swiftUI"])
    #expect(abs(try #require(end) - (try #require(truth))) < 1e-9)
  }

  @Test func theDistanceScalesUnits() async throws {
    let spring = "spring(stiffness: 230, damping: 22, initialVelocity: 3)"
    let result = try await Tool.run([
      "convert", spring, "--to", "motion", "--distance", "200", "-q",
    ])
    #expect(result.output.contains("velocity: 600, restDelta: 0.2, restSpeed: 2 }"))
    #expect(!result.error.contains("multiply velocity"))
    let unknown = try await Tool.run(["convert", spring, "--to", "motion", "-q"])
    #expect(unknown.output.contains("velocity: 3, restDelta: 0.001, restSpeed: 0.01 }"))
    #expect(unknown.error.contains("multiply velocity by the distance"))
  }

  @Test(arguments: [
    (["--over", "0"], "--over must be in 0.001...1000000, but is 0"),
    (["--over", "1e9"], "--over must be in"),
    (["--distance", "-3"], "--distance must be in 1e-9...1000000000, but is -3"),
    (["--distance", "5"], "--distance has no effect"),
    (["--reduced-motion", "--fallback"], "exclude each other"),
    (["--reduced-motion", "--json"], "exclude each other"),
  ])
  func mistakesAreUsageErrors(options: [String], message: String) async throws {
    let result = try await Tool.run(["convert", "ease", "--to", "css"] + options)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
    let curve = try await Tool.run(["convert", "ease", "--to", "motion", "--distance", "5"])
    #expect(curve.status == 64 && curve.error.contains("no curve is a spring"))
  }

  @Test func alternativesForReducedMotionAreWritten() async throws {
    for (target, wanted) in [
      ("css", "@media (prefers-reduced-motion: reduce) {\n  :root {\n    --snap: step-start;"),
      ("tailwind", "--ease-snap: step-start;"), ("css-keyframes", "animation-duration: 1ms;"),
      ("motion", "export const snapReduced = { duration: 0 };"),
      ("swiftui", "static func snap(reduceMotion: Bool) -> Animation? {"),
      ("compose", "fun snap(reduceMotion: Boolean): AnimationSpec<Float> ="),
    ] {
      let result = try await Tool.run([
        "convert", "snap=.spring(duration: 0.3, bounce: 0.2)", "--to", target, "--reduced-motion",
      ])
      #expect(result.status == 0 && result.output.contains(wanted), "\(result.output)")
      let plain = try await Tool.run([
        "convert", "snap=.spring(duration: 0.3, bounce: 0.2)", "--to", target,
      ])
      #expect(!plain.output.contains(wanted))
    }
    let other = try await Tool.run(["convert", "ease", "--to", "flutter", "--reduced-motion"])
    #expect(other.status == 64 && other.error.contains("--reduced-motion has no effect"))
  }
}
