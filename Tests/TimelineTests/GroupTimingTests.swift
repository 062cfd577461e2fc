import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Groups and other animations that are paused, resumed, sped up and shifted.
@Suite struct GroupTimingTests {
  /// A group of two ramps and a nested one; `opacity` shows the group's time while it is not repeated.
  private static let children = """
    {"keyPath": "opacity", "from": 0, "to": 100, "duration": 100, "fillMode": "both"},
    {"keyPath": "position.x", "from": 5, "to": 25, "beginTime": 0.5, "duration": 1.5,
     "timingFunction": "ease-in-out", "autoreverses": true, "fillMode": "forwards"},
    {"type": "group", "duration": 2, "beginTime": 0.25, "animations": [
      {"type": "spring", "keyPath": "position.y", "from": 0, "to": 10, "damping": 6,
       "duration": 2}]}
    """

  private func scene(
    _ changes: String, timing: String = "\"beginTime\": 0.5, \"duration\": 4", more: String = ""
  ) throws -> LayerScene {
    let text = """
      {"duration": 12, "layers": [{"name": "a", "animations": [
        {"key": "g", "type": "group", \(timing), "timingChanges": [\(changes)],
         "animations": [\(Self.children)]}\(more)]}]}
      """
    return try LayerScene(json: Array(text.utf8))
  }

  private func number(_ keyPath: String, at time: Double, _ plan: Plan) -> Double {
    var values = plan.makeValues()
    plan.write(at: time, into: &values)
    guard case .number(let number) = plan.value(keyPath, of: "a", in: values) else { return .nan }
    return number
  }

  @Test func aPausedGroupHoldsItsChildren() throws {
    let changes = """
      {"at": 1.5, "pause": true}, {"at": 3.5, "resume": true}, {"at": 4, "speed": 0.5},
      {"at": 5, "timeOffset": 1}
      """
    let plan = try Plan(try scene(changes))
    var worst = LargestError()
    // The group's time, which ends at 4 s.
    for (time, exact) in [
      (1.0, 0.5), (1.5, 1), (2.5, 1), (3.5, 1), (4, 1.5), (4.5, 1.75), (5, 3), (6, 3.5),
      (6.9, 3.95),
    ] {
      worst.include(abs(number("opacity", at: time, plan) - exact))
    }
    #expect(worst.count == 9 && worst.value <= 1e-14)
    // After its end it shows nothing.
    #expect(number("opacity", at: 7.01, plan) == 1)
    #expect(number("opacity", at: 0.4, plan) == 1)
  }

  /// The group's time by going through the changes, one after the other.
  private func mapped(
    _ time: Double, _ changes: [AnimatedLayer.TimingChange], _ timing: MediaTiming
  ) -> Double {
    var (now, local) = (0.0, 0.0)
    var (speed, offset, isPaused) = (timing.speed, timing.timeOffset, false)
    for change in changes where change.time <= time {
      if !isPaused { local += (change.time - now) * speed }
      now = change.time
      switch change.action {
      case .pause: isPaused = true
      case .resume: isPaused = false
      case .speed(let value): speed = value
      case .timeOffset(let value):
        local += value - offset
        offset = value
      }
    }
    if !isPaused { local += (time - now) * speed }
    return local / timing.speed
  }

  @Test func changesMapTheTimesOfTheSameGroupWithoutThem() throws {
    var random = SplitMix64(seed: 27)
    var (values, velocities) = (LargestError(), LargestError())
    for round in 0..<60 {
      var timing = MediaTiming()
      timing.beginTime = .random(in: 0...1, using: &random)
      timing.duration = .random(in: 2...4, using: &random)
      timing.speed = [1, 2, 0.5, -1][round % 4]
      timing.timeOffset = round % 3 == 0 ? .random(in: 0...1, using: &random) : 0
      timing.repeatCount = Double(round % 3)
      timing.autoreverses = round % 5 == 0
      timing.fillMode = round % 2 == 0 ? .both : .removed
      var plain = try #require(try scene("").layers.first)
      var group = try #require(plain.animation(forKey: "g"))
      group.timing = timing
      group.timingFunction = round % 7 == 0 ? .easeInOut : .linear
      plain.removeAllAnimations()
      try plain.add(group, forKey: "g")
      var changed = plain
      var changes: [AnimatedLayer.TimingChange] = []
      var at = 0.0
      for _ in 0..<5 {
        at += .random(in: 0.1...1.5, using: &random)
        let action: AnimatedLayer.TimingChange.Action =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: .pause
          case 1: .resume
          case 2: .speed(.random(in: -1...3, using: &random))
          default: .timeOffset(.random(in: -1...2, using: &random))
          }
        changes.append(.init(at: at, action))
        changed.changeTiming(forKey: "g", at: at, action)
      }
      let scenes = [plain, changed].map { LayerScene(name: "", duration: 12, layers: [$0]) }
      let (plan, other) = (try Plan(scenes[1]), try Plan(scenes[0]))
      for _ in 0..<40 {
        let time = Double.random(in: 0...9, using: &random)
        for keyPath in ["opacity", "position.x", "position.y"] {
          let value = number(keyPath, at: time, plan)
          let mapped = mapped(time, changes, timing)
          // At a jump, rounding decides.
          let near = [-1e-9, 0, 1e-9].map { number(keyPath, at: mapped + $0, other) }
          values.include(near.map { abs(value - $0) }.min() ?? .nan)
        }
        let property = try #require(plan.properties.first { $0.keyPath == "position.x" })
        let step = 1e-6
        let around = [-step, 0, step].map { number("position.x", at: time + $0, plan) }
        let slopes = ((around[1] - around[0]) / step, (around[2] - around[1]) / step)
        // Corners and jumps have no derivative.
        guard abs(slopes.0 - slopes.1) < 1e-3 * (1 + abs(slopes.0)) else { continue }
        var row = [Double.nan]
        var scratch = plan.makeValues()
        var span = row.mutableSpan
        plan.velocities(of: property, at: [time].span, into: &span, using: &scratch)
        velocities.include(abs(row[0] - (slopes.0 + slopes.1) / 2) / (1 + abs(slopes.0)))
      }
    }
    #expect(values.count == 7200 && values.value <= 1e-9, "\(values)")
    #expect(velocities.count > 2300 && velocities.value <= 1e-3, "\(velocities)")
  }

  @Test func eventsAndChainsWaitForThePause() throws {
    let more = """
      , {"key": "next", "keyPath": "opacity", "from": 0, "to": 1, "duration": 1, "after": "g"}
      """
    let changes = """
      {"at": 2, "pause": true}, {"at": 3, "resume": true}, {"at": 4, "speed": 2}
      """
    let events = try Plan(try scene(changes, more: more)).events(in: 0...12)
    // 1.5 s until the pause, 1 s until the speed doubles, and 1.5 s of its time in 0.75 s.
    #expect(events.map(\.time) == [0.5, 4.75, 4.75, 5.75])
    #expect(events.map(\.key) == ["g", "g", "next", "next"])
    let paused = try Plan(try scene("{\"at\": 2, \"pause\": true}", more: more))
    #expect(paused.events(in: 0...12).map(\.kind) == [.didStart])
    #expect(paused.activeAnimationCount(at: 11) == 1)
    let bar = try #require(paused.bars(in: 0...12).first { $0.key == "g" })
    #expect(bar.spans.first == 0.5...12)
    let removed = try Plan(
      try scene(
        "{\"at\": 2, \"pause\": true}",
        timing: "\"beginTime\": 0.5, \"duration\": 4, \"removed\": 8"))
    #expect(removed.events(in: 0...12).map(\.time) == [0.5, 8])
    #expect(removed.events(in: 0...12).last?.kind == .didStop(finished: false))
  }

  @Test func explanationsNameThePauseOfTheGroup() throws {
    let changes = "{\"at\": 2, \"pause\": true}, {\"at\": 3, \"resume\": true}"
    let plan = try Plan(try scene(changes))
    func cause(_ time: Double) -> String? {
      plan.explanation(at: time, duration: 12).first?.animations.first?.cause
    }
    #expect(cause(2.5) == "is paused since 2 s: its time stays at 1.5 s")
    #expect(cause(4) == "running since 0.5 s")
    #expect(cause(6) == "ended at 5.5 s and was removed (removedOnCompletion)")
    #expect(cause(0.1) == "has not begun: starts at 0.5 s")
  }

  @Test func filesAndConversionsKeepTheChanges() throws {
    let scene = try scene("{\"at\": 1.25, \"pause\": true}, {\"at\": 2, \"resume\": true}")
    #expect(scene.layers[0].entries[0].timingChanges.count == 2)
    #expect(try LayerScene(json: Array(scene.json.utf8)) == scene)
    #expect(try JSONDecoder().decode(LayerScene.self, from: JSONEncoder().encode(scene)) == scene)
    for target in TargetLanguage.sceneTargets {
      let result = try target.convert(scene, maximumError: 0.001)
      #expect(result.maximumError <= 0.0011, "\(target.name): \(result.maximumError)")
    }
  }

  @Test(
    arguments: [
      ("{\"at\": 2, \"pause\": true}, {\"at\": 1, \"resume\": true}", "", "at least 2"),
      ("{\"at\": 1, \"speed\": 2}", "\"speed\": 0", "speed must be at least 1e-100"),
      ("{\"at\": 2}", "", "has 0"), ("{\"at\": 1, \"pause\": false}", "", "must be true"),
    ])
  func badChangesNameTheirPosition(changes: String, timing: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try scene(changes, timing: timing.isEmpty ? "\"duration\": 1" : timing)
    }
    let text = "\(String(describing: error))"
    #expect(text.contains("timingChanges") && text.contains(message), "\(text)")
  }

  @Test func childrenOfGroupsHaveNoChanges() throws {
    let text = """
      {"duration": 1, "layers": [{"name": "a", "animations": [{"type": "group", "animations": [
        {"keyPath": "opacity", "to": 1, "timingChanges": [{"at": 1, "pause": true}]}]}]}]}
      """
    let error = #expect(throws: DocumentError.self) { try LayerScene(json: Array(text.utf8)) }
    #expect(
      error?.message == "timingChanges has no effect inside a group: give it to the group",
      "\(String(describing: error))")
  }
}
