import Foundation
import Testing

@testable import curvetool

/// `curvetool bench`, by the output of the built binary: the form of the results, never the times.
@Suite struct BenchCommandTests {
  static let columns = [
    "name", "samples", "unit", "minimum", "median", "p90", "reference", "ratio", "error",
    "referenceError",
  ]
  static let name = "cubic-bezier/one-by-one"

  private static func bench(_ arguments: String...) async throws -> Tool.Result {
    try await Tool.run(["bench", name, "--quick", "--samples", "100", "--quiet"] + arguments)
  }

  @Test func jsonHasTheMembersOfAKernel() async throws {
    let result = try await Self.bench("--json")
    #expect(result.status == 0 && result.error.isEmpty)
    let parsed = try JSONSerialization.jsonObject(with: Data(result.bytes))
    let objects = try #require(parsed as? [[String: Any]])
    #expect(objects.count == 1)
    let object = try #require(objects.first)
    #expect(object.keys.sorted() == Self.columns.sorted())
    #expect(object["name"] as? String == Self.name)
    #expect(object["unit"] as? String == "ns/evaluation")
    #expect(object["samples"] as? Double == 100)
    let times = try Self.columns.dropFirst(3).map { try #require(object[$0] as? Double) }
    try check(times)
  }

  @Test func csvHasARowForEachKernel() async throws {
    let result = try await Self.bench("--csv", "-")
    #expect(result.status == 0 && result.lines.count == 2)
    #expect(result.lines[0] == Self.columns.joined(separator: ","))
    let fields = result.lines[1].split(separator: ",", omittingEmptySubsequences: false)
    #expect(fields.prefix(3) == [Self.name[...], "100", "ns/evaluation"])
    try check(fields.dropFirst(3).map { try #require(Double($0)) })
  }

  /// Minimum, median, p90, reference, ratio and the errors of both: the kernel's is its bound, and Newton's
  /// method stops at 1e-7.
  private func check(_ numbers: [Double]) throws {
    try #require(numbers.count == 7)
    #expect(numbers.prefix(5).allSatisfy { $0 > 0 && $0.isFinite })
    #expect((1e-17...1e-15).contains(numbers[5]) && (1e-9...1e-6).contains(numbers[6]))
    #expect(numbers[0] <= numbers[1] && numbers[1] <= numbers[2])
    // Each is printed with at least four digits.
    #expect(abs(numbers[4] * numbers[3] / numbers[0] - 1) < 2e-3)
  }

  @Test func theTableFitsTheScreenAndEndsInASentence() async throws {
    let result = try await Tool.run([
      "bench", "cubic-bezier/one", "--quick", "--samples", "100", "--quiet",
    ])
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(
      result.lines[0].split(separator: " ")
        == ["kernel", "(ns)", "minimum", "median", "plain", "ratio", "error", "plain's"])
    #expect(result.lines[1].hasPrefix(Self.name))
    #expect(result.lines.allSatisfy { $0.count <= 80 }, "\(result.output)")
    let parts = result.output.split(separator: "\n\n")
    let end = parts[parts.count - 1].split(separator: "\n").joined(separator: " ")
    #expect(
      end.contains(/^The kernel (is faster|takes longer) than the plain method(, by .*)?\.$/),
      "\(end)")
  }

  @Test(
    arguments: [
      ([], "There is no plain method to compare with."),
      ([0.5], "The kernel is faster than the plain method."),
      ([1.5], "The kernel takes longer than the plain method, by this factor: a 1.5."),
      ([0.5, 0.7], "All 2 kernels are faster than the plain method."),
      (
        [1, 1.25], "All 2 kernels take longer than the plain method, by these factors: a 1, b 1.25."
      ),
      (
        [0.5, 1.2],
        "1 of 2 kernels is faster than the plain method; the other takes longer, by this factor: "
          + "b 1.2."
      ),
      (
        [0.5, 2, 0.5, 1],
        "2 of 4 kernels are faster than the plain method; the others take longer, by these "
          + "factors: b 2, d 1."
      ),
    ] as [([Double], String)])
  func theSentenceAgreesWithTheNumberOfKernels(ratios: [Double], sentence: String) {
    let kernels = zip(["a", "b", "c", "d"], ratios).map { (name: $0, ratio: $1) }
    #expect(BenchResult.conclusion(kernels) == sentence)
  }

  @Test func aThousandEvaluationsAreTimedTogether() async throws {
    let result = try await Tool.run(["bench", "steps", "--quick", "--csv", "-"])
    let samples = result.lines.dropFirst().map { $0.split(separator: ",")[1] }
    #expect(samples == ["1000"])
  }

  @Test func theAliasAndAPartOfAName() async throws {
    let result = try await Tool.run([
      "benchmark", "pring/one", "--quick", "--samples", "10", "--csv", "-",
    ])
    #expect(result.status == 0)
    let names = result.lines.dropFirst().map { $0.split(separator: ",")[0] }
    #expect(names.contains("spring/one-by-one") && names.count > 1)
    #expect(names.allSatisfy { $0.contains("pring/one") })
  }

  @Test(
    arguments: [
      (["nothing-like-it"], "no kernel's name contains 'nothing-like-it': the names begin with "),
      (
        ["nothing-like-it"],
        "cubic-bezier, linear, steps, spring, settling, decay, play, keyframes, "
      ),
      (["--filter", "spring"], "Unknown option '--filter': the name is an argument"),
      (["--json", "--csv", "-"], "--json and --csv - would share standard output"),
      (["--samples", "0"], "--samples must be 1 to 100000000, but is 0"),
      (["--samples", "-1"], "--samples must be 1 to 100000000, but is -1"),
      (["--samples", "100000001"], "--samples must be 1 to 100000000"),
      (["--samples", "1.5"], "--samples"), (["--samples", "nan"], "--samples"),
    ] as [([String], String)])
  func wrongArgumentsAreRefused(arguments: [String], message: String) async throws {
    let result = try await Tool.run(["bench"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }
}
