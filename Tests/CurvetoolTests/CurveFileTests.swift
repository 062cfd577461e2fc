import CurvePlatforms
import Curves
import Foundation
import Testing

/// `@FILE` stands for all curves of a file in every command that takes several.
@Suite struct CurveFileTests {
  private static let sheet = """
    :root { --snap: cubic-bezier(.2,0,0,1); --fade: ease-out; --also: var(--fade);
      --near: cubic-bezier(0, 0, .581, 1) }
    .card { transition: opacity 200ms ease-in }
    """

  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.sheet.write(
      to: folder.appendingPathComponent("theme.css"), atomically: true, encoding: .utf8)
    try await body(folder.path)
  }

  @Test func listsTabulatesAndDraws() async throws {
    try await inFolder { folder in
      let file = "@\(folder)/theme.css"
      let list = try await Tool.run(["presets", file, "--format", "csv"])
      #expect(list.status == 0 && list.error.isEmpty)
      let names = ["--snap", "--fade", "--also", "--near", ".card transition opacity"]
      #expect(
        list.output.split(separator: "\n").dropFirst().map {
          String($0.prefix { $0 != "," })
        } == names)
      let markdown = try await Tool.run(["presets", file, "fade", "--format", "markdown"])
      #expect(markdown.output.contains("| --fade | \(folder)/theme.css | curve | ease-out |"))

      let table = try await Tool.run(
        ["tabulate", file, "mine=.bouncy", "--at", "0.25", "--format", "csv"])
      #expect(
        table.output.hasPrefix("progress,\(names.joined(separator: ",")),mine\n"), "\(table.output)"
      )
      let expected = try [
        "cubic-bezier(.2,0,0,1)", "ease-out", "ease-out", "cubic-bezier(0,0,.581,1)", "ease-in",
        "swiftui.bouncy",
      ].map { try Easing($0).value(at: 0.25) }
      #expect(table.rows == [[0.25] + expected])

      let one = try await Tool.run(["bezier", file])
      #expect(one.status == 65 && one.error.contains("contains 5 curves: add #NAME, one of --snap"))
      // More than twelve curves make a contact sheet, which has no velocities.
      let sheet = try await Tool.run(["plot", file, file, file, "--script", "-"])
      #expect(sheet.status == 0 && sheet.output.contains("--snap (3)"))
      let idle = try await Tool.run(["plot", file, file, file, "--velocities"])
      #expect(idle.status == 64 && idle.error.contains("--velocities has no effect"))
    }
  }

  @Test func comparesAllWithEachOther() async throws {
    try await inFolder { folder in
      let file = "@\(folder)/theme.css"
      let text = try await Tool.run(["compare", file])
      #expect(text.status == 0)
      // An alias is no duplicate.
      #expect(text.output.contains("--fade and --near"))
      #expect(!text.output.contains("--also, to"))
      let csv = try await Tool.run(["compare", file, "--format", "csv"])
      let rows = csv.output.split(separator: "\n").map { $0.split(separator: ",") }
      #expect(rows.count == 6 && rows.allSatisfy { $0.count == 6 })
      let distance = CurveDifference(try Easing("cubic-bezier(.2,0,0,1)"), try Easing("ease-out"))
      #expect(Double(rows[1][2]) == distance.maximum.value)
      #expect(Double(rows[2][1]) == distance.maximum.value)
      let json = try await Tool.run(["compare", file, "--max-error", "0", "--json"])
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect((object["duplicates"] as? [Any])?.isEmpty == true)
      #expect((object["maxErrors"] as? [[Double]])?.count == 5)
    }
  }

  @Test func ranksTheNearest() async throws {
    try await inFolder { folder in
      let all = try await Tool.run(["compare", "0.2, 0, 0, 1", "--nearest", "--format", "csv"])
      let lines = all.output.split(separator: "\n")
      #expect(lines.count > 150)
      #expect(lines[1].hasPrefix("material.emphasized-fallback,0,"))
      let two = try await Tool.run(
        ["compare", "0.2, 0, 0, 1", "--nearest", "carbon, Material", "--format", "csv"])
      let names = two.output.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: ".").first
      }
      #expect(Set(names) == ["carbon", "material"])
      let family = try await Tool.run(["compare", "0.2, 0, 0, 1", "--nearest", "carbon"])
      #expect(family.output.split(separator: "\n").count == 2 + 6)
      let file = try await Tool.run(
        ["compare", "ease-in", "--nearest", "@\(folder)/theme.css", "--json"])
      #expect(file.output.contains("\".card transition opacity\", \"maxError\": 0"))
    }
  }

  @Test(arguments: [
    (["compare", "ease"], "a second curve is missing"),
    (["compare", "ease", "ease-in", "--nearest"], "got two"),
    (["compare", "ease", "--nearest", "carbom"], "did you mean 'carbon'?"),
    (["compare", "ease", "--nearest", "swiftui,carbom"], "no family 'carbom': did you mean"),
    (["compare", "ease", "--nearest", "--max-error", "1"], "--max-error"),
    (["compare", "@x.css", "--plot", "-"], "--plot"),
  ])
  func refusesWhatHasNoMeaning(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
    #expect(result.output.isEmpty && result.error.filter(\.isNewline).count == 1)
  }
}
