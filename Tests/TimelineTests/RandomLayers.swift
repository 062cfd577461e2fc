import CurveTestSupport
import Curves
import Timeline

/// Random layers with many kinds of animation, most of them simple.
struct RandomLayers {
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

  mutating func animation(_ keyPath: String) -> LayerAnimation {
    var animation: LayerAnimation
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      var keyframes = KeyframeSpecification()
      keyframes.values = (0..<Int.random(in: 1...20, using: &random)).map { _ in number() }
      if chance(0.2) { keyframes.mode = one(CalculationMode.allCases) }
      if chance(0.2) { keyframes.timingFunctions = [one(easings)] }
      animation = LayerAnimation(.keyframe(keyPath: keyPath, keyframes))
    case 1:
      var settings = SpringSettings()
      settings.damping = chance(0.7) ? 10 : one([0.5, 20, 35])
      animation = LayerAnimation(
        .spring(keyPath: keyPath, .init(from: number(), to: number()), settings))
    case 2: animation = LayerAnimation(.basic(keyPath: keyPath, .init(to: number())))
    default:
      animation = LayerAnimation(
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

  mutating func group(of children: [LayerAnimation]) -> LayerAnimation {
    var group = LayerAnimation(.group(children))
    group.timing = timing()
    group.timingFunction = one(easings)
    group.isRemovedOnCompletion = chance(0.5)
    return group
  }

  /// A layer with a group in a group, and a rotation in a group.
  mutating func groups() throws -> AnimatedLayer {
    var layer = AnimatedLayer("groups")
    let (fade, lift) = (animation("opacity"), animation("zPosition"))
    let inner = group(of: [lift])
    try layer.add(group(of: [fade, inner]), forKey: "fade")
    try layer.add(group(of: [turn()]), forKey: "turn")
    return layer
  }

  private mutating func turn() -> LayerAnimation {
    var turn = LayerAnimation(
      .basic(keyPath: "sublayerTransform", .init(from: .number(0), to: .number(3))))
    turn.valueFunction = .rotateZ
    turn.timing = timing()
    return turn
  }

  mutating func layer(_ index: Int) throws -> AnimatedLayer {
    var time = MediaTiming()
    if chance(0.1) { time.beginTime = 0.2 }
    var layer = try AnimatedLayer("layer \(index)", timing: time)
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
    if chance(0.5) { try layer.add(group(of: [turn()]), forKey: "turn") }
    var tint = LayerAnimation(
      .basic(
        keyPath: "backgroundColor",
        .init(from: .color(ColorValue(0, 0.5, 1)), to: .color(ColorValue(1, 0.25, 0, opacity: 0.5)))
      ))
    tint.timing = timing()
    try layer.add(tint, forKey: "tint")
    return layer
  }
}
