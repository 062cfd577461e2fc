import CurveArithmetic
import Curves
import Testing

@testable import Timeline

/// Tables of a property at many times, against frames at each of them.
@Suite struct TableTests {
  private static let times: [Double] =
    (-8...40).map { Double($0) / 8 } + [0.7, 1.4, 2.1, 1e6, 1e9, 1e17, -1e9, 1e300]
    + [Double.infinity, -.infinity]

  @Test(arguments: 50..<62) func haveTheValuesOfFrames(seed: UInt64) throws {
    var generator = try RandomLayers(seed: seed)
    let layers = try (0..<40).map { try generator.layer($0) }
    var times = Self.times
    // More than a block, and not a multiple of eight.
    for _ in 0..<240 { times.append(.random(in: -1...6, using: &generator.random)) }
    try compareWithFrames(layers, at: times)
  }

  @Test(arguments: 70..<74) func sublayersHaveTheValuesOfFrames(seed: UInt64) throws {
    var generator = try RandomLayers(seed: seed)
    var layer = try generator.layer(0)
    for index in 1..<6 {
      var timing = MediaTiming()
      timing.speed = .random(in: -1...2, using: &generator.random)
      timing.beginTime = .random(in: 0...1, using: &generator.random)
      timing.timeOffset = .random(in: 0...1, using: &generator.random)
      var above = try generator.layer(index).with(timing: timing)
      if index % 2 == 0 { above.timingChanges = [.init(at: 1, .pause), .init(at: 1.5, .resume)] }
      above.sublayers = [layer]
      layer = above
    }
    try compareWithFrames([layer], at: (-20...120).map { Double($0) / 20 })
  }

  /// Animations of a whole property and of its parts, in groups and on top of each other.
  @Test func partsHaveTheValuesOfFrames() throws {
    var layer = AnimatedLayer("a", model: ["position": .point(Point2D(x: 3, y: -2))])
    var whole = LayerAnimation(
      .basic(
        keyPath: "position",
        .init(from: .point(Point2D(x: 1, y: 2)), to: .point(Point2D(x: 30, y: -20)))))
    (whole.timing.duration, whole.timing.repeatCount, whole.isCumulative) = (0.7, 3, true)
    var keyframes = KeyframeSpecification()
    keyframes.values = [0, 4, -3].map { .number($0) }
    var part = LayerAnimation(.keyframe(keyPath: "position.y", keyframes))
    (part.timing.duration, part.timing.autoreverses, part.isAdditive) = (0.9, true, true)
    var group = LayerAnimation(.group([whole, part]))
    (group.timing.duration, group.timing.fillMode, group.timingFunction) = (3, .both, .easeIn)
    group.isRemovedOnCompletion = false
    try layer.add(group, forKey: "group")
    var change = LayerAnimation(.basic(keyPath: "position.x", .init(by: .number(5))))
    (change.timing.beginTime, change.timing.duration) = (0.5, 2)
    try layer.add(change, forKey: "change")
    try compareWithFrames([layer], at: (-10...100).map { Double($0) / 20 })
  }

  private func compareWithFrames(_ layers: [AnimatedLayer], at times: [Double]) throws {
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: layers))
    var (frame, scratch) = (plan.makeValues(), plan.makeValues())
    let tables = plan.properties.map { property in
      let count = times.count * plan.componentCount(of: property)
      var rows = [Double](repeating: .nan, count: count)
      var span = rows.mutableSpan
      plan.values(of: property, at: times.span, into: &span, using: &scratch)
      return rows
    }
    for (step, time) in times.enumerated() {
      plan.write(at: time, into: &frame)
      for (property, rows) in zip(plan.properties, tables) {
        let count = plan.componentCount(of: property)
        var row = [Double](repeating: .nan, count: count)
        plan.readComponents(of: property.target, frame, into: &row)
        for index in 0..<count {
          // Batch kernels may differ in the last bit, and cycles multiply it.
          let (found, expected) = (rows[step * count + index], row[index])
          #expect(
            abs(found - expected) <= 1e-13 * max(1, abs(expected)),
            "\(property.keyPath) of layer \(property.layer) at \(time): \(found), not \(expected)")
        }
      }
    }
  }

  /// The elements of a transform in its plane have exact rates: here those of a turn and a growing scale.
  @Test func turnsHaveExactRates() throws {
    var layer = AnimatedLayer("a")
    func add(_ keyPath: String, _ from: Double, _ to: Double) throws {
      var animation = LayerAnimation(
        .basic(keyPath: keyPath, .init(from: .number(from), to: .number(to))))
      animation.timing.duration = 2
      try layer.add(animation, forKey: keyPath)
    }
    try add("transform.rotation", 0, 6)
    try add("transform.scale.x", 1, 3)
    try add("transform.translation.x", 0, 10)
    layer.model.set("transform", to: .transform(.identity))
    let plan = try Plan(LayerScene(name: "", duration: 2, layers: [layer]))
    let property = try #require(plan.properties.first { $0.keyPath == "transform" })
    let times = (1..<40).map { Double($0) / 20 }
    var scratch = plan.makeValues()
    var rows = [Double](repeating: .nan, count: 16 * times.count)
    var span = rows.mutableSpan
    plan.velocities(of: property, at: times.span, into: &span, using: &scratch)
    for (step, time) in times.enumerated() {
      let (sine, cosine, scale) = (Double.sin(3 * time), Double.cos(3 * time), 1 + time)
      var expected = [Double](repeating: 0, count: 16)
      expected[0] = cosine - scale * 3 * sine
      expected[1] = sine + scale * 3 * cosine
      expected[4] = -3 * cosine
      expected[5] = -3 * sine
      expected[12] = 5
      for index in 0..<16 {
        let error = abs(rows[16 * step + index] - expected[index])
        #expect(error <= 4e-15, "element \(index) at \(time)")
      }
    }
  }
}
