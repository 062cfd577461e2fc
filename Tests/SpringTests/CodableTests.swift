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
    for rule: SettlingRule in [.exact(), .coreAnimation(threshold: 0.1), .swiftUI(), .uiKit()] {
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

  /// The forms in which values are stored, which documents of users hold.
  @Test func enumsHaveTheirStoredForms() throws {
    func decoded<Value: Codable>(_ text: String) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    for (text, rule) in [
      (#"{"exact":{}}"#, .exact()), (#"{"exact":{"threshold":0.5}}"#, .exact(threshold: 0.5)),
      (#"{"coreAnimation":{"threshold":0.01}}"#, .coreAnimation(threshold: 0.01)),
      (#"{"swiftUI":{"threshold":0.01}}"#, .swiftUI(threshold: 0.01)),
      (#"{"uiKit":{"threshold":0.01}}"#, .uiKit(threshold: 0.01)),
      (#"{"envelope":{"threshold":0.01}}"#, .envelope(threshold: 0.01)),
    ] as [(String, SettlingRule)] {
      #expect(try decoded(text) == rule)
      try readBack(rule)
    }
    for (text, parameters) in [
      (
        #"{"physical":{"mass":2,"stiffness":9,"damping":1,"relativeVelocity":-3}}"#,
        .physical(mass: 2, stiffness: 9, damping: 1, relativeVelocity: -3)
      ),
      (
        #"{"perceptual":{"duration":0.5,"bounce":0.3}}"#, .perceptual(duration: 0.5, bounce: 0.3)
      ),
      (
        #"{"response":{"response":0.5,"dampingRatio":0.3,"relativeVelocity":1}}"#,
        .response(response: 0.5, dampingRatio: 0.3, relativeVelocity: 1)
      ),
      (#"{"damped":{"stiffness":9,"dampingRatio":1}}"#, .damped(stiffness: 9, dampingRatio: 1)),
    ] as [(String, SpringParameters)] {
      #expect(try decoded(text) == parameters)
      try readBack(parameters)
    }
    #expect(
      try decoded(#"{"parameter":"mass","value":0,"allowed":"positive"}"#)
        == ParameterError(parameter: .mass, value: 0, allowed: "positive"))
    for text in [#"{"exact":{"threshold":-1}}"#, #"{"exact":{},"uiKit":{}}"#, #""exact""#, "{}"] {
      #expect(throws: DecodingError.self) { let _: SettlingRule = try decoded(text) }
    }
    for text in [
      #"{"physical":{"mass":-2,"stiffness":9,"damping":1}}"#, #"{"perceptual":{"duration":1}}"#,
      #"{"damped":{"stiffness":9,"dampingRatio":1,"initialVelocity":2}}"#,
      #"{"damped":{"stiffness":9,"dampingRatio":1,"relativeVelocity":1e300}}"#,
    ] {
      #expect(throws: DecodingError.self) { let _: SpringParameters = try decoded(text) }
    }
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
