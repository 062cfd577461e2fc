import CurveTestSupport
import Curves
import Spring
import Testing
import Timeline

/// View animations, transactions and animators.
@Suite struct ViewTests {
  @Test func overlappingAnimationsAddUp() throws {
    var view = AnimatedLayer("view", model: ["position": .point(Point2D())])
    try view.animate(duration: 1, changes: ["position.x": .number(100)])
    var options = AnimatedLayer.ViewOptions()
    options.delay = 0.5
    try view.animate(duration: 1, options: options, changes: ["position.x": .number(0)])
    #expect(try abs(number(view, "position.x", 0.25) - 12.916193) < 1e-6)
    #expect(view.model.value("position") == .point(Point2D()))
    // Nothing jumps: at 1000 steps the largest move is that of the curves.
    var last = 0.0
    for step in 0...1000 {
      let value = try number(view, "position.x", Double(step) * 0.002)
      #expect(abs(value - last) < 0.6, "\(step)")
      last = value
    }
    #expect(last == 0)
    #expect(view.animationKeys == ["view.position.x", "view.position.x-2"])
  }

  @Test func optionsOfViewsApply() throws {
    var view = AnimatedLayer("view", model: ["opacity": .number(0), "position": .point(Point2D())])
    var options = AnimatedLayer.ViewOptions()
    (options.delay, options.curve) = (1, .linear)
    try view.animate(
      duration: 2, options: options,
      changes: ["opacity": .number(1)], relative: ["position.x": .number(10)])
    #expect(view.model.value("position") == .point(Point2D(x: 10)))
    #expect(try number(view, "opacity", 0.5) == 0 && number(view, "position.x", 2) == 5)
    #expect(try number(view, "position.x", 4) == 10)
    options.springDamping = 0.5
    try view.animate(
      duration: 1, options: options, changes: ["opacity": .number(0)], forKey: "spring")
    let spring = try DampedSpring(uiViewDuration: 1, dampingRatio: 0.5).motion()
    // The first fades from -1 at 1 s over 2 s.
    let under = -0.85
    #expect(
      try abs(number(view, "opacity", 1.3) - (under + 1 - spring.value(at: 0.3))) < 1e-12)
    // From the current state: the running animation is replaced.
    var other = AnimatedLayer("other", model: ["opacity": .number(0)])
    var linear = AnimatedLayer.ViewOptions()
    linear.curve = .linear
    try other.animate(duration: 2, options: linear, changes: ["opacity": .number(1)])
    linear.beginsFromCurrentState = true
    try other.animate(duration: 1, options: linear, changes: ["opacity": .number(0)], at: 1)
    for (time, value) in [(0.5, 0.25), (1, 0.5), (1.5, 0.25), (2, 0.0)] {
      #expect(try number(other, "opacity", time) == value, "\(time)")
    }
    // A transform adds up as a matrix.
    var turned = AnimatedLayer("turned")
    let quarter = Transform3D.rotation(.pi / 2, z: 1)
    try turned.animate(duration: 1, options: linear, changes: ["transform": .transform(quarter)])
    guard case .transform(let half)? = try turned.presentation(at: 0.5).value("transform") else {
      Issue.record("no transform")
      return
    }
    #expect(abs(half[0, 0] - 0.5.squareRoot()) < 1e-12)
    // By perceptual duration, as long as the spring takes to settle.
    var bouncy = AnimatedLayer("bouncy", model: ["zPosition": .number(0)])
    try bouncy.animate(springDuration: 0.5, bounce: 0.3, changes: ["zPosition": .number(1)])
    let motion = try DampedSpring(perceptualDuration: 0.5, bounce: 0.3).motion()
    #expect(try abs(number(bouncy, "zPosition", 0.2) - motion.value(at: 0.2)) < 1e-12)
  }

  @Test func keyframesSetTheModel() throws {
    var view = AnimatedLayer(
      "view", model: ["opacity": .number(1), "position": .point(Point2D(x: 5))])
    try view.animateKeyframes(
      RelativeGroup([
        .init(start: 0, duration: 0.5, changes: [PropertyChange("opacity", .number(0))]),
        .init(
          start: 0.5, duration: 0.5,
          changes: [PropertyChange("position.x", .number(80), isRelative: true)]),
      ]), duration: 2, curve: .linear)
    #expect(view.model.value("opacity") == .number(0))
    #expect(view.model.value("position") == .point(Point2D(x: 85)))
    #expect(try number(view, "opacity", 0.5) == 0.5 && number(view, "position.x", 1.5) == 45)
    #expect(try number(view, "opacity", 3) == 0 && number(view, "position.x", 3) == 85)
  }

  @Test func transactionsAnimateImplicitly() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(0), "cornerRadius": .number(2)])
    try layer.transaction(timingFunction: .linear) { $0.set("opacity", to: .number(1)) }
    #expect(try number(layer, "opacity", 0.125) == 0.5 && number(layer, "opacity", 0.25) == 1)
    // Half way back: it starts from the value shown.
    try layer.transaction(duration: 1, timingFunction: .linear, at: 0.125) {
      $0.set("opacity", to: .number(0))
    }
    #expect(try number(layer, "opacity", 0.0625) == 0.25)
    #expect(try number(layer, "opacity", 0.125) == 0.5 && number(layer, "opacity", 0.625) == 0.25)
    #expect(try number(layer, "opacity", 2) == 0)
    try layer.transaction(disableActions: true, at: 1) { $0.set("cornerRadius", to: .number(8)) }
    #expect(try number(layer, "cornerRadius", 0.99) == 2)
    #expect(try number(layer, "cornerRadius", 1) == 8)
  }

  @Test func pausingNeverMovesWhatIsShown() throws {
    var animator = try PropertyAnimator(duration: 2, timing: .easeIn)
    try animator.animate("opacity", from: .number(0), to: .number(1))
    animator.start(at: 0)
    let shown = Easing.easeIn.value(at: 0.5)
    animator.pause(at: 1)
    #expect(animator.value("opacity", at: 7) == .number(shown))
    #expect(animator.fractionComplete(at: 7) == shown)
    animator.setFractionComplete(animator.fractionComplete(at: 7))
    #expect(animator.value("opacity", at: 7) == .number(shown))
    animator.start(at: 10)
    #expect(animator.value("opacity", at: 10) == .number(shown) && animator.endTime() == 11)
    #expect(animator.value("opacity", at: 10.5) == .number(Easing.easeIn.value(at: 0.75)))
    // After scrubbing, it continues from the value shown.
    var scrubbed = try PropertyAnimator(duration: 1, timing: .easeInOut)
    try scrubbed.animate("x", from: .number(0), to: .number(10))
    scrubbed.start(at: 0)
    scrubbed.pause(at: 0.5)
    #expect(scrubbed.fractionComplete(at: 2) == 0.5)
    scrubbed.setFractionComplete(0.3)
    #expect(scrubbed.value("x", at: 2) == .number(3))
    scrubbed.continue(at: 2)
    #expect(scrubbed.value("x", at: 2) == .number(3) && abs(scrubbed.endTime() - 2.7) < 1e-12)
    let half = 3 + 7 * Easing.easeInOut.value(at: 0.5)
    #expect(abs(number(try #require(scrubbed.value("x", at: 2.35))) - half) < 1e-12)
    #expect(scrubbed.value("x", at: 3) == .number(10))
  }

  /// After any command, the value shown equals the value just before it.
  @Test(arguments: 1...60)
  func noCommandMakesAValueJump(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let curves: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .ease]
    var animator = try PropertyAnimator(
      duration: Double.random(in: 0.5...3, using: &random),
      timing: curves.randomElement(using: &random) ?? .linear)
    animator.scrubsLinearly = Bool.random(using: &random)
    try animator.animate("a", from: .number(0), to: .number(1))
    animator.start(at: 0)
    var time = 0.0
    for step in 0..<12 {
      time += Double.random(in: 0...0.4, using: &random)
      if step == 3 { try animator.animate("b", from: .number(0), to: .number(1), at: time) }
      let keys = step < 3 ? ["a"] : ["a", "b"]
      let before = keys.map { animator.value($0, at: time).map(number) ?? .nan }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: animator.pause(at: time)
      case 1: animator.reverse(at: time)
      case 2: animator.continue(at: time)
      case 3:
        animator.continue(
          at: time, timing: curves.randomElement(using: &random), durationFactor: 0.5)
      default:
        animator.pause(at: time)
        animator.setFractionComplete(animator.fractionComplete(at: time))
      }
      let after = keys.map { animator.value($0, at: time).map(number) ?? .nan }
      for (a, b) in zip(before, after) { #expect(abs(a - b) < 1e-9, "\(step)") }
    }
  }

  @Test func animatorsRunToTheirTargets() throws {
    var animator = try PropertyAnimator(duration: 2, timing: .linear)
    try animator.animate("x", from: .number(0), to: .number(10))
    animator.start(at: 1)
    #expect(animator.value("x", at: 1.5) == .number(2.5) && animator.endTime() == 3)
    animator.reverse(at: 2)
    #expect(animator.isReversed && animator.fractionComplete(at: 2.5) == 0.25)
    #expect(animator.value("x", at: 3) == .number(0) && animator.endTime() == 3)
    animator.reverse(at: 2.5)
    #expect(animator.value("x", at: 3) == .number(5) && animator.endTime() == 4)
    // A late addition takes the remaining time.
    var late = try PropertyAnimator(duration: 4, timing: .linear)
    late.start(at: 0)
    try late.animate("x", from: .number(0), to: .number(1), at: 2)
    #expect(late.value("x", at: 3) == .number(0.5) && late.value("x", at: 4) == .number(1))
    late.pause(at: 2)
    late.continue(at: 5, timing: .easeIn, durationFactor: 0.25)
    #expect(late.endTime() == 6 && late.value("x", at: 6) == .number(1))
    // Not linearly: the fraction is that of the curve.
    var eased = try PropertyAnimator(duration: 1, timing: .easeIn)
    eased.scrubsLinearly = false
    try eased.animate("x", from: .number(0), to: .number(1))
    eased.setFractionComplete(0.4)
    #expect(eased.value("x", at: 0) == .number(Easing.easeIn.value(at: 0.4)))
    eased.pausesOnCompletion = true
    eased.start(at: 0)
    #expect(eased.endTime() == .infinity && eased.value("x", at: 5) == .number(1))
    // Only final values count.
    var shake = try PropertyAnimator(duration: 1, timing: .linear)
    for angle in [-3.0, 3, -3, 3, -3, 3, 0] {
      try shake.animate("rotation", from: .number(0), to: .number(angle))
    }
    shake.start(at: 0)
    for step in 0...10 { #expect(shake.value("rotation", at: Double(step) / 10) == .number(0)) }
    // UIKit's rule for a spring's duration.
    let spring = try PropertyAnimator(
      spring: .physical(mass: 1, stiffness: 100, damping: 10, relativeVelocity: 0))
    #expect(abs(spring.duration - 1.47270) < 5e-6)
    #expect(throws: ParameterError.self) { try PropertyAnimator(duration: 0, timing: .linear) }
    #expect(throws: KeyframeError.self) {
      try animator.animate("y", from: .number(0), to: .bool(true))
    }
  }
}
