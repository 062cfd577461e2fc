import Foundation
import RegexBuilder
import Testing

/// `curvetool play`, by the output of the built binary and closed forms.
@Suite struct PlayCommandTests {
  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/plays").path

  private func object(_ play: String) async throws -> [String: Any] {
    let result = try await Tool.run(["play", play, "--json"])
    #expect(result.status == 0, "\(result.error)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
  }

  /// A finger with 2000 units/s, thrown from 100: the landing by UIScrollView's rate.
  private static let throwing = """
    {"value": 0, "commands": [
      {"at": 0, "grab": [[0, 50], [0.01, 70], [0.02, 90], [0.03, 110], [0.04, 130], [0.05, 150]]},
      {"at": 0.05, "release": {"decay": "uiscrollview"}}]}
    """

  @Test func landsByTheFormula() async throws {
    let play = try await object(Self.throwing)
    let rate = -1000 * log(0.998)
    #expect(abs((play["landing"] as? Double ?? .nan) - (100 + 2000 / rate)) < 1e-6)
    #expect(abs((play["pathLength"] as? Double ?? .nan) - (100 + 2000 / rate)) < 1e-6)
    let peak = try #require(play["peakSpeed"] as? [String: Any])
    #expect(abs((peak["speed"] as? Double ?? .nan) - 2000) < 1e-6)
    let rows = try await Tool.run(["play", Self.throwing, "--csv", "-", "--step", "0.005"]).rows
    #expect(rows.count > 700)
    for row in rows {
      let time = row[0] - 0.05
      let value = time < 0 ? 2000 * row[0] : 100 + 2000 / rate * (1 - exp(-rate * time))
      #expect(abs(row[1] - value) < 1e-6)
      if abs(time) > 1e-9 {
        #expect(abs(row[2] - (time < 0 ? 2000 : 2000 * exp(-rate * time))) < 1e-6)
      }
    }
  }

  /// A curve that starts vertically has a value at its start, and no velocity.
  @Test func aVerticalStartHasNoVelocity() async throws {
    let text = """
      {"value": 0, "commands": [
        {"at": 0, "to": 300, "curve": "cubic-bezier(0, 1, 0, 1)", "duration": 0.5}]}
      """
    let result = try await Tool.run(["play", text, "--csv", "-", "--at", "0,0.25,0.5"])
    #expect(result.status == 0 && result.lines.count == 4, "\(result.error)")
    #expect(result.lines.dropFirst().first == "0,0,")
    // x = t^3 = 1/2, y = 3 t (1 - t)^2 + 3 t^2 (1 - t) + t^3 = 1 - (1 - t)^3.
    let t = cbrt(0.5)
    #expect(abs((result.rows.dropFirst().first?[1] ?? .nan) - 300 * (1 - pow(1 - t, 3))) < 1e-9)
    for arguments in [["--json"], ["--events"], ["--plot", "-"], []] {
      let shown = try await Tool.run(["play", text] + arguments)
      #expect(shown.status == 0 && !shown.output.contains("inf "), "\(shown.output)")
    }
  }

  @Test func jumpsHaveTheirSizeAndCause() async throws {
    let text = """
      {"value": 0, "commands": [{"at": 0, "to": 100, "curve": "linear", "duration": 1},
        {"at": 0.25, "pause": true}, {"at": 0.5, "resume": true}, {"at": 0.6, "speed": 0.5},
        {"at": 0.8, "seek": 0.1}, {"at": 1, "stop": "end"}]}
      """
    let result = try await Tool.run(["play", text, "--events", "--csv", "-"])
    let expected = [
      "time,cause,value,velocity", "0,to,0,100", "0.25,pause,0,-100", "0.5,resume,0,100",
      "0.6,speed,0,-50", "0.8,seek,-35,0", "1,stop,80,-50",
    ]
    let rounded = result.lines.map { line in
      line.split(separator: ",").map { word in
        Double(word).map { "\(($0 * 1e6).rounded() / 1e6)" } ?? String(word)
      }
    }
    let same = expected.map { line in
      line.split(separator: ",").map { word in Double(word).map { "\($0)" } ?? String(word) }
    }
    #expect(rounded == same)
    #expect(result.error.contains("the velocity jumps by 100 per s at 0 s"))
  }

  @Test func theExamplesPlay() async throws {
    let card = try await object(Self.examples + "/card.json")
    #expect(card["landing"] as? Double == 600)
    let shake = try await object(Self.examples + "/shake.json")
    #expect(shake["landing"] as? Double == 40)
    let events = try await Tool.run(["play", Self.examples + "/shake.json", "--events"])
    // Three rounds, two of them after a wait of two seconds.
    #expect(events.output.components(separatedBy: " to ").count > 3)
    let picture = try await Tool.run(
      ["play", Self.examples + "/fling.json", "--plot", "-", "--quiet"])
    #expect(picture.status == 0 && !picture.output.isEmpty)
    let facts = try await Tool.run(["play", Self.examples + "/fling.json"])
    #expect(facts.output.contains("lands at              600"))
  }

  @Test func pointsHaveColumnsForEachComponent() async throws {
    let text = """
      {"value": [0, 5], "bounds": [[0, 600], null], "commands": [{"at": 0, "to": [30, 45]}]}
      """
    let result = try await Tool.run(["play", text, "--csv", "-", "--at", "0,20"])
    #expect(result.lines.first == "time,x,y,velocity.x,velocity.y")
    #expect(result.rows[0] == [0, 0, 5, 0, 0])
    #expect(abs(result.rows[1][1] - 30) < 1e-9 && abs(result.rows[1][2] - 45) < 1e-9)
    let play = try await object(text)
    let length = try #require(play["pathLength"] as? Double)
    #expect(abs(length / 50 - 1) < 0.5)
  }

  @Test(arguments: [
    ("", "value is missing"),
    (#""value": []"#, "a value needs a number"),
    (#""value": 0, "bounds": [600, 0]"#, "600 is above 0"),
    (#""value": 0, "bounds": [0, 1e999]"#, "too large"),
    (#""value": 0, "repeat": 0.5"#, "a whole number"),
    (#""value": 0, "gap": 2"#, "gap has no effect without repeat"),
    (#""value": 0, "then": [{"repeat": 2}]"#, "play without duration"),
    (#""value": 0, "comands": []"#, #"did you mean 'commands'?"#),
    (#""value": 0, "commands": [{"to": 3}]"#, "commands[0]: at is missing"),
    (
      #""value": 0, "commands": [{"at": -1, "to": 3}]"#,
      "commands[0].at: at must be 0 or later, but is -1"
    ),
    (
      #""value": 0, "commands": [{"at": 1, "to": 3}, {"at": 0.5, "to": 3}]"#,
      "commands[1].at: commands must be in order of time, but 0.5 is before 1"
    ),
    (#""value": 0, "commands": [{"at": 1}]"#, "a command has one of to, grab"),
    (#""value": 0, "commands": [{"at": 1, "to": 3, "stop": "end"}]"#, "but this one has 2"),
    (#""value": 0, "commands": [{"at": 1, "grab": []}]"#, "a grab needs samples"),
    (
      #""value": 0, "commands": [{"at": 1, "grab": [[0.5, 1]]}]"#,
      "samples must be in order of time"
    ),
    (
      #""value": 0, "commands": [{"at": 1, "grab": [[1, 1, 2]]}]"#,
      "a sample has a time and a value"
    ),
    (#""value": 0, "commands": [{"at": 1, "release": {}}]"#, "release comes after a grab"),
    (
      """
      "value": 0, "commands": [{"at": 1, "grab": [[1, 1]]},
      {"at": 2, "release": {"decay": "compsoe"}}]
      """,
      #"commands[1].release.decay: unknown system "compsoe": did you mean 'compose'?"#
    ),
    (
      """
      "value": 0, "commands": [{"at": 1, "grab": [[1, 1]]},
      {"at": 2, "release": {"tracker": "lsq5"}}]
      """,
      #"did you mean 'lsq50'?"#
    ),
    (#""value": 0, "commands": [{"at": 1, "pause": false}]"#, "must be true"),
    (#""value": 0, "commands": [{"at": 1, "speed": 0}]"#, "speed must be positive"),
    (#""value": 0, "commands": [{"at": 1, "seek": -2}]"#, "seek must be at least 0, when"),
    (#""value": 0, "commands": [{"at": 1, "to": 3, "curve": "ease"}]"#, "curve needs duration"),
    (#""value": 0, "spring": "ease""#, "is not a spring"),
    (#""value": 0, "commands": [{"at": 1, "to": [1, 2]}]"#, "component count must be 1"),
    (#""value": 0, "commands": [{"at": 1, "stop": "now"}]"#, "expected one of current, end"),
    (
      #""value": 0, "repeat": "infinity""#,
      #"repeat: repeat must be 1 for a play without duration, but is "infinity""#
    ),
    (
      #""value": 0, "repeat": "infinity", "commands": [{"at": 0, "to": 1}], "then": [{"value": 1}]"#,
      #"then[0]: repeat must be finite before another play, but is "infinity""#
    ),
    (
      #""value": [0, 0], "commands": [{"at": 0, "to": [1, 1e308]}]"#,
      "commands[0].to: value must be such that no speed is above 1e150 per second, but is 1e+308"
    ),
    (
      #""value": 1e308, "commands": [{"at": 0, "to": -1e308, "curve": "ease", "duration": 1}]"#,
      "commands[0].to: value must be such that no speed is above 1e150"
    ),
    (
      #""value": 0, "commands": [{"at": 0, "grab": [[0, 0], [0.1, 1e200]]}]"#,
      "commands[0].grab[1]: value must be such that no speed is above 1e150"
    ),
    (#""value": 0, "commands": [{"at": 1, "speed": 1e300}]"#, "speed must be positive and finite"),
  ])
  func badInputIsOneLine(members: String, message: String) async throws {
    let result = try await Tool.run(["play", "{\(members)}"])
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.error.contains("play:1:") || result.error.contains("play:2:"))
  }

  /// Each finger is grey from its first sample to the release; only the first 24 are labelled.
  @Test func picturesOfManyFingersStaySmall() async throws {
    let commands = (0..<40).map { number in
      let start = Double(number) / 10
      let samples = (0..<3).map { "[\(start + Double($0) / 50), \(5 * $0)]" }
      return """
        {"at": \(start), "grab": [\(samples.joined(separator: ", "))]},
        {"at": \(start + 0.05), "release": {"decay": "compose"}}
        """
    }
    let play = #"{"value": 0, "commands": [\#(commands.joined(separator: ","))]}"#
    try await Tool.inFolder { folder in
      let file = folder + "/fingers.svg"
      let result = try await Tool.run(["play", play, "--plot", file, "--quiet"])
      #expect(result.status == 0, "\(result.error)")
      let picture = try String(contentsOfFile: file, encoding: .utf8)
      let labels = picture.components(separatedBy: " units/s</text>").count - 1
      #expect(labels == 24)
      #expect(picture.components(separatedBy: ">grab<").count - 1 == 1)
      #expect(picture.components(separatedBy: ">catch<").count - 1 == 23)
    }
  }

  /// The card's spring is still half a unit from its target when it ends by its own rule.
  @Test func theEndIsMarkedWhereRestIsLater() async throws {
    try await Tool.inFolder { folder in
      for (name, label, other) in [
        ("card", ">end<", ">at rest<"), ("fling", ">at rest<", ">end<"),
      ] {
        let file = "\(folder)/\(name).svg"
        let result = try await Tool.run(
          ["play", "\(Self.examples)/\(name).json", "--plot", file, "--quiet"])
        #expect(result.status == 0, "\(result.error)")
        let picture = try String(contentsOfFile: file, encoding: .utf8)
        #expect(picture.contains(label) && !picture.contains(other), "\(name)")
      }
    }
  }

  @Test func endlessLoopsAreNoNumbers() async throws {
    let result = try await Tool.run([
      "play", #"{"value": 0, "repeat": "infinity", "gap": 1, "commands": [{"at": 0, "to": 1}]}"#,
    ])
    #expect(result.status == 0 && result.error.contains("endless rounds: the jumps of the first 3"))
    for name in ["duration", "path length", "rounds"] {
      #expect(
        result.output.contains(
          Regex {
            name; OneOrMore(" "); "endless"
          }), "\(name)")
    }
    #expect(!(result.output + result.error).contains("inf"))
  }

  /// The largest speeds are still numbers.
  @Test func largeGesturesHaveFacts() async throws {
    let play = try await object(
      #"{"value": [0, 0], "commands": [{"at": 0, "to": [3e148, 4e148]}]}"#)
    let peak = try #require(play["peakSpeed"] as? [String: Any])
    let small = try await object(#"{"value": 0, "commands": [{"at": 0, "to": 5}]}"#)
    let smallPeak = try #require(small["peakSpeed"] as? [String: Any])
    let ratio = (peak["speed"] as? Double ?? .nan) / (smallPeak["speed"] as? Double ?? .nan)
    #expect(abs(ratio / 1e148 - 1) < 1e-4)
  }

  @Test func optionsWithoutEffectAreErrors() async throws {
    for options in [["--step", "0.1"], ["--precision", "3"], ["--to-time", "1"]] {
      let result = try await Tool.run(["play", Self.throwing, "--events"] + options)
      #expect(result.status == 64, "\(options)")
    }
    let missing = try await Tool.run(["play", "/nowhere.json"])
    #expect(missing.status == 66)
  }
}
