import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Foundation
import Spring
import Testing
import Timeline

/// The tasks of docs/library.md. `scripts/check-snippets` compares the page with this code.
@Suite struct LibraryExamples {
  @Test func theExampleOfTheReadmeRuns() throws {
    // docs: the README
    let spring = try DampedSpring(perceptualDuration: 0.5, bounce: 0.3)
    let motion = try spring.motion(from: 0, to: 100)

    print(motion.value(at: 0.1), motion.velocity(at: 0.1))
    print(motion.settlingTime(within: 0.001), motion.settlingDuration(.coreAnimation()))
    // end
    #expect(motion.settlingDuration(.coreAnimation()) > motion.settlingTime(within: 0.001))
  }

  @Test func portASpring() throws {
    // docs: port a spring
    let easing = try Easing("Spring(duration: 0.5, bounce: 0.3)")
    let css = try TargetLanguage.named("css")?.convert(ConversionRequest(easing))
    print(css?.text ?? "", css?.duration ?? 0, css?.maximumError ?? 0)
    // end
    #expect(css?.text.contains("linear(") == true)
    #expect((css?.maximumError ?? 1) <= 0.001)
    #expect(abs((css?.duration ?? 0) - 0.8187467173831086) <= 1e-3)
  }

  @Test func manyValuesAreComputed() throws {
    // docs: a million values
    let motion = try DampedSpring(stiffness: 230, damping: 22).motion(from: 0, to: 300)
    let values = motion.values(at: (0..<1_000_000).map { Double($0) * 1e-6 })
    // end
    #expect(values.count == 1_000_000 && values[0] == 0)
    #expect(values[999_999] == motion.value(at: 999_999 * 1e-6))
  }

  @Test func followAGesture() throws {
    let touches = [Point2D(x: 10, y: 0), Point2D(x: 20, y: 5), Point2D(x: 40, y: 20)]
    // docs: follow a gesture
    let spring = try DampedSpring(response: 0.15, dampingRatio: 0.86)
    var (position, velocity) = (Point2D(), Point2D())
    for touch in touches {
      spring.update(value: &position, velocity: &velocity, target: touch, deltaTime: 1.0 / 120)
    }
    // end
    // The same motion, retargeted as one function of time.
    var motion = RetargetedMotion(try VectorSpringMotion(spring, from: Point2D(), to: touches[0]))
    try motion.retarget(to: touches[1], at: 1.0 / 120)
    try motion.retarget(to: touches[2], at: 2.0 / 120)
    #expect(motion.value(at: 3.0 / 120).distance(to: position) <= 1e-12)
  }

  @Test func animateFloats() throws {
    // docs: animate floats
    let particles = try KeyframeAnimation(values: [SIMD4<Float>(0, 0, 0, 1), SIMD4(0, 80, 20, 0)])
    let halfWay = particles.value(at: 0.5)
    // end
    #expect(halfWay == SIMD4(0, 40, 10, 0.5))
  }

  @Test func moveManyValues() throws {
    // docs: move ten thousand values
    let springs = try (0..<10_000).map {
      try DampedSpring(stiffness: 100 + Double($0) / 50, damping: 20)
    }
    var stepper = SpringStepper(springs)
    var values = [Double](repeating: 0, count: springs.count)
    var velocities = values
    var targets = [Double](repeating: 100, count: springs.count)
    var frames = 0
    repeat {
      if frames == 10 { targets[0] = 40 }  // targets may change at any time
      stepper.step(&values, &velocities, toward: targets, deltaTime: 1.0 / 60)
      frames += 1
    } while SpringStepper.settle(
      &values, &velocities, toward: targets, distance: 0.01, speed: 0.1) > 0
    // end
    #expect(values == targets && velocities.allSatisfy { $0 == 0 })
    // The slowest is the first, which turned back.
    #expect(frames > 60 && frames < 90)
  }

  @Test func buildAScene() throws {
    // docs: build a scene and read it back
    var ring = AnimatedLayer("ring")
    try ring.animate(forKey: "spin") {
      $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.strokeEnd.value(from: 0, to: 1, duration: 1)
    }
    let text = LayerScene(name: "progress", duration: 2, layers: [ring]).json
    let scene = try LayerScene(json: Array(text.utf8))
    // end
    #expect(scene.layers[0].animationKeys == ["spin"])
    #expect(try scene.layers[0].presentation(at: 0.75).value("strokeStart") == .number(0.25))
    var drawn: [ClosedRange<Double>] = []
    // docs: compute its frames
    let plan = try Plan(scene)
    var values = plan.makeValues()
    for frame in 0...120 {
      plan.write(at: Double(frame) / 60, into: &values)
      if case .number(let start) = plan.value("strokeStart", of: "ring", in: values),
        case .number(let end) = plan.value("strokeEnd", of: "ring", in: values)
      {
        drawn.append(min(start, end)...max(start, end))
      }
    }
    // end
    // Both ends are linear, and the start is half a second late. What has ended is removed.
    #expect(drawn.count == 121)
    for (frame, part) in drawn.enumerated() where frame < 60 {
      let time = Double(frame) / 60
      #expect(abs(part.lowerBound - max(0, time - 0.5)) <= 1e-15)
      #expect(abs(part.upperBound - time) <= 1e-15)
    }
  }

  // docs: animate a type of your own
  struct Pose: Interpolatable {
    var height = 0.0
    var tilt = 0.0

    var componentCount: Int { 2 }
    subscript(component index: Int) -> Double {
      get { index == 0 ? height : tilt }
      set { if index == 0 { height = newValue } else { tilt = newValue } }
    }
  }
  // end

  @Test func animateAnOwnType() throws {
    // docs: animate it
    let jump = try KeyframeAnimation(
      values: [Pose(), Pose(height: 80, tilt: 0.2), Pose()], keyTimes: [0, 0.4, 1], mode: .cubic)
    let top = jump.value(at: 0.4)
    // end
    #expect(top == Pose(height: 80, tilt: 0.2))
    let spring = try VectorSpringMotion(DampedSpring(), from: Pose(), to: top)
    #expect(abs(spring.value(at: 10).height - 80) <= 1e-9)
  }

  @Test func aPathIsFollowedAtConstantSpeed() throws {
    // docs: constant speed on a path
    let path = try MeasuredPath(BezierPath("M0,0 C0,100 100,100 100,0"))
    let points = (0...10).map { path.point(atFraction: Double($0) / 10) }
    // end
    let parts = try zip(points, points.dropFirst()).map { start, end in
      let from = try #require(path.nearest(to: start)).position
      let to = try #require(path.nearest(to: end)).position
      return path.length(to: to) - path.length(to: from)
    }
    #expect(parts.count == 10 && parts.allSatisfy { abs($0 - path.length / 10) <= 1e-6 })
  }

  @Test func storeACurve() throws {
    // docs: store a curve
    let curves = ["enter": try Easing("material.emphasized"), "exit": .easeIn]
    let data = try JSONEncoder().encode(curves)
    let stored = try JSONDecoder().decode([String: Easing].self, from: data)
    // end
    #expect(stored == curves)
  }

  @Test func aClockDrivesFrames() async throws {
    let motion = try DampedSpring(response: 0.05, dampingRatio: 1).motion(from: 0, to: 100)
    var drawn: [Double] = []
    // docs: drive frames
    for try await frame in FrameClock.displayLink(60).frames(for: .milliseconds(100)) {
      drawn.append(motion.value(at: frame.time))
    }
    // end
    #expect(drawn.first == 0 && drawn.count <= 7)
  }
}
