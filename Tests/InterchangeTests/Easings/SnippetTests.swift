import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Texts as people paste them, with what they mean.
@Suite struct SnippetTests {
  struct Snippet: Decodable {
    var text: String
    var means: String
    var mass: Double?
    var stiffness: Double?
    var damping: Double?
    var initialVelocity: Double?
    var bezier: [Double]?
  }

  static func snippets() throws -> [Snippet] {
    let url = Fixture.folder.appendingPathComponent("interchange/snippets.json")
    return try JSONDecoder().decode([Snippet].self, from: Data(contentsOf: url))
  }

  /// None is read as another curve, and nearly all are read.
  @Test func snippetsAreReadAsMeant() throws {
    let snippets = try Self.snippets()
    var right = 0
    for snippet in snippets {
      guard let easing = try? Easing(snippet.text) else {
        if snippet.means == "refuse" { right += 1 }
        continue
      }
      let error = try Self.error(of: easing, snippet)
      #expect(error <= 2e-4, "\(snippet.text) is \(easing)")
      if error <= 2e-4 { right += 1 }
    }
    #expect(snippets.count == 187)
    #expect(right >= 180, "\(right)")
  }

  /// The largest distance from what is meant, over the span or over 2 s of a spring; infinite for a text
  /// that means nothing.
  private static func error(of easing: Easing, _ snippet: Snippet) throws -> Double {
    var difference = LargestError()
    switch snippet.means {
    case "any": return easing.value(at: 0.5).isFinite ? 0 : .infinity
    case "bezier":
      let p = try #require(snippet.bezier)
      let meant = try CubicBezier(p[0], p[1], p[2], p[3])
      for index in 0...400 {
        let x = Double(index) / 400
        difference.include(abs(easing.value(at: x) - meant.value(at: x)))
      }
    case "spring":
      var base = easing
      while case .preset(let preset) = base { base = preset.value }
      guard case .spring(let curve) = base else { return .infinity }
      let spring = try DampedSpring(
        mass: try #require(snippet.mass), stiffness: try #require(snippet.stiffness),
        damping: try #require(snippet.damping))
      let meant = try spring.motion(initialVelocity: try #require(snippet.initialVelocity))
      for index in 0...400 {
        let time = Double(index) / 200
        difference.include(abs(curve.motion.value(at: time) - meant.value(at: time)))
      }
    default: return .infinity
    }
    return difference.value
  }

  /// Parts and damaged copies of the texts are read or refused, and end.
  @Test func damagedTextsEnd() throws {
    var generator = SplitMix64(seed: 28)
    var count = 0
    for snippet in try Self.snippets() {
      let bytes = Array(snippet.text.utf8)
      for end in bytes.indices where end.isMultiple(of: 3) {
        _ = try? EasingParser().parse(String(decoding: bytes[..<end], as: UTF8.self))
        count += 1
      }
      for _ in 0..<20 {
        var damaged = bytes
        let index = Int.random(in: damaged.indices, using: &generator)
        damaged[index] = try #require(
          "(){}[]<>\"'`:;=,.@?^*/-\n 1a".utf8.randomElement(using: &generator))
        if let easing = try? Easing(String(decoding: damaged, as: UTF8.self)) {
          #expect(!easing.value(at: 0.5).isNaN)
        }
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test(arguments: ["(", "[", "{", "f(", "{a:", "[x y:", "<a>", "^(", "x{", "() => {"])
  func deepNestingIsRefused(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    #expect((try? Easing(text)) == nil)
  }
}
