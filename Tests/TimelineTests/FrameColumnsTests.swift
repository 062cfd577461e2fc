import CurveTestSupport
import Curves
import Spring
import Testing

@testable import Timeline

/// Frames whose animations are evaluated side by side, against the evaluation of each layer in order.
@Suite struct FrameColumnsTests {
  /// Random scenes of many kinds of animation, most of them simple.
  private struct Generator {
    var random: SplitMix64
    let easings: [Easing]

    init(seed: UInt64) throws {
      random = SplitMix64(seed: seed)
      var easings: [Easing] = [.linear, .easeInOut, .easeOut, .steps(try Steps(4))]
      for _ in 0..<40 {
        easings.append(
          .cubicBezier(
            try CubicBezier(
              .random(in: 0...1, using: &random), .random(in: -1...2, using: &random),
              .random(in: 0...1, using: &random), .random(in: -1...2, using: &random))))
      }
      self.easings = easings
    }

    mutating func chance(_ share: Double) -> Bool { .random(in: 0..<1, using: &random) < share }

    mutating func number() -> AnimatableValue { .number(.random(in: -50...50, using: &random)) }

    mutating func one<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: 0..<list.count, using: &random)]
    }

    mutating func timing() -> MediaTiming {
      var timing = MediaTiming()
      timing.beginTime = chance(0.3) ? 0 : one([-0.5, 0.25, .random(in: -1...1, using: &random)])
      timing.duration = one([0.25, 0.7, 1, 1.5, .random(in: 0.1...2, using: &random)])
      timing.repeatCount = one([0, 1, 2.5, 3, .infinity, .infinity])
      if chance(0.1) { timing.repeatDuration = 1.3 }
      timing.autoreverses = chance(0.3)
      timing.fillMode = one(MediaTiming.FillMode.allCases)
      if chance(0.1) { timing.speed = one([2, -1, 0.5, 0]) }
      if chance(0.1) { timing.timeOffset = 0.3 }
      return timing
    }

    mutating func animation(_ keyPath: String) -> Animation {
      var animation: Animation
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        var keyframes = KeyframeSpecification()
        keyframes.values = (0..<Int.random(in: 1...20, using: &random)).map { _ in number() }
        if chance(0.2) { keyframes.mode = one(CalculationMode.allCases) }
        if chance(0.2) { keyframes.timingFunctions = [one(easings)] }
        animation = Animation(.keyframe(keyPath: keyPath, keyframes))
      case 1:
        var settings = SpringSettings()
        settings.damping = chance(0.7) ? 10 : one([0.5, 20, 35])
        animation = Animation(
          .spring(keyPath: keyPath, .init(from: number(), to: number()), settings))
      case 2: animation = Animation(.basic(keyPath: keyPath, .init(to: number())))
      default:
        animation = Animation(
          .basic(
            keyPath: keyPath,
            .init(from: chance(0.8) ? number() : nil, by: number())))
      }
      animation.timing = timing()
      animation.timingFunction = chance(0.6) ? easings[2] : one(easings)
      animation.isAdditive = chance(0.2)
      animation.isCumulative = chance(0.2)
      animation.isRemovedOnCompletion = chance(0.5)
      return animation
    }

    mutating func group(of children: [Animation]) -> Animation {
      var group = Animation(.group(children))
      group.timing = timing()
      group.timingFunction = one(easings)
      group.isRemovedOnCompletion = chance(0.5)
      return group
    }

    mutating func layer(_ index: Int) throws -> Layer {
      var time = MediaTiming()
      if chance(0.1) { time.beginTime = 0.2 }
      var layer = try Layer("layer \(index)", timing: time)
      if chance(0.3) { layer.model.set("cornerRadius", to: .number(3)) }
      if chance(0.1) { layer.model.set("transform.scale.x", to: .number(2)) }
      var paths = ["opacity", "position.x", "position.y", "cornerRadius", "transform.rotation"]
      // A second animation of a number makes the order matter.
      if chance(0.2) { paths.append("opacity") }
      for (position, path) in paths.enumerated() {
        var animation = animation(path)
        if path == "opacity", chance(0.2) {
          animation = group(of: [
            animation, group(of: [self.animation("zPosition")]),
          ])
        }
        try layer.add(animation, forKey: "\(position)")
      }
      if chance(0.5) {
        var turn = Animation(
          .basic(keyPath: "sublayerTransform", .init(from: .number(0), to: .number(3))))
        turn.valueFunction = .rotateZ
        turn.timing = timing()
        try layer.add(group(of: [turn]), forKey: "turn")
      }
      var tint = Animation(
        .basic(
          keyPath: "backgroundColor",
          .init(from: .color(Color(0, 0.5, 1)), to: .color(Color(1, 0.25, 0, opacity: 0.5)))))
      tint.timing = timing()
      try layer.add(tint, forKey: "tint")
      return layer
    }
  }

  @Test(arguments: 0..<12) func areTheValuesInOrder(seed: UInt64) throws {
    var generator = try Generator(seed: seed)
    let layers = try (0..<(seed == 0 ? 2 : 60)).map { try generator.layer($0) }
    let plan = try Plan(Scene(name: "", duration: 1, layers: layers))
    let kinds = Set(plan.frameColumns.sections.map(\.kind.content))
    #expect(seed == 0 || kinds.isSuperset(of: [.group, .mix, .keys]), "\(kinds)")
    #expect(plan.frameColumns.sections.contains { $0.kind.hasOwn })
    var times = (-8...40).map { Double($0) / 8 } + [0.7, 1.4, 2.1, 1e6, 1e9, 1e17, -1e9, 1e300]
    for _ in 0..<40 { times.append(.random(in: -1...6, using: &generator.random)) }
    var (frame, ordered) = (plan.makeValues(), plan.makeValues())
    for time in times {
      plan.write(at: time, into: &frame)
      for layer in plan.layers.indices { plan.write(layer: layer, at: time, into: &ordered) }
      for property in plan.properties {
        let (found, expected) = (
          plan.value(of: property, in: frame), plan.value(of: property, in: ordered)
        )
        #expect(found == expected, "\(property.keyPath) of layer \(property.layer) at \(time)")
      }
    }
  }

  /// A frame at a time that is not finite is that of the layers, too.
  @Test func timesWithoutEndAreThoseOfTheLayers() throws {
    var generator = try Generator(seed: 40)
    let layers = try (0..<20).map { try generator.layer($0) }
    let plan = try Plan(Scene(name: "", duration: 1, layers: layers))
    var (frame, ordered) = (plan.makeValues(), plan.makeValues())
    for time in [Double.infinity, -.infinity] {
      plan.write(at: time, into: &frame)
      for layer in plan.layers.indices { plan.write(layer: layer, at: time, into: &ordered) }
      for property in plan.properties {
        #expect(plan.value(of: property, in: frame) == plan.value(of: property, in: ordered))
      }
    }
  }

  /// Most animations of a common scene are evaluated side by side.
  @Test func simpleScenesAreWhollyInColumns() throws {
    let layers = try (0..<20).map { index in
      var layer = Layer("layer \(index)")
      var fade = Animation(.opacity, from: 0, to: 1, duration: 1)
      fade.timingFunction = .easeInOut
      try layer.add(fade, forKey: "fade")
      try layer.add(Animation(.basic(keyPath: "position.x", .init(to: .number(5)))), forKey: "move")
      return layer
    }
    let plan = try Plan(Scene(name: "", duration: 1, layers: layers))
    #expect(plan.frameColumns.others.isEmpty)
    #expect(plan.frameColumns.sections.map(\.count).reduce(0, +) == 40)
    #expect(plan.frameColumns.sections.allSatisfy { $0.kind.content == .mix })
  }
}
