import Foundation
import Testing

/// `compare @FILE --fail-on-duplicates`.
@Suite struct DuplicateTests {
  private func compare(
    _ text: String, _ options: [String] = [], name: String = "x.json"
  ) async throws -> (status: Int32, output: String, error: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("duplicates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try await Tool.run(
      ["compare", "@\(file.path)", "--fail-on-duplicates"] + options)
    return (result.status, result.output, result.error)
  }

  private static let tokens = """
    {"motion": {"$type": "cubicBezier",
      "a": {"$value": [0.25, 0.1, 0.25, 1]}, "b": {"$value": [0.4, 0, 1, 1]},
      "alias": {"$value": "{motion.a}"}%@}}
    """

  @Test func aliasesAreNoDuplicates() async throws {
    let result = try await compare(Self.tokens.replacing("%@", with: ""))
    #expect(result.status == 0 && result.output.contains("none within 0.001"), "\(result)")
    let css = try await compare(
      ":root { --a: ease-in; --b: var(--a); --c: ease-out; }", name: "x.css")
    #expect(css.status == 0 && css.output.contains("3 curves"), "\(css)")
  }

  @Test func duplicatesExitWithOne() async throws {
    let text = Self.tokens.replacing("%@", with: ", \"c\": {\"$value\": [0.25, 0.1, 0.25, 1]}")
    let result = try await compare(text)
    #expect(result.status == 1)
    #expect(result.error.contains("motion.a and motion.c are the same within 0.001"), "\(result)")
    let table = try await compare(text, ["--format", "csv", "--max-error", "0.5"])
    #expect(table.status == 1 && table.error.contains("(and 2 more) are the same within 0.5"))
    let css = try await compare(":root { --a: ease-in; --b: ease-in; }", name: "x.css")
    #expect(css.status == 1 && css.error.contains("--a and --b are the same"))
  }

  @Test func theFlagNeedsAFile() async throws {
    let result = try await Tool.run(["compare", "ease", "ease-in", "--fail-on-duplicates"])
    #expect(result.status == 64 && result.error.contains("--fail-on-duplicates has no effect"))
  }
}
