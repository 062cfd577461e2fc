import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

@Suite struct SceneConversionTests {
  private func scene(_ animations: String) throws -> LayerScene {
    try LayerScene(
      json: Array(
        """
        {"name": "s", "duration": 2, "layers": [
          {"name": "box", "model": {"opacity": 0}, "animations": [\(animations)]}]}
        """.utf8))
  }

  /// Where an animation begins and ends, keyframes stand, at round positions and no others.
  @Test func keyframesStandWhereSomethingTurns() throws {
    let scene = try scene(
      """
      {"key": "a", "type": "basic", "keyPath": "opacity", "from": 0.75, "to": 0, "beginTime": 0.6,
       "duration": 0.6, "timingFunction": "linear"}
      """)
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let result = try target.convert(scene)
    let rule = try #require(try StyleSheet(result.text).keyframes.first)
    let keys = try #require(rule["opacity"]).keyframes
    #expect(keys.map(\.offset).map { ($0 * 1e5).rounded() / 1e5 } == [0, 0.3, 0.6, 1])
    #expect(keys.map(\.value) == ["0", "0.75", "0", "0"])
    #expect(result.maximumError < 1e-6 && result.points == 4)
  }

  /// A fade takes a few keyframes whenever it begins, also where the rounded ends of a piece coincide.
  @Test func fadesTakeFewKeyframes() throws {
    let target = try #require(TargetLanguage.named("css-keyframes"))
    for begin in 0..<150 {
      let scene = try LayerScene(
        json: Array(
          """
          {"name": "s", "duration": 3, "layers": [{"name": "box", "animations": [{"key": "a",
           "type": "basic", "keyPath": "opacity", "from": 0, "to": 1, "beginTime": \(Double(begin) / 100),
           "duration": 0.3, "timingFunction": "ease-in-out"}]}]}
          """.utf8))
      let result = try target.convert(scene)
      #expect((3...12).contains(result.points ?? 0), "begins at \(begin) hundredths")
      #expect(result.maximumError <= 1e-3)
      let rule = try #require(try StyleSheet(result.text).keyframes.first)
      let offsets = try #require(rule["opacity"]).keyframes.map(\.offset)
      #expect(offsets.allSatisfy { (0...1).contains($0) }, "\(offsets)")
    }
  }

  /// A short scene cannot ask for millions of keyframes: each target says so at once.
  @Test(arguments: [
    #"{"type": "basic", "keyPath": "opacity", "from": 0, "to": 1, "duration": 1e-3, "repeatCount": 1e9}"#,
    #"{"type": "group", "duration": 0.5, "repeatCount": "infinity", "animations": [{"type": "basic", "keyPath": "position.x", "to": 9, "duration": 5e-4, "repeatCount": 1e9}]}"#,
  ])
  func tooManyRepeatsAreRefused(animation: String) throws {
    let scene = try scene(animation)
    for target in TargetLanguage.sceneTargets {
      let error = #expect(throws: ConversionError.self) { try target.convert(scene) }
      #expect(error?.description.hasPrefix("box turns or jumps too often for keyframes") == true)
    }
    // A property that is not written does not count.
    let fade = #"{"type": "basic", "keyPath": "opacity", "to": 1, "duration": 1}"#
    let other = animation.replacing("opacity", with: "zPosition").replacing(
      "position.x", with: "zPosition")
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let points = try target.convert(try self.scene("\(fade), \(other)")).points
    #expect((points ?? .max) < 20)
  }

  /// A matrix that moves, turns and scales is written through these; a skew is not, and a note says so.
  @Test(arguments: [("4, 0, 0, 0, 0, 2", false), ("4, 0, 0, 0, 1, 2", true)])
  func onlySkewedTransformsAreNoted(firstRows: String, isNoted: Bool) throws {
    let scene = try scene(
      """
      {"key": "a", "type": "basic", "keyPath": "transform", "duration": 1,
       "to": [\(firstRows), 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]}
      """)
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let result = try target.convert(scene)
    #expect(result.text.contains("scale:"))
    #expect(result.notes.contains { $0.contains("transform") } == isNoted, "\(result.notes)")
  }

  /// A throw under a group that slows down, pauses and goes on: joints and rounding add to the pieces' error.
  @Test(arguments: [
    #"{"at": 0.5, "speed": 0.5}, {"at": 0.8, "resume": true}, {"at": 0.923, "pause": true}"#,
    #"{"at": 0.5, "pause": true}, {"at": 1, "resume": true}, {"at": 1.5, "speed": 0.5}"#,
    #"{"at": 0.123, "pause": true}, {"at": 0.25, "resume": true}"#,
  ])
  func pausedGroupsKeepToTheLimit(changes: String) throws {
    let text = """
      {"duration": 4, "layers": [{"name": "group", "timingChanges": [\(changes)], "sublayers": [
        {"name": "a", "animations": [{"key": "throw", "type": "play", "keyPath": "position.y", "play":
          {"value": 0, "bounds": [0, 600], "commands": [
            {"at": 0.1, "grab": [[0.1, 10], [0.117, 20], [0.133, 38], [0.15, 64], [0.167, 100]]},
            {"at": 0.17, "release": {"decay": "compose"}}, {"at": 0.9, "to": 80}]}}]}]}]}
      """
    let scene = try LayerScene(json: Array(text.utf8))
    for target in TargetLanguage.sceneTargets {
      for limit in [0.01, 0.001, 0.0003] {
        let result = try target.convert(scene, maximumError: limit)
        #expect(result.maximumError <= limit, "\(target.name): \(result.maximumError)")
      }
    }
  }

  /// The printed keyframes, read again and played, are within the error that was told.
  @Test(arguments: ["twinkle.json", "flight-switch.json", "text-field-jump.json"])
  func theErrorIsThatOfTheText(file: String) throws {
    let folder = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes")
    let scene = try LayerScene(
      json: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let result = try target.convert(scene)
    #expect(result.maximumError <= 0.001, "\(file): \(result.maximumError)")
    let plan = try Plan(scene)
    var values = plan.makeValues()
    var compared = 0
    for layer in plan.layers {
      let name = String(layer.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      guard
        let rule = try StyleSheet(result.text).keyframes.first(where: {
          $0.name == "\(name)-opacity"
        }), let track = rule["opacity"]?.specification()
      else { continue }
      let animation = try KeyframeAnimation<Double>(
        values: try track.values.map {
          guard case .number(let number) = $0 else { throw CancellationError() }
          return number
        },
        keyTimes: track.keyTimes, timingFunctions: track.timingFunctions)
      for index in 0..<400 {
        let position = (Double(index) + 0.371) / 400
        plan.write(at: position * scene.duration, into: &values)
        guard case .number(let wanted)? = plan.value("opacity", of: layer.name, in: values) else {
          continue
        }
        let shown = animation.value(at: position)
        #expect(abs(shown - wanted) <= result.maximumError + 1e-9, "\(name) at \(position)")
        compared += 1
      }
    }
    #expect(compared >= 400 || file == "text-field-jump.json")
  }
}
