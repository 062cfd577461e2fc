import Testing

/// What takes one value tells how several are given.
@Suite struct SeveralValuesTests {
  @Test(arguments: [
    ["plot", "ease", "--plot", "a.png", "b.svg"],
    ["spring", "--stiffness", "230", "--plot", "a.png", "b.svg"],
    ["spring", "--stiffness", "230", "--plot", "a.png,b.svg"],
    ["compare", "ease", "linear", "--plot", "a.png b.svg"],
  ])
  func picturesAreRepeatedOptions(arguments: [String]) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result.output)")
    #expect(
      result.error.contains("repeat it for more, as in --plot a.png --plot b.svg"),
      "\(result.error)"
    )
  }

  @Test(arguments: [
    (["damping", "5", "damping", "20"], "'damping 5' 'damping 20'"),
    (["stiffness", "100", "damping", "5", "ease"], "'stiffness 100, damping 5' ease"),
  ])
  func splitSpringsAreErrorsWithTheQuotedForm(arguments: [String], quoted: String) async throws {
    let result = try await Tool.run(["compare"] + arguments)
    #expect(result.status == 64 && result.error.contains("as in \(quoted)"), "\(result.error)")
  }

  @Test(arguments: [
    (["--response", "500"], true), (["--duration", "0.2,300"], true),
    (["--response", "0.1:0.9:0.1"], false), (["--damping", "500"], false),
  ])
  func millisecondsOfAGridAreNoted(arguments: [String], isNoted: Bool) async throws {
    let result = try await Tool.run(["sweep"] + arguments)
    #expect(result.status == 0)
    #expect(result.error.contains("ms is written") == isNoted, "\(result.error)")
  }

  /// Two springs near a design are no two spellings of one.
  @Test func nearbyRoundSpringsAreLabelledAsSuch() async throws {
    let result = try await Tool.run(["design", "--response", "0.5", "--bounce", "0.2"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.contains("in round numbers") } == 1)
    #expect(lines.count { $0.contains("another near it") && $0.contains("stiffness 160") } == 1)
  }
}
