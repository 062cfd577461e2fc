import Curves
import Foundation
import Interchange
import Testing
import TestSupport
import Timeline

/// Scenes against a browser's animation engine and the numbers worked out by hand.
@Suite struct SceneTruthTests {
  static func scene(_ name: String) throws -> Scene {
    let folder = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("scenes/\(name).json")
    return try Scene(json: Array(try Data(contentsOf: url)))
  }

  static func number(_ value: AnimatableValue?) -> Double {
    guard case .number(let number)? = value else { return .nan }
    return number
  }

  private func value(_ scene: Scene, _ layer: String, _ keyPath: String, _ time: Double) -> Double {
    let placed = scene.allLayers.first { $0.layer.name == layer }
    return Self.number(placed?.presentation(at: time).value(keyPath))
  }

  @Test func agreesWithTheBrowser() throws {
    let loop = try Self.scene("shake-loop")
    let ring = try Self.scene("progress-ring")
    var scale = Layer("scale", model: ["transform.scale.y": .number(2.5)])
    var grow = Animation(
      .basic(keyPath: "transform.scale.y", .init(to: .number(3), by: .number(0.5))))
    (grow.timing.duration, grow.timing.fillMode, grow.isRemovedOnCompletion) = (2, .both, false)
    try scale.add(grow, forKey: "grow")
    // Turns of a fifth each, the last two beyond the end: limited to it.
    let keyframes: [(Double, Double, Double)] = [
      (0, 0.1, -3), (0.1, 0.2, 3), (0.3, 0.2, -3), (0.5, 0.2, 3), (0.7, 0.2, -3), (0.9, 0.2, 3),
      (1.1, 0.1, 0),
    ]
    var shake = Layer("shake", model: ["transform.rotation": .number(0)])
    var turns = Animation(
      .relativeKeyframes(
        RelativeGroup(
          keyframes.map { start, duration, angle in
            .init(
              start: start, duration: duration,
              targets: ["transform.rotation": .number(angle * .pi / 180)])
          })))
    turns.timing.duration = 1.2
    turns.timing.fillMode = .both
    turns.timingFunction = .easeInOut
    turns.isRemovedOnCompletion = false
    try shake.add(turns, forKey: "shake")
    for row in try Fixture("browser/scenes.csv", rows: 409).rows {
      let (time, expected) = (try row.number("time_s"), try row.number("value"))
      let found: Double
      switch (row["scenario"], row["track"]) {
      case ("shake/clamped", _):
        found = Self.number(shake.presentation(at: time).value("transform.rotation"))
      case ("shakeGroup", "rotation_keyframes"):
        if time == 1.2 { continue }
        found = value(loop, "icon", "transform.rotation", 0.5 + time)
      case ("shakeGroup", "scale_up_then_hold"):
        if time == 3.4 { continue }
        found = value(loop, "icon", "transform.scale", time)
      case ("shakeGroup", _): found = value(loop, "icon", "transform.scale", 3.4 + time)
      case ("scaleY_by_to", _):
        found = Self.number(scale.presentation(at: time).value("transform.scale.y"))
      default:
        if time == 1.5 { continue }
        found = value(ring, "ring", try #require(row["track"]), time)
      }
      #expect(abs(found - expected) <= 1e-6, "\(row) \(found)")
    }
  }

  /// The group of 5.7 s clips its children, and repeats for ever.
  @Test func shakeLoopClips() throws {
    let scene = try Self.scene("shake-loop")
    #expect(abs(value(scene, "icon", "transform.scale", 2) - 1.1) < 1e-15)
    #expect(value(scene, "icon", "transform.scale", 5) == 1)
    #expect(value(scene, "icon", "transform.rotation", 5) == 0)
    let second = value(scene, "icon", "transform.rotation", 2.7)
    #expect(
      second != 0 && abs(value(scene, "icon", "transform.rotation", 2.7 + 5.7) - second) < 1e-12)
    // A child longer than its group is cut, not squeezed.
    var layer = Layer("a", model: ["opacity": .number(0)])
    var fade = Animation(.basic(keyPath: "opacity", .init(from: .number(0), to: .number(1))))
    fade.timing.duration = 4
    var group = Animation(.group([fade]))
    group.timing.duration = 1
    group.timing.repeatCount = 2
    try layer.add(group, forKey: "g")
    #expect(layer.presentation(at: 0.5).value("opacity") == .number(0.125))
    #expect(layer.presentation(at: 1.5).value("opacity") == .number(0.125))
    #expect(layer.presentation(at: 2.5).value("opacity") == .number(0))
  }

  @Test func concatenatedShakeShowsNothingAndSaysWhy() throws {
    let scene = try Self.scene("shake-concatenated")
    for frame in scene.clock.frames(in: scene.duration) {
      #expect(value(scene, "icon", "transform.rotation", frame.time) == 0)
    }
    #expect(scene.diagnostics.map(\.description).contains { $0.contains("nothing is seen") })
    let moving = try Self.scene("shake-keyframes")
    #expect(moving.diagnostics.isEmpty)
    #expect(abs(value(moving, "icon", "transform.rotation", 0.6)) < 0.06)
    let largest =
      moving.clock.frames(in: 1.2).map {
        abs(value(moving, "icon", "transform.rotation", $0.time))
      }.max() ?? 0
    #expect(abs(largest - 3 * .pi / 180) < 0.003)
  }

  @Test func textFieldJumpIsCutAndSaysByHowMuch() throws {
    let scene = try Self.scene("text-field-jump")
    let before = value(scene, "cut", "position.y", 0.25 - 1e-9)
    // 41 to 40 with 100 distances a second: 115.52 % of the distance is left at 0.25 s.
    #expect(abs(before - (41 - 2.1552)) < 1e-4)
    #expect(value(scene, "cut", "position.y", 0.25) == 40)
    let words = scene.diagnostics.map(\.description)
    #expect(
      words.contains {
        $0.contains("cut off after 0.25 s, 115.52 %") && $0.contains("settlingDuration")
      })
    #expect(words.filter { $0.contains("cut off") }.count == 1)
    #expect(abs(value(scene, "settled", "position.y", 3.5) - 40) < 0.002)
    #expect(value(scene, "cut", "position.x", 0.1) == 20)
  }

  @Test func threeTwinkleInTheSteadyState() throws {
    let scene = try Self.scene("twinkle")
    for time in [1.3, 1.7, 2.0, 2.5, 3.1, 5.9] {
      #expect(scene.activeAnimationCount(at: time) == 3, "\(time)")
    }
    #expect(scene.activeAnimationCount(at: 0.1) == 1)
    #expect(abs(value(scene, "star 1", "transform.scale", 0.9) - 2.5) < 1e-15)
    #expect(abs(value(scene, "star 1", "opacity", 0.9) - 0.375) < 1e-15)
    #expect(value(scene, "star 1", "opacity", 1.8) == 0)
    let starts = scene.events(in: 0...6).filter { $0.kind == .didStart }
    #expect(starts.count == 10 && abs(starts[3].time - 1.8) < 1e-12)
  }

  @Test func planeDeparts() throws {
    let scene = try Self.scene("plane-depart")
    let frames = scene.clock.frames(in: 1.5)
    #expect(
      value(scene, "plane", "position.x", 0) == 100 && value(scene, "plane", "opacity", 0) == 1)
    // Unseen when it is put back: half the duration is half the eased progress.
    #expect(value(scene, "plane", "opacity", 0.75) == 0)
    #expect(abs(value(scene, "plane", "position.x", 0.75) - 280) < 1e-9)
    #expect(abs(value(scene, "plane", "transform.rotation", 0.75) + .pi / 8) < 1e-9)
    #expect(frames.map { value(scene, "plane", "position.x", $0.time) }.min() ?? 1 < 5)
    #expect(abs(value(scene, "plane", "position.x", 1.4999999) - 100) < 1e-3)
  }

  @Test func theOtherScenes() throws {
    let wobble = try Self.scene("wobble")
    #expect(abs(value(wobble, "label", "transform.rotation", 0.3125) + .pi / 4) < 1e-12)
    #expect(value(wobble, "label", "transform.rotation", 0.6) == 0)
    let balloon = try Self.scene("balloon")
    #expect(value(balloon, "balloon", "position.x", 1.5) == 375)
    #expect(value(balloon, "balloon", "position.y", 2.25) == 230)
    let form = try Self.scene("form-entrance")
    #expect(value(form, "form", "opacity", 0.2) == 0 && value(form, "form", "opacity", 1.5) == 1)
    #expect(value(form, "form", "transform.scale", 0.2) == 1.5)
    #expect(value(form, "form", "transform.scale", 1.125) == 1.125)
    let wave = try Self.scene("wave")
    #expect(
      value(wave, "left", "position.y", 0.363) > 116
        && value(wave, "right", "position.y", 0.335) > 130)
    let switched = try Self.scene("flight-switch")
    #expect(value(switched, "background", "transition.incoming.opacity", 1.5) == 0.5)
    #expect(value(switched, "background", "transition.incoming.opacity", 4.5) == 0.5)
    let placed = try #require(switched.allLayers.first { $0.layer.name == "gate" })
    guard
      case .point(let offset)? = placed.presentation(at: 1.5).value("transition.outgoing.offset")
    else { throw CancellationError() }
    #expect(abs(offset.y - 25) < 1e-9 && offset.x == 0)
  }

  /// Written and read again, a scene is the same: its text, its values, its events.
  @Test(arguments: [
    "shake-loop", "shake-keyframes", "shake-concatenated", "plane-depart", "text-field-jump",
    "wobble",
    "balloon", "form-entrance", "twinkle", "wave", "flight-switch", "progress-ring",
  ])
  func isWrittenWithoutLoss(name: String) throws {
    let scene = try Self.scene(name)
    let again = try Scene(json: Array(scene.json.utf8))
    #expect(again.json == scene.json && again.name == name && !scene.note.isEmpty)
    let pairs = zip(scene.allLayers, again.allLayers)
    for frame in scene.clock.frames(in: scene.duration) {
      for (a, b) in pairs {
        #expect(a.presentation(at: frame.time) == b.presentation(at: frame.time))
      }
    }
    #expect(scene.events(in: 0...100) == again.events(in: 0...100))
  }
}
