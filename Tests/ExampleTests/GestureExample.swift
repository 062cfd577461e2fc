import Curves
import Spring
import Testing

/// docs/library.md: follow a gesture.
@Suite struct GestureExample {
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

  @Test func moveAPointOverTime() throws {
    // docs: a vector as a function of time
    let flight = try DampedSpring(stiffness: 230, damping: 22)
      .motion(from: SIMD2<Float>(0, 0), to: SIMD2(300, 120), initialVelocity: SIMD2(0, 900))
    print(flight.value(at: 0.1), flight.velocity(at: 0.1))
    // end
    let spring = try DampedSpring(stiffness: 230, damping: 22)
    let across = try spring.motion(from: 0, to: 300)
    let down = try spring.motion(from: 0, to: 120, initialVelocity: 900)
    for time in [0, 0.05, 0.1, 0.4, 2] {
      let value = flight.value(at: time)
      #expect(value == SIMD2(Float(across.value(at: time)), Float(down.value(at: time))))
    }
    // Numbers still make the motion of a number.
    let plain: SpringMotion = try spring.motion(from: 0, to: 300)
    #expect(plain == across)
  }

  @Test func animateFloats() throws {
    // docs: animate floats
    let particles = try KeyframeAnimation(values: [SIMD4<Float>(0, 0, 0, 1), SIMD4(0, 80, 20, 0)])
    let halfWay = particles.value(at: 0.5)
    // end
    #expect(halfWay == SIMD4(0, 40, 10, 0.5))
  }
}
