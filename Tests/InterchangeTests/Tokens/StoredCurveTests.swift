import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Curves as `JSONEncoder` writes this package's types.
@Suite struct StoredCurveTests {
  private func document(_ value: some Encodable) throws -> CurveDocument {
    try CurveDocument([UInt8](JSONEncoder().encode(value)))
  }

  /// A curve of each kind, with seeded numbers.
  private func easing(_ kind: Int, _ random: inout SplitMix64) throws -> Easing {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func inner() throws -> Easing { try easing(.random(in: 0..<10, using: &random), &random) }
    switch kind {
    case 0: return .linear
    case 1: return .easeIn
    case 2:
      return .cubicBezier(
        try CubicBezier(number(0...1), number(-2...2), number(0...1), number(-2...2)))
    case 3: return .steps(try Steps(Steps.Count(number(2...20).rounded()), .jumpNone))
    case 4:
      return .piecewiseLinear(
        try PiecewiseLinear(stops: [
          .init(number(-1...1)), .init(number(-1...2), at: number(0.1...0.9)), .init(1),
        ]))
    case 5: return .spring(try SpringCurve(parameters(&random)))
    case 6: return .spring(try SpringCurve(parameters(&random), over: number(0.1...3)))
    case 7: return try Easing("penner.out-bounce")
    case 8: return try Easing("material.emphasized")
    case 9: return try Easing("decay(velocity: \(number(1000...5000)))")
    case 10: return .reversed(try inner())
    case 11: return .mirrored(try inner())
    case 12: return .clamped(try inner())
    case 13: return .pingPong(try inner())
    default: return .composed(outer: try inner(), inner: try inner())
    }
  }

  private func parameters(_ random: inout SplitMix64) -> SpringParameters {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let velocity = Bool.random(using: &random) ? 0 : number(-5...5)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0:
      .physical(
        mass: number(0.5...3), stiffness: number(50...500), damping: number(5...50),
        relativeVelocity: velocity)
    case 1:
      .perceptual(duration: number(0.2...2), bounce: number(-0.5...0.8), relativeVelocity: velocity)
    case 2:
      .response(
        response: number(0.2...2), dampingRatio: number(0.2...2), relativeVelocity: velocity)
    default:
      .damped(
        stiffness: number(50...500), dampingRatio: number(0.2...2), relativeVelocity: velocity)
    }
  }

  @Test(arguments: 0..<60) func everyKindIsReadBack(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var curves: [String: Easing] = [:]
    for kind in 0..<15 { curves["k\(kind)"] = try easing(kind, &random) }
    for file in [try document(curves), try document(["group": ["inner": curves]])] {
      #expect(file.entries.count == curves.count && file.notes.isEmpty, "\(file.notes)")
      #expect(file.durations.isEmpty)
      for (name, curve) in curves {
        let entry = file.entries.first { $0.name == name || $0.name == "group.inner.\(name)" }
        #expect(entry?.easing == curve, "\(name): \(String(describing: entry)) \(curve)")
      }
    }
  }

  /// A spring without a curve around it is the curve over its settling time.
  @Test(arguments: 0..<20) func springsAreReadBack(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(1000 + seed))
    let parameters = parameters(&random)
    let curve = try SpringCurve(parameters)
    #expect(try document(["s": parameters]).entries.map(\.easing) == [.spring(curve)])
    #expect(try document(["s": curve]).entries.map(\.easing) == [.spring(curve)])
    #expect(try document(curve).entries.map(\.easing) == [.spring(curve)])
    #expect(try document(Easing.spring(curve)).entries.map(\.easing) == [.spring(curve)])
    let spring = curve.motion.spring
    let entry = try #require(try document(["s": spring]).entries.first)
    #expect(entry.name == "s")
    #expect(entry.easing == .spring(try SpringCurve(spring)))
  }

  @Test(arguments: [
    (#"{"s": {"spring": {"parameters": {"perceptual": {"bounce": 0.3}}}}}"#, "duration is missing"),
    (
      #"{"s": {"spring": {"parameters": {"perceptual": {"bounce": 3, "duration": 1, "relativeVelocity": 0}}}}}"#,
      "bounce"
    ),
    (#"{"s": {"parameters": {"physical": {"mass": "1"}}}}"#, "expected a number, but found text"),
    (
      #"{"s": {"damped": {"stiffness": 9, "dampingRatio": 1, "initialVelocity": 2}}}"#,
      "is named relativeVelocity"
    ),
    (
      #"{"s": {"bounce": 0.3, "duration": 0.5, "initialVelocity": 0}}"#,
      "'initialVelocity' is not a setting of this spring"
    ),
  ])
  func invalidStoredCurvesAreReported(text: String, message: String) throws {
    let text = #"{"a": "ease-in", "e": \#(text)}"#
    let file = try CurveDocument(Array(text.utf8))
    #expect(file.entries.map(\.name) == ["a"] && file.durations.isEmpty)
    #expect(file.notes.count == 1, "\(file.notes)")
    let note = try #require(file.notes.first)
    #expect(note.message.contains(message) && note.isLoss, "\(note)")
    #expect(note.message.utf8.count < 200)
  }

  /// Members with the name of a kind are no curve by that name alone.
  @Test(arguments: [
    #"{"spring": {"stiffness": 230, "damping": 22}}"#, #"{"steps": 4, "a": "ease-in"}"#,
    #"{"path": "M0,0", "a": "ease"}"#,
  ])
  func objectsNamedLikeAKindAreNoStoredCurves(text: String) throws {
    #expect(try CurveDocument(Array(text.utf8)).entries.count == 1)
  }
}
