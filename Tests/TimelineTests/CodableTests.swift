import CurveNotation
import Curves
import Foundation
import Testing
import Timeline

/// Encoded values decode to equal values, and keys determine the type of their values.
@Suite struct CodableTests {
  @Test(arguments: SceneTruthTests.names)
  func scenesReadBack(name: String) throws {
    let scene = try SceneTruthTests.scene(name)
    let data = try JSONEncoder().encode(scene)
    let again = try JSONDecoder().decode(LayerScene.self, from: data)
    #expect(again == scene && again.hashValue == scene.hashValue)
    #expect(!String(decoding: data, as: UTF8.self).contains("\"_"))
  }

  /// A case of an enumeration is an object with one member, whose parts have names.
  @Test func casesHaveNames() throws {
    func text(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    #expect(try text(FrameClock.Source.displayLink(60)) == #"{"displayLink":60}"#)
    #expect(try text(Stagger.Origin.edges) == #"{"edges":true}"#)
    #expect(try text(Stagger.Origin.index(2)) == #"{"index":2}"#)
    #expect(try text(AnimatedLayer.TimingChange.Action.pause) == #"{"pause":true}"#)
    #expect(try text(AnimatedLayer.TimingChange.Action.speed(2)) == #"{"speed":2}"#)
    let sum = DerivedColumn.Expression.sum(.column("a.x"), .negated(.number(2)))
    #expect(
      try text(sum)
        == #"{"sum":{"left":{"column":"a.x"},"right":{"negated":{"number":2}}}}"#)
    let again = try JSONDecoder().decode(
      DerivedColumn.Expression.self, from: Data(try text(sum).utf8))
    #expect(again == sum)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameClock.Source.self, from: Data(#"{"timer": {"_0": 1}}"#.utf8))
    }
  }

  @Test func everySettingReadsBack() throws {
    var layer = try AnimatedLayer("a", model: ["own": .text("x")], timing: Self.timing)
    layer.spawning = try Spawning(
      every: 0.5, count: 3, first: 0, seed: 9,
      variations: ["opacity": .random(from: 0, to: 1), "zPosition": .steps(from: 1, by: 2)])
    layer.modelChanges = [.init(at: 1, "opacity", to: .number(0.5))]
    for index in 0..<12 {
      var animation = LayerAnimation(.opacity, from: Double(index), duration: 1)
      animation.timing = Self.timing
      animation.predecessor = index > 0 ? .init("\(index - 1)", delay: 0.5) : nil
      try layer.add(animation, forKey: "\(index)", at: Double(index))
    }
    layer.removeAnimation(forKey: "11", at: 30)
    layer.sublayers = [
      AnimatedLayer("b", model: ["path": .path(try BezierPath("M0,0 L1,0 Z"))])
    ]
    let again = try JSONDecoder().decode(AnimatedLayer.self, from: JSONEncoder().encode(layer))
    #expect(again == layer)
    #expect(again.animation(forKey: "7") == layer.animation(forKey: "7"))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MediaTiming.self, from: Data("{\"repeatCount\": -1}".utf8))
    }
    for (text, variation) in [
      (#"{"steps": {"from": 1, "by": 2}}"#, .steps(from: 1, by: 2)),
      (#"{"random": {"from": 0, "to": 1}}"#, .random(from: 0, to: 1)),
    ] as [(String, Spawning.Variation)] {
      let decoded = try JSONDecoder().decode(Spawning.Variation.self, from: Data(text.utf8))
      #expect(decoded == variation)
    }
    #expect(throws: DecodingError.self) {
      let text = #"{"steps": {"from": 1, "by": 2}, "random": {"from": 0, "to": 1}}"#
      return try JSONDecoder().decode(Spawning.Variation.self, from: Data(text.utf8))
    }
  }

  private static let timing: MediaTiming = {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed, timing.timeOffset, timing.duration) = (-1, 2, 0.25, 3)
    (timing.repeatCount, timing.autoreverses, timing.fillMode) = (.infinity, true, .both)
    return timing
  }()

  @Test func keysHaveTypes() throws {
    var values = ModelValues(["position.x": .number(3)])
    values[.opacity] = 0.5
    values[.backgroundColor] = ColorValue(1, 0.5, 0)
    values[.locations] = [0, 1]
    values[.hidden] = true
    #expect(values[.opacity] == 0.5 && values.value("opacity") == .number(0.5))
    #expect(values[.position] == Point2D(x: 3, y: 0) && values[.hidden] == true)
    #expect(values[.backgroundColor] == ColorValue(1, 0.5, 0) && values[.locations] == [0, 1])
    #expect(values[.shadowRadius] == 3 && values[.transform] == .identity)
    #expect(values[PropertyKey<Double>("position.x")] == 3)
    #expect(
      values[PropertyKey<Point2D>("opacity")] == nil && values[PropertyKey<Double>("no")] == nil)
    var layer = AnimatedLayer("ball")
    layer.model[.opacity] = 1
    try layer.add(LayerAnimation(.opacity, from: 0, duration: 2), forKey: "fade")
    try layer.add(LayerAnimation(.position, by: Point2D(x: 8, y: 4), duration: 2), forKey: "move")
    let shown = try layer.presentation(at: 1)
    #expect(shown[.opacity] == 0.5 && shown[.position] == Point2D(x: 4, y: 2))
    var changed = AnimatedLayer("c")
    try changed.transaction(duration: 2, timingFunction: .linear) { $0.set(.cornerRadius, to: 10) }
    #expect(try changed.presentation(at: 0.5)[.cornerRadius] == 2.5)
  }
}
