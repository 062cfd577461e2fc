import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// What the tests of the web platform expect of timing, values and their sums.
@Suite struct WebPlatformTests {
  /// The reasons for which rows are left out, and how many there are of each.
  private static let leftOut: [String: Int] = [
    "a duration of 0 is the default": 48,
    "a repeat count of 0 is 1": 6,
    "end delay": 3,
    "playback rate of the whole timeline": 4,
    "a test of the absence of interpolation": 3,
    "the row has no numbers": 5,
    "offset-rotate adds an angle to the direction of a path": 15,
    "arcs become curves": 3,
    "percentages need a size": 7,
    "lists of different lengths switch": 1,
    "dash patterns do not add up in CSS": 2,
    "not an animatable kind of value: filter": 11,
    "not an animatable kind of value: boxShadow": 1,
    "calc()": 1,
  ]

  /// The rows of the two files whose end delay the table does not have.
  private static let endDelays: Set = [43, 52, 105]

  private struct Left: Error { var reason: String }

  @Test func valuesMatchTheWebPlatformTests() throws {
    let url = Fixture.folder.appendingPathComponent("browser/web-platform.json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? [[String: Any]])
    var left: [String: Int] = [:]
    var checked = 0
    for (number, row) in rows.enumerated() {
      do {
        switch row["kind"] as? String {
        case "timing": try timing(row, number)
        case "interp": try interpolation(row, number)
        case "ptype": try composite(row, number)
        case "iterationComposite": try iterations(row, number)
        default: throw Left(reason: Self.reason(row["why"] as? String ?? ""))
        }
        checked += 1
      } catch let error as Left {
        left[error.reason, default: 0] += 1
      }
    }
    #expect(left == Self.leftOut)
    #expect(checked == 358 - Self.leftOut.values.reduce(0, +) && checked > 240)
  }

  private static func reason(_ why: String) -> String {
    switch why {
    case "playbackRate": "playback rate of the whole timeline"
    case "no interpolation": "a test of the absence of interpolation"
    default: "the row has no numbers"
    }
  }

  // MARK: Timing

  private func timing(_ row: [String: Any], _ number: Int) throws {
    guard let duration = row["dur"] as? Double, duration > 0 else {
      throw Left(reason: "a duration of 0 is the default")
    }
    let count = row["it"] as? Double ?? .infinity
    guard count > 0 else { throw Left(reason: "a repeat count of 0 is 1") }
    guard !Self.endDelays.contains(number) else { throw Left(reason: "end delay") }
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount, timing.fillMode) = (duration, count, .both)
    timing.beginTime = try #require(row["delay"] as? Double)
    timing.timeOffset = try #require(row["start"] as? Double) * duration
    let state = timing.state(at: try #require(row["time"] as? Double))
    let expected = try #require(row["exp"] as? Double)
    let found = row["prop"] as? String == "run" ? state.run : state.fraction
    #expect(abs(found - expected) <= 1e-9 && state.isShown, "row \(number): \(found)")
    #expect(state.phase.rawValue == row["when"] as? String, "row \(number)")
  }

  // MARK: Values

  private func interpolation(_ row: [String: Any], _ number: Int) throws {
    let property = try #require(row["prop"] as? String)
    guard property != "offset-rotate" else {
      throw Left(reason: "offset-rotate adds an angle to the direction of a path")
    }
    let (from, to) = (try #require(row["from"] as? String), try #require(row["to"] as? String))
    let at = try #require(row["at"] as? Double)
    let expected = try #require(row["exp"] as? String)
    if property == "offset-path" {
      guard !from.contains("a ") else { throw Left(reason: "arcs become curves") }
      let found = try Self.path(from).interpolated(to: Self.path(to), at: at)
      try expectEqual(found, Self.path(expected), "row \(number)")
    } else {
      let found = try Self.list(from, property).interpolated(to: Self.list(to, property), at: at)
      expectEqual(found.matrix, try Self.list(expected, property).matrix, "row \(number)")
    }
  }

  /// Keyframes are composited with the value beneath first, then interpolated.
  private func composite(_ row: [String: Any], _ number: Int) throws {
    let property = try #require(row["prop"] as? String)
    let animations = try #require(row["anims"] as? [[String: Any]])
    let time = try #require(row["time"] as? Double)
    let base = row["base"].map { "\($0)" }
    let last = try #require(animations.last)
    let keyframes: [String] = try Self.texts(last["kf"])
    let mode = last["composite"] as? String
    let expected = try #require(row["exp"])
    switch property {
    case "color":
      let found = try color(keyframes, over: base, isAdditive: mode != nil, at: time / 1000)
      try expectEqual(found, ColorValue("\(expected)"), "row \(number)")
    case "transform", "rotate", "scale", "translate":
      var lists = try keyframes.map { try Self.list($0, property) }
      var beneath = try base.map { try Self.list($0, property) }
      if animations.count > 1 {
        beneath = try Self.list(try Self.texts(animations[0]["kf"])[0], property)
      }
      if let beneath {
        lists = lists.map {
          mode == "add" ? beneath.adding($0) : mode == nil ? $0 : $0.accumulating(beneath, count: 1)
        }
      }
      let found = lists[0].interpolated(to: lists[1], at: time / 1000).matrix
      if let numbers = expected as? [Double] {
        expectEqual(found, try Self.matrix(numbers), "row \(number)")
      } else {
        expectEqual(found, try Self.list("\(expected)", property).matrix, "row \(number)")
      }
    default:
      var values = try keyframes.map(Self.numbers)
      if property == "strokeDasharray" {
        if mode != nil { throw Left(reason: "dash patterns do not add up in CSS") }
        if values[0].count != values[1].count {
          throw Left(reason: "lists of different lengths switch")
        }
      }
      if let base, mode != nil {
        let beneath = try Self.numbers(base)
        values = values.map { beneath.adding($0) }
      }
      var found = values[0].interpolated(to: values[1], at: time / 1000)
      if property == "opacity" { found = found.map { min(max($0, 0), 1) } }
      try expectEqual(found, Self.numbers("\(expected)"), "row \(number)")
    }
  }

  private func iterations(_ row: [String: Any], _ number: Int) throws {
    let property = try #require(row["p"] as? String)
    let keyframes: [String] = try Self.texts((row["kf"] as? [String: Any])?[property])
    let options = try #require(row["o"] as? [String: Any])
    let duration = try #require(options["duration"] as? Double)
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (duration, 10)
    let state = timing.state(at: try #require(row["t"] as? Double))
    let expected = try #require(row["e"] as? String)
    func value<V: Interpolatable>(_ read: (String) throws -> V) throws -> V {
      let ends = try keyframes.map(read)
      let (from, to) = (
        ends[0].accumulating(ends[1], count: state.completedCycles),
        ends[1].accumulating(ends[1], count: state.completedCycles)
      )
      return from.interpolated(to: to, at: state.fraction)
    }
    switch property {
    case "filter", "boxShadow":
      throw Left(reason: "not an animatable kind of value: \(property)")
    case "alignContent": #expect(try value { AnimatableValue.text($0) } == .text(expected))
    case "color":
      try expectEqual(
        value { try ColorValue($0) }, ColorValue(expected), "row \(number)", isLimited: false)
    case "transform":
      let matrix = try value { try TransformList($0) }.matrix
      expectEqual(matrix, try TransformList(expected).matrix, "row \(number)")
    default:
      var found = try value(Self.numbers)
      if property == "opacity" { found = found.map { min(max($0, 0), 1) } }
      try expectEqual(found, Self.numbers(expected), "row \(number)")
    }
  }

  /// A colour as a style sheet's keyframes show it.
  private func color(
    _ keyframes: [String], over base: String?, isAdditive: Bool, at time: Double
  ) throws -> ColorValue {
    var specification = KeyframeSpecification()
    specification.values = try keyframes.map { .color(try ColorValue($0)) }
    specification.isPremultiplied = true
    var animation = LayerAnimation(.keyframe(keyPath: "borderColor", specification))
    (animation.timing.duration, animation.timing.fillMode) = (1, .both)
    (animation.isAdditive, animation.isRemovedOnCompletion) = (isAdditive, false)
    var layer = AnimatedLayer("a")
    if let base { layer.model.set("borderColor", to: .color(try ColorValue(base))) }
    try layer.add(animation, forKey: "a")
    guard case .color(let color)? = try layer.presentation(at: time).value("borderColor") else {
      throw Left(reason: "no colour")
    }
    return color
  }

  // MARK: Reading and comparing

  private static func texts(_ list: Any?) throws -> [String] {
    guard let list = list as? [Any] else { throw Left(reason: "no list") }
    return list.map { "\($0)" }
  }

  private static func path(_ text: String) throws -> AnimatableValue {
    .path(try BezierPath(String(text.dropFirst(6).dropLast(2))))
  }

  /// The individual transform properties as functions.
  private static func list(_ text: String, _ property: String) throws -> TransformList {
    guard !text.contains("%") else { throw Left(reason: "percentages need a size") }
    guard property != "transform", text != "none" else { return try TransformList(text) }
    let parts = text.split(separator: " ").map(String.init)
    switch property {
    case "translate":
      let all = parts + [String](repeating: "0px", count: 3 - parts.count)
      return try TransformList("translate3d(\(all.joined(separator: ", ")))")
    case "scale":
      let all =
        parts.count == 1 ? [parts[0], parts[0], "1"] : parts.count == 2 ? parts + ["1"] : parts
      return try TransformList("scale3d(\(all.joined(separator: ", ")))")
    default:
      let axes = ["x": "1, 0, 0", "y": "0, 1, 0"]
      switch parts.count {
      case 1: return try TransformList("rotate3d(0, 0, 1, \(text))")
      case 2: return try TransformList("rotate3d(\(axes[parts[0]] ?? "0, 0, 1"), \(parts[1]))")
      default: return try TransformList("rotate3d(\(parts.joined(separator: ", ")))")
      }
    }
  }

  private static func matrix(_ numbers: [Double]) throws -> Transform3D {
    try TransformList("matrix(\(numbers.map { "\($0)" }.joined(separator: ", ")))").matrix
  }

  /// The numbers of a text, without their units.
  private static func numbers(_ text: String) throws -> [Double] {
    guard !text.contains("calc") else { throw Left(reason: "calc()") }
    let inner = text.hasPrefix("rect(") ? String(text.dropFirst(5).dropLast()) : text
    return try inner.split { " ,".contains($0) }.map { word in
      try #require(Double(word.trimmingCharacters(in: CharacterSet(charactersIn: "px%"))))
    }
  }

  private func expectEqual(_ found: [Double], _ expected: [Double], _ name: String) throws {
    #expect(found.count == expected.count, "\(name)")
    for (a, b) in zip(found, expected) {
      #expect(abs(a - b) <= 1e-4 * max(abs(b), 1e-2), "\(name): \(found)")
    }
  }

  private func expectEqual(
    _ found: AnimatableValue, _ expected: AnimatableValue, _ name: String
  ) throws {
    try #require(found.isCompatible(with: expected), "\(name)")
    for index in 0..<found.componentCount {
      #expect(abs(found[component: index] - expected[component: index]) <= 1e-9, "\(name)")
    }
  }

  private func expectEqual(_ found: Transform3D, _ expected: Transform3D, _ name: String) {
    for index in 0..<16 {
      let (a, b) = (found[component: index], expected[component: index])
      #expect(abs(a - b) <= 1e-4 * max(abs(b), 1), "\(name): \(found) for \(expected)")
    }
  }

  /// Browsers limit what they show, and round it to 8 bits.
  private func expectEqual(
    _ found: ColorValue, _ expected: ColorValue, _ name: String, isLimited: Bool = true
  ) throws {
    for index in 0..<4 {
      var number = found[component: index]
      if isLimited || index == 3 { number = min(max(number, 0), 1) }
      #expect(abs(number - expected[component: index]) <= 0.51 / 255, "\(name): \(found)")
    }
  }
}
