import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Scenes with gestures, layers whose time changes, loops of chains and staggered copies.
@Suite struct GestureSceneTests {
  private func scene(_ layers: String, duration: Double = 8) throws -> LayerScene {
    try LayerScene(json: Array("{\"duration\": \(duration), \"layers\": [\(layers)]}".utf8))
  }

  private func numbers(
    _ scene: LayerScene, _ layer: String, _ keyPath: String, _ times: [Double]
  ) throws -> [Double] {
    let plan = try Plan(scene)
    var values = plan.makeValues()
    return times.map { time in
      plan.write(at: time, into: &values)
      return plan.value(keyPath, of: layer, in: values).map(number) ?? .nan
    }
  }

  private static let play = """
    {"value": 0, "bounds": [0, 600], "commands": [
      {"at": 0.1, "grab": [[0.1, 10], [0.117, 20], [0.133, 38], [0.15, 64], [0.167, 100]]},
      {"at": 0.17, "release": {"decay": "flutter"}}, {"at": 0.9, "to": 80}]}
    """

  @Test func aPlayIsAnAnimation() throws {
    let text = """
      {"name": "a", "model": {"position.x": 5}, "animations": [{"key": "throw", "type": "play",
        "keyPath": "position.x", "beginTime": 1, "play": \(Self.play)}]}
      """
    let scene = try scene(text)
    let motion = try PlayDocument(json: Array(Self.play.utf8)).sequence
    let end = 1 + (motion.duration ?? .nan)
    var worst = LargestError()
    let times = (0...500).map { 1 + Double($0) / 500 * (end - 1.0001) }
    for (time, value) in zip(times, try numbers(scene, "a", "position.x", times)) {
      worst.include(abs(value - motion.value(at: time - 1)[0]))
    }
    #expect(worst.count == 501 && worst.value <= 1e-9)
    #expect(try numbers(scene, "a", "position.x", [0.5, end + 0.1]) == [5, 5])
    let events = try Plan(scene).events(in: 0...8)
    #expect(events.map(\.key) == ["throw", "throw"] && abs(events[1].time - end) < 1e-12)
    #expect(try LayerScene(json: Array(scene.json.utf8)) == scene)
    #expect(try JSONDecoder().decode(LayerScene.self, from: JSONEncoder().encode(scene)) == scene)
  }

  @Test func velocitiesOfPlaysAreTheirDerivatives() throws {
    let text = """
      {"name": "a", "animations": [{"key": "p", "type": "play", "keyPath": "position.x",
        "play": \(Self.play)}],
       "timingChanges": [{"at": 0.5, "speed": 0.5}, {"at": 1, "pause": true}]}
      """
    let plan = try Plan(try scene(text))
    let property = try #require(plan.properties.first { $0.keyPath == "position.x" })
    let motion = try PlayDocument(json: Array(Self.play.utf8)).sequence
    let times = [0.05, 0.14, 0.3, 0.45, 0.7, 0.9, 1.5]
    var rows = [Double](repeating: .nan, count: times.count)
    var values = plan.makeValues()
    var span = rows.mutableSpan
    plan.velocities(of: property, at: times.span, into: &span, using: &values)
    let expected = times.map { time -> Double in
      time < 0.5
        ? motion.velocity(at: time)[0]
        : time < 1 ? 0.5 * motion.velocity(at: 0.5 + 0.5 * (time - 0.5))[0] : 0
    }
    for (row, exact) in zip(rows, expected) {
      #expect(abs(row - exact) <= 1e-9 * max(1, abs(exact)), "\(row) \(exact)")
    }
  }

  @Test(
    arguments: [
      ("\"keyPath\": \"position\", \"play\": {\"value\": 0}", "position has 2 components"),
      ("\"keyPath\": \"transform\", \"play\": {\"value\": 0}", "needs a property of numbers"),
      (
        "\"keyPath\": \"opacity\", \"play\": {\"value\": 0, \"commands\": [{\"at\": 0, \"to\": 1, \"spring\": \"spring(damping: 0, over: 1)\"}]}",
        "needs a duration"
      ),
    ])
  func unsuitablePlaysAreRefused(members: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try scene("{\"name\": \"a\", \"animations\": [{\"type\": \"play\", \(members)}]}")
    }
    #expect("\(String(describing: error))".contains(message), "\(String(describing: error))")
  }

  /// A linear ramp shows the layer's own time.
  private func ramp(_ changes: String, sublayer: Bool = false) -> String {
    let inner = """
      "animations": [{"key": "ramp", "keyPath": "opacity", "from": 0, "to": 100, "duration": 100}]
      """
    let changes = "\"timingChanges\": [\(changes)]"
    return sublayer
      ? "{\"name\": \"b\", \(changes), \"sublayers\": [{\"name\": \"a\", \(inner)}]}"
      : "{\"name\": \"a\", \(changes), \(inner)}"
  }

  @Test(arguments: [false, true])
  func layersPauseAndChangeTheirSpeed(sublayer: Bool) throws {
    let changes = """
      {"at": 1, "pause": true}, {"at": 3, "resume": true}, {"at": 4, "speed": 0.5},
      {"at": 6, "timeOffset": 10}
      """
    let shown = try numbers(
      try scene(ramp(changes, sublayer: sublayer)), "a", "opacity",
      [0.5, 1, 2, 3, 3.5, 4, 5, 6, 8])
    var worst = LargestError()
    for (value, exact) in zip(shown, [0.5, 1, 1, 1, 1.5, 2, 2.5, 13, 14]) {
      worst.include(abs(value - exact))
    }
    #expect(worst.count == 9 && worst.value <= 1e-14, "\(shown)")
  }

  @Test func eventsFollowTheTimeOfTheLayer() throws {
    let text = """
      {"name": "a", "timingChanges": [{"at": 1, "pause": true}, {"at": 3, "resume": true},
        {"at": 4, "speed": 2}],
       "animations": [{"key": "m", "keyPath": "opacity", "from": 0, "to": 1, "beginTime": 0.5,
        "duration": 3.5}]}
      """
    let events = try Plan(try scene(text)).events(in: 0...8)
    // 1 s until the pause, 1 s until the speed doubles, and 2 s of local time in 1 s.
    #expect(events.map(\.time) == [0.5, 5])
    let back = """
      {"name": "a", "timingChanges": [{"at": 2, "timeOffset": -1.5}],
       "animations": [{"key": "m", "keyPath": "opacity", "from": 0, "to": 1, "beginTime": 1,
        "duration": 0.25}]}
      """
    // The offset goes back by 1.5 s, so the animation runs again.
    #expect(try Plan(try scene(back)).events(in: 0...8).map(\.time) == [1, 1.25, 2.5, 2.75])
  }

  @Test func explanationsNameThePause() throws {
    let plan = try Plan(try scene(ramp("{\"at\": 1, \"pause\": true}")))
    let found = try #require(plan.explanation(at: 2, duration: 8).first)
    #expect(found.localTime == 1)
    #expect(found.cause == "the layer is paused since 1 s: its time stays at 1 s")
    #expect(plan.explanation(at: 0.5, duration: 8).first?.cause == nil)
  }

  @Test(
    arguments: [
      ("{\"at\": 2, \"pause\": true}, {\"at\": 1, \"resume\": true}", "at least 2"),
      ("{\"at\": 2}", "has 0"), ("{\"pause\": true}", "at is missing"),
      ("{\"at\": 1, \"pause\": false}", "must be true"),
      ("{\"at\": 1, \"speed\": 1e200}", "in -1e+100...1e+100"),
      ("{\"at\": 1, \"pause\": true, \"speed\": 2}", "has 2"),
    ])
  func badChangesNameTheirPosition(changes: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) { try scene(ramp(changes)) }
    let text = "\(String(describing: error))"
    #expect(text.contains("timingChanges"), "\(text)")
    #expect(text.contains(message) || text.contains("1e100"), "\(text)")
  }

  @Test func scenesWithGesturesConvert() throws {
    let text = """
      {"name": "a", "timingChanges": [{"at": 1.2, "pause": true}, {"at": 1.7, "resume": true}],
       "animations": [{"key": "p", "type": "play", "keyPath": "position.x", "fillMode": "forwards",
        "removedOnCompletion": false, "play": \(Self.play)}]}
      """
    for target in TargetLanguage.sceneTargets {
      let result = try target.convert(try scene(text, duration: 3), maximumError: 0.001)
      #expect(result.maximumError <= 0.0011, "\(target.name): \(result.maximumError)")
      #expect((result.points ?? 0) > 4, "\(target.name)")
    }
  }

  @Test func chainsLoopWithAWait() throws {
    let scene = try SceneTruthTests.scene("shake-chain")
    let plan = try Plan(scene)
    let events = plan.events(in: 0...scene.duration)
    // One round: 0.3 + 0.1 + 1.2 + 0.2 + 1.2 + 0.2 + 0.3 s, then 2 s of rest.
    let starts = events.filter { $0.kind == .didStart }
    #expect(starts.count == 12 && events.count == 24)
    var worst = LargestError()
    for (index, event) in starts.enumerated() {
      let offset = [0, 0.4, 1.8, 3.2][index % 4]
      worst.include(abs(event.time - (Double(index / 4) * 5.5 + offset)))
    }
    #expect(worst.count == 12 && worst.value < 1e-12)
    #expect(starts.map(\.key).suffix(4) == ["grow 3", "first 3", "second 3", "shrink 3"])
    let times = (0..<350).map { Double($0) * 0.01 }
    let first = try numbers(scene, "icon", "transform.rotation", times)
    let third = try numbers(scene, "icon", "transform.rotation", times.map { $0 + 11 })
    var difference = LargestError()
    for (a, b) in zip(first, third) { difference.include(abs(a - b)) }
    #expect(difference.count == 350 && difference.value < 1e-12)
    #expect(first.contains { abs($0) > 0.05 })
    #expect(try numbers(scene, "icon", "transform.scale", [4.5, 6.5, 17]) == [1, 1.1, 1])
  }

  @Test func endlessLoopsCoverTheScene() throws {
    let text = """
      {"name": "a", "loops": [{"animations": ["x", "y"], "gap": 0.5, "repeat": "infinity"}],
       "animations": [{"key": "x", "keyPath": "opacity", "from": 0, "to": 1, "duration": 0.25},
        {"key": "y", "keyPath": "opacity", "from": 1, "to": 0, "duration": 0.25, "after": "x"}]}
      """
    let events = try Plan(try scene(text)).events(in: 0...8)
    #expect(events.filter { $0.kind == .didStart && $0.key.hasPrefix("x") }.count >= 8)
    // Rounds of a second, over 8 s and over more than a scene holds.
    for (duration, rounds) in [(8.0, 8), (2e4, 10_000)] {
      let notes = try Plan(try scene(text, duration: duration)).diagnostics.map(\.description)
      #expect(
        notes.contains { $0.hasPrefix("a, x: the endless loop ends after round \(rounds): ") },
        "\(notes)")
    }
    // The note says what is not encoded: without it the scene is still equal.
    let read = try scene(text)
    let again = try JSONDecoder().decode(LayerScene.self, from: JSONEncoder().encode(read))
    #expect(!read.notes.isEmpty && again.notes.isEmpty)
    #expect(again == read && again.hashValue == read.hashValue)
    for (loop, message) in [
      ("{\"animations\": [\"z\"], \"repeat\": 2}", "there is no animation \"z\""),
      ("{\"animations\": [\"y\", \"x\"], \"repeat\": 2}", "must start after"),
      ("{\"animations\": [\"x\"], \"repeat\": 0}", "whole number"),
      ("{\"animations\": [\"x\"], \"gap\": -1, \"repeat\": 2}", "not negative"),
      ("{\"animations\": [], \"repeat\": 2}", "needs an animation"),
    ] {
      let bad = text.replacingOccurrences(
        of: "{\"animations\": [\"x\", \"y\"], \"gap\": 0.5, \"repeat\": \"infinity\"}", with: loop)
      let error = #expect(throws: DocumentError.self) { try scene(bad) }
      #expect("\(String(describing: error))".contains(message), "\(String(describing: error))")
    }
  }
}
