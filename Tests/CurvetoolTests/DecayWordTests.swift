import Foundation
import Testing

/// The curve word `decay(...)` in the commands, by the output of the built binary.
@Suite struct DecayWordTests {
  @Test func aNumberAloneIsAVelocity() async throws {
    let result = try await Tool.run(["decay", "2000", "--like", "android"])
    #expect(result.status == 64 && result.error.contains("as in --velocity 2000"))
  }

  private let word = "decay(velocity: 2000, like: compose)"

  @Test func everyCommandOfCurvesTakesItWithItsNote() async throws {
    for arguments in [
      ["tabulate", word], ["compare", word, "decay.uiscrollview"], ["plot", word, "--plot", "-"],
      ["convert", word, "--to", "css"], ["compare", word, "ease-out"],
    ] {
      let result = try await Tool.run(arguments)
      #expect(result.status == 0 && !result.output.isEmpty, "\(arguments): \(result.error)")
      #expect(
        result.error.contains("the throw covers 476.167 units in 2.357 s"),
        "\(arguments): \(result.error)")
    }
  }

  @Test func throwsAloneAreInSeconds() async throws {
    let result = try await Tool.run(["tabulate", word, "--at", "0.5,1", "--format", "csv"])
    #expect(result.rows.count == 2)
    for row in result.rows {
      let exact = 2000 * (1 - exp(-4.2 * row[0])) / 4.2 / ((2000 - 0.1) / 4.2)
      #expect(abs(row[1] - exact) < 1e-12)
    }
  }

  @Test func presetsAreListedWithTheirSources() async throws {
    let result = try await Tool.run(["presets", "decay.", "--json"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [[String: String]])
    #expect(list.count >= 10 && list.allSatisfy { $0["source"]?.isEmpty == false })
    #expect(list.contains { $0["name"] == "decay.android" })
  }

  @Test func translationsTellTheirError() async throws {
    let result = try await Tool.run([
      "convert", "splineBasedDecay<Float>(Density(1f))", "--to", "uikit", "--json",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("UIScrollView.DecelerationRate"))
    #expect(result.error.contains("read with 2000 units per second"), "\(result.error)")
  }

  @Test(
    arguments: [
      ("decay(velocity: 2000, like: composr)", "compose"), ("decay(velocity: 0)", "velocity"),
      ("decay(2000)", "velocity"), ("decay(velocity: 1e999)", "finite"),
    ])
  func badDecaysAreOneLineErrors(word: String, expected: String) async throws {
    let result = try await Tool.run(["tabulate", word])
    #expect(result.status == 64 && result.error.contains(expected), "\(result.error)")
    #expect(result.error.split(separator: "\n").count <= 2)
  }
}
