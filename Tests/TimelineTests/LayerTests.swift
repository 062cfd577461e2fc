import Curves
import Foundation
import Spring
import Testing
import TestSupport
import Timeline

/// Layers, groups, clocks, views: what must hold of them.
@Suite struct LayerTests {
  private func number(_ values: PropertyValues, _ keyPath: String) -> Double {
    SceneTruthTests.number(values.value(keyPath))
  }

  private func fade(_ from: Double, _ to: Double, duration: Double) -> Animation {
    var animation = Animation(
      .basic(keyPath: "opacity", .init(from: .number(from), to: .number(to))))
    animation.timing.duration = duration
    return animation
  }

  @Test func fromToBy() throws {
    for (basic, start, end) in [
      (BasicAnimation(from: 1.0, to: 3), 1.0, 3.0), (.init(from: 1, by: 5), 1, 6),
      (.init(to: 9, by: 4), 5, 9), (.init(from: 1), 1, 2), (.init(to: 7), 2, 7),
      (.init(by: 3), 2, 5),
      (.init(), 8, 2), (.init(from: 1, to: 3, by: 100), 1, 3),
    ] {
      let ends = basic.ends(current: 2, previous: 8)
      #expect(ends.start == start && ends.end == end, "\(basic)")
    }
    #expect(BasicAnimation(from: 1.0, to: 3, by: 100).diagnostics.count == 1)
  }

  @Test func animationsApplyInOrderOverTheModel() throws {
    var layer = Layer("a", model: ["opacity": .number(0.5), "position": .point(Point(x: 1, y: 2))])
    try layer.add(fade(0, 1, duration: 1), forKey: "first")
    var plus = Animation(.basic(keyPath: "opacity", .init(from: .number(0), to: .number(10))))
    (plus.timing.duration, plus.isAdditive) = (1, true)
    try layer.add(plus, forKey: "plus")
    #expect(number(layer.presentation(at: 0.5), "opacity") == 5.5)
    #expect(number(layer.presentation(at: 2), "opacity") == 0.5)
    layer.removeAnimation(forKey: "plus", at: 0.25)
    #expect(number(layer.presentation(at: 0.5), "opacity") == 0.5)
    #expect(number(layer.presentation(at: 0.125), "opacity") == 1.375)
    #expect(
      layer.events(in: 0...1).map(\.kind) == [.didStart, .didStart, .didStopUnfinished, .didStop])
    try layer.add(fade(0.2, 0.2, duration: 1), forKey: "first")
    #expect(layer.animationKeys == ["plus", "first"] && layer.diagnostics.count == 1)
    layer.removeAllAnimations()
    #expect(
      number(layer.presentation(at: 0.5), "opacity") == 0.5 && layer.events(in: 0...1).isEmpty)
    var move = Animation(.basic(keyPath: "position.y", .init(to: .number(4))))
    move.timing.duration = 2
    try layer.add(move, forKey: "move")
    #expect(layer.presentation(at: 1).value("position") == .point(Point(x: 1, y: 3)))
  }

  /// Within its span a group of one child is the child.
  @Test(arguments: 1...40)
  func groupOfOne(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func some(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    var child = fade(some(0...1), some(0...1), duration: some(0.1...2))
    child.timing.beginTime = some(0...1)
    child.timing.autoreverses = Bool.random(using: &random)
    child.timing.repeatCount = some(0.5...3)
    child.timing.fillMode = MediaTiming.FillMode.allCases.randomElement(using: &random) ?? .removed
    child.isRemovedOnCompletion = false
    var alone = Layer("alone", model: ["opacity": .number(0.3)])
    try alone.add(child, forKey: "a")
    var group = Animation(.group([child]))
    group.timing.duration = 3
    var grouped = Layer("grouped", model: ["opacity": .number(0.3)])
    try grouped.add(group, forKey: "a")
    for step in 0..<60 {
      let time = Double(step) / 20
      let difference =
        number(alone.presentation(at: time), "opacity")
        - number(grouped.presentation(at: time), "opacity")
      #expect(abs(difference) < 1e-12, "\(time)")
    }
  }

  /// In whatever order a scene is asked, and in how many tasks, the answers are the same.
  @Test func evaluationIsPure() async throws {
    let scene = try SceneTruthTests.scene("plane-depart")
    let times = scene.clock.frames(in: scene.duration).map(\.time)
    let plane = scene.layers[0]
    let forward = times.map { plane.presentation(at: $0) }
    let backward = Array(times.reversed().map { plane.presentation(at: $0) }.reversed())
    #expect(forward == backward)
    let parallel = await withTaskGroup(of: (Int, PropertyValues).self) { group in
      for (index, time) in times.enumerated() {
        group.addTask { (index, plane.presentation(at: time)) }
      }
      return await group.reduce(into: [Int: PropertyValues]()) { $0[$1.0] = $1.1 }
    }
    for (index, values) in forward.enumerated() { #expect(parallel[index] == values) }
  }

  @Test func layersHaveTimesOfTheirOwn() throws {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed) = (1, 2)
    var child = try Layer("child", model: ["opacity": .number(0)], timing: timing)
    try child.add(fade(0, 1, duration: 1), forKey: "fade")
    var slow = MediaTiming()
    slow.speed = 0.5
    var parent = try Layer("parent", timing: slow)
    parent.sublayers = [child]
    let scene = Scene(name: "nested", duration: 10, layers: [parent])
    let placed = try #require(scene.allLayers.last)
    // At 2.5 s of the scene 1.25 s of the parent and half a second of the child have gone.
    #expect(number(placed.presentation(at: 2.5), "opacity") == 0.5)
    #expect(scene.events(in: 0...10).map(\.time) == [2, 3])
    #expect(scene.activeAnimationCount(at: 2.5) == 1 && scene.activeAnimationCount(at: 1) == 0)
  }

  @Test func clocksKeepTheirPhase() {
    let link = FrameClock.displayLink(60).frames(in: 1)
    #expect(link.count == 61 && link[60].time == 1 && link[1].time == 1 / 60.0)
    let late = FrameClock.timer(0.1).frames(in: 1) { $0 == 3 || $0 == 4 }
    #expect(late.map(\.index) == [0, 1, 2, 5, 6, 7, 8, 9, 10] && late[3].time == 0.5)
    #expect(FrameClock.fixed(0.3).frames(in: 1).map(\.time) == [0, 0.3, 0.6, 0.8999999999999999])
    #expect(
      FrameClock.fixed(1e-12).frames(in: 1).isEmpty && FrameClock.fixed(1).frames(in: -1).isEmpty)
  }

  @Test func viewAnimations() throws {
    var view = Layer("view", model: ["opacity": .number(0), "position": .point(Point())])
    var options = Layer.ViewOptions()
    (options.delay, options.curve) = (1, .linear)
    try view.animate(
      duration: 2, options: options,
      changes: ["opacity": .number(1), "position.x": .number(10)])
    #expect(view.model.value("position") == .point(Point(x: 10)))
    #expect(number(view.presentation(at: 0.5), "opacity") == 0)
    #expect(number(view.presentation(at: 2), "position.x") == 5)
    #expect(number(view.presentation(at: 4), "position.x") == 10)
    options.springDamping = 0.5
    try view.animate(
      duration: 1, options: options, changes: ["opacity": .number(0)], forKey: "spring")
    let spring = try DampedSpring(uiViewDuration: 1, dampingRatio: 0.5).motion()
    #expect(
      abs(number(view.presentation(at: 1.3), "opacity") - (1 - spring.value(at: 0.3))) < 1e-12)
  }

  @Test func propertyAnimators() throws {
    var animator = try PropertyAnimator(duration: 2, timing: .easeInOut)
    try animator.animate("opacity", from: .number(0), to: .number(10))
    #expect(animator.value("opacity", at: 5) == .number(0) && animator.value("x", at: 0) == nil)
    animator.start(at: 1)
    let quarter = Easing.easeInOut.value(at: 0.25)
    #expect(animator.value("opacity", at: 1.5) == .number(10 * quarter) && animator.endTime() == 3)
    animator.pause(at: 1.5)
    #expect(animator.value("opacity", at: 9) == .number(10 * quarter))
    animator.setFractionComplete(0.7)
    #expect(animator.value("opacity", at: 9) == .number(7))
    animator.scrubsLinearly = false
    #expect(animator.value("opacity", at: 9) == .number(10 * Easing.easeInOut.value(at: 0.7)))
    animator.start(at: 10)
    animator.reverse(at: 10.2)
    #expect(abs(animator.fractionComplete(at: 10.2) - 0.8) < 1e-12 && animator.isReversed)
    #expect(
      abs(animator.fractionComplete(at: 11.2) - 0.3) < 1e-12
        && abs(animator.endTime() - 11.8) < 1e-12)
    // Added late it takes what is left.
    var late = try PropertyAnimator(duration: 4, timing: .linear)
    late.start(at: 0)
    try late.animate("x", from: .number(0), to: .number(1), at: 2)
    #expect(late.value("x", at: 3) == .number(0.5) && late.value("x", at: 4) == .number(1))
    // Goes on with a factor of the original duration.
    late.pause(at: 2)
    late.continue(at: 5, timing: .easeIn, durationFactor: 0.25)
    #expect(late.endTime() == 6 && late.progress(at: 5) == 0.5 && late.progress(at: 6) == 1)
    // Only final values count.
    var shake = try PropertyAnimator(duration: 1, timing: .linear)
    for angle in [-3.0, 3, -3, 3, -3, 3, 0] {
      try shake.animate("rotation", from: .number(0), to: .number(angle))
    }
    shake.start(at: 0)
    for step in 0...10 { #expect(shake.value("rotation", at: Double(step) / 10) == .number(0)) }
    let spring = try PropertyAnimator(spring: .perceptual(duration: 0.5, bounce: 0.2))
    #expect(spring.duration > 0.5)
    #expect(throws: TimingError.self) { try PropertyAnimator(duration: 0, timing: .linear) }
    #expect(throws: KeyframeError.self) {
      try animator.animate("x", from: .number(0), to: .bool(true))
    }
  }

  @Test func transitions() throws {
    let push = try Transition(.push, subtype: .fromLeft, extent: 100)
    #expect(push.values(at: 0.25)["transition.outgoing.offset"] == .point(Point(x: 25)))
    #expect(push.values(at: 0.25)["transition.incoming.offset"] == .point(Point(x: -75)))
    let cover = try Transition(.moveIn, subtype: .fromBottom, startProgress: 0.5, extent: 10)
    #expect(cover.values(at: 0)["transition.incoming.offset"] == .point(Point(y: 5)))
    #expect(cover.values(at: 1)["transition.outgoing.offset"] == .point(Point()))
    let reveal = try Transition(.reveal, subtype: .fromRight, extent: 10)
    #expect(reveal.values(at: 0.5)["transition.outgoing.offset"] == .point(Point(x: -5)))
    let fade = try Transition(.fade)
    #expect(fade.values(at: 0.3)["transition.outgoing.opacity"] == .number(0.7))
    #expect(throws: TimingError.self) {
      try Transition(.fade, startProgress: 0.5, endProgress: 0.4)
    }
  }

  /// Ten thousand layers of four animations: a frame is answered, and counts what runs.
  @Test func manyLayers() throws {
    var layers: [Layer] = []
    for index in 0..<10_000 {
      var layer = Layer("layer \(index)", model: ["opacity": .number(0)])
      for part in 0..<4 {
        var animation = fade(0, 1, duration: 1)
        animation.timing.beginTime = Double(part)
        try layer.add(animation, forKey: "\(part)")
      }
      layers.append(layer)
    }
    let scene = Scene(name: "many", duration: 4, layers: layers)
    #expect(scene.activeAnimationCount(at: 1.5) == 10_000)
    let sum = scene.allLayers.reduce(0) { $0 + number($1.presentation(at: 2.25), "opacity") }
    #expect(sum == 2500)
    // The index finds those that run, and no others.
    let index = SceneIndex(scene)
    #expect(index.activeLayers(at: 1.5).count == 10_000 && index.activeLayers(at: 4.5).isEmpty)
  }

  /// Layers the index leaves out show their model.
  @Test(arguments: 1...20)
  func indexLeavesOutOnlyWhatIsStill(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func some(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func layer(_ name: String, depth: Int) throws -> Layer {
      var timing = MediaTiming()
      (timing.beginTime, timing.timeOffset) = (some(-1...1), some(-1...1))
      timing.speed = [1, 2, 0.5, 1, 0, -1].randomElement(using: &random) ?? 1
      var layer = try Layer(name, model: ["opacity": .number(0.5)], timing: timing)
      for part in 0..<3 {
        var animation = fade(some(0...1), some(0...1), duration: some(0.1...1))
        animation.timing.beginTime = some(-2...4)
        animation.timing.fillMode =
          MediaTiming.FillMode.allCases.randomElement(using: &random) ?? .removed
        animation.isRemovedOnCompletion = Bool.random(using: &random)
        try layer.add(animation, forKey: "\(part)")
      }
      if Bool.random(using: &random) { layer.removeAnimation(forKey: "1", at: some(-1...3)) }
      if depth > 0 {
        layer.sublayers = try (0..<3).map { try self.layer2("\(name).\($0)", depth - 1, layer) }
      }
      return layer
    }
    let scene = Scene(
      name: "s", duration: 1, layers: try (0..<8).map { try layer("\($0)", depth: 1) })
    let index = SceneIndex(scene)
    for _ in 0..<100 {
      let time = some(-6...8)
      let active = Set(index.activeLayers(at: time))
      for (number, placed) in index.layers.enumerated() where !active.contains(number) {
        #expect(placed.presentation(at: time) == placed.layer.model, "\(time)")
      }
    }
  }

  private func layer2(_ name: String, _ depth: Int, _ like: Layer) throws -> Layer {
    var timing = MediaTiming()
    timing.speed = 1.5
    var layer = try Layer(name, model: ["opacity": .number(0.5)], timing: timing)
    if let animation = like.animation(forKey: "0") { try layer.add(animation, forKey: "0") }
    return layer
  }
}
