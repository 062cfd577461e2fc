import Testing

/// `sweep --threshold`, and columns of the input that are facts, by the output of the built binary.
@Suite struct SweepThresholdTests {
  private let input =
    "stiffness,dampingRatio,initialVelocity\n"
    + (1...20).map { "\($0 * 17),\(0.1 * Double($0)),\($0 % 3 == 0 ? -2 : 0)\n" }.joined()

  @Test(arguments: ["0.01", "20%", "0.001"])
  func theThresholdIsThatOfEachSpring(threshold: String) async throws {
    let columns = ["settlingTime", "settlingDuration", "overshoot"]
    let rows = try await Tool.run(
      ["sweep", "-", "--threshold", threshold, "--columns", columns.joined(separator: ",")],
      input: input
    ).rows
    #expect(rows.count == 20)
    for (row, line) in zip(rows, input.split(separator: "\n").dropFirst()) {
      let fields = line.split(separator: ",").map(String.init)
      let one = try await Tool.run([
        "spring", "--stiffness", fields[0], "--damping-ratio", fields[1], "--initial-velocity",
        fields[2], "--threshold", threshold, "--json",
      ])
      let facts = try one.object
      for (name, value) in zip(columns, row) {
        let expected = try #require(facts[name] as? Double)
        #expect(abs(value - expected) <= 1e-9 * max(abs(expected), 1), "\(line) \(name)")
      }
    }
  }

  @Test func aThrowHasNoThreshold() async throws {
    let result = try await Tool.run(
      ["sweep", "-", "--threshold", "0.01"], input: "like,velocity\ncompose,2000\n")
    #expect(result.status == 64 && result.error.contains("--threshold has no effect on throws"))
  }

  /// The facts in the output of a sweep are computed again.
  @Test func itsOwnOutputIsRead() async throws {
    let first = try await Tool.run(["sweep", "--mass", "1:3:1", "--damping", "5"])
    let second = try await Tool.run(["sweep", "-"], input: first.output)
    #expect(second.output == first.output && first.rows.count == 3)
    #expect(second.error == "Note: the facts of the input are computed again\n")
  }

  @Test func noColumnIsWrittenTwice() async throws {
    let text = "dampingRatio,response,overshoot,note\n0.5,0.4,7,a\n0.8,0.4,7,b\n"
    let result = try await Tool.run(["sweep", "-"], input: text)
    let names = result.output.split(separator: "\n")[0].split(separator: ",")
    #expect(result.status == 0 && Set(names).count == names.count, "\(names)")
    #expect(names.suffix(2) == ["response", "note"])
    #expect(result.error.contains("the column overshoot of the input is replaced by the fact"))
    let overshoot = try #require(names.firstIndex(of: "overshoot"))
    let first = result.output.split(separator: "\n")[1].split(separator: ",")
    // exp(-pi z / sqrt(1 - z^2)) for z = 0.5
    #expect(abs((Double(first[overshoot]) ?? .nan) - 0.16303353482158) < 1e-12)
  }
}
