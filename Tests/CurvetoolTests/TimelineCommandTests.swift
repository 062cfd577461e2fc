import CurveDocuments
import CurveTestSupport
import Foundation
import Testing
import Timeline

/// `curvetool timeline`, by the output of the built binary.
@Suite struct TimelineCommandTests {
  static func path(_ name: String) -> String {
    Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes/\(name).json").path
  }

  @Test func rowsAreTheClocksFrames() async throws {
    let result = try await Tool.run(["timeline", Self.path("wobble"), "--format", "csv"])
    #expect(
      result.lines[0]
        == "frame,time,label.transform.rotation,label.opacity,label.position.x,label.position.y")
    #expect(result.rows.count == 61 && result.rows[60].prefix(2) == [60, 1])
    #expect(abs(result.rows[15][2]) < 1e-12 && result.rows[15][1] == 0.25)
    let scene = try LayerScene(
      json: Array(try Data(contentsOf: URL(fileURLWithPath: Self.path("wobble")))))
    for row in result.rows {
      let value = try scene.layers[0].presentation(at: row[1]).value("transform.rotation")
      #expect(value == .number(row[2]))
    }
    let timer = try await Tool.run(["timeline", Self.path("twinkle"), "--format", "csv"])
    #expect(timer.rows.count == 121 && timer.lines[0].contains(",star 10.opacity,"))
    let dropped = try await Tool.run([
      "timeline", Self.path("wobble"), "--drop", "1,3-58", "--format", "csv",
    ])
    #expect(dropped.rows.map { $0[0] } == [0, 2, 59, 60] && dropped.rows[2][1] == 59 / 60.0)
    // Frame 1 is 0.055 s late and shows at the refresh of frame 5, 0.0833 s: 2 to 5 are skipped.
    let late = try await Tool.run([
      "timeline", Self.path("wobble"), "--late", "1=0.055", "--drop", "7-60", "--format", "csv",
    ])
    #expect(late.rows.map { $0[0] } == [0, 1, 6])
    let times: [Double] = [0, 5 / 60, 6 / 60]
    #expect(late.rows.map { $0[1] } == times)
    let derived = try await Tool.run([
      "timeline", Self.path("wave"), "--at", "0.5", "--format", "csv", "-q",
    ])
    #expect(derived.lines[0].hasSuffix(",lead"))
    let lead = try #require(derived.rows[0].last)
    #expect(abs(lead - (225.7440955218502 - 226.73860955155203)) < 1e-12)
    let sampled = try await Tool.run([
      "timeline", Self.path("wobble"), "--at", "-1,0.0625", "--format", "csv",
    ])
    #expect(sampled.rows.map { $0[1] } == [-1, 0.0625] && sampled.rows[0][2] == 0)
  }

  /// The scene's own clock runs as long as --for says, and every other option of samples takes it as the end.
  @Test func forSetsHowLongASceneIsSampled() async throws {
    let whole = try await Tool.run(["timeline", Self.path("wobble"), "--format", "csv"])
    let part = try await Tool.run([
      "timeline", Self.path("wobble"), "--for", "250ms", "--format", "csv",
    ])
    #expect(part.rows == whole.rows.filter { $0[1] <= 0.25 } && part.rows.count == 16)
    let later = try await Tool.run([
      "timeline", Self.path("wobble"), "--from-time", "0.5", "--for", "2", "--samples", "3",
      "--format", "csv",
    ])
    #expect(later.rows.map { $0[1] } == [0.5, 1.5, 2.5])
  }

  @Test func layersAndKeyPathsAreFiltered() async throws {
    let result = try await Tool.run([
      "timeline", Self.path("text-field-jump"), "--layer", "cut", "--key-path", "position",
      "--samples",
      "2", "--format", "csv", "--quiet",
    ])
    #expect(result.lines[0] == "frame,time,cut.position.y,cut.position.x")
    for (arguments, message) in [
      (["--layer", "cutt"], "there is no layer 'cutt': did you mean 'cut'?"),
      (["--key-path", "positoin"], "there is no key path 'positoin'"),
      (["--events", "--explain", "1"], "--events and --explain exclude each other"),
      (["--explain", "nan"], "--explain must be finite"),
      (["--events", "--format", "npy"], "npy holds only numbers"),
      (["--drop", "3-1"], "--drop must be frames such as 3,10-12"),
      (["--drop", "1", "--samples", "3"], "--drop applies to the scene's clock"),
      (["--late", "3"], "--late must be frames with seconds such as 3=0.05,7=0.1"),
      (["--late", "1=0.1", "--at", "3"], "--late applies to the scene's clock"),
      (["--late", "1=0.1", "--events"], "--late"),
      (["--for", "0"], "--for must be positive"),
      (["--for", "1", "--to-time", "1"], "--for and --to-time exclude each other"),
      (["--for", "1", "--explain", "1"], "--for has no effect with --explain"),
    ] {
      let failed = try await Tool.run(["timeline", Self.path("text-field-jump"), "-q"] + arguments)
      #expect(failed.status == 64 && failed.error.contains(message), "\(failed.error)")
      // A note on the scene may precede the error.
      let errors = failed.error.split(separator: "\n").filter { $0.hasPrefix("Error: ") }
      #expect(failed.output.isEmpty && errors.count == 1)
    }
  }

  /// An opacity that a screen limits is told, unless its column is left out.
  @Test func valuesThatAScreenLimits() async throws {
    let told = try await Tool.run(["timeline", Self.path("flight-switch"), "--samples", "2"])
    #expect(told.error.contains("Note: departing (and 1 other layer): opacity reaches 1.4"))
    // And that not all columns fit the screen.
    #expect(told.status == 0 && told.error.filter(\.isNewline).count == 2)
    let other = try await Tool.run([
      "timeline", Self.path("flight-switch"), "--layer", "plane", "--samples", "2",
    ])
    #expect(other.status == 0 && other.error.isEmpty)
  }

  @Test func eventsAreListedInOrder() async throws {
    let csv = try await Tool.run([
      "timeline", Self.path("form-fields"), "--events", "--format", "csv",
    ])
    #expect(
      csv.output == """
        time,layer,key,event,finished
        0,title,title,didStart,
        0.3,field,field,didStart,
        2,title,title,didStop,true
        2,title,pulse,didStart,
        2.25,title,pulse,didStop,true
        2.3,field,field,didStop,true
        2.3,field,pulse,didStart,
        2.55,field,pulse,didStop,true

        """)
    let json = try await Tool.run(["timeline", Self.path("form-fields"), "--events", "--json"])
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Any]])
    #expect(objects.count == 8)
    #expect(Set(objects[0].keys) == ["time", "layer", "key", "event", "finished"])
    #expect(objects[2]["finished"] as? Bool == true)
    let part = try await Tool.run([
      "timeline", Self.path("form-fields"), "--events", "--from-time", "2.4", "--to-time", "3",
    ])
    #expect(part.lines.count == 2 && part.lines[1].hasPrefix("2.55"))
  }

  @Test func explainsAMoment() async throws {
    let result = try await Tool.run(["timeline", Self.path("shake-loop"), "--explain", "2.3"])
    #expect(result.error.components(separatedBy: "8 timing functions for 7 segments").count == 2)
    // Long facts continue on the next line.
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for phrase in [
      "icon at 2.3 s", "group: running since 0 s", "2.3 s in, fraction 0.403509",
      "basic: ended at 0.3 s, held by fillMode forwards",
      "transform.scale: gives 1.1, model 1, shown 1.1",
      "keyframe: ended at 1.7 s of its group's time and was removed (fillMode removed)",
      "0.3 s in, fraction 0.25", "basic: has not begun: starts at 3.4 s",
    ] {
      #expect(text.contains(phrase), "\(phrase) \(result.output)")
    }
    let json = try await Tool.run([
      "timeline", Self.path("shake-loop"), "--explain", "2.3", "--json",
    ])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    let layers = try #require(object["layers"] as? [[String: Any]])
    let animations = try #require(layers.first?["animations"] as? [[String: Any]])
    #expect(animations.count == 5 && animations[1]["key"] as? String == "shake > grow")
    let effects = try #require(animations[1]["effects"] as? [[String: Any]])
    #expect(effects.first?["contribution"] as? Double == 1.1)
  }

  @Test func velocitiesAreDerivatives() async throws {
    let result = try await Tool.run([
      "timeline", Self.path("wobble"), "--velocities", "--key-path", "transform.rotation", "--at",
      "0.03,0.1,0.8", "--format", "csv",
    ])
    #expect(
      result.lines[0]
        == "frame,time,label.transform.rotation,label.transform.rotation.velocity")
    // An eighth of a turn each way in a quarter of 0.25 s, and nothing after the end.
    let velocities = result.rows.map { $0[3] }
    #expect(velocities.count == 3 && velocities[2] == 0)
    #expect(abs(velocities[0] + 4 * .pi) < 1e-9 && abs(velocities[1] - 4 * .pi) < 1e-9)
    // A derived column has the velocity that its own numbers show.
    let wave = try await Tool.run([
      "timeline", Self.path("wave"), "--velocities", "--at", "0.5,0.500001,0.7,0.700001",
      "--format",
      "csv", "-q",
    ])
    let names = wave.lines[0].split(separator: ",").map(String.init)
    let lead = try #require(names.firstIndex(of: "lead"))
    let velocity = try #require(names.firstIndex(of: "lead.velocity"))
    #expect(wave.rows.count == 4)
    for row in [0, 2] where row + 1 < wave.rows.count {
      let rate = (wave.rows[row + 1][lead] - wave.rows[row][lead]) / 1e-6
      #expect(abs(wave.rows[row][velocity] - rate) < 1e-2, "\(rate)")
    }
    let idle = try await Tool.run(["timeline", Self.path("wave"), "--velocities", "--events"])
    #expect(idle.status == 64 && idle.error.contains("--velocities"))
  }

  @Test func shortenedNamesDiffer() async throws {
    let result = try await Tool.run(["timeline", Self.path("flight-switch"), "--at", "0,0.25,0.4"])
    let names = result.lines[0].split(separator: " ")
    #expect(names.count > 3 && Set(names).count == names.count)
    #expect(names.contains("…on.incoming.opacity"), "\(result.lines[0])")
  }

  @Test func aRemovedAnimationShowsNothingMore() async throws {
    let scene = """
      {"duration": 2, "layers": [{"name": "a", "remove": {"key": "fade", "at": 0.5}, "animations": [
        {"key": "fade", "type": "basic", "keyPath": "opacity", "from": 0, "to": 1, "duration": 2},
        {"key": "late", "type": "basic", "keyPath": "zPosition", "to": 9, "after": "fade"}]}]}
      """
    let values = try await Tool.run(
      ["timeline", "-", "--at", "0.25,0.5,1", "--key-path", "opacity", "--format", "csv"],
      input: scene)
    #expect(values.rows == [[0, 0.25, 0.125], [1, 0.5, 1], [2, 1, 1]])
    let events = try await Tool.run(["timeline", "-", "--events", "--format", "csv"], input: scene)
    #expect(
      events.lines == [
        "time,layer,key,event,finished", "0,a,fade,didStart,", "0.5,a,fade,didStop,false",
      ])
    let why = try await Tool.run(["timeline", "-", "--explain", "1"], input: scene)
    #expect(why.output.contains("was removed at 0.5 s, before its end"))
    #expect(why.output.contains("never starts: \"fade\" does not finish"))
    for (wrong, message) in [
      (#"{"key": "fad", "at": 1}"#, #"there is no animation "fad": did you mean 'fade'?"#),
      (#"{"key": "fade"}"#, "key and at are needed"),
      (#"{"key": "fade", "at": 1, "by": 2}"#, #"unknown key "by""#),
    ] {
      let text = scene.replacingOccurrences(of: #"{"key": "fade", "at": 0.5}"#, with: wrong)
      let failed = try await Tool.run(["timeline", "-"], input: text)
      #expect(failed.status == 65 && failed.error.contains(message), "\(failed.error)")
    }
  }

  /// Of many notes on a scene, the first are printed and the others counted.
  @Test func manyNotesAreCounted() async throws {
    let layers = (0..<50).map { index in
      """
      {"name": "l\(index)", "animations": [{"type": "spring", "keyPath": "position.x", "from": 0, "to": 1,
        "stiffness": 100, "damping": 5, "duration": 0.25}]}
      """
    }
    let scene = "{\"duration\": 1, \"layers\": [\(layers.joined(separator: ","))]}"
    let arguments = ["timeline", "-", "--samples", "3", "--format", "csv"]
    let result = try await Tool.run(arguments, input: scene)
    let notes = result.error.split(separator: "\n")
    #expect(result.status == 0 && notes.count == 21, "\(result.error)")
    #expect(notes.dropLast().allSatisfy { $0.contains("is cut off after 0.25 s") })
    #expect(notes.last == "Note: and 30 more")
  }

  @Test func whyNothingIsSeen() async throws {
    let result = try await Tool.run(["timeline", Self.path("shake-concatenated"), "--samples", "3"])
    #expect(result.status == 0 && result.error.contains("it has no visible effect"))
    let quiet = try await Tool.run([
      "timeline", Self.path("shake-concatenated"), "--samples", "3", "--quiet",
    ])
    #expect(quiet.error == result.error)
    let cut = try await Tool.run(["timeline", Self.path("text-field-jump"), "--samples", "3"])
    #expect(cut.error.contains("cut off after 0.25 s and jumps by 115.52 % of the distance"))
  }

  @Test(arguments: [
    ("{\"duration\": 1}", "1:1: layers are missing"),
    ("{\"layers\": []}", "1:1: duration is missing"),
    (
      "{\"duration\": 1, \"layers\": [{\"nam\": \"a\"}]}",
      "layers[0]: unknown key \"nam\": did you mean 'name'?"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"basc\"}]}]}",
      "layers[0].animations[0]: there is no animation type \"basc\": did you mean 'basic'?"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"CAKeyframeAnimation\"}]}]}",
      "type \"CAKeyframeAnimation\": did you mean 'keyframe'?"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"CABasicAnimation\"}]}]}",
      "did you mean 'basic'?"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"wobble\"}]}]}",
      "the types are basic, spring, keyframe, "
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"keyPath\": \"x\", \"speed\": \"fast\"}]}]}",
      "layers[0].animations[0].speed: expected a number, but found text"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}",
      "there is another layer \"a\""
    ),
    (
      "{\"duration\": 1, \"clock\": {\"timer\": 0}, \"layers\": []}", "clock.timer: must be above 0"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"spring\", \"keyPath\": \"x\", \"mass\": 0}]}]}",
      "mass must be positive"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"transition\", \"kind\": \"fade\", \"startProgress\": 2}]}]}",
      "startProgress must be in 0...1"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"group\", \"animations\": [{\"keyPath\": \"positon\", \"to\": 1}]}]}]}",
      "layers[0].animations[0]: unknown key path \"positon\": did you mean 'position'?"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"model\": {\"opacity\": \"red\"}}]}",
      "layers[0].model.opacity: must be a number, but is a colour"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"keyPath\": \"opacity\", \"to\": 1, \"after\": \"b\"}]}]}",
      "layers[0].animations[0]: after \"b\": there is no animation with this key"
    ),
    (
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\"}], \"derive\": {\"x\": \"a.b +\"}}",
      "derive.x: not a formula: column 6: expected a number"
    ),
  ])
  func badScenesAreRefusedWithTheirPosition(text: String, message: String) async throws {
    let result = try await Tool.run(["timeline", "-"], input: text)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.hasPrefix("Error: standard input:1:"), "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func picturesOfScenesAreDrawn() async throws {
    for name in ["plane-depart", "shake-concatenated", "twinkle", "flight-switch"] {
      let result = try await Tool.run(
        ["timeline", Self.path(name), "--plot", "-", "-q"], environment: ["COLUMNS": "70"])
      #expect(result.status == 0 && result.lines.allSatisfy { $0.count <= 70 })
      #expect(result.output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    }
  }
}
