import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// Mutated text neither crashes nor hangs the parser, and what parses reads back from its own text.
@Suite struct ParserFuzzTests {
  private static let corpus = [
    "ease", "linear", "step-start", "cubic-bezier(0.25, 0.1, 0.25, 1)", "0.25,0.1,0.25,1",
    "steps(4, jump-none)", "steps(calc(5 / 2), start)", "linear(0, 0.5 25% 75%, 1)",
    "linear(0 calc(min(50%, 60%)), -1e-3 100%)",
    "linear(clamp(0, 1, 2), max(1, 2) calc(1% * (2 + 3)))",
    "penner.out-elastic(amplitude: 1.5, period: 0.4, normalized: 1)",
    "penner.in-back(overshoot: 2)",
    "penner.in-power(exponent: 2.5)", "material.emphasized", "swiftui.bouncy",
    "spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: -5)",
    "spring(duration: 0.5, bounce: 0.3)", "path('M0,0 C.05,0 .13,.06 .16,.4 S.25,1 1,1')",
    "path(\"m0 0q.5-1 .5.5t.5.5\")", "reversed(mirrored(clamped(ease-in)))",
    "composed(ease, linear(0, 1))",
    "blended(ease, steps(2), 0.25)", "repeated(ping-pong(ease-out), 3)",
    "chained(ease-in 40% 0.6, ease-out 100% 1)", "/* é */ EASE-IN /**/", "calc(1 + -infinity)",
  ]
  private static let alphabet = "{}[]<>=;M().,%:+-*/'\" \u{9}0123456789eEaflnrst/**/"

  @Test(arguments: 1...10)
  func mutatedTextIsReadOrRefused(seed: UInt64) {
    let parser = EasingParser()
    var mutations = Mutations(Self.corpus, alphabet: Self.alphabet, seed: seed)
    var accepted = 0
    for _ in 0..<Mutations.count {
      let text = String(decoding: mutations.next(), as: UTF8.self)
      guard let parsed = try? parser.parse(text) else {
        _ = try? parser.parseList(text)
        continue
      }
      accepted += 1
      for written in [parsed.easing.description, parsed.specifiedText] {
        let again = try? parser.parse(written)
        #expect(again?.easing == parsed.easing, "\(text.debugDescription), written as \(written)")
      }
      for x in [-0.5, 0, 0.3, 1, 1.5] {
        #expect(parsed.easing.value(at: x).isFinite, "\(text.debugDescription)")
        #expect(!parsed.easing.velocity(at: x).isNaN, "\(text.debugDescription)")
      }
    }
    #expect(accepted > Mutations.count / 25, "the mutations must leave something to read")
  }

  /// Deep, long or endless text is rejected, or read in linear time.
  @Test func sizeDoesNoHarm() throws {
    let deep = String(repeating: "reversed(", count: 100_000)
    #expect(throws: SyntaxError.self) { try Easing(deep + "ease") }
    let parentheses = String(repeating: "(", count: 100_000)
    #expect(throws: SyntaxError.self) { try Easing("linear(calc\(parentheses)1") }
    let comments = String(repeating: "/*", count: 20_000)
    #expect(throws: SyntaxError.self) { try Easing(comments) }
    let digits = String(repeating: "9", count: 20_000)
    #expect(throws: SyntaxError.self) { try Easing("steps(\(digits))") }
    #expect(throws: SyntaxError.self) { try Easing("linear(\(digits))") }
    #expect(try Easing("linear(0.\(digits), 1e-\(digits))").value(at: 1) == 0)
    let name = String(repeating: "ease-", count: 20_000)
    #expect(throws: SyntaxError.self) { try Easing(name) }
    let stops = Array(repeating: "0.5", count: 20_000).joined(separator: ",")
    #expect(try Easing("linear(\(stops))").value(at: 0.7) == 0.5)
    let sum = Array(repeating: "1", count: 10_000).joined(separator: " + ")
    #expect(try Easing("linear(calc(\(sum)))").value(at: 0.7) == 10_000)
  }
}
