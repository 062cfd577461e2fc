import Foundation
import Testing

/// The notes of `play` on times and resting fingers, by the output of the built binary.
@Suite struct PlayNoteTests {
  private func play(release: Double, last: Double = 40) -> String {
    #"{"value": 0, "spring": "spring(duration: 0.3)", "commands": [{"at": 0, "grab": "#
      + "[[0, 0], [0.016, 20], [0.032, \(last)]]}, "
      + #"{"at": \#(release), "release": {"decay": "uiscrollview"}}]}"#
  }

  /// A finger rests after 40 ms without a sample.
  @Test(arguments: [(0.032, false), (0.07, false), (0.0725, true), (0.2, true)])
  func aFingerThatRestedDoesNotThrow(release: Double, rests: Bool) async throws {
    let result = try await Tool.run(["play", play(release: release), "--json"])
    #expect(result.error.contains("rests, so the value is not thrown") == rests, "\(result.error)")
    let landing = try #require(try result.object["landing"] as? Double)
    #expect(rests ? landing == 40 : landing > 100)
  }

  /// Samples 40 ms apart or more are those of a finger that rests at each.
  @Test(arguments: [(0.03, false), (0.05, true)])
  func sparseSamplesDoNotThrow(step: Double, rests: Bool) async throws {
    let samples = (0...3).map { "[\(Double($0) * step), \($0 * 20)]" }.joined(separator: ", ")
    let result = try await Tool.run([
      "play",
      #"{"value": 0, "commands": [{"at": 0, "grab": [\#(samples)]}, "#
        + #"{"at": \#(3 * step), "release": {"decay": "uiscrollview"}}]}"#, "--json",
    ])
    #expect(result.error.contains("rests, so the value is not thrown") == rests, "\(result.error)")
    let landing = try #require(try result.object["landing"] as? Double)
    #expect(rests ? landing == 60 : landing > 100)
  }

  /// What a release takes is named where it stands.
  @Test(arguments: [
    (#""release": {"edge": "bounce"}"#, "edge must be stop, reflect or the spring of a bounce"),
    (#""release": {}, "tracker": "lsq50""#, "tracker belongs inside release"),
  ])
  func aReleaseNamesItsMembers(release: String, advice: String) async throws {
    let text =
      #"{"value": 0, "bounds": [0, 90], "commands": [{"at": 0, "grab": [[0, 0], [0.02, 20]]}, "#
      + #"{"at": 0.02, \#(release)}]}"#
    let result = try await Tool.run(["play", text])
    #expect(result.status == 65 && result.error.contains(advice), "\(result.error)")
  }

  @Test func wordsAreNoPlay() async throws {
    let result = try await Tool.run(["play", "drag to 100"])
    #expect(result.status == 66 && result.error.contains("play reads JSON"), "\(result.error)")
  }

  /// A finger that came to rest by itself is no surprise.
  @Test func aFingerThatStoppedIsNotNoted() async throws {
    let still = play(release: 0.3, last: 20).replacing("[0, 0]", with: "[0, 20]")
    let result = try await Tool.run(["play", still, "--json"])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test(arguments: [
    (
      #"{"value": 0, "spring": "spring(duration: 300)", "commands": [{"at": 0, "to": 3}]}"#,
      "response 300 is 300 s: 300 ms is written 0.3"
    ),
    (
      #"{"value": 0, "commands": [{"at": 0, "to": 3}, {"at": 120, "to": 8}]}"#,
      "at 120 is 120 s: 120 ms is written 0.12"
    ),
    (
      #"{"value": 0, "commands": [{"at": 0, "to": 3, "curve": "ease", "duration": 250}]}"#,
      "duration 250 is 250 s: 250 ms is written 0.25"
    ),
    (
      #"{"value": 0, "commands": [{"at": 0, "grab": [[0, 0], [16, 5], [33, 9]]}]}"#,
      "sample 33 is 33 s: 33 ms is written 0.033"
    ),
  ])
  func millisecondsAreNoted(text: String, note: String) async throws {
    let result = try await Tool.run(["play", text, "--json"])
    #expect(result.status == 0 && result.error.contains(note), "\(result.error)")
  }

  @Test(arguments: [
    (
      "timeline",
      #"{"duration": 300, "layers": [{"name": "a", "animations": [{"type": "basic", "keyPath": "opacity", "from": 0, "duration": 300}]}]}"#
    ), ("keyframes", #"{"keyPath": "opacity", "values": [0, 1], "duration": 300}"#),
  ])
  func millisecondsInFilesAreNoted(command: String, text: String) async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/motion.json"
      for (duration, isNoted) in [("300", true), ("3", false)] {
        try text.replacing("300", with: duration).write(
          toFile: path, atomically: true, encoding: .utf8)
        let result = try await Tool.run([command, path, "--samples", "2"])
        #expect(result.status == 0, "\(result.error)")
        #expect(result.error.contains("300 ms are 0.3") == isNoted, "\(result.error)")
      }
    }
  }

  @Test func stepsOfMillisecondsAreNoted() async throws {
    for arguments in [["play", play(release: 0.05)], ["decay", "--velocity", "2000"]] {
      let result = try await Tool.run(arguments + ["--step", "16", "--format", "csv"])
      #expect(result.error.contains("16 ms is written 16ms"), "\(result.error)")
    }
  }
}
