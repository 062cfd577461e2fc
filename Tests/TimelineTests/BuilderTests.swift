import Curves
import Interchange
import Testing
import Timeline

/// The fluent way to write animations. That a wrong type of value does not compile is in the types: a
/// builder of an opacity takes `Double` and nothing else.
@Suite struct BuilderTests {
  private func number(_ layer: Layer, _ keyPath: String, _ time: Double) -> Double {
    SceneTruthTests.number(layer.presentation(at: time).value(keyPath))
  }

  @Test func documentedExample() throws {
    var layer = Layer("ring")
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
    #expect(number(layer, "strokeStart", 0.75) == 0.25 && number(layer, "strokeEnd", 0.75) == 0.75)
    #expect(abs(number(layer, "strokeStart", 150.75) - 0.25) < 1e-12)
  }

  @Test func onePropertyIsNoGroup() throws {
    var layer = Layer("a", model: ["opacity": .number(0.2)])
    try layer.animate(forKey: "fade") {
      $0.opacity.value(to: 1, duration: 2)
      $0.autoreverses().repeat(duration: 3).fill(mode: .both).delay(1).speed(2)
    }
    let animation = try #require(layer.animation(forKey: "fade"))
    #expect(animation.content == .basic(keyPath: "opacity", .init(to: .number(1))))
    #expect(animation.timing.autoreverses && animation.timing.repeatDuration == 3)
    #expect(!animation.isRemovedOnCompletion && animation.timing.speed == 2)
    #expect(
      abs(number(layer, "opacity", 1.5) - 0.6) < 1e-15 && number(layer, "opacity", 0.5) == 0.2)
    try layer.animate(forKey: "nothing") { _ in }
    #expect(layer.animationKeys == ["fade"])
  }

  @Test func everyWordCounts() throws {
    var layer = Layer("a", model: ["position": .point(Point())])
    try layer.animate(forKey: "spring") {
      $0.number("position.x").from(0).to(10).mass(2).stiffness(50).damping(4).initialVelocity(1)
        .duration(3)
    }
    guard
      case .spring(_, let ends, let spring) = try #require(layer.animation(forKey: "spring"))
        .content
    else { throw CancellationError() }
    #expect(ends.from == .number(0) && ends.to == .number(10))
    #expect(
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (2, 50, 4, 1))
    try layer.animate(forKey: "settle") { $0.opacity.value(from: 0, to: 1, damping: 12) }
    #expect(layer.diagnostics.count == 1)  // the first is cut off by its 3 s
    let path = try Path("M0,0 L10,0 L10,10")
    try layer.animate(forKey: "path") {
      $0.position.path(path, duration: 2, rotationMode: .auto)
      $0.backgroundColor.values([Color(1, 0, 0), Color(0, 0, 1)], duration: 1)
      $0.bounds.value(to: Rect(), duration: 1).timeOffset(0.5)
      $0.hidden.value(from: false, to: true, duration: 1)
      $0.transform.value(from: .identity, to: .scale(x: 2), duration: 1).additive().cumulative()
    }
    let values = layer.presentation(at: 1.5)
    #expect(values.value("position") == .point(Point(x: 10, y: 5)))
    #expect(values.value("transform.rotation") == .number(.pi / 2))
    #expect(layer.presentation(at: 0.75).value("hidden") == .bool(true))
  }

  @Test func shakeAndShock() throws {
    var layer = Layer("field", model: ["transform": .transform(.identity)])
    try layer.animateShake()
    #expect(abs(number(layer, "transform.rotation.z", 0) - 0.08) < 1e-12)
    #expect(abs(number(layer, "transform.rotation.z", 0.1) + 0.08) < 1e-12)
    #expect(abs(number(layer, "transform.rotation.z", 0.5) + 0.08) < 1e-12)
    #expect(abs(number(layer, "transform.rotation.z", 0.7)) < 1e-12)
    try layer.animateShock()
    let places = (0...600).map { number(layer, "transform.translation.x", Double($0) / 1000) }
    #expect(abs((places.min() ?? 0) + 10) < 0.1 && abs((places.max() ?? 0) - 10) < 0.1)
    let times = layer.events(in: 0...9).map(\.time)
    #expect(zip(times, [0, 0, 0.6, 0.6]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(layer.animationKeys.count == 2)
  }

  /// What was asked for is run once, by whoever looks frame by frame.
  @Test func startsAndStopsAreDelivered() async throws {
    let (stream, sink) = AsyncStream<AnimationEvent>.makeStream()
    var layer = Layer("a", model: ["opacity": .number(0)])
    try layer.animate(forKey: "fade") {
      $0.opacity.value(from: 0, to: 1, duration: 1).delay(0.5).onStart { sink.yield($0) }
        .onStop { sink.yield($0) }
    }
    try layer.animate(forKey: "group") {
      $0.opacity.value(to: 1, duration: 1).onStop { _ in Issue.record("a child tells nothing") }
      $0.cornerRadius.value(to: 1, duration: 2)
      $0.onStop { sink.yield($0) }
    }
    for frame in 0..<240 { layer.deliverEvents(in: Double(frame) / 60..<Double(frame + 1) / 60) }
    sink.finish()
    var events: [AnimationEvent] = []
    for await event in stream { events.append(event) }
    #expect(events.map(\.time) == [0.5, 1.5, 2] && events.map(\.key) == ["fade", "fade", "group"])
  }
}
