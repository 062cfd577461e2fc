import Foundation
import Spring
import Testing

@Suite struct CodableTests {
  private func readBack<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
  }

  @Test func readsBackToTheEqualValue() throws {
    let spring = try DampedSpring(mass: 0.1, stiffness: 123.456, damping: 1 / 3.0)
    try readBack(spring)
    try readBack(spring.regime)
    let motion = try spring.motion(from: 0.1, to: 0.7, relativeVelocity: 1 / 7.0)
    try readBack(motion)
    try readBack(motion.state(at: 0.3))
    try readBack(motion.peak)
    try readBack(motion.cutOff(at: 0.2))
    for rule: SettlingRule in [.exact(), .coreAnimation(epsilon: 0.1), .swiftUI(), .uiKit()] {
      try readBack(rule)
    }
    let vector = try VectorSpringMotion(spring, from: SIMD2(1.0, 2), to: SIMD2(3, 4))
    try readBack(vector)
    try readBack(
      try VectorSpringMotion(spring, from: [1.0, 2], to: [3, 4], initialVelocity: [5, 6]))
    var moving = RetargetedMotion(vector, history: 1)
    try moving.retarget(to: SIMD2(0, 0), at: 0.2)
    try readBack(moving)
    try readBack(RetargetedMotion(motion, history: .infinity))
    try readBack(ParameterError(parameter: "mass", value: 0, allowed: "positive"))
    try readBack(OrigamiTension(tension: 40, friction: 7))
    try readBack(Bounciness(bounciness: 8))
    // Equality is by meaning, whichever initialiser made the motion.
    #expect(
      try spring.motion(from: 1, to: 3, relativeVelocity: 2)
        == spring.motion(from: 1, to: 3, initialVelocity: 4))
  }

  @Test func invalidDocumentsAreRefused() {
    for text in [
      #"{"mass":0,"stiffness":1,"damping":1}"#, #"{"mass":1,"stiffness":1}"#,
      #"{"mass":1,"stiffness":-1,"damping":1}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(DampedSpring.self, from: Data(text.utf8))
      }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        RetargetedMotion<SpringMotion>.self, from: Data(#"{"pieces":[]}"#.utf8))
    }
  }
}
