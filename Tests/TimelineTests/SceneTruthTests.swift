import CurveDocuments
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Compares scenes with a browser's animation engine and with numbers computed by hand.
@Suite struct SceneTruthTests {
  static let names = [
    "shake-loop", "shake-keyframes", "shake-concatenated", "plane-depart", "text-field-jump",
    "wobble", "balloon", "form-entrance", "form-fields", "twinkle", "wave", "flight-switch",
    "progress-ring",
  ]

  static func scene(_ name: String) throws -> LayerScene {
    let folder = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("scenes/\(name).json")
    return try LayerScene(json: Array(try Data(contentsOf: url)))
  }

  /// A scene's numbers at times.
  struct Shown {
    let plan: Plan

    init(_ name: String) throws { plan = try Plan(try scene(name)) }

    func callAsFunction(_ layer: String, _ keyPath: String, _ time: Double) -> Double {
      var values = plan.makeValues()
      plan.write(at: time, into: &values)
      return plan.value(keyPath, of: layer, in: values).map(number) ?? .nan
    }
  }

  @Test func agreesWithTheBrowser() throws {
    let loop = try Shown("shake-loop")
    let ring = try Shown("progress-ring")
    var scale = AnimatedLayer("scale", model: ["transform.scale.y": .number(2.5)])
    var grow = LayerAnimation(
      .basic(keyPath: "transform.scale.y", .init(to: .number(3), by: .number(0.5))))
    (grow.timing.duration, grow.timing.fillMode, grow.isRemovedOnCompletion) = (2, .both, false)
    try scale.add(grow, forKey: "grow")
    // Turns of a fifth each, the last two beyond the end: limited to it.
    let keyframes: [(Double, Double, Double)] = [
      (0, 0.1, -3), (0.1, 0.2, 3), (0.3, 0.2, -3), (0.5, 0.2, 3), (0.7, 0.2, -3), (0.9, 0.2, 3),
      (1.1, 0.1, 0),
    ]
    var shake = AnimatedLayer("shake", model: ["transform.rotation": .number(0)])
    var turns = LayerAnimation(
      .relativeKeyframes(
        RelativeGroup(
          keyframes.map { start, duration, angle in
            .init(
              start: start, duration: duration,
              targets: ["transform.rotation": .number(angle * .pi / 180)])
          })))
    turns.timing.duration = 1.2
    turns.timing.fillMode = .both
    turns.isRemovedOnCompletion = false
    try shake.add(turns, forKey: "shake")
    let (shaken, scaled) = (
      try Plan(LayerScene(name: "", duration: 1, layers: [shake])),
      try Plan(LayerScene(name: "", duration: 1, layers: [scale]))
    )
    var (a, b) = (shaken.makeValues(), scaled.makeValues())
    var count = 0
    for row in try Fixture("browser/scenes.csv", rows: 409).rows {
      let (time, expected) = (try row.number("time_s"), try row.number("value"))
      count += 1
      let found: Double
      switch (row["scenario"], row["track"]) {
      case ("shake/clamped", _):
        shaken.write(at: time, into: &a)
        found = shaken.value("transform.rotation", of: "shake", in: a).map(number) ?? .nan
      case ("shakeGroup", "rotation_keyframes"):
        if time == 1.2 { continue }
        found = loop("icon", "transform.rotation", 0.5 + time)
      case ("shakeGroup", "scale_up_then_hold"):
        if time == 3.4 { continue }
        found = loop("icon", "transform.scale", time)
      case ("shakeGroup", _): found = loop("icon", "transform.scale", 3.4 + time)
      case ("scaleY_by_to", _):
        scaled.write(at: time, into: &b)
        found = scaled.value("transform.scale.y", of: "scale", in: b).map(number) ?? .nan
      default:
        if time == 1.5 { continue }
        found = ring("ring", try #require(row["track"]), time)
      }
      #expect(abs(found - expected) <= 1e-6, "\(row) \(found)")
    }
    #expect(count == 409)
  }

  /// The group of 5.7 s clips its children, and repeats forever.
  @Test func theShakeRepeatsForever() throws {
    let shown = try Shown("shake-loop")
    let easedQuarter = 0.12916193104731444
    #expect(abs(shown("icon", "transform.scale", 0.075) - (1 + 0.1 * easedQuarter)) < 1e-15)
    #expect(abs(shown("icon", "transform.scale", 2) - 1.1) < 1e-15)
    #expect(abs(shown("icon", "transform.scale", 3.475) - (1.1 - 0.1 * easedQuarter)) < 1e-15)
    #expect(shown("icon", "transform.scale", 5) == 1)
    #expect(shown("icon", "transform.rotation", 5) == 0)
    // A quarter of the first seventh of 1.2 s.
    let angle = -3 * Double.pi / 180 * easedQuarter
    #expect(abs(shown("icon", "transform.rotation", 0.5 + 0.3 / 7) - angle) < 1e-15)
    #expect(abs(shown("icon", "transform.rotation", 2 + 0.3 / 7 + 5.7) - angle) < 1e-13)
    // As in the listing, there is one timing function too many.
    #expect(shown.plan.diagnostics.allSatisfy { $0.description.contains("8 timing functions") })
    #expect(shown.plan.diagnostics.count == 2)
  }

  @Test func shakesByKeyframesAndByConcatenationHaveTheirValues() throws {
    let shown = try Shown("shake-keyframes")
    // Grown at 0.3 s, first shake 0.4...1.6, second 1.8...3, shrunk 3.2...3.5.
    #expect(shown("icon", "transform.scale", 0) == 1)
    #expect(abs(shown("icon", "transform.scale", 0.15) - 1.05) < 1e-15)
    #expect(
      shown("icon", "transform.scale", 0.31) == 1.1 && shown("icon", "transform.scale", 3.1) == 1.1)
    #expect(abs(shown("icon", "transform.scale", 3.35) - 1.05) < 1e-15)
    #expect(shown("icon", "transform.scale", 3.6) == 1)
    // Half the duration is half of the eased progress: 0.5, the end of the third keyframe.
    let angle = 3 * Double.pi / 180
    #expect(abs(shown("icon", "transform.rotation", 1) + angle) < 1e-14)
    #expect(abs(shown("icon", "transform.rotation", 2.4) + angle) < 1e-14)
    #expect(shown("icon", "transform.rotation", 0.35) == 0)
    #expect(
      shown.plan.diagnostics.map(\.description).filter { $0.contains("limited to 0...1") }.count
        == 4)
    let still = try Shown("shake-concatenated")
    for step in 0...72 {
      #expect(still("icon", "transform.rotation", Double(step) / 60) == 0)
    }
    #expect(
      still.plan.diagnostics.map(\.description).contains { $0.contains("only final values count") })
  }

  /// By the matrix exponential with 50 digits.
  @Test func textFieldJump() throws {
    let shown = try Shown("text-field-jump")
    for (time, value) in [(0.1, 34.382513086994245996), (0.2, 36.214412209139954892)] {
      #expect(abs(shown("cut", "position.y", time) - value) < 1e-13, "\(time)")
      #expect(abs(shown("settled", "position.y", time) - value) < 1e-13, "\(time)")
    }
    #expect(shown("cut", "position.y", 0.25) == 40 && shown("cut", "position.x", 0.1) == 20)
    #expect(abs(shown("settled", "position.y", 1) - 40.432828916101799450) < 1e-13)
    for (time, progress) in [(0.1, 0.683209037055571294), (0.5, 0.82962897676522212644)] {
      #expect(abs(shown("settled", "borderColor.r", time) - (1 - progress)) < 1e-14)
      #expect(abs(shown("settled", "borderColor.g", time) - 0.27 * (1 - progress)) < 1e-14)
      #expect(abs(shown("settled", "borderColor.a", time) - (1 - progress)) < 1e-14)
    }
    let texts = shown.plan.diagnostics.map(\.description)
    #expect(
      texts.filter {
        $0.contains("cut off after 0.25 s and jumps by 115.52 %") && $0.contains("settlingDuration")
      }.count == 1)
  }

  /// Times, and the heights of both springs by the matrix exponential with 50 digits.
  private static let wave: [(Double, Double, Double)] = [
    (0.2, 179.22880895421771349, 204.86585269455834137),
    (0.5, 226.73860955155202625, 225.74409552185019915),
    (1, 211.45789463199783012, 217.22490614021902514),
  ]

  @Test func theWaveHasItsValues() throws {
    let shown = try Shown("wave")
    for (time, side, middle) in Self.wave {
      #expect(abs(shown("side", "position.y", time) - side) < 2e-13)
      #expect(abs(shown("middle", "position.y", time) - middle) < 2e-13)
    }
    let lead = try #require(shown.plan.columns.last)
    #expect(lead.name == "lead" && lead.property == nil)
    let times = Self.wave.map(\.0)
    var numbers = [Double](repeating: 0, count: times.count)
    numbers.withUnsafeMutableBufferPointer { buffer in
      var span = buffer.mutableSpan
      shown.plan.values(of: lead, at: times.span, into: &span)
    }
    for (number, row) in zip(numbers, Self.wave) { #expect(abs(number - (row.2 - row.1)) < 4e-13) }
  }

  @Test func threeStarsTwinkleAtOnce() throws {
    let shown = try Shown("twinkle")
    for time in [1.85, 2.3, 3.1, 4.7, 5.9] {
      #expect(shown.plan.activeAnimationCount(at: time) == 3, "\(time)")
    }
    #expect(shown.plan.activeAnimationCount(at: 0.5) == 0)
    #expect(shown.plan.activeAnimationCount(at: 0.7) == 1)
    // Half way of the second star, which is made at 1.2 s.
    #expect(abs(shown("star 2", "transform.scale.x", 2.1) - 2.5) < 1e-12)
    #expect(abs(shown("star 2", "opacity", 2.1) - 0.375) < 1e-12)
    #expect(shown("star 2", "opacity", 3.1) == 0 && shown("star 2", "transform.scale.x", 3.1) == 1)
    let starts = shown.plan.events(in: 0...6.1).filter { $0.kind == .didStart }.map(\.time)
    #expect(starts.count == 10)
    for (index, time) in starts.enumerated() {
      #expect(abs(time - 0.6 * Double(index + 1)) < 1e-12)
    }
  }

  @Test func thePlaneDepartsAsComputed() throws {
    let shown = try Shown("plane-depart")
    #expect(shown("plane", "position.x", 0) == 100 && shown("plane", "opacity", 0) == 1)
    // At 0.3 s the eased progress is 0.0816598...: in the first keyframe of 0.25.
    let p = 0.081659856265897477493
    #expect(abs(shown("plane", "position.x", 0.3) - (100 + 80 * p / 0.25)) < 1e-12)
    #expect(abs(shown("plane", "position.y", 0.3) - (200 - 10 * p / 0.25)) < 1e-12)
    #expect(shown("plane", "transform.rotation", 0.3) == 0)
    // Half the duration is half the eased progress.
    #expect(shown("plane", "opacity", 0.75) == 0)
    #expect(abs(shown("plane", "position.x", 0.75) - 280) < 1e-9)
    #expect(abs(shown("plane", "position.y", 0.75) - 140) < 1e-9)
    #expect(abs(shown("plane", "transform.rotation", 0.75) + .pi / 8) < 1e-9)
    #expect(shown("plane", "position.x", 1.5) == 100 && shown("plane", "opacity", 2) == 1)
  }

  @Test func theFormEntersAsComputed() throws {
    let entrance = try Shown("form-entrance")
    for (time, opacity, angle) in [
      (0.0, 0.0, Double.pi / 4), (0.5, 0, .pi / 4), (0.75, 0.5, .pi / 8), (1, 1, 0),
    ] {
      #expect(entrance("form", "opacity", time) == opacity, "\(time)")
      #expect(entrance("form", "transform.rotation", time) == angle, "\(time)")
      // The later of two animations of the whole transform shows.
      #expect(entrance("form", "transform.scale", time) == 1)
    }
    let fields = try Shown("form-fields")
    #expect(fields("title", "position.x", 0) == -195 && fields("title", "position.x", 1) == 0)
    #expect(fields("field", "position.x", 0.2) == -195 && fields("field", "position.x", 1.3) == 0)
    #expect(fields("title", "transform.scale", 1.9) == 1)
    #expect(
      fields("title", "transform.scale", 2) == 1.5
        && fields("title", "transform.scale", 2.125) == 1.25)
    #expect(abs(fields("field", "transform.scale", 2.425) - 1.25) < 1e-12)
    // Removed on its way: it does not finish, and no pulse follows.
    var scene = try Self.scene("form-fields")
    scene.layers[0].removeAnimation(forKey: "title", at: 1)
    let plan = try Plan(scene)
    let events = plan.events(in: 0...5).filter { $0.layer == "title" }
    #expect(events.map(\.kind) == [.didStart, .didStop(finished: false)])
    var values = plan.makeValues()
    plan.write(at: 2.125, into: &values)
    #expect(plan.value("transform.scale", of: "title", in: values) == .number(1))
    #expect(plan.value("position.x", of: "title", in: values) == .number(195))
  }

  @Test func theOtherScenesHaveTheirValues() throws {
    let wobble = try Shown("wobble")
    #expect(abs(wobble("label", "transform.rotation", 0.3125) + .pi / 4) < 1e-12)
    #expect(abs(wobble("label", "transform.rotation", 0.03125) + .pi / 8) < 1e-12)
    #expect(wobble("label", "transform.rotation", 0.6) == 0)
    let balloon = try Shown("balloon")
    #expect(balloon("balloon", "position.x", 1.5) == 440)
    #expect(
      balloon("balloon", "position.y", 0.75) == 211 && balloon("balloon", "position.y", 2.25) == 583
    )
    #expect(balloon("balloon", "position.y", 4) == 744)
    let ring = try Shown("progress-ring")
    // Half of the eased progress is 0.75 s.
    #expect(abs(ring("ring", "strokeEnd", 0.75) - 0.75) < 1e-12)
    #expect(abs(ring("ring", "strokeStart", 0.75) - 0.25) < 1e-12)
  }

  /// A scene that is written and read back is equal.
  @Test(arguments: names)
  func scenesAreWrittenWithoutLoss(name: String) throws {
    let scene = try Self.scene(name)
    let again = try LayerScene(json: Array(scene.json.utf8))
    #expect(again == scene && again.json == scene.json && !scene.note.isEmpty)
    #expect(try Plan(scene).events(in: 0...100) == Plan(again).events(in: 0...100))
  }
}
