import Curves
import Testing
import Timeline

/// The fluent builder. The types reject values of a wrong type: a builder of an opacity takes only
/// `Double`.
@Suite struct BuilderTests {
  @Test func theDocumentedExampleBuildsAGroup() throws {
    var layer = AnimatedLayer("ring", model: ["strokeStart": .number(0), "strokeEnd": .number(1)])
    try layer.animate(forKey: "state") {
      $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.strokeEnd.value(from: 0, to: 1, duration: 1)
      $0.timingFunction(.easeInOut).repeat(count: .infinity)
    }
    let animation = try #require(layer.animation(forKey: "state"))
    guard case .group(let children) = animation.content else {
      Issue.record("\(animation)")
      return
    }
    #expect(children.count == 2 && animation.timing.repeatCount == .infinity)
    #expect(children[0].timing.beginTime == 0.5 && animation.timingFunction == .easeInOut)
    // As long as the longest: 1.5 s.
    #expect(animation.timing.duration == 1.5)
    #expect(try number(layer, "strokeStart", 0.75) == 0.25)
    #expect(try number(layer, "strokeEnd", 0.75) == 0.75)
    #expect(try abs(number(layer, "strokeStart", 150.75) - 0.25) < 1e-12)
  }

  /// Delay and duration count for a group's length, repeats don't.
  @Test func lengthOfAGroup() throws {
    var layer = AnimatedLayer("a")
    try layer.animate(forKey: "g") {
      $0.opacity.value(from: 0, to: 1, duration: 1).repeat(count: 5).delay(0.25)
      $0.cornerRadius.value(from: 0, to: 1, duration: 0.5).repeat(count: .infinity)
      $0.zPosition.value(from: 0, to: 1, damping: 40)
    }
    // The spring settles later than 1.25 s.
    let settling = try SpringSettings.critical(damping: 40)
    #expect(layer.animation(forKey: "g")?.timing.duration == max(1.25, settling))
  }

  @Test func onePropertyIsNoGroup() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(0.2)])
    try layer.animate(forKey: "fade") {
      $0.opacity.value(to: 1, duration: 2)
      $0.autoreverses().repeat(duration: 3).fill(mode: .both).delay(1).speed(2)
    }
    let animation = try #require(layer.animation(forKey: "fade"))
    // It starts from the value shown.
    #expect(
      animation.content
        == .basic(keyPath: "opacity", .init(from: .number(0.2), to: .number(1))))
    #expect(animation.timing.autoreverses && animation.timing.repeatDuration == 3)
    #expect(animation.isRemovedOnCompletion && animation.timing.speed == 2)
    #expect(try abs(number(layer, "opacity", 1.5) - 0.6) < 1e-15)
    #expect(try number(layer, "opacity", 0.5) == 0.2 && number(layer, "opacity", 4) == 0.2)
    try layer.animate(forKey: "nothing") { _ in }
    try layer.animate(forKey: "nothing") { _ = $0.opacity }
    #expect(layer.animationKeys == ["fade"])
  }

  @Test func everyWordCountsInAnyOrder() throws {
    var layer = AnimatedLayer("a", model: ["position": .point(Point2D())])
    try layer.animate(forKey: "spring") {
      $0.position.x.mass(2).stiffness(50).damping(4).initialVelocity(1).delay(0.5)
        .value(from: 0, to: 10, duration: 3)
    }
    guard
      case .spring(_, let ends, let spring)? = layer.animation(forKey: "spring")?.content
    else {
      Issue.record("no spring")
      return
    }
    #expect(ends.from == .number(0) && ends.to == .number(10))
    #expect(
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (2, 50, 4, 1))
    #expect(layer.animation(forKey: "spring")?.timing.beginTime == 0.5)
    let path = PathOf.corner
    try layer.animate(forKey: "path") {
      $0.position.path(path, duration: 2, rotationMode: .auto)
      $0.backgroundColor.values([ColorValue(1, 0, 0), ColorValue(0, 0, 1)], duration: 1)
      $0.bounds.value(to: Rect2D(), duration: 1).timeOffset(0.5)
      $0.hidden.value(from: false, to: true, duration: 1)
      $0.size.value(from: Size2D(width: 1, height: 2), to: Size2D(width: 3, height: 4), duration: 2)
      $0.shadowColor.value(from: ColorValue(0, 0, 0), to: ColorValue(1, 1, 1), duration: 2)
      $0.colors.value(from: [ColorValue(0, 0, 0)], to: [ColorValue(1, 1, 1)], duration: 2)
      $0.locations.value(from: [0, 0.5], to: [0.5, 1], duration: 2)
      $0.path.value(from: path, to: path, duration: 2)
      $0.string.values(["a", "b"], duration: 2)
    }
    let values = try layer.presentation(at: 1.5)
    #expect(values.value("position") == .point(Point2D(x: 10, y: 5)))
    #expect(values.value("transform.rotation") == .number(.pi / 2))
    #expect(values.value("bounds.size") == .size(Size2D(width: 2.5, height: 3.5)))
    #expect(values.value("shadowColor") == .color(ColorValue(0.75, 0.75, 0.75)))
    #expect(values.value("string") == .text("b"))
    #expect(try layer.presentation(at: 0.75).value("hidden") == .bool(true))
    try layer.animate(forKey: "turn") {
      $0.transform.value(.rotateZ).value(from: 0, to: 1, duration: 1)
      $0.transform.vector(.scale).value(
        from: SIMD3(1, 1, 1), to: SIMD3(2, 2, 2), duration: 1
      ).additive()
    }
    #expect(try number(layer, "transform.scale.x", 0.5) == 1.5)
  }

  @Test func aShakeAndAShockHaveTheirValues() throws {
    var layer = AnimatedLayer("field", model: ["transform": .transform(.identity)])
    try layer.animate(forKey: "shake") {
      $0.transform.rotation.z.value(from: 0.08, to: -0.08, duration: 0.1)
        .repeat(count: 3).autoreverses().timingFunction(.easeInOut)
    }
    for (time, value) in [(0.0, 0.08), (0.1, -0.08), (0.2, 0.08), (0.3, -0.08), (0.5, -0.08)] {
      #expect(try number(layer, "transform.rotation.z", time) == value, "\(time)")
    }
    let quarter = 0.08 - 0.16 * Easing.easeInOut.value(at: 0.25)
    #expect(try abs(number(layer, "transform.rotation.z", 0.025) - quarter) <= 1e-17)
    #expect(try number(layer, "transform.rotation.z", 0.7) == 0)
    try layer.animate(forKey: "shock") {
      $0.transform.translation.x.values([0, -10, 10, 0], duration: 0.15)
        .repeat(count: 2).autoreverses().timingFunction(.easeInOut)
    }
    let positions = try (0...600).map {
      try number(layer, "transform.translation.x", Double($0) / 1000)
    }
    #expect(abs((positions.min() ?? 0) + 10) < 0.1 && abs((positions.max() ?? 0) - 10) < 0.1)
    let times = try layer.events(in: 0...9).map(\.time)
    #expect(zip(times, [0, 0, 0.6, 0.6]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(layer.animationKeys.count == 2)
  }

  /// Under the same key the animation before shows until the new one is added.
  @Test func replacingKeepsThePast() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    try layer.animate(forKey: "fade") { $0.opacity.value(from: 0, to: 1, duration: 1) }
    try layer.animate(forKey: "fade", at: 0.5) { $0.opacity.value(to: 0, duration: 1) }
    #expect(try number(layer, "opacity", 0.25) == 0.25)
    #expect(try number(layer, "opacity", 0.5) == 0.5 && number(layer, "opacity", 1) == 0.25)
    #expect(
      try layer.events(in: 0...2).map(\.kind)
        == [.didStart, .didStop(finished: false), .didStart, .didStop(finished: true)])
  }

  /// The requested animation runs once, frame by frame.
  @Test func startsAndStopsAreDelivered() async throws {
    let (stream, sink) = AsyncStream<AnimationEvent>.makeStream()
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    let fade = try layer.animate(forKey: "fade") {
      $0.opacity.value(from: 0, to: 1, duration: 1).delay(0.5).onStart { sink.yield($0) }
        .onStop { sink.yield($0) }
    }
    let group = try layer.animate(forKey: "group") {
      $0.opacity.value(to: 1, duration: 1).onStop { _ in Issue.record("a child tells nothing") }
      $0.cornerRadius.value(to: 1, duration: 2)
      $0.onStart { sink.yield($0) }.onStop { sink.yield($0) }
    }
    let plan = try Plan(LayerScene(name: "", duration: 4, layers: [layer]))
    for frame in 0..<240 {
      let (start, end) = (Double(frame) / 60, Double(frame + 1) / 60)
      let events = plan.events(in: start...end).filter { $0.time < end }
      fade.deliver(events)
      group.deliver(events)
    }
    sink.finish()
    var events: [AnimationEvent] = []
    for await event in stream { events.append(event) }
    #expect(events.map(\.time) == [0, 0.5, 1.5, 2])
    #expect(events.map(\.key) == ["group", "fade", "fade", "group"])
  }

  @Test func cumulativeAnimationsContinueFromTheEndOfTheCycleBefore() throws {
    var layer = AnimatedLayer("a", model: ["bounds": .rect(Rect2D())])
    try layer.animate(forKey: "drift") {
      $0.bounds.origin.value(from: Point2D(), to: Point2D(x: 2, y: -4), duration: 1)
        .cumulative().repeat(count: 3)
    }
    let values = try layer.presentation(at: 2.5)
    #expect(values.value("bounds.origin") == .point(Point2D(x: 5, y: -10)))
  }
}

/// Outlines for tests.
private enum PathOf {
  static var corner: BezierPath {
    var path = BezierPath()
    path.move(to: Point2D())
    path.line(to: Point2D(x: 10))
    path.line(to: Point2D(x: 10, y: 10))
    return path
  }
}

extension SpringSettings {
  fileprivate static func critical(damping: Double) throws -> Double {
    var settings = SpringSettings()
    settings.damping = damping
    return try settings.motion().settlingDuration(.coreAnimation())
  }

  /// The components of a translation have the names of Core Animation's key paths.
  @Test func translationsHaveComponents() throws {
    var layer = AnimatedLayer("a")
    try layer.animate {
      $0.transform.translation.x.values([0, -10, 10, 0], duration: 0.15)
    }
    #expect(try abs(number(layer, "transform.translation.x", 0.05) + 10) < 1e-12)
    try layer.animate {
      $0.transform.translation.all
        .value(from: Size2D(), to: Size2D(width: 4, height: 8), duration: 1)
    }
    #expect(try number(layer, "transform.translation.y", 0.5) == 4)
  }

  /// Without a key, an animation replaces no other.
  @Test func animationsWithoutKeysReplaceNoOther() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(1), "cornerRadius": .number(0)])
    let first = try layer.animate { $0.opacity.value(from: 0, to: 1, duration: 1) }
    let second = try layer.animate { $0.cornerRadius.value(from: 0, to: 8, duration: 1) }
    #expect(layer.animationKeys == ["animation 1", "animation 2"])
    #expect(first.key == "animation 1" && second.key == "animation 2")
    #expect(try number(layer, "opacity", 0.5) == 0.5 && number(layer, "cornerRadius", 0.5) == 4)
  }
}
