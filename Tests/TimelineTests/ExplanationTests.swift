import Curves
import Testing
import Timeline

/// The twelve classic reasons why an animation does not look as intended, each identified.
@Suite struct ExplanationTests {
  private func explained(
    _ layer: AnimatedLayer, _ key: String = "a", at time: Double, duration: Double = 4
  ) throws -> AnimationExplanation {
    let plan = try Plan(LayerScene(name: "", duration: duration, layers: [layer]))
    return try #require(
      plan.explanation(at: time, duration: duration).last?.animations.first { $0.key == key })
  }

  private func layer(_ animation: LayerAnimation) throws -> AnimatedLayer {
    var layer = AnimatedLayer("layer", model: ["opacity": .number(0.25)])
    try layer.add(animation, forKey: "a")
    return layer
  }

  @Test func removedAtItsEnd() throws {
    let found = try explained(try layer(basic("opacity", 0, 1, duration: 2)), at: 3)
    #expect(found.cause == "ended at 2 s and was removed (removedOnCompletion)")
    #expect(found.advice?.contains("set the model to the end value") == true && !found.isShown)
    #expect(found.effects[0].model == .number(0.25) && found.effects[0].shown == .number(0.25))
    #expect(found.effects[0].contribution == nil)
  }

  @Test func fillingForwardsWithoutStayingIsExplained() throws {
    var animation = basic("opacity", 0, 1, duration: 2)
    animation.timing.fillMode = .forwards
    let found = try explained(try layer(animation), at: 3)
    #expect(found.cause.contains("was removed (removedOnCompletion), so that fillMode forwards"))
    #expect(found.advice?.contains("removedOnCompletion to false") == true)
    animation.isRemovedOnCompletion = false
    let held = try explained(try layer(animation), at: 3)
    #expect(held.cause == "ended at 2 s, held by fillMode forwards" && held.advice == nil)
    #expect(held.effects[0].contribution == .number(1))
  }

  @Test func clippedByItsGroup() throws {
    var group = LayerAnimation(.group([basic("opacity", 0, 1, duration: 4)]))
    group.timing.duration = 1
    let layer = try layer(group)
    for time in [0.5, 2] {
      let found = try explained(layer, "a > 1", at: time)
      #expect(found.cause.contains("clipped by its group, which lasts 1 s"))
      #expect(found.cause.contains("while this one ends at 4 s"))
      #expect(found.advice == "give the group a longer duration" && found.depth == 1)
    }
  }

  @Test func aChildWithoutADurationIsExplained() throws {
    var group = LayerAnimation(.group([basic("opacity", 0, 1, duration: 0)]))
    group.timing.duration = 3
    let found = try explained(try layer(group), "a > 1", at: 1)
    #expect(found.cause.contains("has no duration and takes its group's, 3 s"))
  }

  @Test func aCutSpringIsExplained() throws {
    var settings = SpringSettings()
    (settings.mass, settings.stiffness, settings.damping) = (10, 1500, 50)
    settings.initialVelocity = 100
    var animation = LayerAnimation(
      .spring(keyPath: "opacity", .init(from: .number(0), to: .number(1)), settings))
    animation.timing.duration = 0.25
    for time in [0.1, 1] {
      let found = try explained(try layer(animation), at: time)
      #expect(
        found.cause.contains("the spring is cut off at 0.25 s and jumps by 115.52 %"),
        "\(found.cause)")
      #expect(found.advice == "set duration to the spring's settlingDuration")
    }
  }

  @Test func backwardsBeforeItBegins() throws {
    var animation = basic("opacity", 0, 1)
    animation.timing.beginTime = 0.5
    #expect(try explained(try layer(animation), at: 0.2).cause == "has not begun: starts at 0.5 s")
    animation.timing.fillMode = .backwards
    let found = try explained(try layer(animation), at: 0.2)
    #expect(found.cause == "has not begun: starts at 0.5 s; fillMode backwards shows its start")
    #expect(found.isShown && found.effects[0].shown == .number(0))
  }

  @Test func beginTimeOfAnotherTimeSpace() throws {
    var animation = basic("opacity", 0, 1)
    animation.timing.beginTime = 12_345
    let found = try explained(try layer(animation), at: 1)
    #expect(found.cause.contains("starts at 12345 s of the layer's time, which the scene never"))
    #expect(found.advice?.contains("layer's own time") == true)
  }

  @Test func aPausedLayerAndASpeedOfZeroAreExplained() throws {
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, 0.5)
    var paused = try AnimatedLayer("paused", timing: timing)
    try paused.add(basic("opacity", 0, 1), forKey: "a")
    let plan = try Plan(LayerScene(name: "", duration: 4, layers: [paused]))
    #expect(
      plan.explanation(at: 3)[0].cause == "the layer is paused (speed 0): its time stays at 0.5 s")
    var animation = basic("opacity", 0, 1)
    (animation.timing.speed, animation.timing.timeOffset) = (0, 0.25)
    let found = try explained(try layer(animation), at: 1)
    #expect(found.cause == "its speed is 0: it stays at 0.25 s of its own time")
    #expect(found.effects[0].shown == .number(0.25))
  }

  @Test func anAdditiveAnimationOverNothingIsExplained() throws {
    var animation = basic("cornerRadius", 0, 4)
    animation.isAdditive = true
    let found = try explained(try layer(animation), at: 0.5)
    #expect(found.cause.contains("additive over cornerRadius, which has no model value"))
    #expect(found.effects[0].contribution == .number(2))
    var set = try layer(animation)
    set.set("cornerRadius", to: .number(10))
    let other = try explained(set, at: 0.5)
    #expect(!other.cause.contains("additive") && other.effects[0].shown == .number(12))
  }

  @Test func anAnimationOverriddenByALaterOneIsExplained() throws {
    var layer = try layer(basic("opacity", 0, 1))
    try layer.add(basic("opacity", 0.5, 0.75), forKey: "b")
    let found = try explained(layer, at: 0.5)
    #expect(found.cause.contains("opacity is overridden by b, which was added later"))
    #expect(found.effects[0].overriddenBy == "b" && found.effects[0].contribution == .number(0.5))
    #expect(found.effects[0].shown == .number(0.625))
  }

  @Test func aWrongKeyPathIsRefused() throws {
    #expect {
      try layer(basic("opacty", 0, 1))
    } throws: {
      "\($0)" == "unknown key path \"opacty\": did you mean 'opacity'?"
    }
  }
}
