import CurveTestSupport
import Curves
import Spring
import Testing
import Timeline

/// Numbers of layers at times, for the tests.
func number(_ layer: AnimatedLayer, _ keyPath: String, _ time: Double) throws -> Double {
  try #require(try layer.presentation(at: time).value(keyPath).map(number))
}

func number(_ value: AnimatableValue) -> Double {
  if case .number(let number) = value { number } else { .nan }
}

/// A basic animation of a number.
func basic(
  _ keyPath: String, _ from: Double?, _ to: Double?, duration: Double = 1
) -> LayerAnimation {
  var animation = LayerAnimation(
    .basic(
      keyPath: keyPath,
      .init(from: from.map { .number($0) }, to: to.map { .number($0) })))
  animation.timing.duration = duration
  return animation
}

/// Invariants of layers and groups.
@Suite struct LayerTests {
  @Test func fromToAndByHaveTheirEnds() throws {
    for (basic, start, end) in [
      (BasicAnimation(from: 1.0, to: 3), 1.0, 3.0), (.init(from: 1, by: 5), 1, 6),
      (.init(to: 9, by: 4), 5, 9), (.init(from: 1), 1, 2), (.init(to: 7), 2, 7),
      (.init(by: 3), 2, 5), (.init(), 8, 2), (.init(from: 1, to: 3, by: 100), 1, 3),
    ] {
      let ends = basic.ends(current: 2, previous: 8)
      #expect(ends.start == start && ends.end == end, "\(basic)")
      guard basic.from != nil || basic.to != nil || basic.by != nil else { continue }
      var layer = AnimatedLayer("a", model: ["opacity": .number(2)])
      var animation = LayerAnimation(
        .basic(
          keyPath: "opacity",
          .init(
            from: basic.from.map { .number($0) }, to: basic.to.map { .number($0) },
            by: basic.by.map { .number($0) })))
      animation.timing.duration = 1
      try layer.add(animation, forKey: "a")
      #expect(try number(layer, "opacity", 0) == start)
      #expect(try number(layer, "opacity", 0.5) == (start + end) / 2)
    }
    #expect(BasicAnimation(from: 1.0, to: 3, by: 100).diagnostics.count == 1)
  }

  @Test func animationsApplyInOrderOverTheModel() throws {
    var layer = AnimatedLayer(
      "a", model: ["opacity": .number(0.5), "position": .point(Point2D(x: 1, y: 2))])
    try layer.add(basic("opacity", 0, 1), forKey: "first")
    var plus = basic("opacity", 0, 10)
    plus.isAdditive = true
    try layer.add(plus, forKey: "plus")
    #expect(try number(layer, "opacity", 0.5) == 5.5 && number(layer, "opacity", 2) == 0.5)
    layer.removeAnimation(forKey: "plus", at: 0.25)
    #expect(try number(layer, "opacity", 0.5) == 0.5 && number(layer, "opacity", 0.125) == 1.375)
    #expect(
      try layer.events(in: 0...1).map(\.kind)
        == [.didStart, .didStart, .didStop(finished: false), .didStop(finished: true)])
    try layer.add(basic("opacity", 0.2, 0.2), forKey: "first")
    #expect(layer.animationKeys == ["plus", "first"])
    layer.removeAllAnimations()
    #expect(try number(layer, "opacity", 0.5) == 0.5 && layer.events(in: 0...1).isEmpty)
    try layer.add(basic("position.y", nil, 4, duration: 2), forKey: "move")
    #expect(try layer.presentation(at: 1).value("position") == .point(Point2D(x: 1, y: 3)))
  }

  /// Within its span a group of one child is the child.
  @Test(arguments: 1...40)
  func groupsOfOneEqualTheAnimation(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func some(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    var child = basic("opacity", some(0...1), some(0...1), duration: some(0.1...2))
    child.timing.beginTime = some(0...1)
    child.timing.autoreverses = Bool.random(using: &random)
    child.timing.repeatCount = some(0.5...3)
    child.timing.fillMode = MediaTiming.FillMode.allCases.randomElement(using: &random) ?? .removed
    child.isRemovedOnCompletion = false
    var group = LayerAnimation(.group([child]))
    group.timing.duration = 3
    var (alone, grouped) = (AnimatedLayer("alone"), AnimatedLayer("grouped"))
    try alone.add(child, forKey: "a")
    try grouped.add(group, forKey: "a")
    let plan = try Plan(LayerScene(name: "", duration: 3, layers: [alone, grouped]))
    var values = plan.makeValues()
    for step in 0..<60 {
      plan.write(at: Double(step) / 20, into: &values)
      let numbers = ["alone", "grouped"].map {
        plan.value("opacity", of: $0, in: values).map(number) ?? .nan
      }
      #expect(abs(numbers[0] - numbers[1]) < 1e-12, "\(step)")
    }
  }

  /// A held group shows its children's values at its end, although they do not fill.
  @Test func heldGroupHoldsItsChildren() throws {
    var group = LayerAnimation(.group([basic("opacity", 0, 1, duration: 0)]))
    group.timing.duration = 0.5
    group.timing.fillMode = .forwards
    group.isRemovedOnCompletion = false
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    try layer.add(group, forKey: "g")
    #expect(try number(layer, "opacity", 0.25) == 0.5)
    #expect(try number(layer, "opacity", 0.5) == 1 && number(layer, "opacity", 1) == 1)
    // A child that ended before is not shown; one in a nested group is.
    var early = basic("opacity", 0.2, 0.7, duration: 0.3)
    early.timing.beginTime = 0.1
    var inner = LayerAnimation(.group([basic("opacity", 0, 1, duration: 0)]))
    inner.timing.beginTime = 0.2
    inner.timing.duration = 0.3
    for (child, shown) in [(early, 0.0), (inner, 1.0)] {
      var outer = LayerAnimation(.group([child]))
      outer.timing = group.timing
      outer.isRemovedOnCompletion = false
      var nested = AnimatedLayer("a", model: ["opacity": .number(0)])
      try nested.add(outer, forKey: "g")
      #expect(try number(nested, "opacity", 2) == shown)
    }
    // Removed, it shows nothing.
    group.isRemovedOnCompletion = true
    try layer.add(group, forKey: "g")
    #expect(try number(layer, "opacity", 0.5) == 0)
  }

  @Test func durationsAreTakenFromGroupsByDefault() throws {
    // A group without duration lasts 0.25 s and clips its children, with a note.
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    try layer.add(LayerAnimation(.group([basic("opacity", 0, 1, duration: 1)])), forKey: "g")
    #expect(try number(layer, "opacity", 0.2) == 0.2 && number(layer, "opacity", 0.3) == 0)
    let notes = try Plan(LayerScene(name: "", duration: 1, layers: [layer])).diagnostics
    #expect(notes.contains { $0.description.contains("longest child ends at 1.0 s") })
    for duration in [0.0, -3] {
      var alone = AnimatedLayer("a", model: ["opacity": .number(0)])
      try alone.add(basic("opacity", 0, 1, duration: duration), forKey: "a")
      #expect(try number(alone, "opacity", 0.125) == 0.5)
      try alone.transaction(duration: 2) {
        $0.add(basic("opacity", 0, 1, duration: duration), forKey: "a")
      }
      #expect(try number(alone, "opacity", 0.5) == 0.25)
    }
  }

  /// Each whole cycle adds the value at its end, which with autoreverses is the start value.
  @Test func cumulativeCyclesAddTheirEnds() throws {
    var animation = basic("cornerRadius", 10, 20)
    animation.timing.repeatCount = 2
    animation.timing.autoreverses = true
    animation.isCumulative = true
    var layer = AnimatedLayer("a")
    try layer.add(animation, forKey: "a")
    #expect(try number(layer, "cornerRadius", 2.5) == 25)
    animation.timing.autoreverses = false
    animation.timing.repeatCount = 3
    try layer.add(animation, forKey: "a")
    #expect(try number(layer, "cornerRadius", 2.5) == 55)
    // With values eased to another end than the last.
    animation.timingFunction = .reversed(.linear)
    try layer.add(animation, forKey: "a")
    #expect(try number(layer, "cornerRadius", 2.25) == 37.5)
  }

  @Test func layersHaveTimesOfTheirOwn() throws {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed) = (1, 2)
    var child = try AnimatedLayer("child", model: ["opacity": .number(0)], timing: timing)
    try child.add(basic("opacity", 0, 1), forKey: "fade")
    var slow = MediaTiming()
    slow.speed = 0.5
    var parent = try AnimatedLayer("parent", timing: slow)
    parent.sublayers = [child]
    let plan = try Plan(LayerScene(name: "nested", duration: 10, layers: [parent]))
    var values = plan.makeValues()
    // At 2.5 s of the scene 1.25 s of the parent and half a second of the child have gone.
    plan.write(at: 2.5, into: &values)
    #expect(plan.value("opacity", of: "child", in: values) == .number(0.5))
    #expect(plan.events(in: 0...10).map(\.time) == [2, 3])
    #expect(plan.activeAnimationCount(at: 2.5) == 1 && plan.activeAnimationCount(at: 1) == 0)
    #expect(plan.localTime(1, at: 2.5) == 0.5 && plan.sceneTime(0.5, ofLayer: 1) == 2.5)
  }

  /// Removed and replaced animations no longer run, even if their timing goes on.
  @Test func removedAnimationsAreNotActive() throws {
    var layer = AnimatedLayer("a")
    try layer.add(basic("opacity", 0, 1), forKey: "fade", at: 0)
    try layer.add(basic("cornerRadius", 0, 8), forKey: "round", at: 0)
    try layer.add(basic("opacity", 1, 0), forKey: "fade", at: 0.5)
    layer.removeAnimation(forKey: "round", at: 0.75)
    let plan = try Plan(LayerScene(name: "removed", duration: 2, layers: [layer]))
    let counts = [0.25, 0.5, 0.625, 0.75, 1.25].map(plan.activeAnimationCount)
    #expect(counts == [2, 2, 2, 1, 0])
  }

  @Test func clocksKeepTheirPhase() {
    let link = FrameClock.displayLink(60).frames(in: 1)
    #expect(link.count == 61 && link[60].time == 1 && link[1].time == 1 / 60.0)
    let late = FrameClock(.timer(0.1), dropped: [3, 4]).frames(in: 1)
    #expect(late.map(\.index) == [0, 1, 2, 5, 6, 7, 8, 9, 10] && late[3].time == 0.5)
    #expect(FrameClock.fixed(0.3).frames(in: 1).map(\.time) == [0, 0.3, 0.6, 0.8999999999999999])
    #expect(
      FrameClock.fixed(1e-12).frames(in: 1).isEmpty && FrameClock.fixed(1).frames(in: -1).isEmpty)
    // A firing a quarter of a second late skips the two that were due, and the phase is kept.
    let skipping = FrameClock(.timer(0.1), delays: [3: 0.25]).frames(in: 1)
    #expect(skipping.map(\.index) == [0, 1, 2, 3, 6, 7, 8, 9, 10])
    #expect(skipping[3].time == 3 * 0.1 + 0.25 && skipping[4].time == 6 * 0.1)
    // A display shows a late frame at its next refresh, instead of the frame that was due then.
    let held = FrameClock(.displayLink(60), delays: [3: 0.02, 8: 1 / 60.0, 11: 1e-9])
      .frames(in: 0.25)
    #expect(held.map(\.index) == [0, 1, 2, 3, 6, 7, 8, 10, 11, 13, 14, 15])
    #expect(
      held.map { ($0.time * 60).rounded() } == [0, 1, 2, 5, 6, 7, 9, 10, 12, 13, 14, 15])
    #expect(held[3].time == 5 / 60.0 && held[6].time == 9 / 60.0)
  }

  @Test func transitionsMoveBothContents() throws {
    func shown(_ transition: LayerTransition, _ name: String, _ time: Double) throws
      -> AnimatableValue
    {
      var animation = LayerAnimation(.transition(transition))
      animation.timing.duration = 1
      animation.timing.fillMode = .both
      animation.isRemovedOnCompletion = false
      var layer = AnimatedLayer("a")
      try layer.add(animation, forKey: "t")
      return try #require(try layer.presentation(at: time).value("transition.\(name)"))
    }
    let push = try LayerTransition(.push, subtype: .fromLeft, extent: 100)
    #expect(try shown(push, "outgoing.offset", 0.25) == .point(Point2D(x: 25)))
    #expect(try shown(push, "incoming.offset", 0.25) == .point(Point2D(x: -75)))
    let cover = try LayerTransition(.moveIn, subtype: .fromBottom, startProgress: 0.5, extent: 10)
    #expect(try shown(cover, "incoming.offset", 0) == .point(Point2D(y: -5)))
    #expect(try shown(cover, "outgoing.offset", 1) == .point(Point2D()))
    // As on iOS, with y down: fromTop comes from below, fromBottom from above.
    for (subtype, sign) in [(LayerTransition.Subtype.fromTop, 1.0), (.fromBottom, -1)] {
      let push = try LayerTransition(.push, subtype: subtype, extent: 100)
      #expect(try shown(push, "incoming.offset", 0.25) == .point(Point2D(y: sign * 75)))
      #expect(try shown(push, "outgoing.offset", 0.25) == .point(Point2D(y: sign * -25)))
    }
    let reveal = try LayerTransition(.reveal, subtype: .fromRight, extent: 10)
    #expect(try shown(reveal, "outgoing.offset", 0.5) == .point(Point2D(x: -5)))
    #expect(try shown(try LayerTransition(.fade), "outgoing.opacity", 0.3) == .number(0.7))
    #expect(throws: ParameterError.self) {
      try LayerTransition(.fade, startProgress: 0.5, endProgress: 0.4)
    }
  }

  /// In any order of evaluations, and in any number of tasks, a plan gives the same results.
  @Test func evaluationIsPure() async throws {
    let scene = try SceneTruthTests.scene("plane-depart")
    let plan = try Plan(scene)
    let times = scene.clock.frames(in: scene.duration).map(\.time)
    func row(_ time: Double) -> [Double] {
      var values = plan.makeValues()
      plan.write(at: time, into: &values)
      return values
    }
    let forward = times.map(row)
    let backward = Array(times.reversed().map(row).reversed())
    #expect(forward.map { $0.prefix(8) } == backward.map { $0.prefix(8) })
    let parallel = await withTaskGroup(of: (Int, [Double]).self) { group in
      for (index, time) in times.enumerated() {
        group.addTask {
          var values = plan.makeValues()
          plan.write(at: time, into: &values)
          return (index, values)
        }
      }
      return await group.reduce(into: [Int: [Double]]()) { $0[$1.0] = $1.1 }
    }
    for (index, values) in forward.enumerated() { #expect(parallel[index] == values) }
  }
}
