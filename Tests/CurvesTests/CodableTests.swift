import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Foundation
import Spring
import Testing

/// Encoded values decode to equal values, and no document makes an invalid one.
@Suite struct CodableTests {
  func roundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }

  @Test(arguments: [
    "linear", "ease", "cubic-bezier(0.1, -2, 0.9, 3)", "steps(7, jump-both)",
    "linear(0, 0.5 20% 30%, 1)", "penner.in-out-elastic(amplitude: 2, period: 0.4)",
    "penner.out-expo",
    "path(\"M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1\")",
    "material.emphasized", "reversed(steps(3))", "mirrored(ease-in)", "clamped(ease-out)",
    "ping-pong(ease)", "composed(steps(5), ease-out)", "blended(ease, steps(6), 0.25)",
    "repeated(ease, 3)", "chained(ease-in 40% 0.75, ease-out 100% 1)",
    "spring(duration: 0.5, bounce: 0.3)", "spring(stiffness: 50, damping: 3, over: 2)",
  ])
  func easingsDecodeToEqualValues(text: String) throws { try roundTrip(try Easing(text)) }

  @Test func valuesDecodeToEqualValues() throws {
    let transform = try TransformList("rotate(30deg) translate(4px, 5px) perspective(100px)")
    try roundTrip(transform)
    for value in [
      .number(0.1), .vector([1, 2, 3, 4]), .point(Point2D(x: 1, y: 2)),
      .size(Size2D(width: 3, height: 4)),
      .rect(Rect2D(origin: Point2D(x: 1, y: 2), size: Size2D(width: 3, height: 4))),
      .color(ColorValue(0.1, 0.2, 0.3, opacity: 0.4).converted(to: .oklab)),
      .transform(transform.matrix),
      .bool(true), .text("none"),
    ] as [AnimatableValue] {
      try roundTrip(value)
    }
    try roundTrip(BasicAnimation(from: 1.0, by: 3))
    try roundTrip(try BezierPath("M0,0 L1,2 Q3,4 5,6 C7,8 9,10 11,12 Z M20,20 L30,30"))
    try roundTrip(CalculationMode.cubicPaced)
  }

  @Test(arguments: CalculationMode.allCases)
  func keyframesDecodeToEqualValues(mode: CalculationMode) throws {
    let values = [Point2D(), Point2D(x: 3, y: 4), Point2D(x: 3, y: 9)]
    let shape = KeyframeAnimation<Point2D>.TensionContinuityBias(
      tension: [0.5, -0.5], bias: [0, 0, 1])
    try roundTrip(
      try KeyframeAnimation(
        values: values, keyTimes: mode == .discrete ? [0, 0.2, 0.7, 1] : [0, 0.2, 1], mode: mode,
        timing: .easeIn, timingFunctions: [.easeOut], shape: shape, isPacedByArc: true))
    let even = try KeyframeAnimation(values: values, mode: mode, shape: shape)
    let bent = try KeyframeAnimation(values: values, mode: mode)
    // Settings that a mode ignores make no difference.
    #expect((even == bent) == (mode != .cubic && mode != .cubicPaced))
    let path = try BezierPath("M0,0 L1,2 Q3,4 5,6 C7,8 9,10 11,12")
    for rotation in PathAnimation.RotationMode.allCases {
      try roundTrip(
        try PathAnimation(
          path, mode: mode, timing: .easeOut, timingFunctions: [.linear, .easeIn],
          rotationMode: rotation, accuracy: 1e-9))
    }
  }

  @Test func tracksDecodeToEqualValues() throws {
    try roundTrip(
      try MotionTrack(
        initial: SIMD2(0.0, 1),
        [
          .linear(SIMD2(1, 2), duration: 0.5, timing: .easeIn), .move(SIMD2(0, 0)),
          .cubic(SIMD2(3, 4), duration: 1, startVelocity: SIMD2(1, 0)),
          .spring(SIMD2(5, 6), DampedSpring()),
        ]))
    try roundTrip(
      try RelativeKeyframes(
        initial: 1.0,
        [.init(start: 0, duration: 0.6, value: 2), .init(start: 0.5, duration: 1, value: 3)]))
    try roundTrip(try MeasuredPath(BezierPath("M0,0 C0,100 100,100 100,0"), accuracy: 1e-6))
  }

  /// Decoding checks values like the initialisers.
  @Test func decodingChecksKeyframes() {
    let text =
      #"{"values":[],"mode":"linear","timing":"linear","timingFunctions":[],"#
      + #""shape":{"tension":[],"continuity":[],"bias":[],"hasUniformTangents":false},"#
      + #""isPacedByArc":false}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(KeyframeAnimation<Double>.self, from: Data(text.utf8))
    }
    let track =
      #"{"initial":0,"keyframes":[{"linear":{"value":1,"duration":-1}}]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MotionTrack<Double>.self, from: Data(track.utf8))
    }
  }

  /// The forms in which values are stored, which documents of users hold.
  @Test(arguments: [
    (Easing.linear, #""linear""#), (.easeInOut, #""ease-in-out""#),
    (try! Easing("step-start"), #""step-start""#), (try! Easing("step-end"), #""step-end""#),
    (try! Easing("mirrored(ease)"), #"{"mirrored":"ease"}"#),
    (try! Easing("material.standard"), #"{"cubicBezier":[0.2,0,0,1]}"#),
  ])
  func easingsHaveTheirStoredForms(easing: Easing, text: String) throws {
    #expect(try form(easing) == text)
    let decoded = try JSONDecoder().decode(Easing.self, from: Data(text.utf8))
    #expect(decoded == easing && decoded.hashValue == easing.hashValue)
  }

  @Test func otherValuesHaveTheirStoredForms() throws {
    #expect(try form(AnimatableValue.vector([1, 2])) == #"{"vector":[1,2]}"#)
    #expect(try form(AnimatableValue.point(Point2D(x: 1, y: 2))) == #"{"point":{"x":1,"y":2}}"#)
    #expect(try form(TransformFunction.perspective(5)) == #"{"perspective":5}"#)
    #expect(
      try form(TransformFunction.rotate(angle: 2, x: 0, y: 0, z: 1))
        == #"{"rotate":{"angle":2,"x":0,"y":0,"z":1}}"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        TransformFunction.self, from: Data(#"{"scale":{"x":1,"y":1}}"#.utf8))
    }
    typealias Step = MotionTrack<Double>.Keyframe
    #expect(try form(Step.move(5)) == #"{"move":5}"#)
    #expect(
      try form(Step.cubic(5, duration: 2, endVelocity: 1))
        == #"{"cubic":{"duration":2,"endVelocity":1,"value":5}}"#)
    #expect(try form(PlayScript.Action.speed(2)) == #"{"speed":2}"#)
    #expect(try form(PlayScript.Action.pause) == #"{"pause":true}"#)
    let system = try #require(DecaySystem.named("uiscrollview"))
    for action in [
      .to([1], spring: try DampedSpring()), .curve([1], .easeIn, duration: 2),
      .grab([.init(at: 1, [2])]), .release(system, edge: .stop),
      .snap([[1], [2]], system), .pause, .resume, .seek(3), .stop(.end),
    ] as [PlayScript.Action] {
      try roundTrip(action)
    }
  }

  /// Equations, steps of paths and segments: a string without parameters, an object with one member
  /// otherwise.
  @Test func equationsAndPathsHaveTheirStoredForms() throws {
    func check<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
      #expect(try form(value) == text)
      #expect(try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)) == [value])
    }
    let families: [(Penner.Family, String)] = [
      (.sine, #""sine""#), (.quad, #""quad""#), (.expo(), #""expo""#), (.back(), #""back""#),
      (.elastic(), #""elastic""#), (.bounce, #""bounce""#),
      (.power(exponent: 3), #"{"power":{"exponent":3}}"#),
      (.expo(normalized: true), #"{"expo":{"normalized":true}}"#),
      (.back(overshoot: 2), #"{"back":{"overshoot":2}}"#),
      (
        .elastic(amplitude: 2, period: 0.5),
        #"{"elastic":{"amplitude":2,"normalized":false,"period":0.5}}"#
      ),
    ]
    for (family, text) in families { try check(family, text) }
    #expect(
      try JSONDecoder().decode(Penner.Family.self, from: Data(#"{"elastic":{"period":0.5}}"#.utf8))
        == .elastic(period: 0.5))
    for text in [
      #""power""#, #"{"power":{"exponent":0}}"#, #"{"power":{}}"#, #"{"quad":{}}"#,
      #"{"elastic":{"amplitude":0.5}}"#, #"{"back":{},"expo":{}}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Penner.Family.self, from: Data(text.utf8))
      }
    }
    let (a, b, c, d) = (
      Point2D(x: 1, y: 2), Point2D(x: 3, y: 4), Point2D(x: 5, y: 6), Point2D(x: 7, y: 8)
    )
    let elements: [(BezierPath.Element, String)] = [
      (.move(to: a), #"{"move":{"to":{"x":1,"y":2}}}"#),
      (.line(to: b), #"{"line":{"to":{"x":3,"y":4}}}"#),
      (.quad(control: a, to: b), #"{"quad":{"control":{"x":1,"y":2},"to":{"x":3,"y":4}}}"#),
      (
        .curve(control1: a, control2: b, to: c),
        #"{"curve":{"control1":{"x":1,"y":2},"control2":{"x":3,"y":4},"to":{"x":5,"y":6}}}"#
      ),
      (.close, #""close""#),
    ]
    for (element, text) in elements { try check(element, text) }
    let segments: [(PathSegment, String)] = [
      (.line(from: a, to: b), #"{"line":{"from":{"x":1,"y":2},"to":{"x":3,"y":4}}}"#),
      (
        .quad(from: a, control: b, to: c),
        #"{"quad":{"control":{"x":3,"y":4},"from":{"x":1,"y":2},"to":{"x":5,"y":6}}}"#
      ),
      (
        .curve(from: a, control1: b, control2: c, to: d),
        #"{"curve":{"control1":{"x":3,"y":4},"control2":{"x":5,"y":6},"from":{"x":1,"y":2},"#
          + #""to":{"x":7,"y":8}}}"#
      ),
    ]
    for (segment, text) in segments { try check(segment, text) }
    for text in [#""line""#, #"{"close":{}}"#, #"{"line":{}}"#, "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(BezierPath.Element.self, from: Data(text.utf8))
      }
    }
  }

  private func form(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// A preset equals its curve, so that a stored one is the same.
  @Test func presetsEqualTheirCurves() throws {
    let pairs = [
      ("ease-in", "cubic-bezier(0.42, 0, 1, 1)"),
      ("material.standard", "cubic-bezier(0.2, 0, 0, 1)"),
      ("reversed(ease)", "reversed(cubic-bezier(0.25, 0.1, 0.25, 1))"),
    ]
    for (name, curve) in pairs {
      let (named, plain) = (try Easing(name), try Easing(curve))
      #expect(named == plain && plain == named && named.hashValue == plain.hashValue)
      #expect(named.description != plain.description)
    }
    #expect(Easing.easeIn != .easeOut && Easing.easeIn != .linear)
  }

  @Test(arguments: [
    #"{"cubicBezier":[2,0,1,1]}"#, #"{"cubicBezier":[0,0,1]}"#, #"{"cubicBezier":[0,0,1,1,1]}"#,
    #"{"steps":{"count":0}}"#, #"{"piecewiseLinear":{"inputs":[0],"outputs":[]}}"#,
    #"{"repeated":{"base":"linear","count":0}}"#, #"{"chained":[]}"#, "{}",
    #"{"linear":true,"steps":{"count":2}}"#, #"{"ease":true}"#, #""swing""#, "1",
  ])
  func invalidEasingsAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Easing.self, from: Data(text.utf8))
    }
  }
}
