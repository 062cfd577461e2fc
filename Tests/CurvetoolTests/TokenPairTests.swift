import Foundation
import Testing

/// `check` pairs the names that different systems give to one token, and no others.
@Suite struct TokenPairTests {
  private static let tokens = """
    {"motion": {"easing": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]},
        "emphasized-decelerate": {"$value": [0.05, 0.7, 0.1, 1]}},
      "duration": {"$type": "duration", "fast": {"$value": {"value": 150, "unit": "ms"}}}}}
    """

  private struct Result: Decodable {
    struct Pair: Decodable, Hashable {
      var was: String
      var `is`: String
    }
    struct Change: Decodable {
      var change: String
      var name: String
    }
    var same: Int
    var changes: [Change]
    var renamed: [Pair]
  }

  private func check(_ text: String, _ name: String) async throws -> (result: Result, text: String)
  {
    try await Tool.inFolder { folder in
      try Self.tokens.write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      let files = ["check", folder + "/t.json", "\(folder)/\(name)"]
      let json = try await Tool.run(files + ["--json"]).output
      return (
        try JSONDecoder().decode(Result.self, from: Data(json.utf8)),
        try await Tool.run(files).output
      )
    }
  }

  @Test(arguments: [
    (
      "a.css",
      ":root { --ease-standard: cubic-bezier(0.2, 0, 0, 1); --ease-emphasized-decelerate: cubic-bezier(0.05, 0.7, 0.1, 1); --duration-fast: 150ms }"
    ),
    (
      "a.ts",
      "export const EASE_STANDARD = 'cubic-bezier(0.2, 0, 0, 1)';\nexport const easeEmphasizedDecelerate = [0.05, 0.7, 0.1, 1];\nexport const durationFast = 150;"
    ),
    (
      "a.kt",
      """
      object MotionTokens {
        val EasingStandard = CubicBezierEasing(0.2f, 0.0f, 0.0f, 1.0f)
        val EasingEmphasizedDecelerateCubicBezier = CubicBezierEasing(0.05f, 0.7f, 0.1f, 1.0f)
        const val DurationFast = 150
      }
      """
    ),
    (
      "tailwind.config.js",
      """
      module.exports = { theme: { extend: {
        transitionTimingFunction: { standard: 'cubic-bezier(0.2, 0, 0, 1)',
          'emphasized-decelerate': 'cubic-bezier(0.05, 0.7, 0.1, 1)' },
        transitionDuration: { fast: '150ms' } } } }
      """
    ),
  ])
  func namesOfOtherSystemsPair(file: String, text: String) async throws {
    let (result, shown) = try await check(text, file)
    #expect(result.changes.isEmpty && result.same == 3, "\(shown)")
    #expect(
      Set(result.renamed.map(\.was)) == [
        "motion.easing.standard", "motion.easing.emphasized-decelerate", "motion.duration.fast",
      ])
    let pair = try #require(result.renamed.first)
    #expect(shown.contains("paired by other names") && shown.contains(pair.is))
  }

  /// A name that ends two others pairs with neither, and a curve never pairs with a time.
  @Test func ambiguousNamesDoNotPair() async throws {
    let (result, shown) = try await check(
      """
      :root { --a-ease-standard: cubic-bezier(0.2, 0, 0, 1); --b-ease-standard: linear;
        --standard: 150ms; --ease-fast: ease-in }
      """, "a.css")
    #expect(result.same == 0 && result.renamed.isEmpty, "\(shown)")
    #expect(result.changes.count { $0.change == "added" } == 4)
    #expect(result.changes.count { $0.change == "removed" } == 3)
  }

  /// Between versions of one kind of file, another name is another token.
  @Test func aNewNameInOneKindOfFileIsAChange() async throws {
    let (result, _) = try await check(
      Self.tokens.replacing("\"motion\"", with: "\"app\""), "new.json")
    #expect(result.renamed.isEmpty && result.changes.count == 6)
  }

  /// A group around all tokens was removed; a name with another value is another token.
  @Test func tokensWithoutTheirRootGroupPair() async throws {
    let (result, text) = try await check(
      """
      {"easing": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]},
          "emphasized-decelerate": {"$value": [0.05, 0.7, 0.1, 1]}},
        "duration": {"$type": "duration", "fast": {"$value": {"value": 151, "unit": "ms"}}}}
      """, "new.json")
    #expect(result.same == 2 && result.changes.count == 2)
    #expect(result.renamed.contains(.init(was: "motion.easing.standard", is: "easing.standard")))
    #expect(text.contains("paired by other names"))
    #expect(Set(result.changes.map(\.name)) == ["motion.duration.fast", "duration.fast"])
  }
}
