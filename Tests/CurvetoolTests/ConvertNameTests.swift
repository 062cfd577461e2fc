import CurveDocuments
import CurvePlatforms
import Foundation
import Testing

/// Names of curves in the texts of `convert`, and several curves in one file.
@Suite struct ConvertNameTests {
  private func write(_ text: String, _ name: String, in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return "@" + path
  }

  private struct Row: Decodable {
    var curve: String
    var to: String
    var text: String
  }

  private func rows(_ arguments: [String]) async throws -> [Row] {
    let result = try await Tool.run(["convert"] + arguments + ["--json", "-q"])
    #expect(result.status == 0, "\(result.error)")
    return try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
  }

  @Test func jsonNamesEveryCurve() async throws {
    try await Tool.inFolder { folder in
      let list = try write("a.b: ease\na-b: ease-in\na-b-2: linear", "list.txt", in: folder)
      let rows = try await rows([list, "--to", "css,css-keyframes"])
      #expect(rows.map(\.curve) == ["a.b", "a.b", "a-b", "a-b", "a-b-2", "a-b-2"])
      #expect(rows.map(\.to).prefix(2) == ["css", "css-keyframes"])
      #expect(try await self.rows(["ease", "--to", "css"]).map(\.curve) == ["ease"])
      let one = try write("only: ease", "one.txt", in: folder)
      #expect(try await self.rows([one, "--to", "css"]).map(\.curve) == ["only"])
    }
  }

  @Test func namesStayDistinct() async throws {
    try await Tool.inFolder { folder in
      let list = try write("a.b: ease\na-b: ease-in\na-b-2: linear", "list.txt", in: folder)
      let css = try await Tool.run(["convert", list, "--to", "css", "-q"])
      let sheet = try StyleSheet(css.output)
      #expect(sheet.curves.map(\.name) == ["--a-b", "--a-b-3", "--a-b-2"])
      #expect(sheet.curves.map(\.easing.description) == ["ease", "ease-in", "linear"])
      #expect(sheet.notes.isEmpty)
      let scoped = try write(
        ":root{--e:ease}\n.dark{--e:linear}\n@media print{:root{--e:ease-in}}", "a.css", in: folder)
      let again = try await Tool.run(["convert", scoped, "--to", "css", "-q"])
      #expect(
        try StyleSheet(again.output).curves.map(\.name) == ["--e", "--dark-e", "--media-print-e"])
    }
  }

  /// A file with several curves is valid in the target's language, or there is an error and no file.
  @Test func filesHoldSeveralCurves() async throws {
    try await Tool.inFolder { folder in
      let list = try write(
        """
        {"$type": "cubicBezier", "h1{color:red}": {"$value": "ease"}, "in": {"$value": "ease-in"},
         "spring": {"$value": "spring(damping: 12)"}, "out": {"$value": "penner.out-bounce"}}
        """, "list.tokens.json", in: folder)
      for target in TargetLanguage.all where !target.isBinary {
        let path = "\(folder)/\(target.name)"
        let result = try await Tool.run([
          "convert", list, "--to", target.name, "-o", path, "-q",
        ])
        guard ["csv", "android-xml"].contains(target.name) else {
          #expect(result.status == 0, "\(target.name): \(result.error)")
          #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("== "))
          continue
        }
        #expect(result.status == 64 && result.error.contains("@FILE#NAME"), "\(result.error)")
        #expect(result.error.contains("DIR/"))
        #expect(result.error.filter(\.isNewline).count == 1)
        #expect(!FileManager.default.fileExists(atPath: path))
      }
      let keyframes = try String(contentsOfFile: "\(folder)/css-keyframes", encoding: .utf8)
      #expect(try StyleSheet(keyframes).keyframes.count == 4)
      let both = try await Tool.run([
        "convert", list, "--to", "css,gsap", "-o", "\(folder)/both", "-q",
      ])
      #expect(both.status == 64 && both.error.contains("--output takes one target"))
      let json = try await Tool.run([
        "convert", list, "--to", "css,gsap", "-o", "\(folder)/both", "-q", "--json",
      ])
      #expect(json.status == 0)
    }
  }

  @Test func aSpringSurvivesTokens() async throws {
    try await Tool.inFolder { folder in
      for curve in [
        "spring(mass: 2, stiffness: 230, damping: 22, initialVelocity: 3)",
        "spring(stiffness: 100, damping: 40)", "spring(stiffness: 100, damping: 3, over: 0.4)",
      ] {
        let written = try await Tool.run(["convert", "a=\(curve)", "--to", "dtcg", "-q"])
        let file = try write(written.output, "x.tokens.json", in: folder)
        let difference = try await Tool.run([
          "compare", file, curve, "--in-seconds", "--max-error", "1e-15",
        ])
        #expect(difference.status == 0, "\(difference.error)")
        let listed = try await Tool.run(["presets", file, "--format", "csv"])
        #expect(listed.output.contains("a,") && listed.output.contains(",spring,"))
        let exact = try await Tool.run(["convert", file, "--to", "uikit"])
        #expect(exact.output.contains("UISpringTimingParameters"))
      }
    }
  }
}
