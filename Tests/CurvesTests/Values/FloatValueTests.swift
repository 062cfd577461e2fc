import CurveTestSupport
import Curves
import Spring
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Values of smaller numbers than `Double`: every motion of theirs is the motion of the same doubles, rounded.
@Suite struct FloatValueTests {
  private static let times = (0...60).map { Double($0) / 40 }

  @Test func motionsOfFloatsAreRoundedDoubles() throws {
    try check(Float.zero)
    try check(SIMD2<Float>.zero)
    try check(SIMD3<Float>.zero)
    try check(SIMD4<Float>.zero)
  }

  @Test func motionsOfVectorsEqualThoseOfNumbers() throws {
    try check(SIMD2<Double>.zero)
    try check(SIMD3<Double>.zero)
    try check(SIMD4<Double>.zero)
    #if canImport(CoreGraphics)
      try check(CGFloat.zero)
      try check(CGPoint.zero)
      try check(CGSize.zero)
      try check(CGRect.zero)
    #endif
  }

  /// A finite number stays finite; what is no number stays none.
  @Test func numbersBeyondFloatsStayFinite() {
    #expect(Float(component: 1e300) == .greatestFiniteMagnitude)
    #expect(Float(component: -1e300) == -.greatestFiniteMagnitude)
    #expect(Float(component: .infinity) == .infinity)
    #expect(Float(component: .nan).isNaN)
    #expect(Float(component: -0.0).sign == .minus)
    let far = SIMD2<Float>(3e38, -3e38)
    #expect(far.adding(far) == SIMD2(.greatestFiniteMagnitude, -.greatestFiniteMagnitude))
  }

  private func check<Value: Interpolatable>(_ zero: Value) throws {
    var random = SplitMix64(seed: 5)
    let wide = (0..<4).map { _ in
      (0..<zero.componentCount).map { _ in Double(Float.random(in: -300...300, using: &random)) }
    }
    let narrow = wide.map { value(zero, $0) }
    #expect(narrow.map(numbers) == wide)
    let spring = try DampedSpring(stiffness: 230, damping: 22)

    let motion = try VectorSpringMotion(
      spring, from: narrow[0], to: narrow[1], initialVelocity: narrow[2])
    let motionTruth = try VectorSpringMotion(
      spring, from: wide[0], to: wide[1], initialVelocity: wide[2])
    compare(Self.times.map(motion.value), Self.times.map(motionTruth.value), zero)
    compare(Self.times.map(motion.velocity), Self.times.map(motionTruth.velocity), zero)

    var state = (narrow[0], narrow[2])
    var stateTruth = (wide[0], wide[2])
    spring.update(value: &state.0, velocity: &state.1, target: narrow[1], deltaTime: 0.05)
    spring.update(value: &stateTruth.0, velocity: &stateTruth.1, target: wide[1], deltaTime: 0.05)
    compare([state.0, state.1], [stateTruth.0, stateTruth.1], zero)

    for mode in CalculationMode.allCases {
      let keyframes = try KeyframeAnimation(values: narrow, mode: mode, timing: .easeInOut)
      let truth = try KeyframeAnimation(values: wide, mode: mode, timing: .easeInOut)
      compare(Self.times.map(keyframes.value), Self.times.map(truth.value), zero)
      compare(keyframes.values(at: Self.times), truth.values(at: Self.times), zero)
    }

    let basic = BasicAnimation(from: narrow[0], by: narrow[1])
    let basicTruth = BasicAnimation(from: wide[0], by: wide[1])
    compare(
      Self.times.map { basic.value(at: $0, current: narrow[3]) },
      Self.times.map { basicTruth.value(at: $0, current: wide[3]) }, zero)

    let track = try MotionTrack(
      initial: narrow[0],
      [.cubic(narrow[1], duration: 0.4), .spring(narrow[2], spring, duration: 0.5)])
    let trackTruth = try MotionTrack(
      initial: wide[0], [.cubic(wide[1], duration: 0.4), .spring(wide[2], spring, duration: 0.5)])
    compare(Self.times.map(track.value), Self.times.map(trackTruth.value), zero)

    var play = try Play(from: narrow[0], spring: spring)
    var playTruth = try Play(from: wide[0], spring: spring)
    for (index, time) in [0, 0.1, 0.3].enumerated() {
      try play.to(narrow[index + 1], at: time)
      try playTruth.to(wide[index + 1], at: time)
    }
    compare(Self.times.map(play.value), Self.times.map(playTruth.value), zero)
    compare(Self.times.map(play.velocity), Self.times.map(playTruth.velocity), zero)
  }

  private func value<Value: VectorValue>(_ zero: Value, _ numbers: [Double]) -> Value {
    var value = zero
    for (index, number) in numbers.enumerated() { value[component: index] = number }
    return value
  }

  private func numbers<Value: VectorValue>(_ value: Value) -> [Double] {
    (0..<value.componentCount).map { value[component: $0] }
  }

  private func compare<Value: VectorValue>(
    _ found: [Value], _ truth: [[Double]], _ zero: Value,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(found == truth.map { value(zero, $0) }, sourceLocation: location)
  }
}
